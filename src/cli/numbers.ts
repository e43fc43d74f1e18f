import { Misuse } from './misuse.ts';

/** The whole number that a flag's text is, `least` or more. Throws a Misuse where it is none. */
export function wholeNumber(flag: string, text: string, least = 0): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  throw new Misuse(`${flag} takes a whole number from ${least} on, not "${text}".`);
}
