import { list } from '../engine/words.ts';
import { Misuse } from './misuse.ts';

/** Reads a flag's whole number, `least` or more. Throws a Misuse for anything else. */
export function wholeNumber(flag: string, text: string, least = 0): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  throw new Misuse(`${flag} takes a whole number, at least ${least}, not "${text}".`);
}

/** Reads a flag's choice. Throws a Misuse if it is none of them. */
export function oneOf<T extends string>(flag: string, choices: readonly T[], text: string): T {
  const choice = choices.find((known) => known === text);
  if (choice) return choice;
  throw new Misuse(`${flag} takes ${list(choices, 'or')}, not "${text}".`);
}
