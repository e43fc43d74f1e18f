import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { type Counts, pointsOf } from '../../engine/shengji/cards.ts';
import { burials } from '../../engine/shengji/moves.ts';
import { cheapest } from '../../engine/shengji/selections.ts';
import type { BuryPhase, Hidden, Move } from '../../engine/shengji/state.ts';
import { type Lie, lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import type { Choice } from '../policy.ts';
import { pricesOf } from './worth.ts';

/** What a point in the kitty costs: it counts several times if the Player party wins the last trick. */
export const BURIED_POINT = 1.2;
/** Trumps are dearer than plain cards. */
const TRUMP_BURIED = 20;
/** What it costs to break up a Tolaji: two pairs apart are led, and followed to, one at a time. */
const TOLAJI = 20;

export function chooseBurial(view: BuryPhase<Hidden>, seat: Seat): Choice<Move> {
  const cards = burial(view.hands[seat]!, lieOf(view.deal.trumps), BURIED_POINT, null);
  return { move: { kind: 'bury', cards } };
}

/** The six cards a hand misses least, if a buried point costs so much; rather of the favoured suit, if one is named. */
export function burial(hand: Counts, lie: Lie, point: number, favoured: number | null): Card[] {
  const keep = pricesOf(hand, lie);
  const lengths = lie.lines.map((line) => line.reduce((sum, card) => sum + hand[card]!, 0));
  return cheapest(burials(hand, lie), (card, n) => {
    const suit = lie.suits[card]!;
    const broken = hand[card]! >= 2 && hand[card]! - n < 2 && isInTolaji(hand, lie, card) ? TOLAJI : 0;
    if (suit === TRUMPS) return n * TRUMP_BURIED + keep(card, n) + broken;
    // Those of a short suit go first: an empty suit is ruffed.
    const short = suit === favoured ? 0 : lengths[suit]!;
    return keep(card, n) * (suit === favoured ? 0.5 : 1) + n * (point * pointsOf([card]) + short) + broken;
  });
}

/** Is there a pair of the next rank above or below this kind in its suit? */
const isInTolaji = (hand: Counts, lie: Lie, card: Card): boolean =>
  lie.lines[lie.suits[card]!]!.some(
    (other) => hand[other]! >= 2 && Math.abs(lie.heights[other]! - lie.heights[card]!) === 1,
  );
