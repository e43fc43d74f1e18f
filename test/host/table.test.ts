import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Person } from '../../src/host/chairs.ts';
import { sightOf } from '../../src/host/sight.ts';
import { evening, planFor, settled } from './evening.ts';

/** Two cards of a hand side by side. */
const HAND = /(?:(?:10|[2-9JQKA] )[♠♥♦♣] +){2}/;

const lines = async (guest: { drawn(): Promise<void>; lines(): string[] }): Promise<string> => {
  await guest.drawn();
  return guest.lines().join('\n');
};

/** No cards are passed: whoever leads is to move at once. */
const AT_ONCE = { setup: { options: { passing: 'none', limit: 100 } } };

describe('before the first card', () => {
  test('a guest gets the first free seat and may move; bots make room, and the host begins the deal', async () => {
    const { host, guest, table, pass } = await evening();
    const ann = await host();
    const kim = await guest('kim');
    expect(await lines(ann)).toMatch(/1 {2}Ann +you[\s\S]*2 {2}kim[\s\S]*3 {2}Bo +a bot, normal/);
    kim.keys('\x1b[B\x1b[B\x1b[B ');
    await settled();
    expect(await lines(ann)).toMatch(/2 {2}Bo[\s\S]*4 {2}kim/);
    await pass(120_000);
    expect(table.phase).toBe('lobby');
    kim.keys('\r');
    await settled();
    expect(await lines(ann)).toContain('Everybody is ready.');
    ann.keys('\r');
    await pass(500);
    expect(table.phase).toBe('match');
    expect(await lines(kim)).toContain('Pick three cards');
  });

  test('only the host sees code, address, keys and commands', async () => {
    const { host, guest } = await evening({
      plans: [
        { kind: 'open' },
        { kind: 'open' },
        { kind: 'program', command: './secret-bot' },
        { kind: 'closed' },
      ],
    });
    const ann = await host();
    const kim = await guest('kim');
    const li = await guest('li', { key: null, address: '192.168.1.77' });
    const lobby = await lines(ann);
    for (const each of [ann, kim, li]) each.keys('k');
    await settled();
    const shown = lobby + (await lines(ann));
    for (const secret of ['KQ7-M2X', '192.168.1.20', '4mF0', './secret-bot', '192.168.1.77', 'no key']) {
      expect(shown).toContain(secret);
      expect(kim.raw).not.toContain(secret);
      expect(li.raw).not.toContain(secret);
    }
    kim.keys('q');
    await settled();
    expect(await lines(kim)).toMatch(/WATCHING[\s\S]*li/);
  });

  test('guests cannot take closed seats and seats of programs, and look on if the table has room for onlookers', async () => {
    const { host, guest } = await evening({
      plans: [{ kind: 'open' }, { kind: 'open' }, { kind: 'closed' }, { kind: 'closed' }],
      manners: { watchers: 1 },
    });
    await host();
    await guest('kim');
    const li = await guest('li');
    li.keys('\x1b[B\x1b[B ');
    await settled();
    expect(await lines(li)).toContain('That seat is taken.');
    const may = await guest('may');
    expect(may.farewell).toBe('This table has no free seat and no room for onlookers.');
  });

  test('each person can redraw all screens a few times a second at most', async () => {
    const { host, guest, table, pass } = await evening();
    await host();
    await guest('kim');
    const kim = sightOf(table, table.people[1]!);
    const act = () => {
      const before = table.version;
      for (let n = 0; n < 100; n++) kim.ready();
      return table.version - before;
    };
    expect(act()).toBe(6);
    expect(kim.sit(3)).toBe('too-often');
    await pass(1000);
    expect(act()).toBe(2);
  });

  test('a change for one screen leaves the others as they are', async () => {
    const { host, guest, table } = await evening();
    await host();
    await guest('kim');
    const [ann, kim] = table.people as [Person, Person];
    const [hers, his] = [sightOf(table, ann), sightOf(table, kim)];
    const [before, beforeToo] = [hers.get(), his.get()];
    his.hide(ann.id);
    expect(hers.get()).toBe(before);
    expect(his.get()).not.toBe(beforeToo);
    his.ready();
    expect(hers.get()).not.toBe(before);
  });

  test('the host removes a guest after a question, and a new code keeps them out', async () => {
    const { host, guest, book, table, tables, told } = await evening();
    const ann = await host();
    const kim = await guest('kim');
    await guest('li');
    ann.keys('\x1b[Bx');
    await settled();
    expect(await lines(ann)).toMatch(/SEND AWAY\?[\s\S]*kim’s key is kept out/);
    ann.keys('\x1b');
    await settled();
    expect(kim.farewell).toBeNull();
    ann.keys('x');
    await settled();
    ann.keys('y');
    await settled();
    expect(kim.farewell).toBe('The host has asked you to leave.');
    expect([...book.out]).toEqual(['SHA256:key of kim']);
    expect(book.spared).toEqual([['SHA256:key of li']]);
    expect(tables.codes()).toEqual(['NEW-001']);
    expect(await lines(ann)).toMatch(/code {2}NEW-001[\s\S]*kim was sent away/);
    expect(told).toContain('kim was sent away. The code is now NEW-001.');
    expect(table.people.map(({ name }) => name)).toEqual(['Ann', 'li']);
    // A guest who gave the old code before, and has not chosen a table, stays out, with a key or without.
    for (const key of [null, 'SHA256:another key of kim'])
      expect((await guest('kim', { key })).farewell).toContain('The table has a new code');
    expect((await guest('may', { code: 'NEW-001' })).farewell).toBeNull();
  });

  test('only the host sees the new code, even at a table that had none', async () => {
    const { host, guest, table, pass } = await evening({ ...AT_ONCE, code: null });
    const ann = await host();
    await guest('kim');
    const li = await guest('li');
    table.begin();
    await pass(500);
    ann.keys('@');
    await settled();
    ann.keys('\x1b[B');
    await settled();
    ann.keys('X');
    await settled();
    ann.keys('y');
    await pass(500);
    expect(await lines(ann)).toContain('kim was sent away. The code is now NEW-001.');
    expect(li.raw).not.toContain('NEW-001');
    expect((await guest('kim', { key: null, code: null })).farewell).toContain('has a new code');
  });
});

describe('while a match is played', () => {
  test('every move is on the disk before it is on a screen', async () => {
    const { host, guest, table, pass, folder } = await evening(AT_ONCE);
    const ann = await host();
    const kim = await guest('kim');
    table.begin();
    const onDisk = () => {
      const name = readdirSync(folder).find((each) => each === `${table.kept!.id}.ndjson`)!;
      return readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.includes('"move"')).length;
    };
    let most = 0;
    for (const screen of [ann, kim]) {
      const session = () =>
        table.presenceOf(table.people.find(({ isHost }) => isHost === (screen === ann))!)!.session!;
      session().subscribe(() => {
        const seen = session().seen.steps.filter(({ seat }) => seat !== null).length;
        most = Math.max(most, seen);
        expect(onDisk()).toBeGreaterThanOrEqual(seen);
      });
    }
    for (let round = 0; round < 60; round++) {
      ann.keys('\r');
      kim.keys('\r');
      await pass(500);
    }
    expect(most).toBeGreaterThan(8);
  });

  test('a bot plays for an absent player after the wait, and the seat and its hand return at once with the player', async () => {
    const { host, guest, table, pass, told } = await evening(AT_ONCE);
    const ann = await host();
    const kim = await guest('kim');
    table.begin();
    await pass(500);
    const made = () => table.kept!.match.history.filter(({ seat }) => seat === 1);
    for (let round = 0; !table.kept!.match.turn.includes(1); round++) {
      expect(round).toBeLessThan(20);
      ann.keys('\r');
      await pass(2000);
    }
    const before = made().length;
    kim.cut();
    await pass(11_000);
    expect(await lines(ann)).toContain('kim is away: a bot plays in 20 s');
    expect(made()).toHaveLength(before);
    await pass(21_000);
    expect(made()).toHaveLength(before + 1);
    expect(made().at(-1)!.by).toBe('normal');
    expect(told.slice(-2)).toEqual(['kim is away.', 'A bot plays for kim.']);
    await guest('kim');
    expect(table.isAsked(1)).toBe(true);
    expect(told.at(-1)).toBe('kim is back.');
  });

  test('a returning player is known by the key, under any name', async () => {
    const { host, guest, table, pass, told } = await evening(AT_ONCE);
    await host();
    const kim = await guest('kim');
    table.begin();
    await pass(500);
    kim.cut();
    await pass(1000);
    const back = await guest('anything', { key: kim.visitor.key });
    expect(told.at(-1)).toBe('kim is back.');
    expect(table.people.map(({ name }) => name)).toEqual(['Ann', 'kim']);
    const { session } = table.presenceOf(table.people[1]!)!;
    expect(session!.people).toEqual([1]);
    expect(await lines(back)).toMatch(HAND);
  });

  test('the newer of two terminals with one key has the seat', async () => {
    const { host, guest, table, pass } = await evening(AT_ONCE);
    await host();
    const older = await guest('kim');
    table.begin();
    await pass(500);
    const newer = await guest('kim');
    expect(older.farewell).toContain('another terminal');
    expect(newer.farewell).toBeNull();
    expect(table.people).toHaveLength(2);
    older.cut();
    await pass(40_000);
    expect(table.chairs.list[1]!.standsIn).toBe(false);
  });

  test('a key sits at its newest table alone, and its seat at the other waits', async () => {
    const { host, guest, table, tables, pass } = await evening(AT_ONCE);
    const { game, ...plan } = planFor({ game: 'shang', code: 'SH4-NG2' });
    const second = await tables.open(game, plan);
    await host();
    const older = await guest('kim');
    table.begin();
    await pass(500);
    // Two come in at the same moment, by the codes of both tables: one of them is at one.
    const both = await Promise.all([guest('kim'), guest('kim', { code: 'SH4-NG2' })]);
    expect(older.farewell).toMatch(/^You came in (at another table|from another terminal)/);
    expect(both.map(({ farewell }) => farewell).sort()).toStrictEqual([
      'You came in at another table.',
      null,
    ]);
    const there = await guest('kim', { code: 'SH4-NG2' });
    expect(table.chairs.list[1]!.owner).toMatchObject({ name: 'kim', isHere: false, hasLeft: false });
    expect(second.people.map(({ isHere }) => isHere)).toStrictEqual([true]);
    const back = await guest('kim');
    expect(there.farewell).toBe('You came in at another table.');
    expect(second.people).toStrictEqual([]);
    expect([back.farewell, table.chairs.list[1]!.owner?.isHere]).toStrictEqual([null, true]);
  });

  test('a key removed from one table loses its seats at the others', async () => {
    const { host, guest, table, tables, pass } = await evening(AT_ONCE);
    const { game, ...plan } = planFor({ game: 'shang', code: 'SH4-NG2' });
    const second = await tables.open(game, plan);
    await host();
    await guest('kim');
    table.begin();
    await pass(500);
    await guest('kim', { code: 'SH4-NG2' });
    expect(table.isAsked(1)).toBe(true);
    second.remove(second.people[0]!.id);
    expect(table.isAsked(1)).toBe(false);
  });

  test('a guest without a key gets a seat back only from the host', async () => {
    const { host, guest, table, pass } = await evening(AT_ONCE);
    const ann = await host();
    const kim = await guest('kim', { key: null });
    table.begin();
    await pass(500);
    kim.cut();
    await settled();
    const back = await guest('kim', { key: null, address: '10.0.0.9' });
    expect(table.chairs.list[1]!.owner!.isHere).toBe(false);
    expect(await lines(ann)).toContain(
      'kim 2 (10.0.0.9, no key) wants the seat of kim, who is away: Y gives it.',
    );
    expect(back.raw).not.toContain('10.0.0.9');
    await pass(500);
    ann.keys('Y');
    await settled();
    expect(table.chairs.list[1]!.owner).toMatchObject({ name: 'kim', isHere: true });
    expect(table.people.map(({ name }) => name)).toEqual(['Ann', 'kim']);
  });

  test('absences add up, so coming and going without a move gains no time', async () => {
    const { host, guest, table, pass } = await evening(AT_ONCE);
    const ann = await host();
    let kim = await guest('kim');
    table.begin();
    await pass(500);
    for (let round = 0; !table.kept!.match.turn.includes(1); round++) {
      expect(round).toBeLessThan(20);
      ann.keys('\r');
      await pass(2000);
    }
    for (let time = 0; time < 3; time++) {
      kim.cut();
      await pass(11_000);
      if (time < 2) kim = await guest('kim');
    }
    expect(table.chairs.list[1]!.standsIn).toBe(true);
  });

  test('a guest who keeps asking to undo does not stop the clock of their own move', async () => {
    const { host, guest, table, pass } = await evening({ ...AT_ONCE, manners: { clock: 20 } });
    const ann = await host();
    const kim = await guest('kim');
    table.begin();
    const { match } = table.kept!;
    const made = () => match.history.filter(({ seat, by }) => seat === 1 && by === null).length;
    // It is their turn, and they have made a move that could be taken back.
    for (let round = 0; made() === 0 || !match.turn.includes(1); round++) {
      expect(round).toBeLessThan(40);
      ann.keys('\r');
      if (made() === 0) kim.keys('\r');
      await pass(1000);
    }
    const before = match.moveCount;
    for (let ms = 0; ms < 21_000; ms += 250) {
      kim.keys('u');
      await pass(250);
    }
    expect(match.moveCount).toBeGreaterThan(before);
    expect(match.history.findLast(({ seat }) => seat === 1)!.by).toBe('normal');
  });

  test('the host’s Y answers the question on the screen, not one that has just replaced it', async () => {
    const { host, guest, table, pass } = await evening({ ...AT_ONCE, manners: { watchers: 9 } });
    const ann = await host();
    table.begin();
    for (const name of ['kim', 'li']) await guest(name);
    const [, kim, li] = table.people as [Person, Person, Person];
    table.sit(kim, 1);
    table.sit(li, 2);
    await pass(1000);
    const hers = sightOf(table, table.people[0]!);
    const read = hers.get().question!;
    expect(read).toMatchObject({ name: 'kim' });
    // Kim wants another seat now, so Li's wish is the first.
    table.sit(kim, 3);
    ann.keys('Y');
    await settled();
    expect(await lines(ann)).toContain('That question has just come: read it first.');
    await pass(500);
    expect(hers.agree(read.id)).toBe('just-asked');
    expect(table.wants.map(({ person }) => person.name)).toStrictEqual(['li', 'kim']);
    ann.keys('Y');
    await settled();
    expect(table.wants.map(({ person }) => person.name)).toStrictEqual(['kim']);
  });

  test('a Y agrees to its own question alone: undo or a wish for a seat', async () => {
    const { host, guest, table, pass } = await evening({ ...AT_ONCE, manners: { watchers: 9 } });
    const ann = await host();
    const kim = await guest('kim');
    table.begin();
    const { match } = table.kept!;
    for (let round = 0; !match.history.some(({ seat, by }) => seat === 1 && by === null); round++) {
      expect(round).toBeLessThan(30);
      kim.keys('\r');
      await pass(1000);
      if (match.turn.includes(0)) ann.keys('\r');
    }
    await guest('li');
    table.sit(table.people[2]!, 2);
    await pass(1000);
    kim.keys('u');
    await settled();
    ann.keys('Y');
    await settled();
    expect(table.consent.asking?.waitsFor).toStrictEqual(new Set([table.people[0]!.id]));
    await pass(500);
    ann.keys('Y');
    await settled();
    expect([table.consent.asking, table.wants.length]).toStrictEqual([null, 1]);
    table.consent.ask(table.people[0]!.id, 0, [table.people[1]!.id]);
    expect(table.agree(table.people[0]!)).toBe('not-now');
    expect(table.wants).toHaveLength(1);
  });

  test('a player who leaves for good gives the seat to a bot at once, under its name from the next deal', async () => {
    const { host, guest, table, pass } = await evening(AT_ONCE);
    await host();
    const kim = await guest('kim');
    table.begin();
    await pass(500);
    kim.keys('q');
    await settled();
    expect(await lines(kim)).toContain('For a while');
    kim.keys('g');
    await settled();
    expect(kim.farewell).toContain('You have left');
    expect(table.isAsked(1)).toBe(false);
    expect(table.players[1]!.name).toBe('kim');
    table.dealt();
    expect(table.players[1]).toMatchObject({ name: 'Bo', bot: 'normal' });
  });

  test('spectators see open cards only', async () => {
    const { host, guest, table, pass } = await evening(AT_ONCE);
    await host();
    table.begin();
    const li = await guest('li');
    await pass(1000);
    const { session } = table.presenceOf(table.people[1]!)!;
    expect(session!.people).toEqual([]);
    expect(session!.scene.eyes).toBe('table');
    expect(session!.scene.view).toEqual(table.kept!.match.view('table'));
    expect(await lines(li)).not.toContain('╰─1─╯');
  });

  test('the table goes on with the same people in the same seats after the host was killed', async () => {
    const first = await evening(AT_ONCE);
    const ann = await first.host();
    await first.guest('kim');
    first.table.begin();
    for (let round = 0; round < 6; round++) {
      ann.keys('\r');
      await first.pass(1000);
    }
    const { moveCount } = first.table.kept!.match;
    const second = await first.again();
    expect(second.table.kept!.match.moveCount).toBe(moveCount);
    await second.host();
    const kim = await second.guest('other', { key: 'SHA256:key of kim', code: null, remembered: true });
    expect(second.table.people.map(({ name, isHere }) => [name, isHere])).toEqual([
      ['Ann', true],
      ['kim', true],
    ]);
    expect(await lines(kim)).toMatch(HAND);
    expect(second.table.players.map(({ name }) => name)).toEqual(['Ann', 'kim', 'Bo', 'Cat']);
    expect(second.table.digest).toBe(first.table.digest);
  });

  test('a player removed or gone for good stays without a seat after a restart of the host', async () => {
    const first = await evening({ ...AT_ONCE, manners: { watchers: 9 } });
    await first.host();
    await first.guest('kim');
    const li = await first.guest('li', { key: null });
    await first.guest('may');
    first.table.begin();
    await first.pass(500);
    first.table.remove(first.table.people[1]!.id);
    li.keys('qg');
    await settled();
    const { table, guest } = await first.again();
    expect(table.people.map(({ name, hasLeft }) => [name, hasLeft])).toStrictEqual([
      ['Ann', false],
      ['kim', true],
      ['li', true],
      ['may', false],
    ]);
    expect([0, 1, 2, 3].map((seat) => table.isAsked(seat))).toStrictEqual([true, false, false, true]);
    await guest('li', { key: null, code: table.code });
    expect(table.wants).toStrictEqual([]);
  });
});
