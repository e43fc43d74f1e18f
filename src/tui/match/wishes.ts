import { isRefusal, type OpaqueTypes, type Refusal, type Seat } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { AnyTable } from '../table.ts';

type View = OpaqueTypes['view'];

/** The moves that people at a hosted table have chosen for their next turn. They are no part of the match until then. */
export class Wishes {
  readonly #match: Match;
  readonly #early: NonNullable<AnyTable['early']>;
  readonly #moves = new Map<Seat, string>();

  /** `early`: the view from which somebody may choose, see `TableUi.early`. */
  constructor(match: Match, early: AnyTable['early']) {
    this.#match = match;
    this.#early = early ?? (() => null);
  }

  /** The view from which this person may choose; null if they have to wait for their turn. */
  viewFor(seat: Seat): View | null {
    return this.#early(this.#match.view(seat), seat);
  }

  of(seat: Seat): string | null {
    return this.#moves.get(seat) ?? null;
  }

  /** Keeps a move in place of an earlier one, unless it is what would be done anyway. Null, or why it would not be allowed. */
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

  /** The move of a seat whose turn it is, which then is no wish any more; null where there is none. */
  take(seat: Seat): string | null {
    const move = this.of(seat);
    this.#moves.delete(seat);
    return move;
  }

  /** Forgets all moves: they were for a deal that is over. */
  clear(): void {
    this.#moves.clear();
  }
}
