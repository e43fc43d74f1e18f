import { createHash } from 'node:crypto';
import type { Judgement } from '../ai/adviser/judgement.ts';
import type { Level } from '../ai/bot.ts';
import type { Seat, Speaker } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import type { Setup } from '../engine/setup.ts';
import type { Players, Room } from '../front/room.ts';
import type { GameParts } from '../games.ts';
import type { KeptMatch } from '../store/matches.ts';
import { type AskAdviser, type AskBot, Bots, type Hint } from '../tui/match/bots.ts';
import type { Origin } from '../tui/match/next.ts';
import { Session } from '../tui/match/session.ts';
import type { Manners, News, NotDone, Said } from '../tui/screens/lobby/hosted.ts';
import { newsText } from '../tui/screens/lobby/words.ts';
import type { AnyTable } from '../tui/table.ts';
import type { Clock } from '../tui/terminal/clock.ts';
import { type Chair, Chairs, type Person, type SeatPlan } from './chairs.ts';
import { type Seating, TableConductor } from './conductor.ts';
import { Consent } from './consent.ts';
import { Lines } from './lines.ts';
import { isAlike, nameAmong } from './names.ts';
import { Programs } from './programs.ts';
import type { GuestBook, Invitation, Visitor } from './visitor.ts';
import { endings } from './words.ts';

/** A table as the command line asks for it. */
export interface TablePlan {
  readonly setup: Setup;
  readonly level: Level;
  readonly seats: readonly SeatPlan[];
  readonly manners: Manners;
  /** Lets guests in; null: nobody is asked for one. */
  readonly code: string | null;
}

/** What a table needs of the house around it. */
export interface TableHouse {
  readonly room: Pick<Room, 'matches'>;
  readonly guests: GuestBook;
  readonly invitation: Invitation;
  readonly clock: Clock;
  readonly askBot?: AskBot;
  readonly askAdviser?: AskAdviser;
  /** Everything that happens, in a sentence, for a host without a screen. */
  tell(sentence: string): void;
  /** Keeps who sits where, so that the table can be opened again. */
  keep(table: Table): void;
  /** A fault that nobody at the table can put right. */
  fail(error: unknown): void;
}

/** Somebody who is at the table now, and their screen. */
export interface Presence {
  readonly person: Person;
  /** What they see of the match; null before it begins. */
  session: Session | null;
  /** Ends their screen with a sentence. */
  readonly end: (sentence: string) => void;
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
/** How often what counts down is looked at, in ms. */
const TICK = 1000;

/** One table: who is there and who sits where, before the first card, while a match is played, and after it. */
export class Table implements Seating {
  readonly entry: GameParts;
  readonly ui: AnyTable;
  readonly plan: TablePlan;
  readonly chairs: Chairs;
  readonly lines: Lines;
  readonly consent: Consent;
  /** Told before the first card; with the seed it makes the digest. */
  readonly salt: string;
  readonly #house: TableHouse;
  readonly #people = new Map<number, Person>();
  readonly #present = new Map<number, Presence>();
  readonly #wants: Want[] = [];
  readonly #granted: Want[] = [];
  readonly #news: News[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #programs: Programs;
  /** Since when each seat is asked, in ms of the clock. */
  readonly #asked = new Map<Seat, number>();
  #bots: Bots | null = null;
  #conductor: TableConductor | null = null;
  #kept: KeptMatch | null = null;
  #version = 0;
  #count = 0;
  #callOff: () => void = () => {};

  constructor(entry: GameParts, ui: AnyTable, plan: TablePlan, salt: string, house: TableHouse) {
    this.entry = entry;
    this.ui = ui;
    this.plan = plan;
    this.#house = house;
    this.salt = salt;
    this.chairs = new Chairs(plan.seats, plan.level);
    this.lines = new Lines(plan.manners.chat, house.clock);
    this.#programs = new Programs(entry.game);
    this.consent = new Consent(
      house.clock,
      ({ asker, to }) => this.#takeBack(asker, to),
      ({ asker, to }) => {
        this.tell({ kind: 'not-taken-back', name: this.#nameOf(asker), moves: this.#movesSince(to) });
      },
    );
  }

  // What is to be seen of the table.

  get house(): TableHouse {
    return this.#house;
  }
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
    return [...this.#people.values()];
  }
  get news(): readonly News[] {
    return this.#news;
  }
  get wants(): readonly Want[] {
    return this.#wants;
  }
  /** Since when a seat is asked; null where it is not. */
  askedSince(seat: Seat): number | null {
    return this.#asked.get(seat) ?? null;
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
    return this.#present.get(person.id) ?? null;
  }
  /** Cards are being played. */
  get isDealOn(): boolean {
    return this.phase === 'match';
  }

  // Who comes and goes.

  /** Somebody comes in, or comes back. A sentence where there is no place for them. */
  enter(visitor: Visitor, isHost: boolean, end: (sentence: string) => void): Presence | string {
    const known = this.#returning(visitor, isHost);
    if (!known && !isHost && this.#isFull) return endings.full;
    const person = known ?? this.#newcomer(visitor, isHost);
    const older = this.#present.get(person.id);
    this.#drop(person);
    older?.end(endings.elsewhere);
    const presence: Presence = { person, session: null, end };
    const wasAway = known !== undefined;
    Object.assign(person, { isHere: true, hasLeft: false, address: visitor.address });
    this.#present.set(person.id, presence);
    this.#sitBack(person);
    this.tell(this.#arrival(person, visitor, wasAway));
    this.#conductor?.refresh();
    this.#show(presence);
    return presence;
  }

  /** A screen is gone: the newest of a person is what counts. */
  lost(presence: Presence): void {
    const { person } = presence;
    if (this.#present.get(person.id) !== presence) return;
    this.#drop(person);
    const seat = this.chairs.seatOf(person);
    if (this.#kept === null || seat === null) {
      this.#forget(person);
      this.tell({ kind: 'left', name: person.name });
    } else {
      Object.assign(person, { isHere: false, isReady: false, awaySince: this.#house.clock.now() });
      this.tell({ kind: person.hasLeft ? 'left' : 'lost', name: person.name });
    }
    this.consent.agree(person.id);
    if (this.consent.asking?.asker === person.id) this.consent.drop();
    this.#conductor?.refresh();
  }

  /** A person goes by their own wish; `isForGood`: a bot keeps the seat. */
  leave(person: Person, isForGood: boolean): void {
    person.hasLeft = isForGood;
    this.#present.get(person.id)?.end(this.#kept && !isForGood ? endings.forAWhile : endings.left);
  }

  /** The host sends somebody away, who is not let in again until the key is forgotten. */
  remove(id: number): NotDone | null {
    const person = this.#people.get(id);
    if (!person || person.isHost) return 'not-now';
    person.hasLeft = true;
    if (person.key !== null) this.#house.guests.keepOut(person.key);
    this.tell({ kind: 'removed', name: person.name });
    this.#present.get(id)?.end(endings.removed);
    this.#conductor?.refresh();
    return null;
  }

  /** Every screen ends with a sentence; the match is on the disk. */
  close(sentence: string): void {
    this.#callOff();
    this.#conductor?.close();
    this.consent.drop();
    const present = [...this.#present.values()];
    this.#present.clear();
    for (const { end } of present) end(sentence);
    this.#programs.close();
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
    else this.#wants.push({ person, seat, of: null });
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
      this.#house.clock.after(SHOWN, () => this.#changed());
    }
    return not;
  }

  /** Asks the others whether this person may take back their last decision. */
  askBack(person: Person): NotDone | null {
    const seat = this.chairs.seatOf(person);
    if (this.plan.manners.takebacks === 'off') return 'off';
    if (seat === null || this.phase !== 'match') return 'not-now';
    const to = this.#lastDecision(seat);
    if (typeof to === 'string') return to;
    const others = this.chairs.list.flatMap(({ owner }) =>
      owner && owner !== person && owner.isHere ? [owner.id] : [],
    );
    const not = this.consent.ask(person.id, to, others);
    this.#tick();
    this.#changed();
    return not;
  }

  /** The answer to what lies before the table: to somebody's asking, else for the host to a wish for a seat. */
  agree(person: Person): NotDone | null {
    if (this.consent.asking?.waitsFor.has(person.id)) this.consent.agree(person.id);
    else if (person.isHost && this.#wants.length > 0) this.#grant(this.#wants.shift()!);
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
    const at = CHANGES.findIndex(
      ({ level, isClosed }) => level === chair.level && isClosed === chair.isClosed,
    );
    Object.assign(chair, CHANGES[(at + 1) % CHANGES.length]);
    this.chairs.renamed();
    this.#changed();
    return null;
  }

  /** A bot makes the one move that this seat is waited for. */
  nudge(seat: Seat): NotDone | null {
    if (!this.#asked.has(seat)) return 'not-now';
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
    const kept = this.#house.room.matches.prepare(match, this.chairs.players, { bots: policy.revision });
    kept.begin();
    this.#play(kept);
    return null;
  }

  /** Goes on with a match whose people come back one by one; they are away until then. */
  goOn(kept: KeptMatch, people: readonly Omit<Person, 'id'>[], seats: readonly (Seat | null)[]): void {
    people.forEach((given, place) => {
      const person: Person = { ...given, id: ++this.#count };
      this.#people.set(person.id, person);
      this.chairs.give(seats[place]!, person);
    });
    this.#play(kept);
  }

  // What the conductor asks: see `Seating`.

  get players(): Players {
    return this.chairs.players;
  }
  get isOccupied(): boolean {
    return this.#present.size > 0;
  }
  isAsked(seat: Seat): boolean {
    return this.chairs.isAsked(seat);
  }

  isHere(seat: Seat): boolean {
    return this.chairs.list[seat]!.owner?.isHere === true;
  }

  maker(seat: Seat, origin: Origin): string | null {
    const named = this.#kept!.players[seat]!;
    const { owner, level, command } = this.chairs.list[seat]!;
    if (origin === 'bot') return named.bot === null || (named.program && command === null) ? level : null;
    return named.bot !== null && (origin === 'person' || origin === 'wish') ? (owner?.name ?? null) : null;
  }

  async choose(seat: Seat): Promise<{ readonly move: string; readonly capped: boolean }> {
    const chair = this.chairs.list[seat]!;
    if (chair.owner === null && chair.command !== null) {
      const { match } = this.#kept!;
      const answer = await this.#programs.choose(chair.command, match, seat);
      if ('move' in answer) return { move: answer.move, capped: false };
      Object.assign(chair, { command: null, level: 'normal' });
      this.chairs.renamed();
      this.tell({ kind: 'program-failed', name: this.players[seat]!.name, why: answer.why });
    }
    return this.#bots!.moveFor(seat, chair.level);
  }

  hint(seat: Seat, speaker: Speaker): Promise<Hint | null> {
    if (!this.plan.manners.hints) return Promise.resolve(null);
    return this.#bots!.hintFor(seat, speaker);
  }
  compare(seat: Seat, best: string, other: string): Promise<Judgement | null> {
    if (!this.plan.manners.hints) return Promise.resolve(null);
    return this.#bots!.compare(seat, best, other);
  }

  asking(seats: readonly Seat[]): void {
    const now = this.#house.clock.now();
    for (const seat of [...this.#asked.keys()]) if (!seats.includes(seat)) this.#asked.delete(seat);
    for (const seat of seats) if (!this.#asked.has(seat)) this.#asked.set(seat, now);
    this.#tick();
    this.#changed();
  }

  moved(seat: Seat): void {
    this.#asked.delete(seat);
    this.chairs.list[seat]!.makesOne = false;
    const { asking } = this.consent;
    if (asking && !this.#isSamePhase(asking.to)) this.consent.drop();
  }

  dealt(): void {
    this.consent.forget();
    for (const person of this.people) if (person.hasLeft && !person.isHere) this.#forget(person);
    for (const { person, seat } of this.#granted.splice(0)) {
      if (this.chairs.list[seat]!.owner !== null || !person.isHere) continue;
      this.chairs.give(seat, person);
      queueMicrotask(() => this.#show(this.#present.get(person.id)));
    }
    if (this.#kept!.match.over) this.#programs.close();
    this.#house.keep(this);
  }

  // What follows from it.

  /** Something has happened: it is in the news, in the log of every screen, and told to a host without one. */
  tell(news: News): void {
    this.#news.push(news);
    if (this.#news.length > KEPT_NEWS) this.#news.shift();
    this.#house.tell(newsText(news));
    const open = forGuests(news);
    for (const { session } of this.#present.values()) session?.transcript.note(newsText(open));
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
    const { clock, fail, askBot, askAdviser } = this.#house;
    this.#bots = new Bots({ entry, match, ...(askBot && { askBot }), ...(askAdviser && { askAdviser }) });
    this.#conductor = new TableConductor({ entry, match, table: ui, seating: this, clock, fail });
    this.#house.keep(this);
    this.#conductor.refresh();
    for (const presence of this.#present.values()) this.#show(presence);
    this.#changed();
  }

  /** Shows the match to somebody, from the seat that they have now. */
  #show(presence: Presence | undefined): void {
    if (!presence || !this.#conductor) return;
    presence.session?.close();
    const seat = this.chairs.seatOf(presence.person);
    presence.session = new Session({
      conductor: this.#conductor,
      people: seat === null ? [] : [seat],
      pace: 'normal',
      clock: this.#house.clock,
    });
    presence.session.start();
    this.#changed();
  }

  /** Who comes back: by their key, or the host. */
  #returning({ key }: Visitor, isHost: boolean): Person | undefined {
    return this.people.find((person) => (isHost ? person.isHost : key !== null && person.key === key));
  }

  get #isFull(): boolean {
    const watching = this.people.filter((person) => this.chairs.seatOf(person) === null).length;
    return (this.#kept !== null || this.chairs.free === null) && watching >= this.plan.manners.watchers;
  }

  #newcomer(visitor: Visitor, isHost: boolean): Person {
    const others = this.people.map(({ name }) => name);
    const person: Person = {
      id: ++this.#count,
      name: nameAmong(visitor, others),
      key: visitor.key,
      address: visitor.address,
      isHost,
      isReady: false,
      isHere: true,
      hasLeft: false,
      awaySince: 0,
      hides: new Set(),
    };
    this.#people.set(person.id, person);
    if (this.#kept === null) this.chairs.give(this.chairs.free, person);
    else if (visitor.key === null) this.#wantBack(person, visitor);
    return person;
  }

  /** Whoever is known by name alone has their seat back when the host says so. */
  #wantBack(person: Person, visitor: Visitor): void {
    const of = this.people.find(
      (other) => other.key === null && !other.isHere && isAlike(other.name, visitor.name),
    );
    const seat = of ? this.chairs.seatOf(of) : null;
    if (of && seat !== null) this.#wants.push({ person, seat, of });
  }

  #grant({ person, seat, of }: Want): void {
    if (!of) {
      this.#granted.push({ person, seat, of });
      return;
    }
    if (this.chairs.list[seat]!.owner !== of || of.isHere) return;
    this.#people.delete(of.id);
    person.name = of.name;
    this.chairs.give(seat, person);
    this.tell({ kind: 'back', name: person.name });
    this.#house.keep(this);
    this.#conductor?.refresh();
    this.#show(this.#present.get(person.id));
  }

  /** Has the seat and its hand at once; a bot's answer that is on its way is dropped by the conductor. */
  #sitBack(person: Person): void {
    const seat = this.chairs.seatOf(person);
    if (seat !== null) Object.assign(this.chairs.list[seat]!, { standsIn: false, makesOne: false });
  }

  #arrival(person: Person, { address, key, remembered }: Visitor, wasAway: boolean): News {
    if (wasAway) return { kind: 'back', name: person.name };
    const by = key === null ? 'code' : remembered ? 'known-key' : 'new-key';
    return { kind: 'came', name: person.name, ...(address !== '' && { address, by }) };
  }

  /** This person's screen is no longer there. */
  #drop(person: Person): void {
    const presence = this.#present.get(person.id);
    this.#present.delete(person.id);
    presence?.session?.close();
  }

  /** Nobody at the table any more; their seat is a bot's. */
  #forget(person: Person): void {
    this.chairs.give(null, person);
    this.#people.delete(person.id);
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

  /** Looks, as long as something counts down, every second at what is due. */
  #tick(): void {
    this.#callOff();
    if (this.#asked.size === 0 && !this.consent.asking) return;
    this.#callOff = this.#house.clock.after(TICK, () => {
      const due = [...this.#asked.keys()].flatMap((seat) => this.#dueAt(seat) ?? []);
      if (due.length > 0) for (const [seat, how] of due) this.#standIn(seat, how);
      this.#tick();
      if (this.#isCounting) this.#changed();
    });
  }

  /** Nobody waits longer for this seat; null: they do. */
  #dueAt(seat: Seat): [readonly [Seat, 'standsIn' | 'makesOne']] | null {
    const now = this.#house.clock.now();
    const { clock } = this.plan.manners;
    const owner = this.chairs.list[seat]!.owner!;
    if (!owner.isHere) return now >= this.standsInAt(seat) ? [[seat, 'standsIn']] : null;
    return clock > 0 && now >= this.#asked.get(seat)! + clock * 1000 ? [[seat, 'makesOne']] : null;
  }

  /** When a bot stands in at a seat that is asked and whose owner is away, in ms of the clock. */
  standsInAt(seat: Seat): number {
    const { awaySince } = this.chairs.list[seat]!.owner!;
    return Math.max(this.#asked.get(seat) ?? 0, awaySince) + this.plan.manners.wait * 1000;
  }

  /** Seconds are to be seen somewhere. */
  get #isCounting(): boolean {
    const now = this.#house.clock.now();
    const isSeen = ([seat, since]: [Seat, number]) =>
      !this.chairs.list[seat]!.owner!.isHere || now - since >= STILL;
    return this.consent.asking !== null || [...this.#asked].some(isSeen);
  }

  /** How many moves there were before this seat's last decision, which lies in the same phase of the same deal. */
  #lastDecision(seat: Seat): number | 'nothing-of-yours' | 'other-phase' {
    const { history } = this.#kept!.match;
    let moves = this.#kept!.match.moveCount;
    for (let at = history.length - 1; at > 0; at--) {
      const step = history[at]!;
      if (step.seat === null) continue;
      moves--;
      if (step.seat !== seat || step.by !== null) continue;
      return this.#isSamePhase(moves) ? moves : 'other-phase';
    }
    return 'nothing-of-yours';
  }

  /** Does the match stand in the deal and the phase in which it stood after so many moves? */
  #isSamePhase(moves: number): boolean {
    const { history, status } = this.#kept!.match;
    let made = 0;
    let then = history[0]!.status;
    for (const step of history) {
      if (step.seat !== null && ++made > moves) break;
      then = step.status;
    }
    return then.deal === status.deal && then.phase === status.phase && !this.#kept!.match.over;
  }

  #movesSince = (to: number): number => (this.#kept?.match.moveCount ?? to) - to;
  #nameOf = (id: number): string => this.#people.get(id)?.name ?? '';

  #takeBack(asker: number, to: number): void {
    const moves = this.#movesSince(to);
    this.#asked.clear();
    this.#conductor!.takeBack(to);
    this.tell({ kind: 'taken-back', name: this.#nameOf(asker), moves });
  }

  /** A person who looks at the sheet of a deal may talk of it, unless the next one has begun for them. */
  #isAtSheet(person: Person): boolean {
    return this.#present.get(person.id)?.session?.scene.mode.kind === 'sheet';
  }
}

/** For how long a line stands on the lower rule, and after how long a person is said to be still, in ms. */
export const SHOWN = 8000;
export const STILL = 60_000;

const CHANGES: readonly Pick<Chair, 'level' | 'isClosed'>[] = [
  { level: 'easy', isClosed: false },
  { level: 'normal', isClosed: false },
  { level: 'hard', isClosed: false },
  { level: 'normal', isClosed: true },
];

/** As guests may know it. */
export function forGuests(news: News): News {
  if (news.kind === 'came') return { kind: 'came', name: news.name };
  return news.kind === 'program-failed' ? { ...news, why: '' } : news;
}
