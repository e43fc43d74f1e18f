import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { seatPlayers } from '../../../src/ai/player.ts';
import { Match } from '../../../src/engine/match.ts';
import { readSetup, type Setup } from '../../../src/engine/setup.ts';
import { catalogue } from '../../../src/games.ts';
import { App } from '../../../src/tui/app.tsx';
import { quickAdviser } from '../../support/advice.ts';
import { numberOf, openApp } from '../../support/app.tsx';
import { CALM_WINDOWS } from '../../support/calm-windows.ts';
import { played, saveIn } from '../../support/played.ts';
import { makeRoom, roomIn } from '../../support/room.ts';
import { openSession } from '../../support/seating.tsx';
import { openStage, type Stage } from '../../support/stage.ts';

const entry = catalogue.find(({ game }) => game.id === 'gongzhu')!;

const SIZES = CALM_WINDOWS;

/** A match at its first decision, on a calm table. */
async function opened(columns: number, rows: number) {
  const match = new Match(entry.game, readSetup(entry.game, { seed: 'calm' }, '') as Setup);
  const settings = { tables: { gongzhu: 'calm' as const } };
  const stage = await openSession(entry, match, { size: { columns, rows }, settings });
  await stage.waitFor(/i hint/);
  return { stage };
}

/** Plays a deal by keys, the first legal card each time, and answers what was on the screen at each of the player's turns. */
async function dealOn(stage: Stage): Promise<string[][]> {
  const frames = [stage.lines()];
  stage.keys('123\r');
  // The last card is played without being asked for.
  for (let trick = 1; trick <= 12; trick++) {
    await stage.waitFor(new RegExp(`trick ${trick}\\b[^]*hint`));
    await stage.drawn();
    frames.push(stage.lines());
    stage.keys('1\r');
  }
  return frames;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Two letters or more are a word. */
const wordsIn = (lines: readonly string[]): number => lines.join(' ').match(/\p{L}{2,}/gu)?.length ?? 0;

describe.each(SIZES)('a calm table at %i×%i', (columns, rows) => {
  test('lets a deal be played by keys, and always shows names, trick, hand, verdict and keys', async () => {
    const { stage } = await opened(columns, rows);
    const frames = await dealOn(stage);
    expect(frames.length).toBe(13);
    const [passing, ...tricks] = frames.map((lines) => lines.join('\n'));
    expect(passing).toContain('to Bo');
    expect(passing).toContain('three come from Dan');
    for (const [at, text] of tricks.entries()) {
      for (const name of ['You', 'Bo', 'Cat', 'Dan']) expect(text).toMatch(new RegExp(`\\b${name}\\b`));
      expect(text).toMatch(/Enter play/);
      expect(text).not.toMatch(/LEGAL|ends above|left ·|deal 0|match 0|\+0\b/);
      // Each card of the hand is there with its key, and each has its suit.
      const held = 13 - at;
      expect(text.match(/[♠♥♦♣]/g)!.length).toBeGreaterThanOrEqual(held);
      expect(text.split('\n').length).toBe(rows);
    }
  });

  test('has few words', async () => {
    const { stage } = await opened(columns, rows);
    const frames = await dealOn(stage);
    expect(median(frames.map(wordsIn))).toBeLessThanOrEqual(45);
  });
});

test('a window that shrinks and grows keeps the picked cards, and shows the same again', async () => {
  const { stage } = await opened(80, 24);
  stage.keys('15');
  await stage.drawn();
  const before = stage.lines();
  for (const [columns, rows] of SIZES) {
    stage.resize({ columns, rows });
    await stage.waitFor(/To Bo: \S+ \S+/);
  }
  stage.resize({ columns: 80, rows: 24 });
  await stage.drawn();
  expect(stage.lines()).toEqual(before);
});

test.each([
  ['a tip', '\x1b[C', /TIP +Few low spades[^…]*K♠ or A♠\./],
  ['the reason of a hint', 'i', /Hint: To Bo: .*\n Pass [^…]*points?\)\./],
])('%s is whole in the narrowest window', async (_, key, whole) => {
  const room = makeRoom({ tips: true, tables: { gongzhu: 'calm' } });
  const setup = readSetup(entry.game, { seed: 'one' }, '') as Setup;
  const start = { kind: 'play', game: 'gongzhu', setup, players: seatPlayers(4, [0], 'easy') } as const;
  const app = <App room={room} catalogue={catalogue} start={start} askAdviser={quickAdviser} />;
  const stage = await openStage(app, { size: { columns: 40, rows: 22 } });
  await stage.waitFor(/i hint/);
  await stage.drawn();
  stage.keys(key);
  await stage.waitFor(whole);
  if (key !== 'i') return;
  stage.keys('i');
  await stage.waitFor(
    /in \d+\s+imagined deals[\s\S]*Against the others on average, in\s+points \(\+ is good\), played on by\s+bots\./,
  );
});

test('the narrowest window shows the totals of all four on the sheet', async () => {
  const { stage } = await opened(40, 22);
  await dealOn(stage);
  stage.keys('s');
  await stage.waitFor(/deal +match +place[\s\S]*You +\+300 +300[\s\S]*Bo [\s\S]*Cat [\s\S]*Dan /);
});

test.each([
  [39, 22],
  [71, 19],
])('a window of %i×%i is refused, and the refusal names the smallest windows', async (columns, rows) => {
  const { stage } = await opened(80, 24);
  stage.resize({ columns, rows });
  const shown = (lines: readonly string[]) => lines.map((line) => line.slice(0, columns)).join(' ');
  await stage.waitFor((lines) =>
    /needs 40x22, +56x20 or +72x15; +--plain fits +any\. +q:quit\s*$/.test(shown(lines)),
  );
});

describe('the amount of text', () => {
  const open = async (settings = {}) => {
    const room = makeRoom({ tables: {}, ...settings });
    const stage = await openApp(room);
    stage.keys(`${numberOf('gongzhu')}\r`);
    await stage.waitFor(/pass three/);
    return { room, stage };
  };

  test('is small for newcomers, and ; changes it and keeps the choice for the game', async () => {
    const { room, stage } = await open();
    expect(room.saved?.tables).toEqual({ gongzhu: 'calm' });
    await stage.waitFor(/i hint.*; more/);
    stage.keys(';');
    await stage.waitFor(/the moon[\s\S]*;:less/);
    expect(room.saved?.tables).toEqual({ gongzhu: 'all' });
    stage.keys(';');
    await stage.waitFor(/to Bo[\s\S]*; more/);
    expect(room.saved?.tables).toEqual({ gongzhu: 'calm' });
  });

  test('stays as it was chosen before', async () => {
    const { room, stage } = await open({ tables: { gongzhu: 'all' } });
    await stage.waitFor(/;:less/);
    expect(room.saved).toBeNull();
  });

  test.each([
    [3, 'all'],
    [2, 'calm'],
  ])('starts for a player of %i finished matches as %s', async (finished, words) => {
    const folder = mkdtempSync(join(tmpdir(), 'cardroom-calm-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (let number = 1; number <= finished; number++) {
      const match = played({ game: 'gongzhu', deals: 99, seed: `over ${number}`, options: { limit: 100 } });
      saveIn(folder, { ...match, id: `gongzhu-${number}` });
    }
    const room = roomIn(folder, { tables: {} });
    const stage = await openApp(room);
    stage.keys(`${numberOf('gongzhu')}\r`);
    await stage.waitFor(/pass three/);
    expect(room.saved?.tables).toEqual({ gongzhu: words });
  });

  test('has a key that the help names', async () => {
    const { stage } = await open();
    stage.keys('?');
    await stage.waitFor(/MARKS/);
    stage.keys('\x1b[6~');
    await stage.waitFor(/;\s+all you know beside/);
  });
});
