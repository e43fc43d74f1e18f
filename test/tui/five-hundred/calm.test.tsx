import { describe, expect, test } from 'vitest';
import { fiveHundred } from '../../../src/engine/five-hundred/index.ts';
import type { BidPhase, State } from '../../../src/engine/five-hundred/state.ts';
import { begin, legalIn, type Selection } from '../../../src/tui/five-hundred/hand.ts';
import { paint, ui } from '../../../src/tui/five-hundred/index.ts';
import { lyingOf } from '../../../src/tui/five-hundred/lying.ts';
import { cards } from '../../engine/five-hundred/cards.ts';
import { dealt, played } from '../../engine/five-hundred/positions.ts';
import { numberOf, openApp } from '../../support/app.tsx';
import { CALM_ROOMS } from '../../support/calm-windows.ts';
import { makeRoom } from '../../support/room.ts';
import type { Stage } from '../../support/stage.ts';
import { positionOf } from '../../support/table.ts';
import { writtenOver } from '../../support/written-over.ts';
import { openTable, type Seating } from './seating.tsx';

/** Seat 3 holds eight trumps if spades are trumps, and speaks last. */
const SPADES = {
  hands: [
    'TS 6S 5S TH 9H TC 9C 8C QD JD',
    'AD KD 6D 7D 8D 9D QH 4H 5H 4C',
    'QS 8S 7S AC KC QC JH 6H 7H 5C',
    'JK JS JC AS KS 9S AH KH 4D 5D',
  ],
  widow: '4S 6C 7C 8H TD',
};

const open = (columns: number, rows: number, more: Partial<Seating> = {}) =>
  openTable({
    deals: [SPADES],
    people: [3],
    calls: { 0: 'bid 6D', 1: 'bid 6H' },
    size: { columns, rows },
    ...more,
    settings: { tables: { '500': 'calm' }, ...more.settings },
  });

/** Plays a deal by keys, and answers what stood on the screen at each of the player's turns. */
async function dealOn(stage: Stage): Promise<string[][]> {
  const frames: string[][] = [];
  const seen = async (wanted: RegExp, keys: string) => {
    await stage.waitFor(wanted);
    await stage.drawn();
    frames.push(stage.lines());
    stage.keys(keys);
  };
  await seen(/arrows pick a bid/, '8S');
  await seen(/eight tricks with spades/, '\r');
  await seen(/Pick five cards/, 'ac');
  await seen(/Picked 2 of 5/, 'bde');
  await seen(/You keep/, '\r');
  for (let trick = 1; trick <= 10; trick++) await seen(new RegExp(`trick ${trick}\\b[^]*hint`), '1\r');
  return frames;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Two letters or more are a word. */
const wordsIn = (lines: readonly string[]): number => lines.join(' ').match(/\p{L}{2,}/gu)?.length ?? 0;

describe.each(CALM_ROOMS)('a calm table at %i×%i', (columns, rows, room) => {
  test('lets a deal be played by keys in few words, and always shows the players, the last trick and the keys', async () => {
    const frames = await dealOn(await open(columns, rows));
    expect(frames.length).toBe(15);
    const texts = frames.map((lines) => lines.join('\n'));
    for (const text of texts) expect(text).not.toMatch(/LEGAL|left ·|deal 1|first to|US 0 +THEM 0\b|…/);
    for (const text of texts.slice(0, 2)) {
      expect(text).toMatch(/Bo +6♦[\s\S]*Cat +partner +6♥[\s\S]*Dan +pass[\s\S]*▸ You +\?/);
      expect(text).toMatch(/Enter bid +p pass +i hint +\?/);
    }
    expect(texts[4]).toMatch(/Bury 7♣ 6♣ 10♦ 5♦ 4♦/);
    for (const [trick, text] of texts.slice(5).entries()) {
      for (const name of ['You', 'Bo', 'Cat', 'Dan']) expect(text).toMatch(new RegExp(`\\b${name}\\b`));
      expect(text).toMatch(/^\s*500 {2}trick \d+ · 8♠ by You/);
      expect(text.replaceAll(' of ', '/')).toMatch(new RegExp(`US +${trick}/8`));
      expect(text.includes('last')).toBe(trick > 0);
      expect(text).toMatch(/Enter play/);
      expect(text).toMatch(columns === 72 ? /Cat US/ : /Cat partner/);
      expect(text.split('\n').length).toBe(rows);
    }
    expect(median(frames.map(wordsIn))).toBeLessThanOrEqual(45);
  });

  /** Moments of a deal of four and of six, a Nello with sixteen cards among them. */
  const moments = (): State[] => {
    const six = dealt({ seats: 6, scores: [-1120, 980] });
    const joker = { ...six, hands: [cards('JK JS JC AS 13H 12H 11H 2S 3S 4S'), ...six.hands.slice(1)] };
    const atSix = played(joker as BidPhase, 'bid 8NT', ...Array(5).fill('pass'));
    const nello = played(dealt({ scores: [-480, 470] }), 'nello', 'pass', 'pass', 'pass');
    const given = fiveHundred.play(nello, 2, [...fiveHundred.moves(nello, 2)][0]!);
    const buried = fiveHundred.play(given, 0, [...fiveHundred.moves(given, 0)][0]!);
    const states: State[] = [dealt({ scores: [-480, 470] }), six, atSix, nello, given, buried];
    // Each of these goes on by first moves, so that tricks lie there in part.
    for (const from of [atSix, buried]) {
      let now = from;
      for (let move = 0; move < 17; move++) {
        const seat = fiveHundred.toAct(now)[0]!;
        now = fiveHundred.play(now, seat, [...fiveHundred.moves(now, seat)][0]!);
        if (move % 3 === 0) states.push(now);
      }
    }
    return states;
  };

  test('draws each cell once, every text whole, and each card of the hand with its key', () => {
    for (const state of moments())
      for (const viewer of [fiveHundred.toAct(state)[0]!, 0, 1, 'table'] as const) {
        const position = { ...positionOf(fiveHundred, state, viewer, 'unicode'), calm: true };
        const first = position.mover === null ? null : begin(position, null);
        for (const selection of first === null ? [null] : [first, ...afterKeys(first)]) {
          const size = { ...room };
          const draw = () => paint({ position, selection, last: null, size });
          expect(writtenOver(draw)).toEqual([]);
          const canvas = draw();
          const text = canvas.texts().join('\n');
          expect(text).not.toContain('…');
          const areas = [...canvas.places].flatMap(([name, at]) => (name.startsWith('card ') ? [at] : []));
          const { hand, contract } = lyingOf(position);
          const isAside = viewer !== 'table' && contract?.out.includes(viewer) && position.mover === null;
          expect(areas.length).toBe(isAside ? 0 : hand.length);
          for (const at of areas) {
            expect(at.x).toBeGreaterThanOrEqual(0);
            expect(at.x + at.columns).toBeLessThanOrEqual(room.columns);
            expect(at.y + at.rows).toBeLessThanOrEqual(room.rows);
          }
          if (position.mover === null || state.phase === 'bid') continue;
          const edges = areas.map(
            ({ x, y, columns: wide, rows: high }) =>
              canvas
                .texts()
                [y + high - 1]!.slice(x, x + wide)
                .match(/[0-9a-f]/)?.[0] ?? '',
          );
          const legal = legalIn(position, hand).filter(Boolean).length;
          const keys = [...'1234567890abcdef'].slice(0, state.phase === 'bury' ? 16 : 10).slice(0, legal);
          expect(edges.filter(Boolean).sort()).toEqual(keys.sort());
        }
        function afterKeys(from: Selection): Selection[] {
          return ['Right', '1', 'Tab', 'L'].flatMap((key) => {
            const done = ui
              .keys(position, from)
              .find(({ keys }) => keys.includes(key))
              ?.act(key);
            return done && 'select' in done ? [done.select] : [];
          });
        }
      }
  });
});

test('the table of bids says what its numbers are, how suits rank, and what an Inkle is', async () => {
  const stage = await open(80, 24, { calls: {} });
  const text = (await stage.waitFor(/arrows pick/)).join('\n');
  expect(text).toMatch(/points by tricks; ♠ lowest, NT highest\n +6 +7 +8 +9 +10\n/);
  expect(text).toMatch(/Inkle: a weak six, a signal\n +♠ +♣ +♦ +♥ +NT\n/);
});

test('a window that shrinks and grows keeps the picked cards, and shows the same again', async () => {
  const stage = await open(80, 24);
  await stage.waitFor(/arrows pick/);
  stage.keys('8S');
  await stage.drawn();
  const before = stage.lines();
  for (const [columns, rows] of CALM_ROOMS) {
    stage.resize({ columns, rows });
    await stage.waitFor(/8♠ +worth 240/);
  }
  stage.resize({ columns: 80, rows: 24 });
  await stage.drawn();
  expect(stage.lines()).toEqual(before);
});

test('the finished trick stays in sight without a pause, and v turns to earlier tricks', async () => {
  const stage = await open(80, 24);
  await dealOnTo(stage, 3);
  expect(stage.lines().join('\n')).toMatch(/last trick\n[\s\S]*You +J♠\*/);
  stage.keys('v');
  await stage.waitFor(/trick 1\n[\s\S]*You +JK\*/);
});

test('a led Joker that names a suit says its effect, and the last trick names the suit', async () => {
  const stage = await open(80, 24, { calls: {} });
  await stage.waitFor(/arrows pick/);
  stage.keys('7N\r');
  await stage.waitFor(/Pick five cards/);
  stage.keys('abcde\r');
  await stage.waitFor(/You lead/);
  stage.keys('1');
  await stage.waitFor(/JK +Name the suit[\s\S]*s h c d name suit/);
  stage.keys('d');
  await stage.waitFor(/JK naming ♦ +The Joker wins the trick\. Others must follow:.*\[♦\]/);
  stage.keys('\r');
  await stage.waitFor(/trick 2[\s\S]*You +JK:♦\*/);
});

test('; switches between full and calm texts, and a calm bar has five keys at most', async () => {
  const room = makeRoom({ tables: {} });
  const stage = await openApp(room);
  stage.keys(`${numberOf('500')}\r`);
  const bar = (await stage.waitFor(/Enter bid.*; more/)).at(-1)!;
  expect(bar.trim().split(/ {2,}/)).toEqual(['Enter bid', 'p pass', 'i hint', '? help', '; more']);
  expect(room.saved?.tables).toEqual({ 500: 'calm' });
  stage.keys(';');
  await stage.waitFor(/this deal[\s\S]*;:less/);
  expect(room.saved?.tables).toEqual({ 500: 'all' });
  stage.keys(';');
  await stage.waitFor(/; more/);
});

/** Plays up to a trick. */
async function dealOnTo(stage: Stage, trick: number): Promise<void> {
  await stage.waitFor(/arrows pick/);
  stage.keys('8S\r');
  await stage.waitFor(/Pick five cards/);
  stage.keys('abcde\r');
  for (let number = 1; number < trick; number++) {
    await stage.waitFor(new RegExp(`trick ${number}\\b[^]*hint`));
    stage.keys('1\r');
  }
  await stage.waitFor(new RegExp(`trick ${trick}\\b[^]*hint`));
  await stage.drawn();
}
