import {
  type Fact,
  isRefusal,
  type OpaqueTypes,
  type Refusal,
  type Seat,
  type Speaker,
  type Viewer,
} from '../../engine/game.ts';
import type { Match, Step } from '../../engine/match.ts';
import type { CommonRefusal } from '../../engine/words.ts';
import type { Players } from '../../front/room.ts';
import type { Forced, Pace } from '../../front/settings.ts';
import type { GameParts } from '../../games.ts';
import type { AnyTable, Mover } from '../table.ts';
import { type Clock, clock as realClock } from '../terminal/clock.ts';
import { type AskBot, Bots, botOfHouse, type Hint, hintCutShortText } from './bots.ts';
import { forcedMove } from './forced.ts';
import { Pauses } from './pace.ts';
import { type Mode, type Scene, Scenes, type Shown } from './scene.ts';
import { Transcript } from './transcript.ts';
import { Decisions } from './undo.ts';
import { Wishes } from './wishes.ts';

type View = OpaqueTypes['view'];

/** Makes the moves in place of bots and of whoever may act, and says when the person is asked: a lesson. */
export interface Guide {
  /** The next move; null where it is for the person to choose or to read. */
  next(): { readonly seat: Seat; readonly move: string } | null;
  /** The person is to choose. */
  readonly isAsking: boolean;
}

export interface SessionOptions {
  readonly entry: GameParts;
  readonly match: Match;
  readonly players: Players;
  readonly pace: Pace;
  /** Facts after which the table is left as it is for a while, such as a finished trick. */
  readonly lingers?: (facts: readonly Fact[]) => boolean;
  /** Steps of others that have to be seen, see `TableUi.stops`. */
  readonly stops?: (facts: readonly Fact[]) => boolean;
  /** The move of a seat that need not be asked for it, see `TableUi.unasked`. */
  readonly unasked?: (view: View, seat: Seat, mover: Mover) => OpaqueTypes['move'] | null;
  /** How many cards a seat holds, from its own view. */
  readonly handSize?: (view: View, seat: Seat) => number;
  /** Moves without a choice that the only person is not asked for; left out: none. */
  readonly forced?: Forced;
  /** The next move where the rest of a deal is certain, see `TableUi.claim`. */
  readonly claim?: AnyTable['claim'];
  /** What a person among several may choose from before their turn, see `TableUi.early`. */
  readonly early?: AnyTable['early'];
  readonly askBot?: AskBot;
  /** Bots think as long as their budget takes, whatever the clock says; left out: no longer than the time of `Bots`. */
  readonly untimed?: boolean;
  /** There is exactly one person then. Left out: a match like any other. */
  readonly guide?: Guide;
  readonly clock?: Clock;
  /** A bot or the disk failed in a way that no player can put right. */
  readonly fail?: (error: unknown) => void;
}

/** A move while the screen asks nobody for one. */
const NOT_ASKED: CommonRefusal<never> = { rule: 'not-your-turn', turn: [] };

const WATCHING = { kind: 'watch', thinking: null, wait: false } as const satisfies Mode;

/** Drives one match: asks people and bots in turn, shows each step for its time, and keeps hidden what is not for these eyes. */
export class Session {
  readonly entry: GameParts;
  readonly match: Match;
  readonly players: Players;
  readonly people: readonly Seat[];
  readonly transcript: Transcript;
  readonly #lingers: (facts: readonly Fact[]) => boolean;
  readonly #stops: (facts: readonly Fact[]) => boolean;
  readonly #unasked: NonNullable<SessionOptions['unasked']>;
  readonly #handSize: SessionOptions['handSize'];
  /** Moves without a choice that the only person is not asked for. */
  forced: Forced;
  /** Steps of a person's moves that were made without asking: others look at them, the person too. */
  readonly #unchosen = new WeakSet<Step>();
  readonly #bots: Bots;
  readonly #claim: NonNullable<AnyTable['claim']>;
  /** The only person has claimed the rest of the deal, which is being played out. */
  #isClaiming = false;
  #claimable: { readonly view: View; readonly can: boolean } | null = null;
  readonly #wishes: Wishes;
  readonly #guide: Guide | null;
  readonly untimed: boolean;
  readonly #fail: (error: unknown) => void;
  readonly #pauses: Pauses;
  readonly #decisions: Decisions;
  readonly #scenes: Scenes;
  /** Deals whose sheet has been shown. */
  #sheets: number;
  /** Whoever made the move on the screen was asked for it. */
  #asked = true;
  /** A bot's answer to a position that is no more is dropped. */
  #question = 0;

  constructor(options: SessionOptions) {
    const { entry, match, players, clock = realClock } = options;
    this.entry = entry;
    this.match = match;
    this.players = players;
    this.people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.transcript = new Transcript(match);
    this.#lingers = options.lingers ?? (() => false);
    this.#stops = options.stops ?? (() => false);
    this.#unasked = options.unasked ?? (() => null);
    this.#handSize = options.handSize;
    this.forced = options.forced ?? 'asked';
    this.#claim = options.claim ?? (() => null);
    this.#wishes = new Wishes(match, options.early);
    this.#bots = new Bots(entry, match, players, options.askBot ?? botOfHouse(entry), options.untimed);
    this.#guide = options.guide ?? null;
    this.untimed = options.untimed ?? false;
    this.#fail = options.fail ?? rethrow;
    this.#pauses = new Pauses(options.pace, clock);
    const wasAsked = (seat: Seat, before: Step | null) =>
      before === null ||
      (this.#unasked(before.view(seat), seat, 'alone') === null &&
        this.#forcedMove(before.view(seat), seat) === null);
    this.#decisions = new Decisions(match, this.people, wasAsked);
    this.#sheets = match.status.results.length;
    this.#scenes = new Scenes(this.#now(this.#homeEyes, WATCHING, 0), clock);
  }

  /** Begins, or goes on after loading. */
  start(): void {
    this.#advance();
  }

  get scene(): Scene {
    return this.#scenes.get();
  }
  /** For React's external stores: both functions may be passed on as they are. */
  readonly getScene = (): Scene => this.#scenes.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#scenes.subscribe(listener);

  /** Several people share the keyboard, so their hands are hidden from one another. */
  get hotSeat(): boolean {
    return this.people.length > 1;
  }
  /** One person plays, in no lesson. */
  get isAlone(): boolean {
    return this.people.length === 1 && this.#guide === null;
  }
  get pace(): Pace {
    return this.#pauses.pace;
  }
  setPace(pace: Pace): void {
    this.#pauses.pace = pace;
    // A pause that is running takes its new length.
    if (this.#pauses.isRunning) this.#pause();
  }

  /** Plays for the person who is to move. Null, or why it is not allowed. Throws when the move cannot be saved; it is not made then. */
  play(move: string): Refusal | null {
    const { mode } = this.scene;
    if (mode.kind !== 'turn') return NOT_ASKED;
    if (mode.early) return this.#wish(mode.seat, move);
    const { moveCount } = this.match;
    const steps = this.match.play(mode.seat, move);
    if (isRefusal(steps)) return steps;
    this.#decisions.note(moveCount);
    this.transcript.add(steps);
    // What goes on after that is for all eyes.
    if (mode.late) this.#goOn();
    else this.#advance();
    return null;
  }

  /** Somebody at the keyboard may choose now what to do when their turn comes. */
  get canHalt(): boolean {
    return this.hotSeat && this.scene.mode.kind === 'watch' && this.#wishes.areHeard(this.people);
  }

  /** Everything waits for somebody who wants to choose before their turn. */
  halt(): void {
    if (!this.canHalt) return;
    this.#pauses.end();
    this.#question++;
    this.#scenes.set(this.#now('table', { kind: 'halt' }, this.scene.decision));
  }

  /** It is this person who wants to choose, alone at the screen; null: nobody does. */
  choose(seat: Seat | null): void {
    if (this.scene.mode.kind !== 'halt') return;
    const view = seat === null ? null : this.#wishes.viewFor(seat);
    if (seat === null || view === null) {
      this.#goOn();
      return;
    }
    const mode = { kind: 'turn', seat, early: { wish: this.#wishes.of(seat) } } as const;
    const scene = this.#now(seat, mode, this.scene.decision + 1);
    this.#scenes.set({ ...scene, view, onTable: view, turn: [seat] });
  }

  /** Keeps what somebody wants to do when their turn comes; what they would do unasked is no wish. */
  #wish(seat: Seat, text: string): Refusal | null {
    const { view } = this.scene;
    const idle = this.#unasked(view, seat, 'shared');
    const refusal = this.#wishes.keep(seat, view, text, idle);
    if (refusal === null) this.#goOn();
    return refusal;
  }

  /** What happens next is for the eyes of all who share the keyboard. */
  #goOn(): void {
    this.#scenes.set(this.#now('table', WATCHING, this.scene.decision));
    this.#advance();
  }

  /** A pause was over by itself so short a time ago that a key pressed now may have been meant to end it. */
  get justElapsed(): boolean {
    return this.#pauses.justElapsed;
  }

  /** Ends the present pause, or closes the sheet of a deal. */
  proceed(): void {
    const { mode } = this.scene;
    if (mode.kind === 'sheet' ? !mode.over : this.#pauses.isRunning) this.#advance();
  }

  /** Shows what is to come without pauses, up to the next decision of a person or the end of the deal. */
  hurry(): void {
    if (this.scene.mode.kind !== 'watch') return;
    this.#pauses.isHurrying = true;
    if (this.#pauses.isRunning) this.#advance();
  }

  /** The person whom the curtain waits for is alone at the screen. */
  lift(): void {
    const { mode } = this.scene;
    if (mode.kind === 'curtain') this.#ask(mode.seat, mode.late);
  }

  /** Somebody else may have come to the screen: draws the curtain where there is something to hide. */
  cover(): void {
    if (!this.hotSeat) return;
    const { mode, decision } = this.scene;
    this.#scenes.set(this.#now('table', covered(mode), decision));
  }

  /** The rest of the deal is certain to be the only person's, who is to move and may claim it: more than one card of it. */
  get canClaim(): boolean {
    const { mode, view } = this.scene;
    if (mode.kind !== 'turn' || !this.isAlone) return false;
    // Asked at every key.
    if (this.#claimable?.view !== view) {
      const several = (this.#handSize?.(view, mode.seat) ?? 0) > 1;
      this.#claimable = { view, can: several && this.#claim(view, mode.seat) !== null };
    }
    return this.#claimable.can;
  }

  /** Plays out the rest of the deal, without pauses. It is one decision, which can be taken back. */
  claim(): void {
    if (!this.canClaim) return;
    this.#decisions.note(this.match.moveCount);
    this.transcript.note(claimText);
    this.#isClaiming = true;
    this.#pauses.isHurrying = true;
    this.#advance();
  }

  get canUndo(): boolean {
    return this.#decisions.canUndo;
  }

  /** Takes back everything down to the only person's last decision. */
  undo(): void {
    if (!this.#decisions.undo()) return;
    this.rewound();
  }

  /** The only person is to decide something, and has taken a decision back here. */
  get canRedo(): boolean {
    return this.#guide === null && this.match.canRedo && this.#isDecision;
  }

  /** Makes the last decision that was taken back once more, with all that followed up to the next one; it is shown like new. */
  redo(): void {
    if (!this.canRedo) return;
    const { match } = this;
    const end = this.#decisions.end();
    this.#decisions.note(match.moveCount);
    do {
      match.redo();
      this.transcript.add(match.latest);
    } while (match.canRedo && (end === null ? !this.#isDecision : match.moveCount < end));
    this.#advance();
  }

  /** The only person is to move, and is asked for it. */
  get #isDecision(): boolean {
    const [seat] = this.people;
    if (seat === undefined || this.hotSeat || !this.match.turn.includes(seat)) return false;
    const view = this.match.view(seat);
    return this.#unasked(view, seat, 'alone') === null && this.#forcedMove(view, seat) === null;
  }

  /** The match has been taken back: goes on from where it is. */
  rewound(): void {
    this.transcript.rewind();
    const scene = this.#now(this.#homeEyes, WATCHING, this.scene.decision);
    this.#sheets = scene.status.results.length;
    this.#scenes.set(scene, 0);
    this.#advance();
  }

  /** The guide has more to show or to ask. */
  follow(): void {
    this.#advance();
  }

  /** What the strongest bot would do in place of the person who is to move, and why; null if that is no longer asked. */
  async hint(speaker: Speaker): Promise<Hint | null> {
    const { mode, decision } = this.scene;
    if (mode.kind !== 'turn' || mode.early) return null;
    const hint = await this.#bots.hintFor(mode.seat, speaker).catch((error): null => {
      this.#fail(error);
      return null;
    });
    if (hint?.cutShort) this.transcript.note(hintCutShortText);
    return this.scene.decision === decision && this.scene.mode.kind === 'turn' ? hint : null;
  }

  /** The position on the screen as somebody else sees it. */
  look(viewer: Viewer): View {
    return this.transcript.position.view(viewer);
  }

  /** Forgets timers and bots' answers; the session is not used afterwards. */
  close(): void {
    this.#question++;
    this.#pauses.end();
    this.#scenes.close();
  }

  /** Whose eyes look while nobody in particular has been asked for. */
  get #homeEyes(): Viewer {
    return this.people.length === 1 ? this.people[0]! : 'table';
  }

  /** The position on the screen as these eyes see it. */
  #now(eyes: Viewer, mode: Mode, decision: number): Scene {
    const { position } = this.transcript;
    const { status, turn } = position;
    const view = position.view(eyes);
    return { eyes, view, onTable: view, status, turn, shown: null, mode, decision };
  }

  /** Shows the sheet of a deal that is over, or the next step, or asks whoever is to move. */
  #advance(): void {
    this.#pauses.end();
    this.#question++;
    const { results, winners } = this.scene.status;
    if (results.length > this.#sheets || winners !== null) {
      if (this.#guide) this.#rest();
      else this.#showSheet();
      return;
    }
    const step = this.transcript.next();
    if (step) this.#show(step);
    else this.#askNext();
  }

  #showSheet(): void {
    this.#pauses.isHurrying = false;
    this.#isClaiming = false;
    const { eyes, status, decision } = this.scene;
    this.#sheets = status.results.length;
    this.#wishes.clear();
    // The next deal's cards are nobody's yet.
    const nobody = this.hotSeat ? 'table' : eyes;
    this.#scenes.set(this.#now(nobody, { kind: 'sheet', over: status.winners !== null }, decision));
  }

  #show(step: Step): void {
    const { eyes, view: before, decision } = this.scene;
    const facts = step.facts(eyes);
    const shown = { seat: step.seat, facts, lingering: this.#lingers(facts), stops: this.#stops(facts) };
    this.#asked = !this.#unchosen.has(step);
    const scene = this.#now(eyes, WATCHING, decision);
    this.#scenes.set({ ...scene, onTable: shown.lingering ? before : scene.view, shown }, this.#lasts(shown));
    this.#pause();
  }

  /** How long a step is to stay, in ms. */
  #lasts(shown: Shown | null): number {
    const own = shown === null || (this.#asked && shown.seat !== null && this.people.includes(shown.seat));
    return this.#pauses.after(shown, own);
  }

  #pause(): void {
    const ms = this.#lasts(this.scene.shown);
    if (ms === 0) {
      this.#advance();
      return;
    }
    this.#pauses.begin(ms, () => this.#advance());
    if (ms === Number.POSITIVE_INFINITY)
      this.#scenes.set({ ...this.scene, mode: { ...WATCHING, wait: true } });
  }

  /** Makes the guide's next move, or leaves the person to choose or to read. */
  #obey(guide: Guide): void {
    const next = guide.next();
    if (next) {
      const steps = this.match.play(next.seat, next.move);
      if (isRefusal(steps))
        throw new Error(`The guide chose ${next.move} at seat ${next.seat}: ${steps.rule}.`);
      this.transcript.add(steps);
      this.#advance();
    } else if (guide.isAsking) this.#ask(this.people[0]!);
    else this.#rest();
  }

  #rest(): void {
    this.#pauses.isHurrying = false;
    this.#scenes.set(this.#now(this.#homeEyes, { kind: 'rest' }, this.scene.decision));
  }

  #askNext(): void {
    if (this.#guide) {
      this.#obey(this.#guide);
      return;
    }
    const { turn } = this.match;
    const { eyes } = this.scene;
    if (this.#isClaiming && this.#playClaimed()) return;
    if (this.#playWish() || this.#playUnasked()) return;
    const people = turn.filter((seat) => this.people.includes(seat));
    const seat = people.find((person) => person === eyes) ?? people[0];
    if (seat === undefined) this.#askBotAt(turn[0]!);
    else if (this.#playForced(seat)) return;
    else if (!this.hotSeat || seat === eyes) this.#ask(seat);
    else {
      this.#pauses.isHurrying = false;
      this.#scenes.set(this.#now('table', { kind: 'curtain', seat }, this.scene.decision));
    }
  }

  /** Does what somebody has chosen before their turn, or asks them again where it is not allowed any more. False where nobody has. */
  #playWish(): boolean {
    for (const seat of this.match.turn) {
      const wish = this.#wishes.take(seat);
      if (wish === null) continue;
      const { moveCount } = this.match;
      const steps = this.match.play(seat, wish);
      if (isRefusal(steps)) {
        this.#pauses.isHurrying = false;
        this.#scenes.set(this.#now('table', { kind: 'curtain', seat, late: steps }, this.scene.decision));
        return true;
      }
      this.#decisions.note(moveCount);
      this.transcript.add(steps);
      this.#advance();
      return true;
    }
    return false;
  }

  /** Plays for somebody who has nothing to decide. False if everybody has. */
  #playUnasked(): boolean {
    const { match } = this;
    for (const seat of match.turn) {
      const mover = !this.people.includes(seat) ? 'bot' : this.hotSeat ? 'shared' : 'alone';
      const move = this.#unasked(match.view(seat), seat, mover);
      if (move === null) continue;
      try {
        const steps = match.play(seat, match.game.format(move));
        if (isRefusal(steps)) throw new Error(`Unasked at seat ${seat}: ${steps.rule}.`);
        this.transcript.add(steps);
        this.#advance();
      } catch (error) {
        this.#fail(error);
      }
      return true;
    }
    return false;
  }

  /** Makes the next move of a claim. False if it is not the person's turn. */
  #playClaimed(): boolean {
    const [seat] = this.people;
    if (!this.match.turn.includes(seat!)) return false;
    const move = this.#claim(this.match.view(seat!), seat!);
    return move !== null && this.#playFor(seat!, move);
  }

  #forcedMove(view: View, seat: Seat): OpaqueTypes['move'] | null {
    // Where several share the keyboard it would tell the others something.
    if (this.hotSeat) return null;
    return forcedMove({ game: this.entry.game, hand: this.#handSize }, view, seat, this.forced);
  }

  /** Plays for the only person what there is no choice about, if they do not want to be asked. False if they are to be asked. */
  #playForced(seat: Seat): boolean {
    const { match } = this;
    const move = this.#forcedMove(match.view(seat), seat);
    return move !== null && this.#playFor(seat, move);
  }

  /** Makes a move of the only person that they were not asked for. True. */
  #playFor(seat: Seat, move: OpaqueTypes['move']): true {
    const { match } = this;
    try {
      const steps = match.play(seat, match.game.format(move));
      if (isRefusal(steps)) throw new Error(`Made for seat ${seat}: ${steps.rule}.`);
      this.#unchosen.add(steps[0]!);
      this.transcript.add(steps);
      this.#advance();
    } catch (error) {
      this.#fail(error);
    }
    return true;
  }

  #ask(seat: Seat, late?: Refusal): void {
    this.#pauses.isHurrying = false;
    this.#isClaiming = false;
    const mode: Mode = { kind: 'turn', seat, ...(late && { late }) };
    this.#scenes.set(this.#now(seat, mode, this.scene.decision + 1));
  }

  #askBotAt(seat: Seat): void {
    const { match } = this;
    const question = this.#question;
    // It may answer at once.
    this.#scenes.set({ ...this.scene, mode: { kind: 'watch', thinking: seat, wait: false } }, 0);
    this.#bots
      .moveFor(seat)
      .then(({ move, capped }) => {
        if (question !== this.#question) return;
        const steps = match.play(seat, move);
        if (isRefusal(steps)) throw new Error(`The bot at seat ${seat} chose ${move}: ${steps.rule}.`);
        this.transcript.add(steps, capped);
        this.#advance();
      })
      .catch((error) => this.#fail(error));
  }
}

/** Told in the log. */
const claimText = 'The rest is claimed: it is certain.';

/** What stands in place of a mode that shows somebody's cards. */
function covered(mode: Mode): Mode {
  if (mode.kind !== 'turn') return mode;
  const { seat, early, late } = mode;
  return early ? { kind: 'halt' } : { kind: 'curtain', seat, ...(late && { late }) };
}

function rethrow(error: unknown): never {
  throw error;
}
