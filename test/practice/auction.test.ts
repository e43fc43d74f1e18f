import { expect, test } from 'vitest';
import { likelyCalls } from '../../src/ai/five-hundred/auction.ts';
import { BIDS } from '../../src/engine/five-hundred/bids.ts';
import { fiveHundred } from '../../src/engine/five-hundred/index.ts';
import type { BidPhase, Call, Hidden, Move, View } from '../../src/engine/five-hundred/state.ts';
import { format, parse } from '../../src/engine/five-hundred/text.ts';
import { defineGame } from '../../src/engine/game.ts';
import { randomFor } from '../../src/engine/random.ts';
import { ASCII_GLYPHS, makeSpeaker, UNICODE_GLYPHS } from '../../src/front/speaker.ts';
import { lessonsOf } from '../../src/lessons/index.ts';
import { spoken } from '../../src/lessons/lesson.ts';
import { ExerciseRun } from '../../src/lessons/run.ts';
import { auctionHand } from '../../src/practice/auction.ts';
import { type Weighed, weigh } from '../../src/practice/weigh.ts';
import { answer, question } from '../../src/practice/words.ts';
import { linesIn } from '../../src/width.ts';

const game = defineGame(fiveHundred);

function fitsTwoLines(text: string): void {
  for (const glyphs of [UNICODE_GLYPHS, ASCII_GLYPHS]) {
    const drawn = spoken(text, makeSpeaker([], 'table', glyphs).card);
    expect([drawn, linesIn(drawn, 78).length <= 2 && !/[{}]/.test(drawn)]).toEqual([drawn, true]);
  }
}

test('a hand for practice answers every legal call, has a best one, and makes a tempting call costly', () => {
  const { number, kind, exercise, best } = auctionHand(1);
  expect([number, kind]).toEqual([1, 'partner']);
  const run = new ExerciseRun(game, exercise);
  for (let move = run.next(); move; move = run.next()) run.match.play(move.seat, move.move);
  const [task] = exercise.tasks;
  if (!task || !('decide' in task)) throw new Error('A practice is a decision.');
  const answered = task.decide.flatMap(({ on }) => on as string[]);
  expect(answered.toSorted()).toEqual([...run.match.moves(0)].toSorted());
  expect([task.decide[0]!.rank, best[0]]).toEqual(['best', answered[0]]);
  const poor = new Set(task.decide.filter(({ rank }) => rank === 'poor').flatMap(({ on }) => on as string[]));
  const likely = likelyCalls(run.match.view(0) as never, 0, 10).map(format);
  expect(likely.some((call) => poor.has(call))).toBe(true);
  expect(run.giveIn().move).toBe(best[0]);
  for (const words of [task.say, ...task.decide.map(({ say }) => say)]) fitsTwoLines(words);
  // A thread sends it.
  expect(structuredClone(exercise)).toEqual(exercise);
});

test('calls are judged in the same deals: ten sure tricks always become the contract, and mostly make it', () => {
  // The hand of a lesson, before anybody has bid.
  const [exercise] = lessonsOf('500')[3]!.exercises;
  const { match } = new ExerciseRun(game, { ...exercise!, before: [] });
  const view = match.view(0) as unknown as View & BidPhase<Hidden>;
  const [ten, pass] = weigh(view, 0, [call('bid 10NT'), call('pass')], 30, randomFor('ten'));
  expect(ten).toMatchObject({ cost: 0, stands: 1, contract: { bid: '10NT', isOurs: true } });
  expect(ten!.made).toBeGreaterThan(0.6);
  expect(pass!.cost).toBeGreaterThan(100);
  expect(pass!.stands).toBe(0);
});

const call = (text: string): Move => parse(text) as Move;

test('an answer fits two lines for any call and any best call', () => {
  // Set more often than not, so that what a pass costs is told, too.
  const long = { error: 0, made: 0.49, partner: 9.9 };
  const contract = { bid: 'inkle NT', isOurs: true, share: 1, made: 1 } as const;
  const weighed = [null, ...BIDS.map(({ name }) => name)].map(
    (bid): Weighed => ({
      ...long,
      stands: bid === null ? 0 : 1,
      call: bid === null ? call('pass') : { kind: 'bid', bid },
      cost: 1000,
      contract,
    }),
  );
  const partner: readonly Call[] = [{ seat: 2, bid: '6NT' }];
  for (const best of weighed)
    for (const chosen of weighed)
      for (const calls of [[], partner])
        for (const isAsGood of [true, false])
          for (const pass of [null, weighed[0]!])
            fitsTwoLines(answer({ chosen, isAsGood, best, pass }, calls));
});

test("an answer gives costs, how often both are made, the message of the best call and the partner's holding", () => {
  const best = {
    call: call('bid 8S'),
    cost: 0,
    error: 0,
    stands: 0.6,
    made: 0.71,
    contract: null,
    partner: 2.44,
  };
  const other = { ...best, call: call('bid 7S'), cost: 43.4, stands: 0.3, made: 0.88 };
  const rare = { ...other, call: call('inkle C'), stands: 0.01 };
  const says = '{8S} says three trumps, seven tricks or so; Cat has about 2.4 trumps.';
  const told = (chosen: Weighed, isAsGood = false) => answer({ chosen, isAsGood, best, pass: null }, []);
  expect(told(best)).toBe(`{8S} is best, played in 60 of 100, made in 71%. ${says}`);
  expect(told(other)).toBe(`{7S} costs 43 points; {8S} is best, made in 71 of 100, yours in 88. ${says}`);
  expect(told(other, true)).toBe(`{7S} is as good as {8S}, made in 71 of 100, yours in 88. ${says}`);
  expect(told(rare)).toBe(`Inkle {C} costs 43 points; {8S} is best, made in 71 of 100. ${says}`);
  const contract = { bid: '7D', isOurs: false, share: 0.64, made: 0.614 } as const;
  const pass = { ...best, call: call('pass'), stands: 0, contract };
  expect(answer({ chosen: other, isAsGood: false, best: pass, pass: null }, [])).toBe(
    '{7S} costs 43 points; pass is best, yours made in 88 of 100. If you pass, they mostly play {7D}, made in 61 of 100.',
  );
  const seldom = { ...pass, contract: { ...contract, share: 0.31 } };
  expect(answer({ chosen: seldom, isAsGood: false, best: seldom, pass: seldom }, [])).toBe(
    'Pass is best. If you pass, they most often play {7D} in 31 of 100, made in 61 of 100.',
  );
  // Why a bid that is set more often than not may be best.
  const costly = { ...pass, cost: 46.2 };
  const risky = { ...best, made: 0.42 };
  const beside = { best: risky, pass: costly };
  expect(answer({ ...beside, chosen: costly, isAsGood: false }, [])).toBe(
    'Pass costs 46 points; {8S} is best, made in 42 of 100. If you pass, they mostly play {7D}, made in 61 of 100.',
  );
  expect(answer({ ...beside, chosen: risky, isAsGood: true }, [])).toBe(
    `{8S} is best, played in 60 of 100, made in 42%. A pass costs 46 points. ${says}`,
  );
});

test('hands that play best without trumps are skipped, because bots believe the bid', () => {
  // Hand 8 holds the ace of hearts alone: 6♥ shows three.
  expect(auctionHand(8).number).toBeGreaterThan(8);
});

test('the question names the partner’s call', () => {
  expect(
    question([
      { seat: 2, bid: 'inkle C' },
      { seat: 3, bid: '7D' },
    ]),
  ).toBe('Cat has called Inkle {C}. What do you call?');
  expect(question([{ seat: 3, bid: '7D' }])).toBe('Only the others have bid. What do you call?');
  expect(question([{ seat: 3, bid: null }])).toBe('Nobody has bid yet. What do you call?');
  expect(question([])).toBe('You speak first. What do you call?');
});
