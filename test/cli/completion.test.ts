import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../src/games.ts';
import { programPath } from '../support/built.ts';
import { plainEnvironment } from '../support/pty.ts';

let home: string;
let env: NodeJS.ProcessEnv;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'cardroom-completion-'));
  const bin = join(home, 'bin');
  mkdirSync(bin);
  writeFileSync(
    join(bin, 'cardroom'),
    `#!/bin/sh\nexec '${process.execPath}' '${programPath('cardroom')}' "$@"\n`,
    { mode: 0o755 },
  );
  mkdirSync(join(home, 'matches'));
  for (const state of ['open', 'finished']) {
    copyFileSync(`test/samples/logs/shang-${state}.ndjson`, join(home, 'matches', `shang-${state}.ndjson`));
  }
  env = { ...plainEnvironment(home), PATH: `${bin}${delimiter}${process.env.PATH}` };
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const complete = (...words: string[]): string[] =>
  execFileSync(process.execPath, [programPath('cardroom'), 'complete', '--', ...words], {
    env,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(':'))
    .map((line) => line.split('\t')[0]!);

test.each<[string[], string[]]>([
  [['play', ''], catalogue.map(({ game }) => game.id)],
  [['resume', ''], ['shang-open']],
  [
    ['remove', ''],
    ['shang-finished', 'shang-open'],
  ],
  [
    ['replay', ''],
    ['shang-finished', 'shang-open'],
  ],
  [['restore', ''], []],
  [['export', ''], ['shang-finished']],
  [
    ['play', 'shang', '--option', ''],
    ['limit=1', 'limit=200', 'limit=26'],
  ],
  [['play', 'shang', '--bots', 'h'], ['hard']],
  [['bot', 'shang', '--level', 'h'], ['hard']],
  [
    ['help', 're'],
    ['remove', 'replay', 'resume', 'restore'],
  ],
  [['simulate', 'shang', '--a', 'n'], ['normal']],
])('what can be typed after %j', (typed, offered) => {
  expect(complete(...typed).sort()).toStrictEqual([...offered].sort());
});

/** What bash without the bash-completion package offers at the end of a line. */
const inBash = (line: string): string[] => {
  const script = `
    source <(cardroom completion bash); source <(cardroom completion bash)
    COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:' COMP_LINE=$1 COMP_POINT=\${#1}
    _cardroom; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script, 'bash', line], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean);
};

test('bash completes without a package, read twice, and runs nothing that was typed', () => {
  expect(inBash('cardroom play g')).toStrictEqual(['gongzhu']);
  expect(inBash('cardroom resume ')).toStrictEqual(['shang-open']);
  expect(inBash('cardroom play gongzhu --option pass')).toContain('passing=none');
  // What stands before the = is a word of its own to bash.
  expect(inBash('cardroom play gongzhu --option passing=n')).toStrictEqual(['none']);
  inBash(`cardroom play $(touch ${home}/ran) \`touch ${home}/ran\` ; touch ${home}/ran; g`);
  expect(existsSync(join(home, 'ran'))).toBe(false);
});

test.runIf(spawnSync('zsh', ['--version']).status === 0)('a bare zsh knows what completes cardroom', () => {
  const script =
    'source <(cardroom completion zsh); source <(cardroom completion zsh); print $_comps[cardroom]';
  expect(execFileSync('zsh', ['-f', '-c', script], { env, encoding: 'utf8' }).trim()).toBe('_cardroom');
});
