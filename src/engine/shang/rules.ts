import { type Card, card, formatCard } from '../card.ts';
import { type CardSet, EMPTY, has, includes, isEmpty, minus, setOf, size, union } from '../card-set.ts';
import type { BySeat, Seat, TableSetup } from '../game.ts';
import type { Random } from '../random.ts';
import { beats, inOrder, kindOf, NO_PLAY, rate, sizeOf, wraps } from './combination.ts';
import { houseRulesOf } from './house-rules.ts';
import { playsOf } from './plays.ts';
import { scored } from './score.ts';
import {
  CHECK,
  HAND,
  type Hidden,
  type Move,
  type PlayPhase,
  type Position,
  type Refusal,
  SEATS,
  type Standing,
  type State,
  type Top,
} from './state.ts';

const TWO_OF_CLUBS = card('2C');
export const NOBODY: BySeat<boolean> = [false, false, false, false];

export const start = (table: TableSetup): State => ({
  phase: 'deal',
  standing: {
    ...houseRulesOf(table),
    deals: 0,
    leader: null,
    scores: [0, 0, 0, 0],
    results: [],
    winners: null,
  },
  hands: [EMPTY, EMPTY, EMPTY, EMPTY],
  top: null,
  checked: NOBODY,
  played: EMPTY,
  turns: [],
  tableStart: 0,
});

export function deal({ standing }: State, deck: readonly Card[]): State {
  const hands = Array.from({ length: SEATS }, (_, seat) =>
    setOf(Array.from({ length: HAND }, (_, round) => deck[round * SEATS + seat]!)),
  );
  // Page: after the first round, whoever played the last hand starts the next.
  const leader = standing.leader ?? hands.findIndex((hand) => has(hand, TWO_OF_CLUBS));
  return beginPlay({ ...standing, deals: standing.deals + 1 }, hands, leader);
}

/** A deal before its first turn. */
export const beginPlay = (standing: Standing, hands: BySeat<CardSet>, leader: Seat): PlayPhase => ({
  phase: 'play',
  standing,
  hands,
  top: null,
  checked: NOBODY,
  played: EMPTY,
  turns: [],
  tableStart: 0,
  turn: leader,
});

export const toAct = (position: Position): readonly Seat[] =>
  position.phase === 'play' ? [position.turn] : [];

/** Page: the first play of the game must contain the 2♣. */
export const isOpening = (position: Position): boolean =>
  position.phase === 'play' && position.standing.deals === 1 && position.turns.length === 0;

export function check(position: Position, seat: Seat, move: Move): Refusal | null {
  if (position.phase === 'over') return { rule: 'match-over' };
  if (position.phase === 'deal') return { rule: 'not-now', due: 'deal' };
  if (position.turn !== seat) return { rule: 'not-your-turn', turn: [position.turn] };
  const { top } = position;
  if (move.kind === 'check') return top === null ? { rule: 'leader-plays' } : null;

  const { cards } = move;
  const hand = position.hands[seat] ?? EMPTY;
  if (!includes(hand, cards)) return { rule: 'not-held', card: formatCard(inOrder(minus(cards, hand))[0]!) };
  const rating = rate(cards);
  if (rating === NO_PLAY) {
    const n = size(cards);
    if (wraps(cards)) return { rule: 'wraps' };
    return { rule: [1, 2, 3, 5].includes(n) ? 'no-combination' : 'wrong-number', cards: n };
  }
  if (isOpening(position) && !has(cards, TWO_OF_CLUBS)) return { rule: 'open-with-2c' };
  if (top === null || beats(rating, top.rating)) return null;
  if (sizeOf(rating) !== sizeOf(top.rating)) return { rule: 'wrong-kind', kind: kindOf(top.rating) };
  return {
    rule: 'too-low',
    cards: inOrder(cards).map(formatCard),
    toBeat: inOrder(top.cards).map(formatCard),
  };
}

export function* moves(position: Position, seat: Seat): Generator<Move> {
  if (position.phase !== 'play' || position.turn !== seat) return;
  for (const cards of playsFor(position, seat)) yield { kind: 'play', cards };
  if (position.top !== null) yield CHECK;
}

/** Draws a move, all equally likely. */
export function sample(position: Position, seat: Seat, random: Random): Move {
  if (position.phase !== 'play') throw new RangeError(`nobody is to act in phase ${position.phase}`);
  const plays = playsFor(position, seat);
  const at = random.below(plays.length + (position.top === null ? 0 : 1));
  return at < plays.length ? { kind: 'play', cards: plays[at]! } : CHECK;
}

/** The plays open to the seat to act, without the check. */
function playsFor(position: PlayPhase<Hidden>, seat: Seat): CardSet[] {
  const { top } = position;
  const hand = inOrder(position.hands[seat] ?? EMPTY);
  if (top !== null) return playsOf(hand, sizeOf(top.rating), top.rating);
  // The 2♣ is first in order, so it is the first card of every play that contains it.
  return playsOf(hand, 0, undefined, isOpening(position) ? 1 : hand.length);
}

export function play(state: State, seat: Seat, move: Move): State {
  if (state.phase !== 'play') throw new RangeError(`a ${move.kind} in phase ${state.phase}: not checked`);
  return move.kind === 'check' ? afterCheck(state, seat) : afterPlay(state, seat, move);
}

function afterCheck(state: PlayPhase, seat: Seat): State {
  const checked = state.checked.with(seat, true);
  const turn = nextToAct(checked, seat);
  const turns = state.turns.concat({ seat, move: CHECK });
  // The turn is back at the last player to play, so all others have checked: the table resets and they lead.
  const reset = turn === state.top!.seat;
  return {
    phase: 'play',
    standing: state.standing,
    hands: state.hands,
    top: reset ? null : state.top,
    checked: reset ? NOBODY : checked,
    played: state.played,
    turns,
    tableStart: reset ? turns.length : state.tableStart,
    turn,
  };
}

function afterPlay(state: PlayPhase, seat: Seat, move: Extract<Move, { kind: 'play' }>): State {
  const { checked, tableStart } = state;
  const { cards } = move;
  const hand: CardSet = minus(state.hands[seat]!, cards);
  const hands = state.hands.with(seat, hand);
  const top: Top = { seat, cards, rating: rate(cards) };
  const played = union(state.played, cards);
  const turns = state.turns.concat({ seat, move });
  if (isEmpty(hand)) {
    const standing = scored(state.standing, hands, seat, cards);
    const phase = standing.winners ? 'over' : 'deal';
    return { phase, standing, hands, top, checked, played, turns, tableStart };
  }
  const { standing } = state;
  const turn = nextToAct(checked, seat);
  return { phase: 'play', standing, hands, top, checked, played, turns, tableStart, turn };
}

/** The next seat clockwise that has not checked. If a check was the last one missing, it is the maker of the top play. */
export function nextToAct(checked: BySeat<boolean>, seat: Seat): Seat {
  let next = (seat + 1) % SEATS;
  while (checked[next]) next = (next + 1) % SEATS;
  return next;
}
