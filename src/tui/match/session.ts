import type { Judgement } from '../../ai/adviser/judgement.ts';
import type { OpaqueTypes, Refusal, Seat, Speaker, Viewer } from '../../engine/game.ts';
import type { CommonRefusal } from '../../engine/words.ts';
import type { Players } from '../../front/room.ts';
import type { Pace, Settings } from '../../front/settings.ts';
import type { GameParts } from '../../games.ts';
import type { AnyTable } from '../table.ts';
import { type Clock, clock as realClock } from '../terminal/clock.ts';
import { ADVICE_WITHIN, type Hint } from './bots.ts';
import type { Conductor, KeyboardConductor } from './conductor.ts';
import type { CostNotice } from './cost-notices.ts';
import type { Next } from './next.ts';
import type { Onlooker } from './onlookers.ts';
import { Pauses } from './pace.ts';
import { type Mode, type Scene, Scenes, type ShownStep } from './scene.ts';
import type { Seen, SeenStep } from './seen.ts';
import { Transcript } from './transcript.ts';
import { logTexts } from './words.ts';

type View = OpaqueTypes['view'];

export interface SessionOptions {
  readonly conductor: Conductor;
  /** The seats of those who share this screen. Left out: all people. Empty: spectators. */
  readonly people?: readonly Seat[];
  readonly pace: Pace;
  readonly clock?: Clock;
}

/** The refusal of a move that nobody is asked for. */
const NOT_ASKED: CommonRefusal<never> = { rule: 'not-your-turn', turn: [] };

const WATCHING = { kind: 'watch', thinking: null, wait: false } as const satisfies Mode;

const JUDGING = { ...WATCHING, isJudging: true } as const satisfies Mode;

/** How long the message stays that a move was not judged, in ms. */
const NOT_JUDGED = 1800;

/** A match at one screen: shows each step for its time, asks the people here, and hides what they may not see. The conductor moves it on. */
export class Session implements Onlooker {
  readonly entry: GameParts;
  readonly table: AnyTable;
  /** The seats of those who share this screen. */
  readonly people: readonly Seat[];
  readonly transcript: Transcript;
  readonly untimed: boolean;
  readonly #conductor: Conductor;
  readonly #keyboard: KeyboardConductor | null;
  readonly #pauses: Pauses;
  readonly #scenes: Scenes;
  /** The number of deals whose sheet has been shown. */
  #sheets: number;
  #leave: () => void = () => {};

  constructor({ conductor, people = conductor.people, pace, clock = realClock }: SessionOptions) {
    this.entry = conductor.entry;
    this.table = conductor.table;
    this.untimed = conductor.untimed;
    this.people = people;
    this.#conductor = conductor;
    this.#keyboard = conductor.keyboard;
    this.transcript = new Transcript(conductor.seenBy(people));
    this.#pauses = new Pauses(pace, clock);
    const scene = this.#now(this.#homeEyes, WATCHING, 0);
    this.#sheets = scene.status.results.length;
    this.#scenes = new Scenes(scene, clock);
  }

  /** Begins the match, or goes on after loading. */
  start(): void {
    this.#leave = this.#conductor.join(this);
    this.#advance();
  }

  get scene(): Scene {
    return this.#scenes.get();
  }
  /** For React's external stores: both functions may be passed on as they are. */
  readonly getScene = (): Scene => this.#scenes.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#scenes.subscribe(listener);

  /** The player at each seat now. */
  get players(): Players {
    return this.#conductor.players;
  }
  /** The match so far, as this screen knows it. */
  get seen(): Seen {
    return this.transcript.seen;
  }
  /** Do several people share the keyboard, so that their hands are hidden from each other? */
  get hotSeat(): boolean {
    return this.people.length > 1;
  }
  /** Does one person play, here and outside a lesson? */
  get isAlone(): boolean {
    return this.people.length === 1 && this.#keyboard?.isAlone === true;
  }
  /** May the one person at this screen choose before the turn? Not in a lesson. */
  get choosesAhead(): boolean {
    return this.isAlone || (this.people.length === 1 && this.#keyboard === null);
  }
  get pace(): Pace {
    return this.#pauses.pace;
  }
  setPace(pace: Pace): void {
    this.#pauses.pace = pace;
    // A running pause gets its new length.
    if (this.#pauses.isRunning) this.#pause();
  }
  /** Sets which moves without a choice are made for the only person, and when people here are shown their costly moves. */
  setHelp({ forced, answers }: Pick<Settings, 'forced' | 'answers'>): void {
    if (this.#keyboard) Object.assign(this.#keyboard, { forced, answers });
  }

  /** Plays for the person who is to move. Returns the refusal, or null. A move that cannot be saved is made, and the screen says so. */
  play(move: string): Refusal | null {
    const { mode } = this.scene;
    if (mode.kind !== 'turn') return NOT_ASKED;
    if (mode.early) return this.#wish(mode.seat, move);
    const refusal = this.#conductor.play(mode.seat, move, this);
    if (refusal) return refusal;
    // After a choice was made anew, the match goes on for all viewers.
    if (mode.late) this.#forAllEyes();
    else this.#advance();
    return null;
  }

  /** Takes in moves that were made elsewhere, by a bot or at another screen. A person who is choosing is not disturbed. */
  told(): void {
    const { mode, decision } = this.scene;
    if (mode.kind === 'turn') {
      if (mode.early && this.#earlyView === null) this.#forAllEyes();
      if (mode.early || !this.#takeIn(mode.seat)) return;
      this.#scenes.set(this.#now(mode.seat, mode, decision));
    } else if (mode.kind === 'watch' && !this.#pauses.isRunning) this.#advance();
  }

  /** Goes on from where the match was taken back to. */
  rewound(): void {
    this.transcript.rewind();
    const scene = this.#now(this.#homeEyes, WATCHING, this.scene.decision);
    this.#sheets = scene.status.results.length;
    this.#scenes.set(scene, 0);
    this.#advance();
  }

  /** Draws again, as others sit at the table now. */
  seated(): void {
    this.#scenes.set({ ...this.scene });
  }

  /** Goes on, as the guide has more to show or to ask. */
  follow(): void {
    this.#advance();
  }

  /** May the person at this screen choose the move of their next turn now? */
  get canChooseEarly(): boolean {
    return this.scene.mode.kind === 'watch' && this.#earlyView !== null;
  }

  /** Asks the person at this screen before their turn. The others do not wait. */
  chooseEarly(): void {
    const view = this.#earlyView;
    if (!this.canChooseEarly || view === null) return;
    this.#pauses.end();
    const seat = this.people[0]!;
    const wish = this.#conductor.wishOf?.(seat) ?? null;
    const scene = this.#now(seat, { kind: 'turn', seat, early: { wish } }, this.scene.decision + 1);
    this.#scenes.set({ ...scene, view, onTable: view, turn: [seat] });
  }

  /** The view from which the person at this screen may choose before their turn; null if they must wait. */
  get #earlyView(): View | null {
    const [seat] = this.people;
    return seat === undefined ? null : (this.#conductor.earlyView?.(seat) ?? null);
  }

  #wish(seat: Seat, move: string): Refusal | null {
    const refusal = this.#conductor.wish?.(seat, this.scene.view, move) ?? null;
    if (refusal === null) this.#forAllEyes();
    return refusal;
  }

  /** Did a pause end by itself so recently that a key pressed now may have been meant to end it? */
  get justElapsed(): boolean {
    return this.#pauses.justElapsed;
  }

  /** Ends the present pause, or closes the sheet of a deal. */
  proceed(): void {
    const { mode } = this.scene;
    if (mode.kind === 'sheet' ? !mode.over : this.#pauses.isRunning) this.#advance();
  }

  /** Shows the following steps without pauses, up to the next decision of a person or the end of the deal. */
  hurry(): void {
    if (this.scene.mode.kind !== 'watch') return;
    this.#pauses.isHurrying = true;
    if (this.#pauses.isRunning) this.#advance();
  }

  /** Lifts the curtain: the person it waits for is alone at the screen. */
  lift(): void {
    const { mode } = this.scene;
    if (mode.kind === 'curtain') this.#ask(mode.seat);
  }

  /** Draws the curtain if there is something to hide, as somebody else may have come to the screen. */
  cover(): void {
    if (!this.hotSeat) return;
    const { mode, decision } = this.scene;
    this.#scenes.set(this.#now('table', covered(mode), decision));
  }

  /** Will the only person, who is to move here, surely win all remaining tricks? */
  get canClaim(): boolean {
    return this.scene.mode.kind === 'turn' && this.isAlone && this.#keyboard!.canClaim;
  }

  /** Plays out the remaining tricks without pauses. */
  claim(): void {
    if (!this.canClaim) return;
    this.#keyboard?.claim();
    this.transcript.note(logTexts.claim);
    this.#pauses.isHurrying = true;
    this.#advance();
  }

  get canUndo(): boolean {
    return this.people.length === 1 && this.#keyboard?.canUndo === true;
  }
  /** The deals that `undo` makes unrated, as hidden cards have been shown since. */
  get undoUnrates(): readonly number[] {
    return this.canUndo ? this.#keyboard!.undoUnrates : [];
  }
  /** Takes back everything to the only person's last decision. */
  undo(): void {
    if (this.canUndo) this.#keyboard?.undo();
  }

  /** Did the only person take a decision back, and is it their turn to decide? */
  get canRedo(): boolean {
    return this.people.length === 1 && this.#keyboard?.canRedo === true;
  }
  /** Makes the last decision that was taken back again, with all moves after it, and shows them like new ones. */
  redo(): void {
    if (!this.canRedo) return;
    this.#keyboard?.redo(this);
    this.#advance();
  }

  /** Returns the best move for the person to move, with the reason; null if nobody waits for it any more. */
  async hint(speaker: Speaker): Promise<Hint | null> {
    const { mode, decision } = this.scene;
    if (mode.kind !== 'turn' || mode.early) return null;
    const hint = await this.#conductor.hint(mode.seat, speaker);
    if (hint?.cutShort) this.transcript.note(logTexts.hintCutShort(ADVICE_WITHIN));
    return this.scene.decision === decision && this.scene.mode.kind === 'turn' ? hint : null;
  }

  /** Compares another move of the person to move with the best one; null if nobody waits for it any more. */
  async compare(best: string, other: string): Promise<Judgement | null> {
    const { mode, decision } = this.scene;
    if (mode.kind !== 'turn') return null;
    const judgement = await this.#conductor.compare(mode.seat, best, other);
    return this.scene.decision === decision ? judgement : null;
  }

  /** Notes in the log that the person to move is given a hint. */
  noteHint(hint: Hint): void {
    const { mode } = this.scene;
    if (mode.kind === 'turn') this.#conductor.noteHint(mode.seat, hint);
  }

  /** Returns the position on the screen as another viewer sees it. Throws if this screen may not know it. */
  look(viewer: Viewer): View {
    return this.transcript.position.view(viewer);
  }

  /** Ends all pauses, and stops looking on. The session must not be used afterwards. */
  close(): void {
    this.#leave();
    this.#pauses.end();
    this.#scenes.close();
  }

  /** The viewer while no person in particular is asked. */
  get #homeEyes(): Viewer {
    return this.people.length === 1 ? this.people[0]! : 'table';
  }

  /** Returns the scene of the position on the screen, seen by these eyes. */
  #now(eyes: Viewer, mode: Mode, decision: number): Scene {
    const { position } = this.transcript;
    const { status, turn } = position;
    const view = position.view(eyes);
    const { motion } = this.#pauses;
    const step = this.transcript.count;
    return { eyes, view, onTable: view, status, turn, shown: null, mode, step, motion, decision };
  }

  /** Goes on, seen by all who share this screen. */
  #forAllEyes(): void {
    this.#scenes.set(this.#now(this.#homeEyes, WATCHING, this.scene.decision));
    this.#advance();
  }

  /** Shows the sheet of a finished deal, or the next step. If all steps have been shown, the match goes on. */
  #advance(): void {
    this.#pauses.end();
    const { results, winners } = this.scene.status;
    if (results.length > this.#sheets || winners !== null) {
      if (this.#keyboard?.guide) this.#rest();
      else this.#showSheet();
      return;
    }
    const step = this.transcript.next();
    if (step) this.#show(step);
    else this.#goOn();
  }

  #goOn(): void {
    const next = this.#conductor.goOn(this);
    if (next.kind === 'make') this.#advance();
    else if (next.kind === 'rest') this.#rest();
    else if (next.kind === 'think') this.#wait(next.seat);
    else if (next.kind === 'judge') this.#scenes.set({ ...this.scene, mode: JUDGING }, 0);
    else if (next.kind === 'notice') this.#showNotice(next.notice);
    else this.#askOneOf(next);
  }

  #showSheet(): void {
    this.#pauses.isHurrying = false;
    const { eyes, status, decision } = this.scene;
    this.#sheets = status.results.length;
    // The next deal's cards are not shown to anybody yet.
    const nobody = this.hotSeat ? 'table' : eyes;
    this.#scenes.set(this.#now(nobody, { kind: 'sheet', over: status.winners !== null }, decision));
  }

  #show(step: SeenStep): void {
    const { eyes, view: before, decision } = this.scene;
    const { lingers, stops } = this.table;
    const facts = step.facts(eyes);
    const shown = {
      seat: step.seat,
      facts,
      lingering: lingers?.(facts) ?? false,
      stops: stops?.(facts) ?? false,
    };
    const scene = this.#now(eyes, WATCHING, decision);
    this.#scenes.set({ ...scene, onTable: shown.lingering ? before : scene.view, shown }, this.#lasts(shown));
    this.#pause();
  }

  /** Returns how long the step on the screen stays, in ms. */
  #lasts(shown: ShownStep | null): number {
    const { seat, origin } = this.transcript.position;
    const wasAsked = origin !== 'claim' && origin !== 'forced';
    const own = shown === null || (wasAsked && seat !== null && this.people.includes(seat));
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

  /** Shows the cost of a move to its player alone, until a key. */
  #showNotice(notice: CostNotice): void {
    const { eyes } = this.scene;
    if (this.hotSeat && eyes !== notice.seat) {
      this.#goOn();
      return;
    }
    const wait = notice.found !== null;
    if (wait) this.#pauses.isHurrying = false;
    this.#scenes.set({ ...this.scene, mode: { ...WATCHING, wait, notice } });
    this.#pauses.begin(wait ? Number.POSITIVE_INFINITY : NOT_JUDGED, () => this.#advance());
  }

  #rest(): void {
    this.#scenes.set(this.#now(this.#homeEyes, { kind: 'rest' }, this.scene.decision));
    this.#pauses.isHurrying = false;
  }

  /** Waits for a bot, or for a person at another screen; null if nobody may know who. The answer may come at once. */
  #wait(seat: Seat | null): void {
    this.#scenes.set({ ...this.scene, mode: { kind: 'watch', thinking: seat, wait: false } }, 0);
  }

  /** Asks one of the people here: the present viewer, or else behind the curtain. */
  #askOneOf({ seats, late }: Extract<Next, { kind: 'ask' }>): void {
    const { eyes } = this.scene;
    const own = seats.filter((seat) => this.people.includes(seat));
    const seat = own.find((person) => person === eyes) ?? own[0];
    if (seat === undefined) this.#wait(seats[0]!);
    else if (!this.hotSeat || seat === eyes) this.#ask(seat, late);
    else {
      this.#pauses.isHurrying = false;
      this.#scenes.set(this.#now('table', { kind: 'curtain', seat }, this.scene.decision));
    }
  }

  #ask(seat: Seat, late?: Refusal): void {
    const mode: Mode = { kind: 'turn', seat, ...(late && { late }) };
    // Cards do not fly to a scene that was reached without pauses.
    this.#scenes.set(this.#now(seat, mode, this.scene.decision + 1));
    this.#pauses.isHurrying = false;
  }

  /** Shows at once the moves made while a person chooses. Returns false if the choice is no longer theirs: then the moves are shown in their time. */
  #takeIn(seat: Seat): boolean {
    const { turn, status } = this.transcript.latest;
    const isOwn = !this.transcript.pending.some((step) => step.seat === seat);
    if (isOwn && turn.includes(seat) && status.results.length === this.#sheets) {
      while (this.transcript.next());
      return true;
    }
    this.#advance();
    return false;
  }
}

/** Returns the mode in place of one that shows a person's cards. */
function covered(mode: Mode): Mode {
  if (mode.kind === 'watch' && mode.notice) return { ...WATCHING, wait: true };
  return mode.kind === 'turn' ? { kind: 'curtain', seat: mode.seat } : mode;
}
