import { printable } from '../printable.ts';
import { NoHome } from '../store/user-folders.ts';

/** Something that was asked for and cannot be: a sentence that says what would be right. Ends the command with status `MISUSE`. */
export class Misuse extends Error {}

/** Exit status for a command that cannot be carried out as it was given. */
export const MISUSE = 2;

/** Says on one line what is wrong; what was typed stands in it as it may be shown. */
export function complain(message: string): void {
  process.stderr.write(`${printable(message.trim().replace(/\n(?=\(Did you mean )/, ' '))}\n`);
}

/** Does something; where that cannot be as it was asked for, says so and ends with status `MISUSE`. */
export async function carryOut(act: () => void | Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Misuse || error instanceof NoHome)) throw error;
    complain(error.message);
    process.exitCode = MISUSE;
  }
}
