import { describe, expect, test } from 'vitest';
import { shengjiPolicy } from '../../../src/ai/shengji/index.ts';
import type { Viewer } from '../../../src/engine/game.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { format, isJoker, NO_CARDS } from '../../../src/engine/shengji/cards.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { State } from '../../../src/engine/shengji/state.ts';
import type { Canvas } from '../../../src/tui/drawing/canvas.tsx';
import { ui } from '../../../src/tui/shengji/index.ts';
import { handOf } from '../../../src/tui/shengji/lying.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { widthOf } from '../../../src/width.ts';
import { options } from '../../engine/shengji/helpers.ts';
import { positionOf } from '../../support/table.ts';
import { writtenOver } from '../../support/written-over.ts';
import { sixthTrick, trickOf } from './positions.ts';
import { openTable, type Seating } from './seating.tsx';
import { typed } from './table.ts';

/** The room of a calm table in windows from 40×22 to 160×50, in the smallest also with a line of others below it. */
const ROOMS = [
  [38, 15],
  [38, 14],
  [46, 21],
  [54, 13],
  [54, 12],
  [70, 10],
  [70, 9],
  [78, 17],
  [98, 23],
  [118, 33],
  [118, 38],
] as const;

/** A deal played by bots: of the draw and of the tricks some states, of the Dealer's decisions both. */
function* statesOf(seed: string): Generator<State> {
  let state: State = shengji.deal(shengji.start(options()), shengji.shuffle(options(), randomFor(seed)));
  for (let step = 0; shengji.toAct(state).length > 0; step++) {
    if (state.phase === 'bury' || state.phase === 'tickets' || step % 17 === 0) yield state;
    const seat = shengji.toAct(state)[0]!;
    const { move } = shengjiPolicy.choose(shengji.view(state, seat), seat, randomFor(`${seed} ${step}`));
    state = shengji.play(state, seat, move);
    if (state.phase === 'deal' || state.phase === 'over') return;
  }
}

const STATES = [...statesOf('calm')];

describe.each(ROOMS)('in %i columns and %i rows', (columns, rows) => {
  test.each([
    ['framed', makeTheme({ depth: 0, symbols: 'unicode' })],
    ['filled', makeTheme({ depth: 2, symbols: 'unicode', ground: 'dark' })],
  ])('draws every phase whole, each cell once, each card with its place and its touch: %s', (_, theme) => {
    expect(new Set(STATES.map(({ phase }) => phase))).toEqual(new Set(['draw', 'bury', 'tickets', 'play']));
    for (const state of STATES)
      for (const viewer of new Set<Viewer>([shengji.toAct(state)[0]!, 3, 'table'])) {
        const position = { ...positionOf(shengji, state, viewer, 'unicode'), calm: true, theme };
        const selection = position.mover === null ? null : ui.begin(position);
        const size = { columns, rows } as const;
        let canvas!: Canvas;
        const over = writtenOver(() => (canvas = ui.paint({ position, selection, last: null, size })));
        expect(over).toEqual([]);
        const text = canvas.texts().join('\n');
        expect(text).not.toContain('…');
        for (const line of canvas.texts()) expect(widthOf(line)).toBeLessThanOrEqual(columns);
        const hand = handOf(position) ?? NO_CARDS;
        const suited = hand.reduce((sum, copies, card) => sum + (isJoker(card) ? 0 : copies), 0);
        expect(text.match(/[♠♥♦♣]/g)?.length ?? 0).toBeGreaterThanOrEqual(suited);
        hand.forEach((copies, card) => {
          const name = position.speaker.card(format(card)).replace('T', '10');
          expect(canvas.places.has(`card ${name}`), `${name} of ${text}`).toBe(copies > 0);
          expect(canvas.touches.filter(({ key }) => key === `card:${format(card)}`).length).toBe(copies);
        });
        expect(touchesMeet(canvas.touches)).toBe(false);
        const isChoice = state.phase === 'bury' || state.phase === 'tickets';
        if (viewer !== position.turn[0] || !isChoice)
          for (let seat = 0; seat < 6; seat++) expect(canvas.places.has(`seat ${seat}`)).toBe(true);
      }
  });
});

test.each(ROOMS)('a key shows unseen cards by rank in %i columns and %i rows', (columns, rows) => {
  const position = { ...positionOf(shengji, sixthTrick(), 0, 'unicode'), calm: true };
  const selection = { ...ui.begin(position), unseen: true };
  const size = { columns, rows } as const;
  const text = ui.paint({ position, selection, last: null, size }).texts().join('\n');
  expect(text).toMatch(/RJ 4 +BJ 4 +2♣ 3 +2♠ 3 +2♥ 4 +2♦ 3/);
  expect(text).toMatch(/♣.* 41( +\d){12}/);
  for (const total of [41, 19, 16, 26]) expect(text).toMatch(new RegExp(` ${total}( +[\\d·]){12}`));
});

/** What stands on a calm table of 70 columns. */
function shown(state: State, more: object = {}, keys = ''): string[] {
  const position = { ...positionOf(shengji, state, 0, 'unicode'), calm: true, ...more };
  const selection = position.mover === null ? null : typed(position, keys);
  if (typeof selection === 'string') throw new Error(selection);
  const size = { columns: 70, rows: 17 } as const;
  return ui.paint({ position, selection, last: null, size }).texts();
}

test('the leader is first, followed by the winning play, the cards to play and the last trick', () => {
  const lines = shown(sixthTrick()).slice(0, 8);
  expect(lines).toEqual([
    '  Fay           9♦ 9♦ 8♦ 8♦  led, ahead              House · 40 points',
    '▸ You           four cards',
    '  Bo                                                         80 points',
    '  Cat (D)                                                    25 points',
    '  Dan',
    '  Eli                                                        40 points',
    'points for you 120  80 ▄▄▄▄▄▄▁▁▁▁▁▁ 160  House +1    2nd A♥ (1 played)',
    'trick 5  Fay A♦ A♦ took 40',
  ]);
});

test('v goes on to earlier tricks', () => {
  expect(shown(sixthTrick(), {}, 'v')[7]).toBe(
    'trick 4  Bo J♥ took 5  Cat 3♥  Dan 3♥  Eli 4♥  Fay 4♥  You 5♥',
  );
});

test('a trick without points is won without a zero on the table', () => {
  const state = sixthTrick();
  const trick = trickOf([0, '9S'], [1, '3S'], [2, '4S'], [3, '6S'], [4, '7S'], [5, '8S']);
  const text = shown({ ...state, points: [0, 0, 0, 0, 0, 0], tricks: [trick] }).join('\n');
  expect(text).toContain('trick 1  You 9♠ won  Bo 3♠');
  expect(text).toContain('joins the House: 2nd A♥ (1 played)');
  expect(text).not.toMatch(/\d point|\b0\b/);
});

test('levels show before the play if they differ', () => {
  const dealt = (levels: readonly number[]) => {
    const state = shengji.deal(shengji.start(options()), shengji.shuffle(options(), randomFor('levels')));
    return { ...state, standing: { ...state.standing, levels } } as State;
  };
  expect(shown(dealt([2, 2, 3, 2, 2, 2])).join('\n')).toMatch(/You +level 2[\s\S]*Cat +level 3/);
  expect(shown(dealt([3, 3, 3, 3, 3, 3])).join('\n')).not.toContain('level');
});

test('a choice without a picked card names the lead and the owed cards', () => {
  const position = { ...positionOf(shengji, sixthTrick(), 0, 'unicode'), calm: true };
  expect(ui.verdict(position, ui.begin(position)).selected).toMatch(
    /^Fay led a Tolaji of 2 pairs of diamonds\. /,
  );
});

test('points and open tickets both fit in the narrowest window', () => {
  const position = { ...positionOf(shengji, sixthTrick(), 0, 'unicode'), calm: true };
  const size = { columns: 38, rows: 15 } as const;
  const text = ui
    .paint({ position, selection: ui.begin(position), last: null, size })
    .texts()
    .join('\n');
  expect(text).toMatch(/^points for you 120 of 160 +2nd A♥$/m);
  expect(text).toMatch(/Fay .* House 40 pts$/m);
  expect(text).toMatch(/Bo +80 pts$/m);
});

/** Returns the line of facts of a seat in the sixth trick, after the House has taken so many points of 120 of the others. */
const factsOf = (viewer: Viewer, points: readonly number[]): string => {
  const position = { ...positionOf(shengji, { ...sixthTrick(), points }, viewer, 'unicode'), calm: true };
  const size = { columns: 70, rows: 17 } as const;
  return ui.paint({ position, selection: null, last: null, size }).texts()[6]!;
};

test.each([
  ['the House', 2, 'points against you 120  80 ▄▄▄▄▄▄▁▁▁▁▁▁ 160  House +1', 'House: keep points'],
  ['nobody yet', 1, 'points for you 120  80 ▄▄▄▄▄▄▁▁▁▁▁▁ 160  House +1', 'not House: win points'],
  ['the audience', 'table', 'points outside the House 120  80 ▄▄▄▄▄▄▁▁▁▁▁▁ 160  House +1', ''],
] as const)('the points have an owner, both ends, and before them an aim: %s', (_, viewer, points, aim) => {
  expect(factsOf(viewer, [0, 80, 25, 0, 40, 40])).toContain(points);
  expect(factsOf(viewer, [0, 0, 25, 0, 0, 40]).startsWith(aim === '' ? 'joins' : aim)).toBe(true);
});

test('a known Player is told the side, too', () => {
  const state = sixthTrick();
  const tickets = state.tickets.map((ticket) => ({ ...ticket, met: 5 }));
  const position = {
    ...positionOf(shengji, { ...state, tickets, points: [0, 0, 25, 0, 0, 40] }, 0, 'unicode'),
    calm: true,
  };
  const size = { columns: 70, rows: 17 } as const;
  expect(ui.paint({ position, selection: null, last: null, size }).texts()[6]).toBe('Player: win points');
});

test.each([true, false])('a foot of one line more covers no part of the hand at 80×24: calm %s', (calm) => {
  for (const state of STATES.filter(({ phase }) => phase !== 'draw' && (calm || phase !== 'play'))) {
    const viewer = shengji.toAct(state)[0]!;
    const position = { ...positionOf(shengji, state, viewer, 'unicode'), calm };
    const size = { columns: 78, rows: 17 } as const;
    const canvas = ui.paint({ position, selection: ui.begin(position), last: null, size });
    expect(canvas.texts().at(-1)).toBe('');
  }
});

test('a ten in a play has a blank after it', () => {
  const trick = trickOf([5, 'JS JS JS'], [0, '3S TH 3H'], [1, 'TS 5S 4S']);
  const lines = shown({ ...sixthTrick(), trick, turn: 2 });
  expect(lines[1]).toMatch(/^ {2}You +3♠ 10♥ 3♥$/);
  expect(lines[2]).toMatch(/^ {2}Bo +10♠ 5♠ 4♠ /);
});

/** Do any two of these areas have a cell in common? */
function touchesMeet(touches: Canvas['touches']): boolean {
  return touches.some((one, at) =>
    touches
      .slice(at + 1)
      .some(
        (two) =>
          one.x < two.x + two.columns &&
          two.x < one.x + one.columns &&
          one.y < two.y + two.rows &&
          two.y < one.y + one.rows,
      ),
  );
}

/** The Dealer's first turn in play, in the fourth of five levels. */
const LEADING: Seating = {
  hands: ['4S 4S AS AS AH KH KH 5H 5H 5H 3H 3H 4H RJ BJ', '9H 9H 9H 2H'],
  kitty: '2C 2C 3C 3C 6D 6D',
  options: { from: '4', deals: 1 },
  // Seat 0 calls with its second card.
  moves: [...Array<string>(6).fill('stay'), 'call 4S 4S', 'stay…'],
  settings: { tables: { shengji: 'calm' } },
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Two letters or more are a word. */
const wordsIn = (lines: readonly string[]): number => lines.join(' ').match(/\p{L}{2,}/gu)?.length ?? 0;

test.each([
  [40, 22],
  [56, 20],
  [72, 15],
  [80, 24],
  [120, 40],
])('keys play a deal at %i×%i, with few words', async (columns, rows) => {
  const stage = await openTable({ ...LEADING, size: { columns, rows } });
  const frames: string[][] = [];
  const { match } = stage;
  for (let made = -1; ; ) {
    await stage.waitFor(() => match.over || (match.moveCount > made && match.turn[0] === 0));
    if (match.over) break;
    await stage.drawn();
    made = match.moveCount;
    const lines = stage.lines();
    expect(lines.length).toBe(rows);
    expect(lines.join('\n')).toMatch(/Enter (?:bury|name|play)/);
    if (/ trick \d/.test(lines[0]!)) {
      frames.push(lines);
      for (const name of ['You', 'Bo', 'Cat', 'Dan', 'Eli', 'Fay'])
        expect(lines.join('\n')).toMatch(new RegExp(`\\b${name}\\b`));
    }
    stage.keys('\t');
    await stage.drawn();
    stage.keys('\r');
  }
  expect(frames.length).toBeGreaterThan(10);
  expect(median(frames.map(wordsIn))).toBeLessThanOrEqual(45);
});
