import type { AnyGame, Fact, OpaqueTypes, Refusal, Seat } from '../../engine/game.ts';
import type { Step } from '../../engine/match.ts';
import type { Forced } from '../../front/settings.ts';
import type { AnyTable } from '../table.ts';
import type { CostNotice } from './cost-notices.ts';
import { forcedMove } from './forced.ts';

type View = OpaqueTypes['view'];
type Move = OpaqueTypes['move'];

/** Makes the moves of bots and people in a lesson, and says when the person is asked. */
export interface Guide {
  /** Returns the next move, once; null if the person is to choose or to read. */
  next(): { readonly seat: Seat; readonly move: string } | null;
  /** Is the person to choose? */
  readonly isAsking: boolean;
}

/** The origin of a move. It decides who hears of a refusal, whether undo stops at the move, and whether its player is shown it. */
export type Origin =
  /** Chosen in the turn. */
  | 'person'
  /** Chosen before the turn, at a hosted table. */
  | 'wish'
  /** The table has nothing to ask, see `TableUi.unasked`. */
  | 'unasked'
  /** A part of a claim, see `TableUi.claim`. */
  | 'claim'
  /** The only legal move of a person who does not want to be asked. */
  | 'forced'
  | 'bot'
  | 'guide';

/** The next thing that happens in a match. */
export type Next =
  /** Make a move for somebody who is not asked. */
  | { readonly kind: 'make'; readonly seat: Seat; readonly move: string; readonly origin: Origin }
  /** Ask people, each of whom may move. `late`: the reason why the move chosen before the turn is refused now. */
  | { readonly kind: 'ask'; readonly seats: readonly Seat[]; readonly late?: Refusal }
  /** Wait for the judgement of the person's last move. */
  | { readonly kind: 'judge' }
  /** Show the person the cost of that move before play goes on; once. */
  | { readonly kind: 'notice'; readonly notice: CostNotice }
  /** Wait for the bot at this seat; null if nobody may know who is thinking. */
  | { readonly kind: 'think'; readonly seat: Seat | null }
  /** Wait until a guide's words are read; for ever when the match is over. */
  | { readonly kind: 'rest' };

/** The facts that decide what happens next in a match. */
export interface Now {
  readonly game: AnyGame;
  readonly table: Pick<AnyTable, 'claim' | 'hand' | 'unasked'>;
  /** The seats that may move; empty when the match is over. */
  readonly turn: readonly Seat[];
  /** The seats of people; bots have the others. */
  readonly people: readonly Seat[];
  /** Do several people share a keyboard? Then asking one of them tells the others something. */
  readonly isShared: boolean;
  /** Do people have screens of their own? Left out: no. */
  readonly isApart?: boolean;
  /** Moves without a choice that are made for the only person. */
  readonly forced: Forced;
  /** Has the only person claimed the remaining tricks? */
  readonly isClaiming: boolean;
  /** A move chosen before the turn and refused in it. Null or left out: none. */
  readonly late?: { readonly seat: Seat; readonly refusal: Refusal } | null;
  readonly guide: Guide | null;
  /** The position as a seat sees it. */
  view(seat: Seat): View;
  /** Returns the move that a person has chosen before their turn; null if none. Left out: nobody can. */
  wishOf?(seat: Seat): string | null;
  /** Returns the facts that a seat has learnt since its own last move. */
  since(seat: Seat): readonly Fact[];
}

const REST: Next = { kind: 'rest' };

/** Returns the first of these that has an answer. */
export const nextOf = (now: Now): Next =>
  guided(now) ??
  refusedWish(now) ??
  claimed(now) ??
  wished(now) ??
  unasked(now) ??
  forced(now) ??
  asked(now) ??
  thinking(now) ??
  REST;

function guided({ guide, people }: Now): Next | null {
  if (!guide) return null;
  const next = guide.next();
  if (next) return { kind: 'make', ...next, origin: 'guide' };
  return guide.isAsking ? { kind: 'ask', seats: people } : REST;
}

function refusedWish({ late, turn }: Now): Next | null {
  if (!late || !turn.includes(late.seat)) return null;
  return { kind: 'ask', seats: [late.seat], late: late.refusal };
}

function claimed(now: Now): Next | null {
  const [seat] = now.people;
  if (!now.isClaiming || seat === undefined || !now.turn.includes(seat)) return null;
  return make(now, seat, now.table.claim?.(now.view(seat), seat), 'claim');
}

function wished({ turn, wishOf }: Now): Next | null {
  for (const seat of turn) {
    const move = wishOf?.(seat) ?? null;
    if (move !== null) return { kind: 'make', seat, move, origin: 'wish' };
  }
  return null;
}

function unasked(now: Now): Next | null {
  for (const seat of now.turn) {
    const mover = !now.people.includes(seat)
      ? 'bot'
      : now.isApart
        ? 'apart'
        : now.isShared
          ? 'shared'
          : 'alone';
    const next = make(
      now,
      seat,
      now.table.unasked?.(now.view(seat), seat, mover, () => now.since(seat)),
      'unasked',
    );
    if (next) return next;
  }
  return null;
}

function forced(now: Now): Next | null {
  const [seat] = now.people;
  if (seat === undefined || now.people.length > 1 || !now.turn.includes(seat)) return null;
  return make(now, seat, forcedMove(now, now.view(seat), seat, now.forced), 'forced');
}

function asked({ turn, people }: Now): Next | null {
  const seats = turn.filter((seat) => people.includes(seat));
  return seats.length === 0 ? null : { kind: 'ask', seats };
}

function thinking({ turn: [seat] }: Now): Next | null {
  return seat === undefined ? null : { kind: 'think', seat };
}

const make = ({ game }: Now, seat: Seat, move: Move | null | undefined, origin: Origin): Next | null =>
  move == null ? null : { kind: 'make', seat, move: game.format(move), origin };

/** Does the table ask the only person for a move? False if the rules or the table leave no choice. Expects that it is their turn. */
export const isAsked = (
  { game, table, forced }: Pick<Now, 'game' | 'table' | 'forced'>,
  view: View,
  seat: Seat,
): boolean =>
  (table.unasked?.(view, seat, 'alone') ?? null) === null &&
  forcedMove({ game, table }, view, seat, forced) === null;

/** Returns the facts that a seat has learnt from all steps after its own last move. */
export function factsSince(history: readonly Step[], seat: Seat): Fact[] {
  const own = history.findLastIndex((step) => step.seat === seat);
  return history.slice(own + 1).flatMap((step) => step.facts(seat));
}
