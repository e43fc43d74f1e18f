/** An event that came about more often after one of two moves, tried in the same imagined deals. */
export interface Fate {
  /** A whole number of the game's own. */
  readonly event: number;
  /** The share of the deals, from 0 to 1, in which it came about after the best move, and after the other one. */
  readonly best: number;
  readonly other: number;
  /** The share of the gain from deals in which it came about only after the move after which it is more frequent. It may be above 1. */
  readonly explained: number;
  /** The share of all deals that these are. */
  readonly moved: number;
}

/** Least share of the gain that a fate explains in each half of the deals. */
const LEAST = 1 / 4;
/** Least difference between the two shares of a fate, in few deals and in many. */
const LEAST_MOVED = { few: 0.08, many: 0.05 };
/** From so many on deals are many. */
const MANY = 300;
/** Most fates of a pair of moves. */
const MOST = 12;

/** How often an event came about after the best move alone, the other one alone, and both, and the gain of the first two, by halves of the deals. */
interface Count {
  readonly times: [best: number, other: number, both: number];
  readonly gains: readonly [[number, number], [number, number]];
}

/** Counts events after two moves in the same deals. */
export class Fates {
  readonly #counts = new Map<number, Count>();
  readonly #gains: [number, number] = [0, 0];
  #half: 0 | 1 = 0;
  #deals = 0;
  #squares = 0;

  /** Adds a deal. `gain`: of the best move over the other one; `times`: how often the deal was drawn. */
  add(best: readonly number[], other: readonly number[], gain: number, times: number): void {
    this.#deals += times;
    this.#squares += times ** 2;
    this.#half = this.#half === 0 ? 1 : 0;
    this.#gains[this.#half] += gain * times;
    const [one, two] = [new Set(best), new Set(other)];
    for (const event of one) this.#count(event, two.has(event) ? 2 : 0, gain, times);
    for (const event of two) if (!one.has(event)) this.#count(event, 1, gain, times);
  }

  #count(event: number, after: 0 | 1 | 2, gain: number, times: number): void {
    let count = this.#counts.get(event);
    if (!count) {
      count = {
        times: [0, 0, 0],
        gains: [
          [0, 0],
          [0, 0],
        ],
      };
      this.#counts.set(event, count);
    }
    count.times[after] += times;
    if (after !== 2) count.gains[after][this.#half] += gain * times;
  }

  /** The fates that moved and explain at least a quarter of the gain in each half of the deals, the likeliest cause first. */
  get found(): readonly Fate[] {
    const halves = this.#gains;
    const gain = halves[0] + halves[1];
    if (halves.some((half) => half <= 0)) return [];
    // As many deals that were drawn once each would tell as much.
    const least = LEAST_MOVED[this.#deals ** 2 / this.#squares < MANY ? 'few' : 'many'];
    const fates: Fate[] = [];
    for (const [event, { times, gains }] of this.#counts) {
      const [best, other, both] = times;
      if (Math.abs(best - other) < least * this.#deals) continue;
      const caused = gains[best > other ? 0 : 1];
      if (caused.some((part, half) => part < LEAST * halves[half]!)) continue;
      fates.push({
        event,
        best: (best + both) / this.#deals,
        other: (other + both) / this.#deals,
        explained: (caused[0] + caused[1]) / gain,
        moved: Math.max(best, other) / this.#deals,
      });
    }
    return fates.toSorted((one, two) => causeOf(two) - causeOf(one)).slice(0, MOST);
  }
}

/** How likely a fate is the cause of the gain: a cause explains all of it in few deals, what always comes about explains nothing. */
const causeOf = ({ explained, moved }: Fate): number => Math.min(1, explained) - moved;

/** Least share of the gain that a reason explains. */
const REASON = 1 / 2;
/** A plan that says more goes first if it explains at most this much less, by rank. */
const CLOSE = 0.15;

/** Returns the plan of the fate that explains best why a move is better; null if none does. `planOf` returns null for a fate that is no plan. */
export function reasonOf<Plan extends { readonly rank: number }>(
  fates: readonly Fate[],
  planOf: (fate: Fate) => Plan | null,
): (Plan & { readonly fate: Fate }) | null {
  let found: (Plan & { readonly fate: Fate }) | null = null;
  const strength = (fate: Fate, { rank }: Plan): number => causeOf(fate) - CLOSE * rank;
  for (const fate of fates) {
    if (fate.explained < REASON) continue;
    const plan = planOf(fate);
    if (plan && (found === null || strength(fate, plan) > strength(found.fate, found)))
      found = { ...plan, fate };
  }
  return found;
}
