import type { Card } from '../../engine/card.ts';
import {
  type Board,
  CENTRE,
  columnOf,
  DIAGONALS,
  formatSpace,
  rowOf,
  type Space,
} from '../../engine/kings-court/board.ts';
import { COLOUR_NAMES, cardColour, cardValue, formatCard } from '../../engine/kings-court/cards.ts';
import {
  breaksSeven,
  eachCounted,
  type Score,
  type Scoring,
  scoreOf,
} from '../../engine/kings-court/score.ts';
import { count } from '../../engine/words.ts';
import { minus, signed } from '../../front/number.ts';
import { fitting, padded, widthOf } from '../../width.ts';
import { partTexts, words } from './words.ts';

/** A card on a space with all parts of its score, and the cards that count for it. */
export interface Counted {
  readonly card: Card;
  readonly space: Space;
  readonly score: Score;
  readonly scoring: Scoring;
  /** The board without the card. */
  readonly board: Board;
  /** Values on the side spaces. */
  readonly sides: readonly number[];
  /** Spaces in the row and column with equal values, and with the Prime Suit. */
  readonly values: readonly Space[];
  readonly prime: readonly Space[];
  readonly chains: readonly Chain[];
  /** The spaces of all cards that count in any part. */
  readonly all: ReadonlySet<Space>;
}

/** A chain on one diagonal, the nearest space first. */
interface Chain {
  readonly of: 'value' | 'colour';
  /** 0 to 3: up left, up right, down left, down right. */
  readonly corner: number;
  readonly spaces: readonly Space[];
  readonly points: number;
}

/** Returns the score of a card on an empty space of this board, card by card. */
export function countedAt(board: Board, space: Space, card: Card, scoring: Scoring): Counted {
  const sides: number[] = [];
  const values: Space[] = [];
  const prime: Space[] = [];
  const chains: (Omit<Chain, 'spaces' | 'points'> & { spaces: Space[]; points: number })[] = [];
  const all = new Set<Space>();
  eachCounted(board, space, card, scoring, (part, at, points) => {
    all.add(at);
    if (part === 'spaceValue') sides.push(points);
    else if (part === 'values') values.push(at);
    else if (part === 'prime') prime.push(at);
    else {
      const of = part === 'value-chain' ? 'value' : 'colour';
      const corner = DIAGONALS[space]!.findIndex((diagonal) => diagonal.includes(at));
      let chain = chains.find((other) => other.of === of && other.corner === corner);
      if (!chain) {
        chain = { of, corner, spaces: [], points: 0 };
        chains.push(chain);
      }
      chain.spaces.push(at);
      chain.points += points;
    }
  });
  const inOrder = (spaces: Space[]) => spaces.sort((a, b) => columnOf(a) - columnOf(b) || a - b);
  const score = scoreOf(board, space, card, scoring);
  const inLines = { values: inOrder(values), prime: inOrder(prime) };
  return { card, space, score, scoring, board, sides, ...inLines, chains, all };
}

const names = (spaces: readonly Space[]): string => spaces.map(formatSpace).join(' ');

/** A part of a placement's score. */
interface CountedPart {
  readonly name: string;
  /** How it came about, the longest text first. */
  readonly texts: readonly string[];
  readonly points: number;
}

const pointsOf = ({ sevens, values, prime, chains }: Score) => [sevens, values, prime, chains] as const;

/** Returns the four parts of a score, with names of the same width. */
export function countedParts(counted: Counted): CountedPart[] {
  const { board, card, space, score, values, prime } = counted;
  const lines = partTexts.lines(rowOf(space) + 1, formatSpace(space)[0]!);
  const inLines = (what: string, spaces: readonly Space[]) =>
    spaces.length === 0
      ? [partTexts.none(what, lines), '']
      : partTexts.at(what, lines, names(spaces), spaces.length);
  const texts = [
    sevensTexts(counted),
    inLines(ones(card), values),
    inLines(colour(board[CENTRE]!), prime),
    chainsTexts(counted),
  ];
  const longest = Math.max(...partTexts.names.map(({ name }) => widthOf(name)));
  return pointsOf(score).map((points, place) => ({
    name: `${padded(partTexts.names[place]!.name, longest)} `,
    texts: texts[place]!,
    points,
  }));
}

const one = (card: Card): string => partTexts.ones[cardValue(card) - 1]!;
const ones = (card: Card): string => partTexts.plural(one(card));
const colour = (card: Card): string => COLOUR_NAMES[cardColour(card)]!;

function sevensTexts({ card, score, scoring, sides }: Counted): string[] {
  const { spaceValue, sum, checkpoint, sevens } = score;
  const isPast = breaksSeven(score);
  const end = sevens > 0 ? '' : isPast ? partTexts.past(checkpoint) : partTexts.missed(checkpoint);
  const added = `${spaceValue}+${cardValue(card)}=${sum}${end}`;
  return partTexts.sum(sides, added, isPast && scoring.breaking === 'half');
}

function chainsTexts({ board, card, chains }: Counted): string[] {
  if (chains.length === 0) return [partTexts.noChain, ''];
  const told = (where: (space: Space) => string) =>
    chains
      .map(({ of, spaces, points }) => {
        const shared = of === 'colour' ? colour(card) : spaces.length === 1 ? one(card) : ones(card);
        const own = chains.length > 1 ? ` ${signed(points)}` : '';
        return `${spaces.map(where).join(' ')} ${shared}${own}`;
      })
      .join(', ');
  const all = [...new Set(chains.flatMap(({ spaces }) => spaces))];
  const withCard = (space: Space) => `${formatSpace(space)} ${formatCard(board[space]!)}`;
  return [told(withCard), told(formatSpace), names(all), count(all.length, 'card')];
}

/** Writes the non-zero parts of a score in one line: `sevens 14 values 2 prime 2`, shorter if necessary. */
export function partsInALine(score: Score, columns: number): string {
  const parts = pointsOf(score).flatMap((points, place) =>
    points === 0 ? [] : [{ points: minus(points), ...partTexts.names[place]! }],
  );
  if (parts.length === 0) return words.nothing;
  const long = parts.map(({ points, name }) => `${name} ${points}`);
  const short = parts.map(({ points, sign }) => `${sign} ${points}`);
  return fitting([long.join(' '), short.join(' ')], columns);
}
