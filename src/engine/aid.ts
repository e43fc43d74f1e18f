import type { AnyGame, OpaqueTypes, Seat } from './game.ts';

type State = OpaqueTypes['state'];

/** Help used in a match, or in one deal of it, as a log has it. */
export type Aid = {
  /** Number of positions in which a hint was given. */
  readonly hints: number;
  /** Number of other decisions by a player who learns at once when a move costs much; left out if 0. */
  readonly told?: number;
  /** Number of undos. Several moves undone at once count once. */
  readonly takenBack: number;
  /** Unrated deals, ascending, from 1: a decision in them was changed after hidden cards had been seen. */
  readonly unrated: readonly number[];
};

/** Help used in one deal. */
interface Help {
  hints: number;
  told: number;
  takenBack: number;
  isUnrated: boolean;
}

/** Keeps the help used in each deal of a match. */
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

  /** The help in a deal, counted from 1, or for null in all deals. */
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
 * Lists the deals whose hidden cards were shown between a seat's decision and now, so that deciding again would be another game. `before`
 * is the state at the decision, `since` all states after it.
 * Shown are all cards of a deal that is over (by its sheet, replay and review), the cards of the next deal, and those that an exchange, a
 * widow or a kitty put into the seat's own hand. Cards that come with each move, as in a draw, are part of the play.
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
    // A deal that was only dealt has no decision yet.
    const decided = last.winners !== null || states.length > 1 ? last.deal : last.deal - 1;
    return Array.from({ length: decided - first.deal + 1 }, (_, place) => first.deal + place);
  }
  const hand = handOf(game, before, seat);
  const isShown = since.some(
    (state) => game.status(state).phase !== first.phase && hasOther(handOf(game, state, seat), hand),
  );
  return isShown ? [first.deal] : [];
}

/** The texts of a seat's cards. */
function handOf(game: AnyGame, state: State, seat: Seat): readonly string[] {
  const { hand } = game.describe(game.view(state, seat));
  return Array.isArray(hand) ? hand.map(String) : [];
}

/** Does a hand have a card that another hand lacks? Packs may have several copies of one. */
function hasOther(hand: readonly string[], other: readonly string[]): boolean {
  const left = [...other];
  return hand.some((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
