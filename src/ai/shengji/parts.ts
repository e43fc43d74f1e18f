import type { Card } from '../../engine/card.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { SEATS } from '../../engine/shengji/cards.ts';
import { play } from '../../engine/shengji/rules.ts';
import type { Move, PlayPhase, Shengji, State } from '../../engine/shengji/state.ts';
import { lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import { LINE, type Ply, type Telling, type ToldEnding } from '../adviser/telling.ts';
import { type End, endOfPlay, endsFrom, type Listener, setUp } from './end.ts';
import { eventOf, eventsIn, type Taken, takenIn } from './fates.ts';
import { BORDER, worthOf } from './plan.ts';
import { cardsOf, kindsOf, type Play, type ShengjiSim } from './sim.ts';

/**
 * Points for the seat's side: of the trick to which the move belongs, of later tricks, of the last one with the kitty. `sides`: of tricks before, and
 * the whole if the House differs.
 */
const PARTS = ['trick', 'later', 'last', 'sides'] as const;
export type Part = (typeof PARTS)[number];

/**
 * The House at the end, see `isIn`. The trick of the move: its winner (−1 before the first lead), whether the seat's side wins it, and the points for
 * that side. Later points of each seat, without the last trick; whether the side wins the last trick, and the points that the kitty adds for the
 * Players. Before the first lead also the Dealer, and the seat's number of trumps and of empty plain suits; later −1, 0 and 0.
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

/** Returns the fact with a seat's later points. */
export const laterOf = (seat: Seat): Fact => `later${seat}` as Fact;

/** The number of possible Houses. A House is a whole number: bit n for seat n. */
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
      const heard = new EventRecorder(seat, [...new Set(cards)]);
      const end = endAfter(cards, heard);
      return told(world, heard, end, seat, { ...IN_PLAY, first: heard.tricks[0] ?? null });
    };
  },
};

/** The facts about a decision apart from later tricks. */
interface Occasion {
  /** The trick to which the move belongs; null before the first lead. */
  readonly first: Taken | null;
  readonly dealer: Seat;
  readonly trumps: number;
  readonly empty: number;
  /** Does the move choose cards, so that their fates are noted? */
  readonly isOfCards: boolean;
}

const IN_PLAY = { dealer: -1, trumps: 0, empty: 0, isOfCards: true };

function beforePlay(world: State, seat: Seat, move: Move): ToldEnding<Move> {
  const heard = new EventRecorder(seat);
  // During the draw everybody decides at each card, so those moves are not recorded.
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

/** Records the events after a move for a seat. `own`: the cards that the seat has played to the trick on the table, each kind once. */
class EventRecorder implements Listener {
  readonly line: Ply<Move>[] = [];
  readonly tricks: Taken[] = [];
  readonly #me: Seat;
  #own: readonly Card[];
  #open = true;

  constructor(me: Seat, own: readonly Card[] = []) {
    this.#me = me;
    this.#own = own;
  }

  /** Stops recording moves. */
  close(): void {
    this.#open = false;
  }
  add(seat: Seat, move: Move): void {
    if (this.#open && this.line.length < LINE) this.line.push({ seat, move });
  }
  played(sim: ShengjiSim, cards: Play): void {
    if (sim.turn === this.#me) this.#own = kindsOf(sim, cards);
    if (this.#open && this.line.length < LINE)
      this.line.push({ seat: sim.turn, move: { kind: 'play', cards: cardsOf(sim, cards) } });
  }
  taken(sim: ShengjiSim): void {
    this.tricks.push(takenIn(sim, this.#own));
    this.#own = [];
  }
}

function told(
  { points }: { readonly points: BySeat<number> },
  { line, tricks }: EventRecorder,
  end: End,
  seat: Seat,
  { first, dealer, trumps, empty, isOfCards }: Occasion,
): ToldEnding<Move> {
  const isHouse = (one: Seat): boolean => end.house.includes(one);
  const sign = isHouse(seat) ? -1 : 1;
  const forPlayers = (taken: readonly Taken[]): number =>
    taken.reduce((sum, trick) => sum + (isHouse(trick.seat) ? 0 : trick.points), 0);
  const last = tricks.at(-1)!;
  // The last trick counts with the kitty, even if the move belongs to it: then no trick counts as `now`.
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
