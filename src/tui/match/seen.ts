import {
  type AnyGame,
  type Fact,
  lastDeal,
  type OpaqueTypes,
  type Seat,
  type Speaker,
  type Status,
  type Viewer,
} from '../../engine/game.ts';
import type { Match, Step } from '../../engine/match.ts';
import type { Setup } from '../../engine/setup.ts';
import type { Origin } from './next.ts';
import { faultTexts } from './words.ts';

type View = OpaqueTypes['view'];

/** How a move of this sitting was made. Unknown for earlier moves. */
export interface Making {
  readonly origin: Origin;
  /** Did the bot's time run out before its budget? */
  readonly cutShort: boolean;
  /** The reason why a program lost its seat with this move. Left out: it did not. */
  readonly replaced?: string;
}

/** A match as one screen may know it. Screens get this, never the match. */
export interface Seen {
  readonly game: AnyGame;
  readonly setup: Pick<Setup, 'seats' | 'options' | 'only'>;
  /** Null until the match is over, since cards to come depend on it. */
  readonly seed: string | null;
  /** From the first deal on, without steps that were taken back. Never empty. */
  readonly steps: readonly SeenStep[];
  /** The status after the last step. */
  readonly status: Status;
}

/** A step of a match as one screen may know it. Throws for a viewer whose cards must stay hidden. */
export class SeenStep {
  readonly #step: Step;
  readonly #making: Making | undefined;
  readonly #mayLook: (viewer: Viewer, deal: number) => boolean;

  constructor(step: Step, making: Making | undefined, mayLook: (viewer: Viewer, deal: number) => boolean) {
    this.#step = step;
    this.#making = making;
    this.#mayLook = mayLook;
  }

  /** The seat that moved; null when cards were dealt. */
  get seat(): Seat | null {
    return this.#step.seat;
  }
  /** The status after the step. */
  get status(): Status {
    return this.#step.status;
  }
  /** The seats that may act after the step. */
  get turn(): readonly Seat[] {
    return this.#step.turn;
  }
  /** The origin of the move; null if it was made before this sitting. */
  get origin(): Origin | null {
    return this.#making?.origin ?? null;
  }
  /** Did the bot's time run out before its budget? */
  get isCutShort(): boolean {
    return this.#making?.cutShort === true;
  }

  /** The reason why a program lost its seat with this move; null if it did not. */
  get replaced(): string | null {
    return this.#making?.replaced ?? null;
  }

  /** The view of this viewer after the step. */
  view(viewer: Viewer): View {
    return this.#for(viewer).view(viewer);
  }
  /** Returns the facts of the step that the viewer learns. */
  facts(viewer: Viewer): readonly Fact[] {
    return this.#for(viewer).facts(viewer);
  }
  /** Returns the facts that the viewer learns, as sentences. */
  sentences(viewer: Viewer, speaker: Speaker): string[] {
    return this.#for(viewer).sentences(viewer, speaker);
  }

  #for(viewer: Viewer): Step {
    const { deal } = this.status;
    if (!this.#mayLook(viewer, deal)) throw new Error(faultTexts.hidden(viewer, deal));
    return this.#step;
  }
}

/** A match as the people of some seats know it, up to its latest step. All hands of a finished deal may be seen. */
export class SeenMatch implements Seen {
  readonly #match: Match;
  readonly #makings: WeakMap<Step, Making>;
  readonly #mayLook: (viewer: Viewer, deal: number) => boolean;
  /** The match's history at the last look, and the seen form of each step. */
  readonly #known: Step[] = [];
  readonly #steps: SeenStep[] = [];
  /** A step that is taken back and made again is the same object. */
  readonly #all = new WeakMap<Step, SeenStep>();

  /** `seats`: viewers who may look at all times; empty for spectators. */
  constructor(match: Match, seats: readonly Seat[], makings: WeakMap<Step, Making> = new WeakMap()) {
    this.#match = match;
    this.#makings = makings;
    this.#mayLook = (viewer, deal) =>
      viewer === 'table' || seats.includes(viewer) || deal <= lastDeal(match.status);
  }

  get game(): AnyGame {
    return this.#match.game;
  }
  get setup(): Seen['setup'] {
    const { seats, options, only } = this.#match.setup;
    return { seats, options, ...(only && { only }) };
  }
  get seed(): string | null {
    return this.#match.over ? this.#match.setup.seed : null;
  }
  get status(): Status {
    return this.#match.status;
  }

  get steps(): readonly SeenStep[] {
    const { history } = this.#match;
    const known = this.#known;
    while (known.length > history.length || known.at(-1) !== history[known.length - 1]) {
      known.pop();
      this.#steps.pop();
    }
    for (const step of history.slice(known.length)) {
      known.push(step);
      this.#steps.push(this.#seen(step));
    }
    return this.#steps;
  }

  #seen(step: Step): SeenStep {
    const found = this.#all.get(step) ?? new SeenStep(step, this.#makings.get(step), this.#mayLook);
    this.#all.set(step, found);
    return found;
  }
}
