import { expect, test } from 'vitest';
import { openPty, type Pty } from '../support/pty.ts';

/** What would play, leave and answer, were it typed. */
const PASTE = '\x1b[200~1\nq y\r\x1b[201~';
const SAID = /Nothing can be pasted here\./;

/** Opens a screen by a key, pastes there, is told that nothing can be pasted, and closes it. */
async function pasteOver(pty: Pty, key: string, shown: RegExp, behind: RegExp, close: string): Promise<void> {
  pty.keys(key);
  await pty.waitFor(shown);
  pty.keys(PASTE);
  await pty.waitFor(SAID);
  expect(pty.lines().join('\n')).toMatch(shown);
  pty.keys(close);
  await pty.waitFor((lines) => behind.test(lines.join('\n')) && !SAID.test(lines.join('\n')));
}

test('a paste over the menu and its pages is answered: it goes nowhere', async () => {
  const pty = openPty();
  const menu = /q:quit/;
  await pty.waitFor(menu);
  pty.keys(PASTE);
  await pty.waitFor(SAID);
  await pasteOver(pty, '?', /The keys that work now/, menu, '?');
  await pasteOver(pty, 'r', /[A-Z] {2}rules/, menu, 'q');
  await pasteOver(pty, 'm', /^ CARDROOM {2}matches/m, menu, 'q');
  await pasteOver(pty, 't', /^ CARDROOM {2}statistics/m, menu, 'q');
  await pasteOver(pty, 'o', /^ CARDROOM {2}options/m, menu, 'q');
  await pasteOver(pty, 'h', /house rules/i, menu, 'q');
  await pasteOver(pty, 'g', /CARDROOM {2}lessons/, menu, 'q');
});

test('a paste over the pages of a table gets the same answer', async () => {
  const pty = openPty({ args: ['play', 'gongzhu', '--seed', 'paste'] });
  const table = /pass three to the left[\s\S]*q:leave/;
  await pty.waitFor(table);
  await pasteOver(pty, '?', /The keys that work now/, table, '?');
  await pasteOver(pty, 's', /Esc:close/, table, 'q');
  await pasteOver(pty, 'm', / what happened/, table, 'q');
  await pasteOver(pty, 'r', /[A-Z] {2}rules/, table, 'q');
  await pasteOver(pty, 'o', /^ CARDROOM {2}options/m, table, 'q');
});

test('a paste over the curtain leaves the curtain down', async () => {
  const pty = openPty({ args: ['play', 'gongzhu', '--names', 'Ann,Bo', '--seed', 'paste'] });
  await pty.waitFor(/all hands are hidden/);
  pty.keys(PASTE);
  await pty.waitFor(SAID);
  expect(pty.lines().join('\n')).toContain('all hands are hidden');
});
