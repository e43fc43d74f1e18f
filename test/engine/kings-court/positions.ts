import { isRefusal, type Seat, type TableSetup } from '../../../src/engine/game.ts';
import { type Board, CENTRE, formatSpace, SPACES } from '../../../src/engine/kings-court/board.ts';
import { formatCard, PACK } from '../../../src/engine/kings-court/cards.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import { nothingShown } from '../../../src/engine/kings-court/lacks.ts';
import type { Scoring } from '../../../src/engine/kings-court/score.ts';
import type { DealPhase, Move, PlayPhase, State } from '../../../src/engine/kings-court/state.ts';
import { card } from './cards.ts';

export const table = (
  seats = 4,
  options: {
    layout?: string;
    hand?: number | 'all';
    first?: number;
    edition?: string;
    breaking?: string;
    prime?: string;
  } = {},
): TableSetup => ({
  seats,
  options: {
    ...{ layout: 'outline', hand: 6, first: 0, edition: 'page', breaking: 'edition', prime: 'edition' },
    ...options,
  },
});

/** The four ways to score: both editions, and each with one rule of the other. */
export const SCORINGS: readonly Scoring[] = (['minus-ten', 'half'] as const).flatMap((breaking) =>
  (['one', 'values'] as const).map((prime) => ({ breaking, prime })),
);

/** Card texts separated by blanks. */
export const cards = (text: string): number[] => text.split(' ').filter(Boolean).map(card);

/** A board as pictured: rows separated by `/`, spaces by blanks, `.` for an empty one. */
export const picture = (text: string): Board =>
  text
    .replaceAll('/', ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((cell) => (cell === '.' ? null : card(cell)));

/** A board with a King and a few cards: `boardOf('BK', 'a1 R4', 'b2 B4')`. */
export function boardOf(king: string, ...placed: string[]): Board {
  const lying = new Map(placed.map((text) => text.split(' ') as [string, string]).concat([['d4', king]]));
  return SPACES.map((space) => {
    const text = lying.get(formatSpace(space));
    return text === undefined ? null : card(text);
  });
}

/** A board without an empty space, in which no two neighbours are equal: 1 on the spaces of the corners' shade, 2 on the others. */
export const FULL = picture(
  SPACES.map((space) => (space === CENTRE ? 'BK' : space % 2 === 0 ? 'R1' : 'G2')).join(' '),
);

/** A board with some of its spaces made empty. */
export const without = (board: Board, ...empty: string[]): Board =>
  board.map((lying, space) => (empty.includes(formatSpace(space)) ? null : lying));

/** A board on which all cards lie but these, anyhow, with the last spaces empty. */
export function boardHolding(king: string, elsewhere: string): Board {
  const lying = PACK.slice();
  for (const gone of cards(elsewhere)) lying.splice(lying.indexOf(gone), 1);
  return SPACES.map((space) => (space === CENTRE ? card(king) : (lying.shift() ?? null)));
}

/** A state once the cards are dealt. */
export type Dealt = Exclude<State, DealPhase>;

/** The first position of a match at this table. */
export function dealt(at: TableSetup, deck: readonly number[]): PlayPhase {
  const state = kingsCourt.deal(kingsCourt.start(at), deck);
  if (state.phase !== 'play') throw new Error('nobody is to act');
  return state;
}

/** A state in play with these hands and scores; seat 0 is to act. */
export function stateOf(
  board: Board,
  hands: string[],
  stack = '',
  scores: readonly number[] = hands.map(() => 0),
): PlayPhase {
  const held = hands.map((hand) => cards(hand).sort((a, b) => a - b));
  return {
    phase: 'play',
    standing: { ...kingsCourt.start(table(hands.length)).standing, deals: 1 },
    scores,
    board,
    hands: held,
    stack: cards(stack),
    stackSize: cards(stack).length,
    lacks: held.map((hand) => nothingShown(hand.length)),
    turn: 0,
    passes: 0,
    placed: [],
  };
}

export function move(text: string): Move {
  const read = kingsCourt.parse(text);
  if (isRefusal(read)) throw new Error(`${text} is not a move`);
  return read;
}

/** Plays moves for whoever is to act, each checked. */
export const playAll = (state: Dealt, ...moves: string[]): Dealt =>
  moves.reduce((at, text) => {
    const seat = kingsCourt.toAct(at)[0]!;
    const refusal = kingsCourt.check(at, seat, move(text));
    if (refusal) throw new Error(`${text}: ${refusal.rule}`);
    return playOne(at, seat, move(text));
  }, state);

/** The state after a legal move. */
export function playOne(state: Dealt, seat: Seat, made: Move): Dealt {
  const after = kingsCourt.play(state, seat, made);
  if (after.phase === 'deal') throw new Error('there is one deal only');
  return after;
}

export const movesOf = (state: State, seat = kingsCourt.toAct(state)[0]!): string[] =>
  [...kingsCourt.moves(state, seat)].map(kingsCourt.format);

export const texts = (hand: readonly number[] | null): string => (hand ?? []).map(formatCard).join(' ');
