import { describe, expect, test } from 'vitest';
import { lastDeal } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import type { Reviewer } from '../../src/review/plan.ts';
import { reviewDeal } from '../../src/review/review.ts';
import { recorded } from '../support/logs.ts';
import { twinOf } from '../support/twin.ts';
import { reviewers } from './deals.ts';

/** Few candidates, and no deals weighed: this asks what a review looks at, not how well it judges. */
function quick(reviewer: Reviewer): Reviewer {
  const { likelihood, ...plan } = reviewer.plan;
  return {
    ...reviewer,
    plan: { ...plan, candidates: (view, seat) => plan.candidates(view, seat).slice(0, 2) },
  };
}

/** The first that a review tells seat 0 of every deal there might be: par, the line, a look at a decision. */
function told(reviewer: Reviewer, match: Match): string[] {
  const told: string[] = [];
  for (let deal = 1; deal <= match.status.deal + 1; deal++) {
    const steps = reviewDeal(reviewer, match, deal, 0);
    for (let step = 0; step < 3; step++) told.push(JSON.stringify(steps.next().value ?? null));
    steps.return(undefined);
  }
  return told;
}

describe.each(reviewers.map((reviewer) => [reviewer.game.id, reviewer] as const))('%s', (id, reviewer) => {
  test.each([
    [`${id}-open`, 0],
    [`${id}-hot-seat`, 'table'],
  ] as const)('%s: a review ignores the hidden cards of the running deal', (name, viewer) => {
    const { match } = recorded(name);
    expect(match.over).toBe(false);
    const here = told(quick(reviewer), match);
    expect(told(quick(reviewer), twinOf(match, viewer))).toEqual(here);
    const known = here.filter((text) => text !== 'null').map((text) => JSON.parse(text).deal);
    expect(Math.max(0, ...known)).toBe(lastDeal(match.status));
  });
});
