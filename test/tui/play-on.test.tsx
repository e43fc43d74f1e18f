import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { originText } from '../../src/front/origin.ts';
import { catalogue } from '../../src/games.ts';
import type { MatchStore } from '../../src/store/matches.ts';
import { counts } from '../../src/store/saved.ts';
import { App } from '../../src/tui/app.tsx';
import { logPaths, recorded } from '../support/logs.ts';
import { press, text } from '../support/press.ts';
import { openPty } from '../support/pty.ts';
import { makeRoom } from '../support/room.ts';
import { listed } from '../support/saved.ts';
import { openStage } from '../support/stage.ts';

/** The replay of a recorded match that is among the saved ones, as the first of its game. */
async function replayed(name: string) {
  const id = name.replace(/-\w+$/, '-1');
  const room = makeRoom();
  const { folder } = room.matches as MatchStore;
  mkdirSync(folder, { recursive: true });
  copyFileSync(`test/samples/logs/${name}.ndjson`, join(folder, `${id}.ndjson`));
  const { match, players } = recorded(name);
  const stage = await openStage(
    <App
      room={room}
      catalogue={catalogue}
      start={{ kind: 'replay', played: { id, match, players, about: {} } }}
    />,
  );
  await stage.waitFor(/replay [·.] /);
  return { stage, room, match };
}

const decksIn = (log: string): string[] =>
  [...log.matchAll(/^\{"deal":\d+,"deck":"(.*)"\}$/gm)].map(([, deck]) => deck!);

test.each(catalogue.map(({ game }) => [game.id, game.oneDeal === true] as const))(
  'y and Enter in %s begin a match that goes on from there, says so, and does not count',
  async (id, oneDeal) => {
    const { stage, room, match } = await replayed(`${id}-finished`);
    await press(stage, ']', ']');
    const here = text(stage);
    const move = Number(/move (\d+) of/.exec(here)?.[1] ?? 0);
    const deal = /deal (\d+) of/.exec(here)?.[1];
    expect(await press(stage, 'y')).toContain('Play on from here, in a new match with the same cards?');
    // Any other key does not.
    await press(stage, '\x1b[C', '\r');
    expect(text(stage)).toContain('replay · ');
    await press(stage, '\x1b[D');
    expect(text(stage)).toBe(here);
    await press(stage, 'y', '\r');
    const place = oneDeal ? `move ${move}` : `deal ${deal}, move ${move}`;
    await stage.waitFor(new RegExp(`Played on from ${id}-1, ${place}; not counted in statistics\\.`));
    expect(room.match.setup).toEqual(match.setup);
    expect(room.match.status.deal).toBe(Number(deal ?? 1));
    // The decision that the replay stood at is asked for again.
    await stage.waitFor(/LEGAL|Enter:|i:hint/);
    expect(await press(stage, 's')).toContain(` · played on from ${id}-1, ${place}`);
    // Taking back what was played there is enough for it to be kept; where it is asked for twice, hidden cards have been shown since.
    await press(stage, '\x1b', 'u', 'u', 'q');
    // Where Q picks a queen, leaving is asked for first.
    if (text(stage).includes('y leaves, and')) await press(stage, 'y');
    await stage.waitFor(/q:quit/);
    const begun = listed(room.matches).find((saved) => saved.id !== `${id}-1`)!;
    expect(begun).toMatchObject({ state: 'open', origin: { kind: 'from', match: `${id}-1`, move } });
    expect(counts(begun as Parameters<typeof counts>[0])).toBe(false);
    await press(stage, 'm');
    await stage.waitFor(/CARDROOM {2}matches/);
    expect(text(stage).replace(/\s+/g, ' ')).toContain(`played on from ${id}-1, ${place}`);
  },
);

test('a running match refuses to play on from its running deal, and deals other cards after a finished one', async () => {
  const { stage, room, match } = await replayed('gongzhu-open');
  await press(stage, 'G');
  const refused = await press(stage, 'y');
  expect(refused).toContain('This deal is still being played. Play on from one that is over.');
  await press(stage, 'g', ']', 'y');
  expect(text(stage)).toContain('Unfinished deals are dealt anew. Enter begins it; any other key does not.');
  await press(stage, '\r');
  await stage.waitFor(/Played on from gongzhu-1/);
  const { seed, decks } = room.match.setup;
  expect(seed).not.toBe(match.setup.seed);
  expect(decks.length).toBe(match.status.results.length);
});

test('the end of a match has no position to play on from', async () => {
  const { stage } = await replayed('shang-finished');
  expect(await press(stage, 'G', 'y')).toContain('Nothing is left to play here');
});

test('playing on leaves the first match unchanged', async () => {
  const { stage, room } = await replayed('gongzhu-finished');
  await press(stage, ']', 'y', '\r');
  await stage.waitFor(/Played on from gongzhu-1/);
  const { folder } = room.matches as MatchStore;
  expect(readFileSync(join(folder, 'gongzhu-1.ndjson'), 'utf8')).toBe(
    readFileSync('test/samples/logs/gongzhu-finished.ndjson', 'utf8'),
  );
});

test('a sentence says how a match came about', () => {
  expect(originText({ kind: 'from', match: 'shang-2', deal: 3, move: 0 }, false)).toBe(
    'played on from shang-2, deal 3',
  );
  expect(originText({ kind: 'from', match: '', deal: 1, move: 4 }, true)).toBe(
    'played on from another match, move 4',
  );
});

test('a replay by id over a real terminal goes on in another process with the very same cards', async () => {
  const home = openPty({ args: ['--version'] });
  await home.exit;
  const matches = join(home.home, 'matches');
  mkdirSync(matches);
  copyFileSync('test/samples/logs/gongzhu-finished.ndjson', join(matches, 'gongzhu-3.ndjson'));
  const pty = openPty({ args: ['replay', 'gongzhu-3'], env: { CARDROOM_HOME: home.home } });
  await pty.waitFor(/CHINESE HEARTS +replay · deal/);
  pty.keys(' ');
  await pty.waitFor(/move 2 of 56/);
  pty.keys('q');
  pty.keys('G');
  await pty.waitFor(/deal 3 of 3 · trick 13 · move 56 of 56/);
  expect(pty.lines().every((line) => line.length < 80)).toBe(true);
  pty.keys('\x1b[5~');
  await pty.waitFor(/deal 3 of 3 · Deal 3/);
  pty.keys('a');
  await pty.waitFor(/\d left/);
  pty.keys(']y\r');
  await pty.waitFor(/Played on from gongzhu-3, deal 3/);
  pty.keys('u');
  await pty.waitFor(/u again/);
  pty.keys('uq');
  await pty.waitFor(/q:quit/);
  pty.keys('q');
  await pty.exit;
  const made = readdirSync(matches).find((name) => name.endsWith('.ndjson') && name !== 'gongzhu-3.ndjson')!;
  expect(decksIn(readFileSync(join(matches, made), 'utf8'))).toEqual(
    decksIn(readFileSync(logPaths(matches).get('gongzhu-3')!, 'utf8')),
  );

  const file = openPty({ args: ['replay', join(matches, made)], env: { CARDROOM_HOME: home.home } });
  await file.waitFor(/CHINESE HEARTS +replay · deal/);
  file.keys('q');
  expect(await file.exit).toEqual({ status: 0, signal: undefined });
});
