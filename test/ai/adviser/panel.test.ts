import { expect, test } from 'vitest';
import { panelOf } from '../../../src/ai/adviser/panel.ts';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { judged, judgement } from '../../support/judgement.ts';

const wording = { part: (part: string) => part, sayings: () => [] };
const everywhere = { game: gongzhu, wording, speaker: plainSpeaker };
const audience = everywhere as never;

test('the parts of a cost take fewer and fewer figures, and each text keeps the whole sum', () => {
  const other = judged('2C', -50, { a: -20, b: -15, c: -12, d: -6, e: 3 });
  const told = judgement([judged('QS', 0, {}), other], { usual: '2C' });
  const panel = panelOf(told, [], audience);
  expect(panel.rows[1]!.why).toEqual([
    "a bot's choice   a -20, b -15, c -12, d -6, the rest +3",
    "a bot's choice   a -20, b -15, c -12, the rest -3",
    "a bot's choice   a -20, b -15, the rest -15",
    "a bot's choice   a -20, the rest -30",
  ]);
});

test('a move that makes no difference in any deal shows no parts', () => {
  const same = judged('2C', 0, { a: 1, b: -1 });
  expect(panelOf(judgement([judged('QS', 0, {}), same]), [], audience).rows[1]!.why).toEqual(['']);
});

test('the heading names as many moves as fit', () => {
  const others = ['2C', '3C', '4C'].map((move) => judged(move, -1, { a: -1 }));
  const long = {
    game: gongzhu,
    wording: { ...wording, move: (move: string) => move.repeat(9) },
    speaker: plainSpeaker,
  };
  const { heading } = panelOf(judgement([judged('QS', 0, {}), ...others]), [], long as never);
  expect(heading).toMatch(/^(QS){9} or (2C){9}: about as good, in 400 imagined deals$/);
});

test('the best move "may be the best" if no other is known to be as good', () => {
  const unknown = judged('2C', 2, { a: 2 }, { error: 20 });
  const { heading } = panelOf(judgement([judged('QS', 0, {}), unknown]), [], audience);
  expect(heading).toBe('QS may be the best, in 400 imagined deals');
});

test('the heading names moves identical to the best beside it, tried or not', () => {
  const heading = (...others: readonly ReturnType<typeof judged>[]) =>
    panelOf(judgement([judged('QS', 0, {}), ...others], { same: ['KS', 'AS'] }), [], audience).heading;
  expect(heading(judged('2C', -50, { a: -50 }))).toMatch(/^QS or KS or AS is best by 50 /);
  expect(heading(judged('2C', -1, { a: -1 }))).toMatch(/^QS or KS or AS or 2C: about as good/);
  const same = ['3C', '4C', '5C', '6C', '7C', '8C', '9C'];
  const moves = [judged('2C', 0, {}), judged('QS', -50, { a: -50 })];
  const long = panelOf(judgement(moves, { same }), [], audience).heading;
  expect(long).toMatch(/^2C or 3C or 4C or .* is best by 50 .*, in 400 imagined deals$/);
  expect(long.length).toBeLessThanOrEqual(78);
});

test('the panel says "always" of a certain next play, and otherwise "most often"', () => {
  const next = (nextShare: number) =>
    panelOf(judgement([judged('QS', 0, {}, { next: [{ seat: 1, move: '2C' }], nextShare })]), [], audience)
      .below;
  expect(next(0.48)).toEqual(['Then most often Seat 1: 2C (48 of 100)']);
  expect(next(1)).toEqual(['Then always Seat 1: 2C']);
});

test('the panel shows as many hidden cards as fit', () => {
  const where = (...cards: readonly string[]) => {
    const likely = cards.map((card) => ({ card, shares: [[1, 0.44] as const, [2, 0.35] as const] }));
    return panelOf(judgement([judged('QS', 0, {})], { likely }), [], audience).below;
  };
  const diamond = 'JD is with Seat 1 in 44 of 100, Seat 2 in 35';
  expect(where('JD')).toEqual([diamond]);
  expect(where('JD', 'JH')).toEqual([diamond]);
});

test('the shares of a hidden card add up to at most 100 of 100', () => {
  const shares = [
    [1, 0.805],
    [2, 0.195],
  ] as const;
  const told = judgement([judged('QS', 0, {})], { likely: [{ card: 'JD', shares }] });
  expect(panelOf(told, [], audience).below).toEqual(['JD is with Seat 1 in 81 of 100, Seat 2 in 19']);
});

test('the fact behind the hint is below with both its figures', () => {
  const sayings = () => [
    {
      best: 0.06,
      other: 0.18,
      as: 'share',
      good: 'less',
      worth: 200,
      clause: '',
      say: (one: string, two: string) => `in ${one}, not ${two}`,
    },
  ];
  const told = judgement([judged('QS', 0, {}), judged('2C', -24, { pig: -24 })]);
  const { below } = panelOf(told, [], { ...everywhere, wording: { ...wording, sayings } } as never);
  expect(below).toEqual(['QS rather than 2C: in 6, not 18']);
});

test('a move with a better figure than the hint says why it is not the hint', () => {
  const row = (gain: number, error: number, more = {}) =>
    panelOf(
      judgement([judged('QS', 0, {}), judged('2C', gain, { a: gain }, { error, ...more })]),
      [],
      audience,
    ).rows[1]!.why[0];
  expect(row(39, 5, { misleads: true })).toBe('misleads your partner   a +39');
  expect(row(3, 4)).toBe('no sure gain   a +3');
  expect(row(39, 5)).toBe('not tried for the hint   a +39');
  expect(row(-39, 5)).toBe('a -39');
});
