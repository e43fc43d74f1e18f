import { describe, expect, test } from 'vitest';
import { stepsOf, sumOf } from '../../../src/ai/adviser/figures.ts';
import type { Judged, Judgement } from '../../../src/ai/adviser/judgement.ts';
import { panelOf } from '../../../src/ai/adviser/panel.ts';
import {
  type Audience,
  costOf,
  faultOf,
  namedBeside,
  sentencesOf,
} from '../../../src/ai/adviser/sentences.ts';
import type { Saying, Wording } from '../../../src/ai/adviser/wording.ts';
import { defineGame } from '../../../src/engine/game.ts';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import fc from '../../support/fc.ts';
import { judged, judgement, measure } from '../../support/judgement.ts';

const taken = (best: number, other: number, more: Partial<Saying> = {}): Saying => ({
  best,
  other,
  as: 'share',
  good: 'less',
  worth: [0, 300],
  clause: 'you take it less often',
  say: (one, two) => `you take it in ${one} of 100, not ${two}`,
  ...more,
});

const audience = (wording: Partial<Wording>): Audience => ({
  game: defineGame(gongzhu),
  speaker: plainSpeaker,
  wording: {
    part: (part) => part,
    sayings: () => [],
    plain: (part) => `the ${part} brings you more`,
    ...wording,
  },
});

const told = (of: Judgement, sayings: readonly Saying[] = [], wording: Partial<Wording> = {}) =>
  sentencesOf(of, audience({ sayings: () => sayings, ...wording }));

const best = judged('QS', 0, { pig: 0, hearts: 0 });
const worse = judged('2C', -24, { pig: -20, hearts: -4 });

test('a fact that moved with the largest part explains it', () => {
  expect(told(judgement([best, worse]), [taken(0.06, 0.18)])).toStrictEqual([
    'QS rather than 2C: after QS you take it less often (+24 points).',
  ]);
});

test('a fact that moved against its part, or shows no change as printed, gives way to the next', () => {
  const sayings = [taken(0.2, 0.1), taken(0.1, 0.104), taken(0.3, 0.4, { clause: 'you take it at times' })];
  expect(told(judgement([best, worse]), sayings)[0]).toContain('you take it at times');
  expect(told(judgement([best, worse]), sayings.slice(0, 2))[0]).toContain('the pig brings you more');
});

test('a fact in the unit of its part explains it only if it moved by about as much', () => {
  const points = (other: number): Saying =>
    taken(10, other, { as: 'number', worth: 1, clause: 'you take fewer points' });
  expect(told(judgement([best, worse]), [points(28)])[0]).toContain('you take fewer points');
  expect(told(judgement([best, worse]), [points(11)])[0]).toContain('the pig brings');
  expect(told(judgement([best, worse]), [points(60)])[0]).toContain('the pig brings');
  // 14 points fewer do not tell why 9 are lost.
  expect(told(judgement([best, worse]), [points(41)])[0]).toContain('the pig brings');
  // Half of the part is explained by 10 points, and not by 9.
  expect(told(judgement([best, worse]), [points(20)])[0]).toContain('you take fewer points');
  expect(told(judgement([best, worse]), [points(19)])[0]).toContain('the pig brings');
});

test('a fact whose worth depends on the deal explains a part only if it moved by enough', () => {
  const share = (other: number): Saying => taken(0.06, other, { worth: [0, 100] });
  expect(told(judgement([best, worse]), [share(0.17)])[0]).toContain('less often');
  expect(told(judgement([best, worse]), [share(0.9)])[0]).toContain('less often');
  // One or two of 100 explain nothing of 20 points.
  for (const other of [0.08, 0.15])
    expect(told(judgement([best, worse]), [share(other)])[0]).toContain('the pig brings');
});

test('the best move stands alone, with its cards, if both moves share a short name', () => {
  const clause = `you take ${'x'.repeat(22)}`;
  const line = (short: NonNullable<Wording['short']>) =>
    told(
      judgement([best, judged('2C 3C 4C 5C 6C 7C 8C 9C', -24, { pig: -24 })]),
      [taken(0.06, 0.18, { clause })],
      {
        short,
      },
    );
  expect(line((move) => (move === 'QS' ? null : 'the row'))[0]).toMatch(
    /^QS rather than the row: after QS you take /,
  );
  expect(line(() => 'the row')[0]).toMatch(/^QS: you take/);
});

test('a hint is one line with one figure, however many parts the gain has', () => {
  const many = judged('2C', -26, { pig: -12.4, hearts: -9.4, goat: -2.1, moon: -2.1 });
  expect(told(judgement([best, many]), [taken(0.06, 0.18)])).toStrictEqual([
    'QS rather than 2C: after QS you take it less often (+26 points).',
  ]);
});

test('the named part is the largest as printed', () => {
  const close = judged('2C', -29.2, { pig: -14.55, hearts: -14.65 });
  const { shares } = sumOf(close.gain, close.parts, measure);
  expect(shares).toEqual([
    { part: 'hearts', steps: -15 },
    { part: 'pig', steps: -14 },
  ]);
});

test('a sum that is too long for a line puts its smallest parts together', () => {
  const parts = { a: -14, b: -13, c: -12, d: -11, e: -4 };
  const sum = (name: string): string =>
    faultOf(judgement([best, judged('2C', -54, parts)]), '2C', audience({ part: (part) => part + name }))[1]!;
  expect(sum('')).toBe('A -14, b -13, c -12, d -11, the rest -4: -54 in all.');
  expect(sum('x'.repeat(10))).toMatch(/^Ax+ -14, bx+ -13, cx+ -12, the rest -15: -54 in all\.$/);
});

test('a rounded sum adds up, whatever its parts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -300, max: 300, noNaN: true }), { minLength: 1, maxLength: 6 }),
      (means) => {
        const parts = means.map((mean, place) => ({ part: String(place), mean, error: 0 }));
        const gain = means.reduce((sum, mean) => sum + mean, 0);
        const { shares, other, total } = sumOf(gain, parts, measure);
        expect(shares.reduce((sum, { steps }) => sum + steps, other)).toBe(total);
        expect(shares.length).toBeLessThanOrEqual(4);
      },
    ),
  );
});

test('an unsure gain has no reason', () => {
  const unsure = judged('2C', -9, { pig: -9 }, { error: 6 });
  expect(told(judgement([best, unsure]), [taken(0.06, 0.18)])).toStrictEqual([
    'QS, but 2C may be as good: -9 ±12 points.',
  ]);
});

test('a hint names up to two equally good moves, and its rival is a worse move', () => {
  const equals = ['3C', '4C', '5C'].map((move) => judged(move, -1, { pig: -1 }));
  const [line] = told(judgement([best, ...equals, worse], { rival: '3C' }), [taken(0.06, 0.18)]);
  expect(line).toBe('QS (or 3C, 4C) rather than 2C: after QS you take it less often (+24 points).');
});

test('a barely tried move is not named as equally good', () => {
  const unknown = judged('3C', 2, { pig: 2 }, { error: 20 });
  expect(told(judgement([best, unknown, worse], { rival: '2C' }), [taken(0.06, 0.18)])[0]).toMatch(
    /^QS rather than/,
  );
});

test('moves are equally good, or no different, if none of them is worse', () => {
  expect(told(judgement([best, judged('3C', -1, { pig: -1 })]))).toStrictEqual([
    'QS, 3C: equally good (within 5 points).',
  ]);
  expect(told(judgement([best, judged('3C', 0, { pig: 0 })]))).toStrictEqual(['QS or 3C: no difference.']);
});

test('equally good moves keep the order of the panel, beside moves identical to the best', () => {
  const others = ['3C', '4C'].map((move, place) => judged(move, -1 - place, { pig: -1 - place }));
  expect(told(judgement([best, ...others], { rival: '4C', same: ['AS'] }))).toStrictEqual([
    'QS, AS, 3C, 4C: equally good (within 5 points).',
  ]);
});

test('the margin of equally good moves covers the largest figure shown for them', () => {
  const gain = judged('3C', 9, { pig: 9 }, { error: 5 });
  expect(told(judgement([best, gain]))).toStrictEqual(['QS, 3C: equally good (within 9 points).']);
});

test('moves with the same chance of winning say so, if that chance is the measure', () => {
  const chance = { counts: 'chance', matters: 0.03 } as const;
  expect(told(judgement([best, judged('3C', 0, { pig: 0 })], { measure: chance }))).toStrictEqual([
    'QS or 3C: none changes your chance to win.',
  ]);
});

test('a choice of several cards is named whole, with the exchange that would be as good', () => {
  const [one, other, small] = ['pass 2C 5C AC', 'pass 2C 5C 7H', 'play 7H'].map((move) => ({
    ...best,
    move,
  }));
  const isChoice = (move: string) => move.startsWith('pass ');
  const near = { ...judged('', -1, { pig: -1 }), move: other!.move };
  const lineOf = (rival: Judged) => told(judgement([one!, rival], { best: one!.move }), [], { isChoice })[0];
  expect(lineOf(near)).toBe('Pass 2C 5C AC; 7H for AC is just as good (within 5 points).');
  expect(lineOf({ ...near, error: 12 })).toBe('Pass 2C 5C AC; 7H for AC: no clear difference (±25 points).');
  expect(lineOf({ ...near, gain: -9, error: 6 })).toBe(
    'Pass 2C 5C AC, but 7H for AC may be as good: -9 ±12 points.',
  );
  // Moves of another kind are named as they are, and choices that have nothing in common.
  expect(namedBeside('pass 6S 7S 8S', one!.move, audience({ isChoice }))).toBe('6S 7S 8S');
  expect(namedBeside(one!.move, small!.move, audience({ isChoice }))).toBe('2C 5C AC');
});

test('moves that too few deals tell apart are "too close", not equally good', () => {
  const unsure = judged('3C', 4, { pig: 4 }, { error: 12 });
  expect(told(judgement([best, unsure]))).toStrictEqual(['QS, 3C: no clear difference (±28 points).']);
});

test('a forced move has no reason, and neither has a move after too little thought', () => {
  expect(told(judgement([], { forced: true }))).toStrictEqual(['QS: the only legal card.']);
  expect(told(judgement([], { forced: true, best: 'pass' }))).toStrictEqual(['Pass: the only legal move.']);
  expect(told(judgement([]))).toStrictEqual(['QS. Too little time to say why.']);
});

test('a reason for a choice of several cards names only the cards that differ', () => {
  const gift = { ...best, move: 'pass 2C 5C AC' };
  const other = { ...worse, move: 'pass 2C 5C 7H' };
  const [line] = told(judgement([gift, other], { best: gift.move }), [taken(0.06, 0.18)], {
    isChoice: () => true,
  });
  expect(line).toMatch(/^Pass AC rather than 7H: /);
  const longer = { ...worse, move: 'pass 2C 5C AC 7H' };
  const [whole] = told(judgement([gift, longer], { best: gift.move }), [taken(0.06, 0.18)], {
    isChoice: () => true,
  });
  expect(whole).toMatch(/^Pass 2C 5C AC: you take /);
});

test('a line that is too long loses its unit first, then equally good moves, the rival, and the move last', () => {
  const clause = (length: number): Saying => taken(0.06, 0.18, { clause: 'x'.repeat(length) });
  const of = judgement([best, judged('3C', -1, { pig: -1 }), worse]);
  const first = (length: number): string => told(of, [clause(length)])[0]!;
  expect(first(22)).toMatch(/^QS \(or 3C\) rather than 2C: after QS x+ \(\+24 points\)\.$/);
  expect(first(32)).toMatch(/^QS \(or 3C\) rather than 2C: after QS x+ \(\+24\)\.$/);
  expect(first(41)).toMatch(/^QS rather than 2C: after QS x+ \(\+24\)\.$/);
  expect(first(60)).toMatch(/^QS: x+ \(\+24\)\.$/);
  expect(first(68)).toMatch(/^Xx+ \(\+24\)\.$/);
});

test('the fault of a move is the fact that moved against it, with the move first', () => {
  // A game's sayings have what is asked about first: here that is the move that was played.
  const fault = (moves: readonly Judged[], sayings: readonly Saying[] = []) =>
    faultOf(judgement(moves), '2C', audience({ sayings: () => sayings }));
  expect(fault([best, worse], [taken(0.18, 0.06)])).toStrictEqual(['2C: you take it in 18 of 100, not 6.']);
  expect(fault([best, worse], [taken(0.06, 0.18)])).toStrictEqual(['QS: the pig brings you more.']);
  const mixed = judged('2C', -24, { pig: -14, hearts: -10 });
  expect(fault([best, mixed], [taken(0.18, 0.06)])).toStrictEqual([
    '2C: you take it in 18 of 100, not 6.',
    'Pig -14, hearts -10: -24 in all.',
  ]);
  expect(fault([best, { ...worse, error: 13 }])).toStrictEqual([]);
  expect(fault([best])).toStrictEqual([]);
});

test('moves identical to the best stand beside it in the hint', () => {
  const said = sentencesOf(
    judgement([best, worse], { same: ['KS', 'AS'] }),
    audience({ sayings: () => [taken(0.06, 0.18)] }),
  );
  expect(said).toStrictEqual([
    'QS (or KS, AS) rather than 2C: after QS you take it less often (+24 points).',
  ]);
});

test('a cost in chance of winning is written as such', () => {
  const chance = { measure: { counts: 'chance', matters: 0.03 } } as const;
  const other = judged('2C', -0.38, { pig: -0.38 });
  expect(costOf(judgement([best, other], chance), other, audience({}))).toBe(
    '2C: 38% less chance to win. Better QS: the pig brings you more.',
  );
});

test('a gain and an equal loss show the same figure', () => {
  for (const [counts, half] of [
    ['points', 8.5],
    ['cards', 0.25],
    ['chance', 0.125],
  ] as const) {
    const steps = stepsOf(half, { counts, matters: 1 });
    expect(stepsOf(-half, { counts, matters: 1 })).toBe(-steps);
  }
});

test('the common point of all good moves is the reason if a clearly worse move lacks it', () => {
  const fates = [{ event: 0, best: 0, other: 0.9, explained: 1, moved: 0.9 }];
  const outside = judged('AS', -40, { pig: -40 }, { fates });
  const plan = { plan: () => ({ clause: 'AS takes the Pig', after: 'other', rank: 0 }) as const };
  const level = [best, judged('3C', -1, { pig: -1 })];
  expect(told(judgement(level, { outside }), [], plan)).toStrictEqual([
    'QS or 3C (+40 points): after AS it takes the Pig.',
  ]);
  const equal = ['QS, 3C: equally good (within 5 points).'];
  expect(told(judgement(level, { outside }))).toStrictEqual(equal);
  expect(told(judgement(level, { outside: { ...outside, gain: -19 } }), [], plan)).toStrictEqual(equal);
  // What tells them apart goes first; the panel has both.
  const apart = judgement([best, worse], { outside });
  expect(told(apart, [], plan)).toStrictEqual([
    'QS rather than 2C: after QS the pig brings you more (+24 points).',
  ]);
  expect(panelOf(apart, [], audience(plan)).below).toContain(
    'Any of these (+40 points): after AS it takes the Pig',
  );
});

describe('a reason says after which move it holds, and names', () => {
  const fates = [{ event: 0, best: 0, other: 0.9, explained: 1, moved: 0.9 }];
  const worse = judged('2C', -24, { pig: -24 }, { fates });
  const line = (clause: string, after: 'best' | 'other', move = 'QS', other = worse) =>
    told(judgement([{ ...best, move }, other], { best: move }), [], {
      plan: () => ({ clause, after, rank: 0 }),
      isChoice: (text) => text.startsWith('pass '),
    })[0];

  test('the other move, if its result is bad', () => {
    expect(line('Bo leads next', 'other')).toBe('QS (+24 points): after 2C Bo leads next.');
  });

  test('the best move, if its result is good and the reason does not name it already', () => {
    expect(line('you lead next', 'best')).toBe('QS rather than 2C: after QS you lead next (+24 points).');
    expect(line('QS wins a trick', 'best')).toBe('QS rather than 2C: QS wins a trick (+24 points).');
    expect(line('2C is kept', 'best')).toBe('QS rather than 2C: after QS, 2C is kept (+24 points).');
  });

  test('a card of its own once, with a comma before another card', () => {
    expect(line('2C takes hearts', 'other')).toBe('QS (+24 points): after 2C it takes hearts.');
    expect(line('KS takes hearts', 'other')).toBe('QS (+24 points): after 2C, KS takes hearts.');
  });

  test('a pass, and passed cards', () => {
    expect(line('Bo leads next', 'other', 'QS', { ...worse, move: 'pass' })).toBe(
      'QS (+24 points): after a pass Bo leads next.',
    );
    expect(line('Bo leads next', 'other', 'pass 2C AC', { ...worse, move: 'pass 2C 7H' })).toBe(
      'Pass AC (+24 points): after passing 7H Bo leads next.',
    );
  });

  test('the move in costs and in reviews', () => {
    const plan = { plan: () => ({ clause: 'Bo leads next', after: 'other', rank: 0 }) as const };
    const of = judgement([best, worse]);
    expect(costOf(of, worse, audience(plan))).toBe('2C costs 24 points. Better QS: after 2C Bo leads next.');
    expect(faultOf(of, '2C', audience(plan))).toStrictEqual(['2C: Bo leads next.']);
  });

  test('the parts of the result if the reason does not fit', () => {
    expect(line('x'.repeat(70), 'other')).toBe(
      'QS rather than 2C: after QS the pig brings you more (+24 points).',
    );
  });
});
