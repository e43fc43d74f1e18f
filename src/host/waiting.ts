import type { Seat } from '../engine/game.ts';
import type { Manners } from '../tui/screens/lobby/hosted.ts';
import type { Clock } from '../tui/terminal/clock.ts';
import type { Chairs } from './chairs.ts';

/** Time after which a person who is asked counts as silent, in ms. */
export const STILL = 60_000;
/** Time between two looks at the clocks, in ms. */
const TICK = 1000;

interface WaitingOptions {
  readonly clock: Clock;
  readonly chairs: Chairs;
  readonly manners: Pick<Manners, 'wait' | 'clock'>;
  /** Is there another countdown at the table? */
  isCounting(): boolean;
  /** Ends the wait for this seat: a bot plays there until its owner is back, or makes one move. */
  due(seat: Seat, how: 'standsIn' | 'makesOne'): void;
  /** Hears that a visible number of seconds changed. */
  passed(): void;
}

/** The seats a table waits for, with their times. */
export class Waiting {
  readonly #options: WaitingOptions;
  /** Time when each seat was asked, in ms of the clock. */
  readonly #asked = new Map<Seat, number>();
  /** Time that a seat's owner has been away since it was asked, in ms. Going again does not start it anew. */
  readonly #away = new Map<Seat, number>();
  #callOff: (() => void) | null = null;

  constructor(options: WaitingOptions) {
    this.#options = options;
  }

  /** Time when a seat was asked, in ms of the clock; null if it is not asked. */
  since(seat: Seat): number | null {
    return this.#asked.get(seat) ?? null;
  }

  /** Sets the seats that are asked now, including those that were asked before. */
  ask(seats: readonly Seat[]): void {
    const now = this.#options.clock.now();
    for (const seat of [...this.#asked.keys()]) if (!seats.includes(seat)) this.forget(seat);
    for (const seat of seats) if (!this.#asked.has(seat)) this.#asked.set(seat, now);
    this.tick();
  }

  /** Forgets a seat, so that asking it again starts its time anew. */
  forget(seat: Seat): void {
    this.#away.delete(seat);
    this.#asked.delete(seat);
  }

  /** Checks every second whether a time is over, as long as one runs. Calling it again delays nothing. */
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

  /** Time when a bot stands in for an absent owner who is asked, in ms of the clock. */
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

  /** The overdue act at this seat; empty if others still wait for it. */
  #dueAt(seat: Seat): (readonly [Seat, 'standsIn' | 'makesOne'])[] {
    const { clock, chairs, manners } = this.#options;
    const now = clock.now();
    if (!chairs.list[seat]!.owner!.isHere && now >= this.standsInAt(seat)) return [[seat, 'standsIn']];
    const until = this.#asked.get(seat)! + manners.clock * 1000;
    return manners.clock > 0 && now >= until ? [[seat, 'makesOne']] : [];
  }

  /** Does the lower rule show how long this seat was waited for? */
  #isSeen([seat, since]: readonly [Seat, number]): boolean {
    const { clock, chairs } = this.#options;
    return !chairs.list[seat]!.owner!.isHere || clock.now() - since >= STILL;
  }
}
