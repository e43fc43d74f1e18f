import { describe, expect, test } from 'vitest';
import { card } from '../../../src/engine/card.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { DealPhase, PlayPhase, State } from '../../../src/engine/shengji/state.ts';
import { drawSheet } from '../../../src/tui/sheet/draw.ts';
import { drawEnd } from '../../../src/tui/shengji/ending.ts';
import { sheet } from '../../../src/tui/shengji/sheet.ts';
import { options, playAll, playing } from '../../engine/shengji/helpers.ts';
import { positionOf } from '../../support/table.ts';
import { trickOf } from './positions.ts';

/** The last trick of a deal in which seats 2 and 5 were the House; the first player leads a pair and Eli takes it. */
function lastTrick(table: Record<string, string | number> = {}): PlayPhase {
  const hands = ['9H 9H', '3H 3H', '2C 3C', '2C 3C', 'TH TH', '2D 3D'];
  const state = playing(hands, { trump: '4S', kitty: '5H 3S 4S 6H 7D 3D' });
  const { standing } = shengji.start(options(table)) as DealPhase;
  return {
    ...state,
    standing: { ...standing, dealer: 2, deals: 1 },
    deal: { ...state.deal, dealer: 2 },
    tricks: [trickOf([1, 'AD'], [2, '3D'], [3, '4D'], [4, '5D'], [5, 'AD AH AH'], [0, '6D'])],
    house: [2, 5],
    tickets: [
      { ordinal: 2, card: card('AD')!, met: 5 },
      { ordinal: 2, card: card('AH')!, met: 5 },
    ],
    points: [0, 90, 125, 0, 20, 140],
  };
}
const LAST = ['9H 9H', '3H 3H', '2C 3C', '2C 3C', 'TH TH', '2D 3D'];

function page(state: State, size = { columns: 78, rows: 17 }, viewer = 0): string[] {
  const { view, status, speaker, theme } = positionOf(shengji, state, viewer, 'unicode');
  const drawn = sheet.page({ view, status, speaker, columns: size.columns });
  return [...drawSheet(drawn, size, theme).texts(), ...drawn.verdict.map((line) => line ?? '')];
}

/** The end of the deal in cards, at 80×24. */
function endIn(state: State): string[] {
  const { view, status, speaker, theme } = positionOf(shengji, state, 0, 'unicode');
  const size = { windowClass: 80, columns: 78, rows: 17 } as const;
  const position = { view, status, speaker, columns: 78, facts: [], keys: new Set<string>() };
  return drawEnd(position, size, theme).texts();
}

test('the end of a deal in cards: levels stand apart from points, and a kitty that the House keeps is told in full', () => {
  const end = endIn(playAll(lastTrick(), ...LAST));
  expect(endIn(playAll({ ...lastTrick(), house: [2, 4] }, ...LAST))[3]).toMatch(/5, and the House keeps it$/);
  expect(end[7]).toMatch(/^ {2}Cat .* 125 {2}2 → 3 ↑$/);
});

test('a deal tells every number: points of each, kitty and multiplier, the row met, tickets, the next Dealer', () => {
  expect(page(playAll(lastTrick(), ...LAST))).toEqual([
    '   player    party     points   level        HOW IT WAS SCORED',
    '   Cat (D)   House        125   2 → 3        Player party, in tricks      130',
    '   Fay       House        140   2 → 3        last trick: Eli, Player',
    '   You       Player         0   2            a pair: kitty 5 × 4           20',
    '   Bo        Player        90   2            Player party                 150',
    '   Dan       Player         0   2            80–155: every House member +1',
    '   Eli       Player        40   2            House 265 + 130 + kitty 5 = 400',
    '──────────────────────────────────────────────────────────────────────────────',
    '   0 House +3 · 5 House +2 · 80 House +1 · 160 Player +1 · 240 +2 · 320 +3',
    '   0 ▄▄▄▄▄▄▄▄ 80 ▄▄▄▄▄▄▄▁ 160 ▁▁▁▁▁▁▁▁ 240 ▁▁▁▁▁▁▁▁ 320 ▁▁▁▁▁▁▁▁ 400      150',
    '──────────────────────────────────────────────────────────────────────────────',
    '   Kitty        3♦ 7♦ 5♥ 6♥ 3♠ 4♠ (5 points), multiplier: 2 × 2 cards led',
    '   Tickets      2nd A♦ met by Fay in trick 1 · 2nd A♥ by Fay too: adds nobody',
    '   Next Dealer  Fay: the next House member after Cat, at level 3',
    '──────────────────────────────────────────────────────────────────────────────',
    '   deal   Players’ points        You      Bo     Cat     Dan     Eli     Fay',
    '   1 ▸    150: House +1            2       2       3       2       2       3',
    'The Players have 150 points, the House wins: Cat and Fay rise to level 3.',
    'Fay deals next; trumps are the threes.',
  ]);
});

test('the Dealer who looks is "you" inside the sentence on the next one', () => {
  const rows = page(playAll(lastTrick(), ...LAST), undefined, 2);
  expect(rows.join('\n')).toContain('Fay: the next House member after you, at level 3');
});

test('the same is in the result, for programs', () => {
  expect(shengji.status(playAll(lastTrick(), ...LAST)).results).toEqual([
    {
      points: [0, 0, 1, 0, 0, 1],
      playerPoints: 150,
      kittyPoints: 20,
      house: [2, 5],
      dealer: 2,
      taken: [0, 90, 125, 0, 40, 140],
      last: { seat: 4, size: 2, length: 1 },
      kitty: ['3D', '7D', '5H', '6H', '3S', '4S'],
      tickets: [
        { ordinal: 2, card: 'AD', met: 5, trick: 1, joins: true },
        { ordinal: 2, card: 'AH', met: 5, trick: 1, joins: false },
      ],
      levels: [2, 2, 2, 2, 2, 2],
      next: 5,
    },
  ]);
});

describe('the end of a match', () => {
  const told = (table: Record<string, string | number>, levels: number[]) => {
    const state = lastTrick(table);
    return page(playAll({ ...state, standing: { ...state.standing, levels } }, ...LAST));
  };
  test('by rising past the last level, and who reached it only now', () => {
    const rows = told({}, [12, 13, 13, 10, 10, 14]);
    expect(rows.slice(-2)).toEqual([
      'Fay wins: already on A, and the House rises.',
      'Cat reaches A in the same deal, and had yet to play on it.',
    ]);
    expect(rows.slice(11, 13)).toEqual([
      '   FINAL  1st Fay  past A      2nd Cat  A           3rd Bo  K',
      '          4th You  Q           5th Dan  10          5th Eli  10',
    ]);
    expect(rows[2]).toContain('A → out');
  });
  test('after the deals agreed on', () => {
    expect(told({ deals: 1 }, [2, 2, 2, 2, 2, 2]).slice(-2)).toEqual([
      'Cat and Fay win on level 3, the highest.',
      'It ends after 1 deal, as agreed.',
    ]);
  });
});

test('before the first deal is over the levels are told', () => {
  expect(page(playing(['AH'])).slice(0, 2)).toEqual(['   LEVELS', '   You  level 2']);
});
