import { expect, test } from 'vitest';
import { freshSeedOf } from '../../src/engine/seed.ts';
import { catalogue } from '../../src/games.ts';
import type { MatchStore } from '../../src/store/matches.ts';
import { App } from '../../src/tui/app.tsx';
import { numberOf } from '../support/app.tsx';
import { played, saveIn } from '../support/played.ts';
import { text } from '../support/press.ts';
import { makeRoom, roomIn, type TestRoom } from '../support/room.ts';
import { listed } from '../support/saved.ts';
import { openStage, type Stage } from '../support/stage.ts';

const FRESH = freshSeedOf(new Uint8Array(16));

/** The sheet of a deal, or of the match, that ends with the person's next move. */
async function openSheet(
  wishes: Parameters<typeof played>[0],
  size = { columns: 80, rows: 24 },
  platform = 'linux',
) {
  const room = Object.assign(makeRoom(), { platform });
  const match = played(wishes);
  saveIn((room.matches as MatchStore).folder, match, 1);
  const stage = await openStage(<App room={room} catalogue={catalogue} start={{ kind: 'menu' }} />, { size });
  await stage.waitFor(/Enter goes on with/);
  stage.keys('\r');
  await stage.waitFor(/i:hint/);
  const last = match.match.entries.findLast((entry) => 'move' in entry && entry.seat === 0);
  await typed(stage, (last as { move: string }).move);
  await stage.waitFor(/y:same|is over/);
  return { room, stage, match };
}

async function typed(stage: Stage, move: string) {
  stage.keys(':');
  await stage.waitFor(/Esc:close/);
  stage.keys(`${move}\r`);
}

/** Plays whatever comes first up to the end of the deal. */
async function playOut(stage: Stage, room: ReturnType<typeof makeRoom>) {
  for (let turn = 0; turn < 200 && !/is over/.test(text(stage)); turn++) {
    if (room.match.turn.includes(0) && /i:hint/.test(text(stage)))
      await typed(stage, [...room.match.moves(0)][0]!);
    await stage.drawn();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await stage.waitFor(/is over/);
}

test.each([
  ['gongzhu', 80, 24],
  ['shang', 80, 24],
  ['500', 120, 40],
] as const)('y on the sheet of a deal of %s deals it once more and compares', async (game, columns, rows) => {
  const { room, stage, match } = await openSheet({ game, deals: 2, seed: 'again' }, { columns, rows });
  expect(text(stage)).toContain('after deal 2');
  stage.keys('y');
  await stage.waitFor(/Deal 2 once more, with the same cards and bots\? This match waits in the menu\./);
  expect(text(stage).match(/Enter:/g)).toHaveLength(1);
  stage.keys('m');
  await stage.waitFor(/what happened/);
  stage.keys('q');
  await stage.waitFor(/after deal 2/);
  stage.keys('y');
  await stage.waitFor(/Deal 2 once more/);
  stage.keys('\r');
  await stage.waitFor(/deal 2 · again/);
  expect(text(stage)).toContain(`The cards of ${game}-1 again; not counted in statistics.`);
  const dealt = match.match.entries.find((entry) => 'deal' in entry && entry.deal === 2);
  expect(room.match.entries[0]).toStrictEqual(dealt);
  await playOut(stage, room);
  const [then, now] = [match.match, room.match].map((one) => one.status.results.at(-1)!.points[0]!);
  const written = (points: number) => String(points).replace('-', '−');
  expect(text(stage)).toContain(
    `The first time ${written(then!)} (unaided), now ${written(now!)} (unaided): `,
  );
  stage.keys('s');
  await stage.waitFor(/^ +deal 2: /m);
  expect(text(stage)).not.toMatch(/deal 3 |total|left {2}to/);
  stage.keys('q');
  // The match that was left waits, and the cursor is on its game.
  await stage.waitFor(/ c {2}\S.*, deal 3/);
  expect(listed(room.matches).find(({ id }) => id === `${game}-2`)).toMatchObject({
    state: 'finished',
    origin: { kind: 'again', match: `${game}-1` },
    result: { winners: [], points: room.match.status.results[0]!.points },
  });
});

test('n, y and Y at the end of a match begin three different things', async () => {
  const { room, stage, match } = await openSheet({ game: 'shang', deals: 99 });
  const deals = match.match.status.results.length;
  stage.keys('n');
  await stage.waitFor(/Another match at this table, with the same players and house rules\?/);
  stage.keys('y');
  await stage.waitFor(new RegExp(`Deal ${deals} once more, with the same cards and bots\\?$`, 'm'));
  stage.keys('Y');
  await stage.waitFor(/The whole match once more, with the same cards and bots\?/);
  // Esc is a no to the question.
  stage.keys('\x1b');
  await stage.waitFor((lines) => !/once more, with/.test(lines.join('\n')));
  expect(text(stage)).not.toContain('does nothing here');
  stage.keys('Y');
  await stage.waitFor(/The whole match once more, with the same cards and bots\?/);
  stage.keys('\r');
  await stage.waitFor(/deal 1 · again/);
  expect(room.match.entries[0]).toStrictEqual(match.match.entries[0]);
  expect(room.match.setup).not.toHaveProperty('only');
});

test('a match of one deal has only one part to play again', async () => {
  const { stage } = await openSheet({ game: 'kings-court' });
  expect(text(stage)).toContain('y:same match');
  stage.keys('Y');
  await stage.waitFor(/Y does nothing here/);
  stage.keys('f');
  await stage.waitFor(/CARDROOM {2}for a friend · the whole match/);
});

test('f shows the whole line for a friend, and the command that prints it', async () => {
  const { stage } = await openSheet({ game: 'gongzhu', deals: 2, seed: FRESH });
  stage.keys('f');
  await stage.waitFor(/CARDROOM {2}for a friend · deal 2/);
  const line = text(stage)
    .split('\n')
    .filter((row) => /^ (cardroom| {2}--)/.test(row))
    .map((row) => row.trim())
    .join(' ')
    .replaceAll('\\ ', '');
  expect(line).toMatch(
    /^cardroom play gongzhu --seed [0-9a-f]{32} --deal 2 --from 56:\S+ --beat -?\d+ --aid unaided --revision 1\.\d+$/,
  );
  expect(text(stage)).toContain('`cardroom challenge gongzhu-1 --deal 2` prints the line.');
  expect(text(stage)).toContain('A friend who pastes this into sh, bash or zsh plays');
  stage.keys('q');
  await stage.waitFor(/after deal 2/);
});

test('the line for a friend is for PowerShell on Windows', async () => {
  const { stage } = await openSheet({ game: 'gongzhu', deals: 2, seed: FRESH }, undefined, 'win32');
  stage.keys('f');
  await stage.waitFor(/CARDROOM {2}for a friend · deal 2/);
  expect(text(stage)).toContain('A friend who pastes this into PowerShell plays');
  expect(text(stage)).toMatch(/^ cardroom play gongzhu .* `$/m);
  expect(text(stage)).toMatch(/--from '56:\S+' --beat -?\d+ --aid unaided --revision '1\.\d+'/);
});

/** The sheet of a match in the list of matches. */
async function openListed(wishes: Parameters<typeof played>[0]) {
  const room = makeRoom();
  const match = played(wishes);
  saveIn((room.matches as MatchStore).folder, match);
  const stage = await openStage(<App room={room} catalogue={catalogue} start={{ kind: 'menu' }} />);
  await stage.waitFor(/CARDROOM/);
  stage.keys('m');
  await stage.waitFor(/CARDROOM {2}matches/);
  stage.keys('\t\t\t');
  await stage.waitFor(/CARDROOM {2}matches · all/);
  stage.keys('s');
  await stage.waitFor(/y:same deal/);
  return { room, stage, match };
}

test('a match of several people has no line for a friend, but its deal can be played again', async () => {
  const { stage, room } = await openListed({ game: 'gongzhu', people: [0, 2] });
  stage.keys('f');
  await stage.waitFor(/A challenge needs a match with one person; several play here\./);
  stage.keys('q');
  await stage.waitFor(/y:same deal/);
  stage.keys('y');
  await stage.waitFor(/once more/);
  stage.keys('\r');
  await stage.waitFor(/Pass the keyboard to/);
  expect(room.match.setup.only).toStrictEqual({ deal: 1, moves: 0, standing: '' });
});

test('the sheet in the list of matches has the same keys', async () => {
  const { stage, room, match } = await openListed({ game: 'shang', deals: 99 });
  stage.keys('F');
  await stage.waitFor(/CARDROOM {2}for a friend · the whole match/);
  stage.keys('q');
  await stage.waitFor(/the match is over/);
  stage.keys('y');
  await stage.waitFor(/once more/);
  stage.keys('\r');
  await stage.waitFor(/· again/);
  expect(room.match.setup.only).toMatchObject({ deal: match.match.status.results.length });
});

/** Makes a move at the table of Shang: the weakest play. */
async function move(stage: Stage, room: TestRoom): Promise<void> {
  await stage.waitFor(/i:hint/);
  const { moveCount } = room.match;
  stage.keys('\t\r');
  await stage.waitFor(() => room.match.moveCount > moveCount);
}

test("d begins the day's deal, goes on with it, and then offers it as practice", async () => {
  const room = makeRoom();
  const { folder } = room.matches as MatchStore;
  const yesterday = played({
    game: 'shang',
    seed: '2026-11-19',
    only: { deal: 1, moves: 0, standing: '' },
    origin: { kind: 'day', date: '2026-11-19' },
  });
  saveIn(folder, yesterday);
  const stage = await openStage(<App room={room} catalogue={catalogue} start={{ kind: 'menu' }} />);
  await stage.waitFor(/CARDROOM/);
  stage.keys('2d');
  await stage.waitFor(/Press d again to start today’s deal of Shang\. The first start counts\./);
  stage.keys(`${numberOf('shengji')}d`);
  await stage.waitFor(/Press d again to start today’s deal of Shengji\./);
  stage.keys('2d');
  await stage.waitFor(/deal of Shang/);
  stage.keys('d');
  await stage.waitFor(/deal 1 · the day’s deal/);
  expect(text(stage)).toContain('The deal of 2026-11-20. The first start counts; d goes on where you left.');
  expect(room.match.setup).toMatchObject({ seed: '2026-11-20', only: { deal: 1 } });
  // Looked at and left, it was not begun. Shang asks first: y leaves it.
  stage.keys('qy');
  await stage.waitFor(/CARDROOM/);
  expect(room.matches.list()).toHaveLength(1);
  stage.keys('d');
  await stage.waitFor(/Press d again/);
  stage.keys('d');
  await stage.waitFor(/The first start counts; d goes on/);
  const { entries } = room.match;
  await move(stage, room);
  stage.keys('qy');
  await stage.waitFor(/Enter goes on with Shang/);
  stage.keys('d');
  await stage.waitFor(/deal 1 · the day’s deal/);
  expect(room.match.entries.slice(0, entries.length)).toStrictEqual(entries);
  await playOut(stage, room);
  expect(text(stage)).toMatch(/The deal of 2026-11-20: \d+ \(unaided\)\. 2 days in a row\./);
  stage.keys('f');
  await stage.waitFor(/cardroom play shang --seed 2026-11-20 --deal 1 --beat \d+ /);
  stage.keys('q');
  await stage.waitFor(/is over/);
  stage.keys('q');
  await stage.waitFor(/CARDROOM/);
  stage.keys('2d');
  await stage.waitFor(/deal 1 · practice/);
  expect(text(stage)).toContain('The deal of 2026-11-20 was begun before: this is practice.');
  expect(room.match.entries[0]).toStrictEqual(entries[0]);
  await move(stage, room);
  expect(listed(room.matches).map((match) => ('origin' in match ? match.origin : null))).toContainEqual({
    kind: 'day',
    date: '2026-11-20',
    practice: true,
  });
});

test("the first of two windows to move plays the day's deal for the count, and the other window plays practice", async () => {
  const first = makeRoom();
  const second = roomIn((first.matches as MatchStore).folder);
  const begin = async (room: TestRoom) => {
    const stage = await openStage(<App room={room} catalogue={catalogue} start={{ kind: 'menu' }} />);
    await stage.waitFor(/CARDROOM/);
    stage.keys('2d');
    await stage.waitFor(/Press d again/);
    stage.keys('d');
    await stage.waitFor(/deal 1 · the day’s deal/);
    return stage;
  };
  const [there, late] = [await begin(first), await begin(second)];
  await move(there, first);
  await move(late, second);
  await late.waitFor(/deal 1 · practice/);
  await playOut(there, first);
  expect(text(there)).toMatch(/The deal of 2026-11-20: \d+ \(unaided\)\. 1 day in a row\./);
});

test("the menu that `daily GAME` opens asks before the day's deal starts", async () => {
  const room = makeRoom();
  const stage = await openStage(
    <App room={room} catalogue={catalogue} start={{ kind: 'day', game: 'shang' }} />,
  );
  await stage.waitFor(/Press d again to start today’s deal of Shang\. The first start counts\./);
  stage.keys('d');
  await stage.waitFor(/deal 1 · the day’s deal/);
});

test.each([
  [{ kind: 'day', game: 'shang' }, /today’s deal of Shang/, 'd', /^ SHANG .*deal 1 · the day’s deal/m],
  [{ kind: 'learn', game: 'shang', lesson: null }, /lessons.*SHANG/, '\r', /^ SHANG .*lesson/m],
] as const)(
  'the menu of %o is at its own game, even while a match of another game waits',
  async (start, shown, key, then) => {
    const room = makeRoom();
    saveIn((room.matches as MatchStore).folder, played({ game: 'gongzhu', deals: 2, seed: 'waits' }), 1);
    const stage = await openStage(<App room={room} catalogue={catalogue} start={start} />);
    await stage.waitFor(shown);
    stage.keys(key);
    await stage.waitFor(then);
  },
);
