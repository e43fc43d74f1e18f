import type { Scoring } from '../../engine/kings-court/score.ts';
import { minus } from '../../front/number.ts';

/** Which of a card's spaces one is, 1 the best, of how many. */
export interface Place {
  readonly place: number;
  readonly of: number;
}

/** What is said of a selection. */
export const verdictTexts = {
  pass: 'pass',
  passes: 'None of your cards fits anywhere: Enter passes.',
  on: (card: string, space: string) => `${card} on ${space}`,
  noSpace: 'This card has no legal space now; Tab picks the next one.',
  /** The cursor stands on a card. */
  choose: (card: string, lying: string) => `${card}: choose a space with the arrows; ${lying} is here.`,
  /** Where `n` leads; `walking`: it has been pressed for this card, or null where spaces are not ranked. */
  next(card: string, walking: boolean | null): string {
    if (walking === null) return `n: the next legal space for ${card}; Tab: the next card.`;
    return walking
      ? `n: the next best space for ${card}; Tab: the next card.`
      : `n: the best space for ${card}, then the next best; Tab: the next card.`;
  },
  /** On a calm table; `score`: with its parts. */
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

/** What only the table of King's Court says, beside its verdict. */
export const words = {
  /** Above everybody's place, round by round. */
  places: 'PLACE AFTER EACH ROUND',
  /** On a calm table: the Prime Suit, and empty spaces. */
  prime: (colour: string) => `prime ${colour}`,
  toFill: (spaces: number) => `${spaces} to fill`,
  score: 'SCORE',
  hand: 'HAND',
  hands: 'HANDS',
  /** Over the box of a placement while there is none. */
  toPlace: 'To place',
  latest: 'latest',
  since: 'Placed since your last turn',
  placed: 'Placed',
  nothingPlaced: 'Nothing yet.',
  /** What the signs mean, in two rows. `falling`: the sign of a chain. */
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
  /** In place of the first row, while the spaces show their sums. */
  sums: ' w: sums of the sides, + what is missing ',
  /** What "soon" means in a hint; `moves`: so far is looked ahead. */
  soon: (moves: number): string => `in a hint or review: within ${moves} moves; no further is looked`,
  /** What the heads of the sums mean. */
  sumsMean: ({ breaking }: Scoring): readonly string[] => [
    `sevens: multiples of 7 hit · broken: ${breaking === 'half' ? 'halved' : '−10 each'}`,
    'values, prime: row, column · chains: diagonal',
  ],
  /** By what rules placements score, where it is not the page; null where it is. */
  edition: ({ breaking, prime }: Scoring): string | null =>
    breaking === 'half'
      ? prime === 'values'
        ? 'later edition'
        : 'breaking halves'
      : prime === 'values'
        ? 'Prime values'
        : null,
} as const;
