import { describe, expect, test } from 'vitest';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { State } from '../../../src/engine/shengji/state.ts';
import { tableSizeIn } from '../../../src/tui/drawing/size.ts';
import { paint } from '../../../src/tui/shengji/board.tsx';
import { banner } from '../../../src/tui/shengji/stakes.ts';
import { widthOf } from '../../../src/width.ts';
import { deckWith, options, playAll, stayAll } from '../../engine/shengji/helpers.ts';
import { positionOf } from '../../support/table.ts';
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

/** The table after these keys, as text. */
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
  return paint({ position, selection: picked, last: null, size: tableSizeIn(window) }).texts();
}

const CALLED = shengji.deal(
  shengji.start(options()),
  deckWith(['2D 2S 2S AC KC QC JC TC 9C 8C 7C 6C AD KD'], { kitty: '5C 5C 3D 3D 4D RJ' }),
);
const BURY = stayAll(playAll(CALLED, 'call 2D'));
const TICKETS = playAll(BURY, 'bury 3D 3D 4D 5C 5C AC');

test('the play at 80×24', () => {
  expect(drawn(sixthTrick(), 'J 6 5 4')).toEqual([
    'TICKETS  2nd A♦: met by Fay   2nd A♥: 1 played, 3 to come',
    '────────────────────────────────────────────────────────┬─────────────────────',
    '  player  lv party   left  pts  void trick 6            │ TRICK Tolaji 2×2 ♦ 0',
    '▸ You     2  ?         20    0       your turn          │ LAST TRICK (v)    40',
    '  Bo      2  ?         20   80                          │ Bo  KK♦ · Cat JJ♦',
    '  Cat (D) 2  House     20   25                          │ Dan 43♦',
    '  Dan     2  ?         20    0                          │ Eli 10♦ 10♦',
    '  Eli     2  ?         20   40                          │ Fay AA♦ won',
    '  Fay     2  House     16   40       2×98♦ led, ahead   │ You 33♦',
    'not House 120 ▄▄▄▄▄▄▁▁▁▁▁▁ 160: Player +1, now House +1 │ House 65 · kitty   ?',
    '────────────────────────────────────────────────────────┴─────────────────────',
    'TOP 3                        2♣        2♠                  2♦           out 21',
    '         A    K    Q    J    T    9    8    7    6    5    4    3       unseen',
    ' ♣TR 4                  JJ        9         7                               20',
    ' ♠   2                            9                   5                     16',
    ' ♥   5   A                   TT                  6              3           19',
    '▸♦   6   A    K        [J]                      [6]  [5]  ▸4]               26',
  ]);
});

test('the play at 120×40: fans, the log in tricks, unseen copies under each rank', () => {
  const rows = drawn(sixthTrick(), 'J 6 5 4', WINDOWS[2]);
  const shown = [0, 1, 3, 4, 17, 18, 19, 20, 22, 23, 24, 25, 26, 31, 32];
  expect(shown.map((row) => rows[row])).toEqual([
    ' ╭─ Trick 6: Fay led a Tolaji of 2 pairs, ♦ ───────────────────────── 0 points ─╮  ╭─ Tickets and kitty ─────────────╮',
    ' │   player    level  party  left  points   void     played                     │  │ 2nd A♦        met by Fay: House │',
    ' │ ▸ You         2    ?        20       0   –        your turn: four cards      │  │ Kitty           6 cards, hidden │',
    ' │                                                                              │  │   if Players win last ×2 a card │',
    ' │                                                   ┏━━┳━━┳━━┳━━┓              │  │ 3 Bo led Q♠ and took 5          │',
    ' │   Fay         2    House    16      40   –        ┃9♦┃9♦┃8♦┃8♦┃ led, ahead   │  │ 4 Bo led J♥ and took 5          │',
    ' │                                                   ┗━━┻━━┻━━┻━━┛              │  │ 5 Bo led KK♦, Fay took 40       │',
    ' │ not House 120 ▄▄▄▄▄▄▄▄▄▁▁▁▁▁▁▁▁▁ 160: Player +1       ended now: House +1    │  │ 5 Fay joins the House           │',
    '  marks  0 House +3 · 5 House +2 · 80 House +1 · 160 Player +1 · 240 +2 · 320 +3   ╰─────────────────────────────────╯',
    'TOP 3                          2♣         2♠                    2♦              out RJ 4  BJ 4  2♣ 3  2♠ 3  2♥ 4  2♦ 3',
    '         A       K       Q       J       T       9       8       7       6       5       4       3              unseen',
    ' ♣TR 4                           JJ              9               7                                                  20',
    ' unseen  2       2       2       1       2       1       1       1       1       4       2       1',
    '▸♦   6   A       K              [J]                                     [6]     [5]     ▸4]                         26',
    ' unseen  1       1       4       1       2       2       2       4       3       3       2       1',
  ]);
});

test('what is not seen, by rank, is a key away in a small window', () => {
  const rows = drawn(sixthTrick(), 'n');
  expect(rows.slice(11, 14)).toEqual([
    'NOT SEEN RJ 4      BJ 4      2♣ 3      2♠ 3      2♥ 4      2♦ 3         out 21',
    '         A    K    Q    J    T    9    8    7    6    5    4    3       unseen',
    ' ♣TR 4   2    2    2    1    2    1    1    1    1    4    2    1           20',
  ]);
  expect(drawn(sixthTrick(), 'n n')).toEqual(drawn(sixthTrick()));
});

test('suits shown out stand with their player, trumps as T', () => {
  const state = sixthTrick();
  const none = (suits: string, limits: readonly number[]) =>
    limits.map((n, kind) =>
      kind < 52 && kind % 13 > 0 && suits.includes('CDHS'[Math.floor(kind / 13)]!) ? 0 : n,
    );
  const limits = state.limits.with(1, none('DS', state.limits[1]!));
  expect(drawn({ ...state, limits })[4]).toContain('20   80  ♠♦');
});

test('Tolajis of six cards are whole in their row and in the last trick', () => {
  const last = trickOf(
    [1, 'AS AS AS KS KS KS'],
    [2, '6S 6S 5S 5S 4S 3S'],
    [3, '2C 2C BJ BJ RJ RJ'],
    [4, '9S 9S 9S 8S 8S 8S'],
    [5, 'AH KH QH JH 4D 3D'],
    [0, 'TS TS JS JS QS QS'],
  );
  const state = { ...sixthTrick(), tricks: [last], left: 14 };
  const lead = { ...state, trick: { ...last, plays: last.plays.slice(0, 5) } };
  const rows = drawn(lead);
  expect(rows.slice(3, 9).map((row) => row.slice(37, 56).trim())).toEqual([
    'your turn',
    '3×AK♠ led, ahead',
    '665543♠',
    '2×2♣BJRJ',
    '3×98♠',
    'AKQJ♥ 43♦',
  ]);
  expect(rows.slice(3, 9).map((row) => row.slice(58))).toEqual([
    'LAST TRICK (v)    70',
    'Bo  3×AK♠ won',
    'Cat 665543♠',
    'Dan 2×2♣BJRJ',
    'Eli 3×98♠',
    'Fay AKQJ♥ 43♦',
  ]);
});

test.each([
  ['9D 9D TD TD', 'TRICK Tolaji ♦    20'],
  ['2C 2C 2S 2S', 'TRICK Tolaji TR    0'],
  ['KD KD', 'TRICK pair ♦      20'],
])('what was led is told whole beside the trick, %s', (cards, head) => {
  const rows = drawn({ ...sixthTrick(), trick: trickOf([1, cards]), turn: 2 });
  expect(rows[2]?.slice(58)).toBe(head);
});

test('a long name stands apart from the cards of the last trick', () => {
  const own = positionOf(shengji, sixthTrick(), 0, 'unicode');
  const speaker = { ...own.speaker, seat: () => 'Bartholomew' };
  const rows = paint({
    position: { ...own, speaker },
    selection: null,
    last: null,
    size: tableSizeIn(WINDOWS[2]!),
  });
  expect(rows.texts().join('\n')).toMatch(/│ Barthol… {2}KK♦/);
});

test('a play that is too long counts what has no room', () => {
  const long = 'RJ BJ 2D AS KS 9H 8H 5H 3H 7D 6D 4D';
  const last = trickOf([1, 'AC AC AC AC KC KC KC KC QC QC QC QC'], [2, long]);
  const rows = drawn({ ...sixthTrick(), trick: last, turn: 0 });
  expect(rows[5]).toMatch(/ RJ BJ 2♦ AK♠ 9♥ \+6 │/);
  expect(rows[4]).toMatch(/ 4×AKQ♣ led, ahead +│/);
});

test.each([
  [[0, 0, 0, 0, 0, 0], 'not House 0 ▁▁▁▁▁▁▁▁▁▁▁▁ 5: House +2, now House +3      │'],
  [[0, 75, 0, 0, 0, 0], 'not House 75 ▄▄▄▄▄▄▄▄▄▄▄▁ 80: House +1, now House +2    │'],
  [[0, 80, 0, 0, 90, 0], 'not House 170 ▄▄▁▁▁▁▁▁▁▁▁▁ 240: +2, now Player +1      │'],
  [[100, 100, 0, 100, 95, 0], 'not House 395 ▄▄▄▄▄▄▄▄▄▄▄▁ 400: +4, now Player +3      │'],
])('the points outside the House, %j', (points, line) => {
  expect(drawn({ ...sixthTrick(), points })[9]).toContain(line.replace(/ +│/, ' '));
});

test('the burial shows what is picked, what the kitty held and what it may count', () => {
  const rows = drawn(BURY, '5 5');
  expect(rows.slice(0, 9)).toEqual([
    'TO BURY  2 of 6                       THE KITTY HELD',
    ' ╭───╮╭───╮╭   ╮╭   ╮╭   ╮╭   ╮          ╭───╮╭───╮╭───╮╭───╮╭───╮╭───╮',
    ' │5 ♣││5 ♣│                              │5 ♣││5 ♣││3 ♦││3 ♦││4 ♦││RJ │',
    ' ╰───╯╰───╯╰   ╯╰   ╯╰   ╯╰   ╯          ╰───╯╰───╯╰───╯╰───╯╰───╯╰───╯',
    '──────────────────────────────────────────────────────────────────────────────',
    expect.stringMatching(/^ 41 cards: trumps 14, ♠ 8, ♥ 8, ♣ 11 +buried points 10$/),
    ' A kitty counts × 2 for each card led to the last trick, if a Player wins it:',
    ' single 10 × 2 = 20 · pair 10 × 4 = 40 · Tolaji of two pairs 10 × 8 = 80',
    '',
  ]);
});

test('the tickets, where their copies are, and a third one that waits', () => {
  expect(drawn(TICKETS, 'A 1 2').slice(0, 10)).toEqual([
    'NAME TWO TICKETS   the player of that copy joins your House',
    '──────────────────────────────────────────────────────────────────────────────',
    '',
    '   ticket         you  buried  others',
    '   1  1st A♣      0       1       3    one of the others',
    '   2  2nd A♣      0       1       3    one of the others',
    '',
    '   ▸ A♣   [1st] [2nd]  3rd   4th',
    '',
    '   A ticket that you meet yourself adds nobody; one player may meet both.',
  ]);
  expect(drawn(TICKETS, 'A 1 2 3').slice(7, 9)).toEqual([
    '   ▸ 3rd A♣ in place of',
    '     1 1st A♣   or   2 2nd A♣?',
  ]);
});

test('the draw: what stands, and what the calls would make trumps', () => {
  expect(drawn(CALLED, 'Tab').slice(0, 9)).toEqual([
    'DRAWN 1 of 210 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁   STANDING CALL none   a call needs a 2',
    '──────────────────────────────────────────────────────────────────────────────',
    '  player   lv  drawn  called               YOUR CALLS',
    '▸ You      2     1    –                         stay',
    '  Bo       2     0    –                    ▸ 1  2♦   ♦ would be trumps',
    '  Cat      2     0    –',
    '  Dan      2     0    –                    You drew 2♦.',
    '  Eli      2     0    –                    The Dealer starts, takes the kitty',
    '  Fay      2     0    –                    and names two tickets.',
  ]);
});

test('the top line', () => {
  const line = (state: State) => banner(positionOf(shengji, state, 0, 'unicode'));
  expect(line(sixthTrick())).toEqual({
    parts: ['level 2', 'trumps ♣', 'trick 6'],
    right: '(D) Cat called 2♣2♣2♣',
  });
  expect(line(BURY)).toEqual({ parts: ['level 2', 'trumps ♦', 'bury 6'], right: 'You (D) called 2♦' });
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
    ['draw', CALLED, 'Tab'],
  ];
  test.each(WINDOWS)('$columns×$rows', (window) => {
    const size = tableSizeIn(window);
    for (const [, state, keys] of states) {
      const own = positionOf(shengji, state, 0, 'unicode');
      const speaker = { ...own.speaker, seat: (seat: number) => names[seat]! };
      const position = { ...own, speaker };
      const selection = typed(position, keys);
      if (typeof selection === 'string') throw new Error(selection);
      const canvas = paint({ position, selection, last: null, size });
      const rows = canvas.texts();
      expect(rows.every((row) => widthOf(row) <= size.columns)).toBe(true);
      const edge = rows.filter((row) => /│$/.test(row)).map(widthOf);
      expect(new Set(edge).size).toBeLessThanOrEqual(1);
      const again = paint({ position, selection, last: null, size });
      for (let y = 0; y < size.rows; y++) expect(again.row(y)).toEqual(canvas.row(y));
    }
  });
  test('some of four copies taken are counted in small cells', () => {
    const state = { ...sixthTrick(), trick: null };
    const hand = state.hands[0]!.map(
      (_, kind) =>
        four.split(' ').filter((t) => t === shengji.format({ kind: 'play', cards: [kind] })).length,
    );
    const rows = drawn({ ...state, hands: state.hands.with(0, hand) }, 'A A K K K K Q Q Q');
    expect(rows[16]).toBe('▸♦  16  [2A]2[4K] ▸3Q]1 JJJJ                                                16');
    expect(rows[11]).toMatch(/^TOP 12 {2} RJRJRJRJ {2}BJBJBJBJ {2}2♣2♣2♣2♣/);
  });
});

test('in ASCII the same marks stand', () => {
  const rows = drawn(sixthTrick(), 'J 6 5 4', WINDOWS[0], 0, 'ascii');
  expect(rows[3]).toMatch(/^> You /);
  expect(rows[8]).toContain('2×98D led, ahead');
  expect(rows[16]).toMatch(/^>D {3}6 .*\[J\] .*\[6\] {2}\[5\] {2}>4\]/);
});
