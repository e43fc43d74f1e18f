import type { Clock } from '../tui/terminal/clock.ts';

/** How long the others may think about it, in ms. Silence is a no. */
const PATIENCE = 30_000;
/** After so many refusals somebody's further askings are not put in that deal. */
const MOST_REFUSED = 3;

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
  /** How often each was refused in this deal. */
  readonly #refusals = new Map<number, number>();

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
    if ((this.#refusals.get(asker) ?? 0) >= MOST_REFUSED) return 'refused-often';
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
    this.#refusals.clear();
  }

  #settle(): void {
    const asking = this.#asking!;
    if (asking.waitsFor.size > 0) return;
    this.drop();
    this.#agreed(asking);
  }

  #lapse(): void {
    const asking = this.#asking!;
    this.drop();
    this.#refusals.set(asking.asker, (this.#refusals.get(asking.asker) ?? 0) + 1);
    this.#lapsed(asking);
  }
}
