import type { Clock } from '../tui/terminal/clock.ts';
import { Budget } from './budget.ts';
import { LIMITS } from './limits.ts';
import { networkOf } from './network.ts';

const { waiting: PLACES, patience: PATIENCE, inside: INSIDE, kept: KEPT } = LIMITS;

/** How far a connection has got: it has said nothing, speaks ssh, has taken our key, is being asked for the code, has been let in. */
export const STAGES = ['silent', 'greeted', 'secure', 'asked', 'inside'] as const;
export type Stage = (typeof STAGES)[number];

/** A connection at the door. */
export interface Caller {
  readonly network: string;
  readonly stage: Stage;
  /** The key with which they were let in; null: without one. */
  readonly key: string | null;
}

interface Kept extends Caller {
  stage: Stage;
  key: string | null;
  /** Since when they wait among those who prove who they are, or among those who are asked, in ms of the clock. */
  since: number;
  readonly end: () => void;
  callOff: () => void;
}

/** Connections of all networks together that may be let in, at so many tables. */
export const mostInside = (tables: number): number => Math.max(INSIDE.all, INSIDE.table * tables);

/**
 * Decides which callers stay at the door, and which have to go. Callers who prove who they are have places of their own, so that nobody who is asked for a code takes
 * one from a friend whose key is known. Where places run out, one of the network that has most of them goes, and a newcomer never.
 */
export class Callers {
  readonly #clock: Clock;
  readonly #tables: number;
  readonly #all = new Set<Kept>();
  /** How often each network may still come in. */
  readonly #comings = new Map<string, Budget>();

  constructor(clock: Clock, tables: number) {
    this.#clock = clock;
    this.#tables = tables;
  }

  get all(): readonly Caller[] {
    return [...this.#all];
  }

  /** Somebody calls. `end` closes their connection, which is no caller any more then. */
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

  /** They have got so far; what they have done before they may do again. */
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

  /** They have said who they are. False: there is no place for them. A key that is known has places of its own, and takes that of its older connection. */
  enter(given: Caller, key: string | null, isKnown: boolean): boolean {
    const caller = given as Kept;
    if (!this.#all.has(caller) || this.#budget(caller.network).take(1) === 0) return false;
    const older = isKnown ? this.#of(({ stage, key: other }) => stage === 'inside' && other === key) : [];
    if (this.#isFull(caller, isKnown) && older[0]) this.#dismiss(older[0]);
    if (this.#isFull(caller, isKnown)) return false;
    Object.assign(caller, { stage: 'inside', key });
    return true;
  }

  /** They need not hurry any more: they are shown a table. */
  settle(caller: Caller): void {
    (caller as Kept).callOff();
  }

  /** Their connection is closed. */
  gone(caller: Caller): void {
    if (this.#all.delete(caller as Kept)) (caller as Kept).callOff();
  }

  /** Nobody waits any more. */
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

  /** Those who have waited too long go where many wait; then, as long as there are too many, one of those who have most places. */
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

/** Picks the caller that goes, never the newcomer: of the networks with most callers the one that has got least far, of those the oldest. */
function spared(callers: readonly Kept[], newcomer: Kept): Kept {
  const counts = new Map<string, number>();
  for (const { network } of callers) counts.set(network, (counts.get(network) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const crowd = callers.filter(({ network }) => counts.get(network) === most);
  // Where the newcomer alone has most, it is of a network with others.
  const others = crowd.filter((caller) => caller !== newcomer);
  const least = Math.min(...others.map(({ stage }) => STAGES.indexOf(stage)));
  return others
    .filter(({ stage }) => STAGES.indexOf(stage) === least)
    .reduce((oldest, caller) => (caller.since < oldest.since ? caller : oldest));
}
