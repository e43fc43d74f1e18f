import type { Clock } from '../tui/terminal/clock.ts';
import { Budget } from './budget.ts';
import { LIMITS } from './limits.ts';
import { networkOf } from './network.ts';

const { waiting: PLACES, patience: PATIENCE, inside: INSIDE, kept: KEPT } = LIMITS;

/** Progress of a connection: it has said nothing, speaks ssh, has accepted the host's key, is asked for the code, is let in. */
export const STAGES = ['silent', 'greeted', 'secure', 'asked', 'inside'] as const;
export type Stage = (typeof STAGES)[number];

/** A connection at the door. */
export interface Caller {
  readonly network: string;
  readonly stage: Stage;
  /** The key they came in with; null if they came in without one. */
  readonly key: string | null;
}

interface Kept extends Caller {
  stage: Stage;
  key: string | null;
  /** Time when they began to prove who they are, or were first asked for the code, in ms of the clock. */
  since: number;
  readonly end: () => void;
  callOff: () => void;
}

/** Most connections that may be let in, over all networks. */
export const mostInside = (tables: number): number => Math.max(INSIDE.all, INSIDE.table * tables);

/**
 * Decides which callers stay at the door and which have to go. Callers who prove who they are have places of their own, so that nobody at
 * the code question takes the place of a friend with a known key. When places run out, a caller of the network with most of them goes,
 * never the newcomer.
 */
export class Callers {
  readonly #clock: Clock;
  readonly #tables: number;
  readonly #all = new Set<Kept>();
  /** Each network's budget of entries. */
  readonly #comings = new Map<string, Budget>();

  constructor(clock: Clock, tables: number) {
    this.#clock = clock;
    this.#tables = tables;
  }

  get all(): readonly Caller[] {
    return [...this.#all];
  }

  /** Adds a caller. `end` closes their connection; they are no caller after that. */
  arrive(address: string, end: () => void): Caller {
    const caller: Kept = {
      network: networkOf(address),
      stage: 'silent',
      key: null,
      since: this.#clock.now(),
      end,
      callOff: () => {},
    };
    this.#all.add(caller);
    this.#makeRoom(caller);
    this.#wait(caller, PATIENCE.silence);
    return caller;
  }

  /** Notes the progress of a caller, who may repeat earlier stages. */
  reach(given: Caller, stage: 'greeted' | 'secure' | 'asked'): void {
    const caller = given as Kept;
    if (!this.#all.has(caller) || STAGES.indexOf(caller.stage) >= STAGES.indexOf(stage)) return;
    const before = caller.stage;
    caller.stage = stage;
    if (before === 'silent') this.#wait(caller, PATIENCE.login);
    if (stage !== 'asked') return;
    caller.since = this.#clock.now();
    this.#makeRoom(caller);
  }

  /**
   * Lets in a caller who has said who they are; false if there is no place. Known keys have extra places; if these are full, a key replaces its older
   * connection.
   */
  enter(given: Caller, key: string | null, isKnown: boolean): boolean {
    const caller = given as Kept;
    if (!this.#all.has(caller) || this.#budget(caller.network).take(1) === 0) return false;
    const older = isKnown ? this.#of(({ stage, key: other }) => stage === 'inside' && other === key) : [];
    if (this.#isFull(caller, isKnown) && older[0]) this.#dismiss(older[0]);
    if (this.#isFull(caller, isKnown)) return false;
    Object.assign(caller, { stage: 'inside', key });
    return true;
  }

  /** Stops the clock of a caller who now sees a table. */
  settle(caller: Caller): void {
    (caller as Kept).callOff();
  }

  /** Removes a caller whose connection closed. */
  gone(caller: Caller): void {
    if (this.#all.delete(caller as Kept)) (caller as Kept).callOff();
  }

  /** Dismisses all callers who wait. */
  close(): void {
    for (const caller of this.#of(({ stage }) => stage !== 'inside')) this.#dismiss(caller);
  }

  #of(isMeant: (caller: Kept) => boolean): Kept[] {
    return [...this.#all].filter(isMeant);
  }

  #wait(caller: Kept, ms: number): void {
    caller.callOff();
    if (this.#all.has(caller)) caller.callOff = this.#clock.after(ms, () => this.#dismiss(caller));
  }

  #dismiss(caller: Kept): void {
    this.gone(caller);
    caller.end();
  }

  /** Dismisses slow callers if more than half of the places are taken, and one more, see `spared`, if there are still too many. */
  #makeRoom(newcomer: Kept): void {
    const isAsked = newcomer.stage === 'asked';
    const places = isAsked ? PLACES.asked : PLACES.proving;
    const room = this.#of(({ stage }) => stage !== 'inside' && (stage === 'asked') === isAsked);
    const now = this.#clock.now();
    const late = (caller: Kept) => caller !== newcomer && now - caller.since >= PATIENCE.hurry;
    const staying = room.length * 2 > places ? room.filter((caller) => !late(caller)) : room;
    for (const caller of room) if (!staying.includes(caller)) this.#dismiss(caller);
    if (staying.length > places) this.#dismiss(spared(staying, newcomer));
  }

  #isFull({ network }: Caller, isKnown: boolean): boolean {
    const inside = this.#of(({ stage }) => stage === 'inside');
    const [kept, ofNetwork] = isKnown ? [KEPT.all, KEPT.network] : [0, 0];
    return (
      inside.length >= mostInside(this.#tables) + kept ||
      inside.filter((other) => other.network === network).length >= INSIDE.network + ofNetwork
    );
  }

  #budget(network: string): Budget {
    for (const [other, budget] of this.#comings) if (budget.isFull) this.#comings.delete(other);
    const budget = this.#comings.get(network) ?? new Budget(LIMITS.comings, this.#clock);
    this.#comings.set(network, budget);
    return budget;
  }
}

/** Picks the caller who goes, never the newcomer: of the networks with most callers, the one with the least progress, then the oldest. */
function spared(callers: readonly Kept[], newcomer: Kept): Kept {
  const counts = new Map<string, number>();
  for (const { network } of callers) counts.set(network, (counts.get(network) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const crowd = callers.filter(({ network }) => counts.get(network) === most);
  // A newcomer alone cannot be the whole crowd: other networks have as many.
  const others = crowd.filter((caller) => caller !== newcomer);
  const least = Math.min(...others.map(({ stage }) => STAGES.indexOf(stage)));
  return others
    .filter(({ stage }) => STAGES.indexOf(stage) === least)
    .reduce((oldest, caller) => (caller.since < oldest.since ? caller : oldest));
}
