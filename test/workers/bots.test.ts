import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, test, vi } from 'vitest';
import { answerQuestion, type BotQuestion } from '../../src/ai/question.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { partsOf } from '../../src/games.ts';
import { thinkingBots } from '../../src/workers/bots.ts';

/** The threads that were started. */
const threads: Worker[] = vi.hoisted(() => []);
vi.mock('../../src/workers/start.ts', async (load) => {
  const { startWorker } = await load<typeof import('../../src/workers/start.ts')>();
  return {
    startWorker(...of: Parameters<typeof startWorker>) {
      const thread = startWorker(...of);
      threads.push(thread);
      return thread;
    },
  };
});

const bots = thinkingBots();
afterAll(() => bots.close());

function questionFor(game: string, level: BotQuestion['level'], within = 60_000): BotQuestion {
  const entry = partsOf(game)!;
  const match = new Match(entry.game, readSetup(entry.game, {}, 'thread') as Setup);
  const seat = match.turn[0]!;
  return { game, level, view: match.view(seat), seat, seed: 'thread', moveCount: 0, within };
}

test('a thread answers as this one would, each question in its turn', async () => {
  bots.warm('shang');
  const questions = (['random', 'normal', 'hard'] as const).map((level) => questionFor('shang', level));
  const answers = await Promise.all(questions.map((question) => bots.ask(question)));
  expect(answers).toStrictEqual(questions.map((question) => answerQuestion(partsOf('shang')!, question)));
});

test('whoever is short of time gets the best move so far, and is told', async () => {
  const advice = await bots.ask(questionFor('gongzhu', 'hard', 0));
  expect(advice).toMatchObject({ move: expect.stringMatching(/^pass( \w\w){3}$/), capped: true });
});

test('a thread takes little memory for new objects', async () => {
  await bots.ask(questionFor('shang', 'normal'));
  expect(threads.at(-1)?.resourceLimits?.maxYoungGenerationSizeMb).toBe(4);
});

test('this thread goes on while the other thinks', async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  await bots.ask(questionFor('gongzhu', 'hard'));
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(5);
});

test('after the thread is gone another one answers', async () => {
  bots.close();
  expect((await bots.ask(questionFor('gongzhu', 'normal'))).move).toMatch(/^pass/);
});

test('a thread that is asked nothing for a while ends, and another one answers', async () => {
  const rare = thinkingBots(0);
  const before = threads.length;
  for (const count of [1, 2]) {
    const [, [status]] = await Promise.all([
      rare.ask(questionFor('gongzhu', 'normal')),
      once(threads[before + count - 1]!, 'exit'),
    ]);
    expect(status).toBe(1);
    expect(threads).toHaveLength(before + count);
  }
});
