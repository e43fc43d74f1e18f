import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../src/games.ts';
import { lessonsOf } from '../../src/lessons/index.ts';
import { programPath } from '../support/built.ts';
import { carriedOut, started } from '../support/command.ts';
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

const complete = async (...words: string[]): Promise<string[]> =>
  (await carriedOut(home, ['complete', '--', ...words])).stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t')[0]!);

test.each<[string[], string[]]>([
  [['play', ''], catalogue.map(({ game }) => game.id)],
  [['resume', ''], ['shang-open']],
  [
    ['remove', ''],
    ['shang-finished', 'shang-open'],
  ],
  // `:files`: names of files, too.
  [
    ['replay', ''],
    ['shang-finished', 'shang-open', ':files'],
  ],
  [['import', 'm'], [':files']],
  [['play', 'shang', '--deck', ''], [':files']],
  [['gongzhu', '--deck=d'], [':files']],
  [['simulate', '--merge', 'one', ''], [':files']],
  [['remove', 'shang-open', 'shang-f'], ['shang-finished']],
  [
    ['learn', 'gongzhu', ''],
    ['again', ...lessonsOf('gongzhu').map((_, place) => String(place + 1))],
  ],
  [
    ['learn', '500', 'a'],
    ['again', 'auction'],
  ],
  [['gongzhu', '--bots=h'], ['--bots=hard']],
  [
    ['simulate', '500', '--players', ''],
    ['4', '6'],
  ],
  [['five-hundred', '--ni'], []],
  [
    ['play', '--se'],
    ['--seats', '--seed'],
  ],
  [['--sy'], ['--symbols']],
  [['go'], ['gongzhu']],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish'],
  ],
  [['dance', ''], []],
  [['restore', ''], []],
  [
    ['export', ''],
    ['shang-finished', ':files'],
  ],
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
])('completion offers the possible words after %j', async (typed, offered) => {
  expect((await complete(...typed)).sort()).toStrictEqual([...offered].sort());
});

/** Whether a shell is here; `.ci/run` installs those that are not. */
const isHere = (shell: string) => spawnSync(shell, ['--version']).status === 0;

/** Returns the words that a shell offers by its script, which it reads twice from `$HOME/script` after a script of its own. */
function asked(shell: string, parameters: readonly string[], line: string): string[] {
  const { stdout, stderr } = spawnSync(shell, [...parameters, line], { env, cwd: home, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean);
}

/** Bash without the bash-completion package. */
const inBash = (line: string): string[] => {
  const script = `
    source ~/script; source ~/script
    COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:' COMP_LINE=$1 COMP_POINT=\${#1}
    _cardroom; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return asked('bash', ['--norc', '-c', script, 'bash'], line);
};

/** Zsh, whose own functions tell what they are given, for it shows offers on a terminal alone. */
const inZsh = (line: string): string[] => {
  const script = `
    source ~/script; source ~/script
    [[ $_comps[cardroom] == _cardroom ]] || print not registered
    _describe() { print -rl -- \${(P)2} }; _files() { print -rl -- \${PREFIX}*(N) }
    compset() { PREFIX=\${PREFIX#*=} }
    words=(\${(z)1}); [[ $1 == *' ' ]] && words+=(''); CURRENT=$#words PREFIX=$words[-1]
    _cardroom`;
  return asked('zsh', ['-f', '-c', script, 'zsh'], line).map((offer) => offer.replace(/:.*/, ''));
};

/** Fish, which tells what it would offer. */
const inFish = (line: string): string[] => {
  const script = 'source ~/script; source ~/script; complete -C $argv[1]';
  return asked('fish', ['--no-config', '-c', script], line).map((offer) => offer.replace(/\t.*/, ''));
};

describe.each([
  ['bash', inBash],
  ['zsh', inZsh],
  ['fish', inFish],
] as const)('%s', (shell, offered) => {
  test.skipIf(!isHere(shell))('completes words, values and files, and runs no typed command', () => {
    writeFileSync(join(home, 'my deck.txt'), '');
    writeFileSync(join(home, 'script'), started(home, ['completion', shell]).stdout);
    expect(offered('cardroom play g')).toStrictEqual(['gongzhu']);
    expect(offered('cardroom resume ')).toStrictEqual(['shang-open']);
    expect(offered('cardroom play gongzhu --option pass')).toContain('passing=none');
    // Bash treats the text before the = as a separate word.
    const value = offered('cardroom gongzhu --option passing=n');
    expect(value).toStrictEqual([shell === 'bash' ? 'none' : 'passing=none']);
    expect(offered('cardroom import my')).toStrictEqual(['my deck.txt']);
    expect(offered('cardroom play --deck=my')).toStrictEqual([
      shell === 'fish' ? '--deck=my deck.txt' : 'my deck.txt',
    ]);
    offered(`cardroom play $(touch ${home}/ran) \`touch ${home}/ran\` ; touch ${home}/ran; g`);
    expect(existsSync(join(home, 'ran'))).toBe(false);
  });
});
