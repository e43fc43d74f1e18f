import type { Clock } from '../tui/terminal/clock.ts';

/** How long the others may think about it, in ms. Silence is a no. */
const PATIENCE = 30_000;
/** So many questions of somebody are put in a deal, besides those to which all agreed. */
const MOST_ASKED = 3;

/** A question that lies before the table: may this person take back what they decided? */
export interface Asking {
  readonly asker: number;
  /** How many moves there are when it is taken back. */
  readonly to: number;
  /** When silence becomes a no, by the clock. */
  readonly until: number;
  /** Who has not agreed yet. */
  readonly waitsFor: ReadonlySet<number>;
}

/** Take-back by agreement: all others who are here have to agree. Persons are told apart by their numbers. */
export class Consent {
  readonly #clock: Clock;
  readonly #agreed: (asking: Asking) => void;
  readonly #lapsed: (asking: Asking) => void;
  #asking: Asking | null = null;
  #callOff: () => void = () => {};
  /** How often each has asked in this deal, and not all agreed. It counts when it is asked: who takes a question back has asked it. */
  readonly #asked = new Map<number, number>();

  constructor(clock: Clock, agreed: (asking: Asking) => void, lapsed: (asking: Asking) => void) {
    this.#clock = clock;
    this.#agreed = agreed;
    this.#lapsed = lapsed;
  }

  get asking(): Asking | null {
    return this.#asking;
  }

  /** Puts the question to these others; where there are none it is answered at once. Null, or why it is not put. */
  ask(asker: number, to: number, others: readonly number[]): 'one-at-a-time' | 'refused-often' | null {
    if (this.#asking) return 'one-at-a-time';
    const before = this.#asked.get(asker) ?? 0;
    if (before >= MOST_ASKED) return 'refused-often';
    this.#asked.set(asker, before + 1);
    this.#asking = { asker, to, until: this.#clock.now() + PATIENCE, waitsFor: new Set(others) };
    this.#callOff = this.#clock.after(PATIENCE, () => this.#lapse());
    this.#settle();
    return null;
  }

  /** This person agrees, or has no say any more. */
  agree(person: number): void {
    const asking = this.#asking;
    if (!asking?.waitsFor.has(person)) return;
    const waitsFor = new Set(asking.waitsFor);
    waitsFor.delete(person);
    this.#asking = { ...asking, waitsFor };
    this.#settle();
  }

  /** The question is no longer there: what was to be taken back lies in another phase, or nobody asks any more. */
  drop(): void {
    this.#callOff();
    this.#asking = null;
  }

  /** Another deal: nothing of the last one is held against anybody. */
  forget(): void {
    this.drop();
    this.#asked.clear();
  }

  #settle(): void {
    const asking = this.#asking!;
    if (asking.waitsFor.size > 0) return;
    this.drop();
    this.#asked.set(asking.asker, this.#asked.get(asking.asker)! - 1);
    this.#agreed(asking);
  }

  #lapse(): void {
    const asking = this.#asking!;
    this.drop();
    this.#lapsed(asking);
  }
}
