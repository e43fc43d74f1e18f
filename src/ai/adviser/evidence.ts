import type { AnyGame, OpaqueTypes, Seat } from '../../engine/game.ts';
import { Sample } from '../sample.ts';
import { type Fate, Fates } from './fates.ts';
import type { FactFound, Gained, Judged, Where } from './judgement.ts';
import { sharesOf } from './split.ts';
import type { Ply, Telling, ToldEnding } from './telling.ts';

type Move = OpaqueTypes['move'];

/** Least share of the deals in which a line follows for the panel to show it. */
const MOSTLY = 0.4;

/** A fate is common to all moves if it comes about in at least this share of the deals after each, or in at most `1 − COMMON`. */
const COMMON = 0.9;

/** Counts what follows some moves in imagined deals. The first move is the one that the others are compared with. */
export class Evidence {
  readonly #telling: Telling<OpaqueTypes>;
  readonly #heard: readonly MoveEvidence[];
  /** Counts a further move, in the first deals only. Null if there is none. */
  readonly #outside: MoveEvidence | null;
  readonly #events: readonly Counter<number>[];
  readonly #hidden: readonly { readonly card: string; readonly seats: Counter<Seat> }[];
  #deals = 0;
  #squares = 0;

  constructor(
    game: AnyGame,
    telling: Telling<OpaqueTypes>,
    moves: readonly Move[],
    hiddenCards: readonly string[],
    outside?: Move,
  ) {
    this.#telling = telling;
    this.#heard = moves.map((move) => new MoveEvidence(game, telling, move));
    this.#outside = outside === undefined ? null : new MoveEvidence(game, telling, outside);
    this.#events = moves.map(() => new Counter());
    this.#hidden = hiddenCards.map((card) => ({ card, seats: new Counter() }));
  }

  /** The number of deals; a deal counts as often as it was drawn. */
  get deals(): number {
    return this.#deals;
  }

  /** The effective sample size: a sample of this many different deals would be as reliable. */
  get effective(): number {
    return this.#deals ** 2 / this.#squares;
  }

  /** Tries the first `size` moves, and on demand the outside move, in an imagined deal that was drawn `times` times. */
  add(
    world: OpaqueTypes['state'],
    seat: Seat,
    luck: number,
    times: number,
    size = this.#heard.length,
    withOutside = false,
  ): void {
    const tell = this.#telling.tell(world, seat, luck);
    const outside = withOutside ? this.#outside : null;
    const best = tell(this.#heard[0]!.move);
    for (const [place, heard] of this.#heard.slice(0, size).entries()) {
      const told = place === 0 ? best : tell(heard.move);
      heard.add(told, best, times);
      if (outside) for (const event of new Set(told.events)) this.#events[place]!.add(event, times);
    }
    outside?.add(tell(outside.move), best, times);
    for (const { card, seats } of this.#hidden) {
      const holder = this.#telling.hidden!.holder(world, card);
      if (holder !== null) seats.add(holder, times);
    }
    this.#deals += times;
    this.#squares += times ** 2;
  }

  /** The gain of each move over the first, in the order of the constructor's moves. */
  get gains(): readonly Gained[] {
    return this.#heard.map(({ text: move, gain: { mean: gain, error } }) => ({ move, gain, error }));
  }

  /** The judgement of each move, in the same order. */
  get judged(): readonly Judged[] {
    return this.#heard.map((heard) => heard.judged);
  }

  /** The judgement of the outside move, with only those fates that are common to all other moves. Null if there are none. */
  get outside(): Judged | null {
    if (!this.#outside) return null;
    const { size } = this.#outside.gain;
    const { fates = [], ...judged } = this.#outside.judged;
    const isCommon = ({ event, best, other }: Fate): boolean =>
      this.#events.every((events) => {
        const share = events.of(event) / size;
        return best > other ? share >= COMMON : share <= 1 - COMMON;
      });
    const common = fates.filter(isCommon);
    return common.length === 0 ? null : { ...judged, fates: common };
  }

  get likely(): readonly Where[] {
    return this.#hidden.map(({ card, seats }) => ({ card, shares: seats.shares }));
  }
}

/** Counts what follows one move. */
class MoveEvidence {
  readonly move: Move;
  readonly text: string;
  readonly #game: AnyGame;
  readonly #telling: Telling<OpaqueTypes>;
  readonly gain = new Sample();
  readonly #parts: readonly Sample[];
  readonly #facts: readonly Counter<number>[];
  readonly #fates = new Fates();
  /** Beginnings of lines: of each line all of them, as texts. */
  readonly #lines = new Counter<string>();

  constructor(game: AnyGame, telling: Telling<OpaqueTypes>, move: Move) {
    this.#game = game;
    this.#telling = telling;
    this.move = move;
    this.text = game.format(move);
    this.#parts = telling.parts.map(() => new Sample());
    this.#facts = telling.facts.map(() => new Counter());
  }

  add(told: ToldEnding<Move>, best: ToldEnding<Move>, times: number): void {
    this.gain.add((told.value - best.value) * times, times);
    if (told !== best && told.events && best.events)
      this.#fates.add(best.events, told.events, best.value - told.value, times);
    sharesOf(this.#telling, told, best).forEach((share, part) => {
      this.#parts[part]!.add(share * times, times);
    });
    told.facts.forEach((value, fact) => {
      this.#facts[fact]!.add(value, times);
    });
    const line = told.line.map(({ seat, move }) => `${seat}:${this.#game.format(move)}`);
    line.forEach((_, last) => {
      this.#lines.add(line.slice(0, last + 1).join('|'), times);
    });
  }

  get judged(): Judged {
    const [next, nextShare] = this.#next();
    const fates = this.#fates.found;
    return {
      move: this.text,
      gain: this.gain.mean,
      error: this.gain.error,
      parts: this.#parts.map(({ mean, error }, part) => ({ part: this.#telling.parts[part]!, mean, error })),
      facts: this.#facts.map((values, fact) => found(this.#telling.facts[fact]!, values)),
      next,
      nextShare,
      ...(fates.length > 0 && { fates }),
    };
  }

  /** The longest line that follows in at least `MOSTLY` of the deals, and its share from 0 to 1. An empty line with share 0 if there is none. */
  #next(): readonly [readonly Ply<string>[], number] {
    const lines = this.#lines.counts.map(([key, times]) => ({
      plies: key.split('|').map(plyOf),
      share: times / this.gain.size,
    }));
    const usual = lines
      .filter(({ share }) => share >= MOSTLY)
      .toSorted((a, b) => b.plies.length - a.plies.length || b.share - a.share)[0];
    return usual ? [usual.plies, usual.share] : [[], 0];
  }
}

function plyOf(text: string): Ply<string> {
  const colon = text.indexOf(':');
  return { seat: Number(text.slice(0, colon)), move: text.slice(colon + 1) };
}

function found(fact: string, values: Counter<number>): FactFound {
  const { shares } = values;
  return { fact, mean: shares.reduce((sum, [value, share]) => sum + value * share, 0), shares };
}

/** Counts how often each value came up. */
class Counter<T> {
  readonly #counts = new Map<T, number>();
  #total = 0;

  add(value: T, times: number): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + times);
    this.#total += times;
  }
  /** How often a value came up. */
  of(value: T): number {
    return this.#counts.get(value) ?? 0;
  }
  /** Values with their counts. */
  get counts(): readonly (readonly [T, number])[] {
    return [...this.#counts];
  }
  /** Values with their shares of all, the most frequent first. */
  get shares(): readonly (readonly [T, number])[] {
    return this.counts
      .toSorted(([, a], [, b]) => b - a)
      .map(([value, times]) => [value, times / this.#total] as const);
  }
}
