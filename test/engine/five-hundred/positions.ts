import { partnersOf } from '../../../src/engine/five-hundred/auction.ts';
import { type BidName, bidOf, trumpOf } from '../../../src/engine/five-hundred/bids.ts';
import {
  type Card,
  cardsOf,
  minus,
  NONE,
  packFor,
  parseCard,
  setOf,
  union,
} from '../../../src/engine/five-hundred/cards.ts';
import type { HouseRules } from '../../../src/engine/five-hundred/house-rules.ts';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import type { BidPhase, Contract, Move, PlayPhase, State } from '../../../src/engine/five-hundred/state.ts';
import { isRefusal, type Options, type Seat } from '../../../src/engine/game.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { cards } from './cards.ts';

/** The default options with some changed. */
export const rules = (changed: Partial<HouseRules> = {}): HouseRules =>
  ({
    ...Object.fromEntries(fiveHundred.options.map(({ name, default: value }) => [name, value])),
    ...changed,
  }) as HouseRules;

export const table = (seats = 4, changed: Partial<HouseRules> = {}): { seats: number; options: Options } => ({
  seats,
  options: rules(changed),
});

/** The first deal of a match, shuffled from a seed, with scores of one's own. */
export function dealt({
  seats = 4,
  changed = {},
  scores = [0, 0],
  seed = 'test',
}: {
  seats?: number;
  changed?: Partial<HouseRules>;
  scores?: readonly [number, number];
  seed?: string;
} = {}): BidPhase {
  const at = table(seats, changed);
  const start = fiveHundred.start(at);
  const state = fiveHundred.deal(
    { ...start, standing: { ...start.standing, scores } } as State,
    fiveHundred.shuffle(at, randomFor(seed)),
  );
  if (state.phase !== 'bid') throw new Error('a deal begins with the auction');
  return state;
}

/** A deck that gives each seat ten cards; what is not named is dealt in canonical order. The widow gets the named or the last cards. */
export function deckWith(hands: readonly string[], seats = 4, widow = ''): Card[] {
  const named = Array.from({ length: seats }, (_, seat) => cardsOf(cards(hands[seat] ?? '')));
  const lies = cardsOf(cards(widow));
  const rest = cardsOf(minus(setOf(packFor(seats)), setOf([...named.flat(), ...lies])));
  for (const hand of named) while (hand.length < 10) hand.push(rest.shift()!);
  const inWidow = [...lies, ...rest];
  const deck: Card[] = [];
  const round = (from: number, to: number): void => {
    for (const hand of named) deck.push(...hand.slice(from, to));
  };
  round(0, 3);
  deck.push(...inWidow.slice(0, 3));
  round(3, 7);
  deck.push(...inWidow.slice(3));
  round(7, 10);
  return deck;
}

/** Moves as a player types them; throws at what is not legal, with the sentence. */
export function played(state: State, ...texts: readonly string[]): State {
  let now = state;
  for (const text of texts) {
    const refusal = refused(now, text);
    if (refusal !== null) throw new Error(`${text}: ${refusal}`);
    now = fiveHundred.play(now, fiveHundred.toAct(now)[0]!, moveOf(text));
  }
  return now;
}

export function moveOf(text: string): Move {
  const move = fiveHundred.parse(text);
  if (isRefusal(move)) throw new Error(fiveHundred.refusalText(move as never, plainSpeaker));
  return move;
}

/** The sentence that a move of the seat to act is refused with, or null. */
export function refused(
  state: State,
  text: string,
  seat: Seat = fiveHundred.toAct(state)[0] ?? 0,
): string | null {
  const refusal = fiveHundred.check(state, seat, moveOf(text));
  return refusal && fiveHundred.refusalText(refusal, plainSpeaker);
}

/** The id of the rule that refuses it. */
export const rule = (
  state: State,
  text: string,
  seat: Seat = fiveHundred.toAct(state)[0] ?? 0,
): string | null => fiveHundred.check(state, seat, moveOf(text))?.rule ?? null;

/**
 * A position in the play of a contract of seat 0 (or `contractor`): hands as texts, what lies in the trick as texts from `leader`.
 * Cards not named are buried, so that hands can be short.
 */
export function playing({
  bid,
  hands,
  trick = [],
  leader = 0,
  contractor = 0,
  changed = {},
  scores = [0, 0],
}: {
  bid: BidName;
  hands: readonly string[];
  trick?: readonly string[];
  leader?: Seat;
  contractor?: Seat;
  changed?: Partial<HouseRules>;
  scores?: readonly [number, number];
}): PlayPhase {
  const seats = hands.length;
  const contract: Contract = {
    bid,
    seat: contractor,
    trump: trumpOf(bidOf(bid)),
    out: bid === 'nello' ? partnersOf(contractor, seats) : [],
    calls: [],
  };
  const order = Array.from({ length: seats }, (_, i) => (leader + i) % seats).filter(
    (seat) => !contract.out.includes(seat),
  );
  const plays = trick.map((text, i) => ({ seat: order[i]!, card: parseCard(text.split(':')[0]!)! }));
  const named = trick[0]?.split(':')[1];
  const held = hands.map(cards);
  const known = held.reduce(union, setOf(plays.map(({ card }) => card)));
  const buried = minus(setOf(packFor(seats)), known);
  return {
    phase: 'play',
    standing: { ...fiveHundred.start(table(seats, changed)).standing, deals: 1, scores },
    hands: held,
    contract,
    aside: { widow: NONE, given: null, buried },
    turn: order[plays.length % order.length]!,
    trick: { plays, named: named === undefined ? null : 'CDHS'.indexOf(named) },
    tricks: [],
    taken: 0,
  };
}
