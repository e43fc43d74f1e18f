import type { Clock } from '../tui/terminal/clock.ts';

/** Time to answer, in ms. Silence is a no. */
const PATIENCE = 30_000;
/** Most questions of one person in a deal, not counting those to which all agreed. */
const MOST_ASKED = 3;

/** An open question to the table: may this person undo their decision? */
export interface Asking {
  readonly asker: number;
  /** Number of moves after the undo. */
  readonly to: number;
  /** Time when silence becomes a no, in ms of the clock. */
  readonly until: number;
  /** Persons who have not agreed yet. */
  readonly waitsFor: ReadonlySet<number>;
}

/** Undo by agreement: all others who are present must agree. Persons are known by their numbers. */
export class Consent {
  readonly #clock: Clock;
  readonly #agreed: (asking: Asking) => void;
  readonly #lapsed: (asking: Asking) => void;
  #asking: Asking | null = null;
  #callOff: () => void = () => {};
  /** Each person's questions in this deal without full agreement. A question counts when it is asked, even if it is withdrawn. */
  readonly #asked = new Map<number, number>();

  constructor(clock: Clock, agreed: (asking: Asking) => void, lapsed: (asking: Asking) => void) {
    this.#clock = clock;
    this.#agreed = agreed;
    this.#lapsed = lapsed;
  }

  get asking(): Asking | null {
    return this.#asking;
  }

  /** Asks the others; without others it is agreed at once. Returns null, or why the question is refused. */
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

  /** Notes a yes, or that this person has no say any more. */
  agree(person: number): void {
    const asking = this.#asking;
    if (!asking?.waitsFor.has(person)) return;
    const waitsFor = new Set(asking.waitsFor);
    waitsFor.delete(person);
    this.#asking = { ...asking, waitsFor };
    this.#settle();
  }

  /** Drops the question: the match has moved to another phase, or the asker withdrew. */
  drop(): void {
    this.#callOff();
    this.#asking = null;
  }

  /** Starts the counts anew for a new deal. */
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
