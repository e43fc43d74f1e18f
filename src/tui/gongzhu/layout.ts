import { card } from '../../engine/card.ts';
import { type CardSet, EMPTY, setOf, union } from '../../engine/card-set.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { type Fact, tricksOf } from '../../engine/gongzhu/state.ts';
import { type Trick, trickOf } from '../../engine/trick.ts';
import type { GongzhuPosition } from './selection.ts';

type TrickTaken = Fact & { readonly kind: 'trick-taken' };

/** What lies on the table: the present trick, or the one that has just been taken. */
export interface Layout {
  readonly trick: Trick | null;
  /** Who has taken the trick; null while it is played. */
  readonly winner: Seat | null;
  readonly taken: BySeat<CardSet>;
  readonly left: BySeat<number>;
  /** Points of the match, this deal's not among them while its last trick still lies there. */
  readonly totals: BySeat<number>;
  /** Tricks taken in this deal, in order. */
  readonly past: readonly Trick[];
}

const NONE: BySeat<CardSet> = [EMPTY, EMPTY, EMPTY, EMPTY];

export function layoutOf({ onTable, shown }: GongzhuPosition): Layout {
  const finished = (shown?.lingering && shown.facts.find((fact) => fact.kind === 'trick-taken')) || null;
  const totals = onTable.standing.scores;
  if (onTable.phase !== 'play')
    return { trick: null, winner: null, taken: NONE, left: [13, 13, 13, 13], totals, past: [] };
  const past = tricksOf(onTable).slice(0, -1);
  const trick = finished ? trickOf(finished.plays) : onTable.trick;
  const left = trick.cards.map((card) => 13 - past.length - (card === null ? 0 : 1));
  const taken = takenBy(onTable.taken, finished);
  return { trick, winner: finished?.seat ?? null, taken, left, totals, past };
}

/** The pointed cards each seat has taken, those of the finished trick, if any, among them. */
function takenBy(taken: BySeat<CardSet>, finished: TrickTaken | null): BySeat<CardSet> {
  if (finished === null) return taken;
  const won = setOf(finished.pointed.map(card));
  return taken.map((set, seat) => (seat === finished.seat ? union(set, won) : set));
}
