import type { Speaker } from '../../engine/game.ts';
import { inWords, list } from '../../engine/words.ts';
import { minus } from '../../front/number.ts';

/** What the ends of deals and matches say, whatever the game. */
export const endingTexts = {
  /** The titles of the deals, or placements, by which a match is remembered. */
  moments: {
    best: 'BEST',
    worst: 'WORST',
    turn: 'TURN',
    highest: 'HIGHEST',
    lowest: 'LOWEST',
    least: 'LEAST',
  },
  /** The titles of boxes. */
  boxes: { standing: 'Standing', moments: 'Moments', course: 'Course of the scores' },
  deal: (number: number, text: string): string => `deal ${number}: ${text}`,
  /** Over what the match stands at. */
  match: 'match',
  next: 'NEXT',
  /** What the keys begin, each with the key before it. */
  nextKeys: [
    ['n', 'another match'],
    ['y', 'these cards again'],
    ['e', 'what it cost you'],
    ['p', 'replay'],
  ] as const,
  narrowKeys: [
    ['n', 'new'],
    ['y', 'again'],
    ['e', 'examine'],
  ] as const,
  ladder: { place: 'place', player: 'player', total: 'total' },
  /** Over the places after each deal. */
  course: (first: number, last: number): string =>
    first === last ? `place, deal ${last}` : `place, deal ${first} to ${last}`,
  /** "Cat wins", "You and Cat tie"; `partners`: they win together. */
  wins: (winners: readonly number[], speaker: Speaker, partners = false): string => {
    const names = list(winners.map((seat) => speaker.seat(seat)));
    if (winners.length === 1) return `${names} ${winners[0] === speaker.you ? 'win' : 'wins'}`;
    return `${names} ${partners ? 'win' : 'tie'}`;
  },
  race: 'THE RACE',
  lastTrick: 'The last trick',
} as const;

/** A name as a heading, letters apart, where that is plain ASCII: `C A T   W I N S`; else as it is. */
export const spacedOut = (text: string): string =>
  /^[\x20-\x7e]+$/.test(text) ? [...text.toUpperCase()].join(' ') : text;

/** Texts on a match of one deal. */
export const onlyTexts = {
  ends: 'one deal',
  playing: 'The deal is being played.',
  matchOver: 'the match is over',
  over: (deal: number): string => `deal ${deal} is over`,
  points: (points: number): string => `${minus(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  /** "You are 4th of four: 144 points." */
  own: (name: string, place: string, of: number, brought: string): string =>
    `${name} are ${place} of ${inWords(of)}: ${brought}.`,
  best: (names: string, brought: string): string => `${names} did best: ${brought}.`,
  /** "You and Cat did better, 320 to −20." */
  better: (names: string, own: number, others: number): string =>
    `${names} did better, ${minus(own)} to ${minus(others)}.`,
  equal: (brought: string): string => `All did equally well: ${brought}.`,
  /** What a player may do next. */
  next: 'y plays it once more, f makes a line for a friend.',
  /** Beside what normal bots would have brought in every seat. */
  par: (par: string, against: string): string =>
    `Normal bots in every seat: ${par} for you. You did ${against}.`,
} as const;
