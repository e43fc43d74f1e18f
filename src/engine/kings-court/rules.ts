import type { Card } from '../card.ts';
import { checkPack } from '../deck.ts';
import type { Result, Seat, Status, Table } from '../game.ts';
import { pick, type Random, shuffled } from '../random.ts';
import {
  AROUND,
  type Board,
  CENTRE,
  COURT,
  EMPTY_BOARD,
  LAYOUTS,
  SIDES,
  SPACES,
  type Space,
} from './board.ts';
import { cardValue, formatCard, isKing, KINGS, PACK } from './cards.ts';
import { join, leave, nothingShown, showLack } from './lacks.ts';
import { scoreOf } from './score.ts';
import type { Hand, KingsCourtMove, KingsCourtRefusal, Place, Position, Setup, State } from './state.ts';

const PASS: KingsCourtMove = { kind: 'pass' };

// --- The deck -------------------------------------------------------------------------------------------------------

/** The King of the board, then the 48 others in the order in which they are laid, dealt and drawn. */
export const shuffle = (random: Random): Card[] => [pick(KINGS, random), ...shuffled(PACK, random)];

export function checkDeck(deck: readonly Card[]): KingsCourtRefusal | null {
  const king = deck.find(isKing) ?? KINGS[0]!;
  const refusal = checkPack([king, ...PACK], deck, formatCard);
  if (refusal) return refusal;
  return isKing(deck[0]!) ? null : { rule: 'king-first' };
}

// --- Start and deal -------------------------------------------------------------------------------------------------

export function checkTable({ seats, options }: Table): KingsCourtRefusal | null {
  const first = options.first as number;
  return first < seats ? null : { rule: 'no-such-seat', first, seats };
}

export function start({ seats, options }: Table): State {
  const setup: Setup = {
    seats,
    layout: options.layout as Setup['layout'],
    hand: options.hand as number,
    first: options.first as number,
  };
  const each = <T>(value: T): T[] => Array<T>(seats).fill(value);
  return {
    setup,
    phase: 'deal',
    board: EMPTY_BOARD,
    hands: each([]),
    stack: [],
    lacks: each([]),
    turn: setup.first,
    passes: 0,
    scores: each(0),
    last: null,
  };
}

export function deal(state: State, deck: readonly Card[]): State {
  const { seats, layout, hand, first } = state.setup;
  const board = EMPTY_BOARD.slice();
  let next = 0;
  board[CENTRE] = deck[next++]!;
  for (const space of LAYOUTS[layout]) board[space] = deck[next++]!;
  const dealt = deck.slice(next, next + seats * hand);
  return {
    ...state,
    phase: 'play',
    board,
    // Cards go one at a time to seats 0, 1, …, whoever starts.
    hands: state.hands.map((_, seat) => dealt.filter((_, i) => i % seats === seat).sort((a, b) => a - b)),
    stack: deck.slice(next + seats * hand),
    lacks: state.hands.map(() => nothingShown(hand)),
    turn: first,
  };
}

// --- Where a card may go --------------------------------------------------------------------------------------------

/** Does nothing but the King lie on the board? */
const isBare = (board: Board): boolean => board.every((card, space) => card === null || space === CENTRE);

/** Page: the King alone cannot have a card built off it. */
function touchesCard(board: Board, space: Space): boolean {
  for (const other of AROUND[space]!) if (board[other] !== null && other !== CENTRE) return true;
  return false;
}

function greensFilled(board: Board, blue: Space): boolean {
  for (const green of SIDES[blue]!) if (board[green] === null) return false;
  return true;
}

/** The empty spaces on which a card may lie as far as equal values beside it do not forbid it, in reading order. */
export function openSpaces(board: Board): Space[] {
  const open = SPACES.filter(
    (space) =>
      board[space] === null &&
      (COURT[space] === 'blue' ? greensFilled(board, space) : touchesCard(board, space)),
  );
  // Layout `empty`: the first card may open any space that is not blue.
  if (open.length > 0 || !isBare(board)) return open;
  return SPACES.filter((space) => board[space] === null && COURT[space] !== 'blue');
}

/** The values on the side spaces, which no card placed here may have: bit n for value n. */
export function valuesBeside(board: Board, space: Space): number {
  let values = 0;
  for (const side of SIDES[space]!) {
    const card = board[side]!;
    if (card !== null) values |= 1 << cardValue(card);
  }
  return values;
}

/** All placements of a hand's cards, in canonical order. */
export function* placements(board: Board, hand: Hand): Generator<Place> {
  const open = openSpaces(board);
  const beside = open.map((space) => valuesBeside(board, space));
  let none = true;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card === hand[i - 1]) continue;
    for (let j = 0; j < open.length; j++) {
      if ((beside[j]! >> cardValue(card)) & 1) continue;
      none = false;
      yield { kind: 'place', card, space: open[j]! };
    }
  }
  if (none && hand.length === 1) for (const space of open) yield { kind: 'place', card: hand[0]!, space };
}

/** Where a card of this hand may be placed, in reading order. */
export const legalSpaces = (board: Board, hand: Hand, card: Card): Space[] =>
  [...placements(board, hand)].filter((place) => place.card === card).map((place) => place.space);

/** Mercy rule: a single card with no legal space may lie beside equal values. */
const hasMercy = (board: Board, hand: Hand): boolean =>
  hand.length === 1 &&
  openSpaces(board).every((space) => (valuesBeside(board, space) >> cardValue(hand[0]!)) & 1);

// --- Moves ----------------------------------------------------------------------------------------------------------

export const toAct = (position: Position): readonly Seat[] =>
  position.phase === 'play' ? [position.turn] : [];

export function check(position: Position, seat: Seat, move: KingsCourtMove): KingsCourtRefusal | null {
  if (position.phase === 'over') return { rule: 'match-over' };
  if (position.phase === 'deal') return { rule: 'not-now', expected: 'the cards are to be dealt first' };
  const hand = position.hands[seat];
  // A view of another seat does not know this hand.
  if (seat !== position.turn || !hand) return { rule: 'not-your-turn', turn: [position.turn] };
  return move.kind === 'pass' ? checkPass(position.board, hand) : checkPlace(position.board, hand, move);
}

function checkPass(board: Board, hand: Hand): KingsCourtRefusal | null {
  for (const { card, space } of placements(board, hand)) return { rule: 'must-place', card, space };
  return null;
}

const isOfValue = (card: Card | null, value: number): boolean => card !== null && cardValue(card) === value;

function checkPlace(board: Board, hand: Hand, { card, space }: Place): KingsCourtRefusal | null {
  if (!hand.includes(card)) return { rule: 'not-held', card: formatCard(card) };
  const by = board[space];
  if (by !== null && by !== undefined) return { rule: 'taken', space, by };
  const at = SIDES[space]!.find((side) => isOfValue(board[side]!, cardValue(card)));
  if (at !== undefined && !hasMercy(board, hand))
    return { rule: 'equal-neighbour', card, neighbour: board[at]!, at };
  if (COURT[space] === 'blue') {
    const empty = SIDES[space]!.filter((green) => board[green] === null);
    return empty.length > 0 ? { rule: 'green-first', space, empty } : null;
  }
  return touchesCard(board, space) || isBare(board) ? null : { rule: 'touches-no-card', space };
}

export function* moves(position: Position, seat: Seat): Generator<KingsCourtMove> {
  const hand = position.hands[seat];
  if (position.phase !== 'play' || seat !== position.turn || !hand) return;
  let none = true;
  for (const place of placements(position.board, hand)) {
    none = false;
    yield place;
  }
  if (none) yield PASS;
}

export const play = (state: State, seat: Seat, move: KingsCourtMove): State =>
  move.kind === 'pass' ? pass(state, seat) : place(state, seat, move);

function place(state: State, seat: Seat, { card, space }: Place): State {
  const score = scoreOf(state.board, space, card);
  const mercy = ((valuesBeside(state.board, space) >> cardValue(card)) & 1) === 1;
  const drawn = state.stack[0];
  const hand = exchange(state.hands[seat]!, card, drawn);
  const left = leave(state.lacks[seat]!, cardValue(card));

  const hands = state.hands.with(seat, hand);
  const turn = nextWithCards(hands, seat);
  return {
    setup: state.setup,
    // Cards and spaces are equally many: the last card held fills the last space.
    phase: turn === null ? 'over' : 'play',
    board: state.board.with(space, card),
    hands,
    stack: drawn === undefined ? state.stack : state.stack.slice(1),
    lacks: state.lacks.with(seat, drawn === undefined ? left : join(left)),
    turn: turn ?? seat,
    passes: 0,
    scores: state.scores.with(seat, state.scores[seat]! + score.total),
    last: { seat, card, space, mercy, score },
  };
}

function pass(state: State, seat: Seat): State {
  const passes = state.passes + 1;
  const holders = state.hands.filter((hand) => hand.length > 0).length;
  return {
    ...state,
    phase: passes === holders ? 'over' : 'play',
    lacks: state.lacks.with(seat, showLack(state.lacks[seat]!, placeableValues(state.board))),
    turn: nextWithCards(state.hands, seat) ?? seat,
    passes,
  };
}

/** The values that have a legal space: bit n for value n. */
function placeableValues(board: Board): number {
  let values = 0;
  for (const space of openSpaces(board)) values |= ~valuesBeside(board, space);
  return values & 0b1111110;
}

/** The hand without one card and with another, still in order. */
function exchange(hand: Hand, gone: Card, drawn: Card | undefined): Hand {
  const result = hand.toSpliced(hand.indexOf(gone), 1);
  if (drawn === undefined) return result;
  const at = result.findIndex((card) => card > drawn);
  result.splice(at < 0 ? result.length : at, 0, drawn);
  return result;
}

/** The next seat with cards, which may be the same one, or null. Page is silent: an empty hand is skipped. */
function nextWithCards(hands: readonly Hand[], seat: Seat): Seat | null {
  for (let step = 1; step <= hands.length; step++) {
    const next = (seat + step) % hands.length;
    if (hands[next]!.length > 0) return next;
  }
  return null;
}

// --- Where the match stands -----------------------------------------------------------------------------------------

/** Seats with the highest score. */
export function winners(position: Position): Seat[] {
  const best = Math.max(...position.scores);
  return position.scores.flatMap((score, seat) => (score === best ? [seat] : []));
}

export function status(position: Position): Status {
  const over = position.phase === 'over';
  const result: Result = {
    points: position.scores,
    unfilled: position.board.filter((card) => card === null).length,
  };
  return {
    phase: position.phase,
    deal: position.phase === 'deal' ? 0 : 1,
    scores: position.scores,
    results: over ? [result] : [],
    winners: over ? winners(position) : null,
  };
}
