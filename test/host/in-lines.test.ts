import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { format } from '../../src/engine/shengji/cards.ts';
import type { DrawPhase } from '../../src/engine/shengji/state.ts';
import { take } from '../../src/engine/take.ts';
import { catalogue } from '../../src/games.ts';
import { toldOn } from '../../src/host/in-lines.ts';
import { LIMITS } from '../../src/host/limits.ts';
import type { Visitor } from '../../src/host/visitor.ts';
import { reviewTexts } from '../../src/plain/words.ts';
import { deckWith } from '../engine/shengji/helpers.ts';
import { quickAdviser } from '../support/advice.ts';
import { until } from '../support/display.ts';
import { type Evening, type EveningOptions, evening, planFor, settled } from './evening.ts';
import { CODE, openHouse } from './house.ts';
import { openLines } from './line.ts';
import { hasSsh, makeKey, sshWords } from './openssh.ts';

const KIM: Visitor = {
  name: 'kim',
  key: 'SHA256:kim',
  address: '192.168.1.31',
  remembered: false,
  code: CODE,
};

/** A guest in lines of text, and what they were sent. */
async function guestIn({ tables, clock }: Evening, visitor: Partial<Visitor> = {}) {
  const { lines, sent, faults, ...wire } = openLines(clock);
  let farewell: string | null = null;
  void tables.welcome({ ...KIM, ...visitor }, toldOn(lines), lines.gone).then((sentence) => {
    farewell = sentence;
  });
  await settled();
  return {
    ...wire,
    /** Types a line, or bytes, and answers what was said to it. */
    async says(typed: string | Uint8Array): Promise<string> {
      const before = sent.length;
      wire.type(typeof typed === 'string' ? `${typed}\n` : typed);
      await settled();
      expect(faults).toStrictEqual([]);
      return sent.slice(before).join('');
    },
    /** Returns the output since the last call. */
    heard: () => sent.splice(0).join(''),
    farewell: () => farewell,
  };
}

/** A table that deals as soon as everybody is ready, as without a host's screen. */
async function table(options: EveningOptions = {}): Promise<Evening> {
  const night = await evening({ setup: { options: {} }, ...options });
  night.table.subscribe(() => {
    const { phase, people, isEverybodyReady } = night.table;
    if (phase === 'lobby' && people.length > 0 && isEverybodyReady) night.table.begin();
  });
  return night;
}

const legalMove = ({ table }: Evening, seat = 0): string => take(table.kept!.match.moves(seat), 1)[0]!;

/** The match as the first guest sees it. */
const sessionOf = ({ table }: Evening) => table.presenceOf(table.people[0]!)!.session!;

/** Lines of text alone. */
const PLAIN = /^[\n\x20-\x7e]*$/;

test('the waiting room shows the seats, and the match begins once everyone is ready', async () => {
  const night = await table();
  const kim = await guestIn(night);
  expect(kim.heard()).toBe(
    [
      'Chinese Hearts, a table for friends. Type ? for the commands.',
      'A bot stands in after 30 s, undo by agreement, only calls during play.',
      'Seat 1: kim, you.',
      'Seat 2: Bo, a bot, normal.',
      'Seat 3: Cat, a bot, normal.',
      'Seat 4: Dan, a bot, normal.',
      'An empty line says that you are ready; the cards are dealt when everybody here is ready.',
      '',
    ].join('\n'),
  );
  const li = await guestIn(night, { name: 'li', key: 'SHA256:li' });
  expect(kim.heard()).toMatch(/^Seat 2: li\.\nSeat 3: Bo,/);
  expect(await kim.says('sit 2')).toMatch(/^That seat is taken\./);
  expect(await kim.says('sit 9')).toMatch(/^Name a seat from 1 to 4/);
  expect(await kim.says('sit 4')).toContain('Seat 4: kim, you.\n');
  expect(await kim.says('say how do you do')).toContain('kim: how do you do\n');
  expect(li.heard()).toContain('kim: how do you do\n');
  expect(await kim.says('')).toContain('Seat 4: kim, you, ready.\nYou are ready; ');
  expect(await li.says('ready')).toContain('Your 13 cards: ');
  expect(kim.heard()).toContain('Choose three cards for Bo: type pass and the cards.');
});

test('a line before its turn is answered with the player to move', async () => {
  const night = await table({ setup: { options: { passing: 'none' } } });
  const [kim, li] = [await guestIn(night), await guestIn(night, { name: 'li', key: 'SHA256:li' })];
  await kim.says('');
  await li.says('');
  const mover = night.table.kept!.match.turn[0]!;
  const [waiting, name] = mover === 0 ? [li, 'kim'] : [kim, ['kim', 'li', 'Bo', 'Cat'][mover]];
  for (const typed of ['hint', '', '2C']) expect(await waiting.says(typed)).toBe(`${name} is to move.\n`);
});

test('a guest who holds the table up reads "you", the others the name as typed', async () => {
  const night = await table({ setup: { options: { passing: 'none' } } });
  const [kim, li] = [await guestIn(night), await guestIn(night, { name: 'li', key: 'SHA256:li' })];
  await kim.says('');
  await li.says('');
  const sessionAt = (seat: number) => night.table.presenceOf(night.table.people[seat]!)!.session!;
  const isToMove = (seat: number) => sessionAt(seat).scene.mode.kind === 'turn';
  for (let waited = 0; waited < 40 && !isToMove(0) && !isToMove(1); waited++) await night.pass(500);
  const [slow, other, name] = isToMove(0) ? ([kim, li, 'kim'] as const) : ([li, kim, 'li'] as const);
  await night.pass(60_000);
  expect(slow.heard()).toMatch(/^waiting for you 1:00$/m);
  expect(other.heard()).toContain(`waiting for ${name} 1:00\n`);
});

test('undo is asked and agreed in lines', async () => {
  const night = await table();
  const [kim, li] = [await guestIn(night), await guestIn(night, { name: 'li', key: 'SHA256:li' })];
  await kim.says('');
  await li.says('');
  const pass = legalMove(night);
  const hand = /Your 13 cards: .*/.exec(kim.heard())![0];
  expect(await kim.says(pass)).toContain('You pass ');
  li.heard();
  expect(await kim.says('u')).toContain('You ask to take back 1 move: the others have 30 s to agree.');
  expect(li.heard()).toMatch(/^kim asks to take back 1 move: Y agrees\. 30 s\n/);
  expect(await li.says('Y')).toContain('That question has just come: read it first.');
  await night.pass(500);
  expect(await li.says('agree')).toContain('kim takes back 1 move: everybody agreed.');
  expect(kim.heard()).toContain(`kim takes back 1 move: everybody agreed.\n${hand}\nChoose three cards`);
  expect(await kim.says('say well')).toContain('During play you can only use the ready-made calls.');
  expect(await kim.says('/ 2')).toContain('kim: good luck\n');
});

test('a guest who is removed, or loses the host, reads one sentence, and later lines have no effect', async () => {
  const night = await table();
  const [kim, li] = [await guestIn(night), await guestIn(night, { name: 'li', key: 'SHA256:li' })];
  kim.type('say hello\nsay bye\n');
  night.table.remove(1);
  await settled();
  expect(kim.farewell()).toBe('The host has asked you to leave.');
  expect(night.table.lines.all).toStrictEqual([]);
  night.tables.close();
  await settled();
  expect(li.farewell()).toBe('The host has closed the table. The match is kept.');
});

test('an end of input in mid-deal leaves the seat to a bot until its owner is back', async () => {
  const night = await table();
  const kim = await guestIn(night);
  await kim.says('');
  kim.end();
  await settled();
  expect(kim.farewell()).toBe(
    'A bot plays for you until you are back. Come in the same way: your seat waits.',
  );
  expect(night.table.chairs.list[0]!.owner).toMatchObject({ name: 'kim', isHere: false, hasLeft: false });
  const again = await guestIn(night);
  expect(again.heard()).toContain('Your 13 cards: ');
});

test('a guest goes on at another terminal, and the older one ends', async () => {
  const night = await table();
  const older = await guestIn(night);
  await older.says('');
  // A question behind that of the table ends, too.
  await older.says('options');
  const newer = await guestIn(night);
  expect(older.farewell()).toBe('You came in from another terminal: it has your seat now.');
  expect(newer.farewell()).toBeNull();
  expect(newer.heard()).toContain('Your 13 cards: ');
  expect(await newer.says('leave for good')).toBe('');
  expect(newer.farewell()).toBe('You have left the table. Thank you for the game.');
  expect(night.table.chairs.list[0]!.owner).toMatchObject({ hasLeft: true });
});

test('a call typed during the draw is made at the next turn', async () => {
  const setup = { options: { from: '4', deals: 1 }, decks: [deckWith(['4S 4C 7C']).map(format)] };
  const night = await table({
    game: 'shengji',
    setup,
    askBot: async () => ({ move: 'stay', capped: false }),
  });
  const kim = await guestIn(night);
  await kim.says('');
  const drawing = () => night.table.kept!.match.view('table') as unknown as DrawPhase;
  while (drawing().drawn < 20) await night.pass(35);
  expect(kim.heard()).toContain('Type a call now for your next turn; the others do not wait.\n');
  expect(await kim.says('call me')).toMatch(/ is no answer here;/);
  expect(await kim.says('c')).toContain('Your choice is played at your next turn.\n');
  expect(await kim.says('call 4D')).toMatch(/^Not allowed\. /);
  await kim.says('stay');
  expect(sessionOf(night).scene.mode.kind).toBe('watch');
  await kim.says('call 4S');
  while (drawing().drawn < 28) await night.pass(35);
  expect(drawing()).toMatchObject({ call: { seat: 0, count: 1 } });
  expect(kim.heard()).toContain('You call 4S');
});

test('hints exist only at a table that agreed to them', async () => {
  const without = await guestIn(await table());
  await without.says('');
  expect(await without.says('hint')).toContain('Not allowed. "hint" is not a move');
  const night = await table({ manners: { hints: true }, askAdviser: quickAdviser });
  const kim = await guestIn(night);
  await kim.says('');
  expect(await kim.says('hint')).toContain('Hint: pass ');
  expect(await kim.says('')).toContain('You pass ');
});

test('a late hint is dropped, and the next request is answered', async () => {
  let advise = (): void => {};
  const thinking = new Promise<void>((resolve) => {
    advise = resolve;
  });
  const askAdviser: typeof quickAdviser = async (question) => {
    await thinking;
    return quickAdviser(question);
  };
  const night = await table({ manners: { hints: true }, askAdviser });
  const kim = await guestIn(night);
  await kim.says('');
  expect(await kim.says('hint')).toBe('');
  night.table.nudge(0);
  await night.pass(500);
  kim.heard();
  advise();
  await settled();
  expect(kim.heard()).not.toContain('Hint');
  expect(await kim.says('hand')).toContain('Your 10 cards: ');
});

test('a guest without a code chooses the table by its number', async () => {
  const night = await table();
  await night.tables.open('shang', planFor({ game: 'shang', code: 'ABC-DEF' }));
  const kim = await guestIn(night, { code: null, remembered: true });
  expect(kim.heard()).toBe('1 Chinese Hearts:\n2 Shang:\nWhich table? Type its number; quit leaves.\n');
  expect(await kim.says('2')).toMatch(/^Shang, a table for friends; house rules: limit 10\./);
  const li = await guestIn(night, { name: 'li', key: null, code: null, remembered: true });
  li.end();
  await settled();
  expect(li.farewell()).toBe('');
});

test('a guest who does not read gets one line, and leaves after a minute', async () => {
  const night = await table();
  const kim = await guestIn(night);
  kim.heard();
  kim.listen(false);
  await kim.says('who\n'.repeat(500));
  await night.pass(LIMITS.deaf - 1000);
  expect(kim.heard().match(/Seat 1/g)).toHaveLength(1);
  expect(kim.isDestroyed()).toBe(false);
  await night.pass(1000);
  expect(kim.isDestroyed()).toBe(true);
  expect(night.table.people).toStrictEqual([]);
});

test('hostile lines get a sentence each, and cost little', async () => {
  const night = await table({ manners: { chat: 'free' } });
  const kim = await guestIn(night, { name: '\x1b[2Jkim' });
  const li = await guestIn(night, { name: 'li', key: 'SHA256:li' });
  const told = [
    await kim.says('\x1b[2J\x07\x00'),
    await kim.says('say \x1b]0;owned\x07 \u202e'),
    await kim.says(Buffer.from([0xff, 0xc3, 0x28, 0x0a])),
    await kim.says('x'.repeat(1500)),
    await kim.says('hide __proto__'),
    await kim.says('sit -1'),
  ];
  expect(told.map((text) => text.split('\n')[0])).toStrictEqual([
    '"�[2J��" is no answer here; type ? for the commands.',
    '�[2Jkim: �]0;owned� �',
    '"��(" is no answer here; type ? for the commands.',
    'That line is too long to be an answer; nothing was done.',
    'Nobody here has that name.',
    'Name a seat from 1 to 4, as in: sit 2.',
  ]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is those that are looked for
  expect(`${told}${kim.heard()}${li.heard()}`).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
  expect(night.table.phase).toBe('lobby');
});

test('the end of a cut line in a flood is never read as an answer', async () => {
  const night = await table();
  const kim = await guestIn(night);
  kim.heard();
  kim.type('x'.repeat(LIMITS.typing.atOnce));
  kim.type('dropped '.repeat(20));
  await night.pass(1000);
  expect(kim.heard()).toMatch(/^That line is too long to be an answer; nothing was done\.\n[^\n]*\n$/);
  expect(await kim.says('ready')).toBe('');
  expect(night.table.phase).toBe('lobby');
  expect(await kim.says('ready')).toContain('Your 13 cards: ');
});

/** No deal can be judged. */
const beginReview: EveningOptions['beginReview'] = (_reviewer, _question, _hear, fail) => {
  setImmediate(() => fail(new Error('no thread')));
  return () => {};
};

describe.each(catalogue.map(({ game }) => [game.id, game] as const))('%s in lines', (id, game) => {
  test('is played to the end of a deal before an onlooker', async () => {
    const night = await table({ game: id, manners: { watchers: 1 }, beginReview });
    const kim = await guestIn(night);
    await kim.says('');
    const onlooker = await guestIn(night, { name: 'li', key: 'SHA256:li' });
    expect(night.table.people.map((person) => night.table.chairs.seatOf(person))).toStrictEqual([0, null]);
    const { match } = night.table.kept!;
    while (match.status.results.length === 0 && !match.over) {
      const { moveCount } = match;
      if (sessionOf(night).scene.mode.kind === 'turn') await kim.says(legalMove(night));
      if (match.moveCount === moveCount) await night.pass(500);
    }
    const [said, seen] = [kim.heard(), onlooker.heard()];
    expect(said).toContain(game.oneDeal ? '; the match is over; seed evening.\n' : '; after deal 1.\n');
    expect(said).toMatch(
      /\n(The match is over\. examine tells [^\n]*|1 or an empty line: the next deal\.)\n$/,
    );
    expect(said.match(/Not allowed|is no answer/g)).toBeNull();
    expect(said).toMatch(PLAIN);
    expect(seen).toMatch(PLAIN);
    expect(seen).not.toContain('Your ');
    expect(seen).toMatch(/\n(The match is over\. q leaves\.|1 or an empty line: the next deal\.)\n$/);
    if (match.over) expect(await kim.says('e')).toContain(reviewTexts.brokeOff);
  });
});

describe.skipIf(!hasSsh)('with OpenSSH', () => {
  test('a friend plays a whole deal by `ssh -T`, is cut off in the next one, and comes back to the same hand', async () => {
    const night = await table();
    const { tables, clock, folder } = night;
    makeKey(folder, 'id');
    const house = await openHouse({
      clock,
      talk: (visitor, lines) => tables.welcome(visitor, toldOn(lines), lines.gone),
    });
    onTestFinished(() => house.close());
    const blob = spawnSync('ssh-keygen', ['-l', '-f', join(folder, 'id.pub')], { encoding: 'utf8' }).stdout;
    house.guests.remember(/SHA256:\S+/.exec(blob)![0], 'kim', CODE);
    const come = (...words: string[]) => {
      const trusting = ['-o', 'StrictHostKeyChecking=no', '-o', 'LogLevel=ERROR'];
      const own = sshWords({ home: folder, port: house.port }, 'id');
      const ssh = spawn('ssh', [...own, ...trusting, ...words]);
      const friend = { said: '', status: new Promise((resolve) => ssh.on('close', resolve)), ssh };
      ssh.stdout.setEncoding('utf8').on('data', (text: string) => {
        friend.said += text;
      });
      return friend;
    };
    const kim = come('-T', 'kim@127.0.0.1');
    await until(() => kim.said.includes('An empty line says'));
    kim.ssh.stdin.write('\n');
    await until(() => night.table.kept !== null);
    const { match } = night.table.kept!;
    const asks = () => /\n(Possible|Only|There are many)[^\n]*\n$/.test(kim.said);
    while (match.status.results.length === 0) {
      if (!match.turn.includes(0)) {
        await night.pass(500);
        continue;
      }
      await until(asks);
      kim.said += '\n';
      kim.ssh.stdin.write(`${legalMove(night)}\n`);
      const { moveCount } = match;
      await until(() => match.moveCount > moveCount);
    }
    await until(() => kim.said.endsWith('1 or an empty line: the next deal.\n'));
    expect(kim.said).toContain('; after deal 1.\n');
    kim.ssh.stdin.write('\n');
    await until(asks);
    kim.ssh.stdin.end();
    expect(await kim.status).toBe(0);
    expect(kim.said).toMatch(/\nA bot plays for you until you are back\. [^\n]*\n$/);
    expect(kim.said).toMatch(PLAIN);
    const hand = kim.said.match(/Your 13 cards: .*/g)!.at(-1)!;
    const again = come('kim@127.0.0.1', 'plain');
    await until(() => again.said.includes(hand));
    again.ssh.stdin.write('leave for good\n');
    expect(await again.status).toBe(0);
    expect(again.said).toMatch(/You have left the table\. Thank you for the game\.\n$/);
  });
});
