import { aContract } from './five-hundred/a-contract.ts';
import { pigAndGoat } from './gongzhu/pig-and-goat.ts';
import { makeSevens } from './kings-court/make-sevens.ts';
import type { Lesson } from './lesson.ts';
import { shedYourHand } from './shang/shed-your-hand.ts';
import { findYourFriends } from './shengji/find-your-friends.ts';

/** Every lesson, by game in the order of the menu. */
export const lessons: readonly Lesson[] = [findYourFriends, shedYourHand, pigAndGoat, aContract, makeSevens];
