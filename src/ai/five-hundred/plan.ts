import { type Card, cardsOf } from '../../engine/five-hundred/cards.ts';
import type { FiveHundred, Hidden, Move, PlayPhase } from '../../engine/five-hundred/state.ts';
import { legalCards, namesSuit } from '../../engine/five-hundred/trick.ts';
import { strengthIn, suitIn } from '../../engine/five-hundred/trumps.ts';
import { unseenBy } from '../../engine/five-hundred/view.ts';
import type { Seat } from '../../engine/game.ts';
import type { SearchPlan } from '../search.ts';
import { likelyCalls } from './auction.ts';
import { likelyBurials } from './bury.ts';
import { likelihood } from './history.ts';

const BIDS = 5;
/** How many cards beyond those to be buried are thought of. */
const SPARE = 3;
/** What winning the match counts beyond the points that win it. */
const MATCH = 100;

export const fiveHundredPlan: SearchPlan<FiveHundred> = {
  candidates(view, seat) {
    switch (view.phase) {
      case 'bid':
        return likelyCalls(view, seat, BIDS);
      case 'give':
        return cardsOf(view.hands[seat]!).map((card) => ({ kind: 'give', card }));
      case 'bury':
        return likelyBurials(view, SPARE);
      case 'play':
        return differentPlays(view, seat);
      default:
        return [];
    }
  },
  /** Points more than the opponents'. */
  worth({ standing: { results, seats, winners } }, seat) {
    const { points } = results.at(-1)!;
    const lead = points[seat]! - points[(seat + 1) % seats]!;
    return lead + (winners === null ? 0 : winners.includes(seat) ? MATCH : -MATCH);
  },
  // A bid that only seems better costs a contract: it must be better for sure.
  caution: (view) => (view.phase === 'bid' ? 1 : 0),
  unit: 'point',
  likelihood,
  rollouts: (view) => (view.phase === 'bid' ? 600 : 1200),
};

/** Of cards next to each other, for all that is unseen, only the lowest. */
function differentPlays(view: PlayPhase<Hidden>, seat: Seat): Move[] {
  const { trump } = view.contract;
  const unseen = cardsOf(unseenBy(view, seat)).map((card) => ({
    suit: suitIn(card, trump),
    strength: strengthIn(card, trump),
  }));
  const legal = legalCards(view, seat).sort((a, b) => strengthIn(a, trump) - strengthIn(b, trump));
  const touches = (lower: Card, card: Card): boolean =>
    suitIn(lower, trump) === suitIn(card, trump) &&
    !unseen.some(
      ({ suit, strength }) =>
        suit === suitIn(card, trump) &&
        strength > strengthIn(lower, trump) &&
        strength < strengthIn(card, trump),
    );
  const kept = legal.filter((card, i) => !legal.some((lower, j) => j < i && touches(lower, card)));
  const names = (card: Card): boolean => view.trick.plays.length === 0 && namesSuit(card, trump);
  return kept.flatMap((card): Move[] =>
    names(card)
      ? [0, 1, 2, 3].map((suit) => ({ kind: 'play', card, suit }))
      : [{ kind: 'play', card, suit: null }],
  );
}
