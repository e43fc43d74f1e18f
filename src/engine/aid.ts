import type { AnyGame, OpaqueTypes, Seat } from './game.ts';

type State = OpaqueTypes['state'];

/** What helped the decisions of a match, or of one deal of it, as a log tells it. */
export type Aid = {
  /** Positions in which a hint was given. */
  readonly hints: number;
  /** Other decisions of a player who is told at once when one costs much. Left out: none. */
  readonly told?: number;
  /** How often something was taken back. Several moves that are taken back at once count as one. */
  readonly takenBack: number;
  /** Deals that were decided anew after hidden cards had been shown: they are unrated. Ascending, from 1. */
  readonly unrated: readonly number[];
};

/** What helped in one deal. */
interface Help {
  hints: number;
  told: number;
  takenBack: number;
  isUnrated: boolean;
}

/** Keeps what helped in each deal of a match. */
export class Helps {
  readonly #deals = new Map<number, Help>();

  hint(deal: number): void {
    this.#at(deal).hints++;
  }

  tell(deal: number): void {
    this.#at(deal).told++;
  }

  takeBack(deal: number): void {
    this.#at(deal).takenBack++;
  }

  unrate(deals: readonly number[]): void {
    for (const deal of deals) this.#at(deal).isUnrated = true;
  }

  /** What helped in one deal, counted from 1; null: in all deals. */
  aid(deal: number | null): Aid {
    const helps = [...this.#deals].filter(([number]) => deal === null || number === deal);
    const sum = (of: 'hints' | 'told' | 'takenBack') =>
      helps.reduce((total, [, help]) => total + help[of], 0);
    const unrated = helps.flatMap(([number, { isUnrated }]) => (isUnrated ? [number] : []));
    const told = sum('told');
    return {
      hints: sum('hints'),
      ...(told > 0 && { told }),
      takenBack: sum('takenBack'),
      unrated: unrated.sort((a, b) => a - b),
    };
  }

  #at(deal: number): Help {
    const help = this.#deals.get(deal) ?? { hints: 0, told: 0, takenBack: 0, isUnrated: false };
    this.#deals.set(deal, help);
    return help;
  }
}

/**
 * The deals of which hidden cards have been shown between a seat's decision and now, so that deciding once more would be another
 * game. `before` is the state at the decision, `since` the states after it, none left out.
 * Shown are all cards of a deal that is over (by its sheet, its replay and its review), those of the next deal, and those that an
 * exchange, a widow or a kitty has put into the seat's own hand. Cards that come with each move, as in a draw, are part of the
 * play.
 */
export function shownSince(
  game: AnyGame,
  seat: Seat,
  before: State,
  since: readonly State[],
): readonly number[] {
  const now = since.at(-1);
  if (now === undefined) return [];
  const [first, last] = [game.status(before), game.status(now)];
  if (last.results.length > first.results.length) {
    const states = since.filter((state) => game.status(state).deal === last.deal);
    // Nobody has decided anything in a deal that was only dealt.
    const decided = last.winners !== null || states.length > 1 ? last.deal : last.deal - 1;
    return Array.from({ length: decided - first.deal + 1 }, (_, place) => first.deal + place);
  }
  const hand = handOf(game, before, seat);
  const isShown = since.some(
    (state) => game.status(state).phase !== first.phase && hasOther(handOf(game, state, seat), hand),
  );
  return isShown ? [first.deal] : [];
}

/** The cards that a seat holds. */
function handOf(game: AnyGame, state: State, seat: Seat): readonly string[] {
  const { hand } = game.describe(game.view(state, seat));
  return Array.isArray(hand) ? hand.map(String) : [];
}

/** Is a card in a hand that is not in another one? Packs may have several alike. */
function hasOther(hand: readonly string[], other: readonly string[]): boolean {
  const left = [...other];
  return hand.some((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
