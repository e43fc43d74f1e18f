import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { type Counts, pointsOf } from '../../engine/shengji/cards.ts';
import { burials } from '../../engine/shengji/moves.ts';
import { cheapest } from '../../engine/shengji/selections.ts';
import type { BuryPhase, Hidden, Move } from '../../engine/shengji/state.ts';
import { type Lie, lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import type { Choice } from '../policy.ts';
import { pricesOf } from './worth.ts';

/** The cost of a point in the kitty. It counts several times if the Player party wins the last trick. */
export const BURIED_POINT = 1.2;
/** The extra cost of burying a trump. */
const TRUMP_BURIED = 20;
/** The cost of breaking up a Tolaji: its pairs must then be led and followed one at a time. */
const TOLAJI = 20;

export function chooseBurial(view: BuryPhase<Hidden>, seat: Seat): Choice<Move> {
  const cards = burial(view.hands[seat]!, lieOf(view.deal.trumps), BURIED_POINT, null);
  return { move: { kind: 'bury', cards } };
}

/** Returns the six cards that a hand misses least. `point`: the cost of a buried point. `favoured`: a suit to bury from, or null. */
export function burial(hand: Counts, lie: Lie, point: number, favoured: number | null): Card[] {
  const keep = pricesOf(hand, lie);
  const lengths = lie.lines.map((line) => line.reduce((sum, card) => sum + hand[card]!, 0));
  return cheapest(burials(hand, lie), (card, n) => {
    const suit = lie.suits[card]!;
    const broken = hand[card]! >= 2 && hand[card]! - n < 2 && isInTolaji(hand, lie, card) ? TOLAJI : 0;
    if (suit === TRUMPS) return n * TRUMP_BURIED + keep(card, n) + broken;
    // Cards of a short suit go first: without the suit the hand can ruff.
    const short = suit === favoured ? 0 : lengths[suit]!;
    return keep(card, n) * (suit === favoured ? 0.5 : 1) + n * (point * pointsOf([card]) + short) + broken;
  });
}

/** Is there a pair of the next rank above or below this kind in its suit? */
const isInTolaji = (hand: Counts, lie: Lie, card: Card): boolean =>
  lie.lines[lie.suits[card]!]!.some(
    (other) => hand[other]! >= 2 && Math.abs(lie.heights[other]! - lie.heights[card]!) === 1,
  );
