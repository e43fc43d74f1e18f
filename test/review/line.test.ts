import { describe, expect, test } from 'vitest';
import { chooseMove, decisionStream } from '../../src/ai/bot.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { lineOf } from '../../src/review/line.ts';
import { parOf } from '../../src/review/par.ts';
import { playedDeal } from '../../src/review/played.ts';
import { played, reviewerOf, reviewers } from './deals.ts';

describe.each(reviewers.map((reviewer) => [reviewer.game.id, reviewer] as const))('%s', (id, reviewer) => {
  test('the line of a deal adds up for any player and any viewer', () => {
    const match = played(reviewer, 'easy', `line ${id}`);
    const deal = playedDeal(match, 1)!;
    const lines = [0, 1].map((seat) => lineOf(reviewer, deal, seat));
    for (const [seat, line] of lines.entries()) {
      const { result, cards, you, others, fortune, error } = line;
      expect(cards + you + others + fortune).toBeCloseTo(result, 9);
      expect(result).toBe((reviewer.review.sheet ?? reviewer.plan).worth(deal.end, seat));
      // Only seat 0 departs from the policy here.
      if (seat === 0) expect(others).toBe(0);
      expect(line.after.map(({ move }) => move)).toEqual(
        deal.moves.flatMap((made) => (made.seat === seat ? [made.number] : [])),
      );
      // After its last move, nobody departs any more.
      if (seat === 0) expect(line.after.at(-1)!.worth).toBeCloseTo(result, 9);
      else expect([you, error, fortune]).toEqual([0, 0, expect.closeTo(0, 9)]);
    }
  });

  test('a deal played by the policy is at par, and only its cards explain the result', () => {
    const match = played(reviewer, 'normal', `par ${id}`);
    expect(parOf(reviewer, match, 1)).toEqual(match.status.results[0]!.points);
    const line = lineOf(reviewer, playedDeal(match, 1)!, 0);
    expect(line).toMatchObject({ cards: line.result, you: 0, error: 0, others: 0, fortune: 0 });
    expect(new Set(line.after.map(({ worth }) => worth))).toEqual(new Set([line.cards]));
  });

  test('par depends on the cards, not on the players', () => {
    expect(parOf(reviewer, played(reviewer, 'random', `same ${id}`), 1)).toEqual(
      parOf(reviewer, played(reviewer, 'normal', `same ${id}`), 1),
    );
  });
});

test('the line in 500 has the points of the sheet, even in the last deal of a match', () => {
  const reviewer = reviewerOf('500');
  const { game, review } = reviewer;
  let ends = 0;
  for (let n = 0; n < 20; n++) {
    const match = new Match(game, readSetup(game, { options: { target: 100 } }, `end ${n}`) as Setup);
    while (match.turn.length > 0) {
      const seat = match.turn[0]!;
      const random = decisionStream(`end ${n}`, seat, match.moveCount);
      match.play(seat, game.format(chooseMove(reviewer, 'normal', match.view(seat), seat, random).move));
    }
    const { results, winners } = match.status;
    if (winners !== null) ends++;
    results.forEach(({ points }, place) => {
      const { end } = playedDeal(match, place + 1)!;
      expect(review.sheet!.worth(end, 0), `end ${n}, deal ${place + 1}`).toBe(points[0]! - points[1]!);
    });
  }
  expect(ends).toBe(20);
});
