import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { catalogue } from '../src/games.ts';
import { ask, namesRow, type Programs } from './checkouts.ts';
import { median, p90, p95, row } from './figures.ts';
import type { HintTime } from './thought-main.ts';

/** The output of `thought-main.ts`: µs a choice of the policy, µs a ply of a search, rollouts a second, ms of each search. */
interface Thought {
  readonly choice: number;
  readonly ply: number;
  readonly rollouts: number;
  readonly times: readonly number[];
}

const ROUNDS = 2;

/** Prints the thinking times of each checkout's bots, in processor time, measured in turn. */
export function benchThought(programs: Programs): void {
  console.log(
    '\nThinking: µs a choice; µs a move of a rollout, all in; rollouts a second; ms a search, median / 95%',
  );
  namesRow(programs);
  for (const { game } of catalogue) {
    const found = new Map<string, Thought[]>();
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, program] of Object.entries(programs))
        found.set(name, [...(found.get(name) ?? []), ask<Thought>(program, game.id)]);
    const cells = [...found.values()].map((rounds) => {
      const { choice, ply, rollouts, times } = rounds.reduce((a, b) => (b.ply < a.ply ? b : a));
      return `${choice.toFixed(1)}; ${ply.toFixed(2)}; ${rollouts.toFixed(0)}; ${median(times).toFixed(0)} / ${p95(times).toFixed(0)}`;
    });
    console.log(row(game.title, ...cells));
  }
}

/** Prints the elapsed times of hints while as many other processes as there are cores keep busy. */
export function benchHints(programs: Programs): void {
  console.log(
    '\nHints with every core kept busy: of 100 that say why within a second; ms, median / 90% / most',
  );
  namesRow(programs);
  const busy = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    for (const { game } of catalogue) {
      const cells = Object.values(programs).map((program) => {
        const hints = ask<HintTime[]>(program, game.id, '--hints');
        const soon = hints.filter(({ ms, isTold }) => isTold && ms <= 1000).length;
        const times = hints.map(({ ms }) => ms);
        const told = [median(times), p90(times), Math.max(...times)].map((ms) => ms.toFixed(0));
        return `${((100 * soon) / hints.length).toFixed(0)}; ${told.join(' / ')}`;
      });
      console.log(row(game.title, ...cells));
    }
  } finally {
    for (const each of busy) each.kill();
  }
}
