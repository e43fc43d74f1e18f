import type { Card } from '../card.ts';
import { checkPack } from '../deck.ts';
import type { BySeat, Seat, TableSetup } from '../game.ts';
import { pick, type Random, shuffled } from '../random.ts';
import { CENTRE, EMPTY_BOARD, LAYOUTS } from './board.ts';
import { cardValue, formatCard, isKing, KINGS, PACK } from './cards.ts';
import { houseRulesOf } from './house-rules.ts';
import { join, type Lacks, leave, nothingShown, showLack } from './lacks.ts';
import {
  checkPass,
  checkPlace,
  placeableValues,
  placements,
  samplePlacement,
  valuesBeside,
} from './placing.ts';
import { scoreOf } from './score.ts';
import type { Hand, Move, OverPhase, Placement, PlayPhase, Position, Refusal, State } from './state.ts';

const PASS: Move = { kind: 'pass' };

/** The King of the board, then the 48 others in the order in which they are laid out, dealt and drawn. */
export const shuffle = (random: Random): Card[] => [pick(KINGS, random), ...shuffled(PACK, random)];

export function checkDeck(deck: readonly Card[]): Refusal | null {
  const king = deck.find(isKing) ?? KINGS[0]!;
  const refusal = checkPack([king, ...PACK], deck, formatCard);
  if (refusal) return refusal;
  return isKing(deck[0]!) ? null : { rule: 'king-first' };
}

export function start(table: TableSetup): State {
  const rules = houseRulesOf(table);
  const scores = Array<number>(table.seats).fill(0);
  return {
    phase: 'deal',
    standing: { ...rules, deals: 0, scores, results: [], winners: null },
  };
}

export function deal({ standing }: State, deck: readonly Card[]): PlayPhase {
  const { layout, fullHand, first, scores } = standing;
  const seats = scores.length;
  const board = EMPTY_BOARD.slice();
  let next = 0;
  board[CENTRE] = deck[next++]!;
  for (const space of LAYOUTS[layout]) board[space] = deck[next++]!;
  const dealt = deck.slice(next, next + seats * fullHand);
  const stack = deck.slice(next + seats * fullHand);
  return {
    phase: 'play',
    standing: { ...standing, deals: standing.deals + 1 },
    board,
    // Cards are dealt one at a time to seats 0, 1, …, whichever seat starts.
    hands: scores.map((_, seat) => dealt.filter((_, i) => i % seats === seat).sort((a, b) => a - b)),
    stack,
    stackSize: stack.length,
    lacks: scores.map(() => nothingShown(fullHand)),
    turn: first,
    passes: 0,
    scores,
    placed: [],
  };
}

export const toAct = (position: Position): readonly Seat[] =>
  position.phase === 'play' ? [position.turn] : [];

export function check(position: Position, seat: Seat, move: Move): Refusal | null {
  if (position.phase === 'over') return { rule: 'match-over' };
  if (position.phase === 'deal') return { rule: 'not-now', due: 'deal' };
  const hand = position.hands[seat];
  // A view does not have the hands of other seats.
  if (seat !== position.turn || !hand) return { rule: 'not-your-turn', turn: [position.turn] };
  return move.kind === 'pass' ? checkPass(position.board, hand) : checkPlace(position.board, hand, move);
}

export function* moves(position: Position, seat: Seat): Generator<Move> {
  if (position.phase !== 'play' || seat !== position.turn) return;
  const hand = position.hands[seat];
  if (!hand) return;
  let none = true;
  for (const place of placements(position.board, hand)) {
    none = false;
    yield place;
  }
  if (none) yield PASS;
}

/** Draws a legal move of the seat to act, all equally likely. */
export const sample = (position: Position, seat: Seat, random: Random): Move =>
  (position.phase === 'play' && samplePlacement(position.board, position.hands[seat] ?? [], random)) || PASS;

export function play(state: State, seat: Seat, move: Move): State {
  if (state.phase !== 'play') throw new RangeError(`a ${move.kind} in phase ${state.phase}: not checked`);
  return move.kind === 'pass' ? pass(state, seat) : place(state, seat, move);
}

function place(state: PlayPhase, seat: Seat, { card, space }: Placement): State {
  const { stack } = state;
  const score = scoreOf(state.board, space, card, state.standing.scoring);
  const mercy = ((valuesBeside(state.board, space) >> cardValue(card)) & 1) === 1;
  const drawn = stack[0];
  const hands = state.hands.with(seat, exchange(state.hands[seat]!, card, drawn));
  const left = leave(state.lacks[seat]!, cardValue(card));
  const lacks = state.lacks.with(seat, drawn === undefined ? left : join(left));
  const turn = turnAfter(lacks, seat, 0);
  const after: PlayPhase = {
    phase: 'play',
    standing: state.standing,
    board: state.board.with(space, card),
    hands,
    stack: drawn === undefined ? stack : stack.slice(1),
    stackSize: drawn === undefined ? 0 : stack.length - 1,
    lacks,
    turn: turn ?? seat,
    passes: 0,
    scores: state.scores.with(seat, state.scores[seat]! + score.total),
    placed: [...state.placed, { seat, card, space, mercy, score }],
  };
  return turn === null ? closed(after) : after;
}

function pass(state: PlayPhase, seat: Seat): State {
  const lacks = state.lacks.with(seat, showLack(state.lacks[seat]!, placeableValues(state.board)));
  const passes = state.passes + 1;
  const turn = turnAfter(lacks, seat, passes);
  const after: PlayPhase = { ...state, lacks, turn: turn ?? seat, passes };
  return turn === null ? closed(after) : after;
}

/** The match with nobody left to act. Page: the highest score wins; equal scores share the win. */
function closed(end: PlayPhase): OverPhase {
  const { board, hands, stack, stackSize, lacks, passes, scores, placed } = end;
  const unfilled = board.filter((card) => card === null).length;
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const results = [{ points: scores, unfilled }];
  return {
    phase: 'over',
    standing: { ...end.standing, scores, results, winners },
    board,
    hands,
    stack,
    stackSize,
    lacks,
    passes,
    placed,
  };
}

/** The hand without one card and with a drawn one, if there is one, still in order. */
export function exchange(hand: Hand, gone: Card, drawn: Card | undefined): Hand {
  const result = hand.toSpliced(hand.indexOf(gone), 1);
  if (drawn === undefined) return result;
  const at = result.findIndex((card) => card > drawn);
  result.splice(at < 0 ? result.length : at, 0, drawn);
  return result;
}

/** The seat to act after `seat`; null if no cards are left, or if all holders of cards have passed in a row. */
export function turnAfter(lacks: BySeat<Lacks>, seat: Seat, passes: number): Seat | null {
  const holders = lacks.filter(({ length }) => length > 0).length;
  return passes >= holders ? null : nextWithCards(lacks, seat);
}

/** The next seat with cards, perhaps the same one; `seat` if nobody has any. Ruling: a seat without cards is skipped. */
export function nextWithCards(lacks: BySeat<Lacks>, seat: Seat): Seat {
  let next = (seat + 1) % lacks.length;
  while (next !== seat && lacks[next]!.length === 0) next = (next + 1) % lacks.length;
  return next;
}
