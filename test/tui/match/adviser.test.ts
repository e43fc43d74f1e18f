import { expect, test } from 'vitest';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { Adviser } from '../../../src/tui/match/adviser.ts';
import { type AskBot, botOfHouse, type Hint } from '../../../src/tui/match/bots.ts';
import { asked, gongzhu, open, until } from './sitting.ts';

test('a hint is made once a position and kept, also when what followed is taken back', async () => {
  const questions: number[] = [];
  const askBot: AskBot = (question) => {
    if (question.level === 'hard') questions.push(question.moveCount);
    return botOfHouse(gongzhu)({ ...question, level: 'normal' });
  };
  const { session, clock } = open([0], { askBot });
  session.start();
  await until(session, clock, asked);
  const adviser = new Adviser(session);
  const ask = () => new Promise<Hint>((resolve) => adviser.ask(plainSpeaker, resolve));
  const first = await ask();
  expect(await ask()).toBe(first);
  expect(session.play(gongzhu.game.format(first.move))).toBeNull();
  await until(session, clock, asked);
  const second = await ask();
  expect(second).not.toBe(first);
  session.undo();
  await until(session, clock, asked);
  expect(await ask()).toBe(first);
  expect(questions).toHaveLength(2);
});
