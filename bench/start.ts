import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { median, row, seconds } from './figures.ts';
import { command } from './installed.ts';
import { saveMatches } from './matches.ts';
import { runtimes } from './nodes.ts';
import { environment, newHome, openProgram } from './program.ts';

const ROUNDS = 11;

/** Ms until the menu has answered a key. */
async function untilMenuAnswers(folder: string, node: string, home: string): Promise<number> {
  const program = openProgram({ folder, node, home });
  const ms = await program.answered('j');
  await program.leave();
  return ms;
}

/**
 * Measures whole starts of programs in these folders, in turn, so that a machine that grows slower slows all. The first two rounds do not
 * count: they compile code that is kept for later ones.
 */
export async function benchStart(folders: { readonly [name: string]: string }): Promise<void> {
  for (const { name, path: node } of runtimes()) {
    const run = (env: NodeJS.ProcessEnv, args: readonly string[], input = '') =>
      1000 * seconds(() => spawnSync(node, args, { env, input }));
    const programs = Object.entries(folders).map(([name, folder]) => {
      const [home, full] = [newHome(), newHome()];
      saveMatches(full, 1000);
      const starts: { readonly [what: string]: () => number | Promise<number> } = {
        'node -e 0': () => run(environment(home), ['-e', '0']),
        '--version': () => run(environment(home), [command(folder), '--version']),
        'engine, one answer': () => run(environment(home), [command(folder), 'engine'], '{"do":"games"}\n'),
        'a match in lines, left': () =>
          run(environment(home), [command(folder), 'play', 'gongzhu'], 'quit\n'),
        'menu answers a key': () => untilMenuAnswers(folder, node, home),
        '… with 1,000 saved matches': () => untilMenuAnswers(folder, node, full),
      };
      return { name, home, full, starts, times: new Map<string, number[]>() };
    });
    for (let round = -2; round < ROUNDS; round++) {
      for (const { starts, times } of programs) {
        for (const [what, start] of Object.entries(starts)) {
          const ms = await start();
          if (round >= 0) times.set(what, [...(times.get(what) ?? []), ms]);
        }
      }
    }
    console.log(`\nStarts with ${name}: median ms, times node -e 0`);
    if (programs.length > 1) console.log(row('', ...programs.map((program) => program.name)));
    for (const what of Object.keys(programs[0]!.starts)) {
      const cells = programs.map(({ times }) => {
        const ms = median(times.get(what)!);
        return `${ms.toFixed(0)}  ${(ms / median(times.get('node -e 0')!)).toFixed(2)}`;
      });
      console.log(row(what, ...cells));
    }
    for (const { home, full } of programs)
      for (const folder of [home, full]) rmSync(folder, { recursive: true });
  }
}
