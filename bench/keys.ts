import { rmSync } from 'node:fs';
import { catalogue } from '../src/catalogue.ts';
import { median, p95, row, spread } from './figures.ts';
import { newHome, openProgram, type Program } from './program.ts';

const RIGHT = '\x1b[C';
const LEFT = '\x1b[D';
/** What a player presses over a hand: to and fro, help and back, the next legal play and back. */
const KEYS = [RIGHT, RIGHT, LEFT, RIGHT, LEFT, LEFT, '?', '?', '\t', '\x1b'];
const DECISIONS = 12;

/** Keys pressed at the tables of a window of 120×40, decision after decision as hints say, and the memory in use after them. */
export async function benchKeys(folders: { readonly [name: string]: string }): Promise<void> {
  console.log('\nKey to frame at 120×40: median / 95th percentile ms; bytes; MB after twelve decisions');
  if (Object.keys(folders).length > 1) console.log(row('', ...Object.keys(folders)));
  for (const { game } of catalogue) {
    const cells: string[] = [];
    for (const folder of Object.values(folders)) {
      const home = newHome();
      const args = ['play', game.id, '--seed', 'bench'];
      const program = openProgram({ folder, home, args, ready: '?:help', columns: 120, rows: 40 });
      const { times, bytes } = await playOn(program);
      cells.push(
        `${median(times).toFixed(1)} / ${p95(times).toFixed(1)}; ${median(bytes)}; ${program.memory().toFixed(0)}`,
      );
      await program.kill();
      rmSync(home, { recursive: true });
    }
    console.log(row(game.title, ...cells));
  }
}

async function playOn(program: Program): Promise<{ times: number[]; bytes: number[] }> {
  const times: number[] = [];
  const bytes: number[] = [];
  for (let decision = 0; decision < DECISIONS; decision++) {
    await program.settled(300);
    for (const key of KEYS) {
      const ms = await program.answeredWithin(150, key);
      if (ms === null) continue;
      times.push(ms);
      bytes.push(program.lastFrame());
    }
    await program.answeredWithin(1000, 'i');
    await program.answeredWithin(1000, '\r');
  }
  return { times, bytes };
}

/** Keys pressed at a table while a bot of the level "hard" thinks: help opens and closes. */
export async function benchThinking(folder: string): Promise<void> {
  console.log('\nKey to frame while a hard bot thinks (fastest / median / slowest)');
  for (const game of ['500', 'kings-court']) {
    const keys: number[] = [];
    for (let round = 0; round < 9; round++) {
      const home = newHome();
      // The person sits last, so that bots are asked first.
      const args = ['play', game, '--seats', '3', '--bots', 'hard', '--seed', `bench ${round}`];
      const program = openProgram({ folder, home, args, ready: 'is thinking.' });
      await program.answered('+', 'Pace:');
      for (;;) {
        const opened = await program.answered('?', 'The keys that work now');
        const closed = await program.answered('?', '?:help');
        // The table as it comes back says whether the bot was thinking all the while.
        if (!program.lastText().includes('is thinking.')) break;
        keys.push(opened, closed);
      }
      await program.kill();
      rmSync(home, { recursive: true });
    }
    console.log(row(game, `${spread(keys)} ms, ${keys.length} keys`));
  }
}
