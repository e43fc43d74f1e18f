import { describe, expect, test } from 'vitest';
import { type AnyGame, defineGame, isRefusal } from '../../src/engine/game.ts';
import { gongzhu } from '../../src/engine/gongzhu/index.ts';
import { Match } from '../../src/engine/match.ts';
import { type LogRefusal, loadLog, readResult, saveLog } from '../../src/engine/save.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { logRefusalText } from '../../src/engine/text.ts';

const game = defineGame(gongzhu);
const findGame = (id: string): AnyGame | undefined => (id === 'gongzhu' ? game : undefined);

function played(moves: number): Match {
  const setup = readSetup(game, { seed: 'save' }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const match = new Match(game, setup);
  while (match.moveCount < moves) {
    const seat = match.turn[0]!;
    const [move] = match.moves(seat);
    match.play(seat, move!);
  }
  return match;
}

describe('a log', () => {
  test('gives the same match again, even without the entries that a match adds at its end', () => {
    const match = played(56);
    const lines = saveLog(match);
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ deal: 2 });
    for (const kept of [lines, lines.slice(0, -1)]) {
      const loaded = loadLog(kept, findGame);
      if (isRefusal(loaded)) throw new Error(loaded.rule);
      expect(loaded.view(0)).toStrictEqual(match.view(0));
      expect(saveLog(loaded)).toStrictEqual(lines);
    }
  });

  const lines = saveLog(played(30));
  const header = JSON.parse(lines[0]!);
  const edited = (change: object): string[] => [JSON.stringify({ ...header, ...change }), ...lines.slice(1)];
  const line = (number: number, text: string): string[] => lines.with(number, text);

  test.each([
    ['no lines', [], 'no-header', /no header/],
    ['something else', ['{"a":1}'], 'no-header', /no header/],
    ['not JSON', ['GIF89a'], 'no-header', /no header/],
    ['another game', edited({ game: 'chess' }), 'unknown-game', /"chess"/],
    [
      'an older revision',
      edited({ revision: 0, version: '0.0.9' }),
      'other-revision',
      /cardroom 0.0.9 plays it/,
    ],
    ['options out of range', edited({ options: { limit: 1 } }), 'no-setup', /limit/],
    ['no seed', edited({ seed: 7 }), 'wrong-header', /seed/],
    ['an origin of no known kind', edited({ origin: { kind: 'found' } }), 'wrong-header', /origin.kind/],
    ['a wrong date', edited({ origin: { kind: 'day', date: 'today' } }), 'wrong-header', /origin.date/],
    ['bots without a number', edited({ bots: 'good' }), 'wrong-header', /bots/],
    ['another seed', edited({ seed: 'other' }), 'no-replay', /Line 2 of the log does not replay/],
    ['an illegal move', line(5, '{"seat":3,"move":"2C"}'), 'no-replay', /Line 6 .* is refused/],
    [
      'a move out of turn',
      [...lines, JSON.stringify({ seat: 9, move: '2C' })],
      'no-replay',
      /^Line \d+ of the log does not replay: it is refused: It is not your turn: Seat \d to act\.$/,
    ],
    [
      'control characters',
      edited({ game: '\x1b]0;x\x07\u202e' }),
      'unknown-game',
      /^This cardroom has no game "�\]0;x��"; the version that saved it plays it\.$/,
    ],
    [
      'a very long version',
      edited({ cardroom: 3, version: '9'.repeat(1000) }),
      'other-format',
      /; cardroom 9{60}… plays it\.$/,
    ],
    ['an empty entry', line(5, '{}'), 'no-replay', /Line 6/],
    ['a number', line(5, '7'), 'no-replay', /is not an entry/],
    ['a move without a seat', line(5, '{"move":"2C"}'), 'no-replay', /is not an entry/],
    ['garbage', line(5, '{"seat":'), 'no-replay', /is not an entry/],
    [
      'one undo more than moves',
      [lines[0]!, lines[1]!, '{"undo":1}'],
      'no-replay',
      /takes back a move, but there is none/,
    ],
    ['an undo without a number', [...lines, '{"undo":true}'], 'no-replay', /is not an entry/],
    [
      'format 1',
      edited({ cardroom: 1 }),
      'other-format',
      /^This match is saved in format 1, which cardroom no longer reads\.$/,
    ],
    ['a redo of nothing', [...lines, '{"redo":true}'], 'no-replay', /but none was taken back/],
  ])('with %s is refused', (_, log, rule, sentence) => {
    const refusal = loadLog(log, findGame) as LogRefusal;
    expect(refusal.rule).toBe(rule);
    expect(logRefusalText(refusal, findGame)).toMatch(sentence);
  });
});

test.each([
  ['five winners of one seat', { winners: [0, 0, 0, 0, 0] }],
  ['a winner without a seat', { winners: [4] }],
  ['impossible points', { scores: [1e308, 0, 0, 0] }],
  ['points for five', { scores: [1, 2, 3, 4, 5] }],
  ['a negative number of deals', { deals: -1 }],
  ['no entry for help', { aid: undefined }],
])('a result with %s is not read', (_, change) => {
  const aid = { hints: 0, takenBack: 0, unrated: [] };
  const result = { scores: [10, 20, 30, 40], winners: [0], deals: 3, aid };
  expect(readResult(JSON.stringify({ result }), 4)).toEqual(result);
  expect(readResult(JSON.stringify({ result: { ...result, ...change } }), 4)).toBeNull();
});
