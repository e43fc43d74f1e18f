import { explain, type Level } from '../ai/bot.ts';
import { type Advice, answerQuestion, type BotQuestion } from '../ai/question.ts';
import type { Entry } from '../catalogue.ts';
import {
  type Fact,
  isRefusal,
  type OpaqueTypes,
  type Refusal,
  type Seat,
  type Speaker,
  type Viewer,
} from '../engine/game.ts';
import type { Match, Step } from '../engine/match.ts';
import { type CommonRefusal, count } from '../engine/words.ts';
import { pauseAfter } from './pauses.ts';
import type { Players } from './room.ts';
import type { Mode, Scene, Shown } from './scene.ts';
import type { Pace } from './settings.ts';
import type { Mover } from './table.ts';

type View = OpaqueTypes['view'];

/** What a bot plays, or would play in place of the person who asks for a hint. */
export type AskBot = (question: BotQuestion) => Promise<Advice>;

/** Ms that a bot may think about its move, and about a hint. */
const MOVE_WITHIN = 2000;
const HINT_WITHIN = 500;

/** A move while the screen asks nobody for one. */
const NOT_ASKED: CommonRefusal<never> = { rule: 'not-your-turn', turn: [] };

/** A move that a person is advised to make. */
export interface Hint {
  readonly move: OpaqueTypes['move'];
  readonly reason: string;
  /** Time ran out on the bot: with more it might have advised something else. */
  readonly cutShort: boolean;
}

export interface SessionOptions {
  readonly entry: Entry;
  readonly match: Match;
  readonly players: Players;
  readonly pace: Pace;
  /** Facts after which the table is left as it is for a while, such as a finished trick. */
  readonly lingers?: (facts: readonly Fact[]) => boolean;
  /** The move of a seat that need not be asked for it, see `TableUi.unasked`. */
  readonly unasked?: (view: View, seat: Seat, mover: Mover) => OpaqueTypes['move'] | null;
  readonly askBot?: AskBot;
  /** Calls back after so many ms; the answer calls it off. */
  readonly after?: (ms: number, then: () => void) => () => void;
  /** A bot or the disk failed in a way that no player can put right. */
  readonly fail?: (error: unknown) => void;
}

/** How long after a pause a key may still be meant for it, in ms. */
const REACTION = 250;

/** Scenes that pass in less time are drawn at most this often, in ms: a deal may have hundreds. */
export const FRAME = 50;

const WATCHING: Mode = { kind: 'watch', thinking: null, wait: false };

/** Drives one match: asks people and bots in turn, shows each step for its time, and keeps hidden what is not for these eyes. */
export class Session {
  readonly entry: Entry;
  readonly match: Match;
  readonly players: Players;
  readonly people: readonly Seat[];
  #pace: Pace;
  readonly #lingers: (facts: readonly Fact[]) => boolean;
  readonly #unasked: NonNullable<SessionOptions['unasked']>;
  readonly #askBot: AskBot;
  readonly #after: (ms: number, then: () => void) => () => void;
  readonly #fail: (error: unknown) => void;
  readonly #listeners = new Set<() => void>();

  #scene: Scene;
  /** Calls off the drawing of a scene that has been put off. */
  #drawing: (() => void) | null = null;
  /** Steps made and not yet shown. */
  #queue: Step[] = [];
  /** The step that led to the position on the screen; null where that is the match's latest. */
  #step: Step | null = null;
  /** Deals whose sheet has been shown. */
  #sheets: number;
  #callOff: (() => void) | null = null;
  /** When a pause last was over without a key, in ms since 1970. */
  #elapsed = 0;
  /** No pauses until a person is asked again. */
  #hurrying = false;
  /** Moves of bots whose thinking was cut short. */
  readonly #cutShort = new WeakSet<Step>();
  /** A bot's answer to a position that is no more is dropped. */
  #question = 0;
  /** How many moves had been made at each decision of the only person; none where there are several. */
  readonly #decisions: number[];

  constructor(options: SessionOptions) {
    const { entry, match, players } = options;
    this.entry = entry;
    this.match = match;
    this.players = players;
    this.people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.#pace = options.pace;
    this.#lingers = options.lingers ?? (() => false);
    this.#unasked = options.unasked ?? (() => null);
    this.#askBot = options.askBot ?? botOfHouse(entry);
    this.#after = options.after ?? afterTimeout;
    this.#fail = options.fail ?? rethrow;
    this.#sheets = match.status.results.length;
    this.#decisions = this.#pastDecisions();
    this.#scene = this.#now(this.#homeEyes, WATCHING, 0);
  }

  /** Begins, or goes on after loading. */
  start(): void {
    this.#advance();
  }

  get scene(): Scene {
    return this.#scene;
  }
  /** For React's external stores: both functions may be passed on as they are. */
  readonly getScene = (): Scene => this.#scene;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Several people share the keyboard, so their hands are hidden from one another. */
  get hotSeat(): boolean {
    return this.people.length > 1;
  }
  get pace(): Pace {
    return this.#pace;
  }
  setPace(pace: Pace): void {
    this.#pace = pace;
    // A pause that is running takes its new length.
    if (this.#callOff) this.#pause();
  }

  /** Plays for the person who is to move. Null, or why it is not allowed. Throws when the move cannot be saved; it is not made then. */
  play(move: string): Refusal | null {
    const { mode } = this.#scene;
    if (mode.kind !== 'turn') return NOT_ASKED;
    const { moveCount } = this.match;
    const steps = this.match.play(mode.seat, move);
    if (isRefusal(steps)) return steps;
    if (!this.hotSeat) this.#decisions.push(moveCount);
    this.#queue.push(...steps);
    this.#advance();
    return null;
  }

  /** A pause was over by itself so short a time ago that a key pressed now may have been meant to end it. */
  get justElapsed(): boolean {
    return Date.now() - this.#elapsed < REACTION;
  }

  /** Ends the present pause, or closes the sheet of a deal. */
  proceed(): void {
    const { mode } = this.#scene;
    if (mode.kind === 'sheet' ? !mode.over : this.#callOff) this.#advance();
  }

  /** Shows what is to come without pauses, up to the next decision of a person or the end of the deal. */
  hurry(): void {
    if (this.#scene.mode.kind !== 'watch') return;
    this.#hurrying = true;
    if (this.#callOff) this.#advance();
  }

  /** The person whom the curtain waits for is alone at the screen. */
  lift(): void {
    const { mode } = this.#scene;
    if (mode.kind === 'curtain') this.#ask(mode.seat);
  }

  /** Somebody else may have come to the screen: draws the curtain where there is something to hide. */
  cover(): void {
    if (!this.hotSeat) return;
    const { mode, decision } = this.#scene;
    const next: Mode = mode.kind === 'turn' ? { kind: 'curtain', seat: mode.seat } : mode;
    this.#set(this.#now('table', next, decision));
  }

  get canUndo(): boolean {
    return this.#decisions.length > 0;
  }

  /** Takes back everything down to the only person's last decision. */
  undo(): void {
    const moves = this.#decisions.pop();
    if (moves === undefined) return;
    while (this.match.moveCount > moves) this.match.undo();
    this.#queue = [];
    this.#step = null;
    this.#scene = this.#now(this.#homeEyes, WATCHING, this.#scene.decision);
    this.#sheets = this.#scene.status.results.length;
    this.#advance();
  }

  /** The decisions of the only person in a match that goes on after loading. */
  #pastDecisions(): number[] {
    if (this.people.length !== 1) return [];
    const me = this.people[0]!;
    const { history } = this.match;
    const decisions: number[] = [];
    let moves = 0;
    history.forEach(({ seat }, at) => {
      if (seat === null) return;
      if (seat === me && (at === 0 || this.#unasked(history[at - 1]!.view(me), me, 'alone') === null))
        decisions.push(moves);
      moves++;
    });
    return decisions;
  }

  /** What the strongest bot would do in place of the person who is to move, and why; null if that is no longer asked. */
  async hint(speaker: Speaker): Promise<Hint | null> {
    const { mode, decision } = this.#scene;
    if (mode.kind !== 'turn') return null;
    const { game } = this.entry;
    const advice = await this.#askBot(this.#questionAt(mode.seat, 'hard', HINT_WITHIN)).catch(
      (error): null => {
        this.#fail(error);
        return null;
      },
    );
    if (advice === null || this.#scene.decision !== decision || this.#scene.mode.kind !== 'turn') return null;
    return {
      move: game.parse(advice.move) as OpaqueTypes['move'],
      reason: advice.reason ? explain(this.entry, advice.reason, speaker) : '',
      cutShort: advice.capped,
    };
  }

  #questionAt(seat: Seat, level: Level, within: number): BotQuestion {
    const { game, moveCount, setup } = this.match;
    return { game: game.id, level, view: this.match.view(seat), seat, seed: setup.seed, moveCount, within };
  }

  /** The position on the screen as somebody else sees it. */
  look(viewer: Viewer): View {
    return (this.#step ?? this.match).view(viewer);
  }

  /** What the viewer was told of the latest steps. */
  recent(viewer: Viewer, steps: number): Fact[] {
    const seen = this.#seen;
    return this.match.history
      .slice(Math.max(0, seen - steps), seen)
      .flatMap((step) => [...step.facts(viewer)]);
  }

  /** Everything the viewer was told, a sentence a line; what is still to be shown is left out. */
  log(viewer: Viewer, speaker: Speaker): string[] {
    return this.match.history.slice(0, this.#seen).flatMap((step) => this.#told(step, viewer, speaker));
  }

  /** The cards of each seat when it held the most of them in the deal that ended last, read from its own view. */
  fullestHands(handIn: (view: View, seat: Seat) => readonly string[]): (readonly string[])[] {
    const deal = this.#scene.status.results.length;
    const steps = this.match.history.filter(({ status }) => status.deal === deal);
    return this.players.map((_, seat) =>
      steps.reduce<readonly string[]>((fullest, step) => {
        const hand = handIn(step.view(seat), seat);
        return hand.length > fullest.length ? hand : fullest;
      }, []),
    );
  }

  /** What everybody could see since a seat's last move. */
  since(seat: Seat, speaker: Speaker): string[] {
    const { history } = this.match;
    const seen = this.#seen;
    let first = seen;
    while (first > 0 && history[first - 1]!.seat !== seat) first--;
    return history.slice(first, seen).flatMap((step) => this.#told(step, 'table', speaker));
  }

  #told(step: Step, viewer: Viewer, speaker: Speaker): string[] {
    const sentences = step.sentences(viewer, speaker);
    return this.#cutShort.has(step) ? [...sentences, cutShortText(step.seat!, speaker)] : sentences;
  }

  /** Forgets timers and bots' answers; the session is not used afterwards. */
  close(): void {
    this.#question++;
    this.#stopPause();
    this.#drawing?.();
    this.#listeners.clear();
  }

  /** Steps that have been shown. */
  get #seen(): number {
    return this.match.history.length - this.#queue.length;
  }

  /** Whose eyes look while nobody in particular has been asked for. */
  get #homeEyes(): Viewer {
    return this.people.length === 1 ? this.people[0]! : 'table';
  }

  /** The position on the screen as these eyes see it. */
  #now(eyes: Viewer, mode: Mode, decision: number): Scene {
    const position = this.#step ?? this.match;
    const { status, turn } = position;
    const cutShort = this.#step && this.#cutShort.has(this.#step) ? this.#step.seat : null;
    const view = position.view(eyes);
    return { eyes, view, onTable: view, status, turn, shown: null, cutShort, mode, decision };
  }

  /** `ms`: how long the scene is to last. One that passes at once may be drawn later, or never if others follow. */
  #set(scene: Scene, ms = Number.POSITIVE_INFINITY): void {
    const passing = ms < FRAME && this.#scene.mode.kind === 'watch';
    this.#scene = scene;
    if (!passing) this.#draw();
    else this.#drawing ??= this.#after(FRAME, () => this.#draw());
  }

  #draw(): void {
    this.#drawing?.();
    this.#drawing = null;
    for (const listener of this.#listeners) listener();
  }

  /** Shows the sheet of a deal that is over, or the next step, or asks whoever is to move. */
  #advance(): void {
    this.#stopPause();
    this.#question++;
    const { results, winners } = this.#scene.status;
    if (results.length > this.#sheets || winners !== null) {
      this.#showSheet();
      return;
    }
    const step = this.#queue.shift();
    if (step) this.#show(step);
    else this.#askNext();
  }

  #showSheet(): void {
    this.#hurrying = false;
    const { eyes, status, decision } = this.#scene;
    this.#sheets = status.results.length;
    // The next deal's cards are nobody's yet.
    const nobody = this.hotSeat ? 'table' : eyes;
    this.#set(this.#now(nobody, { kind: 'sheet', over: status.winners !== null }, decision));
  }

  #show(step: Step): void {
    const { eyes, view: before, decision } = this.#scene;
    this.#step = step;
    const facts = step.facts(eyes);
    const shown = { seat: step.seat, facts, lingering: this.#lingers(facts) };
    const scene = this.#now(eyes, WATCHING, decision);
    this.#set({ ...scene, onTable: shown.lingering ? before : scene.view, shown }, this.#lasts(shown));
    this.#pause();
  }

  /** How long a step is to stay, in ms. */
  #lasts(shown: Shown | null): number {
    const own = shown === null || (shown.seat !== null && this.people.includes(shown.seat));
    return this.#hurrying ? 0 : pauseAfter(shown, own, this.#pace);
  }

  #pause(): void {
    this.#stopPause();
    const ms = this.#lasts(this.#scene.shown);
    if (ms === 0) {
      this.#advance();
      return;
    }
    const wait = ms === Number.POSITIVE_INFINITY;
    const elapse = () => {
      this.#elapsed = Date.now();
      this.#advance();
    };
    this.#callOff = wait ? () => {} : this.#after(ms, elapse);
    if (wait) this.#set({ ...this.#scene, mode: { kind: 'watch', thinking: null, wait } });
  }

  #stopPause(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  #askNext(): void {
    const { turn } = this.match;
    const { eyes } = this.#scene;
    if (this.#playUnasked()) return;
    const people = turn.filter((seat) => this.people.includes(seat));
    const seat = people.find((person) => person === eyes) ?? people[0];
    if (seat === undefined) this.#askBotAt(turn[0]!);
    else if (!this.hotSeat || seat === eyes) this.#ask(seat);
    else {
      this.#hurrying = false;
      this.#set(this.#now('table', { kind: 'curtain', seat }, this.#scene.decision));
    }
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
        this.#queue.push(...steps);
        this.#advance();
      } catch (error) {
        this.#fail(error);
      }
      return true;
    }
    return false;
  }

  #ask(seat: Seat): void {
    this.#hurrying = false;
    this.#set(this.#now(seat, { kind: 'turn', seat }, this.#scene.decision + 1));
  }

  #askBotAt(seat: Seat): void {
    const { match } = this;
    const level = this.players[seat]!.bot!;
    const question = this.#question;
    // It may answer at once.
    this.#set({ ...this.#scene, mode: { kind: 'watch', thinking: seat, wait: false } }, 0);
    this.#askBot(this.#questionAt(seat, level, MOVE_WITHIN))
      .then(({ move, capped }) => {
        if (question !== this.#question) return;
        const steps = match.play(seat, move);
        if (isRefusal(steps)) throw new Error(`The bot at seat ${seat} chose ${move}: ${steps.rule}.`);
        if (capped) this.#cutShort.add(steps[0]!);
        this.#queue.push(...steps);
        this.#advance();
      })
      .catch((error) => this.#fail(error));
  }
}

/** That a bot was stopped at the limit of its time: how well it plays then depends on the machine. */
export const cutShortText = (seat: Seat, speaker: Speaker): string =>
  `${speaker.seat(seat)}'s thinking was cut short after ${count(MOVE_WITHIN / 1000, 'second')}.`;

function afterTimeout(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

function rethrow(error: unknown): never {
  throw error;
}

/** Asks the game's own bot in this thread. */
export const botOfHouse =
  (entry: Entry): AskBot =>
  async (question) => {
    // Lets keys and frames in between two moves.
    await new Promise((resolve) => setImmediate(resolve));
    return answerQuestion(entry, question);
  };
