import { createInterface } from 'node:readline/promises';
import { isRefusal } from '../engine/game.ts';
import type { LockedMatch, StoreRefusal } from '../store/refusal.ts';
import { answered, Misuse } from './misuse.ts';

/** Asks a yes-or-no question on a plain terminal. Without one throws a Misuse: `unasked` names the option that answers yes. */
export async function saysYes(question: string, unasked: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Misuse(unasked);
  const asked = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await asked.question(`${question} (y/n) `);
  asked.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Adds the option that opens such a match to the sentence on why it may be open elsewhere. */
export const anywayText = (sentence: string): string => `${sentence} \`--anyway\` opens it here.`;

/**
 * Opens a match. If another computer or container may have it open, asks the player, unless `anyway` is set. `command` is the line that
 * opens it with --anyway. Throws a Misuse if the match stays closed.
 */
export async function opened<T>(
  open: (locked?: LockedMatch) => T | StoreRefusal | Promise<T | StoreRefusal>,
  command: (id: string) => string,
  anyway = false,
): Promise<T> {
  const answer = await open();
  const refusal = isRefusal(answer) ? (answer as StoreRefusal) : null;
  if (!refusal?.locked) return answered(answer);
  const { sentence, locked } = refusal;
  const unasked = `${sentence} \`${command(locked.id)} --anyway\` opens it here.`;
  if (!anyway && !(await saysYes(`${sentence} Open it here?`, unasked)))
    throw new Misuse(`The match ${locked.id} was not opened.`);
  return answered(await open(locked));
}
