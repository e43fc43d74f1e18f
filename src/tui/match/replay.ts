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
import type { ShownStep } from './scene.ts';
import type { Seen, SeenStep } from './seen.ts';
import { RECENT_STEPS } from './transcript.ts';

type View = OpaqueTypes['view'];

export interface ReplayOptions {
  /** The match, as its viewers know it. */
  readonly seen: Seen;
  readonly players: Players;
  readonly table: AnyTable;
  readonly marks?: readonly MarkedMove[];
}

/** The place of a step in its match. */
export interface ReplayPosition {
  /** The number of the deal, from 1. */
  readonly deal: number;
  /** The number of the trick or round, from 1; null outside of play. */
  readonly round: number | null;
  /** Moves of the deal up to this one; 0 when its cards were dealt. */
  readonly move: number;
  /** Moves of the match up to this one. */
  readonly made: number;
  /** Does the step say anything? Hundreds of moves in Shengji's draw do not. */
  readonly isTold: boolean;
  /** Does a trick end here, a deal begin or end, or its play begin? */
  readonly isStop: boolean;
}

/** A step as its viewer may know it, for drawing. */
export interface Still {
  readonly view: View;
  readonly onTable: View;
  readonly status: Status;
  readonly viewer: Viewer;
  readonly turn: readonly Seat[];
  readonly shown: ShownStep;
  readonly recent: readonly Fact[];
}

/**
 * A played match step by step, without moves that were taken back. Steps count from 0, the first deal. All cards of a finished deal may be seen.
 * Before that, only what the only person at the keyboard sees or, if several share it, what everybody sees.
 */
export class Replay {
  readonly seen: Seen;
  readonly players: Players;
  readonly table: AnyTable;
  readonly steps: readonly SeenStep[];
  /** The only person's seat; `table` if nobody or several sat at the keyboard. */
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

  /** The index of the last step. */
  get last(): number {
    return this.steps.length - 1;
  }

  placeOf = (at: number): ReplayPosition => this.#places[at]!;

  /** Is the deal of a step over, so that nothing of it is hidden? */
  isOpen = (at: number): boolean => this.placeOf(at).deal <= this.#finished;

  /** May this viewer see a step? */
  maySee = (at: number, viewer: Viewer): boolean =>
    viewer === 'table' || viewer === this.home || this.isOpen(at);

  /** Returns the result of a step's deal; null while it is being played. */
  resultOf(at: number): Result | null {
    const { status } = this.seen;
    return status.results[this.placeOf(at).deal - firstDeal(status)] ?? null;
  }

  /** Returns the mark of a step; null if it has none or its deal is not over. */
  markOf(at: number): Mark | null {
    const { made, move } = this.placeOf(at);
    return (move > 0 && this.isOpen(at) && this.#marks.get(made - 1)) || null;
  }

  get hasMarks(): boolean {
    return this.#marks.size > 0;
  }

  /** Returns the number of deals, and of moves in this deal. */
  countsAt(at: number): { readonly deals: number; readonly moves: number } {
    const { deal } = this.placeOf(at);
    const deals = this.placeOf(this.last).deal;
    return { deals, moves: this.#places.findLast((place) => place.deal === deal)!.move };
  }

  /** Returns the next or the previous step that says something. */
  byMove = (at: number, by: 1 | -1): number => this.#find(at, by, (next) => this.placeOf(next).isTold);

  /** Returns the next or the previous step at which a trick is complete. */
  byRound = (at: number, by: 1 | -1): number => this.#find(at, by, (next) => this.placeOf(next).isStop);

  /** Returns the next beginning of a deal; or back, of this one or the one before. */
  byDeal = (at: number, by: 1 | -1): number => this.#find(at, by, (next) => this.steps[next]!.seat === null);

  /** Returns the step at which a deal begins. */
  beginOf = (deal: number): number =>
    Math.max(
      0,
      this.#places.findIndex((place) => place.deal === deal),
    );

  /** Returns the step before a move. `move`: its number in the match, from 0. */
  beforeMove = (move: number): number =>
    Math.max(0, this.#places.findIndex(({ made }) => made === move + 1) - 1);

  /** Returns the step of the viewer's next decision, after or before a step; null if there is none. */
  byDecision(at: number, by: 1 | -1, eyes: Viewer): number | null {
    for (let next = at + by; next >= 0 && next < this.last; next += by)
      if (this.isDecision(next, eyes)) return next;
    return null;
  }

  /** Is the move after a step a decision of the viewer's seat? For a spectator: of people, or if there are none, of any bot. */
  isDecision(at: number, eyes: Viewer): boolean {
    const seat = this.steps[at + 1]?.seat;
    if (seat === undefined || seat === null || !this.#belongs(seat, eyes)) return false;
    // A move without a choice would say something about a hidden hand.
    if (!this.maySee(at, seat)) return this.placeOf(at + 1).isTold;
    const { game } = this.seen;
    const view = this.steps[at]!.view(seat);
    if (this.table.unasked?.(view, seat, 'alone')) return false;
    return take(game.moves(view, seat), 2).length === 2;
  }

  /** Returns the step before the next marked move; after the last comes the first. Null if none is marked. */
  byMark(at: number): number | null {
    const marked = this.steps.flatMap((_, step) => (this.markOf(step) ? [step - 1] : []));
    return marked.find((step) => step > at) ?? marked[0] ?? null;
  }

  /** Returns a step as this viewer sees it. If they may not see it, nothing hidden is shown. */
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

  /** Returns each seat's own view of a step; null while cards of the deal are hidden. */
  everyView(at: number): readonly View[] | null {
    return this.isOpen(at) ? this.players.map((_, seat) => this.steps[at]!.view(seat)) : null;
  }

  /** Does a deal end with this step? Its view has no hands, unless the game's table has `held`. */
  endsDeal = (at: number): boolean =>
    at > 0 && this.steps[at]!.status.results.length > this.steps[at - 1]!.status.results.length;

  #belongs(seat: Seat, eyes: Viewer): boolean {
    if (eyes !== 'table') return seat === eyes;
    return this.#people.length === 0 || this.#people.includes(seat);
  }

  /** Returns the nearest step in a direction with this property, or the outermost. */
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
