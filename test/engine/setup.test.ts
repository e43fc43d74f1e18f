import { describe, expect, test } from 'vitest';
import { type AnyGame, defineGame, isRefusal, type Json, type OptionSpec } from '../../src/engine/game.ts';
import { gongzhu } from '../../src/engine/gongzhu/index.ts';
import { kingsCourt } from '../../src/engine/kings-court/index.ts';
import { formatOption, readOptionText, readSetup, type SetupRequest } from '../../src/engine/setup.ts';
import { allowed, setupRefusalText } from '../../src/engine/text.ts';
import { findGame } from '../../src/library.ts';

const hearts = defineGame(gongzhu);
const court = defineGame(kingsCourt);

describe('a setup', () => {
  test('takes defaults for missing settings', () => {
    expect(readSetup(hearts, {}, 'fresh')).toStrictEqual({
      seats: 4,
      options: { limit: 1000, passing: 'left-right-across-hold' },
      seed: 'fresh',
      decks: [],
    });
  });

  test('takes a stacked deck for any deal', () => {
    const deck = Array.from({ length: 52 }, (_, card) => hearts.formatCard(51 - card));
    const setup = readSetup(hearts, { decks: [null, deck] }, 's');
    if (isRefusal(setup)) throw new Error(setup.rule);
    expect(setup.decks).toStrictEqual([null, Array.from({ length: 52 }, (_, card) => 51 - card)]);
  });

  test.each<[string, AnyGame, SetupRequest, string]>([
    ['too many seats', hearts, { seats: 9 }, 'Chinese Hearts is for 4 players, not 9.'],
    ['seats that are text', court, { seats: '4' }, 'King\'s Court is for 2, 3 and 4 players, not "4".'],
    [
      'an option below its range',
      hearts,
      { options: { limit: 5 } },
      'Option limit is a whole number from 100 to 5000, not 5.',
    ],
    [
      'half a point',
      hearts,
      { options: { limit: 100.5 } },
      'Option limit is a whole number from 100 to 5000, not 100.5.',
    ],
    [
      'null for an option that needs a value',
      hearts,
      { options: { limit: null } },
      'Option limit is a whole number from 100 to 5000, not null.',
    ],
    [
      'an unknown choice',
      hearts,
      { options: { passing: 'up' } },
      'Option passing is one of left-right-across-hold, none, left, not "up".',
    ],
    [
      'an unknown option',
      hearts,
      { options: { pig: true } },
      'Chinese Hearts has no option "pig"; it has limit and passing.',
    ],
    ['options that are a list', hearts, { options: [] }, 'Options are an object of names and values.'],
    ['an empty seed', hearts, { seed: '' }, 'A seed is any text of at least one character.'],
    ['a seed that is a number', hearts, { seed: 7 }, 'A seed is any text of at least one character.'],
    [
      'a first seat outside the table',
      court,
      { seats: 2, options: { first: 3 } },
      expect.stringContaining('first'),
    ],
    ['a deck that is text', hearts, { decks: ['2C'] }, 'The deck of deal 1 is not a list of cards.'],
    ['decks outside a list', hearts, { decks: {} }, expect.stringContaining('Decks are a list')],
    [
      'an unknown card',
      hearts,
      { decks: [['2C', '1C']] },
      'The deck of deal 1 names "1C", which is not a card of Chinese Hearts.',
    ],
    [
      'a deck with a card twice',
      hearts,
      { decks: [null, Array.from({ length: 52 }, (_, card) => hearts.formatCard(card || 1))] },
      "Deal 2: The deck is not the game's pack: missing 2C; too many 3C.",
    ],
  ])('with %s is refused', (_, game, request, sentence) => {
    const setup = readSetup(game, request, 'fresh');
    expect(isRefusal(setup) && setupRefusalText(game, setup)).toStrictEqual(sentence);
  });
});

test('a refusal is data: ids and the given values, without sentences', () => {
  expect([
    readSetup(hearts, { seats: 9 }, 's'),
    readSetup(hearts, { options: { limit: 5 } }, 's'),
    readSetup(hearts, { options: { pig: true } }, 's'),
    readSetup(court, { seats: 2, options: { first: 3 } }, 's'),
    readSetup(hearts, { decks: [null, ['1C']] }, 's'),
  ]).toMatchObject([
    { rule: 'seats', seats: 9 },
    { rule: 'option-value', name: 'limit', value: 5 },
    { rule: 'unknown-option', name: 'pig' },
    { rule: 'table', refusal: { rule: expect.any(String) } },
    { rule: 'unknown-card', deal: 2, card: '1C' },
  ]);
});

test.each([
  [['a', 'b'], 'Chinese Hearts is for 4 players, not a list.'],
  [{ a: 1 }, 'Chinese Hearts is for 4 players, not an object.'],
  ['x'.repeat(1000), `Chinese Hearts is for 4 players, not "${'x'.repeat(60)}…".`],
])('a refusal makes a short sentence of any input', (seats, sentence) => {
  const setup = readSetup(hearts, { seats }, 's');
  expect(isRefusal(setup) && setupRefusalText(hearts, setup)).toBe(sentence);
});

describe('one deal of a match', () => {
  const only = (id: string, given: Json, options = {}) =>
    readSetup(findGame(id)!, { only: given, options }, 's');
  const at = (standing: string, deal = 3) => ({ deal, moves: 100, standing });

  test.each([
    ['gongzhu', at('-40,0,1000,230')],
    ['shang', at('0,3,4,25@3')],
    ['500', at('-490,480@2')],
    ['shengji', at('2,2,5,14,3,2@5')],
    ['gongzhu', { deal: 1, moves: 0, standing: '' }],
  ])('in %s may be %o', (id, given) => {
    expect(only(id, given)).toMatchObject({ only: given });
  });

  test.each([
    ['gongzhu', at('0,0,0'), 'is written like 0,0,0,0.'],
    [
      'gongzhu',
      at('1001,0,0,0'),
      'No match of Chinese Hearts at this table stands at "1001,0,0,0" before deal 3;',
    ],
    ['gongzhu', at('0,0,0,0@1'), 'like 0,0,0,0.'],
    ['gongzhu', at('0, 0,0,0'), 'like 0,0,0,0.'],
    ['gongzhu', at('00,0,0,-0'), 'like 0,0,0,0.'],
    ['gongzhu', at('900,0,0,0', 2), 'before deal 2;'],
    ['shang', at('0,3,4,26@3'), 'like 0,0,0,0@0.'],
    ['shang', at('0,1,1,1@0'), 'like 0,0,0,0@0.'],
    ['shang', at('0,3,4,8@4'), 'like 0,0,0,0@0.'],
    ['shang', at('0,3,4,8'), 'like 0,0,0,0@0.'],
    ['500', at('500,0@0'), 'like 0,0@3.'],
    ['500', at('-500,0@0'), 'like 0,0@3.'],
    ['500', at('15,0@0'), 'like 0,0@3.'],
    ['500', at('10,0@4'), 'like 0,0@3.'],
    ['500', at('10,0,0@1'), 'like 0,0@3.'],
    ['shengji', at('2,2,5,15,3,2@5'), 'like 2,2,2,2,2,2@0.'],
    ['shengji', at('2,2,5,1,3,2@5'), 'like 2,2,2,2,2,2@0.'],
    ['shengji', at('2,2,5,4,3,2@6'), 'like 2,2,2,2,2,2@0.'],
    ['kings-court', at('0,0,0,0'), "A match of King's Court is one deal."],
    ['gongzhu', null, 'One deal of a match needs its number'],
    ['gongzhu', { deal: 0, moves: 0, standing: '' }, 'One deal of a match needs its number'],
    ['gongzhu', { deal: 1, moves: 2, standing: '' }, 'One deal of a match needs its number'],
    ['gongzhu', { deal: 1, moves: 0, standing: '0,0,0,0' }, 'One deal of a match needs its number'],
    ['gongzhu', { deal: 2, moves: 1.5, standing: '0,0,0,0' }, 'One deal of a match needs its number'],
  ])('in %s cannot be %o', (id, given, sentence) => {
    const setup = only(id, given);
    expect(isRefusal(setup) && setupRefusalText(findGame(id)!, setup)).toContain(sentence);
  });

  test('cannot come after the last deal that the house rules allow', () => {
    expect(only('shengji', at('2,2,5,4,3,2@5'), { deals: 2 })).toMatchObject({ rule: 'standing' });
    expect(only('shengji', at('2,2,5,4,3,2@5'), { deals: 3 })).toMatchObject({ only: { deal: 3 } });
  });
});

describe('options as text', () => {
  const WORDED: OptionSpec = {
    ...{ name: 'a', label: 'A', description: '' },
    ...{ type: 'number', default: 6, min: 1, max: 7, words: ['all'] },
  };
  const rows: [OptionSpec, string, unknown][] = [
    [{ name: 'a', label: 'A', description: '', type: 'boolean', default: false }, 'on', true],
    [{ name: 'a', label: 'A', description: '', type: 'boolean', default: false }, 'off', false],
    [{ name: 'a', label: 'A', description: '', type: 'number', default: null, min: 1, max: 9 }, 'none', null],
    [{ name: 'a', label: 'A', description: '', type: 'number', default: 3, min: 1, max: 9 }, '7', 7],
    [{ name: 'a', label: 'A', description: '', type: 'choice', default: '2', choices: ['2', 'A'] }, 'A', 'A'],
    [WORDED, 'all', 'all'],
  ];
  test.each(rows)('%o reads %s and writes it back', (spec, text, value) => {
    expect(readOptionText(spec, text)).toBe(value);
    expect(formatOption(readOptionText(spec, text))).toBe(text);
  });

  test('a wrong value stays text, and readSetup refuses it', () => {
    expect(readOptionText(rows[0]![0], 'yes')).toBe('yes');
    expect(readOptionText(rows[3]![0], '1e3')).toBe('1e3');
    expect(allowed(rows[2]![0])).toBe('none or a whole number from 1 to 9');
    expect(allowed(WORDED)).toBe('all or a whole number from 1 to 7');
  });
});
