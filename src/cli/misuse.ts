import { isRefusal } from '../engine/game.ts';
import { printable } from '../printable.ts';
import type { StoreRefusal } from '../store/refusal.ts';
import { NoHome } from '../store/user-folders.ts';

/** Exit status for a command that cannot be carried out as it was given. */
export const MISUSE = 2;
/** Exit status where the disk is in the way. */
const DISK = 1;

/** Something that was asked for and cannot be: a sentence that says what would be right. Ends the command with `status`. */
export class Misuse extends Error {
  readonly status: number;

  constructor(sentence: string, status = MISUSE) {
    super(sentence);
    this.status = status;
  }
}

/** What the store answers. Throws a Misuse where it refuses. */
export function answered<T>(answer: T | StoreRefusal): T {
  if (!isRefusal(answer)) return answer as T;
  throw refusing([answer as StoreRefusal]);
}

/** What the store has against it, one sentence after the other. */
export const refusing = (refusals: readonly StoreRefusal[]): Misuse =>
  new Misuse(
    refusals.map(({ sentence }) => sentence).join(' '),
    refusals.some(({ rule }) => rule === 'disk') ? DISK : MISUSE,
  );

/** Says on one line what is wrong; what was typed stands in it as it may be shown. */
export function complain(message: string): void {
  process.stderr.write(`${printable(message.trim().replace(/\n(?=\(Did you mean )/, ' '))}\n`);
}

/** Does something; where that cannot be as it was asked for, says so and ends with its status. */
export async function carryOut(act: () => void | Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Misuse || error instanceof NoHome)) throw error;
    complain(error.message);
    process.exitCode = error instanceof Misuse ? error.status : MISUSE;
  }
}
