import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { shengjiPolicy } from '../../../src/ai/shengji/index.ts';
import type { Viewer } from '../../../src/engine/game.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { format, isJoker, NO_CARDS } from '../../../src/engine/shengji/cards.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { State } from '../../../src/engine/shengji/state.ts';
import { ui } from '../../../src/tui/shengji/index.ts';
import { handOf } from '../../../src/tui/shengji/lying.ts';
import { Cells } from '../../../src/tui/terminal/cells.ts';
import { makeTheme } from '../../../src/tui/theme.ts';
import { widthOf } from '../../../src/width.ts';
import { options } from '../../engine/shengji/helpers.ts';
import { positionOf } from '../../support/table.ts';
import { openTable, type Seating } from './seating.tsx';

/** Windows, and the room of a calm table in each. */
const WINDOWS = [
  [40, 22, 38, 14],
  [48, 28, 46, 20],
  [56, 20, 54, 12],
  [72, 15, 70, 9],
  [80, 21, 78, 17],
  [80, 24, 78, 17],
  [100, 30, 98, 23],
  [120, 40, 118, 33],
  [160, 50, 118, 38],
] as const;

/** A deal played by bots: of the draw and of the tricks some states, of the Dealer's decisions both. */
function* statesOf(seed: string): Generator<State> {
  let state: State = shengji.deal(shengji.start(options()), shengji.shuffle(options(), randomFor(seed)));
  for (let step = 0; shengji.toAct(state).length > 0; step++) {
    if (state.phase === 'bury' || state.phase === 'tickets' || step % 13 === 0) yield state;
    const seat = shengji.toAct(state)[0]!;
    const { move } = shengjiPolicy.choose(shengji.view(state, seat), seat, randomFor(`${seed} ${step}`));
    state = shengji.play(state, seat, move);
    if (state.phase === 'deal' || state.phase === 'over') return;
  }
}

const STATES = [...statesOf('calm')];

/** A calm table with the cursor where a turn begins. */
function calmly(
  state: State,
  viewer: Viewer,
  columns: number,
  rows: number,
  theme = makeTheme({ depth: 0, symbols: 'unicode' }),
) {
  const position = { ...positionOf(shengji, state, viewer, 'unicode'), calm: true, theme };
  const selection = position.mover === null ? null : ui.begin(position);
  const size = { columns, rows, windowClass: 80 } as const;
  return { position, canvas: ui.paint({ position, selection, last: null, size }) };
}

/** The letters and digits that something was written over, as long as the test lasts. */
function overwritten(): string[] {
  const found: string[] = [];
  const plain = Cells.prototype.plain;
  vi.spyOn(Cells.prototype, 'plain').mockImplementation(function (this: Cells, x, y, text, style) {
    const before = [...(this.row(y)?.texts ?? [])];
    const end = plain.call(this, x, y, text, style);
    const after = this.row(y)?.texts ?? [];
    for (let at = x; at < end; at++)
      if (/[\p{L}\p{N}♠♥♦♣]/u.test(before[at] ?? '') && before[at] !== after[at])
        found.push(`${before[at]} by ${after[at]} at ${at},${y}`);
    return end;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return found;
}

describe.each(WINDOWS)('a calm table at %i×%i', (_columns, _rows, columns, rows) => {
  test.each([
    ['framed', makeTheme({ depth: 0, symbols: 'unicode' })],
    ['filled', makeTheme({ depth: 2, symbols: 'unicode', ground: 'dark' })],
  ])(
    'every phase: nothing is cut, no drawer covers another, all cards of the hand are there, %s',
    (_name, theme) => {
      const found = overwritten();
      expect(new Set(STATES.map(({ phase }) => phase))).toEqual(new Set(['draw', 'bury', 'tickets', 'play']));
      for (const state of STATES)
        for (const viewer of new Set<Viewer>([shengji.toAct(state)[0]!, 3, 'table'])) {
          const { position, canvas } = calmly(state, viewer, columns, rows, theme);
          const lines = canvas.texts();
          const text = lines.join('\n');
          expect(text).not.toContain('…');
          for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
          const hand = handOf(position) ?? NO_CARDS;
          const suited = hand.reduce((sum, copies, card) => sum + (isJoker(card) ? 0 : copies), 0);
          expect(text.match(/[♠♥♦♣]/g)?.length ?? 0).toBeGreaterThanOrEqual(suited);
          hand.forEach((copies, card) => {
            const name = position.speaker.card(format(card)).replace('T', '10');
            expect(canvas.places.has(`card ${name}`), `${name} of ${text}`).toBe(copies > 0);
          });
          if (viewer !== shengji.toAct(state)[0] || state.phase === 'play' || state.phase === 'draw')
            for (let seat = 0; seat < 6; seat++) expect(canvas.places.has(`seat ${seat}`)).toBe(true);
        }
      expect(found).toEqual([]);
    },
  );
});

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
])('at %i×%i a deal is played by keys, with few words', async (columns, rows) => {
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
