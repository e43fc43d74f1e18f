import { complain, MISUSE, Misuse } from './misuse.ts';

/** Does what was typed. The menu, which people start most, is known without commander. */
export async function run(words: readonly string[]): Promise<void> {
  try {
    if (words.length === 0) {
      const { showScreen } = await import('./screen.ts');
      await showScreen({ kind: 'menu' }, {});
    } else {
      const { runProgram } = await import('./program.ts');
      await runProgram();
    }
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    complain(error.message);
    process.exitCode = MISUSE;
  }
}
