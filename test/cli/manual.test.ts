import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { programPath } from '../support/built.ts';
import { plainEnvironment } from '../support/pty.ts';

const run = (...words: string[]): string =>
  execFileSync(process.execPath, [programPath('cardroom'), ...words], {
    env: plainEnvironment('/nonexistent'),
    encoding: 'utf8',
  });

test('the manual page has every command and option that --help has, in macros of man(7)', () => {
  const page = run('man');
  const plain = page.replaceAll('\\-', '-').replaceAll(/\\f[BR]/g, '');
  const help = run('--help');
  const commands = [...help.split(/Commands:|Environment:/)[1]!.matchAll(/^ {2}([a-z]+) /gm)].map(
    ([, name]) => name!,
  );
  expect(commands).toContain('play');
  for (const name of commands) expect(plain).toContain(`.SS cardroom ${name} `);
  for (const words of [['--help'], ['help', 'play'], ['help', 'simulate']]) {
    for (const [, flag] of run(...words).matchAll(/^ {2}(--[a-z]+)/gm))
      expect(plain).toMatch(new RegExp(`^${flag}`, 'm'));
  }
  for (const name of ['CARDROOM_HOME', 'EXIT STATUS', 'cardroom gongzhu']) expect(plain).toContain(name);
  const macros = page.split('\n').filter((line) => /^[.']/.test(line));
  expect(macros.filter((line) => !/^\.(TH CARDROOM 1 .*|SH [A-Z ]+|SS .+|TP)$/.test(line))).toStrictEqual([]);
});
