import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { chooseMove, decisionStream } from '../../src/ai/bot.ts';
import { seatPlayers } from '../../src/ai/player.ts';
import type { Json } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { headerOf } from '../../src/engine/save.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import type { Settings } from '../../src/front/settings.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { App } from '../../src/tui/app.tsx';
import { helpText } from '../../src/tui/keys.ts';
import { press } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';
import { openStage, type Stage } from '../support/stage.ts';

const SIZE = { columns: 120, rows: 50 };
/** Signs that stand for the digits of a French and a Czech keyboard where they mean nothing else. */
const DIGITS = `&"'(-_+`;
const CHARACTERS = Array.from({ length: 94 }, (_, place) => String.fromCharCode(33 + place)).filter(
  (key) => !DIGITS.includes(key),
);
const NAMED: readonly (readonly [string, string])[] = [
  ['Space', ' '],
  ['Tab', '\t'],
  ['Backspace', '\x7f'],
  ['Home', '\x1b[H'],
  ['PgDn', '\x1b[6~'],
  ['F1', '\x1bOP'],
];
const KEYS = [...CHARACTERS.map((key) => [key, key] as const), ...NAMED];
const DEAD = 'does nothing here';

/** The text of each column of the help. */
const columnsOf = (help: string): string[] =>
  [[0, 60] as const, [60] as const].map((half) =>
    help
      .split('\n')
      .map((line) => line.slice(...half).trim())
      .join(' '),
  );

/** Every key that the open help lists, by the names at the left of both columns and what is said in brackets. */
function listedIn(help: string): (key: string) => boolean {
  const entries = help.split('\n').flatMap((line) => [line.slice(0, 60), line.slice(60)]);
  const names = entries.flatMap((entry) => /^ {1,2}(\S.*?) {2,}/.exec(`${entry}  `)?.[1] ?? []);
  const also = [...help.replace(/\s+/g, ' ').matchAll(/\(also ([^)]*\)?)\)/g)].flatMap(([, keys = '']) =>
    keys.split(' '),
  );
  // helpText leaves out what a name shows already.
  return (key) =>
    also.includes(key) ||
    names.some((name) => helpText({ name, keys: [key], label: '', group: 'look' }) === '');
}

describe.each(catalogue.map(({ game }) => [game.id, game.title] as const))('%s', (id, title) => {
  it('answers every key outside its help with a sentence, and lists every key that it uses', async () => {
    const stage = await openStage(<App room={makeRoom()} catalogue={catalogue} start={{ kind: 'menu' }} />, {
      size: SIZE,
    });
    const place = catalogue.findIndex(({ game }) => game.id === id) + 1;
    stage.keys(`${place}\r`);
    await stage.waitFor(new RegExp(`^ ${title.toUpperCase()}[\\s\\S]*i:hint`, 'm'));
    const help = await press(stage, '?');
    // What a name shows (`a-c` shows b) is not said again, and nothing is said twice.
    for (const column of columnsOf(help)) expect(column).not.toMatch(/\(also [^)]*\) \(also|\(also b\)/);
    const listed = listedIn(help);
    await press(stage, '\x1b');
    let dead = 0;
    for (const [key, typed] of KEYS) {
      if (listed(key)) continue;
      const shown = await press(stage, typed);
      expect(shown).toContain(`${key} ${DEAD}`);
      dead++;
    }
    expect(dead).toBeGreaterThan(20);
    expect(listed('u')).toBe(true);
    expect(await press(stage, 'u')).toMatch(/Nothing of yours to undo yet|LEGAL/);
  });
});

test('every screen besides the table answers all keys', async () => {
  const stage = await openStage(<App room={makeRoom()} catalogue={catalogue} start={{ kind: 'menu' }} />, {
    size: SIZE,
  });
  await stage.waitFor(/q:quit/);
  expect(await press(stage, 'Z')).toContain(`Z ${DEAD}`);
  for (const screen of ['o', 'r', 't', 'h']) {
    await press(stage, screen);
    if (screen === 'r') await stage.waitFor(/Lines 1 to/);
    expect(await press(stage, 'Z')).toContain(`Z ${DEAD}`);
    expect(await press(stage, '?')).toContain('The keys that work now');
    expect(await press(stage, 'Z')).toContain(`Z ${DEAD}`);
    await press(stage, '?');
    expect(await press(stage, 'q')).toContain('q:quit');
  }
});

test('the help explains the signs of the table', async () => {
  const stage = await openStage(<App room={makeRoom()} catalogue={catalogue} start={{ kind: 'menu' }} />, {
    size: SIZE,
  });
  stage.keys('3\r');
  await stage.waitFor(/i:hint|Enter:bury/);
  expect(await press(stage, '?')).toMatch(/MARKS[\s\S]*▸ +whose turn it is/);
  expect(await press(stage, '/turn\r')).toMatch(/▸ +whose turn it is/);
});

test.each([
  ['500', 'Inkle', /I +Inkle: /],
  ['500', 'Nello', /L +Nello: /],
  ["King's Court", 'scores', /5 −3 +what the picked card scores there/],
])('the help of %s explains %s', async (title, searched, shown) => {
  const stage = await openStage(<App room={makeRoom()} catalogue={catalogue} start={{ kind: 'menu' }} />, {
    size: SIZE,
  });
  stage.keys(`${1 + catalogue.findIndex(({ game }) => game.title === title)}\r`);
  await stage.waitFor(/i:hint/);
  await press(stage, '?');
  expect(await press(stage, `/${searched}\r`)).toMatch(shown);
});

test('u says why it takes back no move if several people play', async () => {
  const stage = await openStage(<App room={makeRoom()} catalogue={catalogue} start={{ kind: 'menu' }} />, {
    size: SIZE,
  });
  await press(stage, '3');
  // Two people: the curtain is lifted for the first.
  await press(stage, '\x1b[C ');
  await press(stage, '\r');
  await stage.waitFor(/Pass the keyboard/);
  stage.forward(400);
  await press(stage, '1');
  await press(stage, '\r');
  await stage.waitFor(/i:hint|Enter:bury/);
  expect(await press(stage, 'u')).toContain('No undo when several people play');
});

/** A room with a match that bots have played until the first seat is asked in this phase, `sheet`: until it can end the deal. */
function roomAt(game: string, phase: string, people: readonly number[], settings: Partial<Settings> = {}) {
  const entry = partsOf(game)!;
  for (let seed = 0; seed < 60; seed++) {
    const setup = readSetup(entry.game, { seed: `silent-${seed}` }, '') as Setup;
    const match = new Match(entry.game, setup);
    let before = -1;
    while (match.status.results.length === 0) {
      const seat = match.turn[0]!;
      const isAsked = seat === 0 && (phase === 'sheet' || match.status.phase === phase);
      if (isAsked) before = match.entries.length;
      if (isAsked && phase !== 'sheet') break;
      const { move } = chooseMove(
        entry,
        'normal',
        match.view(seat),
        seat,
        decisionStream(setup.seed, seat, match.moveCount),
      );
      match.play(seat, entry.game.format(move));
    }
    if (before < 0) continue;
    const room = makeRoom(settings);
    const folder = (room.matches as unknown as { folder: string }).folder;
    const players = seatPlayers(setup.seats, [...people], 'normal') as unknown as Json;
    mkdirSync(folder, { recursive: true });
    const lines = [headerOf(match, { players }), ...match.entries.slice(0, before)];
    writeFileSync(
      join(folder, `${game}-1.ndjson`),
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
    return room;
  }
  throw new Error(`${game} does not come to ${phase}`);
}

/** Every key that the help does not list is answered with a sentence; it answers at least so many of those that it tries. */
async function expectNoSilence(stage: Stage) {
  const listed = listedIn(await press(stage, '?'));
  await press(stage, '\x1b');
  let dead = 0;
  for (const [key, typed] of KEYS) {
    if (listed(key)) continue;
    expect(await press(stage, typed)).toContain(`${key} ${DEAD}`);
    dead++;
  }
  expect(dead).toBeGreaterThan(20);
}

async function openKept(room: ReturnType<typeof makeRoom>) {
  const stage = await openStage(<App room={room} catalogue={catalogue} start={{ kind: 'menu' }} />, {
    size: SIZE,
  });
  await stage.waitFor(/q:quit/);
  stage.keys('c');
  return stage;
}

const PHASES = [
  ['500', 'bury'],
  ['500', 'play'],
  ['gongzhu', 'play'],
  ['shengji', 'bury'],
  ['shengji', 'tickets'],
  ['shengji', 'play'],
] as const;

test.each(PHASES)('%s answers every key in the phase %s', async (game, phase) => {
  const stage = await openKept(roomAt(game, phase, [0]));
  await stage.waitFor(/i:hint|Enter:bury/);
  await expectNoSilence(stage);
});

test('the curtain and the table behind it answer every key if several people play', async () => {
  const stage = await openKept(roomAt('gongzhu', 'play', [0, 1]));
  await stage.waitFor(/Pass the keyboard/);
  stage.forward(400);
  await expectNoSilence(stage);
  await press(stage, '1');
  await press(stage, '\r');
  await stage.waitFor(/i:hint|Enter:bury/);
  await expectNoSilence(stage);
});

test('the end of a match answers every key', async () => {
  const stage = await openKept(roomAt('kings-court', 'sheet', [0]));
  await stage.waitFor(/i:hint/);
  await press(stage, 'n\r');
  await stage.waitFor(/w:write sheet/);
  await expectNoSilence(stage);
});

test('the sheet of a deal answers every key', async () => {
  const stage = await openKept(roomAt('gongzhu', 'sheet', [0]));
  await stage.waitFor(/i:hint|Enter:bury/);
  await press(stage, '\r');
  await stage.waitFor(/after deal 1/);
  await expectNoSilence(stage);
});
