import { createHash } from 'node:crypto';
import type { Level } from '../ai/bot.ts';
import type { Seat } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import type { Setup } from '../engine/setup.ts';
import type { Players, Room } from '../front/room.ts';
import type { GameParts } from '../games.ts';
import type { KeptMatch } from '../store/kept-match.ts';
import type { Thinkers } from '../tui/match/bots.ts';
import { Session } from '../tui/match/session.ts';
import type { Reviews } from '../tui/reviews.ts';
import type { Manners, News, NotDone, Said } from '../tui/screens/lobby/hosted.ts';
import { newsText } from '../tui/screens/lobby/words.ts';
import type { AnyTable } from '../tui/table.ts';
import type { Clock } from '../tui/terminal/clock.ts';
import { Chairs, type Person, type SeatPlan } from './chairs.ts';
import { type Seating, TableConductor } from './conductor.ts';
import { Consent } from './consent.ts';
import { Lines, SHOWN } from './lines.ts';
import { TableMakers } from './makers.ts';
import { Names, type Skeleton } from './names.ts';
import { arrival, forGuests } from './news.ts';
import { People, type Presence } from './people.ts';
import { isSamePhase, lastDecision } from './take-back.ts';
import type { GuestBook, Invitation, Visitor } from './visitor.ts';
import { Waiting } from './waiting.ts';
import { doorTexts, endings } from './words.ts';

/** A table as the command line describes it. */
export interface TablePlan {
  readonly setup: Setup;
  readonly level: Level;
  readonly seats: readonly SeatPlan[];
  readonly manners: Manners;
  /** The first code for guests; null if none is needed. */
  readonly code: string | null;
}

/** The host's parts that a table uses. */
export interface TableHouse extends Thinkers {
  readonly room: Pick<Room, 'matches'>;
  readonly guests: GuestBook;
  readonly invitation: Invitation;
  readonly skeleton: Skeleton;
  readonly clock: Clock;
  /** Gives a table a new code, and one to each table without: if one table has a code, all need one. Saves it with the table. */
  changeCode(table: Table): void;
  /** The other tables of this host. */
  neighbours(table: Table): readonly Table[];
  /** Null if nothing is reviewed. */
  readonly reviews: Reviews | null;
  /** Gets each event in a sentence, for a host without a screen. */
  tell(sentence: string): void;
  /** Saves the owners of the seats, so that the table can be opened again. */
  keep(table: Table): void;
  /** Hears of a fault that nobody at the table can mend. */
  fail(error: unknown): void;
}

/** A wish for a seat, which the host may grant. */
export interface Want {
  readonly person: Person;
  readonly seat: Seat;
  /** The seat's absent owner, who is known by name alone; null if a bot has the seat, which the person gets at the next deal. */
  readonly of: Person | null;
}

/** Number of events kept for looking back. */
const KEPT_NEWS = 20;

/** One table: its people and seats, before, during and after a match. */
export class Table implements Seating {
  readonly house: TableHouse;
  readonly entry: GameParts;
  readonly ui: AnyTable;
  readonly plan: TablePlan;
  readonly chairs: Chairs;
  readonly lines: Lines;
  readonly consent: Consent;
  /** Times how long the table waits for its seats. */
  readonly waiting: Waiting;
  /** Published before the first card; with the seed it makes the digest. */
  readonly salt: string;
  /** The present code for guests; null if none is needed. */
  code: string | null;
  readonly #people: People;
  readonly #wants: Want[] = [];
  readonly #granted: Want[] = [];
  readonly #news: News[] = [];
  readonly #listeners = new Set<() => void>();
  #conductor: TableConductor | null = null;
  #makers: TableMakers | null = null;
  #kept: KeptMatch | null = null;
  #version = 0;

  constructor(entry: GameParts, ui: AnyTable, plan: TablePlan, salt: string, house: TableHouse) {
    this.entry = entry;
    this.ui = ui;
    this.plan = plan;
    this.house = house;
    this.salt = salt;
    this.code = plan.code;
    const names = new Names(house.skeleton);
    this.#people = new People(names);
    this.chairs = new Chairs(
      plan.seats,
      plan.level,
      (bot) => !this.people.some(({ name }) => names.isAlike(bot, name)),
    );
    this.lines = new Lines(plan.manners.chat, house.clock);
    this.waiting = new Waiting({
      clock: house.clock,
      chairs: this.chairs,
      manners: plan.manners,
      isCounting: () => this.consent.asking !== null,
      due: (seat, how) => this.#standIn(seat, how),
      passed: () => this.#changed(),
    });
    this.consent = new Consent(
      house.clock,
      ({ asker, to }) => this.#takeBack(asker, to),
      ({ asker, to }) => {
        this.tell({ kind: 'not-taken-back', name: this.#nameOf(asker), moves: this.#movesSince(to) });
      },
    );
  }

  // The visible state of the table.

  get kept(): KeptMatch | null {
    return this.#kept;
  }
  /** SHA-256 of seed and salt, published before the first card, so that the host cannot choose the cards afterwards. */
  get digest(): string {
    return createHash('sha256').update(`${this.plan.setup.seed} ${this.salt}`).digest('hex');
  }
  get phase(): 'lobby' | 'match' | 'over' {
    return this.#kept === null ? 'lobby' : this.#kept.match.over ? 'over' : 'match';
  }
  get people(): readonly Person[] {
    return this.#people.all;
  }
  get news(): readonly News[] {
    return this.#news;
  }
  get wants(): readonly Want[] {
    return this.#wants;
  }
  /** A number that changes with anything visible. */
  get version(): number {
    return this.#version;
  }
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
  presenceOf(person: Person): Presence | null {
    return this.#people.presenceOf(person);
  }
  /** True while cards are in play. */
  get isDealOn(): boolean {
    return this.phase === 'match';
  }

  // Coming and going.

  /** Lets a person in for the first time or again. Returns a sentence if there is no place. */
  enter(visitor: Visitor, isHost: boolean, end: (sentence: string) => void): Presence | string {
    const known = this.#people.returning(visitor, isHost);
    if (!known && !isHost && this.#isFull) return endings.full;
    const person = known ?? this.#newcomer(visitor, isHost);
    const older = this.#people.presenceOf(person);
    this.#people.drop(person);
    older?.end(endings.elsewhere);
    if (visitor.key !== null)
      for (const table of this.house.neighbours(this)) table.part(visitor.key, endings.otherTable, false);
    const presence: Presence = { person, session: null, end };
    Object.assign(person, { isHere: true, hasLeft: false, address: visitor.address });
    this.#people.arrive(presence);
    this.#sitBack(person);
    this.tell(arrival(person.name, visitor, known !== null));
    this.#conductor?.refresh();
    this.#show(presence);
    return presence;
  }

  /** Notes that a screen is gone. Only a person's newest screen counts. */
  lost(presence: Presence): void {
    const { person } = presence;
    if (this.#people.presenceOf(person) !== presence) return;
    this.#people.drop(person);
    const seat = this.chairs.seatOf(person);
    if (this.#kept === null || seat === null) {
      this.#forget(person);
      this.tell({ kind: 'left', name: person.name });
    } else {
      Object.assign(person, { isHere: false, isReady: false, awaySince: this.house.clock.now() });
      this.tell({ kind: person.hasLeft ? 'left' : 'lost', name: person.name });
    }
    this.consent.agree(person.id);
    if (this.consent.asking?.asker === person.id) this.consent.drop();
    this.#conductor?.refresh();
  }

  /** Lets a person leave by their own wish. `isForGood`: a bot takes the seat over; else it plays until they are back. */
  leave(person: Person, isForGood: boolean): void {
    person.hasLeft = isForGood;
    this.#people.presenceOf(person)?.end(this.#kept && !isForGood ? endings.forAWhile : endings.left);
    if (isForGood) this.house.keep(this);
  }

  /** Sends a person away. Neither their key, until it is forgotten, nor the old code lets them in again. */
  remove(id: number): NotDone | null {
    const person = this.#people.get(id);
    if (!person || person.isHost) return 'not-now';
    person.hasLeft = true;
    this.house.changeCode(this);
    this.tell({ kind: 'removed', name: person.name, ...(this.code !== null && { code: this.code }) });
    this.#people.presenceOf(person)?.end(endings.removed);
    this.#keepOut(person);
    this.#conductor?.refresh();
    if (person.key !== null)
      for (const table of this.house.neighbours(this)) table.part(person.key, endings.removed, true);
    return null;
  }

  /**
   * Makes the owner of this key leave this table, if they are at it: they came in at another table or, `isForGood`, were sent away from it.
   */
  part(key: string, sentence: string, isForGood: boolean): void {
    const person = this.people.find((each) => each.key === key);
    if (!person) return;
    person.hasLeft ||= isForGood;
    this.#people.presenceOf(person)?.end(sentence);
    this.#conductor?.refresh();
    if (isForGood) this.house.keep(this);
  }

  /** Keeps a removed person out. Makes remembered keys of nobody at a table give the new code, since they may be theirs as well. */
  #keepOut(removed: Person): void {
    const { guests, neighbours, tell } = this.house;
    const people = [this, ...neighbours(this)].flatMap((table) => table.people);
    const keys = people.flatMap(({ key }) => (key === null || key === removed.key ? [] : [key]));
    try {
      if (removed.key !== null) guests.keepOut(removed.key);
      guests.askOthers(keys);
    } catch (error) {
      tell(doorTexts.notKeptOut(removed.name, error));
    }
  }

  /** Ends every screen with a sentence; the match is saved. */
  close(sentence: string): void {
    this.waiting.stop();
    this.#conductor?.close();
    this.consent.drop();
    this.#people.dismiss(sentence);
    this.#makers?.close();
    this.#kept?.release();
  }

  // Acts of the people at the table.

  /** Seats a person: at once before the first card; later at the next deal, if the host agrees. */
  sit(person: Person, seat: Seat): NotDone | null {
    const chair = this.chairs.list[seat];
    if (!chair || chair.owner !== null || (chair.isClosed && !person.isHost)) return 'taken';
    if (this.#kept === null) {
      this.chairs.give(seat, person);
      person.isReady = false;
      this.#changed();
      return null;
    }
    if (this.phase === 'over' || this.chairs.seatOf(person) !== null) return 'not-now';
    if (person.isHost) this.#granted.push({ person, seat, of: null });
    else this.#want({ person, seat, of: null });
    this.#changed();
    return 'asked-host';
  }

  ready(person: Person): void {
    person.isReady = !person.isReady;
    this.#changed();
  }

  say(person: Person, said: Said): NotDone | null {
    const not = this.lines.say(person, said, this.isDealOn && !this.#isAtSheet(person));
    if (not === null) {
      this.#changed();
      // The line leaves the rule after this time.
      this.house.clock.after(SHOWN, () => this.#changed());
    }
    return not;
  }

  /** Asks the others whether this person may undo their last decision. */
  askBack(person: Person): NotDone | null {
    const seat = this.chairs.seatOf(person);
    if (this.plan.manners.takebacks === 'off') return 'off';
    if (seat === null || this.phase !== 'match') return 'not-now';
    const to = lastDecision(this.#kept!.match, seat);
    if (typeof to === 'string') return to;
    const others = this.chairs.list.flatMap(({ owner }) =>
      owner && owner !== person && owner.isHere ? [owner.id] : [],
    );
    const not = this.consent.ask(person.id, to, others);
    if (not !== null) return not;
    this.waiting.tick();
    this.#changed();
    return null;
  }

  /** Says yes to an undo that others ask for; else, if the person is the host, to a wish for a seat. */
  agree(person: Person): NotDone | null {
    const { asking } = this.consent;
    if (asking?.waitsFor.has(person.id)) this.consent.agree(person.id);
    else if (!asking && person.isHost && this.#wants.length > 0) this.#grant(this.#wants.shift()!);
    else return 'not-now';
    this.#changed();
    return null;
  }

  hide(person: Person, id: number): void {
    if (!person.hides.delete(id)) person.hides.add(id);
    this.#changed();
  }

  /** Changes the player of an empty seat for the host: a bot of the next level, or one whose seat no guest gets. */
  change(seat: Seat): NotDone | null {
    const chair = this.chairs.list[seat];
    if (!chair || this.#kept || chair.owner || chair.command !== null) return 'not-now';
    this.chairs.change(seat);
    this.#changed();
    return null;
  }

  /** Has a bot make the next move of this seat. */
  nudge(seat: Seat): NotDone | null {
    if (this.waiting.since(seat) === null) return 'not-now';
    this.#standIn(seat, 'makesOne');
    return null;
  }

  /** True if all are ready, or there is nobody to wait for. */
  get isEverybodyReady(): boolean {
    return this.people.every(({ isReady, isHost }) => isReady || isHost);
  }

  /** Deals the first cards. */
  begin(): NotDone | null {
    if (this.#kept) return 'not-now';
    const { policy, game } = this.entry;
    const match = new Match(game, this.plan.setup);
    const kept = this.house.room.matches.prepare(match, this.chairs.players, { bots: policy.revision });
    kept.begin();
    this.#play(kept);
    return null;
  }

  /** Continues a saved match, whose people are away until they come back. */
  goOn(kept: KeptMatch, people: readonly Omit<Person, 'id'>[], seats: readonly (Seat | null)[]): void {
    people.forEach((given, place) => {
      this.chairs.give(seats[place]!, this.#people.add(given));
    });
    this.#play(kept);
  }

  // Answers to the conductor, see `Seating`.

  get players(): Players {
    return this.chairs.players;
  }
  get isOccupied(): boolean {
    return this.#people.present.length > 0;
  }
  isAsked(seat: Seat): boolean {
    return this.chairs.isAsked(seat);
  }

  isHere(seat: Seat): boolean {
    return this.chairs.list[seat]!.owner?.isHere === true;
  }

  asking(seats: readonly Seat[]): void {
    this.waiting.ask(seats);
    this.#changed();
  }

  moved(seat: Seat): void {
    this.waiting.forget(seat);
    this.chairs.list[seat]!.makesOne = false;
    const { asking } = this.consent;
    if (asking && !isSamePhase(this.#kept!.match, asking.to)) this.consent.drop();
  }

  dealt(): void {
    this.consent.forget();
    for (const person of this.people) if (person.hasLeft && !person.isHere) this.#forget(person);
    for (const { person, seat } of this.#granted.splice(0)) {
      if (this.chairs.list[seat]!.owner !== null || !person.isHere) continue;
      this.chairs.give(seat, person);
      queueMicrotask(() => this.#show(this.#people.presenceOf(person)));
    }
    if (this.#kept!.match.over) this.#makers!.close();
    this.house.keep(this);
  }

  // Consequences.

  /** Reports an event: to the news, every screen's log, and a host without a screen. */
  tell(news: News): void {
    this.#news.push(news);
    if (this.#news.length > KEPT_NEWS) this.#news.shift();
    this.house.tell(newsText(news));
    const open = forGuests(news);
    for (const { session } of this.#people.present) session?.transcript.note(newsText(open));
    this.#changed();
  }

  #changed(): void {
    this.#version++;
    for (const listener of [...this.#listeners]) listener();
  }

  #play(kept: KeptMatch): void {
    this.#kept = kept;
    const { entry, ui } = this;
    const { match } = kept;
    const { clock, fail, askBot, askAdviser } = this.house;
    this.#makers = new TableMakers({
      entry,
      kept,
      chairs: this.chairs,
      hints: this.plan.manners.hints,
      askBot,
      askAdviser,
      failed: (name, why) => this.tell({ kind: 'program-failed', name, why }),
    });
    const makers = this.#makers;
    this.#conductor = new TableConductor({ entry, match, table: ui, seating: this, makers, clock, fail });
    this.house.keep(this);
    this.#conductor.refresh();
    for (const presence of this.#people.present) this.#show(presence);
    this.#changed();
  }

  /** Shows the match to a person, from the seat they have now. */
  #show(presence: Presence | null): void {
    if (!presence || !this.#conductor) return;
    presence.session?.close();
    const seat = this.chairs.seatOf(presence.person);
    presence.session = new Session({
      conductor: this.#conductor,
      people: seat === null ? [] : [seat],
      pace: 'normal',
      clock: this.house.clock,
    });
    presence.session.start();
    this.#changed();
  }

  get #isFull(): boolean {
    const watching = this.people.filter((person) => this.chairs.seatOf(person) === null).length;
    return (this.#kept !== null || this.chairs.free === null) && watching >= this.plan.manners.watchers;
  }

  /** Adds a person: to the first free seat before the deal. Later the host may give them back a seat owned under their name. */
  #newcomer(visitor: Visitor, isHost: boolean): Person {
    const of = this.#kept && this.#people.namesake(visitor);
    const free = this.#kept === null ? this.chairs.free : null;
    // Before the first card bots give way in names as in seats. An onlooker may not take a bot's name.
    const bots = this.players.flatMap(({ name, bot }) => (bot === null ? [] : [name]));
    const person = this.#people.newcomer(visitor, isHost, free === null ? bots : []);
    if (this.#kept === null) this.chairs.give(free, person);
    const seat = of && this.chairs.seatOf(of);
    if (of && seat !== null) this.#want({ person, seat, of });
    return person;
  }

  #grant({ person, seat, of }: Want): void {
    if (!of) {
      this.#granted.push({ person, seat, of });
      return;
    }
    if (this.chairs.list[seat]!.owner !== of || of.isHere) return;
    this.#people.remove(of);
    person.name = of.name;
    this.chairs.give(seat, person);
    this.tell({ kind: 'back', name: person.name });
    this.house.keep(this);
    this.#conductor?.refresh();
    this.#show(this.#people.presenceOf(person));
  }

  /** Gives a person back their seat and hand at once. The conductor drops a bot's answer under way. */
  #sitBack(person: Person): void {
    const seat = this.chairs.seatOf(person);
    if (seat !== null) Object.assign(this.chairs.list[seat]!, { standsIn: false, makesOne: false });
  }

  /** Removes a person; a bot has their seat. */
  #forget(person: Person): void {
    this.chairs.give(null, person);
    this.#people.remove(person);
    this.#drop(person);
  }

  /** Notes a wish. A person has one wish at a time, the latest. */
  #want(want: Want): void {
    this.#drop(want.person);
    this.#wants.push(want);
  }

  #drop(person: Person): void {
    const at = this.#wants.findIndex((want) => want.person === person);
    if (at >= 0) this.#wants.splice(at, 1);
  }

  /** Has a bot play for a seat's owner, until they are back or for one move. */
  #standIn(seat: Seat, how: 'standsIn' | 'makesOne'): void {
    const chair = this.chairs.list[seat]!;
    chair[how] = true;
    this.tell({ kind: how === 'standsIn' ? 'stands-in' : 'one-move', name: chair.owner!.name });
    this.#conductor!.refresh();
  }

  #movesSince = (to: number): number => (this.#kept?.match.moveCount ?? to) - to;
  #nameOf = (id: number): string => this.#people.get(id)?.name ?? '';

  #takeBack(asker: number, to: number): void {
    const moves = this.#movesSince(to);
    this.waiting.ask([]);
    this.#conductor!.takeBack(to);
    this.tell({ kind: 'taken-back', name: this.#nameOf(asker), moves });
  }

  /** May this person talk of the deal? They look at its sheet, and for them the next deal has not begun. */
  #isAtSheet(person: Person): boolean {
    return this.#people.presenceOf(person)?.session?.scene.mode.kind === 'sheet';
  }
}
