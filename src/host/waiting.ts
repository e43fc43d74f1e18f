import type { Seat } from '../engine/game.ts';
import type { Manners } from '../tui/screens/lobby/hosted.ts';
import type { Clock } from '../tui/terminal/clock.ts';
import type { Chairs } from './chairs.ts';

/** After how long a person who is asked is said to be still, in ms. */
export const STILL = 60_000;
/** How often what counts down is looked at, in ms. */
const TICK = 1000;

interface WaitingOptions {
  readonly clock: Clock;
  readonly chairs: Chairs;
  readonly manners: Pick<Manners, 'wait' | 'clock'>;
  /** Something else counts down at the table. */
  isCounting(): boolean;
  /** Nobody waits longer for this seat: a bot plays there until its owner is back, or makes one move. */
  due(seat: Seat, how: 'standsIn' | 'makesOne'): void;
  /** Seconds went by that are to be seen somewhere. */
  passed(): void;
}

/** Whom a table waits for, since when, and for how long. */
export class Waiting {
  readonly #options: WaitingOptions;
  /** Since when each seat is asked, in ms of the clock. */
  readonly #asked = new Map<Seat, number>();
  /** For how long the owner of a seat has been away since it was asked, in ms: who comes and goes does not begin anew. */
  readonly #away = new Map<Seat, number>();
  #callOff: (() => void) | null = null;

  constructor(options: WaitingOptions) {
    this.#options = options;
  }

  /** Since when a seat is asked, in ms of the clock; null where it is not. */
  since(seat: Seat): number | null {
    return this.#asked.get(seat) ?? null;
  }

  /** These seats are asked from now on, those that were asked before included. */
  ask(seats: readonly Seat[]): void {
    const now = this.#options.clock.now();
    for (const seat of [...this.#asked.keys()]) if (!seats.includes(seat)) this.forget(seat);
    for (const seat of seats) if (!this.#asked.has(seat)) this.#asked.set(seat, now);
    this.tick();
  }

  /** This seat is asked anew if it is asked again. */
  forget(seat: Seat): void {
    this.#away.delete(seat);
    this.#asked.delete(seat);
  }

  /** Looks, as long as something counts down, every second at what is due. Called meanwhile, it puts nothing off. */
  tick(): void {
    const { clock, isCounting, due, passed } = this.#options;
    if (this.#asked.size === 0 && !isCounting()) this.stop();
    else
      this.#callOff ??= clock.after(TICK, () => {
        this.#callOff = null;
        this.#countAway();
        for (const [seat, how] of [...this.#asked.keys()].flatMap((each) => this.#dueAt(each)))
          due(seat, how);
        this.tick();
        if (isCounting() || [...this.#asked].some((asked) => this.#isSeen(asked))) passed();
      });
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  /** When a bot stands in at a seat that is asked and whose owner is away, in ms of the clock. */
  standsInAt(seat: Seat): number {
    const { clock, manners } = this.#options;
    return clock.now() + manners.wait * 1000 - (this.#away.get(seat) ?? 0);
  }

  #countAway(): void {
    const { clock, chairs } = this.#options;
    for (const [seat, since] of this.#asked) {
      const { isHere, awaySince } = chairs.list[seat]!.owner!;
      const more = Math.min(TICK, clock.now() - Math.max(since, awaySince));
      if (!isHere) this.#away.set(seat, (this.#away.get(seat) ?? 0) + more);
    }
  }

  /** What is due at this seat; empty: others wait for it still. */
  #dueAt(seat: Seat): (readonly [Seat, 'standsIn' | 'makesOne'])[] {
    const { clock, chairs, manners } = this.#options;
    const now = clock.now();
    if (!chairs.list[seat]!.owner!.isHere && now >= this.standsInAt(seat)) return [[seat, 'standsIn']];
    const until = this.#asked.get(seat)! + manners.clock * 1000;
    return manners.clock > 0 && now >= until ? [[seat, 'makesOne']] : [];
  }

  /** The lower rule says for how long this seat was waited for. */
  #isSeen([seat, since]: readonly [Seat, number]): boolean {
    const { clock, chairs } = this.#options;
    return !chairs.list[seat]!.owner!.isHere || clock.now() - since >= STILL;
  }
}
