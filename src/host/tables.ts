import { isRefusal } from '../engine/game.ts';
import type { Room } from '../front/room.ts';
import type { GameParts } from '../games.ts';
import { reasonOf } from '../store/errors.ts';
import type { LockedMatch, StoreRefusal } from '../store/refusal.ts';
import type { Thinkers } from '../tui/match/bots.ts';
import type { Reviews } from '../tui/reviews.ts';
import { tableOf } from '../tui/tables.ts';
import { type Clock, clock as realClock } from '../tui/terminal/clock.ts';
import type { Terminal } from '../tui/terminal/terminal.ts';
import { newCode } from './codes.ts';
import { drawnOn, type GuestRoom, guestRoom, hostRoom, type Showing } from './guest.tsx';
import type { Skeleton } from './names.ts';
import { peopleOf, type SavedTable, SavedTables } from './places.ts';
import { inTurn } from './reviews.ts';
import { Table, type TableHouse, type TablePlan } from './table.ts';
import type { GuestBook, Invitation, Visitor } from './visitor.ts';
import { endings, resumeTexts } from './words.ts';

export interface TablesOptions extends Thinkers {
  /** The host's own room. */
  readonly room: Room;
  readonly catalogue: readonly GameParts[];
  readonly guests: GuestBook;
  readonly invitation: Invitation;
  readonly skeleton: Skeleton;
  /** Makes a new code. Left out: a random one. */
  readonly newCode?: () => string;
  /** Path of the JSON file with the owners of seats. */
  readonly places: string;
  /** Left out: nothing is reviewed. */
  readonly beginReview?: Reviews['begin'];
  readonly clock?: Clock;
  /** Gets each event in a sentence, for a host without a screen. */
  readonly tell?: (sentence: string) => void;
  /** Hears of a fault that nobody can mend. */
  readonly fail: (error: unknown) => void;
}

/** All tables of one host. A guest's code or key leads to their table. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #clock: Clock;
  readonly #places: SavedTables;
  readonly #tables: Table[] = [];
  readonly #reviews: Reviews | null;
  /** Ends the choice of visitors who have not reached a table, when a code is replaced: one of them may be the person who was sent away. */
  #choosing = new AbortController();

  constructor(options: TablesOptions) {
    this.#options = options;
    this.#clock = options.clock ?? realClock;
    this.#places = new SavedTables(options.places, (sentence) => options.tell?.(sentence));
    const { beginReview, room } = options;
    this.#reviews = beginReview ? { begin: inTurn(beginReview, this.#clock), kept: room.reviews } : null;
  }

  /** The codes that let guests in. */
  codes(): readonly string[] {
    return this.#tables.flatMap(({ code }) => code ?? []);
  }

  /** Opens a new table for a game of the catalogue. */
  async open(game: string, plan: TablePlan, salt = this.#options.room.freshSeed()): Promise<Table> {
    const entry = this.#options.catalogue.find((parts) => parts.game.id === game)!;
    const table = new Table(entry, await tableOf(entry.game), plan, salt, this.#house());
    this.#tables.push(table);
    return table;
  }

  /**
   * Opens the table of a hosted match that is not over; null for the latest one. Returns a refusal if it cannot. `locked` as for the store.
   */
  async reopen(id: string | null, locked?: LockedMatch): Promise<Table | StoreRefusal> {
    const place = this.#places.all().findLast(({ match }) => id === null || match === id);
    if (!place) return { rule: 'no-such-match', sentence: resumeTexts.none(id) };
    const kept = this.#options.room.matches.resume(place.match, locked);
    if (isRefusal(kept)) return kept;
    const { setup, game } = kept.match;
    const table = await this.open(game.id, { ...planOf(place), setup }, place.salt);
    const people = peopleOf(place);
    table.goOn(
      kept,
      people.flatMap((person) => person ?? []),
      people.flatMap((person, seat) => (person ? [seat] : [])),
    );
    return table;
  }

  /**
   * Shows a visitor their table until they go, are sent away, or lose their connection (`gone` aborts). Closes `showing` then. Returns a
   * sentence for them to read afterwards, or ''.
   */
  async welcome(visitor: Visitor, showing: Showing, gone: AbortSignal): Promise<string> {
    if (!this.#isInvited(visitor)) {
      showing.close();
      return endings.otherCode;
    }
    const { signal } = this.#choosing;
    const table = await this.#tableFor(visitor, showing, AbortSignal.any([gone, signal]));
    if (table === null) {
      showing.close();
      return signal.aborted ? endings.otherCode : '';
    }
    return this.#seat(
      table,
      visitor,
      showing,
      gone,
      guestRoom(visitor.key, this.#options.guests, this.#options.room),
    );
  }

  /** As `welcome`, for the host's own screen. */
  preside(table: Table, name: string, terminal: Terminal, gone: AbortSignal): Promise<string> {
    const visitor: Visitor = { name, key: null, address: '', remembered: true, code: null };
    return this.#seat(table, visitor, drawnOn(terminal), gone, hostRoom(this.#options.room));
  }

  /** Ends all screens with a sentence; the matches are saved. */
  close(sentence: string = endings.closed): void {
    for (const table of this.#tables.splice(0)) table.close(sentence);
  }

  #seat(
    table: Table,
    visitor: Visitor,
    showing: Showing,
    gone: AbortSignal,
    room: GuestRoom,
  ): Promise<string> {
    return new Promise((resolve) => {
      let isOver = false;
      const end = (sentence: string) => {
        if (isOver) return;
        isOver = true;
        showing.close();
        if (typeof presence !== 'string') table.lost(presence);
        resolve([sentence, room.leave()].filter(Boolean).join(' '));
      };
      const presence = table.enter(visitor, room.isHost, end);
      if (typeof presence === 'string') {
        end(presence);
        return;
      }
      gone.addEventListener('abort', () => end(''));
      if (gone.aborted) end('');
      else showing.show(table, presence, room);
    });
  }

  /** Is a visitor still welcome? Their code may have been replaced while they looked at no table yet. */
  #isInvited = ({ remembered, code }: Visitor): boolean =>
    remembered || this.#tables.some((table) => table.code === code);

  /** Finds a visitor's table by their code, else by their key's seat, else by asking. Null if they went without choosing. */
  async #tableFor({ code, key }: Visitor, showing: Showing, gone: AbortSignal): Promise<Table | null> {
    const tables = this.#tables;
    const named = code === null ? undefined : tables.find((table) => table.code === code);
    if (named) return named;
    if (tables.length === 1) return tables[0]!;
    const own = tables.filter(({ people }) => key !== null && people.some((person) => person.key === key));
    return own.length === 1 ? own[0]! : showing.choose(own.length > 0 ? own : tables, gone);
  }

  #house(): TableHouse {
    const { room, guests, invitation, skeleton, askBot, askAdviser, tell, fail } = this.#options;
    return {
      room,
      guests,
      invitation,
      skeleton,
      clock: this.#clock,
      changeCode: (table) => {
        for (const each of this.#tables) {
          if (each !== table && each.code !== null) continue;
          each.code = (this.#options.newCode ?? newCode)();
          this.#keep(each);
        }
        this.#choosing.abort();
        this.#choosing = new AbortController();
      },
      neighbours: (table) => this.#tables.filter((other) => other !== table),
      askBot,
      askAdviser,
      reviews: this.#reviews,
      tell: (sentence) => tell?.(sentence),
      keep: (table) => this.#keep(table),
      fail,
    };
  }

  #keep(table: Table): void {
    try {
      this.#places.keep(table);
    } catch (error) {
      this.#options.tell?.(resumeTexts.notKept(reasonOf(error)));
    }
  }
}

const planOf = ({ level, seats, manners, code }: SavedTable): Omit<TablePlan, 'setup'> => ({
  level,
  manners,
  code,
  seats: seats.map((seat) =>
    seat.command !== null
      ? { kind: 'program', command: seat.command }
      : seat.isClosed
        ? { kind: 'closed' }
        : { kind: 'bot', level: seat.level },
  ),
});
