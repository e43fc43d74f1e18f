import { seatsOfPeople } from '../../ai/player.ts';
import {
  type Fact,
  firstDeal,
  lastDeal,
  type OpaqueTypes,
  type Result,
  type Seat,
  type Status,
  type Viewer,
} from '../../engine/game.ts';
import { take } from '../../engine/take.ts';
import type { Players } from '../../front/room.ts';
import type { MarkedMove } from '../../review/charge.ts';
import type { Mark } from '../../review/grade.ts';
import { type AnyTable, TRICKS } from '../table.ts';
import type { Shown } from './scene.ts';
import type { Seen, SeenStep } from './seen.ts';
import { RECENT_STEPS } from './transcript.ts';

type View = OpaqueTypes['view'];

export interface ReplayOptions {
  /** The match, as those who look at it know it. */
  readonly seen: Seen;
  readonly players: Players;
  readonly table: AnyTable;
  readonly marks?: readonly MarkedMove[];
}

/** Where a step stands in its match. */
export interface ReplayPosition {
  /** From 1. */
  readonly deal: number;
  /** The trick that the step belongs to, from 1, or what the game has in its place; null outside of play. */
  readonly round: number | null;
  /** Moves of the deal up to this one; 0: its cards were dealt. */
  readonly move: number;
  /** Moves of the match up to this one. */
  readonly made: number;
  /** There is something to tell of it. Hundreds of moves of Shengji's draw say nothing. */
  readonly isTold: boolean;
  /** A trick ends here, a deal begins or ends, or its play begins. */
  readonly isStop: boolean;
}

/** What is drawn of a step, as its viewer may know it. */
export interface Still {
  readonly view: View;
  readonly onTable: View;
  readonly status: Status;
  readonly viewer: Viewer;
  readonly turn: readonly Seat[];
  readonly shown: Shown;
  readonly recent: readonly Fact[];
}

/**
 * A match that was played, step by step, as it finally went. Steps count from 0, the first deal. What may be seen of one: all cards once
 * its deal is over; before that what the only person at the keyboard sees, or where several share it, what lies open to all.
 */
export class Replay {
  readonly seen: Seen;
  readonly players: Players;
  readonly table: AnyTable;
  readonly steps: readonly SeenStep[];
  /** The only person's seat; `table` where nobody or several sat at the keyboard. */
  readonly home: Viewer;
  readonly #people: readonly Seat[];
  readonly #places: readonly ReplayPosition[];
  readonly #finished: number;
  readonly #marks: ReadonlyMap<number, Mark>;

  constructor({ seen, players, table, marks = [] }: ReplayOptions) {
    this.seen = seen;
    this.players = players;
    this.table = table;
    this.steps = seen.steps.slice();
    this.#people = seatsOfPeople(players);
    this.home = this.#people.length === 1 ? this.#people[0]! : 'table';
    this.#places = placesOf(this.steps, table, players.length);
    this.#finished = lastDeal(seen.status);
    this.#marks = new Map(marks.map(({ move, grade }) => [move, grade]));
  }

  /** The last step. */
  get last(): number {
    return this.steps.length - 1;
  }

  placeOf = (at: number): ReplayPosition => this.#places[at]!;

  /** The deal that a step belongs to is over: nothing of it is hidden any more. */
  isOpen = (at: number): boolean => this.placeOf(at).deal <= this.#finished;

  /** May a step be seen with these eyes? */
  maySee = (at: number, viewer: Viewer): boolean =>
    viewer === 'table' || viewer === this.home || this.isOpen(at);

  /** What the deal of a step came to; null while it is being played. */
  resultOf(at: number): Result | null {
    const { status } = this.seen;
    return status.results[this.placeOf(at).deal - firstDeal(status)] ?? null;
  }

  /** The mark of a step, where its deal is over. */
  markOf(at: number): Mark | null {
    const { made, move } = this.placeOf(at);
    return (move > 0 && this.isOpen(at) && this.#marks.get(made - 1)) || null;
  }

  get hasMarks(): boolean {
    return this.#marks.size > 0;
  }

  /** How many deals and how many moves of this deal there are. */
  countsAt(at: number): { readonly deals: number; readonly moves: number } {
    const { deal } = this.placeOf(at);
    const deals = this.placeOf(this.last).deal;
    return { deals, moves: this.#places.findLast((place) => place.deal === deal)!.move };
  }

  /** The next step, or the one before, of which there is something to tell. */
  byMove = (at: number, by: 1 | -1): number => this.#find(at, by, (next) => this.placeOf(next).isTold);

  /** To where the next trick is complete, or the one before. */
  byRound = (at: number, by: 1 | -1): number => this.#find(at, by, (next) => this.placeOf(next).isStop);

  /** To the next deal's beginning, or this one's, or the one before it. */
  byDeal = (at: number, by: 1 | -1): number => this.#find(at, by, (next) => this.steps[next]!.seat === null);

  /** The step at which a deal begins. */
  beginOf = (deal: number): number =>
    Math.max(
      0,
      this.#places.findIndex((place) => place.deal === deal),
    );

  /** The step before a move, by its number among the moves of the match, from 0. */
  beforeMove = (move: number): number =>
    Math.max(0, this.#places.findIndex(({ made }) => made === move + 1) - 1);

  /** To where the owner of these eyes has a decision next, before or after a step; null where there is none. */
  byDecision(at: number, by: 1 | -1, eyes: Viewer): number | null {
    for (let next = at + by; next >= 0 && next < this.last; next += by)
      if (this.isDecision(next, eyes)) return next;
    return null;
  }

  /** Is the move after a step a decision of whom these eyes belong to: a seat, or where they are nobody's the people, or any bot? */
  isDecision(at: number, eyes: Viewer): boolean {
    const seat = this.steps[at + 1]?.seat;
    if (seat === undefined || seat === null || !this.#belongs(seat, eyes)) return false;
    // That somebody had no choice tells of their hand.
    if (!this.maySee(at, seat)) return this.placeOf(at + 1).isTold;
    const { game } = this.seen;
    const view = this.steps[at]!.view(seat);
    if (this.table.unasked?.(view, seat, 'alone')) return false;
    return take(game.moves(view, seat), 2).length === 2;
  }

  /** To where the next marked move is to be decided, from the first on after the last; null where none is marked. */
  byMark(at: number): number | null {
    const marked = this.steps.flatMap((_, step) => (this.markOf(step) ? [step - 1] : []));
    return marked.find((step) => step > at) ?? marked[0] ?? null;
  }

  /** What these eyes see of a step; nothing hidden where they may not look. */
  still(at: number, eyes: Viewer): Still {
    const viewer = this.maySee(at, eyes) ? eyes : this.home;
    const step = this.steps[at]!;
    const { table } = this;
    const facts = step.facts(viewer);
    const lingering = at > 0 && table.lingers?.(facts) === true;
    const view = step.view(viewer);
    return {
      view,
      onTable: lingering ? this.steps[at - 1]!.view(viewer) : view,
      status: step.status,
      viewer,
      turn: step.turn,
      shown: { seat: step.seat, facts, lingering, stops: false },
      recent: this.steps
        .slice(Math.max(0, at + 1 - RECENT_STEPS), at + 1)
        .flatMap((one) => one.facts(viewer)),
    };
  }

  /** Each seat's own view of a step; null while cards of the deal are hidden. */
  everyView(at: number): readonly View[] | null {
    return this.isOpen(at) ? this.players.map((_, seat) => this.steps[at]!.view(seat)) : null;
  }

  /** Does a deal end with this step? Its view has no hands any more, except where the game's table has `held`. */
  endsDeal = (at: number): boolean =>
    at > 0 && this.steps[at]!.status.results.length > this.steps[at - 1]!.status.results.length;

  #belongs(seat: Seat, eyes: Viewer): boolean {
    if (eyes !== 'table') return seat === eyes;
    return this.#people.length === 0 || this.#people.includes(seat);
  }

  /** The nearest step in a direction of which something holds, or the outermost. */
  #find(at: number, by: 1 | -1, holds: (at: number) => boolean): number {
    const end = by > 0 ? this.last : 0;
    for (let next = at + by; by > 0 ? next < end : next > end; next += by) if (holds(next)) return next;
    return end;
  }
}

function placesOf(
  steps: readonly SeenStep[],
  { rounds = TRICKS }: AnyTable,
  seats: number,
): ReplayPosition[] {
  const { ends } = rounds;
  let made = 0;
  let move = 0;
  let played = 0;
  let round = 1;
  let isPlay = false;
  return steps.map((step, at): ReplayPosition => {
    const { seat, status } = step;
    const facts = step.facts('table');
    if (seat === null) {
      move = played = 0;
      round = 1;
    } else {
      made++;
      move++;
    }
    const wasPlay = isPlay && seat !== null;
    isPlay = status.phase === 'play';
    if (wasPlay) played++;
    const endsRound = wasPlay && ends(facts, played, seats);
    const endsDeal = status.results.length > (steps[at - 1]?.status.results.length ?? 0);
    const place = {
      deal: status.deal,
      round: wasPlay ? round : null,
      move,
      made,
      isTold: seat === null || facts.length > 0,
      isStop: seat === null || endsRound || endsDeal || (isPlay && !wasPlay),
    };
    if (endsRound) round++;
    return place;
  });
}
