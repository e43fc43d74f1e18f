import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { challenge } from '../../src/again/challenge.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { printable } from '../../src/printable.ts';
import { programPath } from '../support/built.ts';
import { played } from '../support/played.ts';
import { openPty } from '../support/pty.ts';

test('a shell reads the words as they were, whatever the seed', () => {
  for (const seed of ["it's", '$HOME `x` "y" \\', '--beat', '*', '~', '#1', '日本 🂡', "'"]) {
    const match = played({ game: 'shang', seed });
    const words = challenge(match, 1, partsOf('shang')!.policy) as readonly string[];
    const line = words.slice(1).join(' ');
    const { stdout } = spawnSync('sh', ['-c', `printf '%s\\n' ${line}`], { encoding: 'utf8' });
    expect(stdout.split('\n').slice(0, 2)).toStrictEqual(['--seed', seed]);
    expect(printable(line)).toBe(line);
  }
});

const logIn = (home: string): string[] => {
  try {
    const [name] = readdirSync(join(home, 'matches')).filter((file) => file.endsWith('.ndjson'));
    return readFileSync(join(home, 'matches', name!), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1);
  } catch {
    return [];
  }
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.each(catalogue.map(({ game }) => game.id))(
  'the line of a deal of %s, given to a shell in another place, deals the same cards, and the bots play as they did',
  async (id) => {
    const match = played({ game: id, deals: 2, level: 'easy' });
    const deal = match.match.status.results.length;
    const { entries } = match.match;
    const from = entries.findIndex((entry) => 'deal' in entry && entry.deal === deal);
    const rest = entries.slice(from).filter((entry) => !('deal' in entry && entry.deal > deal));
    const first = rest.filter((entry) => !('result' in entry)).map((entry) => JSON.stringify(entry));
    const words = challenge(match, deal, partsOf(id)!.policy) as readonly string[];
    const line = words.join(' ').replace('cardroom', `'${process.execPath}' '${programPath('cardroom')}'`);
    const pty = openPty({ command: ['sh', '-c', `read go; exec ${line}`], size: { columns: 80, rows: 24 } });
    writeFileSync(join(pty.home, 'settings.json'), '{"forced":"asked","pace":"instant"}');
    pty.keys('go\r');
    for (let made = 0; ; ) {
      const log = logIn(pty.home);
      expect(log.slice(0, first.length)).toStrictEqual(first.slice(0, log.length));
      if (log.length >= first.length) break;
      const next = JSON.parse(first[log.length]!);
      if (log.length > 0 && next.seat === 0 && log.length > made) {
        await pty.waitFor(/\S/);
        await pause(80);
        // What need not be asked is made meanwhile.
        if (logIn(pty.home).length > log.length) continue;
        pty.keys(':');
        await pty.waitFor(/Enter:play {2}Esc:close/);
        pty.keys(`${next.move}\r`);
        made = log.length;
      }
      await pause(20);
    }
    await pty.waitFor(/both did equally well/);
  },
  120_000,
);
