import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { carriedOut } from '../support/command.ts';

const run = async (...words: string[]): Promise<string> => (await carriedOut(tmpdir(), words)).stdout;

test('the manual page has every command and option of --help, in macros of man(7)', async () => {
  const page = await run('man');
  const plain = page.replaceAll('\\-', '-').replaceAll(/\\f[BR]/g, '');
  const help = await run('--help');
  const commands = [...help.split(/Commands:|Environment:/)[1]!.matchAll(/^ {2}([a-z]+) /gm)].map(
    ([, name]) => name!,
  );
  expect(commands).toContain('play');
  for (const name of commands) expect(plain).toContain(`.SS cardroom ${name} `);
  for (const words of [['--help'], ['help', 'play'], ['help', 'simulate']]) {
    for (const [, flag] of (await run(...words)).matchAll(/^ {2}(--[a-z]+)/gm))
      expect(plain).toMatch(new RegExp(`^${flag}`, 'm'));
  }
  for (const name of ['CARDROOM_HOME', 'EXIT STATUS', 'cardroom gongzhu']) expect(plain).toContain(name);
  const macros = page.split('\n').filter((line) => /^[.']/.test(line));
  expect(macros.filter((line) => !/^\.(TH CARDROOM 1 .*|SH [A-Z ]+|SS .+|TP)$/.test(line))).toStrictEqual([]);
});
