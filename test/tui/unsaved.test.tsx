import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { catalogue, partsOf } from '../../src/games.ts';
import { MatchStore } from '../../src/store/matches.ts';
import { App } from '../../src/tui/app.tsx';
import { roomIn, type TestRoom } from '../support/room.ts';
import { openStage, type Stage } from '../support/stage.ts';

let home: string;
let folder: string;
let room: TestRoom;
let stage: Stage;

/** From now on nothing can be written: a file lies where the folder of matches was. */
function refuseWriting() {
  renameSync(folder, join(home, 'away'));
  writeFileSync(folder, '');
}
function letWrite() {
  rmSync(folder);
  renameSync(join(home, 'away'), folder);
}

const said = () => stage.lines().join('\n');
const stored = () => new MatchStore(folder, 'test', (id) => partsOf(id)?.game);

/** A match of Chinese Hearts, saved so far; then cards are passed and the disk refuses that move and those of the bots. */
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-unsaved-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  folder = join(home, 'matches');
  room = roomIn(folder);
  const game = catalogue.findIndex((entry) => entry.game.id === 'gongzhu') + 1;
  stage = await openStage(<App room={room} catalogue={catalogue} start={{ kind: 'menu' }} />);
  await stage.waitFor(/q:quit/);
  stage.keys(`${game}\r`);
  await stage.waitFor(/Pick three cards/);
  stage.keys('123\r');
  await stage.waitFor(/Enter:play/);
  refuseWriting();
  stage.keys('\r');
  await stage.waitFor(/This match is not saved[\s\S]*Enter:play/);
});

/** Moves that the disk has refused, as the question counts them. */
async function askedFor(): Promise<number> {
  stage.keys('q');
  await stage.waitFor(/NOT SAVED[\s\S]*not on the disk: a file is in the way\./);
  return Number(/(\d+|one) moves? of this match/i.exec(said())![1]);
}

test('q asks before moves are lost, and Esc goes back to the table', async () => {
  const moves = await askedFor();
  expect(moves).toBeGreaterThan(0);
  expect(said()).toContain(`x:leave without ${moves}`);
  stage.keys('\x1b');
  await stage.waitFor(/Enter:play/);
  stage.keys('q');
  await stage.waitFor(/NOT SAVED/);
  // A key too many does no harm.
  stage.keys('q');
  await stage.waitFor(/Enter:play/);
});

test('t tries again, says so if that fails, and at last saves everything and leaves the match', async () => {
  const { match } = room;
  await askedFor();
  stage.keys('t');
  await stage.waitFor(/Still not saved: a file is in the way\./);
  letWrite();
  stage.keys('t');
  await stage.waitFor(/CARDROOM/);
  expect(said()).not.toContain('could not be saved');
  expect(stored().resume('gongzhu-1')).toMatchObject({ match: { moveCount: match.moveCount } });
});

test('w writes the whole match into a new file without overwriting another, and leaves', async () => {
  const { match } = room;
  const taken = join(home, 'taken');
  writeFileSync(taken, 'mine');
  await askedFor();
  stage.keys(`w${taken}\r`);
  await stage.waitFor(/Nothing was written: a file of that name is there\./);
  expect(readFileSync(taken, 'utf8')).toBe('mine');
  stage.keys('\x1b');
  await stage.waitFor(/w:write elsewhere/);
  stage.keys(`w${join(home, 'none', 'log')}\r`);
  await stage.waitFor(/Nothing was written: there is no such folder\./);
  stage.keys(`\x15${home}\r`);
  await stage.waitFor(/Nothing was written: it is a folder\./);
  stage.keys('\x15');
  stage.keys(`${join(home, 'log.ndjson')}\r`);
  await stage.waitFor(/CARDROOM/);
  expect(said().replace(/\s+/g, ' ')).toContain('The whole match is in');
  expect(stored().readFile(join(home, 'log.ndjson'))).toMatchObject({
    match: { moveCount: match.moveCount },
  });
  // Copied to where it belongs, it goes on.
  letWrite();
  renameSync(join(home, 'log.ndjson'), join(folder, 'gongzhu-1.ndjson'));
  rmSync(join(folder, 'gongzhu-1.lock'), { force: true });
  expect(stored().resume('gongzhu-1')).toMatchObject({ match: { moveCount: match.moveCount } });
});

test('x leaves without the unsaved moves, and the match goes on from the saved ones once its folder is back', async () => {
  const { match } = room;
  const moves = await askedFor();
  const made = match.entries.filter((entry) => 'move' in entry).length;
  stage.keys('x');
  await stage.waitFor(/CARDROOM/);
  // As long as its folder is away no log can be gone on with, and none is promised.
  expect(said().replace(/\s+/g, ' ')).toContain('Your match could not be saved: a file is in the way.');
  letWrite();
  for (const name of readdirSync(folder)) if (name.endsWith('.lock')) rmSync(join(folder, name));
  expect(stored().resume('gongzhu-1')).toMatchObject({ match: { moveCount: made - moves } });
});

test('every way out asks: another match, the lessons', async () => {
  stage.keys('r');
  await stage.waitFor(/L teaches/);
  stage.keys('L');
  await stage.waitFor(/NOT SAVED/);
  letWrite();
  stage.keys('t');
  await stage.waitFor(/CARDROOM {2}lessons/);
});
