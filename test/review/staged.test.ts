import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Match } from '../../src/engine/match.ts';
import { loadLog } from '../../src/engine/save.ts';
import { type Review, reviewDeal } from '../../src/review/review.ts';
import { reviewerOf } from './deals.ts';

/**
 * Deals whose moves are frozen: all as the policy once played, but for one of seat 0 that is known to be bad. `lucky`: as the cards lay
 * it cost nothing.
 */
const STAGED = [
  { deal: 'gongzhu-plain', what: 'overtakes with the ace of hearts', move: 31, lucky: false },
  { deal: 'gongzhu-lucky', what: 'leads a high club while the ten is out', move: 8, lucky: true },
  { deal: '500-plain', what: 'bids eight on a hand for none', move: 0, lucky: false },
  { deal: '500-lucky', what: 'throws an ace away', move: 20, lucky: true },
  { deal: 'shang-plain', what: 'checks with five cards that go', move: 20, lucky: false },
  { deal: 'shengji-plain', what: 'asks for cards that nobody can bring', move: 217, lucky: false },
  { deal: 'shengji-tolaji', what: 'leads a low card from a Tolaji of six', move: 218, lucky: false },
  { deal: 'kings-court-plain', what: 'places a card where it scores nothing', move: 0, lucky: false },
  { deal: 'kings-court-lucky', what: 'places a card that scores little', move: 0, lucky: true },
] as const;

/** Mistakes as plain as these show in few worlds. `CARDROOM_STAGED=1` reviews all of them in as many as players are told of. */
const FEWER = { worlds: 64, careful: 4 };
const AT_LENGTH = process.env.CARDROOM_STAGED !== undefined;

/** The dearest to review of two that show the same of a game. */
const LONG: readonly string[] = ['shengji-plain', 'kings-court-lucky'];
const REVIEWED = STAGED.filter(({ deal }) => AT_LENGTH || !LONG.includes(deal));

test.each(REVIEWED)('$deal: it is the costliest mistake who $what', ({ deal, move, lucky }) => {
  const lines = readFileSync(new URL(`staged/${deal}.ndjson`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const whole = reviewerOf(JSON.parse(lines[0]!).game);
  const reviewer = { ...whole, review: { ...whole.review, ...(!AT_LENGTH && FEWER) } };
  const match = loadLog(lines, () => reviewer.game) as Match;
  let review: Review | null = null;
  for (const next of reviewDeal(reviewer, match, 1, 0)) review = next;
  const [worst] = review!.charges;
  expect(worst).toMatchObject({ move, grade: '??' });
  // By what could be known; what the cards made of it is another matter.
  expect(worst!.cost).toBeGreaterThanOrEqual(3 * reviewer.plan.measure(match.view(0)).matters);
  if (lucky) expect(worst!.came).toBeLessThanOrEqual(0);
  else expect(worst!.came).toBeGreaterThan(0);
});
