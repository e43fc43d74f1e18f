import { describe, expect, test } from 'vitest';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { type AskAdviser, type AskBot, botOfHouse } from '../../../src/tui/match/bots.ts';
import { quickAdviser } from '../../support/advice.ts';
import { asked, curtain, gongzhu, open, playOn, sheet, until } from './sitting.ts';

describe('a bot whose thinking was cut short', () => {
  /** Bots that have had no time: all of them, or those at some seats. */
  const hurried =
    (seats = [0, 1, 2, 3]): AskBot =>
    async (question) => ({ ...(await botOfHouse(gongzhu)(question)), capped: seats.includes(question.seat) });
  const sentence = /^Seat \d's thinking was cut short after 2 seconds\.$/;

  test('is noted in the log after its move, and disappears with it', async () => {
    const { session, match, clock } = open([0], { askBot: hurried([1]) });
    session.start();
    await playOn(session, clock, sheet);
    const log = session.transcript.log('table', plainSpeaker);
    const told = log.flatMap((line, place) => (sentence.test(line) ? [log[place - 1]!] : []));
    expect(told).toHaveLength(13);
    for (const move of told) expect(move).toMatch(/Seat 1|wins/);
    while (session.canUndo) session.undo();
    expect(match.moveCount).toBeLessThan(4);
    expect(
      session.transcript.log('table', plainSpeaker).filter((line) => sentence.test(line)).length,
    ).toBeLessThan(2);
  });

  test('is noted for a hint', async () => {
    for (const capped of [true, false]) {
      const askAdviser: AskAdviser = async (question) => ({ ...(await quickAdviser(question)), capped });
      const { session, clock } = open([0], { askAdviser });
      session.start();
      await until(session, clock, asked);
      expect(await session.hint(plainSpeaker)).toMatchObject({ cutShort: capped });
    }
  });
});

test('the events since the last look are public knowledge', async () => {
  const { session, match, clock } = open([0, 2], {}, { passing: 'left' });
  session.start();
  await until(session, clock, curtain);
  session.lift();
  const move = [...match.moves(0)][0]!;
  session.play(move);
  await until(session, clock, curtain);
  const told = session.transcript.since(2, plainSpeaker).join(' ');
  expect(told).toContain('three cards');
  for (const card of move.split(' ').slice(1)) expect(told).not.toContain(card);
});
