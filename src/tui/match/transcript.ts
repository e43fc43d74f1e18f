import type { Fact, OpaqueTypes, Seat, Speaker, Viewer } from '../../engine/game.ts';
import type { AnyTable } from '../table.ts';
import { WITHIN } from './bots.ts';
import type { Seen, SeenMatch, SeenStep } from './seen.ts';
import { logTexts } from './words.ts';

type View = OpaqueTypes['view'];

/** The number of steps that a table gets: two rounds of the fullest one. */
export const RECENT_STEPS = 12;

/** The steps of a match that one screen has shown, and those still to show. */
export class Transcript {
  readonly #match: SeenMatch;
  /** The number of steps shown, at least one. */
  get count(): number {
    return this.#count;
  }
  #count: number;
  /** Sentences for the log after a step, which are no part of the match. */
  readonly #notes = new WeakMap<SeenStep, readonly string[]>();

  /** Begins with all steps shown. */
  constructor(match: SeenMatch) {
    this.#match = match;
    this.#count = match.steps.length;
  }

  /** Shows the next step, and returns it; null if all have been shown. */
  next(): SeenStep | null {
    const step = this.#match.steps[this.#count] ?? null;
    if (step) this.#count++;
    return step;
  }

  /** The steps that have not been shown. */
  get pending(): readonly SeenStep[] {
    return this.#match.steps.slice(this.#count);
  }

  /** The latest step, shown or not. */
  get latest(): SeenStep {
    return this.#match.steps.at(-1)!;
  }

  /** Treats all steps as shown. Call it after moves were undone. */
  rewind(): void {
    this.#count = this.#match.steps.length;
  }

  /** The step that led to the position on the screen. */
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

  /** Adds a sentence to the log after the last shown step, e.g. that a hint was cut short. */
  note(sentence: string): void {
    const latest = this.position;
    this.#notes.set(latest, [...(this.#notes.get(latest) ?? []), sentence]);
  }

  /** Returns the facts of the latest steps that the viewer learns. */
  recent(viewer: Viewer, steps: number): Fact[] {
    return this.shown.slice(-steps).flatMap((step) => [...step.facts(viewer)]);
  }

  /** Returns everything the viewer has learnt, a sentence a line, or as the table words it. */
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

  /** Returns sentences on all public events since a seat's last move. */
  since(seat: Seat, speaker: Speaker): string[] {
    const shown = this.shown;
    const first = shown.findLastIndex((step) => step.seat === seat) + 1;
    return shown.slice(first).flatMap((step) => this.#told(step, 'table', speaker));
  }

  /** Returns each seat's cards in groups, at the moment of the deal when it held the most. `deal`: from 1. Read from the seat's own view. */
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
