import type { Scoring } from '../../engine/kings-court/score.ts';
import { count } from '../../engine/words.ts';
import { minus } from '../../front/number.ts';
import type { Mark } from '../table.ts';

/** The place of a space among a card's spaces, 1 for the best, and their number. */
export interface Place {
  readonly place: number;
  readonly of: number;
}

/** Texts about a selection. */
export const verdictTexts = {
  touch: 'a space: the cursor goes there; touched again, your card is placed',
  pass: 'pass',
  passes: 'None of your cards fits anywhere: Enter passes.',
  on: (card: string, space: string) => `${card} on ${space}`,
  noSpace: 'This card has no legal space now; Tab picks the next one.',
  /** The cursor is on a card. */
  choose: (card: string, lying: string) => `${card}: choose a space with the arrows; ${lying} is here.`,
  /** Says where `n` goes. `walking`: was it pressed for this card? Null if spaces are not ranked. */
  next(card: string, walking: boolean | null): string {
    if (walking === null) return `n: the next legal space for ${card}; Tab: the next card.`;
    return walking
      ? `n: the next best space for ${card}; Tab: the next card.`
      : `n: the best space for ${card}, then the next best; Tab: the next card.`;
  },
  /** Text of a calm table. `score`: with its parts. */
  comesFrom: (score: string) => `scores ${score}.`,
  sums: 'w: sums of the sides, + what is missing.',
  scores(points: number, place: Place | null): string {
    const scored = `scores ${minus(points)}`;
    if (place === null) return `${scored}.`;
    if (place.of === 1) return `${scored}, on the only space for this card.`;
    const which = place.place === 1 ? 'the best' : `number ${place.place}`;
    return `${scored}, ${which} of ${place.of} spaces for this card.`;
  },
} as const;

/** Texts of the table of King's Court beside its verdict. */
export const words = {
  score: 'SCORE',
  hand: 'HAND',
  hands: 'HANDS',
  /** The title of the box of a placement while there is none. */
  toPlace: 'To place',
  latest: 'latest',
  since: 'Placed since your last turn',
  placed: 'Placed',
  nothingPlaced: 'Nothing yet.',
  /** Explains the signs in two rows. `falling`: the sign of a chain. */
  legend: (falling: string, wide: boolean): readonly [string, string] =>
    wide
      ? [
          `* counts  ${falling} chain  b c d latest of each  . not legal`,
          ': : green court   = = blue, open   ## blue, closed',
        ]
      : [
          ': : green   = = blue open   ## blue closed',
          `. not legal  * counts  ${falling} chain  b c d latest`,
        ],
  /** Replaces the first row while the spaces show their sums. */
  sums: ' w: sums of the sides, + what is missing ',
  on: (card: string, space: string) => `${card} on ${space}`,
  by: (name: string, where: string) => `${name}: ${where}`,
  notHere: (card: string) => `${card} cannot go here`,
  total: 'total',
  over: 'the match is over',
  yourTurn: 'your turn',
  turn: (name: string) => `${name} is to place a card`,
  passes: 'passes',
  mercy: 'by the mercy rule',
  nothing: 'scores nothing',
  scores: 'Score',
  /** The parts of a score. */
  heads: ['sevens', 'broken', 'values', 'prime', 'chains'],
  all: 'm: all',
} as const;

/** Texts of the top line. */
export const bannerTexts = {
  ends: 'high score wins',
  /** Texts of a calm table: the Prime Suit, and the number of empty spaces. */
  prime: (colour: string) => `prime ${colour}`,
  toFill: (spaces: number) => `${spaces} to fill`,
  table: (colour: string, stack: number, empty: number): readonly string[] => [
    `prime suit ${colour.toUpperCase()}`,
    `stack ${stack}`,
    `${count(empty, 'card')} to place`,
  ],
  /** Says by which rules placements score; null for those of the rule page. */
  edition: ({ breaking, prime }: Scoring): string | null =>
    breaking === 'half'
      ? prime === 'values'
        ? 'later edition'
        : 'breaking halves'
      : prime === 'values'
        ? 'Prime values'
        : null,
} as const;

/** Labels of keys, their help, and their answers. */
export const keyTexts = {
  space: { label: 'space', help: 'the next space' },
  card: { label: 'card', help: 'the card with this number' },
  tab: { label: 'next card', help: 'the next card, the one before' },
  best: { label: 'best', help: 'the best space of this card, then the next best' },
  legal: { label: 'next legal', help: 'the next legal space' },
  better: { label: 'back', help: 'back to the next better space' },
  before: { label: 'back', help: 'the legal space before' },
  /** `isSums`: do the empty spaces show the sums of their sides? */
  numbers: (isSums: boolean) => ({
    label: isSums ? 'scores' : 'values',
    help: 'Space Values or scores on the empty spaces',
  }),
  noSpace: 'This card has no legal space.',
  noCard: (key: string) => `There is no card ${key}.`,
} as const;

/** Returns the signs of the table for the help. `ahead`: the number of moves that hints look ahead. */
export const marksOf = (ahead: number): readonly Mark[] => [
  { sign: '5 −3', means: 'what the picked card scores there' },
  { sign: '.', means: 'the card cannot go there' },
  { sign: '*', means: 'counts for the card under the cursor, or for the latest placement' },
  { sign: 'b c d', means: 'what each other player placed since your last turn' },
  { sign: '>R1<', means: 'the cursor, with the card that is to be placed' },
  { sign: ':5:', means: 'a green space of the court, with what the card scores there' },
  { sign: '=5=', means: 'a blue space whose green side spaces are filled' },
  { sign: '##', means: 'a blue space that is closed until they are' },
  { sign: 'soon later', means: `in a hint or review: within ${ahead} moves, as far as it looks` },
  {
    sign: '7s val pri chn',
    means: 'short for points of sevens, values, the Prime Suit, chains',
  },
];

/** Texts of the account of the match. */
export const accountTexts = {
  ends: 'high score wins',
  heads: ['sevens', 'broken', 'values', 'prime', 'chains', 'total'],
  moments: { most: 'most from', best: 'best', least: 'least', turn: 'turn' },
  goesOn: 'The match goes on until no card can be placed; the highest score wins.',
  wins: (wins: string, total: number) => `${wins} with ${minus(total)}, the highest score.`,
  end: (unfilled: number) =>
    unfilled > 0
      ? `It ends because no card fits any more: ${count(unfilled, 'space')} stayed empty.`
      : 'It ends because every space is filled.',
  where: (card: string, space: string) => `${card} on ${space}`,
  most: (part: string, points: number, name: string, total: number) =>
    `${part}: ${points} of ${minus(total)} for ${name}`,
  turn: (name: string, where: string, passed: string) => `${name}, ${where}: past ${passed}`,
  /** The heads in full. */
  parts: ({ breaking }: Scoring) =>
    `sevens: multiples of 7 hit · broken: ${breaking === 'half' ? 'halved' : '−10 each'} · values, prime: row, column · chains: diagonal`,
} as const;
