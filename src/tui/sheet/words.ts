import type { Speaker } from '../../engine/game.ts';
import { inWords, list } from '../../engine/words.ts';
import { minus } from '../../front/number.ts';

/** Texts of the page of an end, and of sheets, for all games. */
export const accountTexts = {
  heads: { deal: 'deal', match: 'match', place: 'place' },
  total: 'total',
  moments: { best: 'best', worst: 'worst', least: 'least', most: 'most from', turn: 'turn' },
  /** Text of a moment: "deal 3: −70, goat J♦ −100, Q♥ 30". `who`: the party, if not the reader's; else null. */
  moment: (deal: number, points: string, who: string | null, text: string): string =>
    `deal ${deal}: ${points}${who === null ? '' : ` for ${who}`}${text && `, ${text}`}`,
  /** Text of a place: "You are 4th with 474." */
  place: (name: string, place: string, total: string): string => `${name} are ${place} with ${total}.`,
  /** Texts on costs. */
  cost: 'cost',
  par: 'par',
  judging: 'being worked out ...',
  normal: (points: string): string => `normal bots in every seat: ${points}`,
  rounds: 'round',
  deals: 'deal',
  /** The heading of an earlier deal. */
  earlier: (deal: number, title: string): string => `deal ${deal}${title && `: ${title}`}`,
} as const;

/** Compares the best and the worst: "Cat did best with −70, Bo worst with 150." */
export const bestText = (
  points: readonly number[],
  isBetter: (a: number, b: number) => boolean,
  speaker: Speaker,
): string => {
  const side = (better: (a: number, b: number) => boolean) =>
    points.flatMap((one, seat) => (points.every((other) => !better(other, one)) ? [seat] : []));
  const [best, worst] = [side(isBetter), side((a, b) => isBetter(b, a))];
  const names = (seats: readonly number[]) => list(seats.map((seat) => speaker.seat(seat)));
  if (best.length === points.length) return onlyTexts.equal(minus(points[0]!));
  return `${names(best)} did best with ${minus(points[best[0]!]!)}, ${names(worst)} worst with ${minus(points[worst[0]!]!)}.`;
};
/** Texts for a match of one deal. */
export const onlyTexts = {
  ends: 'one deal',
  playing: 'The deal is being played.',
  matchOver: 'the match is over',
  over: (deal: number): string => `deal ${deal} is over`,
  points: (points: number): string => `${minus(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  /** Says the viewer's place: "You are 4th of four: 144 points." */
  own: (name: string, place: string, of: number, brought: string): string =>
    `${name} are ${place} of ${inWords(of)}: ${brought}.`,
  best: (names: string, brought: string): string => `${names} did best: ${brought}.`,
  /** Says which side did better: "You and Cat did better, 320 to −20." */
  better: (names: string, own: number, others: number): string =>
    `${names} did better, ${minus(own)} to ${minus(others)}.`,
  equal: (brought: string): string => `All did equally well: ${brought}.`,
  /** Says what a player may do next. */
  next: 'y plays it once more, f makes a line for a friend.',
  /** Compares with what normal bots would score in every seat. */
  par: (par: string, against: string): string =>
    `Normal bots in every seat: ${par} for you. You did ${against}.`,
} as const;
