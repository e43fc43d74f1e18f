import { describe, expect, test } from 'vitest';
import { countsOf } from '../../../src/engine/shengji/cards.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { State } from '../../../src/engine/shengji/state.ts';
import { lieOf } from '../../../src/engine/shengji/trumps.ts';
import { tableRoomIn } from '../../../src/tui/parts/room.ts';
import { ui } from '../../../src/tui/shengji/index.ts';
import { playText, type ShengjiPosition } from '../../../src/tui/shengji/words.ts';
import { widthOf } from '../../../src/width.ts';
import { cards, deckWith, options, playAll, stayAll, trumps } from '../../engine/shengji/helpers.ts';
import { positionOf } from '../../support/table.ts';
import { brokenWalls } from '../../support/walls.ts';
import { sixthTrick, trickOf } from './positions.ts';
import { positionOf as seenBy, typed } from './table.ts';

const WINDOWS = [
  { columns: 80, rows: 24 },
  { columns: 100, rows: 30 },
  { columns: 120, rows: 40 },
  { columns: 160, rows: 50 },
  { columns: 200, rows: 60 },
];
type Window = (typeof WINDOWS)[number];

/** Returns the canvas of the table with panels after these keys. */
function painted(state: State, keys = '', window: Window = WINDOWS[0]!, more: Partial<ShengjiPosition> = {}) {
  const position = { ...positionOf(shengji, state, 0, 'unicode'), ...more };
  const selection = position.mover === null ? null : typed(position, keys);
  if (typeof selection === 'string') throw new Error(selection);
  return ui.paint({ position, selection, last: null, size: tableRoomIn(window, false) });
}

const drawn = (...of: Parameters<typeof painted>): string[] => painted(...of).texts();

/** Returns the panels beside the table, to the right of a number of columns, without cards of the hand. */
const panelsOf = (lines: readonly string[], from: number): string[] =>
  lines.map((line) => line.slice(from).trimEnd()).filter((line) => line !== '' && !/[╮╯│┓┛┃]/.test(line));

const CALLED = shengji.deal(
  shengji.start(options()),
  deckWith(['2D 2S 2S AC KC QC JC TC 9C 8C 7C 6C AD KD'], { kitty: '5C 5C 3D 3D 4D RJ' }),
);
const BURY = stayAll(playAll(CALLED, 'call 2D'));
const TICKETS = playAll(BURY, 'bury 3D 3D 4D 5C 5C AC');

test('the play at 80×24 has the players and the number of unseen cards beside it', () => {
  const lines = drawn(sixthTrick(), 'J 6 5 4');
  expect(lines).toEqual([
    '  Fay           9♦ 9♦ 8♦ 8♦  led, ahead                  players   pts',
    '▸ You           four cards                               You',
    '  Bo                                                     Bo         80',
    '  Cat (D)                                                Cat House  25',
    '  Dan                                                    Dan',
    '  Eli                                                    Eli        40',
    '                                                         Fay House  40',
    'points for you 120 of 160             2nd A♥ (1 played)  unseen      trumps 41',
    'trick 5  Fay A♦ A♦ took 40                               ♥ 19 ♠ 16 ♦ 26',
    ...lines.slice(9),
  ]);
});

test('the points of a trick stand beside four cards that win it, at 120×40 too', () => {
  const state = { ...sixthTrick(), trick: trickOf([4, '9D 9D 8D 8D'], [5, 'KD KD QD QD']) };
  expect(drawn(state, '', WINDOWS[2]).join('\n')).toMatch(/ahead 20\b/);
});

test('the play at 160×50 has seats around it, and panels of ranks, a trick and the deal so far', () => {
  expect(panelsOf(drawn(sixthTrick(), '', WINDOWS[3]), 106)).toEqual([
    'players lv       pts left',
    'You     2              20',
    'Bo      2         80   20',
    'Cat     2  House  25   20',
    'Dan     2              20',
    'Eli     2         40   20',
    'Fay     2  House  40   16',
    'unseen A K Q J10 9 8 7 6 5 4 3',
    'RJ 4 BJ 4 2♣ 3 2♠ 3 2♥ 4 2♦ 3',
    '♣  41  2 2 2 1 2 1 1 1 1 4 2 1',
    '♥  19  2 1 · 2 1 4 · 1 2 2 3 1',
    '♠  16  4 2 2 · 2 1 3 · · · 1 1',
    '♦  26  1 1 4 1 2 2 2 4 3 3 2 1',
    'trick 5 (v)                      40 points',
    'Bo  K♦ K♦',
    'Cat J♦ J♦',
    'Dan 4♦ 3♦',
    'Eli 10♦ 10♦',
    'Fay A♦ A♦                              won',
    'You 3♦ 3♦',
    'this deal (m)',
    '1 Bo led A♠ and took 5',
    '2 Bo led K♠ and took 15',
    '3 Bo led Q♠ and took 5',
    '4 Bo led J♥ and took 5',
    '5 Bo led K♦ K♦, Fay took 40',
    '5 Fay joins the House',
  ]);
});

/** Seat 0 owes both pairs of hearts to a Tolaji of seat 5, and has nothing to choose. */
function owedPairs(): State {
  const state = sixthTrick();
  const trick = trickOf([5, 'KH KH QH QH']);
  const hand = countsOf(cards('BJ 2C 2S KC JC 8C 5C AH QH QH JH TH 9H 3H 3H AS QS TS KD JD JD TD 9D 5D 5D'));
  return { ...state, trick, hands: state.hands.with(0, hand) };
}

test('cards that must be played are raised at the start of the turn, and illegal cards are open below', () => {
  expect(drawn(owedPairs()).slice(9, 13)).toEqual([
    '                                        ┏━━┳━━┓         ┏━━┳━━┓',
    '              ╭──┬──┬──┬──┬──┬──┬──╮ ╭──┃Q♥┃Q♥┃──┬───┬──┃3♥┃3♥┃',
    '              │BJ│2♣│2♠│K♣│J♣│8♣│5♣│ │A♥┗must━┛J♥│10♥│9♥┗must━┛',
    '                                         ↑',
  ]);
  expect(drawn(owedPairs(), '', WINDOWS[2]).join('\n')).toMatch(/┗must━┛ {2}│ {2}│ {2}┗must━┛/);
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
  for (const window of WINDOWS)
    expect(drawn({ ...state, limits }, '', window).join('\n')).toMatch(/ Bo .* 80 .*♣♠♦/);
});

test('a key shows unseen cards by rank in place of the hand, and the hand again', () => {
  expect(drawn(sixthTrick(), 'n').join('\n')).toMatch(/unseen A K Q J10 9[\s\S]*♦ {2}26 {2}1 1 4 1/);
  expect(drawn(sixthTrick(), 'n n')).toEqual(drawn(sixthTrick()));
});

test('a long play keeps its name and its first cards in the panel of a trick', () => {
  const last = trickOf(
    [1, 'AS AS AS KS KS KS'],
    [2, '6S 6S 5S 5S 4S 3S'],
    [3, '2C 2C BJ BJ RJ RJ'],
    [4, '9S 9S 9S 8S 8S 8S'],
    [5, 'AH KH QH JH 4D 3D'],
    [0, 'TS TS JS JS QS QS'],
  );
  const state = { ...sixthTrick(), tricks: [last], left: 14 };
  expect(panelsOf(drawn(state, '', WINDOWS[2]), 83).slice(13)).toEqual([
    'trick 1 (v)               70 points',
    'Bo  A♠ A♠ A♠ K♠ K♠ K♠           won',
    'Cat 6♠ 6♠ 5♠ 5♠ 4♠ 3♠',
    'Dan RJ RJ BJ BJ 2♣ 2♣',
    'Eli 9♠ 9♠ 9♠ 8♠ 8♠ 8♠',
    'Fay A♥ K♥ Q♥ J♥ 4♦ 3♦',
    'You Q♠ Q♠ J♠ J♠ 10♠ 10♠',
  ]);
});

test.each([
  [[0, 75, 0, 0, 0, 0], 'points for you 75  0 ▄▄▄▄▄▄▄▄▄▄▄▁ 80  House +2'],
  [[0, 80, 0, 0, 90, 0], 'points for you 170  160 ▄▄▁▁▁▁▁▁▁▁▁▁ 240  Players +1'],
  [[100, 100, 0, 100, 95, 0], 'points for you 395  320 ▄▄▄▄▄▄▄▄▄▄▄▁ 400  Players +3'],
])('the line of points outside the House for %j', (points, line) => {
  expect(drawn({ ...sixthTrick(), points }, '', WINDOWS[2]).join('\n')).toContain(line);
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

test('the help explains the points outside the House and their meter', () => {
  expect(ui.marks.find(({ sign }) => sign === 'points')?.means).toMatch(/not known to be House/);
});

test('the burial has panels of what the kitty counts and of what the Dealer keeps', () => {
  expect(panelsOf(drawn(BURY, '5 5'), 57)).toEqual([
    'the kitty, if lost',
    'If a Player wins the',
    'last trick, the kitty',
    'counts for the',
    'Players:',
    'single    10 × 2 = 20',
    'pair      10 × 4 = 40',
    'Tolaji    10 × 8 = 80',
  ]);
  const kept = panelsOf(drawn(BURY, '5 5', WINDOWS[1]), 67);
  expect(kept.slice(-5)).toEqual([
    'what you keep',
    '♦           14 cards, 30 points',
    '♠            8 cards, 20 points',
    '♥             8 cards, 5 points',
    '♣            9 cards, 20 points',
  ]);
});

test('the tickets show their copies, and a third one that waits; the panels the rule and the burial', () => {
  expect(drawn(TICKETS, 'Tab').slice(1, 8)).toEqual([
    '         ticket          you hold   others hold    who may play it',
    '        ┏━━━┓',
    '        ┃A ♣┃  [1st] 2nd 3rd 4th    three          one of the others',
    '        ┗━━━┛',
    '        ╭───╮',
    '        │A ♠│  1st       none       four           one of the others',
    '        ╰───╯',
  ]);
  expect(drawn(TICKETS, 'Tab K')[0]).toBe('       ▸ K♣  you hold one, the others three');
  expect(drawn(TICKETS, 'Tab K')[3]).toBe(
    '        │A ♣│  1st       none +1    three          one of the others',
  );
  expect(drawn(TICKETS, 'A 1 2 3')[0]).toBe('       ▸ 3rd A♠  you hold none, the others four');
  expect(panelsOf(drawn(TICKETS, '', WINDOWS[2]), 83)).toEqual([
    'your House',
    'Play a ticket yourself and you gain',
    'nobody; one player may play both. A',
    'ticket may name a trump.',
    'you buried',
    '4♦ 3♦ 3♦ A♣ 5♣ 5♣',
  ]);
});

test('others see what the Dealer does, and what comes next', () => {
  const lines = drawn(BURY, '', WINDOWS[0], seenBy(BURY, 3));
  expect(lines[7]).toBe('Ann buries six cards.');
  expect(panelsOf(lines.slice(0, 7), 57).join(' ')).toBe(
    'next Then the Dealer names two tickets: the player of each joins the House.',
  );
});

test('the draw shows calls, the trumps of each call, and the hand at the left with its newest card raised', () => {
  const lines = drawn(CALLED, 'Tab');
  expect(lines.slice(0, 9).map((line) => line.slice(0, 55).trimEnd())).toEqual([
    '▸ You',
    '  Bo',
    '  Cat',
    '  Dan',
    '  Eli',
    '  Fay',
    '',
    '1 of 210 drawn',
    '  stay ▸ 1 2♦',
  ]);
  expect(panelsOf(lines, 57)).toEqual([
    'what a call needs',
    'Nobody has called: a',
    'single two makes its',
    'suit trumps.',
    'trumps, if called',
    '♠ 1  ♥ 1  ♣ 1  ♦ 1',
  ]);
  let state: State = playAll(CALLED, 'call 2D');
  for (let draws = 0; draws < 100; draws++) state = playAll(state, 'stay');
  expect(drawn(state)[0]).toContain('You           2♦  stands');
  expect(drawn(state).slice(9, 13)).toEqual([
    '                                            ┏━━┓',
    '╭──┬──┬──╮ ╭──┬──┬──┬──┬───┬──┬──┬──┬──╮ ╭──┃K♦┃──┬──┬───╮',
    '│2♠│2♠│2♦│ │A♣│K♣│Q♣│J♣│10♣│9♣│8♣│7♣│6♣│ │A♦┗━━┛K♦│J♦│10♦│',
    '╰──┴──┴──╯ ╰──┴──┴──┴──┴───┴──┴──┴──┴──╯ ╰──╯  ╰──┴──┴───╯',
  ]);
});

test('the top line shows trick and trumps, and the call that set them', () => {
  const line = (state: State) => ui.banner(positionOf(shengji, state, 0, 'unicode'));
  expect(line(sixthTrick())).toEqual({
    parts: ['trick 6', 'trumps ♣ and 2'],
    right: 'Cat (D) called 2♣ 2♣ 2♣',
  });
  expect(line(BURY)).toEqual({ parts: ['trumps ♦ and 2'], right: 'You (D) called 2♦' });
  expect(line(CALLED)).toEqual({
    parts: ['the draw', 'twos are trumps'],
    right: 'no Dealer yet: the caller',
  });
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
    for (const [, state, keys] of states) {
      const { speaker } = positionOf(shengji, state, 0, 'unicode');
      const named = { ...speaker, seat: (seat: number) => names[seat]! };
      const canvas = painted(state, keys, window, { speaker: named });
      const rows = canvas.texts();
      expect(rows.every((row) => widthOf(row) < window.columns)).toBe(true);
      expect(brokenWalls(rows)).toEqual([]);
      const again = painted(state, keys, window, { speaker: named });
      for (let y = 0; y < rows.length; y++) expect(again.row(y)).toEqual(canvas.row(y));
    }
  });
  test('in a hand of fours', () => {
    const state = { ...sixthTrick(), trick: null };
    const hand = countsOf(cards(four));
    const rows = drawn({ ...state, hands: state.hands.with(0, hand) }, 'A A K K K K Q Q Q');
    expect(rows.slice(13)).toEqual([
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
  expect(rows).toContain('trumps, if called');
  expect(rows.includes('no suit 1 trump')).toBe(noTrumpCalls);
});
