import { card } from '../../engine/card.ts';
import { type CardSet, EMPTY, FULL, minus, setOf, union } from '../../engine/card-set.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { type Fact, tricksOf } from '../../engine/gongzhu/state.ts';
import { newTrick, type Trick, trickOf } from '../../engine/trick.ts';
import type { GongzhuPosition } from './selection.ts';

type TrickTaken = Fact & { readonly kind: 'trick-taken' };

/** What lies on the table: the present trick, or the one that has just been taken. */
export interface Lying {
  readonly trick: Trick;
  /** Who has taken the trick; null while it is played. */
  readonly winner: Seat | null;
  /** The pointed cards each seat has taken, those of the finished trick, if any, among them. */
  readonly taken: BySeat<CardSet>;
  /** What they had before that trick. */
  readonly before: BySeat<CardSet>;
  readonly left: BySeat<number>;
  /** Points of the match, this deal's not among them while its last trick still lies there. */
  readonly totals: BySeat<number>;
  /** Tricks taken in this deal before the one on the table, in order. */
  readonly past: readonly Trick[];
}

const NONE: BySeat<CardSet> = [EMPTY, EMPTY, EMPTY, EMPTY];

export function lyingOf({ onTable, shown }: GongzhuPosition): Lying {
  const finished = (shown?.lingering && shown.facts.find((fact) => fact.kind === 'trick-taken')) || null;
  const totals = onTable.standing.scores;
  if (onTable.phase !== 'play') {
    const left = [13, 13, 13, 13];
    return { trick: newTrick(0), winner: null, taken: NONE, before: NONE, left, totals, past: [] };
  }
  const past = tricksOf(onTable).slice(0, -1);
  const trick = finished ? trickOf(finished.plays) : onTable.trick;
  const left = trick.cards.map((card) => 13 - past.length - (card === null ? 0 : 1));
  const before = onTable.taken;
  return {
    trick,
    winner: finished?.seat ?? null,
    taken: takenBy(before, finished),
    before,
    left,
    totals,
    past,
  };
}

function takenBy(taken: BySeat<CardSet>, finished: TrickTaken | null): BySeat<CardSet> {
  if (finished === null) return taken;
  const won = setOf(finished.pointed.map(card));
  return taken.map((set, seat) => (seat === finished.seat ? union(set, won) : set));
}

/** The cards in the others' hands, as far as the viewer can tell; all that are not played for a spectator. */
export function outOf({ onTable, viewer }: GongzhuPosition, { trick }: Lying): CardSet {
  if (onTable.phase !== 'play') return EMPTY;
  const own = viewer === 'table' ? EMPTY : (onTable.deal.hands[viewer] ?? EMPTY);
  // The last card of a finished trick is not yet among those played.
  const onIt = setOf(trick.cards.filter((card) => card !== null));
  return minus(FULL, union(own, union(onTable.played, onIt)));
}
