import { expect, test } from 'vitest';
import { numberOf, openApp, openGongzhu } from '../support/app.tsx';
import { press, text } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';

test('a move can be typed, with completion, and a wrong one says why', async () => {
  const room = makeRoom();
  const stage = await openGongzhu(room);
  const count = room.match.moveCount;
  await press(stage, ':zz\r');
  expect(text(stage)).toContain('is not a move');
  await press(stage, '\x15'); // Ctrl-U
  const [move] = [...room.match.moves(0)];
  await press(stage, `${move!.toLowerCase()}\t\r`);
  expect(room.match.moveCount).toBeGreaterThan(count);
});

test('the answer to a typed move vanishes when the text changes', async () => {
  const stage = await openGongzhu();
  await press(stage, ':zz\r');
  expect(text(stage)).toContain('is not a move');
  await press(stage, '\x7f');
  expect(text(stage)).not.toContain('is not a move');
  expect(text(stage)).toMatch(/:z +Enter:play {2}Esc:close {2}Tab: no legal move/);
});

test('a pasted move goes to the typing line, or a sentence says that there is none', async () => {
  const pasted = (move: string) => `\x1b[200~${move}\x1b[201~`;
  const room = makeRoom();
  const stage = await openApp(room);
  await press(stage, 'o');
  expect(await press(stage, pasted('anything'))).toContain('Nothing can be pasted here.');
  await press(stage, 'o');
  stage.keys(`${numberOf('gongzhu')}\r`);
  await stage.waitFor(/pass three to the left/);
  const cards = room.match.moves(0).next().value!;
  expect(await press(stage, pasted(`${cards}\n`))).toContain(`:${cards}`);
  await press(stage, '\r');
  expect(room.match.moveCount).toBeGreaterThan(0);
  const waiting = await openApp(makeRoom(), {}, () => new Promise(() => {}));
  await press(waiting, `${numberOf('shang')}\r`);
  await waiting.waitFor(/is thinking\./);
  expect(await press(waiting, pasted('3C'))).toContain('A move can be pasted when it is your turn.');
});

test('a full line says how much fits', async () => {
  const stage = await openGongzhu();
  await press(stage, ':');
  expect(await press(stage, `\x1b[200~${'3C '.repeat(100)}\x1b[201~`)).toContain('at most 200 characters');
});

test('the cards of a pass are typed in any order', async () => {
  const stage = await openApp(makeRoom({ cards: 'framed' }));
  stage.keys(`${numberOf('gongzhu')}\r`);
  await stage.waitFor(/pass three to the left/);
  // The last card of the hand, which no pass in its own order begins with.
  const held = [
    ...stage
      .lines()
      .slice(15, 17)
      .join('\n')
      .matchAll(/│(10|[2-9JQKA]) ?([♠♥♦♣])│/gu),
  ];
  const [, rank, suit] = held.findLast(([, , suit]) => suit === '♠')!;
  const card = `${rank === '10' ? 'T' : rank}S`;
  expect(suit).toBe('♠');
  const shown = await press(stage, `:pass ${card}`);
  expect(shown).toMatch(new RegExp(`Tab: pass ${card} `));
});
