import { describe, expect, test } from 'vitest';
import { movesMade } from '../../src/engine/match.ts';
import { take } from '../../src/engine/take.ts';
import { chargeFor, costliest, lookAt, marksOf } from '../../src/review/charge.ts';
import { dealInstead } from '../../src/review/instead.ts';
import { playedOut } from '../../src/review/line.ts';
import { parOf } from '../../src/review/par.ts';
import type { Reviewer } from '../../src/review/plan.ts';
import { playedDeal } from '../../src/review/played.ts';
import { isDone, judgeDecisions, reviewDeal } from '../../src/review/review.ts';
import { chargeOf } from '../support/charge.ts';
import { played, reviewerOf, reviewers } from './deals.ts';

describe.each(reviewers.map((reviewer) => [reviewer.game.id, reviewer] as const))('%s', (id, reviewer) => {
  test('a review covers finished deals alone', () => {
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

  test('a review leaves out forced moves', () => {
    const match = played(reviewer, 'random', `forced ${id}`);
    const forced = playedDeal(match, 1)!.moves.filter(
      ({ before, seat }) => take(reviewer.game.moves(before, seat), 2).length === 1,
    );
    const deal = playedDeal(match, 1)!;
    for (const made of forced)
      expect([lookAt(reviewer, deal, made), chargeFor(reviewer, deal, made)]).toEqual([null, null]);
    // Every game but King's Court has some in any deal.
    if (id !== 'kings-court') expect(forced.length).toBeGreaterThan(0);
  });
});

const KINDS: { readonly [game: string]: readonly string[] } = {
  shengji: ['call', 'tickets', 'burial', 'lead', 'follow'],
  shang: ['lead', 'play or check'],
  gongzhu: ['pass', 'lead', 'follow', 'discard'],
  '500': ['auction', 'burial', 'lead', 'follow', 'ruff or discard'],
  'kings-court': ['opening', 'middle', 'end'],
};

test.each(reviewers)('decisions of $game.title have kinds that its players know', (reviewer) => {
  const { game, review } = reviewer;
  const kinds = playedDeal(played(reviewer, 'normal', 'kinds'), 1)!.moves.map(({ before, seat, move }) =>
    review.kindOf(game.view(before, seat), move),
  );
  expect([...new Set(kinds)].toSorted()).toEqual(KINDS[game.id]!.toSorted());
});

const { likelihood, ...unweighed } = reviewerOf('gongzhu').plan;
/** In few rollouts, of few moves, and without weighing deals: this asks what is told, not how well it is judged. */
const quick: Reviewer = {
  ...reviewerOf('gongzhu'),
  plan: {
    ...unweighed,
    candidates: (view, seat) => unweighed.candidates(view, seat).slice(0, 4),
    rollouts: () => 8,
  },
};

test('a review lists its judgements, the worst first, and leaves the match unchanged', () => {
  const match = played(quick, 'random', 'review/0');
  const before = JSON.stringify(match.entries);
  const steps = [...reviewDeal(quick, match, 1, 0)];
  expect(JSON.stringify(match.entries)).toBe(before);
  // Par first, then the line, then the decisions one by one.
  expect(steps.map(({ line }) => line !== null)).toEqual(steps.map((_, place) => place > 0));
  const judged = steps.map((step) => step.judged);
  expect(judged).toEqual(judged.toSorted((a, b) => a - b));
  expect(steps.map(isDone)).toEqual(steps.map((_, place) => place === steps.length - 1));
  const last = steps.at(-1)!;
  expect(last.decisions).toBe(14);
  for (const { charges } of steps) {
    const costs = charges.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  }
  // Reported mistakes are counted with their reported cost.
  for (const { move, kind, cost, error } of last.charges)
    expect(last.costs).toContainEqual({ move, kind, cost, error });
  expect(JSON.parse(JSON.stringify(last))).toEqual(last);
});

test('without a likely mark only the three reported decisions are judged at length, alike each time', () => {
  const plan = { ...quick.plan, measure: () => ({ counts: 'points', matters: 1e6 }) as const };
  const deal = playedDeal(played(quick, 'random', 'review/0'), 1)!;
  const own = deal.moves.filter(({ seat }) => seat === 0);
  const steps = () => [...judgeDecisions({ ...quick, plan }, deal, own.slice(-8))];
  const judged = steps();
  expect(judged.map(({ charges }) => charges.length).filter((told) => told > 0)).toEqual([1, 2, 3]);
  expect(steps()).toEqual(judged);
});

test('a review reports the three costliest decisions, however cheap, and every marked one', () => {
  const told = costliest([1, 4, 2, 3].map((cost) => chargeOf({ cost, grade: 'none', move: cost })));
  expect(told.map(({ cost }) => cost)).toEqual([4, 3, 2]);
  expect(marksOf(told)).toEqual([]);
  const marked = costliest([30, 40, 50, 60].map((cost) => chargeOf({ cost, grade: '?', move: cost })));
  expect(marksOf(marked).map(({ move }) => move)).toEqual([60, 50, 40, 30]);
});

test('decisions against one moon count once, under the worst, and a repeated better card is two mistakes', () => {
  const [moon, again, apart] = [
    chargeOf({ move: 20, cost: 90, part: 'moon 1' }),
    chargeOf({ move: 12, cost: 70, part: 'moon 1' }),
    chargeOf({ move: 30, cost: 65 }),
  ];
  expect(costliest([again, apart, moon])).toEqual([{ ...moon, also: [12] }, apart]);
  const slight = chargeOf({ move: 8, cost: 95, grade: 'none', part: 'moon 1' });
  expect(costliest([slight, moon])).toEqual([slight, moon]);
  expect(costliest([apart, { ...apart, move: 34, cost: 62 }])).toHaveLength(2);
});

test('the better move is played on to the end of the actual deal', () => {
  const match = played(quick, 'random', 'instead');
  const deal = playedDeal(match, 1)!;
  const earlier = deal.moves.find(({ number, seat }) => seat === 0 && number > 8)!;
  const other = [...quick.game.moves(earlier.before, 0)]
    .map((move) => quick.game.format(move))
    .find((move) => move !== quick.game.format(earlier.move))!;
  const shown = dealInstead(quick, match, earlier.number, other);
  expect(shown.status.results).toHaveLength(1);
  const made = movesMade(shown).map(({ move }) => move);
  expect(made.slice(0, earlier.number)).toEqual(
    movesMade(match)
      .slice(0, earlier.number)
      .map(({ move }) => move),
  );
  expect(made[earlier.number]).toBe(other);
  // As it is counted what the cards made of the move.
  const end = playedOut(quick, quick.game.play(earlier.before, 0, quick.game.parse(other) as never));
  expect(shown.status.results[0]!.points).toEqual(quick.game.status(end).results[0]!.points);
});
