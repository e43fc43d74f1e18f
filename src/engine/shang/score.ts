import { formatCard } from '../card.ts';
import { type CardSet, size } from '../card-set.ts';
import type { BySeat, Seat } from '../game.ts';
import { inOrder } from './combination.ts';
import type { Standing } from './state.ts';

/**
 * The standing after `out` emptied their hand with the play `last`. Page: each player adds the number of cards left in hand to their total;
 * when a total has reached the limit, the match ends.
 */
export function scored(standing: Standing, hands: BySeat<CardSet>, out: Seat, last: CardSet): Standing {
  const { limit, deals, results } = standing;
  const points = hands.map(size);
  const scores = standing.scores.map((score, seat) => score + points[seat]!);
  return {
    limit,
    deals,
    leader: out,
    scores,
    results: [...results, { points, out, last: texts(last), left: hands.map(texts) }],
    winners: scores.some((score) => score >= limit) ? lowest(scores) : null,
  };
}

const texts = (cards: CardSet): string[] => inOrder(cards).map(formatCard);

/** Page: the player with the lowest total wins; equal lowest totals share the win. */
function lowest(scores: BySeat<number>): Seat[] {
  const least = Math.min(...scores);
  return scores.flatMap((score, seat) => (score === least ? [seat] : []));
}
