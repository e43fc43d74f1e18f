import { expect, test } from 'vitest';
import { plainSpeaker } from '../../../src/engine/words.ts';
import type { AskAdviser, Hint } from '../../../src/tui/match/bots.ts';
import { Hints } from '../../../src/tui/match/hints.ts';
import { quickAdviser } from '../../support/advice.ts';
import { asked, gongzhu, open, until } from './sitting.ts';

test('a hint is made once for each position, and kept even after an undo', async () => {
  const questions: number[] = [];
  const askAdviser: AskAdviser = (question) => {
    questions.push(question.moveCount);
    return quickAdviser(question);
  };
  const { session, clock } = open([0], { askAdviser });
  session.start();
  await until(session, clock, asked);
  const hints = new Hints(session);
  const ask = () => new Promise<Hint>((resolve) => hints.ask(plainSpeaker, resolve));
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
