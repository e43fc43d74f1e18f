import { describe, expect, test } from 'vitest';
import { defineGame, type Viewer } from '../../../src/engine/game.ts';
import { Match } from '../../../src/engine/match.ts';
import { readSetup, type Setup } from '../../../src/engine/setup.ts';
import { shang } from '../../../src/engine/shang/index.ts';
import type { State } from '../../../src/engine/shang/state.ts';
import { catalogue } from '../../../src/games.ts';
import type { Area } from '../../../src/tui/drawing/area.ts';
import { faceOf, faceText } from '../../../src/tui/drawing/face.ts';
import { begin, handOf, type Selection } from '../../../src/tui/shang/hand.ts';
import { paint, ui } from '../../../src/tui/shang/index.ts';
import { lyingOf, topOf } from '../../../src/tui/shang/lying.ts';
import { afterMoves, dealt, holding, move, STANDING } from '../../engine/shang/position.ts';
import { numberOf, openApp } from '../../support/app.tsx';
import { CALM_ROOMS } from '../../support/calm-windows.ts';
import fc from '../../support/fc.ts';
import { makeRoom } from '../../support/room.ts';
import { openSession } from '../../support/seating.tsx';
import type { Stage } from '../../support/stage.ts';
import { anySetup, walk } from '../../support/walk.ts';
import { writtenOver } from '../../support/written-over.ts';
import { positionOf, typed } from './table.ts';

const entry = catalogue.find(({ game }) => game.id === 'shang')!;

/** A match at its first decision, on a calm table. */
async function opened(columns: number, rows: number): Promise<Stage> {
  const match = new Match(entry.game, readSetup(entry.game, { seed: 'calm' }, '') as Setup);
  const settings = { tables: { shang: 'calm' as const } };
  const stage = await openSession(entry, match, { size: { columns, rows }, settings });
  await stage.waitFor(/i hint/);
  return stage;
}

/** Plays a deal by keys, the weakest play each time or a check, and answers what was on the screen before and after a play was picked. */
async function dealOn(stage: Stage): Promise<string[][]> {
  const frames: string[][] = [];
  for (;;) {
    const asked = (await stage.waitFor(/i hint|next deal/)).join('\n');
    if (asked.includes('next deal')) return frames;
    await stage.drawn();
    frames.push(stage.lines());
    const isOut = asked.replace(/\s+/g, ' ').includes('Nothing you hold beats it');
    stage.keys(isOut ? '.' : '\t');
    await stage.drawn();
    if (isOut) continue;
    frames.push(stage.lines());
    stage.keys('\r');
    await stage.drawn();
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Two letters or more are a word. */
const wordsIn = (lines: readonly string[]): number => lines.join(' ').match(/\p{L}{2,}/gu)?.length ?? 0;

/** A position of a random match in which somebody is to move, or in which a deal has just ended. */
const somewhere = fc
  .tuple(anySetup(defineGame(shang)), fc.nat(200))
  .map(([setup, length]) =>
    [...walk(defineGame(shang), setup, length)].map(({ after }) => after as unknown as State),
  )
  .map((states) => states.findLast(({ turns }) => turns.length > 0))
  .filter((state) => state !== undefined);

/** Moments with many tens, plays of five cards, totals, and few cards left. */
const MOMENTS: readonly State[] = [
  dealt(['2C 2D 5C 6D 7H 8S 9C 9D JC JH AC AH KS']),
  holding(['TC TD TH TS 3C 4C', '3D', '4D', '5D 6D 7D'], {
    standing: { ...STANDING, scores: [25, 7, 0, 12] },
  }),
  afterMoves(holding(['TC TD TH TS 3C 9C', 'JC JD JH JS 4C', 'QC QD QH QS 5C', '8S 8D']), 'TC TD TH TS 3C'),
  afterMoves(
    holding(['TC TD TH 3C 3D 9C', 'JC JD JH 4S 4C 7C', 'QC QD QH 5S 5C 7D', 'KC KD KH 6S 6C 8H']),
    'TC TD TH 3C 3D',
    'JC JD JH 4S 4C',
    'QC QD QH 5S 5C',
    'KC KD KH 6S 6C',
    'check',
    'check',
    'check',
  ),
];

/** Does any of these areas cover a part of another? */
const meet = (areas: readonly Area[]): boolean =>
  areas.some((one, place) =>
    areas
      .slice(place + 1)
      .some(
        (other) =>
          one.x < other.x + other.columns &&
          other.x < one.x + one.columns &&
          one.y < other.y + other.rows &&
          other.y < one.y + one.rows,
      ),
  );

describe.each(CALM_ROOMS)('a calm table at %i×%i', (columns, rows, room) => {
  test('lets a deal be played by keys in few words, and always shows the players, the play to beat and the keys', async () => {
    const frames = await dealOn(await opened(columns, rows));
    expect(frames.length).toBeGreaterThan(5);
    for (const lines of frames) {
      const text = lines.join('\n');
      for (const name of ['You', 'Bo', 'Cat', 'Dan']) expect(text).toMatch(new RegExp(`\\b${name}\\b`));
      expect(text).toMatch(/^ +SHANG {2}(?:[a-z ]+ to beat|fresh table(?:, 2♣ opens)?)\s*$/m);
      expect(text).toMatch(/▸ You\b/);
      expect(text).toMatch(/Enter (?:play|check)\b/);
      if (/to beat/.test(text)) expect(text).toMatch(/\. check +i hint/);
      else expect(text).toMatch(/Tab plays .*i hint/);
      expect(text).not.toMatch(/LEGAL|ends at|deal 1|match 0/);
      expect(lines.length).toBe(rows);
      expect(
        lines
          .find((line) => line.includes('i hint'))!
          .trim()
          .split(/ {2,}| (?=[.i?;] )/).length,
      ).toBeLessThanOrEqual(5);
    }
    expect(median(frames.map(wordsIn))).toBeLessThanOrEqual(45);
  });

  const size = { ...room };
  const drawn = (state: State, viewer: Viewer, selection: Selection | null) => {
    const position = { ...positionOf(state, viewer, 'unicode'), calm: true };
    const draw = () => paint({ position, selection, last: null, size });
    const canvas = draw();
    const lies = canvas.pieces.map(({ area }) => area);
    // Large cards of a play cover each other.
    const covered = (text: string) => {
      const [x, y] = text
        .match(/\d+ of row \d+$/)![0]
        .split(' of row ')
        .map(Number) as [number, number];
      return lies.some((at) => x >= at.x && x < at.x + at.columns && y >= at.y && y < at.y + at.rows);
    };
    expect(writtenOver(draw).filter((text) => !covered(text))).toEqual([]);
    expect(canvas.texts().join('\n')).not.toContain('…');
    const held = handOf(position, 'rank').length;
    const areas = [...canvas.places].flatMap(([name, at]) => (name.startsWith('card ') ? [at] : []));
    expect(areas.length).toBe(held);
    for (const at of [...areas, ...lies]) {
      expect(at.x).toBeGreaterThanOrEqual(0);
      expect(at.x + at.columns).toBeLessThanOrEqual(room.columns);
      expect(at.y).toBeGreaterThanOrEqual(0);
      expect(at.y + at.rows).toBeLessThanOrEqual(room.rows);
    }
    const seats = ([0, 1, 2, 3] as const).map((seat) => canvas.places.get(`seat ${seat}`)!);
    const all = [...seats, ...lies];
    expect(meet(all)).toBe(false);
    // Each card is touched by itself.
    expect(meet(canvas.touches)).toBe(false);
    expect(canvas.touches.filter(({ key }) => key.startsWith('card:')).length).toBe(held);
    // The play to beat lies before whoever played it, and those who checked say so.
    const { table } = lyingOf(position);
    const top = topOf(table);
    const cards = top?.move && shang.format(top.move).split(' ');
    const wanted = cards?.map((card) => faceText(faceOf(position.speaker.card(card), position.theme))).sort();
    expect(canvas.pieces.find(({ seat }) => seat === top?.seat)?.cards.toSorted()).toEqual(wanted);
    const checks = table.filter(({ move }) => move.kind === 'check').length;
    expect(
      canvas
        .texts()
        .join('\n')
        .match(/checked/g)?.length ?? 0,
    ).toBe(checks);
  };
  /** The state as each of these sees it, with nothing picked, and with what some keys pick. */
  const seen = (state: State, presses: readonly string[]) => {
    const mover = state.phase === 'play' ? state.turn : 0;
    for (const viewer of [mover, (mover + 1) % 4, 'table'] as const) {
      const position = { ...positionOf(state, viewer, 'unicode'), calm: true };
      let selection = position.mover === null ? null : begin(position, null);
      drawn(state, viewer, selection);
      for (const press of selection ? presses : []) {
        const done = ui
          .keys(position, selection!)
          .find(({ keys }) => keys.includes(press))
          ?.act(press);
        if (done && 'select' in done) selection = done.select;
        drawn(state, viewer, selection);
      }
    }
  };

  test.each([...MOMENTS.keys()])(
    'draws at moment %i each cell once, every text whole, and whole cards on the table',
    (at) => {
      seen(MOMENTS[at]!, ['Tab', 'Tab', 'Right', 'Space', 't']);
    },
  );

  test('draws anywhere each cell once, every text whole, and whole cards on the table', () => {
    const press = fc.constantFrom('Tab', 'Shift-Tab', 'Down', 'Right', 'Space', 'p', 't', 'A');
    fc.assert(
      fc.property(somewhere, fc.array(press, { maxLength: 4 }), (state, presses) => seen(state, presses)),
      { numRuns: 40 },
    );
  });
});

test('a window that shrinks and grows keeps the picked cards, and shows the same again', async () => {
  const stage = await opened(80, 24);
  stage.keys('\t');
  await stage.drawn();
  const before = stage.lines();
  const [said] = before.join('\n').match(/\S+ {2}beats/)!;
  for (const [columns, rows] of CALM_ROOMS) {
    stage.resize({ columns, rows });
    await stage.waitFor(new RegExp(said.replace(/ +/, ' +')));
  }
  stage.resize({ columns: 80, rows: 24 });
  await stage.drawn();
  expect(stage.lines()).toEqual(before);
});

test.each([
  [39, 22],
  [71, 19],
])('a window of %i×%i is refused, and the refusal names the smallest windows', async (columns, rows) => {
  const stage = await opened(80, 24);
  stage.resize({ columns, rows });
  const shown = (lines: readonly string[]) => lines.map((line) => line.slice(0, columns)).join(' ');
  await stage.waitFor((lines) =>
    /needs 40x22, +56x20 or +72x15; +--plain fits +any\. +q:quit\s*$/.test(shown(lines)),
  );
});

test('a newcomer begins with few words, and ; switches them and keeps the choice for the game', async () => {
  const room = makeRoom({ tables: {} });
  const stage = await openApp(room);
  stage.keys(`${numberOf('shang')}\r`);
  await stage.waitFor(/i hint.*; more/);
  expect(room.saved?.tables).toEqual({ shang: 'calm' });
  stage.keys(';');
  await stage.waitFor(/plays \(Tab\)[\s\S]*;:less/);
  expect(room.saved?.tables).toEqual({ shang: 'all' });
  stage.keys(';');
  await stage.waitFor(/i hint.*; more/);
  expect(room.saved?.tables).toEqual({ shang: 'calm' });
});

test('an illegal play says why', async () => {
  const stage = await opened(80, 24);
  stage.keys('K');
  await stage.waitFor(/K♣ {2}beats/);
  stage.keys('2');
  await stage.waitFor(/2♥ {2}2♥ does not beat 5♣\./);
});

test('the top line describes a finished table while it is still shown', () => {
  const state = afterMoves(holding(['AS 3C', '4C 5C', '4D 5D', '4H 5H']), 'AS', 'check', 'check', 'check');
  const position = { ...positionOf(state), calm: true };
  const lingering = { ...position, shown: { seat: 3, facts: [], lingering: true } };
  expect(ui.banner(position).parts).toEqual(['fresh table']);
  expect(ui.banner(lingering).parts).toEqual(['single to beat']);
});

/** The cells that differ between the pick of a card against a single, and that of the next one. */
function changedBy(key: string, columns: number, rows: number): number {
  const state = afterMoves(holding(['5C 6D 7H 8S', '3C', '3D', '4D 9S'], { turn: 3 }), '4D');
  const position = { ...positionOf(state, 0, 'unicode'), calm: true };
  const [before, after] = [typed(position, ''), typed(position, key)].map((selection) =>
    paint({
      position,
      selection: selection as Selection,
      last: null,
      size: { columns, rows },
    }).texts(),
  ) as [string[], string[]];
  return before.reduce((sum, row, y) => {
    const [one, other] = [row.padEnd(columns), after[y]!.padEnd(columns)];
    return sum + [...one].filter((sign, x) => sign !== other[x]).length;
  }, 0);
}

test.each([
  [70, 10],
  [78, 18],
  [118, 33],
])(
  'against a single, an arrow moves only the mark below the cards in %i columns and %i rows',
  (columns, rows) => {
    expect(changedBy('Right', columns, rows)).toBe(2);
  },
);

test('against a single, a small window raises the card under the cursor, as its mark may lack a row', () => {
  expect(changedBy('Right', 38, 15)).toBeGreaterThan(2);
});

test('against a single, a check has no mark below a card', () => {
  const state = afterMoves(holding(['5C 6D', '3C', '3D', '4D 9S'], { turn: 3 }), '4D');
  const position = { ...positionOf(state, 0, 'unicode'), calm: true };
  const shown = (selection: Selection) =>
    paint({ position, selection, last: null, size: { columns: 78, rows: 18 } }).texts();
  const start = begin(position, null);
  expect(shown(start).at(-1)).toMatch(/↑/);
  expect(shown(ui.select(position, start, move('check'))).join('')).not.toMatch(/↑/);
});
