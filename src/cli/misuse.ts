import { isRefusal } from '../engine/game.ts';
import { printable } from '../printable.ts';
import type { StoreRefusal } from '../store/refusal.ts';
import { NoHome } from '../store/user-folders.ts';

/** Exit status for a command that cannot be carried out as given. */
export const MISUSE = 2;
/** Exit status for the disk's errors. */
const DISK = 1;

/** A command cannot be carried out: the sentence says what would be right. Ends the command with `status`. */
export class Misuse extends Error {
  readonly status: number;

  constructor(sentence: string, status = MISUSE) {
    super(sentence);
    this.status = status;
  }
}

/** Passes on the store's answer. Throws a Misuse if it is a refusal. */
export function answered<T>(answer: T | StoreRefusal): T {
  if (!isRefusal(answer)) return answer as T;
  throw refusing([answer as StoreRefusal]);
}

/** Makes a Misuse of the store's refusals, one sentence after the other. */
export const refusing = (refusals: readonly StoreRefusal[]): Misuse =>
  new Misuse(
    refusals.map(({ sentence }) => sentence).join(' '),
    refusals.some(({ rule }) => rule === 'disk') ? DISK : MISUSE,
  );

/** Prints a complaint on one line of standard error. Typed text in it is made safe to show. */
export function complain(message: string): void {
  process.stderr.write(`${printable(message.trim().replace(/\n(?=\(Did you mean )/, ' '))}\n`);
}

/** Does something. For a Misuse, prints its sentence and sets its exit status. */
export async function carryOut(act: () => void | Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Misuse || error instanceof NoHome)) throw error;
    complain(error.message);
    process.exitCode = error instanceof Misuse ? error.status : MISUSE;
  }
}
