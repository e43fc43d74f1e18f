import type { Card } from '../../engine/card.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { SEATS } from '../../engine/shengji/cards.ts';
import { play } from '../../engine/shengji/rules.ts';
import type { Move, PlayPhase, Shengji, State } from '../../engine/shengji/state.ts';
import { lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import { LINE, type Ply, type Telling, type Told } from '../adviser/telling.ts';
import { type End, endOfPlay, endsFrom, type Listener, setUp } from './end.ts';
import { eventOf, eventsIn, type Taken, takenIn } from './fates.ts';
import { BORDER, worthOf } from './plan.ts';
import { cardsOf, type DealSim, kindsOf, type Play } from './sim.ts';

/**
 * Points for the seat's side: of the trick that the move belongs to, of those that follow, of the last one with the kitty. `sides` is
 * what was taken before; who is in the House decides for whom that and all else counts.
 */
const PARTS = ['trick', 'later', 'last', 'sides'] as const;
export type Part = (typeof PARTS)[number];

/**
 * The House at the end, see `isIn`. The trick that the move belongs to: who takes it (−1 before the first lead), whether the seat's side
 * does, what that brings the side. Points that each seat takes later, but in the last trick; whether the side takes that one, and what
 * the kitty adds for the Players. Before the first lead also the Dealer, and the trumps and the empty plain suits of the seat's hand
 * in play (later −1, 0 and 0).
 */
const FACTS = [
  'house',
  'taker',
  'takes',
  'trick',
  'later0',
  'later1',
  'later2',
  'later3',
  'later4',
  'later5',
  'takesLast',
  'kitty',
  'dealer',
  'trumps',
  'empty',
] as const;
export type Fact = (typeof FACTS)[number];

/** The fact that counts a seat's later points. */
export const laterOf = (seat: Seat): Fact => `later${seat}` as Fact;

/** A House as a whole number: bit n for seat n. */
export const HOUSES = 2 ** SEATS;
export const isIn = (house: number, seat: Seat): boolean => ((house >> seat) & 1) === 1;
const houseOf = ({ house }: End): number => house.reduce((bits, seat) => bits | (1 << seat), 0);

export const shengjiTelling: Telling<Shengji, Part, Fact> = {
  parts: PARTS,
  facts: FACTS,
  change: 'sides',
  tell(world, seat) {
    if (world.phase !== 'play') return (move) => beforePlay(world, seat, move);
    const endAfter = endsFrom(world);
    return (move) => {
      const cards = move.kind === 'play' ? move.cards : [];
      const heard = new Heard(seat, [...new Set(cards)]);
      const end = endAfter(cards, heard);
      return told(world, heard, end, seat, { ...IN_PLAY, first: heard.tricks[0] ?? null });
    };
  },
};

/** What is told of a decision by itself, apart from the tricks that follow. */
interface Occasion {
  /** The trick that the move belongs to; null before the first lead. */
  readonly first: Taken | null;
  readonly dealer: Seat;
  readonly trumps: number;
  readonly empty: number;
  /** Cards are chosen, so that what becomes of them is told. */
  readonly isOfCards: boolean;
}

const IN_PLAY = { dealer: -1, trumps: 0, empty: 0, isOfCards: true };

function beforePlay(world: State, seat: Seat, move: Move): Told<Move> {
  const heard = new Heard(seat);
  // Nobody wants to hear who stays at each of many cards.
  const hear = world.phase === 'draw' ? undefined : (mover: Seat, next: Move) => heard.add(mover, next);
  const state = setUp(play(world, seat, move), hear) as PlayPhase;
  if (world.phase === 'draw') heard.close();
  const end = endOfPlay(state, heard);
  const { lines } = lieOf(state.deal.trumps);
  const lengths = lines.map((line) => line.reduce((sum, card) => sum + state.hands[seat]![card]!, 0));
  return told(state, heard, end, seat, {
    first: null,
    dealer: state.deal.dealer,
    trumps: lengths[TRUMPS]!,
    isOfCards: world.phase === 'bury',
    empty: lengths.filter((length, suit) => suit !== TRUMPS && length === 0 && lines[suit]!.length > 0)
      .length,
  });
}

/** What happens after a move: to a seat, which has played `own` to the trick on the table, each kind once. */
class Heard implements Listener {
  readonly line: Ply<Move>[] = [];
  readonly tricks: Taken[] = [];
  readonly #me: Seat;
  #own: readonly Card[];
  #open = true;

  constructor(me: Seat, own: readonly Card[] = []) {
    this.#me = me;
    this.#own = own;
  }

  /** Tells no more moves. */
  close(): void {
    this.#open = false;
  }
  add(seat: Seat, move: Move): void {
    if (this.#open && this.line.length < LINE) this.line.push({ seat, move });
  }
  played(sim: DealSim, cards: Play): void {
    if (sim.turn === this.#me) this.#own = kindsOf(sim, cards);
    if (this.#open && this.line.length < LINE)
      this.line.push({ seat: sim.turn, move: { kind: 'play', cards: cardsOf(sim, cards) } });
  }
  taken(sim: DealSim): void {
    this.tricks.push(takenIn(sim, this.#own));
    this.#own = [];
  }
}

function told(
  { points }: { readonly points: BySeat<number> },
  { line, tricks }: Heard,
  end: End,
  seat: Seat,
  { first, dealer, trumps, empty, isOfCards }: Occasion,
): Told<Move> {
  const isHouse = (one: Seat): boolean => end.house.includes(one);
  const sign = isHouse(seat) ? -1 : 1;
  const forPlayers = (taken: readonly Taken[]): number =>
    taken.reduce((sum, trick) => sum + (isHouse(trick.seat) ? 0 : trick.points), 0);
  const last = tricks.at(-1)!;
  // The last trick counts as that, even where the move belongs to it.
  const now = first && first !== last ? [first] : [];
  const later = tricks.slice(now.length, -1);
  const before = points.reduce((sum, n, one) => sum + (isHouse(one) ? 0 : n), 0);
  const kitty = end.playerPoints - before - forPlayers(tricks);
  const parts = [forPlayers(now), forPlayers(later), forPlayers([last]) + kitty, before - BORDER].map(
    (n) => sign * n,
  );
  const bySeat = points.map((_, one) =>
    later.reduce((sum, trick) => sum + (trick.seat === one ? trick.points : 0), 0),
  );
  const isOurs = (trick: Taken): number => Number(isHouse(trick.seat) === isHouse(seat));
  const events = eventsIn(isOfCards ? tricks : [], seat, [...points.keys()], isHouse);
  if (isOurs(last)) events.push(eventOf('last', 0));
  if (first && isOurs(first)) events.push(eventOf('now', 0));
  return {
    value: worthOf(end, seat),
    parts,
    kind: houseOf(end),
    facts: [
      houseOf(end),
      first?.seat ?? -1,
      first ? isOurs(first) : 0,
      parts[0]!,
      ...bySeat,
      isOurs(last),
      kitty,
      dealer,
      trumps,
      empty,
    ],
    line,
    events,
  };
}
