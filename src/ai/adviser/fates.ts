/** An event that came about more often after one of two moves, tried in the same imagined deals. */
export interface Fate {
  /** The number by which the game knows the event, see `vocabulary`. */
  readonly event: number;
  /** The shares of the deals, from 0 to 1, in which the event came about after the best move and after the other one. */
  readonly best: number;
  readonly other: number;
  /** The share of the gain from deals in which one move alone has the event: the move that has it more often. May be above 1. */
  readonly explained: number;
  /** The share of all deals in which that move alone has the event, from 0 to 1. */
  readonly moved: number;
}

/** Least share of the gain that a fate explains in each half of the deals. */
const LEAST = 1 / 4;
/** Least difference between `best` and `other` of a fate, for few deals and for many. */
const LEAST_MOVED = { few: 0.08, many: 0.05 };
/** Least effective number of deals that counts as many. */
const MANY = 300;
/** The most fates that are kept of a pair of moves. */
const MOST = 12;

/**
 * Counts an event after one of the two moves. `times`: deals with the event. `alone`: deals with it after this move alone. `gains`: the gain in those,
 * by even and odd deals. `deal`: the last deal with the event.
 */
interface After {
  times: number;
  alone: number;
  readonly gains: [number, number];
  deal: number;
}
interface Count {
  readonly best: After;
  readonly other: After;
}

const never = (): After => ({ times: 0, alone: 0, gains: [0, 0], deal: -1 });

/** Counts events after two moves in the same deals. */
export class Fates {
  readonly #counts = new Map<number, Count>();
  readonly #gains: [number, number] = [0, 0];
  #added = 0;
  #deals = 0;
  #squares = 0;

  /** Adds a deal, which was drawn `times` times. An event may be listed several times. `gain`: of the best move over the other one in this deal. */
  add(best: readonly number[], other: readonly number[], gain: number, times: number): void {
    this.#deals += times;
    this.#squares += times ** 2;
    const deal = this.#added++;
    const half = (deal % 2) as 0 | 1;
    this.#gains[half] += gain * times;
    const note = (after: After, by: 1 | -1): void => {
      after.alone += by * times;
      after.gains[half] += by * gain * times;
    };
    const isNew = (after: After): boolean => {
      if (after.deal === deal) return false;
      after.deal = deal;
      after.times += times;
      return true;
    };
    for (const event of best) {
      const count = this.#of(event);
      if (isNew(count.best)) note(count.best, 1);
    }
    for (const event of other) {
      const count = this.#of(event);
      if (!isNew(count.other)) continue;
      if (count.best.deal === deal) note(count.best, -1);
      else note(count.other, 1);
    }
  }

  #of(event: number): Count {
    let count = this.#counts.get(event);
    if (!count) {
      count = { best: never(), other: never() };
      this.#counts.set(event, count);
    }
    return count;
  }

  /** Fates that explain at least a quarter of the gain in each half of the deals, the likeliest cause first. */
  get found(): readonly Fate[] {
    const halves = this.#gains;
    const gain = halves[0] + halves[1];
    if (halves.some((half) => half <= 0)) return [];
    // The effective number of deals, see `Evidence.effective`.
    const least = LEAST_MOVED[this.#deals ** 2 / this.#squares < MANY ? 'few' : 'many'];
    const fates: Fate[] = [];
    for (const [event, { best, other }] of this.#counts) {
      if (Math.abs(best.times - other.times) < least * this.#deals) continue;
      const { gains, alone } = best.times > other.times ? best : other;
      if (gains.some((part, half) => part < LEAST * halves[half]!)) continue;
      fates.push({
        event,
        best: best.times / this.#deals,
        other: other.times / this.#deals,
        explained: (gains[0] + gains[1]) / gain,
        moved: alone / this.#deals,
      });
    }
    return fates.toSorted((one, two) => causeOf(two) - causeOf(one)).slice(0, MOST);
  }
}

/** How likely a fate is the cause of the gain, up to 1. A cause explains the whole gain in a few deals, an event of every deal nothing. */
const causeOf = ({ explained, moved }: Fate): number => Math.min(1, explained) - moved;

/** Least share of the gain that a reason explains. */
const REASON = 1 / 2;
/** The loss in `causeOf` for each step of a plan's rank. */
const CLOSE = 0.15;

/** Returns the plan of the fate that best explains why a move is better; null if none does. `planOf` returns null for a fate that is no plan. */
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
