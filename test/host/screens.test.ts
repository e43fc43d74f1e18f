import { describe, expect, test, vi } from 'vitest';
import { goingWords } from '../../src/tui/screens/lobby/words.ts';
import { touchText } from '../support/touch.ts';
import { evening, planFor, settled } from './evening.ts';

const lines = async (guest: { drawn(): Promise<void>; lines(): string[] }): Promise<string> => {
  await guest.drawn();
  return guest.lines().join('\n');
};
const AT_ONCE = { setup: { options: { passing: 'none', limit: 100 } } };
const LARGE = { size: { columns: 120, rows: 40 } };

test('three kinds of colours run side by side in one process, one for each terminal', async () => {
  const { host, guest, table, pass } = await evening(AT_ONCE);
  const none = await host({ colour: false });
  const few = await guest('kim', {}, { env: { FORCE_COLOR: '1' } });
  const many = await guest('li', {}, { env: { FORCE_COLOR: '2' } });
  table.begin();
  await pass(2000);
  for (const each of [none, few, many]) await each.drawn();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal is sent
  const colours = (raw: string) => [/\x1b\[[\d;]*\b3[0-7]m|\x1b\[9[0-7]m/.test(raw), /[34]8;5;/.test(raw)];
  expect(colours(none.raw)).toEqual([false, false]);
  expect(colours(few.raw)).toEqual([true, false]);
  expect(colours(many.raw)[1]).toBe(true);
});

test.each([[undefined], [LARGE]])('the lobby and the table fit a window of %j', async (options) => {
  const { host, guest, table, pass } = await evening(AT_ONCE);
  const ann = await host(options);
  const kim = await guest('kim', {}, options);
  for (const part of ['TELL YOUR FRIENDS', 'KQ7-M2X', 'NAME@192.168.1.20', 'Enter:begin', 'q:close'])
    expect(await lines(ann)).toContain(part);
  for (const part of ['Ann          the host', 'Enter:ready', 'q:leave'])
    expect(await lines(kim)).toContain(part);
  table.begin();
  await pass(500);
  for (const part of ['CHINESE HEARTS', '/:say', 'q:leave']) expect(await lines(kim)).toContain(part);
});

test.each([40, 48, 56, 72, 80, 100, 120, 200])(
  'a window of %i columns has a separate row for the command of friends',
  async (columns) => {
    const { host } = await evening({ game: 'shengji' });
    const ann = await host({ size: { columns, rows: 24 } });
    expect((await lines(ann)).split('\n').map((line) => line.trim())).toContain(
      'ssh -p 2222 NAME@192.168.1.20',
    );
  },
);

test('one mark shows the selection in the lobby, and stays in the window', async () => {
  const { host } = await evening({ game: 'shengji' });
  const ann = await host({ size: { columns: 40, rows: 22 } });
  const bots = ['Bo', 'Cat', 'Dan', 'Eli', 'Fay'];
  for (const name of ['Ann', ...bots]) {
    expect((await lines(ann)).match(/^ ▎.*/gm)).toEqual([expect.stringContaining(name)]);
    ann.keys('\x1b[B');
    await settled();
  }
});

test('k shows the key and the digest of the cards, whole even in a narrow window', async () => {
  const { host, guest } = await evening();
  const narrow = { size: { columns: 40, rows: 22 } };
  const ann = await host(narrow);
  const kim = await guest('kim', {}, narrow);
  for (const each of [ann, kim]) each.keys('k');
  await settled();
  const joined = async (each: typeof ann) => (await lines(each)).replace(/\s/g, '');
  expect(await joined(ann)).toContain(`SHA256:${'4mF0'.repeat(11)}`);
  expect(await joined(ann)).toContain('docs/friends.md');
  for (const each of [ann, kim]) expect(await joined(each)).toMatch(/[0-9a-f]{64}/);
  ann.keys('q');
  await settled();
  expect(await lines(ann)).toContain('TELL YOUR FRIENDS');
});

describe.each([
  [40, 22],
  [48, 28],
  [54, 25],
  [56, 20],
  [72, 15],
])('in a window of %i×%i', (columns, rows) => {
  const size = { columns, rows };
  const SHENGJI = { game: 'shengji', setup: { options: { deals: 1 } } };

  test('the lobby shows seats, the way in and questions, whole', async () => {
    const { host, guest } = await evening(SHENGJI);
    const ann = await host({ size });
    const kim = await guest('kim', {}, { size });
    for (const part of ['TELL YOUR FRIENDS', 'KQ7-M2X', 'NAME@192.168.1.20', 'a bot, normal'])
      expect(await lines(ann)).toContain(part);
    for (const part of ['a bot, normal', 'the host']) expect(await lines(kim)).toContain(part);
    expect((await lines(kim)).replace(/\s+/g, ' ')).toContain(
      'Enter says that you are ready; the host begins.',
    );
  });

  test("a touch makes a guest ready, and the host's mouse stays free to mark and copy", async () => {
    const { host, guest } = await evening(SHENGJI);
    const ann = await host({ size });
    const kim = await guest('kim', {}, { size });
    await kim.drawn();
    touchText(kim, /Enter:ready/);
    await settled();
    expect((await lines(kim)).replace(/\s+/g, ' ')).toContain('You are ready: the host begins.');
    const isHeeding = (raw: string) => raw.lastIndexOf('\x1b[?1000h') > raw.lastIndexOf('\x1b[?1000l');
    expect([isHeeding(ann.raw), isHeeding(kim.raw)]).toEqual([false, true]);
  });
});

test.each([
  [40, 22],
  [56, 20],
])('in a window of %i×%i a chat line leaves the row with the mark of the cursor', async (columns, rows) => {
  const { host, table, pass } = await evening({ game: 'shang' });
  const ann = await host({ size: { columns, rows } });
  table.begin();
  for (let turn = 0; turn < 40 && !/↑/.test(await lines(ann)); turn++) await pass(500);
  expect(await lines(ann)).toContain('↑');
  ann.keys('/');
  await settled();
  ann.keys('2');
  await settled();
  const told = await lines(ann);
  expect(told).toContain('good luck');
  expect(told).toContain('↑');
});

test('a name in the lobby ends with a blank, at any width', async () => {
  const { host, guest } = await evening();
  const ann = await host();
  await guest('王小明王小明王小明');
  expect(await lines(ann)).toMatch(/王小明王小… +\S/);
});

test('the code picks the table, and a guest without one chooses', async () => {
  const { host, guest, tables } = await evening();
  const { game, ...plan } = planFor({ game: 'shang', code: 'SH4-NG2' });
  const second = await tables.open(game, plan);
  const ann = await host();
  for (const part of ['code  KQ7-M2X', 'Shang', 'code  SH4-NG2']) expect(await lines(ann)).toContain(part);
  const kim = await guest('kim', { code: 'SH4-NG2' });
  expect(await lines(kim)).toMatch(/SHANG +a table for friends/);
  expect(await lines(kim)).toContain('the cards are dealt when everybody here is');
  const li = await guest('li', { code: null, remembered: true });
  for (const part of ['Chinese Hearts', 'Shang: kim']) expect(await lines(li)).toContain(part);
  li.keys('\x1b[B\r');
  await settled();
  expect(await lines(li)).toMatch(/SHANG +a table for friends/);
  expect(second.people.map(({ name }) => name)).toStrictEqual(['kim', 'li']);
});

test('a guest who has not chosen a table when another is removed must come in again, because both may be one', async () => {
  const { host, guest, table, tables } = await evening();
  const { game, ...plan } = planFor({ game: 'shang', code: 'SH4-NG2' });
  await tables.open(game, plan);
  await host();
  await guest('kim');
  const other = await guest('other key of kim', { code: null, remembered: true });
  expect(await lines(other)).toContain('Shang');
  table.remove(table.people[1]!.id);
  await settled();
  expect(other.farewell).toContain('The table has a new code');
});

test('a call stays on the lower rule for eight seconds, except for viewers who hide its speaker', async () => {
  const { host, guest, table, pass } = await evening(AT_ONCE);
  const ann = await host();
  const kim = await guest('kim');
  const li = await guest('li');
  table.begin();
  await pass(500);
  li.keys('@\x1b[A\x1b[A\x1b[A\x1b[A');
  await settled();
  expect(await lines(li)).toContain('WHO IS HERE');
  table.hide(
    table.people.find(({ name }) => name === 'li')!,
    table.people.find(({ name }) => name === 'kim')!.id,
  );
  li.keys('q');
  kim.keys('/');
  await settled();
  expect(await lines(kim)).toMatch(/5 {2}well played[\s\S]*During play only these/);
  kim.keys('5');
  await settled();
  expect(await lines(ann)).toMatch(/ kim: well played$/m);
  expect(await lines(li)).not.toContain('well played');
  await pass(9000);
  expect(await lines(ann)).not.toContain('well played');
});

test('a player who asks to undo waits for the others, who see the question and agree with Y', async () => {
  const { host, guest, table, pass } = await evening(AT_ONCE);
  const ann = await host();
  const kim = await guest('kim');
  table.begin();
  const { match } = table.kept!;
  for (let round = 0; !match.history.some(({ seat, by }) => seat === 0 && by === null); round++) {
    expect(round).toBeLessThan(30);
    ann.keys('\r');
    await pass(1000);
    if (match.turn.includes(1)) kim.keys('\r');
  }
  const made = match.moveCount;
  ann.keys('u');
  await settled();
  expect(await lines(ann)).toMatch(/You ask to take back \d move/);
  expect(await lines(kim)).toMatch(/Ann asks to take back \d move.*Y agrees\. \d+ s/);
  await pass(500);
  kim.keys('Y');
  await settled();
  expect(match.moveCount).toBeLessThan(made);
  expect(match.turn).toEqual([0]);
  expect(table.news.at(-1)).toMatchObject({ kind: 'taken-back', name: 'Ann' });
});

test('the options of a guest belong to their key, and leave out those of the host', async () => {
  const { host, guest, table, pass, book } = await evening(AT_ONCE);
  await host();
  const kim = await guest('kim');
  table.begin();
  await pass(500);
  kim.keys('o');
  await settled();
  const shown = await lines(kim);
  expect(shown).toContain('Suit colours');
  expect(shown).not.toContain('Forced moves');
  kim.keys('\x1b[C');
  await settled();
  const newer = await guest('kim');
  expect(kim.farewell).toContain('another terminal');
  expect(book.settings.get('SHA256:key of kim')).toMatchObject({ pace: 'key' });
  newer.keys('o');
  await settled();
  expect(await lines(newer)).toMatch(/Pace .*\[key\]/);
});

test('the host saves the options of a guest once, when the guest leaves', async () => {
  const { host, guest, table, pass, book } = await evening({ ...AT_ONCE, unsaved: 'The disk is full.' });
  await host();
  const kim = await guest('kim');
  table.begin();
  await pass(500);
  const kept = vi.spyOn(book.settings, 'set');
  kim.keys('o');
  for (let n = 0; n < 50; n++) {
    kim.keys('\x1b[C');
    await settled();
  }
  expect(kept).not.toHaveBeenCalled();
  kim.keys('\x1bqw');
  await settled();
  expect(kept).toHaveBeenCalledTimes(1);
  expect(kim.farewell).toBe(
    'A bot plays for you until you are back. Come in the same way: your seat waits. The disk is full.',
  );
  const back = await guest('kim');
  back.cut();
  await settled();
  expect(kept).toHaveBeenCalledTimes(1);
});

test('a guest cannot save a sheet, get a hint or begin a match, and the help leaves out those keys', async () => {
  const { host, guest, table, pass } = await evening(AT_ONCE);
  await host();
  const kim = await guest('kim');
  table.begin();
  await pass(500);
  kim.keys('?');
  await settled();
  const help = await lines(kim);
  expect(help).not.toMatch(/\bi {2,}hint|write sheet|undo|redo/);
});

test('the name of an absent player is marked, as the help explains, until their return', async () => {
  const { host, guest, table, pass } = await evening(AT_ONCE);
  const ann = await host();
  const kim = await guest('kim');
  table.begin();
  await pass(500);
  expect(await lines(ann)).toContain(' kim');
  kim.cut();
  await pass(500);
  expect(await lines(ann)).toContain('~kim');
  ann.keys('?');
  await settled();
  expect(await lines(ann)).toContain('is away; a bot plays');
  ann.keys('\x1b');
  await guest('kim');
  await pass(500);
  expect(await lines(ann)).not.toContain('~kim');
});

test.each([40, 72, 80])('the question whether to leave is whole in %i columns', async (columns) => {
  const { host, guest, table, pass } = await evening(AT_ONCE);
  const size = { size: { columns, rows: 22 } };
  const ann = await host(size);
  const kim = await guest('kim', {}, size);
  table.begin();
  await pass(500);
  const asked = async (each: typeof ann) => {
    each.keys('q');
    await settled();
    return (await lines(each)).replace(/\s+/g, ' ');
  };
  expect(await asked(ann)).toContain(goingWords.host);
  expect(await asked(kim)).toContain(goingWords.guest);
});

test.each([
  ['the answer to a dead key', 'Z', 1],
  ['five long names', '', 5],
] as const)('the foot of a narrow lobby marks what %s leaves out', async (_, keys, friends) => {
  const { host, guest } = await evening({ game: 'shengji' });
  const ann = await host({ size: { columns: 40, rows: 22 } });
  for (let place = 0; place < friends; place++) await guest(`${'王李張陳林'[place]}${'小'.repeat(11)}`);
  ann.keys(keys);
  await settled();
  const foot = (await lines(ann)).split('\n').slice(16, 20).join(' ').trimEnd();
  expect(foot).toContain('王小小小小小小小小小小小');
  expect(foot).toMatch(/[.…]$/);
});

test('a narrow page for talk names the whole key that closes it', async () => {
  const { host } = await evening(AT_ONCE);
  const ann = await host({ size: { columns: 40, rows: 22 } });
  ann.keys('/');
  await settled();
  expect(await lines(ann)).toMatch(/Esc:close$/m);
});
