import type { Fact, OpaqueTypes, Seat, Speaker, Viewer } from '../../engine/game.ts';
import type { Match, Step } from '../../engine/match.ts';
import type { AnyTable } from '../table.ts';
import { cutShortText } from './bots.ts';

type View = OpaqueTypes['view'];

/** A table is told of so many steps: two rounds of the fullest one. */
export const RECENT_STEPS = 12;

/** What has been shown of a match, step by step, and what is still to be shown. */
export class Transcript {
  readonly #match: Match;
  /** Steps made and not yet shown. */
  #unseen: Step[] = [];
  /** The step that led to the position on the screen; null where that is the match's latest. */
  #latest: Step | null = null;
  /** Moves of bots whose thinking was cut short. */
  readonly #cutShort = new WeakSet<Step>();
  /** What is to be told behind a step and is no part of the match. */
  readonly #notes = new WeakMap<Step, readonly string[]>();

  constructor(match: Match) {
    this.#match = match;
  }

  /** Steps that have been made and are to be shown. `cutShort`: the bot that made the first of them was stopped in its thinking. */
  add(steps: readonly Step[], cutShort = false): void {
    if (cutShort) this.#cutShort.add(steps[0]!);
    this.#unseen.push(...steps);
  }

  /** Shows the next step; null where all have been shown. */
  next(): Step | null {
    const step = this.#unseen.shift() ?? null;
    if (step) this.#latest = step;
    return step;
  }

  /** The match was taken back: what it is at now is what is shown. */
  rewind(): void {
    this.#unseen = [];
    this.#latest = null;
  }

  /** The position on the screen. */
  get position(): Step | Match {
    return this.#latest ?? this.#match;
  }

  /** A sentence for the log behind what has been shown, e.g. that a hint was cut short. */
  note(sentence: string): void {
    const latest = this.shown.at(-1);
    if (latest) this.#notes.set(latest, [...(this.#notes.get(latest) ?? []), sentence]);
  }

  /** What the viewer was told of the latest steps. */
  recent(viewer: Viewer, steps: number): Fact[] {
    return this.shown.slice(-steps).flatMap((step) => [...step.facts(viewer)]);
  }

  /** Everything the viewer was told, a sentence a line or as the table tells it. */
  log(viewer: Viewer, speaker: Speaker, tell?: AnyTable['log']): string[] {
    const shown = this.shown;
    const told = tell?.(
      shown.map((step) => step.facts(viewer)),
      speaker,
    );
    return shown.flatMap((step, place) => this.#told(step, viewer, speaker, told?.[place]));
  }

  /** Has this seat made a move that has been shown? */
  hasMoved(seat: Seat): boolean {
    return this.shown.some((step) => step.seat === seat);
  }

  /** What everybody could see since a seat's last move, a sentence a line. */
  since(seat: Seat, speaker: Speaker): string[] {
    const shown = this.shown;
    const first = shown.findLastIndex((step) => step.seat === seat) + 1;
    return shown.slice(first).flatMap((step) => this.#told(step, 'table', speaker));
  }

  /** The cards of each seat when it held the most of them in a deal, counted from 1, read from its own view. */
  fullestHands(deal: number, handIn: (view: View, seat: Seat) => readonly string[]): (readonly string[])[] {
    const steps = this.#match.history.filter(({ status }) => status.deal === deal);
    return Array.from({ length: this.#match.setup.seats }, (_, seat) =>
      steps.reduce<readonly string[]>((fullest, step) => {
        const hand = handIn(step.view(seat), seat);
        return hand.length > fullest.length ? hand : fullest;
      }, []),
    );
  }

  /** The steps that have been shown. */
  get shown(): readonly Step[] {
    const { history } = this.#match;
    return history.slice(0, history.length - this.#unseen.length);
  }

  #told(
    step: Step,
    viewer: Viewer,
    speaker: Speaker,
    sentences: readonly string[] = step.sentences(viewer, speaker),
  ): string[] {
    return [
      ...sentences,
      ...(this.#cutShort.has(step) ? [cutShortText(step.seat!, speaker)] : []),
      ...(this.#notes.get(step) ?? []),
    ];
  }
}
