import { card } from '../../engine/card.ts';
import { type CardSet, EMPTY, setOf, union } from '../../engine/card-set.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { power } from '../../engine/gongzhu/rules.ts';
import { type Fact, tricksOf } from '../../engine/gongzhu/state.ts';
import { addCard, type Trick, winnerOf } from '../../engine/trick.ts';
import type { GongzhuPosition } from './selection.ts';

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

export function layoutOf({ view, shown }: GongzhuPosition): Layout {
  const play = shown?.lingering ? shown.before : view;
  const totals = play.match.scores;
  if (play.phase !== 'play')
    return { trick: null, winner: null, taken: NONE, left: [13, 13, 13, 13], totals, past: [] };
  const past = tricksOf(play).slice(0, -1);
  const { trick, taken } = shown?.lingering ? closed(play.trick, play.taken, shown.facts) : play;
  const left = trick.cards.map((card) => 13 - past.length - (card === null ? 0 : 1));
  return { trick, winner: shown?.lingering ? winnerOf(trick, power) : null, taken, left, totals, past };
}

/** The trick and what was taken as of the card that closed it. */
function closed(
  trick: Trick,
  taken: BySeat<CardSet>,
  facts: readonly Fact[],
): { readonly trick: Trick; readonly taken: BySeat<CardSet> } {
  let [whole, prizes] = [trick, taken];
  for (const fact of facts) {
    if (fact.kind === 'played') whole = addCard(trick, fact.seat, card(fact.card));
    if (fact.kind === 'trick-taken') {
      const won = setOf(fact.pointed.map(card));
      prizes = taken.map((set, seat) => (seat === fact.seat ? union(set, won) : set));
    }
  }
  return { trick: whole, taken: prizes };
}
