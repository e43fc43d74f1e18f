import { carryOut } from './misuse.ts';
import { watchOutput } from './output.ts';

/** Does what was typed. The menu, which people start most, is known without commander. */
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
