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
import { COLOUR_NAMES, cardColour, cardValue, formatCard, isKing } from '../../engine/kings-court/cards.ts';
import {
  breaksSeven,
  eachCounted,
  type Score,
  type Scoring,
  scoreOf,
} from '../../engine/kings-court/score.ts';
import { minus, signed } from '../../front/number.ts';
import { fitting, widthOf } from '../../width.ts';
import { words } from './words.ts';

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

const ONES = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const one = (card: Card): string => ONES[cardValue(card) - 1]!;
const ones = (card: Card): string => (cardValue(card) === 6 ? 'sixes' : `${one(card)}s`);
const colour = (card: Card): string => COLOUR_NAMES[cardColour(card)]!;
const primeColour = ({ board }: Counted): string => colour(board[CENTRE]!);

const CORNERS = ['up left', 'up right', 'down left', 'down right'] as const;

/** A line about one part of the score. */
export interface PartLine {
  readonly text: string;
  readonly points: number;
}

/** Returns the four parts for a narrow panel, each in this many columns, points included. */
export function partsInShort(counted: Counted, columns: number): PartLine[] {
  const { card, score, values, prime, chains } = counted;
  const { spaceValue: around, sum, checkpoint } = score;
  const room = (points: number) => columns - 8 - widthOf(signed(points));
  const spaces = (of: readonly Space[], noun: string, points: number) =>
    of.length === 0 ? '' : fitting([names(of), `${of.length} ${noun}`], room(points));
  const chained = fitting(
    [
      chains.map((chain) => `${names(chain.spaces)} ${chainName(card, chain)}`).join(', '),
      chains.map((chain) => `${names(chain.spaces)} ${shared(card, chain)}`).join(', '),
      names([...new Set(chains.flatMap((chain) => chain.spaces))]),
      `${chains.reduce((n, chain) => n + chain.spaces.length, 0)} cards`,
    ],
    room(score.chains),
  );
  return [
    { text: `sevens ${around}+${cardValue(card)}=${sum}${aimed(score, checkpoint)}`, points: score.sevens },
    { text: `values ${spaces(values, ones(card), score.values)}`, points: score.values },
    { text: `prime  ${spaces(prime, primeColour(counted), score.prime)}`, points: score.prime },
    { text: `chains ${chains.length === 0 ? '' : chained}`, points: score.chains },
  ];
}

const aimed = (score: Score, checkpoint: number): string =>
  score.sevens > 0 ? '' : breaksSeven(score) ? ` over ${checkpoint}` : `, not ${checkpoint}`;

/** Names a chain: `red 2` for a colour chain with its points, `one` for a value chain. */
const chainName = (card: Card, chain: Chain): string =>
  chain.of === 'colour' ? `${shared(card, chain)} ${chain.points}` : shared(card, chain);

/** Names the common property of a chain and the card: `red`, `one`, `ones`. */
const shared = (card: Card, { of, spaces }: Chain): string =>
  of === 'colour' ? colour(card) : spaces.length === 1 ? one(card) : ones(card);

/** Returns the parts for a wide panel. Chains take at most two lines. */
export function partsInFull(counted: Counted, columns: number): PartLine[] {
  const { card, space, score, values, prime } = counted;
  const label = (name: string) => name.padEnd(8);
  const room = (points: number) => columns - 9 - widthOf(signed(points));
  const lines = `row ${rowOf(space) + 1} and column ${formatSpace(space)[0]}`;
  const part = (name: string, what: string, of: readonly Space[], points: number): PartLine => ({
    text:
      label(name) +
      fitting([`${what} in ${lines}: ${names(of) || 'none'}`, `${what} at ${names(of)}`], room(points)),
    points,
  });
  return [
    { text: label('sevens') + fitting(sevensInFull(counted), room(score.sevens)), points: score.sevens },
    part('values', ones(card), values, score.values),
    part('prime', primeColour(counted), prime, score.prime),
    ...chainsInFull(counted, columns).map(({ text, points }, place) => ({
      text: label(place === 0 ? 'chains' : '') + text,
      points,
    })),
  ];
}

function sevensInFull({ card, score, scoring, sides }: Counted): string[] {
  const { spaceValue: around, sum, checkpoint, sevens } = score;
  const beside = sides.length === 0 ? 'sides empty' : `sides ${sides.join(' ')}`;
  const added = `${around} + ${cardValue(card)} = ${sum}`;
  const past = `, past ${checkpoint}`;
  const aim = sevens > 0 ? ', the aim' : breaksSeven(score) ? past : `, the aim is ${checkpoint}`;
  const halved = breaksSeven(score) && scoring.breaking === 'half' ? ': half of the rest' : '';
  return [`${beside}: ${added}${aim}${halved}`, `${added}${aim}${halved}`, `${added}${aim}`];
}

function chainsInFull({ board, card, chains }: Counted, columns: number): PartLine[] {
  if (chains.length === 0) return [{ text: 'no corner has its colour or value', points: 0 }];
  const cards = (spaces: readonly Space[]) =>
    spaces.map((at) => `${formatSpace(at)} ${formatCard(board[at]!)}`).join(' ');
  const line = (chain: Chain): PartLine => ({
    text: fitting(
      [
        `${CORNERS[chain.corner]!.padEnd(10)} ${cards(chain.spaces)}, ${kind(board, card, chain)}`,
        `${CORNERS[chain.corner]!.padEnd(10)} ${names(chain.spaces)}, ${kind(board, card, chain)}`,
      ],
      columns - 12,
    ),
    points: chain.points,
  });
  if (chains.length <= 2) return chains.map(line);
  // Three or more chains share two lines.
  const half = Math.ceil(chains.length / 2);
  return [chains.slice(0, half), chains.slice(half)].map((some) => ({
    text: fitting(
      [
        some.map((chain) => `${cards(chain.spaces)}, ${kind(board, card, chain)}`).join('; '),
        some.map((chain) => `${names(chain.spaces)} ${chainName(card, chain)}`).join(', '),
        names([...new Set(some.flatMap((chain) => chain.spaces))]),
      ],
      columns - 12,
    ),
    points: some.reduce((sum, chain) => sum + chain.points, 0),
  }));
}

/** Names the common property of a chain's cards and the card: `red`, `a one`, `ones`, `the green King`. */
function kind(board: Board, card: Card, { of, spaces }: Chain): string {
  if (of === 'value') return spaces.length === 1 ? `a ${one(card)}` : ones(card);
  return spaces.length === 1 && isKing(board[spaces[0]!]!) ? `the ${colour(card)} King` : colour(card);
}

/** Returns the non-zero parts of a placement's score, each with its spaces: `values d6 g3: +2`. */
export function itemsOf(counted: Counted): string[] {
  const { card, score } = counted;
  const { spaceValue: around, sum, checkpoint, sevens } = score;
  const reached = `sevens ${around}+${cardValue(card)}=${sum}`;
  return [
    sevens > 0 ? `${reached}: ${signed(sevens)}` : '',
    sevens < 0 ? `${reached}, past ${checkpoint}: ${signed(sevens)}` : '',
    ...linedItems(counted, signed),
  ].filter(Boolean);
}

/** Returns the items of `itemsOf` in short: `sevens 14`, `values d6 g3: 2`. */
export const itemsInShort = (counted: Counted): string[] =>
  [
    counted.score.sevens === 0 ? '' : `sevens ${minus(counted.score.sevens)}`,
    ...linedItems(counted, minus),
  ].filter(Boolean);

/** Returns the parts from rows, columns and diagonals. */
function linedItems(
  { board, card, score, values, prime, chains }: Counted,
  text: (n: number) => string,
): string[] {
  return [
    score.values > 0 ? `values ${names(values)}: ${text(score.values)}` : '',
    score.prime > 0 ? `prime ${names(prime)}: ${text(score.prime)}` : '',
    ...chains.map(
      (chain) => `chain ${names(chain.spaces)}, ${kind(board, card, chain)}: ${text(chain.points)}`,
    ),
  ];
}

/** Writes the non-zero parts of a score in one line: `sevens 14 · values 2 · prime 2`, shorter if necessary. */
export function partsInALine({ sevens, values, prime, chains }: Score, columns: number): string {
  const parts: readonly (readonly [number, string, string])[] = [
    [sevens, 'sevens', '7s'],
    [values, 'values', 'val'],
    [prime, 'prime', 'pri'],
    [chains, 'chains', 'chn'],
  ];
  const told = parts.filter(([points]) => points !== 0);
  if (told.length === 0) return words.nothing;
  return fitting(
    [
      told.map(([points, name]) => `${name} ${minus(points)}`).join(' · '),
      told.map(([points, name]) => `${name} ${minus(points)}`).join(' '),
      told.map(([points, , name]) => `${name} ${minus(points)}`).join(' '),
    ],
    columns,
  );
}
