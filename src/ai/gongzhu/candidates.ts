import { type Card, suitOf } from '../../engine/card.ts';
import { type CardSet, cardsOf, FULL, has, minus, ranksOf, union } from '../../engine/card-set.ts';
import { combinations } from '../../engine/combinations.ts';
import type { Seat } from '../../engine/game.ts';
import { legalCards, PASS_SIZE } from '../../engine/gongzhu/rules.ts';
import { KEPT } from '../../engine/gongzhu/score.ts';
import { heldBy, type Move, PLAYS, type View } from '../../engine/gongzhu/state.ts';
import { chooseGift } from './pass.ts';

/** Gifts are searched among so many of a hand's worst cards. */
const WORST = 6;

/** The moves worth searching: every card that differs from the others, and gifts out of the worst cards. */
export function candidates(view: View, seat: Seat): Move[] {
  if (view.phase === 'pass') {
    const worst = chooseGift(view.deal.hands[seat]!, WORST);
    return [...combinations(worst, PASS_SIZE)].map((cards) => ({
      kind: 'pass',
      cards: cards.toSorted((a, b) => a - b),
    }));
  }
  if (view.phase !== 'play') return [];
  const hand = heldBy(view, seat)!;
  return different(legalCards(view, seat), minus(FULL, union(view.played, hand))).map((card) => PLAYS[card]!);
}

/** The cards less those that stand next to a lower one of their suit for all that is unseen, and count no more or less. */
function different(cards: CardSet, unseen: CardSet): Card[] {
  const kept: Card[] = [];
  let last: Card | null = null;
  for (const card of cardsOf(cards)) {
    const same = last !== null && isNext(last, card, unseen) && !has(KEPT, card) && !has(KEPT, last);
    if (!same) kept.push(card);
    last = card;
  }
  return kept;
}

/** Is the second card of the same suit, with no unseen one between? */
function isNext(lower: Card, higher: Card, unseen: CardSet): boolean {
  if (suitOf(lower) !== suitOf(higher)) return false;
  const between = (1 << (higher % 13)) - (1 << (lower % 13));
  return (ranksOf(unseen, suitOf(lower)) & between) === 0;
}
