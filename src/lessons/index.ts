import { type GameId, games } from '../engine/games.ts';
import { aContract } from './five-hundred/a-contract.ts';
import { raiseOrLeaveIt } from './five-hundred/raise-or-leave-it.ts';
import { setAndAllTen } from './five-hundred/set-and-all-ten.ts';
import { sixAtTheTable } from './five-hundred/six-at-the-table.ts';
import { theWidow } from './five-hundred/the-widow.ts';
import { whatACallSays } from './five-hundred/what-a-call-says.ts';
import { whatIsYourHandWorth } from './five-hundred/what-is-your-hand-worth.ts';
import { withoutTrumps } from './five-hundred/without-trumps.ts';
import { pigAndGoat } from './gongzhu/pig-and-goat.ts';
import { shootOrStop } from './gongzhu/shoot-or-stop.ts';
import { theHunt } from './gongzhu/the-hunt.ts';
import { theMoon } from './gongzhu/the-moon.ts';
import { threeCardsToPass } from './gongzhu/three-cards-to-pass.ts';
import { fourAtTheTable } from './kings-court/four-at-the-table.ts';
import { makeSevens } from './kings-court/make-sevens.ts';
import { theCourt } from './kings-court/the-court.ts';
import { whatYouLeave } from './kings-court/what-you-leave.ts';
import type { Lesson, Task } from './lesson.ts';
import { fives } from './shang/fives.ts';
import { shedYourHand } from './shang/shed-your-hand.ts';
import { threesAndEnds } from './shang/threes-and-ends.ts';
import { toCheckOrNot } from './shang/to-check-or-not.ts';
import { aWholeDeal } from './shengji/a-whole-deal.ts';
import { friendsAndTickets } from './shengji/friends-and-tickets.ts';
import { pairsAndTolajis } from './shengji/pairs-and-tolajis.ts';
import { theAim } from './shengji/the-aim.ts';
import { theDealer } from './shengji/the-dealer.ts';
import { whichTrumpWins } from './shengji/which-trump-wins.ts';

const LESSONS: { readonly [id in GameId]: readonly Lesson[] } = {
  shengji: [theAim, whichTrumpWins, pairsAndTolajis, friendsAndTickets, theDealer, aWholeDeal],
  shang: [shedYourHand, fives, toCheckOrNot, threesAndEnds],
  gongzhu: [pigAndGoat, threeCardsToPass, theHunt, theMoon, shootOrStop],
  '500': [
    aContract,
    whatIsYourHandWorth,
    theWidow,
    withoutTrumps,
    whatACallSays,
    raiseOrLeaveIt,
    setAndAllTen,
    sixAtTheTable,
  ],
  'kings-court': [makeSevens, theCourt, whatYouLeave, fourAtTheTable],
};

/** Every lesson, by game in the order of the menu. */
export const lessons: readonly Lesson[] = games.flatMap(({ id }) => LESSONS[id]);

/** The id of a lesson's or practice's game. */
export const gameOf = ({ id }: Pick<Lesson, 'id'>): string => id.split('/')[0]!;

/** The lessons of a game, in their order. */
export const lessonsOf = (game: string): readonly Lesson[] =>
  lessons.filter((lesson) => gameOf(lesson) === game);

/** The tasks of all lessons of the game before this one. */
export const tasksBefore = (lesson: Pick<Lesson, 'id'>): readonly Task[] => {
  const all = lessonsOf(gameOf(lesson));
  const earlier = all.slice(
    0,
    all.findIndex(({ id }) => id === lesson.id),
  );
  return earlier.flatMap(({ exercises }) => exercises.flatMap(({ tasks }) => tasks));
};

/** The lesson after this one in its game, if any. */
export const lessonAfter = (lesson: Lesson): Lesson | undefined => {
  const all = lessonsOf(gameOf(lesson));
  return all[all.indexOf(lesson) + 1];
};
