import { mostPoints } from '../../src/ai/yardstick.ts';
import { gameParts } from '../../src/games.ts';
import { highCard } from './high-card.ts';
import { highCardPolicy } from './high-card-policy.ts';

/** The template game as the house takes it in; without a table of its own, it is played on the plain one. */
export const template = gameParts(highCard, {
  policy: highCardPolicy,
  yardstick: mostPoints('one', 'match', 1),
});
