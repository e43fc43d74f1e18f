import { describe, expect, test } from 'vitest';
import { card } from '../../../src/engine/card.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { DealPhase, PlayPhase, State } from '../../../src/engine/shengji/state.ts';
import { account } from '../../../src/tui/shengji/account.ts';
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

const accountIn = (state: State, viewer = 0) => account(positionOf(shengji, state, viewer, 'unicode'));

/** Names, texts and values of the latest deal. */
const rowsOf = (state: State, viewer = 0) =>
  accountIn(state, viewer)
    .deals.at(-1)!
    .rows.map(({ name, text, values }) => [name, text, ...values].join(' | '));

test('a deal shows every number: points of each, kitty and multiplier, the row met, tickets', () => {
  const state = playAll(lastTrick(), ...LAST);
  expect(rowsOf(state)).toEqual([
    'Cat | House, Dealer | 125 | 2 → 3',
    'Fay | House | 140 | 2 → 3',
    'You | Player | 0 | 2',
    'Bo | Player | 90 | 2',
    'Dan | Player | 0 | 2',
    'Eli | Player | 40 | 2',
    'kitty | 3♦ 7♦ 5♥ 6♥ 3♠ 4♠: 5 × 4, by a pair of Eli',
    'Players | 130 in tricks + 20 = 150 · 80–155: every House member +1',
    'tickets | 2nd A♦ met by Fay in trick 1 · 2nd A♥ by Fay too: adds nobody',
  ]);
  const { deals, verdict } = accountIn(state);
  expect([deals[0]!.title, deals[0]!.note]).toEqual([
    'The Players have 150 points, so the House rises: Cat and Fay to level 3.',
    '150: House +1',
  ]);
  expect(verdict).toEqual(['Fay deals next, the next House member after Cat; trumps are the threes.']);
});

test('a kitty kept by the House counts nothing', () => {
  expect(rowsOf(playAll({ ...lastTrick(), house: [2, 4] }, ...LAST))).toContainEqual(
    expect.stringMatching(/^kitty .*: 5, and the House keeps it$/),
  );
});

test('a Dealer who views the page is "you" in the sentence on the next one', () => {
  expect(accountIn(playAll(lastTrick(), ...LAST), 2).verdict[0]).toMatch(/next House member after you;/);
});

test('the result for programs has the same numbers', () => {
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
  const ended = (table: Record<string, string | number>, levels: number[]) => {
    const state = lastTrick(table);
    return playAll({ ...state, standing: { ...state.standing, levels } }, ...LAST);
  };
  test('comes by rising past the last level, and says who reached it only now', () => {
    const state = ended({}, [12, 13, 13, 10, 10, 14]);
    expect(accountIn(state).verdict).toEqual([
      'Fay wins: already on A, and the House rises.',
      'Cat reaches A in the same deal, but did not play on it.',
    ]);
    expect(rowsOf(state)).toContain('Fay | House | 140 | A → out');
  });
  test('comes after the agreed deals', () => {
    expect(accountIn(ended({ deals: 1 }, [2, 2, 2, 2, 2, 2])).verdict).toEqual([
      'Cat and Fay win on level 3, the highest.',
      'It ends after 1 deal, as agreed.',
    ]);
  });
});

test('the page says before the first deal ends that there is no deal yet', () => {
  const { deals, verdict } = accountIn(playing(['AH']));
  expect([deals, verdict]).toEqual([[], ['No deal is over yet.']]);
});
