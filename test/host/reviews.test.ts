import { expect, test } from 'vitest';
import { inTurn, ownReviews } from '../../src/host/reviews.ts';
import type { Review } from '../../src/review/review.ts';
import { simulatedClock } from '../support/clock.ts';
import { evening, settled } from './evening.ts';

type Begin = Parameters<typeof inTurn>[0];

/** Reviews that are made when the test says so: what is asked for, and the ends of those that were begun. */
function reviewers() {
  const asked: {
    readonly seat: number;
    isStopped: boolean;
    finish(): void;
    fail(): void;
  }[] = [];
  const begin: Begin = (_, { seat }, hear, fail) => {
    const one = {
      seat,
      isStopped: false,
      fail: () => fail(new Error('broken off')),
      finish: () => hear({ line: [], decisions: 0, judged: 0 } as unknown as Review),
    };
    asked.push(one);
    return () => {
      one.isStopped = true;
    };
  };
  return { asked, begin };
}

test('reviews run one at a time with a short pause, and skip guests who no longer wait', () => {
  const clock = simulatedClock();
  const { asked, begin } = reviewers();
  const review = inTurn(begin, clock);
  const ask = (seat: number) =>
    review(
      undefined!,
      { log: [], deal: 1, seat },
      () => {},
      () => {},
    );
  ask(0);
  const second = ask(1);
  const third = ask(2);
  ask(3);
  second();
  expect(asked.map(({ seat }) => seat)).toEqual([0]);
  asked[0]!.finish();
  expect(asked).toHaveLength(1);
  clock.forward(1000);
  expect(asked.map(({ seat }) => seat)).toEqual([0, 2]);
  third();
  third();
  expect(asked[1]!.isStopped).toBe(true);
  clock.forward(5000);
  expect(asked.map(({ seat }) => seat)).toEqual([0, 2, 3]);
});

test('the next review begins at once after one that failed or was already made', () => {
  const clock = simulatedClock();
  const asked: number[] = [];
  const review = inTurn((_, { seat }, hear, fail) => {
    asked.push(seat);
    if (seat === 0) hear({ line: [], decisions: 0, judged: 0 } as unknown as Review);
    else fail(new Error('no thread'));
    return () => {};
  }, clock);
  const failed: number[] = [];
  for (const seat of [0, 1, 2])
    review(
      undefined!,
      { log: [], deal: 1, seat },
      () => {},
      () => failed.push(seat),
    );
  expect(asked).toEqual([0]);
  clock.forward(1000);
  expect(asked).toEqual([0, 1]);
  clock.forward(1000);
  expect(asked).toEqual([0, 1, 2]);
  expect(failed).toEqual([1, 2]);
});

test('guests examine their own decisions after the match only, and onlookers none', async () => {
  const { asked, begin } = reviewers();
  const { host, guest, table, pass } = await evening({
    setup: { options: { passing: 'none', limit: 100 } },
    beginReview: begin,
  });
  await host();
  const before = await guest('kim');
  table.begin();
  before.cut();
  const { match } = table.kept!;
  const persons = () => table.people.map((person) => ownReviews(table, person));
  while (!match.over) {
    expect(persons().filter(Boolean)).toEqual([]);
    const [seat] = match.turn as [number];
    const [move] = match.moves(seat);
    match.play(seat, move!);
  }
  const kim = await guest('kim');
  const li = await guest('li');
  expect(persons().map((own) => own?.seats ?? null)).toEqual([[0], [1], null]);
  for (const each of [kim, li]) {
    await pass(1000);
    await each.drawn();
  }
  expect(li.lines().join('\n')).not.toContain('e:examine');
  kim.keys('e');
  await settled();
  await kim.drawn();
  expect(kim.lines().join('\n')).toMatch(/review of your play[\s\S]*yours waits its turn\./);
  // The host's sheet has asked first, for par.
  asked[0]!.fail();
  await pass(1000);
  expect(asked.map(({ seat }) => seat)).toEqual([0, 1]);
});
