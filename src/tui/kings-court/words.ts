import type { Scoring } from '../../engine/kings-court/score.ts';
import { count } from '../../engine/words.ts';
import { minus, signed } from '../../front/number.ts';
import type { Mark } from '../table.ts';

/** The place of a space among a card's spaces, 1 for the best, and their number. */
export interface Place {
  readonly place: number;
  readonly of: number;
}

/** Writes points with their unit. `text`: their figure. */
const pointsText = (points: number, text = minus(points)) =>
  `${text} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

/** Texts about a selection. */
export const verdictTexts = {
  touch: 'a space: the cursor goes there; touched again, your card is placed',
  pass: 'pass',
  passes: 'None of your cards fits anywhere: Enter passes.',
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
    const scored = `scores ${pointsText(points)}`;
    if (place === null) return `${scored}.`;
    if (place.of === 1) return `${scored}, on the only space for this card.`;
    const which = place.place === 1 ? 'the best' : `number ${place.place}`;
    return `${scored}, ${which} of ${place.of} spaces for this card.`;
  },
} as const;

/** Texts beside the board. */
export const words = {
  /** Headings over the players. */
  points: 'points',
  latest: 'latest',
  hands: 'hands',
  heads: ['sevens', 'broken', 'values', 'prime', 'chains'],
  latestOf: (where: string, points: string) => `${where} ${points}`,
  passes: 'passes',
  /** The title of the panel of a placement while there is none. */
  toPlace: 'to place',
  by: (name: string, where: string) => `${name}: ${where}`,
  scored: (points: number) => pointsText(points, signed(points)),
  notHere: (card: string) => `${card} cannot go here`,
  over: 'the match is over',
  yourTurn: 'your turn',
  turn: (name: string) => `${name} is to place a card`,
  placed: (key: string) => `placed${key}`,
  nothingPlaced: 'Nothing yet.',
  mercy: 'by the mercy rule',
  nothing: 'scores nothing',
} as const;

/** Meanings of the signs on the board, the most important first. */
export const legendTexts = {
  points: '5 points',
  sums: '17+4 sum of sides, + missing',
  /** `chain`: the sign of a chain. */
  counting: (chain: string) => ['* counts', `${chain} chain`],
  court: [': : green', '= = blue', '## closed'],
  others: ['. not legal', 'b c d latest'],
} as const;

/** Texts of a placement's score part by part. */
export const partTexts = {
  names: [
    { name: 'sevens', sign: '7s' },
    { name: 'values', sign: 'val' },
    { name: 'prime', sign: 'pri' },
    { name: 'chains', sign: 'chn' },
  ],
  ones: ['one', 'two', 'three', 'four', 'five', 'six'],
  plural: (one: string) => (one === 'six' ? 'sixes' : `${one}s`),
  past: (multiple: number) => `, past ${multiple}`,
  missed: (multiple: number) => `, not ${multiple}`,
  /** `isHalved`: does breaking seven halve the other points? */
  sum(sides: readonly number[], sum: string, isHalved: boolean): string[] {
    const long = isHalved ? `${sum}: half of the rest` : sum;
    return [`sides ${sides.join(' ') || 'empty'}: ${long}`, long, sum];
  },
  lines: (row: number, column: string) => `row ${row} and column ${column}`,
  none: (what: string, lines: string) => `no ${what} in ${lines}`,
  at: (what: string, lines: string, spaces: string, cards: number) => [
    `${what} in ${lines}: ${spaces}`,
    `${what} at ${spaces}`,
    spaces,
    `${cards} ${what}`,
  ],
  noChain: 'no corner has its colour or value',
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
export const signsOf = (ahead: number): readonly Mark[] => [
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
  most: (part: string, points: number, name: string, total: number) =>
    `${part}: ${points} of ${minus(total)} for ${name}`,
  turn: (name: string, where: string, passed: string) => `${name}, ${where}: past ${passed}`,
  /** The heads in full. */
  parts: ({ breaking }: Scoring) =>
    `sevens: multiples of 7 hit · broken: ${breaking === 'half' ? 'halved' : '−10 each'} · values, prime: row, column · chains: diagonal`,
} as const;
