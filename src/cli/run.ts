import { keepCompiledCode } from './compiled-code.ts';
import { complain, MISUSE, Misuse } from './misuse.ts';

/** Does what was typed. What is started most, by people and by programs, is known without commander, and loads only what it needs. */
export async function run(words: readonly string[]): Promise<void> {
  keepCompiledCode(process.env);
  try {
    if (words.length === 0) {
      const { showScreen } = await import('./screen.ts');
      await showScreen({ kind: 'menu' }, {});
    } else if (words.length === 1 && words[0] === 'engine') {
      const { engine } = await import('./engine.ts');
      await engine();
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
