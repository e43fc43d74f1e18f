import { type Card, rankOf, suitOf } from '../../engine/card.ts';
import { type CardSet, cardsOf, FULL, has, minus, ranksOf, size, union } from '../../engine/card-set.ts';
import { combinations } from '../../engine/combinations.ts';
import type { Seat } from '../../engine/game.ts';
import { legalCards, PASS_SIZE } from '../../engine/gongzhu/rules.ts';
import { KEPT } from '../../engine/gongzhu/score.ts';
import { heldBy, type Move, PLAYS, type View } from '../../engine/gongzhu/state.ts';
import { chooseCard } from './choose.ts';
import { chooseGift } from './pass.ts';
import { at, type DealSim, simOf } from './sim.ts';

/** Gifts are searched among so many of a hand's worst cards. */
const WORST = 6;

/** The moves worth searching, as the policy likes them: every card that differs from the others, and gifts out of the worst cards. */
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
  const legal = legalCards(view, seat);
  const kept = different(legal, minus(FULL, union(view.played, hand)));
  // The lowest of a suit is always among them, so the last one that is no higher is of the same suit.
  const alike = ranked(simOf(view), size(legal)).map((card) => kept.findLast((one) => one <= card)!);
  return [...new Set(alike)].map((card) => PLAYS[card]!);
}

/** So many cards, all that are legal, in the order in which the policy would play them if it had not those before. */
function ranked(sim: DealSim, legal: number): Card[] {
  return Array.from({ length: legal }, () => {
    const card = chooseCard(sim);
    sim.hands[at(sim.turn, suitOf(card))]! &= ~(1 << rankOf(card));
    return card;
  });
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
