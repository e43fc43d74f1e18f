import type { Card } from '../../../../src/engine/card.ts';
import type { Seat } from '../../../../src/engine/game.ts';
import { type Counts, pointsOf } from '../../../../src/engine/shengji/cards.ts';
import { burials } from '../../../../src/engine/shengji/moves.ts';
import { cheapest } from '../../../../src/engine/shengji/selections.ts';
import type { BuryPhase, Hidden, Move } from '../../../../src/engine/shengji/state.ts';
import { type Lie, lieOf, TRUMPS } from '../../../../src/engine/shengji/trumps.ts';
import { pricesOf } from './worth.ts';

/** Cost of a point in the kitty, which counts several times if the Player party wins the last trick. */
const BURIED_POINT = 1.2;
/** Longest suit whose cards go more readily: an empty suit can ruff. */
const SHORT = 6;
const TRUMP_BURIED = 6;

export function chooseBurial(view: BuryPhase<Hidden>, seat: Seat): Move {
  return { kind: 'bury', cards: burial(view.hands[seat]!, lieOf(view.deal.trumps)) };
}

/** The six cards that the hand needs least. */
function burial(hand: Counts, lie: Lie): Card[] {
  const keep = pricesOf(hand, lie);
  const lengths = lie.lines.map((line) => line.reduce((sum, card) => sum + hand[card]!, 0));
  return cheapest(burials(hand, lie), (card, n) => {
    const suit = lie.suits[card]!;
    if (suit === TRUMPS) return n * TRUMP_BURIED + keep(card, n);
    const short = 0.5 * Math.min(lengths[suit]!, SHORT);
    return keep(card, n) + n * (BURIED_POINT * pointsOf([card]) + short);
  });
}
