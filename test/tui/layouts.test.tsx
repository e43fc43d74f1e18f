import { describe, expect, test } from 'vitest';
import { numberOf, openApp, openGongzhu } from '../support/app.tsx';
import { press, text } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';

/** By layout the keys at the positions of `890`, of `1`, of `i` for a hint, of `?` or what has its sign, and of `m` for the log. */
const LAYOUTS = {
  French: ['_çà', '&', 'i', '?', 'm'],
  Czech: ['áí0', 'ě', 'i', '?', 'm'],
  Russian: ['890', '1', 'ш', '?', 'ь'],
  Ukrainian: ['890', '1', 'ш', '?', 'ь'],
  Greek: ['890', '1', 'ι', '?', 'μ'],
  Hebrew: ['890', '1', 'ן', '?', 'צ'],
  Arabic: ['٨٩٠', '١', 'ه', '؟', 'ة'],
  'full width': ['８９０', '１', 'ｉ', '？', 'ｍ'],
} as const;

describe.each(Object.entries(LAYOUTS))('%s', (_, [pass, card, hint, help, log]) => {
  test('plays a trick by the position of keys, with a hint, the log and the help', async () => {
    const room = makeRoom();
    const stage = await openApp(room);
    stage.keys(`${numberOf('gongzhu')}\r`);
    await stage.waitFor(/pass three to the left/);
    await press(stage, `${pass}\r`);
    await stage.waitFor(/LEGAL/);
    expect(await press(stage, log)).toContain('what happened');
    await press(stage, 'q');
    expect(await press(stage, help)).toContain('The keys that work now');
    await press(stage, '\x1b');
    await stage.waitFor(/LEGAL/);
    expect(await press(stage, hint)).not.toContain('does nothing here');
    stage.keys(`${card}\r`);
    await stage.waitFor(/trick 2\b[\s\S]*LEGAL/);
    expect(room.match.moveCount).toBeGreaterThan(7);
  });
});

test('a key with a meaning of its own keeps it: + changes the pace and picks no card', async () => {
  const stage = await openGongzhu();
  expect(await press(stage, '+')).toContain('Pace:');
});

test('a key without any meaning is answered by its own name', async () => {
  const stage = await openGongzhu();
  expect(await press(stage, 'ъ')).toContain('ъ does nothing here');
});

test('a typed move may be of full width, and a search keeps its word unchanged', async () => {
  const room = makeRoom();
  const stage = await openGongzhu(room);
  const before = room.match.moveCount;
  const [move] = [...room.match.moves(0)];
  const wide = [...move!].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('');
  await press(stage, `：${wide}\r`);
  expect(room.match.moveCount).toBeGreaterThan(before);
  await press(stage, '?/');
  await press(stage, 'Ｑщ');
  expect(text(stage)).toContain('/Ｑщ');
});
