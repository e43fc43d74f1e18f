import type { AnyGame, OpaqueTypes, Seat } from '../../engine/game.ts';
import { Sample } from '../sample.ts';
import { type Fate, Fates } from './fates.ts';
import type { FactFound, Gained, Judged, Where } from './judgement.ts';
import { sharesOf } from './split.ts';
import type { Ply, Telling, Told } from './telling.ts';

type Move = OpaqueTypes['move'];

/** A line is what mostly happens next if it does in so large a share of the deals. */
const MOSTLY = 0.4;

/** All moves have a fate in common that comes about in so large a share of the deals after each, or in as small a one. */
const COMMON = 0.9;

/** What imagined deals say of some moves, the first of which the others are compared with. */
export class Evidence {
  readonly #telling: Telling<OpaqueTypes>;
  readonly #heard: readonly Heard[];
  /** A move that none of these is, and what comes about after each of these where it is tried, too. */
  readonly #outside: Heard | null;
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
    this.#heard = moves.map((move) => new Heard(game, telling, move));
    this.#outside = outside === undefined ? null : new Heard(game, telling, outside);
    this.#events = moves.map(() => new Counter());
    this.#hidden = hiddenCards.map((card) => ({ card, seats: new Counter() }));
  }

  /** The number of deals, those that were drawn several times counted as often. */
  get deals(): number {
    return this.#deals;
  }

  /** As many deals that were drawn once each would tell as much: the effective sample size. */
  get effective(): number {
    return this.#deals ** 2 / this.#squares;
  }

  /** Tries the first `size` moves in an imagined deal, which counts as often as it was drawn; with the move outside of them, too. */
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

  /** What each move gains over the first, in the order in which they were given. */
  get gains(): readonly Gained[] {
    return this.#heard.map(({ text: move, gain: { mean: gain, error } }) => ({ move, gain, error }));
  }

  /** What was found of each move, in the order in which they were given. */
  get judged(): readonly Judged[] {
    return this.#heard.map((heard) => heard.judged);
  }

  /** Evidence on the move outside of them, with the fates that all others have in common; null if there are none. */
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

/** What is heard of one move. */
class Heard {
  readonly move: Move;
  readonly text: string;
  readonly #game: AnyGame;
  readonly #telling: Telling<OpaqueTypes>;
  readonly gain = new Sample();
  readonly #parts: readonly Sample[];
  readonly #facts: readonly Counter<number>[];
  readonly #fates = new Fates();
  /** Lines by the text of their moves: every beginning of each. */
  readonly #lines = new Counter<string>();

  constructor(game: AnyGame, telling: Telling<OpaqueTypes>, move: Move) {
    this.#game = game;
    this.#telling = telling;
    this.move = move;
    this.text = game.format(move);
    this.#parts = telling.parts.map(() => new Sample());
    this.#facts = telling.facts.map(() => new Counter());
  }

  add(told: Told<Move>, best: Told<Move>, times: number): void {
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

  /** The longest line that follows in so many deals, and its share. */
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
