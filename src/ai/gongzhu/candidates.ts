import { type Card, suitOf } from '../../engine/card.ts';
import {
  type CardSet,
  cardsOf,
  FULL,
  has,
  minus,
  ranksOf,
  remove,
  size,
  union,
} from '../../engine/card-set.ts';
import { combinations } from '../../engine/combinations.ts';
import type { Seat } from '../../engine/game.ts';
import { legalCards, PASS_SIZE } from '../../engine/gongzhu/rules.ts';
import { KEPT } from '../../engine/gongzhu/score.ts';
import {
  type Hidden,
  heldBy,
  type Move,
  PLAYS,
  type PlayPhase,
  type View,
} from '../../engine/gongzhu/state.ts';
import { chooseCard } from './choose.ts';
import { chooseGift } from './pass.ts';

/** The number of a hand's worst cards among which gifts are searched. */
const WORST = 6;

/** Returns the moves worth searching in the policy's order: one of each run of equal cards, and gifts of the worst cards. */
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
  const kept = runs(legal, unseenBy(view, hand)).map(([lowest]) => lowest!);
  // The lowest legal card of each suit is in `kept`, so the last kept card that is not higher is of the same suit.
  const liked = ranked(view, size(legal)).map((card) => kept.findLast((one) => one <= card)!);
  return [...new Set(liked)].map((card) => PLAYS[card]!);
}

/** Returns the legal cards in the policy's order: each is its choice without those before. `legal`: their number. */
function ranked(view: PlayPhase<Hidden>, legal: number): Card[] {
  const { turn, deal } = view;
  let hand = deal.hands[turn]!;
  return Array.from({ length: legal }, () => {
    const card = chooseCard({ ...view, deal: { ...deal, hands: deal.hands.with(turn, hand) } });
    hand = remove(hand, card);
    return card;
  });
}

/** Returns the cards that may replace this one without any effect. `candidates` has one of them. */
export function alike(view: View, seat: Seat, move: Move): Move[] {
  if (view.phase !== 'play' || move.kind !== 'play') return [];
  const found = runs(legalCards(view, seat), unseenBy(view, heldBy(view, seat)!));
  const others = found.find((run) => run.includes(move.card))?.filter((card) => card !== move.card) ?? [];
  return others.map((card) => PLAYS[card]!);
}

/** Returns the cards that are neither played nor in this hand. */
export const unseenBy = ({ played }: { readonly played: CardSet }, hand: CardSet): CardSet =>
  minus(FULL, union(played, hand));

/** Returns the cards in runs: cards of a suit with no unseen card between them and the same points. */
export function runs(cards: CardSet, unseen: CardSet): Card[][] {
  const found: Card[][] = [];
  for (const card of cardsOf(cards)) {
    const run = found.at(-1);
    const last = run?.at(-1);
    const isSame = last !== undefined && isNext(last, card, unseen) && !has(KEPT, card) && !has(KEPT, last);
    if (isSame) run!.push(card);
    else found.push([card]);
  }
  return found;
}

/** Is the second card of the same suit, with no unseen one between? */
function isNext(lower: Card, higher: Card, unseen: CardSet): boolean {
  if (suitOf(lower) !== suitOf(higher)) return false;
  const between = (1 << (higher % 13)) - (1 << (lower % 13));
  return (ranksOf(unseen, suitOf(lower)) & between) === 0;
}
