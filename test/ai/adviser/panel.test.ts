import { expect, test } from 'vitest';
import type { Judgement } from '../../../src/ai/adviser/judgement.ts';
import { panelOf } from '../../../src/ai/adviser/panel.ts';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';

const judged = (move: string, gain: number, parts: { readonly [part: string]: number }) => ({
  move,
  gain,
  error: gain === 0 ? 0 : 2,
  parts: Object.entries(parts).map(([part, mean]) => ({ part, mean, error: 1 })),
  facts: [],
  next: [],
  nextShare: 0,
});

test('what a move costs is told in fewer and fewer figures, each text with the whole sum', () => {
  const judgement: Judgement = {
    seat: 0,
    forced: false,
    best: 'QS',
    rival: '2C',
    usual: '2C',
    measure: { counts: 'points', matters: 20 },
    moves: [judged('QS', 0, {}), judged('2C', -50, { a: -20, b: -15, c: -12, d: -6, e: 3 })],
    deals: 400,
    likely: [],
    capped: false,
  };
  const wording = { part: (part: string) => part, sayings: () => [], brings: () => '' };
  const panel = panelOf(judgement, [], { game: gongzhu, wording, speaker: plainSpeaker } as never);
  expect(panel.rows[1]!.why).toEqual([
    "a bot's choice   a -20, b -15, c -12, d -6, other +3",
    "a bot's choice   a -20, b -15, c -12, other -3",
    "a bot's choice   a -20, b -15, other -15",
    "a bot's choice   a -20, other -30",
  ]);
});
