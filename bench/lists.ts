import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { median, row, seconds } from './figures.ts';
import { command } from './installed.ts';
import { copyMatches } from './matches.ts';
import { environment, newHome, openProgram } from './program.ts';

const ROUNDS = 7;
const KEYS = 20;
const DOWN = '\x1b[B';
const UP = '\x1b[A';
const SIZES = {
  '20 matches, 4 of them open': { finished: 16, open: 4 },
  '20,000 matches, 100 of them open': { finished: 19_900, open: 100 },
};

/** Processor time of a key in the list of matches, in ms. */
async function keysInList(folder: string, home: string): Promise<number[]> {
  const program = openProgram({ folder, home });
  await program.answered('m');
  await program.settled(500);
  const works: number[] = [];
  for (let press = 0; press < KEYS; press++) {
    const before = program.work();
    await program.answered(press % 2 === 0 ? DOWN : UP);
    await program.settled(50);
    works.push(program.work() - before);
  }
  await program.kill();
  return works;
}

/** Measures `cardroom list` and a key in the list of matches, for programs in these folders: with few matches, and with a lifetime's. */
export async function benchLists(folders: { readonly [name: string]: string }): Promise<void> {
  console.log(
    '\nLists: `cardroom list`, median ms; a key in the list of matches, median ms of processor time',
  );
  for (const [size, counts] of Object.entries(SIZES)) {
    for (const [name, folder] of Object.entries(folders)) {
      const home = newHome();
      copyMatches(home, counts);
      const list = () =>
        1000 *
        seconds(() => spawnSync(process.execPath, [command(folder), 'list'], { env: environment(home) }));
      // The first run makes the index.
      list();
      const lists = Array.from({ length: ROUNDS }, list);
      const keys = await keysInList(folder, home);
      console.log(row(`${size}, ${name}`, `${median(lists).toFixed(0)} ms`, `${median(keys).toFixed(1)} ms`));
      rmSync(home, { recursive: true });
    }
  }
}
