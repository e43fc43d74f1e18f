import type { Fact, OpaqueTypes, Seat, Speaker, Viewer } from '../../engine/game.ts';
import type { AnyTable } from '../table.ts';
import { WITHIN } from './bots.ts';
import type { Seen, SeenMatch, SeenStep } from './seen.ts';
import { logTexts } from './words.ts';

type View = OpaqueTypes['view'];

/** A table is told of so many steps: two rounds of the fullest one. */
export const RECENT_STEPS = 12;

/** The steps of a match that one screen has shown, and those that it is still to show. */
export class Transcript {
  readonly #match: SeenMatch;
  /** How many steps have been shown, at least one. */
  get count(): number {
    return this.#count;
  }
  #count: number;
  /** What is to be told behind a step and is no part of the match. */
  readonly #notes = new WeakMap<SeenStep, readonly string[]>();

  /** Begins with all steps shown. */
  constructor(match: SeenMatch) {
    this.#match = match;
    this.#count = match.steps.length;
  }

  /** Shows the next step; null where all have been shown. */
  next(): SeenStep | null {
    const step = this.#match.steps[this.#count] ?? null;
    if (step) this.#count++;
    return step;
  }

  /** The steps that have not been shown. */
  get pending(): readonly SeenStep[] {
    return this.#match.steps.slice(this.#count);
  }

  /** The latest step, shown or not: the match as it stands. */
  get latest(): SeenStep {
    return this.#match.steps.at(-1)!;
  }

  /** The match was taken back: what it is at now is what is shown. */
  rewind(): void {
    this.#count = this.#match.steps.length;
  }

  /** The position on the screen: the step that led to it. */
  get position(): SeenStep {
    return this.#match.steps[this.#count - 1]!;
  }

  /** The match up to the position on the screen. */
  get seen(): Seen {
    const { game, setup, seed } = this.#match;
    const { position, shown } = this;
    return {
      game,
      setup,
      seed: position.status.winners === null ? null : seed,
      steps: shown,
      status: position.status,
    };
  }

  /** A sentence for the log behind what has been shown, e.g. that a hint was cut short. */
  note(sentence: string): void {
    const latest = this.position;
    this.#notes.set(latest, [...(this.#notes.get(latest) ?? []), sentence]);
  }

  /** Facts of the latest steps that the viewer was told. */
  recent(viewer: Viewer, steps: number): Fact[] {
    return this.shown.slice(-steps).flatMap((step) => [...step.facts(viewer)]);
  }

  /** Everything the viewer was told, a sentence a line or as the table tells it. */
  log(
    viewer: Viewer,
    speaker: Speaker,
    tell?: AnyTable['log'],
    steps: readonly SeenStep[] = this.shown,
  ): string[] {
    const told = tell?.(
      steps.map((step) => step.facts(viewer)),
      speaker,
    );
    return steps.flatMap((step, place) => this.#told(step, viewer, speaker, told?.[place]));
  }

  /** Has this seat made a move that has been shown? */
  hasMoved(seat: Seat): boolean {
    return this.shown.some((step) => step.seat === seat);
  }

  /** Sentences on all that everybody could see since a seat's last move. */
  since(seat: Seat, speaker: Speaker): string[] {
    const shown = this.shown;
    const first = shown.findLastIndex((step) => step.seat === seat) + 1;
    return shown.slice(first).flatMap((step) => this.#told(step, 'table', speaker));
  }

  /** The cards of each seat in groups when it held the most of them in a deal, counted from 1, read from its own view. */
  fullestHands(
    deal: number,
    groupsIn: (view: View, seat: Seat) => readonly (readonly string[])[],
  ): (readonly (readonly string[])[])[] {
    const steps = this.shown.filter(({ status }) => status.deal === deal);
    return Array.from({ length: this.#match.setup.seats }, (_, seat) =>
      steps.reduce<readonly (readonly string[])[]>((fullest, step) => {
        const hand = groupsIn(step.view(seat), seat);
        return hand.flat().length > fullest.flat().length ? hand : fullest;
      }, []),
    );
  }

  /** The steps that have been shown. */
  get shown(): readonly SeenStep[] {
    return this.#match.steps.slice(0, this.#count);
  }

  #told(
    step: SeenStep,
    viewer: Viewer,
    speaker: Speaker,
    sentences: readonly string[] = step.sentences(viewer, speaker),
  ): string[] {
    return [
      ...sentences,
      ...(step.isCutShort ? [logTexts.cutShort(speaker.seat(step.seat!), WITHIN)] : []),
      ...(step.replaced === null ? [] : [logTexts.replaced(step.replaced, speaker.seat(step.seat!))]),
      ...(this.#notes.get(step) ?? []),
    ];
  }
}
