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

/** How long a bot waits before it moves, and every move that is made for somebody, in ms: how quick it is tells nothing. */
const PACE = 500;
/** How long cards are drawn for one seat, in ms: in that time others may say that they want to call. */
const DRAW = 35;

const NOT_ASKED: CommonRefusal<never> = { rule: 'not-your-turn', turn: [] };

/** Who plays at the seats of a table now. */
export interface Seating {
  readonly players: Players;
  /** Somebody is at the table. Where nobody is, the match waits. */
  readonly isOccupied: boolean;
  /** Is the person of this seat asked for its move? Else it is made for the seat. */
  isAsked(seat: Seat): boolean;
  /** Is the person of this seat there? They may move before a bot has done so for them. */
  isHere(seat: Seat): boolean;
  /** These seats are asked from now on, those that were asked before included. */
  asking(seats: readonly Seat[]): void;
  /** A move was made at this seat. */
  moved(seat: Seat): void;
  /** A deal is over, and with the last one the match. */
  dealt(): void;
}

/** What makes the moves that no person is asked for, and advises those who are. */
export interface Makers {
  /** What the log says of who decided on a move, where that is not whom its header names; else null. */
  maker(seat: Seat, origin: Origin): string | null;
  /** The move of a bot, as text, and whether its time ran out. */
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
  /** A bot or the disk failed in a way that nobody at the table can put right. */
  readonly fail: (error: unknown) => void;
}

/**
 * Moves the match of a table on, to which people come from elsewhere. It goes on as soon as moves are made, whatever was shown of it at
 * which screen. Moves that nobody is asked for come at the table's pace, so that nobody can tell by the time what is behind them.
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
  /** The move that comes by itself: at which moment of the match, and when, in ms of the clock. Planned anew, it is put off no further. */
  #coming: { readonly moment: string; readonly at: number } | null = null;
  /** The question that a bot is asked: an answer to an earlier one is dropped. */
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

  /** What the table waits for. Screens set no pace here. */
  goOn(): Next {
    return this.#next;
  }

  /** Somebody came, went or sat down: what comes next may be another's now. */
  refresh(): void {
    this.#plan();
    this.#onlookers.seated();
    this.#onlookers.told();
  }

  /** Makes no more moves. */
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

  /** Takes back all moves but the first ones. */
  takeBack(to: number): void {
    if (!this.#match.undo(this.#match.moveCount - to)) return;
    this.#late = null;
    this.#coming = null;
    this.#question = null;
    this.#wishes.clear();
    this.#plan();
    this.#onlookers.rewound();
  }

  /** Finds out what comes next, and has it come at its time. */
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

  /** Has something come by itself at the pace of its seat. */
  #comes(seat: Seat, moment: string, then: () => void): void {
    const now = this.#clock.now();
    const at = this.#coming?.moment === moment ? this.#coming.at : now + (this.#isSecret(seat) ? DRAW : PACE);
    this.#coming = { moment, at };
    this.#callOff = this.#clock.after(Math.max(0, at - now), then);
  }

  /** Nobody is to know whether this seat has something to decide: others need not wait for it. */
  #isSecret = (seat: Seat): boolean =>
    (this.table.unasked?.(this.#match.view(seat), seat, 'apart') ?? null) !== null;

  /** Makes a move that its seat is not asked for. Where a wish is refused, whoever wished is asked next. */
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

  /** The only place where a move is made. Throws where one is refused that nobody has decided on. */
  #make({ seat, move, origin, cutShort = false }: Made, caller?: Onlooker): Refusal | null {
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

interface Made {
  readonly seat: Seat;
  readonly move: string;
  readonly origin: Origin;
  /** The bot's time ran out before its budget; left out: it did not. */
  readonly cutShort?: boolean;
}
