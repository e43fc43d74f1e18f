import { isRefusal, type OpaqueTypes, type Refusal, type Seat } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { AnyTable } from '../table.ts';

type View = OpaqueTypes['view'];

/** The moves that people at a hosted table have chosen for their next turn. Until then they are no part of the match. */
export class Wishes {
  readonly #match: Match;
  readonly #early: NonNullable<AnyTable['early']>;
  readonly #moves = new Map<Seat, string>();

  /** `early`: returns the view from which a person may choose, see `TableUi.early`. */
  constructor(match: Match, early: AnyTable['early']) {
    this.#match = match;
    this.#early = early ?? (() => null);
  }

  /** Returns the view from which this person may choose; null if they must wait for their turn. */
  viewFor(seat: Seat): View | null {
    return this.#early(this.#match.view(seat), seat);
  }

  of(seat: Seat): string | null {
    return this.#moves.get(seat) ?? null;
  }

  /** Keeps a move in place of an earlier one, unless it is `idle`, which would be made anyway. Returns the reason why it is refused, or null. */
  keep(seat: Seat, view: View, text: string, idle: OpaqueTypes['move'] | null): Refusal | null {
    const { game } = this.#match;
    const move = game.parse(text);
    if (isRefusal(move)) return move;
    const refusal = game.check(view, seat, move);
    if (refusal) return refusal;
    const isIdle = idle !== null && game.format(idle) === game.format(move);
    if (isIdle) this.#moves.delete(seat);
    else this.#moves.set(seat, game.format(move));
    return null;
  }

  /** Returns and forgets the chosen move of a seat whose turn it is; null if there is none. */
  take(seat: Seat): string | null {
    const move = this.of(seat);
    this.#moves.delete(seat);
    return move;
  }

  /** Forgets all moves, since the deal is over. */
  clear(): void {
    this.#moves.clear();
  }
}
