import { createInterface } from 'node:readline/promises';
import { isRefusal } from '../engine/game.ts';
import type { LockedMatch, StoreRefusal } from '../store/refusal.ts';
import { answered, Misuse } from './misuse.ts';

/** Asks on a plain terminal whether something is to be done. Throws a Misuse where there is none: `unasked` says what else does it. */
export async function saysYes(question: string, unasked: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Misuse(unasked);
  const asked = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await asked.question(`${question} (y/n) `);
  asked.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** What opens a match that may be open where nobody can be asked; `sentence` says so. */
export const anywayText = (sentence: string): string => `${sentence} \`--anyway\` opens it here.`;

/**
 * Opens a match. Where that may be open already and nobody can see it, whoever sits here is asked, unless they have said so `anyway`. `command`
 * opens it with --anyway. Throws a Misuse where the match stays closed.
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
