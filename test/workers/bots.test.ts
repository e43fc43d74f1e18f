import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { answerQuestion, type BotQuestion } from '../../src/ai/question.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { partsOf } from '../../src/games.ts';
import { thinkingBots } from '../../src/workers/bots.ts';
import { startBuiltThreads } from '../support/threads.ts';

const bots = thinkingBots();
afterAll(() => bots.close());

/** Asked for the move after so many first ones. */
function questionFor(game: string, level: BotQuestion['level'], within = 60_000, moveCount = 0): BotQuestion {
  const entry = partsOf(game)!;
  const match = new Match(entry.game, readSetup(entry.game, {}, 'thread') as Setup);
  while (match.moveCount < moveCount) match.play(match.turn[0]!, match.moves(match.turn[0]!).next().value!);
  const seat = match.turn[0]!;
  return { game, level, view: match.view(seat), seat, seed: 'thread', moveCount, within };
}

test('a thread answers as the main one would, each question in its turn', async () => {
  bots.warm('gongzhu');
  // Late in a deal there is little to think of.
  const questions = (['random', 'normal', 'hard'] as const).map((level) =>
    questionFor('gongzhu', level, 60_000, 40),
  );
  const answers = await Promise.all(questions.map((question) => bots.ask(question)));
  expect(answers).toStrictEqual(questions.map((question) => answerQuestion(partsOf('gongzhu')!, question)));
  expect((await bots.dealHand(1)).number).toBe(1);
});

test('a caller short of time gets the best move so far, marked as such', async () => {
  const advice = await bots.ask(questionFor('gongzhu', 'hard', 0));
  expect(advice).toMatchObject({ move: expect.stringMatching(/^pass( \w\w){3}$/), capped: true });
});

test('the main thread goes on while another thinks', async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  await bots.ask(questionFor('gongzhu', 'hard'));
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(5);
});

test('a thread has little memory for new objects and ends when idle; then a new one answers', async () => {
  startBuiltThreads();
  const rare = thinkingBots(0);
  const answers = async () => {
    const started = once(process, 'worker');
    const answer = rare.ask(questionFor('gongzhu', 'normal'));
    const [thread] = await started;
    expect(thread.resourceLimits.maxYoungGenerationSizeMb).toBe(4);
    const [[status]] = await Promise.all([once(thread, 'exit'), answer]);
    expect([status, (await answer).move]).toStrictEqual([1, expect.stringMatching(/^pass/)]);
  };
  await answers();
  await answers();
});
