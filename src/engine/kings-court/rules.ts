import type { Card } from '../card.ts';
import { checkPack } from '../deck.ts';
import type { Result, Seat, Status, Table } from '../game.ts';
import { pick, type Random, shuffled } from '../random.ts';
import { CENTRE, EMPTY_BOARD, LAYOUTS } from './board.ts';
import { cardValue, formatCard, isKing, KINGS, PACK } from './cards.ts';
import { join, leave, nothingShown, showLack } from './lacks.ts';
import {
  checkPass,
  checkPlace,
  placeableValues,
  placements,
  samplePlacement,
  valuesBeside,
} from './placing.ts';
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

// --- Moves ----------------------------------------------------------------------------------------------------------

export const toAct = (position: Position): readonly Seat[] =>
  position.phase === 'play' ? [position.turn] : [];

export function check(position: Position, seat: Seat, move: KingsCourtMove): KingsCourtRefusal | null {
  if (position.phase === 'over') return { rule: 'match-over' };
  if (position.phase === 'deal') return { rule: 'not-now', due: 'deal' };
  const hand = position.hands[seat];
  // A view of another seat does not know this hand.
  if (seat !== position.turn || !hand) return { rule: 'not-your-turn', turn: [position.turn] };
  return move.kind === 'pass' ? checkPass(position.board, hand) : checkPlace(position.board, hand, move);
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

/** A legal move of the seat that is to act, all equally likely. */
export const sample = (position: Position, seat: Seat, random: Random): KingsCourtMove =>
  samplePlacement(position.board, position.hands[seat] ?? [], random) ?? PASS;

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
  return {
    phase: position.phase,
    deal: position.phase === 'deal' ? 0 : 1,
    scores: position.scores,
    results: over ? [result(position)] : [],
    winners: over ? winners(position) : null,
  };
}

const result = ({ scores, board }: Position): Result => ({
  points: scores,
  unfilled: board.filter((card) => card === null).length,
});
