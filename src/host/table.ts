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

/** A table as the command line asks for it. */
export interface TablePlan {
  readonly setup: Setup;
  readonly level: Level;
  readonly seats: readonly SeatPlan[];
  readonly manners: Manners;
  /** Lets guests in at first; null: nobody is asked for one. */
  readonly code: string | null;
}

/** What a table needs of the house around it. */
export interface TableHouse extends Thinkers {
  readonly room: Pick<Room, 'matches'>;
  readonly guests: GuestBook;
  readonly invitation: Invitation;
  readonly skeleton: Skeleton;
  readonly clock: Clock;
  /** Gives a table a new code, and one to each that has none: where one has, everybody is asked for it. It is kept with the table. */
  changeCode(table: Table): void;
  /** The other tables of the same host. */
  neighbours(table: Table): readonly Table[];
  /** Null: nothing is reviewed. */
  readonly reviews: Reviews | null;
  /** Everything that happens, in a sentence, for a host without a screen. */
  tell(sentence: string): void;
  /** Keeps who sits where, so that the table can be opened again. */
  keep(table: Table): void;
  /** A fault that nobody at the table can put right. */
  fail(error: unknown): void;
}

/** A wish for a seat, which the host grants or not. */
export interface Want {
  readonly person: Person;
  readonly seat: Seat;
  /** The seat's owner, who is away and known by name alone; null: the seat is a bot's, and is theirs at the next deal. */
  readonly of: Person | null;
}

/** How many events are kept for those who look back. */
const KEPT_NEWS = 20;

/** One table: who is there and who sits where, before the first card, while a match is played, and after it. */
export class Table implements Seating {
  readonly house: TableHouse;
  readonly entry: GameParts;
  readonly ui: AnyTable;
  readonly plan: TablePlan;
  readonly chairs: Chairs;
  readonly lines: Lines;
  readonly consent: Consent;
  /** Whom the table waits for. */
  readonly waiting: Waiting;
  /** Told before the first card; with the seed it makes the digest. */
  readonly salt: string;
  /** Lets guests in now; null: nobody is asked for one. */
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

  // What is to be seen of the table.

  get kept(): KeptMatch | null {
    return this.#kept;
  }
  /** SHA-256 of seed and salt: told before the first card, so that the host cannot choose the cards afterwards. */
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
  /** A number that changes with whatever is to be seen. */
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
  /** Cards are being played. */
  get isDealOn(): boolean {
    return this.phase === 'match';
  }

  // Who comes and goes.

  /** Somebody comes in, or comes back. A sentence where there is no place for them. */
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

  /** A screen is gone: the newest of a person is what counts. */
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

  /** A person goes by their own wish; `isForGood`: a bot keeps the seat. */
  leave(person: Person, isForGood: boolean): void {
    person.hasLeft = isForGood;
    this.#people.presenceOf(person)?.end(this.#kept && !isForGood ? endings.forAWhile : endings.left);
    if (isForGood) this.house.keep(this);
  }

  /** The host sends somebody away, who is not let in again: neither by their key until it is forgotten, nor by the code, which is a new one. */
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

  /** The owner of this key goes, if they are at this table: they have come in at another one, or were sent away from it, which `isForGood`. */
  part(key: string, sentence: string, isForGood: boolean): void {
    const person = this.people.find((each) => each.key === key);
    if (!person) return;
    person.hasLeft ||= isForGood;
    this.#people.presenceOf(person)?.end(sentence);
    this.#conductor?.refresh();
    if (isForGood) this.house.keep(this);
  }

  /** Keys that are remembered, and that nobody at a table has, may be others of the one who was sent away. */
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

  /** Every screen ends with a sentence; the match is on the disk. */
  close(sentence: string): void {
    this.waiting.stop();
    this.#conductor?.close();
    this.consent.drop();
    this.#people.dismiss(sentence);
    this.#makers?.close();
    this.#kept?.release();
  }

  // What people at the table do.

  /** Sits down at a seat: at once before the first card; later at the next deal, if the host agrees. */
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
      // It goes off the rule after a while.
      this.house.clock.after(SHOWN, () => this.#changed());
    }
    return not;
  }

  /** Asks the others whether this person may take back their last decision. */
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

  /** Yes to what lies before the table: to somebody's asking, else for the host to a wish for a seat. */
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

  /** The host changes who plays at an empty seat: a bot of the next level, or one whose seat no guest gets. */
  change(seat: Seat): NotDone | null {
    const chair = this.chairs.list[seat];
    if (!chair || this.#kept || chair.owner || chair.command !== null) return 'not-now';
    this.chairs.change(seat);
    this.#changed();
    return null;
  }

  /** A bot makes the one move that this seat is waited for. */
  nudge(seat: Seat): NotDone | null {
    if (this.waiting.since(seat) === null) return 'not-now';
    this.#standIn(seat, 'makesOne');
    return null;
  }

  /** Everybody who is here is ready, or there is nobody to wait for. */
  get isEverybodyReady(): boolean {
    return this.people.every(({ isReady, isHost }) => isReady || isHost);
  }

  /** Deals. Nothing is dealt before. */
  begin(): NotDone | null {
    if (this.#kept) return 'not-now';
    const { policy, game } = this.entry;
    const match = new Match(game, this.plan.setup);
    const kept = this.house.room.matches.prepare(match, this.chairs.players, { bots: policy.revision });
    kept.begin();
    this.#play(kept);
    return null;
  }

  /** Goes on with a match whose people come back one by one; they are away until then. */
  goOn(kept: KeptMatch, people: readonly Omit<Person, 'id'>[], seats: readonly (Seat | null)[]): void {
    people.forEach((given, place) => {
      this.chairs.give(seats[place]!, this.#people.add(given));
    });
    this.#play(kept);
  }

  // What the conductor asks: see `Seating`.

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

  // What follows from it.

  /** Something has happened: it is in the news, in the log of every screen, and told to a host without one. */
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

  /** Shows the match to somebody, from the seat that they have now. */
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

  /** Somebody new has the first free seat, while nothing is dealt; later, the host may give them back the one they have by name. */
  #newcomer(visitor: Visitor, isHost: boolean): Person {
    const of = this.#kept && this.#people.namesake(visitor);
    const free = this.#kept === null ? this.chairs.free : null;
    // Bots make room for a name as for a seat, before the first card. Whoever only looks on takes no bot's name.
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

  /** Has the seat and its hand at once; a bot's answer that is on its way is dropped by the conductor. */
  #sitBack(person: Person): void {
    const seat = this.chairs.seatOf(person);
    if (seat !== null) Object.assign(this.chairs.list[seat]!, { standsIn: false, makesOne: false });
  }

  /** Nobody at the table any more; their seat is a bot's. */
  #forget(person: Person): void {
    this.chairs.give(null, person);
    this.#people.remove(person);
    this.#drop(person);
  }

  /** A person has one wish at a time: the latest. */
  #want(want: Want): void {
    this.#drop(want.person);
    this.#wants.push(want);
  }

  #drop(person: Person): void {
    const at = this.#wants.findIndex((want) => want.person === person);
    if (at >= 0) this.#wants.splice(at, 1);
  }

  /** A bot plays for a seat's owner: until they are back, or one move. */
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

  /** A person who looks at the sheet of a deal may talk of it, unless the next one has begun for them. */
  #isAtSheet(person: Person): boolean {
    return this.#people.presenceOf(person)?.session?.scene.mode.kind === 'sheet';
  }
}
