import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { DEALS } from './deals.ts';
import { openProgram } from './program.ts';
import { countFivers } from './shang.ts';

/** `npm run bench`: figures of this machine, to be compared within one run only. Times are medians. */

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const spread = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(1)} / ${median(values).toFixed(1)} / ${Math.max(...values).toFixed(1)}`;

function seconds(work: () => void): number {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1000;
}

/** Deals a second in batches of about a fifth of a second each, after as many for warming up. */
function dealRates(play: (n: number) => void): number[] {
  let batch = 1;
  while (seconds(() => play(batch)) < 0.1) batch *= 2;
  seconds(() => play(2 * batch));
  return Array.from({ length: 9 }, () => (2 * batch) / seconds(() => play(2 * batch)));
}

function benchDeals(): void {
  console.log('\nDeals a second on one core, every move checked (slowest / median / fastest batch)');
  for (const [name, play] of Object.entries(DEALS)) {
    const rates = dealRates(play).map((rate) => rate / 1000);
    console.log(`  ${name.padEnd(34)} ${spread(rates)} thousand`);
  }
  const classified = seconds(() => countFivers());
  console.log(
    `  Shang: all 2,598,960 five-card hands  ${(2.59896 / classified).toFixed(1)} million a second`,
  );
}

async function benchStart(): Promise<void> {
  const node: number[] = [];
  const menu: number[] = [];
  const memory: number[] = [];
  const keys: number[] = [];
  const bytes: number[] = [];
  for (let run = 0; run < 9; run++) {
    node.push(1000 * seconds(() => spawnSync(process.execPath, ['-e', '0'])));
    const program = openProgram();
    menu.push(await program.answered('j'));
    for (let i = 0; i < 20; i++) {
      keys.push(await program.answered(i % 2 ? 'j' : 'k'));
      bytes.push(program.lastFrame());
    }
    memory.push(program.memory());
    rmSync(await program.close(), { recursive: true, force: true });
  }
  console.log('\nStart and keys (fastest / median / slowest)');
  console.log(`  node -e 0                           ${spread(node)} ms`);
  console.log(
    `  first menu that answers a key       ${spread(menu)} ms, ${(median(menu) / median(node)).toFixed(1)} times node`,
  );
  console.log(`  key to frame, menu                  ${spread(keys)} ms, ${median(bytes)} bytes`);
  console.log(`  memory at the menu                  ${spread(memory)} MB`);
}

/** Keys pressed at a table while a bot of the level "hard" thinks: help opens and closes. */
async function benchThinking(): Promise<void> {
  console.log('\nKey to frame while a hard bot thinks (fastest / median / slowest)');
  for (const game of ['500', 'kings-court']) {
    const keys: number[] = [];
    for (let run = 0; run < 9; run++) {
      // The person sits last, so that bots are asked first.
      const table = ['play', game, '--seats', '3', '--bots', 'hard', '--seed', `bench ${run}`];
      const program = openProgram(table, 'is thinking.');
      await program.answered('+', 'Pace:');
      for (;;) {
        const opened = await program.answered('?', 'The keys that work now');
        const closed = await program.answered('?', '?:help');
        // The table as it comes back says whether the bot was thinking all the while.
        if (!program.lastText().includes('is thinking.')) break;
        keys.push(opened, closed);
      }
      rmSync(await program.close(), { recursive: true, force: true });
    }
    console.log(`  ${game.padEnd(34)}  ${spread(keys)} ms, ${keys.length} keys`);
  }
}

benchDeals();
await benchStart();
await benchThinking();
