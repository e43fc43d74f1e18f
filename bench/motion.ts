import { rmSync } from 'node:fs';
import { catalogue } from '../src/games.ts';
import { median, p95, row } from './figures.ts';
import { newHome, openProgram } from './program.ts';

/** Number of keys a game that play, or go on. */
const KEYS = 40;
/** Silence after which a motion is over, in ms; the next move comes later. */
const REST = 120;

/** Measures the bytes of a frame while cards move at a table of 120×40, beside those of the frame that answers the key. */
export async function benchMotion(folders: { readonly [name: string]: string }): Promise<void> {
  console.log(
    '\nA frame in motion at 120×40: median / 95th percentile bytes, how many a key; the same of the frame before',
  );
  for (const { game } of catalogue)
    for (const [name, folder] of Object.entries(folders)) {
      const home = newHome('normal');
      const args = ['play', game.id, '--seed', 'bench'];
      const program = openProgram({ folder, home, args, ready: '?:help', columns: 120, rows: 40 });
      const first: number[] = [];
      const moving: number[] = [];
      await program.settled(1000);
      // Picks three cards to pass in Chinese Hearts.
      for (const key of ['1', '2', '3', '\r']) await program.answeredWithin(1000, key);
      for (let key = 0; key < KEYS; key++) {
        // Tab picks a play if there is one; `>` moves to the cards in Shengji.
        if ((await program.answeredWithin(REST, key < 4 ? '>' : '\t')) !== null) await program.settled(REST);
        if ((await program.answeredWithin(1000, '\r')) === null) continue;
        await program.settled(REST);
        const [answer, ...more] = program.frames();
        first.push(answer!);
        moving.push(...more);
      }
      const count = `${(moving.length / first.length).toFixed(1)} a key`;
      console.log(row(`${game.title}, ${name}`, `${figures(moving)}, ${count}`, figures(first)));
      await program.kill();
      rmSync(home, { recursive: true });
    }
}

const figures = (bytes: readonly number[]): string => `${median(bytes)} / ${p95(bytes)} B`;
