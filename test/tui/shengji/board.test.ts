import { describe, expect, test } from 'vitest';
import { countsOf } from '../../../src/engine/shengji/cards.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { State } from '../../../src/engine/shengji/state.ts';
import { lieOf } from '../../../src/engine/shengji/trumps.ts';
import { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import { drawRule } from '../../../src/tui/drawing/rule.ts';
import { tableSizeIn } from '../../../src/tui/drawing/size.ts';
import { ui } from '../../../src/tui/shengji/index.ts';
import { measuresIn } from '../../../src/tui/shengji/measures.ts';
import { playText } from '../../../src/tui/shengji/words.ts';
import { widthOf } from '../../../src/width.ts';
import { cards, deckWith, options, playAll, stayAll, trumps } from '../../engine/shengji/helpers.ts';
import { positionOf } from '../../support/table.ts';
import { brokenWalls } from '../../support/walls.ts';
import { sixthTrick, trickOf } from './positions.ts';
import { typed } from './table.ts';

const WINDOWS = [
  { columns: 80, rows: 24 },
  { columns: 100, rows: 30 },
  { columns: 120, rows: 40 },
  { columns: 160, rows: 50 },
  { columns: 200, rows: 60 },
];
type Window = (typeof WINDOWS)[number];

/** The table after these keys, as text, the rule above it first. */
function drawn(
  state: State,
  keys = '',
  window: Window = WINDOWS[0]!,
  viewer = 0,
  symbols: 'unicode' | 'ascii' = 'unicode',
): string[] {
  const position = positionOf(shengji, state, viewer, symbols);
  const picked = position.mover === null ? null : typed(position, keys);
  if (typeof picked === 'string') throw new Error(picked);
  const size = tableSizeIn(window);
  const top = new Canvas(size.columns, 1, position.theme);
  drawRule(top, 0, ui.rule(position, picked, size));
  return [...top.texts(), ...ui.paint({ position, selection: picked, last: null, size }).texts()];
}

const CALLED = shengji.deal(
  shengji.start(options()),
  deckWith(['2D 2S 2S AC KC QC JC TC 9C 8C 7C 6C AD KD'], { kitty: '5C 5C 3D 3D 4D RJ' }),
);
const BURY = stayAll(playAll(CALLED, 'call 2D'));
const TICKETS = playAll(BURY, 'bury 3D 3D 4D 5C 5C AC');

/** Seat 0 owes both pairs of hearts to a Tolaji of seat 5, and has nothing to choose. */
function owedPairs(): State {
  const state = sixthTrick();
  const trick = trickOf([5, 'KH KH QH QH']);
  const hand = countsOf(cards('BJ 2C 2S KC JC 8C 5C AH QH QH JH TH 9H 3H 3H AS QS TS KD JD JD TD 9D 5D 5D'));
  return { ...state, trick, hands: state.hands.with(0, hand) };
}

test('owed cards without a choice are raised at the start of the turn, and illegal cards are open below', () => {
  const rows = drawn(owedPairs());
  expect(rows.slice(10)).toEqual([
    '                                        ┏━━┳━━┓         ┏━━┳━━┓',
    '              ╭──┬──┬──┬──┬──┬──┬──╮ ╭──┃Q♥┃Q♥┃──┬───┬──┃3♥┃3♥┃',
    '              │BJ│2♣│2♠│K♣│J♣│8♣│5♣│ │A♥┗owed━┛J♥│10♥│9♥┗owed━┛',
    '                                         ↑',
    '',
    '                     ╭──┬──┬───╮ ╭──┬──┬──┬───┬──┬──┬──╮',
    '                     │A♠│Q♠│10♠│ │K♦│J♦│J♦│10♦│9♦│5♦│5♦│',
    '',
  ]);
  expect(drawn(owedPairs(), '', WINDOWS[2]).slice(24, 29)).toEqual([
    '                                            ┏━━┳━━┓        ┏━━┳━━┓',
    '                  ╭──┬──┬──┬──┬──┬──┬──╮ ╭──┃Q ┃Q ┃──┬──┬──┃3 ┃3 ┃ ╭──┬──┬──╮ ╭──┬──┬──┬──┬──┬──┬──╮',
    '                  │B │2 │2 │K │J │8 │5 │ │A ┃♥ ┃♥ ┃J │10│9 ┃♥ ┃♥ ┃ │A │Q │10│ │K │J │J │10│9 │5 │5 │',
    '                  │J │♣ │♠ │♣ │♣ │♣ │♣ │ │♥ ┗owed━┛♥ │♥ │♥ ┗owed━┛ │♠ │♠ │♠ │ │♦ │♦ │♦ │♦ │♦ │♦ │♦ │',
    '                                             ↑',
  ]);
  expect(drawn(owedPairs(), '', WINDOWS[0], 0, 'ascii').slice(10, 14)).toEqual([
    '                                        #==#==#         #==#==#',
    '              +--+--+--+--+--+--+--+ +--#QH#QH#--+---+--#3H#3H#',
    '              |BJ|2C|2S|KC|JC|8C|5C| |AH#owed=#JH|10H|9H#owed=#',
    '                                         ^',
  ]);
});

test('a key in a small window shows unseen cards by rank', () => {
  const rows = drawn(sixthTrick(), 'n');
  expect(rows.slice(9, 12)).toEqual([
    'OUT  tops  RJ 4  BJ 4  2♣ 3  2♠ 3  2♥ 4  2♦ 3 ────────────────────────────────',
    '                  A  K  Q  J 10  9  8  7  6  5  4  3',
    '   ♣ trumps  41   2  2  2  1  2  1  1  1  1  4  2  1',
  ]);
  expect(drawn(sixthTrick(), 'n n')).toEqual(drawn(sixthTrick()));
});

test('suits shown out are beside their player, with trumps by their suit', () => {
  const state = sixthTrick();
  const none = (suits: string, limits: readonly number[]) =>
    limits.map((n, kind) =>
      (suits.includes('T') && (kind >= 52 || kind % 13 === 0 || kind < 13)) ||
      (kind < 52 && kind % 13 > 0 && suits.includes('CDHS'[Math.floor(kind / 13)]!))
        ? 0
        : n,
    );
  const limits = state.limits.with(1, none('DST', state.limits[1]!));
  const rows = drawn({ ...state, limits }, '', WINDOWS[2]);
  expect(rows[2]).toContain('out of');
  expect(rows[7]).toMatch(/ Bo +2 +\? +20 +80 +♣♠♦ /);
});

test.each([
  ['RJ RJ BJ BJ', 'RJ RJ BJ BJ'],
  ['2C 2C 2H 2H AC AC', '2♣ 2♣ 2♥ 2♥ A♣ A♣'],
  ['JD TD TD 9D', 'J♦ 10♦ 10♦ 9♦'],
  ['KH KH QH QH', 'K♥ K♥ Q♥ Q♥'],
  ['7H 6H 7S 3S 8D', '7♠ 3♠ 7♥ 6♥ 8♦'],
])('a play is written out: %s', (text, expected) => {
  const { speaker } = positionOf(shengji, sixthTrick(), 0, 'unicode');
  expect(playText(cards(text), lieOf(trumps('2C')), speaker)).toBe(expected);
});

test('a play too long for its room drops whole groups from its end, and counts their cards', () => {
  const { speaker } = positionOf(shengji, sixthTrick(), 0, 'unicode');
  const cut = (text: string, room: number) => playText(cards(text), lieOf(trumps('2C')), speaker, room);
  expect(cut('2C 2C 2H 2H AC AC', 16)).toBe('2♣ 2♣ 2♥ 2♥ +2');
  expect(cut('2C 2C 2H 2H AC AC', 17)).toBe('2♣ 2♣ 2♥ 2♥ A♣ A♣');
  expect(cut('2C 2C 2H 2H AC AC KC', 9)).toBe('2♣ 2♣ +5');
  expect(cut('KH KH QH QH', 4)).toBe('4 cards');
});

test.each([
  ['9D 9D TD TD', '20', 'Tolaji, 2 pairs ♦'],
  ['2C 2C 2S 2S', '0', 'Tolaji, 2 pairs ♣'],
  ['2S', '0', 'single card, trumps'],
  ['KD KD', '20', 'pair ♦'],
  ['KD', '10', 'single card ♦'],
])('the whole lead is named beside the trick: %s', (text, points, form) => {
  const rows = drawn({ ...sixthTrick(), trick: trickOf([1, text]), turn: 2 });
  expect(rows[1]?.slice(59)).toBe(`THIS TRICK${points.padStart(9)}`);
  expect(rows[2]?.slice(59)).toBe(form);
});

test.each([
  [[0, 0, 0, 0, 0, 0], 'not House 0   ▁▁▁▁▁▁▁▁▁▁▁▁  5   now: House up 3 levels'],
  [[0, 75, 0, 0, 0, 0], 'not House 75  ▄▄▄▄▄▄▄▄▄▄▄▁ 80   now: House up 2 levels'],
  [[0, 80, 0, 0, 90, 0], 'not House 170 ▄▄▁▁▁▁▁▁▁▁▁▁ 240  now: Players up 1 level'],
  [[100, 100, 0, 100, 95, 0], 'not House 395 ▄▄▄▄▄▄▄▄▄▄▄▁ 400  now: Players up 3 levels'],
])('the line of points outside the House for %j', (points, line) => {
  expect(drawn({ ...sixthTrick(), points })[8]).toContain(line);
});

test('the help explains the points outside the House and their meter', () => {
  expect(ui.marks.find(({ sign }) => sign === 'not House')?.means).toMatch(/not known to be House/);
});

test('the burial shows the picked cards, the kitty and its possible worth', () => {
  expect(drawn(BURY, '5 5')).toEqual([
    'TO BURY  2 of 6 ────────────────────── THE KITTY HELD ────────────────────────',
    ' ╭───╮╭───╮╭   ╮╭   ╮╭   ╮╭   ╮        ╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮',
    ' │5 ♣││5 ♣│                            │5 ♣││5 ♣││3 ♦││3 ♦││4 ♦││RJ │',
    ' ╰───╯╰───╯╰   ╯╰   ╯╰   ╯╰   ╯        ╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯',
    '',
    ' If a Player wins the last trick, the kitty counts for the Players:',
    ' × 2 for a single led, × 4 for a pair, × 8 for a Tolaji of two pairs.',
    '',
    '',
    'HAND 41  trumps 14   ♠ 8   ♥ 8   ♣ 11 ────────────────────── buried points 10',
    '',
    '   ╭──┬──┬──┬──┬──┬──┬──┬──┬──┬──┬───┬──┬──┬──╮ ╭──┬──┬───┬──┬──┬──┬──┬──╮',
    '   │RJ│BJ│2♦│2♠│2♠│2♥│A♦│K♦│K♦│J♦│10♦│4♦│3♦│3♦│ │K♠│Q♠│10♠│9♠│7♠│6♠│4♠│3♠│',
    '   ╰──┴──┴──┴──┴──┴──┴──┴──┴──┴──┴───┴──┴──┴──╯ ╰──┴──┴───┴──┴──┴──┴──┴──╯',
    '                                                              ┏━━┳━━┓',
    '        ╭──┬──┬──┬──┬──┬──┬──┬──╮ ╭──┬──┬──┬──┬───┬──┬──┬──┬──┃5♣┃5♣┃',
    '        │A♥│Q♥│J♥│9♥│8♥│6♥│5♥│3♥│ │A♣│K♣│Q♣│J♣│10♣│9♣│8♣│7♣│6♣┗━━┻━━┛',
    '        ╰──┴──┴──┴──┴──┴──┴──┴──╯ ╰──┴──┴──┴──┴───┴──┴──┴──┴──╯↑',
  ]);
});

test('the tickets show their copies, and a third one that waits', () => {
  expect(drawn(TICKETS, 'Tab').slice(0, 10)).toEqual([
    'NAME TWO TICKETS ─────────────────────────────────────────────────────────────',
    '',
    '   ticket          you hold   others hold    who may play it',
    '  ┏━━━┓',
    '  ┃A ♣┃  [1st] 2nd 3rd 4th    three          one of the others',
    '  ┗━━━┛',
    '  ╭───╮',
    '  │A ♠│  1st       none       four           one of the others',
    '  ╰───╯',
    'HAND 35  trumps 11   ♠ 8   ♥ 8   ♣ 8 ────────────── a ticket may name a trump',
  ]);
  expect(drawn(TICKETS, 'Tab K').slice(1, 5)).toEqual([
    ' ▸ K♣  you hold one, the others three',
    '   ticket          you hold   others hold    who may play it',
    '  ╭───╮',
    '  │A ♣│  1st       none +1    three          one of the others',
  ]);
  expect(drawn(TICKETS, 'A 1 2 3')[1]).toBe(' ▸ 3rd A♠  you hold none, the others four');
});

test('the draw shows the standing call, the trumps of each call, and the hand at the left with its newest card raised', () => {
  expect(drawn(CALLED, 'Tab').slice(0, 10)).toEqual([
    'DRAWN  1 of 210  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ─────────────────── STANDING CALL  none',
    '   player   lv     drawn    called             │ YOUR CALLS',
    ' ▸ You      2          1    –                  │   stay',
    '   Bo       2          0    –                  │ ▸ 1  2♦',
    '   Cat      2          0    –                  │      ♦ would be trumps',
    '   Dan      2          0    –                  │',
    '   Eli      2          0    –                  │ Then 1 of 1 are trumps.',
    '   Fay      2          0    –                  │',
    '                                               │',
    'HAND 1  tops 1   ♠ 0   ♥ 0   ♣ 0   ♦ 0 ────────┴──────────────────────────────',
  ]);
  let state: State = playAll(CALLED, 'call 2D');
  for (let draws = 0; draws < 100; draws++) state = playAll(state, 'stay');
  expect(drawn(state)[0]).toMatch(/ STANDING CALL {2}You called 2♦$/);
  expect(drawn(state)[2]).toContain('2♦  stands');
  expect(drawn(state).slice(10)).toEqual([
    '',
    '╭──┬──┬──╮',
    '│2♠│2♠│2♦│',
    '╰──┴──┴──╯',
    '                                 ┏━━┓',
    '╭──┬──┬──┬──┬───┬──┬──┬──┬──╮ ╭──┃K♦┃──┬──┬───╮',
    '│A♣│K♣│Q♣│J♣│10♣│9♣│8♣│7♣│6♣│ │A♦┗━━┛K♦│J♦│10♦│',
    '╰──┴──┴──┴──┴───┴──┴──┴──┴──╯ ╰──╯  ╰──┴──┴───╯',
  ]);
});

test('the top line shows level, trumps, phase and call', () => {
  const line = (state: State) => ui.banner(positionOf(shengji, state, 0, 'unicode'));
  expect(line(sixthTrick())).toEqual({
    parts: ['level 2', 'trumps ♣', 'trick 6'],
    right: '(D) Cat called 2♣ 2♣ 2♣',
  });
  expect(line(BURY)).toEqual({ parts: ['level 2', 'trumps ♦', 'bury six'], right: 'You (D) called 2♦' });
  expect(line(CALLED)).toEqual({ parts: ['the draw', 'level 2'], right: 'no Dealer yet: the caller' });
});

describe('long names and four copies of everything fit', () => {
  const names = ['王小明王小明王小明', 'Bartholomew the Great', 'Ünïcödé Nämé', 'Dan', 'Eli', 'F'];
  const four = 'RJ RJ RJ RJ BJ BJ BJ BJ 2C 2C 2C 2C AD AD AD AD KD KD KD KD QD QD QD QD JD JD JD JD';
  const states: [string, State, string][] = [
    ['play', sixthTrick(), 'J 6'],
    ['a lead from four copies', { ...playAll(TICKETS, 'tickets 1AS 1AH') }, ''],
    ['bury', BURY, '5 5'],
    ['tickets', TICKETS, 'A 1'],
    ['a ticket that the Dealer may meet', TICKETS, 'K 1'],
    ['draw', CALLED, 'Tab'],
  ];
  test.each(WINDOWS)('in $columns×$rows', (window) => {
    const size = tableSizeIn(window);
    for (const [, state, keys] of states) {
      const own = positionOf(shengji, state, 0, 'unicode');
      const speaker = { ...own.speaker, seat: (seat: number) => names[seat]! };
      const position = { ...own, speaker };
      const selection = typed(position, keys);
      if (typeof selection === 'string') throw new Error(selection);
      const canvas = ui.paint({ position, selection, last: null, size });
      const rows = canvas.texts();
      expect(rows.every((row) => widthOf(row) <= size.columns)).toBe(true);
      expect(brokenWalls(rows)).toEqual([]);
      // Above the hand, whose fans end where they end.
      const { rule } = measuresIn(size);
      const edge = rows
        .slice(0, rule)
        .filter((row) => /│$/.test(row))
        .map(widthOf);
      expect(new Set(edge).size).toBeLessThanOrEqual(1);
      const again = ui.paint({ position, selection, last: null, size });
      for (let y = 0; y < size.rows; y++) expect(again.row(y)).toEqual(canvas.row(y));
    }
  });
  test('in a hand of fours', () => {
    const state = { ...sixthTrick(), trick: null };
    const hand = countsOf(cards(four));
    const rows = drawn({ ...state, hands: state.hands.with(0, hand) }, 'A A K K K K Q Q Q');
    expect(rows.slice(14)).toEqual([
      '              ┏━━┳━━┓     ┏━━┳━━┳━━┳━━┳━━┳━━┳━━┓',
      '              ┃A♦┃A♦┃──┬──┃K♦┃K♦┃K♦┃K♦┃Q♦┃Q♦┃Q♦┃──┬──┬──┬──┬──╮',
      '              ┗━━┻━━┛A♦│A♦┗━━┻━━┻━━┻━━┻━━┻━━┻━━┛Q♦│J♦│J♦│J♦│J♦│',
      '                    ╰──┴──╯            ↑       ╰──┴──┴──┴──┴──╯',
    ]);
  });
});

test.each([false, true])('the hand without a trump suit is shown if jokers call: %s', (noTrumpCalls) => {
  const dealt = shengji.deal(shengji.start(options({ noTrumpCalls })), deckWith(['2D 3C']));
  const rows = drawn(dealt, '', WINDOWS[2]).join('\n');
  expect(rows).toContain('Your hand, if called');
  expect(rows.includes('no suit')).toBe(noTrumpCalls);
});
