import { describe, expect, test } from 'vitest';
import { formatCard } from '../../../src/engine/card.ts';
import { setOf } from '../../../src/engine/card-set.ts';
import { shang } from '../../../src/engine/shang/index.ts';
import type { State } from '../../../src/engine/shang/state.ts';
import { begin, handOf, type Selection } from '../../../src/tui/shang/hand.ts';
import { ui } from '../../../src/tui/shang/index.ts';
import { claim } from '../../../src/tui/shang/play.ts';
import { poster } from '../../../src/tui/shang/poster.ts';
import { afterMoves, dealt, holding, move } from '../../engine/shang/position.ts';
import { positionOf, typed } from './table.ts';

const { chosen, select, verdict } = ui;

const HAND = '3C 5C 6H 7S 8C 9D 9S JC JH QS AC AH';
const leading = holding([HAND, '2C 4C', '2D 4D', '2H 4H']);
const on = (play: string): State => afterMoves(holding([HAND, '2C', '2D', `${play} 2S`], { turn: 3 }), play);
const onSingle = on('JD');
const onPair = on('TC TD');
const onFiver = on('3D 4D 5D 6D 7H');
const hopeless = on('AS AD');

const shown = (selection: Selection | string): string =>
  typeof selection === 'string'
    ? selection
    : selection.check
      ? 'check'
      : `${selection.picked.map(formatCard).join(' ')} at ${formatCard(selection.cursor)}`;

test.each<[string, State, string, string]>([
  ['the cursor begins on the lowest card', leading, '', ' at 3C'],
  ['arrows go round', leading, 'Left Left', ' at AC'],
  ['h and l are arrows', leading, 'l l h', ' at 5C'],
  ['Home and End', leading, 'End', ' at AH'],
  ['Space picks', leading, 'Right Space Right Space', '5C 6H at 6H'],
  ['Space puts back', leading, 'Space Right Space Left Space', '5C at 3C'],
  ['a rank key picks the lowest of the rank', leading, 'J', 'JC at JC'],
  ['a rank key then picks the next', leading, '9 9', '9D 9S at 9S'],
  ['a rank key puts them back after the last', leading, '3 9 9 9', '3C at 9S'],
  ['ranks in any order', leading, 'Q 5 A', 'QS 5C AC at AC'],
  ['a rank that is not held', leading, '0', 'You hold no 10.'],
  ['against a single the cursor is the pick', onSingle, '', 'JH at JH'],
  ['the arrows move the pick against a single', onSingle, 'Right', 'QS at QS'],
  ['Space says so', onSingle, 'Space', 'The card under the cursor is your pick: Enter plays it.'],
  ['no card is picked if no play beats the table', hopeless, '', ' at 3C'],
  ['against a single, the lowest card of the rank that beats it', onSingle, 'J', 'JH at JH'],
  ['against a single, then the next of the rank in its place', onSingle, 'J J', 'JC at JC'],
  ['round and round', onSingle, 'J J J', 'JH at JH'],
  ['another rank takes its place', onSingle, 'J A A', 'AH at AH'],
  ['T picks the ten as 0 does', leading, 'T', 'You hold no 10.'],
  ['1 names the key of the ten', leading, '1', 'The ten has the key 0, or T.'],
  ['the only one of a rank stays', onSingle, 'Q Q', 'QS at QS'],
  ['the lowest of the rank if no card of it beats the single', onSingle, '9', '9D at 9D'],
  ['p picks a pair', leading, '9 p', '9D 9S at 9S'],
  ['p puts it back', leading, 'J p p', ' at JH'],
  ['Backspace puts the last one back', leading, '3 5 6 Backspace', '3C 5C at 5C'],
  ['Tab: the weakest play', onPair, 'Tab', 'JC JH at JH'],
  ['Tab: the next one', onPair, 'Tab Tab', 'AC AH at AH'],
  ['Tab goes round', onPair, 'Tab Tab Tab', 'JC JH at JH'],
  ['Shift-Tab: the strongest', onPair, 'Shift-Tab', 'AC AH at AH'],
  ['Tab after a selection that is no play', onPair, '3 Tab', 'JC JH at JH'],
  ['Tab on a fiver', onFiver, 'Tab', '5C 6H 7S 8C 9D at 9D'],
  ['Tab if no play beats the table', hopeless, 'Tab', 'check'],
  ['a picked card replaces the check', hopeless, 'Tab 3', '3C at 3C'],
  ['Down: the weakest single', leading, 'Down', '3C at 3C'],
  ['Down: the weakest pair', leading, 'Down Down', '9D 9S at 9S'],
  ['Down: the weakest straight', leading, 'Down Down Down', '5C 6H 7S 8C 9D at 9D'],
  ['Up: the strongest kind', leading, 'Up', '3C 5C 8C JC AC at AC'],
  ['. checks', onPair, '.', 'play check'],
  ['no earlier table to look at', onPair, 'v', 'No table of this deal is over yet.'],
  [
    'the only table before is in sight',
    afterMoves(leading, '3C', 'check', 'check', 'check'),
    'v',
    'There was only one table before this one: the panel shows it.',
  ],
])('%s', (_, state, keys, expected) => {
  expect(shown(typed(positionOf(state), keys))).toBe(expected);
});

describe('the order of the hand', () => {
  const position = positionOf(leading);
  const hand = (selection: Selection): string =>
    handOf(position, selection.sort)
      .map(({ card, first }) => (first ? '| ' : '') + formatCard(card))
      .join(' ');

  test.each([
    ['', '3C | 5C | 6H | 7S | 8C | 9D 9S | JC JH | QS | AC AH'],
    ['t', '3C 5C 8C JC AC | 9D | 6H JH AH | 7S 9S QS'],
    ['t t', '9D 9S | JC JH | AC AH | 3C 5C 6H 7S 8C QS'],
    ['t t t', '3C | 5C | 6H | 7S | 8C | 9D 9S | JC JH | QS | AC AH'],
  ])('"%s"', (keys, expected) => {
    expect(hand(typed(position, keys) as Selection)).toBe(expected);
  });

  test('stays for the next decision and when the selection is cleared, with the cursor', () => {
    const suits = typed(position, '9 9 t') as Selection;
    expect(begin(position, suits)).toEqual({ ...suits, picked: [] });
    const next = positionOf(holding(['3C 5C', '2C 4C', '2D 4D', '2H 4H']));
    expect(begin(next, suits)).toMatchObject({ sort: 'suit', picked: [], cursor: 1 });
  });
});

test('the selected cards are the move, legal or not', () => {
  const position = positionOf(onPair);
  const start = begin(position, null);
  expect(chosen(position, start)).toBeNull();
  expect(chosen(position, typed(position, '3 5') as Selection)).toEqual(move('3C 5C'));
  expect(shang.format(chosen(position, select(position, start, move('check')))!)).toBe('check');
  expect(setOf(select(position, start, move('JC JH')).picked)).toEqual(setOf([9, 35]));
});

describe('the verdict', () => {
  test.each<[string, State, string, string, string]>([
    ['too low', onPair, '9 9', 'pair 9D 9S', 'To beat: pair of tens, 10C 10D by Dan'],
    ['the wrong kind', onPair, '3', '3C', 'To beat: pair of tens, 10C 10D by Dan'],
    ['too many', leading, '3 5 6 7 8 Q', '6 cards', ''],
  ])('%s', (_, state, keys, selected, note) => {
    const position = positionOf(state);
    expect(verdict(position, typed(position, keys) as Selection)).toEqual({ selected, note });
  });

  test.each<[string, State, string]>([
    ['leading', leading, 'Your lead: Space picks a card, Tab a play.'],
    ['opening', dealt(['2C 2D 3C 4D 5H AS']), 'You open with 2C: Space picks a card, Tab a play.'],
    ['following', onPair, 'Two plays beat it: Space picks a card, Tab a play; [.] checks.'],
    [
      'if no play beats it',
      hopeless,
      'Nothing you hold beats it: [.] checks, and you wait for the next table.',
    ],
  ])('without a picked card, %s', (_, state, selected) => {
    const position = positionOf(state);
    expect(verdict(position, begin(position, null))).toEqual({ selected });
  });

  const two = '2D 3C 4S 5C 6D 9H TH JD QD KC';
  test.each<[string, State, string, string, string, string | undefined]>([
    [
      'a play and what it breaks',
      onPair,
      'J J',
      'pair JC JH',
      'beats 10C 10D: your lowest that does.',
      'Breaks your flush in C to the ace.',
    ],
    [
      'breaking no group',
      onSingle,
      'Q',
      'QS',
      'beats JD.',
      'Four plays beat it (Tab goes through them); [.] checks.',
    ],
    ['the highest', onSingle, 'A A', 'AH', 'beats JD: your highest.', 'Breaks your pair of aces.'],
    ['leading', leading, '9', '9D', 'you lead it.', 'Breaks your pair of nines.'],
    [
      'leading a card that breaks no group',
      leading,
      'Q',
      'QS',
      'you lead it.',
      'It breaks nothing in your hand.',
    ],
    ...[...'23456'].map((rank): [string, State, string, string, string, string] => [
      `a ${rank} of the lesser of two straights`,
      holding([two, '2C', '3D', '4D']),
      rank,
      { 2: '2D', 3: '3C', 4: '4S', 5: '5C', 6: '6D' }[rank]!,
      'you lead it.',
      'Breaks your straight to the six of D.',
    ]),
    [
      'a check as the only choice',
      hopeless,
      'Tab',
      'Check',
      'nothing in your hand beats AD AS.',
      'You wait for the next table.',
    ],
    [
      'the last cards',
      holding(['9C 9D', '2C', '3C', '4C']),
      '9 9',
      'pair 9C 9D',
      'your last cards: you go out.',
      undefined,
    ],
  ])('%s', (_, state, keys, selected, worth, note) => {
    const position = positionOf(state);
    expect(verdict(position, typed(position, keys) as Selection)).toEqual({
      selected,
      worth,
      ...(note && { note }),
    });
  });
});

test('check is the one word for playing nothing, and the key, the play and the poster say what it means', () => {
  const keys = ui.keys(positionOf(onPair), begin(positionOf(onPair), null));
  const { label, help } = keys.find((key) => key.keys.includes('.'))!;
  expect([label, help]).toEqual(['check', 'check: wait for the next table']);
  expect(poster.play.join(' ')).toContain('or check and wait for the next table');
  const state = positionOf(onPair);
  const { note = '', worth } = verdict(state, select(state, begin(state, null), move('check')));
  const said = [worth, note, ...keys.flatMap((key) => [key.label, key.help]), ...poster.play].join(' ');
  expect(said).toContain('you wait for the next table.');
  expect(said).not.toMatch(/\bpass/i);
});

test.each<[string, State, string | null]>([
  ['the last play, whatever it is', holding(['3C 3D', '2C 4C', '2D 4D', '2H 4H']), '3C 3D'],
  ['the unbeatable play first, then the last play', holding(['3C AS', '2C 4C', '2D 4D', '2H 4H']), 'AS'],
  ['not if the first play may be beaten', holding(['3C KS', '2C 4C', '2D AD', '2H 4H']), null],
  ['not with two plays that may be beaten', holding(['3C 4S', '5C 6C', '2D 6D', '2H 6H']), null],
  [
    'on the table of others as well',
    afterMoves(holding(['3C AS', '2C', '2D', '9C 2S'], { turn: 3 }), '9C'),
    'AS',
  ],
  ['not with a large hand', leading, null],
])('claim: %s', (_, state, expected) => {
  const next = claim(shang.view(state, 0), 0);
  expect(next && shang.format(next)).toBe(expected);
  expect(claim(shang.view(state, 1), 1)).toBeNull();
});

test('the help says how cards rank: by rank, and equal ranks by suit', () => {
  const means = ui.marks.map(({ sign, means }) => `${sign} ${means}`);
  expect(means).toContain('2 … A the order of ranks, from low to high; of equal ranks ♣ ♦ ♥ ♠');
});
