import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { challenge } from '../../src/again/challenge.ts';
import { type Shell, shellOn, shells } from '../../src/again/shell.ts';
import { freshSeedOf } from '../../src/engine/seed.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { printable } from '../../src/printable.ts';
import { programPath } from '../support/built.ts';
import { played } from '../support/played.ts';
import { keepSettings, openPty } from '../support/pty.ts';

const SEEDS = ["it's", 'a word', '$HOME `x`', '--beat', '*', '~', '#1', '=ls', '日本 🂡', "'", 'it’s', '1,2'];

/** The line of a deal with this seed, without the command. */
function lineOf(seed: string, shell: Shell): string {
  const match = played({ game: 'shang', seed, deals: 99 });
  const words = challenge(match, 1, partsOf('shang')!.policy, () => false, shell);
  return 'sentence' in words ? words.sentence : words.slice(1).join(' ');
}

test('sh reads the words unchanged, with any seed', () => {
  for (const seed of [...SEEDS, '$HOME `x` "y" \\']) {
    const line = lineOf(seed, shells.sh);
    const { stdout } = spawnSync('sh', ['-c', `printf '%s\\n' ${line}`], { encoding: 'utf8' });
    expect(stdout.split('\n').slice(0, 2)).toStrictEqual(['--seed', seed]);
    expect(printable(line)).toBe(line);
  }
});

test('PowerShell gets its own quotes', () => {
  const written = SEEDS.map((seed) => lineOf(seed, shells.powershell).split(' --').slice(0, -4).join(' --'));
  expect(written).toStrictEqual([
    "--seed 'it''s'",
    "--seed 'a word'",
    "--seed '$HOME `x`'",
    "--seed '--beat'",
    "--seed '*'",
    "--seed '~'",
    "--seed '#1'",
    "--seed '=ls'",
    "--seed '日本 🂡'",
    "--seed ''''",
    "--seed 'it’’s'",
    "--seed '1,2'",
  ]);
  expect(shells.powershell.quoted('edition=later')).toBe('edition=later');
  expect(shells.powershell.quoted('-40')).toBe('-40');
  // Without the quotes it would be the number 1.1.
  expect(shells.powershell.quoted('1.10')).toBe("'1.10'");
});

test('words that PowerShell on Windows would spoil are refused', () => {
  for (const seed of ['say "x"', 'a folder\\'])
    expect(lineOf(seed, shells.powershell)).toBe(
      'PowerShell takes no seed with a double quotation mark, or a \\ at its end.',
    );
});

test('the shell is the usual one of the platform', () => {
  expect(['linux', 'darwin', 'win32'].map(shellOn)).toStrictEqual(['sh', 'sh', 'powershell']);
});

test('a match with a program at the table gives no challenge', () => {
  const match = played({ game: 'shang', seed: 'program', deals: 99 });
  const players = match.players.map((player, seat) =>
    seat === 1 ? { ...player, program: true as const } : player,
  );
  expect(challenge({ ...match, players }, 1, partsOf('shang')!.policy, () => false, shells.sh)).toMatchObject(
    {
      sentence: 'A program played here, and a friend does not have it.',
    },
  );
});

/** An entry without its deal's seed: a line gives that seed as the one of a match of this deal alone, whose log has it in the header. */
const withoutSeed = (entry: string): string => entry.replace(/,"seed":"\w+"/, '');

const logIn = (home: string): string[] => {
  try {
    const [name] = readdirSync(join(home, 'matches')).filter((file) => file.endsWith('.ndjson'));
    return readFileSync(join(home, 'matches', name!), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map(withoutSeed);
  } catch {
    return [];
  }
};

/** The game whose deals have the fewest decisions is played until the two results are compared, of the others so many decisions. */
const TO_ITS_END = 'shang';
const DECISIONS = 4;

test.each(catalogue.map(({ game }) => game.id))(
  'the challenge of a deal of %s, given to a shell in another folder, deals the same cards to the same bots',
  async (id) => {
    const match = played({ game: id, seed: freshSeedOf(new Uint8Array(16)), deals: 2, level: 'easy' });
    const deal = match.match.status.results.length;
    const { entries } = match.match;
    const from = entries.findIndex((entry) => 'deal' in entry && entry.deal === deal);
    const rest = entries.slice(from).filter((entry) => !('deal' in entry && entry.deal > deal));
    const first = rest
      .filter((entry) => !('result' in entry))
      .map((entry) => withoutSeed(JSON.stringify(entry)));
    const words = challenge(match, deal, partsOf(id)!.policy, () => false, shells.sh) as readonly string[];
    const line = words.join(' ').replace('cardroom', `'${process.execPath}' '${programPath('cardroom')}'`);
    const pty = openPty({ command: ['sh', '-c', `read go; exec ${line}`], size: { columns: 80, rows: 24 } });
    keepSettings(pty.home, { forced: 'asked', pace: 'instant' });
    pty.keys('go\r');
    await pty.waitFor(/:help/);
    for (let made = 0; made < DECISIONS || id === TO_ITS_END; made++) {
      if (/both did equally well/.test((await pty.settled()).join('\n'))) break;
      const log = logIn(pty.home);
      expect(log).toStrictEqual(first.slice(0, log.length));
      // Nothing is kept of a match before the first decision in it.
      const next = first.slice(log.length).find((entry) => JSON.parse(entry).seat === 0)!;
      pty.keys(':');
      await pty.waitFor(/Enter:play {2}Esc:close/);
      pty.keys(`${JSON.parse(next).move}\r`);
      await pty.waitFor((lines) => !/Enter:play {2}Esc:close/.test(lines.join('\n')));
    }
    await pty.settled();
    const log = logIn(pty.home);
    expect(log.length).toBeGreaterThan(DECISIONS);
    expect(log.slice(0, first.length)).toStrictEqual(first.slice(0, log.length));
    if (id === TO_ITS_END) expect(log.length).toBeGreaterThanOrEqual(first.length);
  },
);
