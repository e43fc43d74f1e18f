import { carryOut } from './misuse.ts';
import { watchOutput } from './output.ts';

/** Carries out a command line. The menu, the most frequent start, needs no commander. */
export const run = (words: readonly string[]): Promise<void> =>
  carryOut(async () => {
    watchOutput();
    if (words.length === 0) {
      const { showScreen } = await import('./screen.ts');
      await showScreen({ kind: 'menu' }, {});
    } else {
      const { runProgram } = await import('./program.ts');
      await runProgram(words);
    }
  });
