import { describe, expect, test } from 'vitest';
import { mistakeIn } from '../../src/review/mistake.ts';
import { parOf } from '../../src/review/par.ts';
import { playedDeal } from '../../src/review/played.ts';
import { type Review, reviewDeal } from '../../src/review/review.ts';
import { played, reviewerOf, reviewers } from './deals.ts';

describe.each(reviewers.map((reviewer) => [reviewer.game.id, reviewer] as const))('%s', (id, reviewer) => {
  test('a deal that is being played is not looked into, nor one that is still to come', () => {
    const match = played(reviewer, 'normal', `running ${id}`);
    const whole = match.moveCount;
    match.undo();
    for (const deal of [0, 1, 2]) {
      expect(playedDeal(match, deal)).toBeNull();
      expect(parOf(reviewer, match, deal)).toBeNull();
      expect([...reviewDeal(reviewer, match, deal, 0)]).toEqual([]);
    }
    match.redo();
    expect(playedDeal(match, 1)!.moves).toHaveLength(whole);
  });

  test('nothing is said of a move that was forced', () => {
    const match = played(reviewer, 'random', `forced ${id}`);
    const forced = playedDeal(match, 1)!.moves.filter(
      ({ before, seat }) => [...first(reviewer.game.moves(before, seat), 2)].length === 1,
    );
    for (const made of forced) expect(mistakeIn(reviewer, made, id)).toBeNull();
    // Every game but King's Court has some in any deal.
    if (id !== 'kings-court') expect(forced.length).toBeGreaterThan(0);
  });
});

function* first<T>(items: Iterable<T>, most: number): Generator<T> {
  let n = 0;
  for (const item of items) {
    yield item;
    if (++n === most) return;
  }
}

test('a review tells what it has judged, the worst first, and is the same each time', () => {
  const whole = reviewerOf('gongzhu');
  // In few worlds: this asks what is told, not how well it is judged.
  const reviewer = { ...whole, review: { ...whole.review, worlds: 128, careful: 4 } };
  const match = played(reviewer, 'random', 'review/0');
  const steps = [...reviewDeal(reviewer, match, 1, 0)];
  // Par first, then the line, then the decisions one by one.
  expect(steps.map(({ line, judged }) => [line !== null, judged])).toEqual(
    steps.map((_, place) => [place > 0, Math.max(0, place - 1)]),
  );
  const last = steps.at(-1)!;
  expect(last.judged).toBe(last.decisions);
  expect(last.decisions).toBe(14);
  expect(last.charges.length).toBeGreaterThan(0);
  for (const { charges } of steps) {
    const costs = charges.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  }
  let again: Review | null = null;
  for (const review of reviewDeal(reviewer, match, 1, 0)) again = review;
  expect(again).toEqual(last);
  expect(JSON.parse(JSON.stringify(last))).toEqual(last);
});

test('a review changes nothing in the match', () => {
  const reviewer = reviewerOf('gongzhu');
  const match = played(reviewer, 'random', 'untouched');
  const before = JSON.stringify(match.entries);
  const steps = reviewDeal(reviewer, match, 1, 0);
  steps.next();
  steps.next();
  expect(JSON.stringify(match.entries)).toBe(before);
});
