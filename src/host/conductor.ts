import type { Judgement } from '../ai/adviser/judgement.ts';
import { isRefusal, type OpaqueTypes, type Refusal, type Seat, type Speaker } from '../engine/game.ts';
import type { Match, Step } from '../engine/match.ts';
import type { CommonRefusal } from '../engine/words.ts';
import type { Players } from '../front/room.ts';
import type { GameParts } from '../games.ts';
import type { Hint } from '../tui/match/bots.ts';
import type { Conductor } from '../tui/match/conductor.ts';
import { factsSince, type Next, nextOf, type Origin } from '../tui/match/next.ts';
import { type Onlooker, Onlookers } from '../tui/match/onlookers.ts';
import { type Making, SeenMatch } from '../tui/match/seen.ts';
import { Wishes } from '../tui/match/wishes.ts';
import type { AnyTable } from '../tui/table.ts';
import type { Clock } from '../tui/terminal/clock.ts';

type View = OpaqueTypes['view'];

/** Time before each move that the program makes, in ms. It is constant, so that it reveals nothing. */
const PACE = 500;
/** Time for the draws of one seat, in ms. The other players may announce a call in it. */
const DRAW = 35;

const NOT_ASKED: CommonRefusal<never> = { rule: 'not-your-turn', turn: [] };

/** The persons and bots at the seats of a table. */
export interface Seating {
  readonly players: Players;
  /** True if somebody is at the table; an empty table's match waits. */
  readonly isOccupied: boolean;
  /** Does the table ask the person of this seat for its move? Else the program makes it. */
  isAsked(seat: Seat): boolean;
  /** Is the person of this seat present? They may move before a bot has moved for them. */
  isHere(seat: Seat): boolean;
  /** Sets the seats that are asked now, including those that were asked before. */
  asking(seats: readonly Seat[]): void;
  /** Hears of each move at a seat. */
  moved(seat: Seat): void;
  /** Hears that a deal, and perhaps the match, is over. */
  dealt(): void;
}

/** Makes the moves of seats without a person, and advises persons. */
export interface Makers {
  /** The decider of a move for the log, if it differs from the seat's player in the header; else null. */
  maker(seat: Seat, origin: Origin): string | null;
  /** A bot's move as text. `capped`: its time ran out. */
  choose(seat: Seat): Promise<{ readonly move: string; readonly capped: boolean }>;
  hint(seat: Seat, speaker: Speaker): Promise<Hint | null>;
  compare(seat: Seat, best: string, other: string): Promise<Judgement | null>;
}

interface TableOptions {
  readonly entry: GameParts;
  readonly match: Match;
  readonly table: AnyTable;
  readonly seating: Seating;
  readonly makers: Makers;
  readonly clock: Clock;
  /** Hears of a fault of a bot or of the disk that nobody at the table can mend. */
  readonly fail: (error: unknown) => void;
}

/**
 * Conducts the match of a table with remote players. It goes on after each move, however far each screen has shown it. The program's moves
 * come at a constant pace, so that their time reveals nothing.
 */
export class TableConductor implements Conductor {
  readonly entry: GameParts;
  readonly table: AnyTable;
  readonly people: readonly Seat[] = [];
  readonly untimed = false;
  readonly keyboard = null;
  readonly #match: Match;
  readonly #seating: Seating;
  readonly #makers: Makers;
  readonly #clock: Clock;
  readonly #fail: (error: unknown) => void;
  readonly #wishes: Wishes;
  readonly #onlookers = new Onlookers();
  readonly #makings = new WeakMap<Step, Making>();
  #late: { readonly seat: Seat; readonly refusal: Refusal } | null = null;
  #next: Next = { kind: 'rest' };
  #callOff: () => void = () => {};
  /** The planned move: its moment in the match, and its time in ms of the clock. Planning it again does not delay it. */
  #coming: { readonly moment: string; readonly at: number } | null = null;
  /** The open question to a bot; an answer to an earlier one is dropped. */
  #question: { readonly moment: string } | null = null;

  constructor({ entry, match, table, seating, makers, clock, fail }: TableOptions) {
    this.entry = entry;
    this.table = table;
    this.#match = match;
    this.#seating = seating;
    this.#makers = makers;
    this.#clock = clock;
    this.#fail = fail;
    this.#wishes = new Wishes(match, table.early);
  }

  get players(): Players {
    return this.#seating.players;
  }

  join(onlooker: Onlooker): () => void {
    this.#onlookers.join(onlooker);
    return () => void this.#onlookers.leave(onlooker);
  }

  seenBy(seats: readonly Seat[]): SeenMatch {
    return new SeenMatch(this.#match, seats, this.#makings);
  }

  /** Returns at once: screens do not set the pace here. */
  goOn(): Next {
    return this.#next;
  }

  /** Call it when somebody came, went or sat down: the next move may be another player's. */
  refresh(): void {
    this.#plan();
    this.#onlookers.seated();
    this.#onlookers.told();
  }

  /** Stops making moves. */
  close(): void {
    this.#callOff();
    this.#question = null;
    this.#onlookers.clear();
  }

  play(seat: Seat, move: string, caller: Onlooker): Refusal | null {
    if (!this.#seating.isHere(seat)) return NOT_ASKED;
    return this.#make({ seat, move, origin: 'person' }, caller);
  }

  earlyView(seat: Seat): View | null {
    return this.#wishes.viewFor(seat);
  }
  wishOf(seat: Seat): string | null {
    return this.#wishes.of(seat);
  }
  wish(seat: Seat, view: View, move: string): Refusal | null {
    if (this.earlyView(seat) === null) return NOT_ASKED;
    const refusal = this.#wishes.keep(seat, view, move, this.table.unasked?.(view, seat, 'apart') ?? null);
    if (refusal === null) this.#plan();
    return refusal;
  }

  hint(seat: Seat, speaker: Speaker): Promise<Hint | null> {
    return this.#makers.hint(seat, speaker);
  }
  compare(seat: Seat, best: string, other: string): Promise<Judgement | null> {
    return this.#makers.compare(seat, best, other);
  }
  noteHint(seat: Seat, { move }: Hint): void {
    this.#match.hint(seat, this.#match.game.format(move));
  }

  /** Goes back to this number of moves. */
  takeBack(to: number): void {
    if (!this.#match.undo(this.#match.moveCount - to)) return;
    this.#late = null;
    this.#coming = null;
    this.#question = null;
    this.#wishes.clear();
    this.#plan();
    this.#onlookers.rewound();
  }

  /** Plans the next move or question. */
  #plan(): void {
    this.#callOff();
    try {
      this.#next = this.#found();
    } catch (error) {
      this.#fail(error);
    }
  }

  #found(): Next {
    const match = this.#match;
    const next: Next = this.#seating.isOccupied
      ? nextOf({
          game: match.game,
          table: this.table,
          turn: match.turn,
          people: match.turn.filter((seat) => this.#seating.isAsked(seat)),
          isShared: true,
          isApart: true,
          forced: 'asked',
          isClaiming: false,
          late: this.#late,
          guide: null,
          view: (seat) => match.view(seat),
          wishOf: (seat) => this.#wishes.of(seat),
          since: (seat) => factsSince(match.history, seat),
        })
      : { kind: 'rest' };
    this.#seating.asking(next.kind === 'ask' ? next.seats : []);
    const moment = `${match.moveCount} ${next.kind}`;
    if (next.kind === 'make') {
      this.#question = null;
      this.#comes(next.seat, moment, () => this.#makeFor(next));
      return { kind: 'think', seat: null };
    }
    if (next.kind === 'think') {
      const seat = next.seat!;
      if (this.#question?.moment !== moment) this.#comes(seat, moment, () => this.#ask(seat, moment));
      return { kind: 'think', seat: this.#isSecret(seat) ? null : seat };
    }
    this.#coming = null;
    this.#question = null;
    return next;
  }

  /** Schedules something at the pace of its seat. */
  #comes(seat: Seat, moment: string, then: () => void): void {
    const now = this.#clock.now();
    const at = this.#coming?.moment === moment ? this.#coming.at : now + (this.#isSecret(seat) ? DRAW : PACE);
    this.#coming = { moment, at };
    this.#callOff = this.#clock.after(Math.max(0, at - now), then);
  }

  /** Must nobody learn whether this seat has a decision to make? Such seats act at another pace. */
  #isSecret = (seat: Seat): boolean =>
    (this.table.unasked?.(this.#match.view(seat), seat, 'apart') ?? null) !== null;

  /** Makes a move for a seat. If a wish is refused, its player is asked next. */
  #makeFor({ seat, move, origin }: Extract<Next, { kind: 'make' }>): void {
    if (origin === 'wish') this.#wishes.take(seat);
    const refusal = this.#make({ seat, move, origin });
    if (!refusal) return;
    this.#late = { seat, refusal };
    this.#plan();
    this.#onlookers.told();
  }

  #ask(seat: Seat, moment: string): void {
    const question = { moment };
    this.#question = question;
    this.#makers
      .choose(seat)
      .then(({ move, capped }) => {
        if (question === this.#question) this.#make({ seat, move, origin: 'bot', cutShort: capped });
      })
      .catch(this.#fail);
  }

  /** The only place where a move is made. Throws if the program's own move is refused. */
  #make({ seat, move, origin, cutShort = false }: MoveToMake, caller?: Onlooker): Refusal | null {
    const match = this.#match;
    const { results } = match.status;
    const steps = match.play(seat, move, this.#makers.maker(seat, origin));
    if (isRefusal(steps)) {
      if (origin === 'person' || origin === 'wish') return steps;
      throw new Error(`The ${origin} move ${move} at seat ${seat} is refused: ${steps.rule}.`);
    }
    this.#late = null;
    this.#makings.set(steps[0]!, { origin, cutShort });
    this.#seating.moved(seat);
    if (match.status.results.length > results.length) {
      this.#wishes.clear();
      this.#seating.dealt();
    }
    this.#plan();
    this.#onlookers.told(caller);
    return null;
  }
}

interface MoveToMake {
  readonly seat: Seat;
  readonly move: string;
  readonly origin: Origin;
  /** True if the bot's time ran out before its budget. */
  readonly cutShort?: boolean;
}
