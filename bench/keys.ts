import { rmSync } from 'node:fs';
import { catalogue } from '../src/games.ts';
import { median, p95, row, spread } from './figures.ts';
import { newHome, openProgram, type Program } from './program.ts';

const RIGHT = '\x1b[C';
const LEFT = '\x1b[D';
/** Keys of a player over a hand: to and fro, three cards by their numbers, the next legal play. */
const CHOOSING = [RIGHT, RIGHT, LEFT, RIGHT, LEFT, LEFT, '1', '2', '3', '\t'];
/** Screens to open meanwhile, another one at each decision, and to close again. Esc waits by design. */
const SCREENS = ['??', 'mq', 'rq', 'ss'] as const;
/** Number of decisions by the keys above, and by hints; memory is read after each. */
const CHOSEN = 12;
const HINTED = 24;

type Kind = 'choosing' | 'screens' | 'moves';

interface Answer {
  readonly kind: Kind;
  readonly ms: number;
  /** Processor time in ms. */
  readonly work: number;
  readonly bytes: number;
}

/** A program in play. */
interface Run {
  readonly name: string;
  readonly home: string;
  readonly program: Program;
  readonly answers: Answer[];
  /** In MB. */
  readonly memory: number[];
}

/**
 * Measures keys at the tables of a window of 120×40 through whole deals, from the first key after the start on, and the memory in use. The
 * programs take turns, decision by decision, so that a busy machine slows them equally.
 */
export async function benchKeys(folders: { readonly [name: string]: string }): Promise<void> {
  console.log('\nKey to frame at 120×40: median / 95th percentile ms, the same of processor time;');
  console.log(`median bytes; MB after ${CHOSEN} decisions and after ${HINTED} more with hints; keys`);
  const all = new Map<string, Answer[]>();
  for (const { game } of catalogue) {
    const runs = Object.entries(folders).map(([name, folder]): Run => {
      const home = newHome();
      const args = ['play', game.id, '--seed', 'bench'];
      const program = openProgram({ folder, home, args, ready: 'help', columns: 120, rows: 40 });
      return { name, home, program, answers: [], memory: [] };
    });
    for (let decision = 0; decision < CHOSEN + HINTED; decision++)
      for (const run of runs) await decide(run, decision);
    for (const { name, home, program, answers, memory } of runs) {
      const bytes = median(answers.map((answer) => answer.bytes));
      const cells = [
        figures(answers),
        `${bytes} B; ${memory.map((mb) => mb.toFixed(0)).join(', ')} MB`,
        `${answers.length}`,
      ];
      console.log(row(`${game.title}, ${name}`, ...cells));
      all.set(name, [...(all.get(name) ?? []), ...answers]);
      await program.kill();
      rmSync(home, { recursive: true });
    }
  }
  console.log('By what they do:');
  for (const [name, answers] of all)
    for (const kind of ['choosing', 'screens', 'moves'] as const) {
      const own = answers.filter((answer) => answer.kind === kind);
      console.log(row(`${kind}, ${name}`, figures(own), `${own.length}`));
    }
}

const pair = (values: readonly number[]): string =>
  `${median(values).toFixed(1)} / ${p95(values).toFixed(1)}`;
const figures = (answers: readonly Answer[]): string =>
  `${pair(answers.map(({ ms }) => ms))}; ${pair(answers.map(({ work }) => work))}`;

async function decide({ program, answers, memory }: Run, decision: number): Promise<void> {
  const press = async (kind: Kind, key: string, within = 150) => {
    const before = program.work();
    const ms = await program.answeredWithin(within, key);
    // A key that changes nothing has no answer.
    if (ms !== null) answers.push({ kind, ms, work: program.work() - before, bytes: program.lastFrame() });
  };
  const isHinted = decision >= CHOSEN;
  await program.settled(200);
  for (const key of CHOOSING) await press('choosing', key);
  for (const key of SCREENS[decision % SCREENS.length]!) await press('screens', key);
  if (isHinted) {
    await press('choosing', 'i');
    await program.shows('Hint:', 1500);
  }
  await press('moves', '\r', 1000);
  // At the end of a match, begins another one.
  if (program.lastText().includes('another match')) {
    await press('moves', 'n');
    await press('moves', '\r', 1000);
  }
  if (decision === CHOSEN - 1 || decision === CHOSEN + HINTED - 1) memory.push(program.memory());
}

/** Measures keys at a table while a bot of the level "hard" thinks: help opens and closes. */
export async function benchThinking(folder: string): Promise<void> {
  console.log('\nKey to frame while a hard bot thinks (fastest / median / slowest)');
  for (const game of ['500', 'kings-court']) {
    const keys: number[] = [];
    for (let round = 0; round < 9; round++) {
      const home = newHome();
      // The person sits last, so that the bots move first.
      const args = ['play', game, '--seats', '3', '--bots', 'hard', '--seed', `bench ${round}`];
      const program = openProgram({ folder, home, args, ready: 'is thinking.' });
      await program.answered('+', 'Pace:');
      for (;;) {
        const opened = await program.answered('?', 'The keys that work now');
        const closed = await program.answered('?', '?:help');
        // The table, when it is back, shows whether the bot was thinking all the while.
        if (!program.lastText().includes('is thinking.')) break;
        keys.push(opened, closed);
      }
      await program.kill();
      rmSync(home, { recursive: true });
    }
    console.log(row(game, `${spread(keys)} ms, ${keys.length} keys`));
  }
}
