import { expect, test } from 'vitest';
import { panelOf } from '../../../src/ai/adviser/panel.ts';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { judged, judgement } from '../../support/judgement.ts';

test('what a move costs is told in fewer and fewer figures, each text with the whole sum', () => {
  const other = judged('2C', -50, { a: -20, b: -15, c: -12, d: -6, e: 3 });
  const told = judgement([judged('QS', 0, {}), other], { usual: '2C' });
  const wording = { part: (part: string) => part, sayings: () => [], brings: () => '' };
  const panel = panelOf(told, [], { game: gongzhu, wording, speaker: plainSpeaker } as never);
  expect(panel.rows[1]!.why).toEqual([
    "a bot's choice   a -20, b -15, c -12, d -6, other +3",
    "a bot's choice   a -20, b -15, c -12, other -3",
    "a bot's choice   a -20, b -15, other -15",
    "a bot's choice   a -20, other -30",
  ]);
});
