import type { Guests } from '../../host/keys.ts';
import { printableLines } from '../../printable.ts';
import { Misuse } from '../misuse.ts';
import { print } from '../pipes.ts';
import type { HostOptions } from './plan.ts';
import { guestTexts, misuses } from './words.ts';

/** Carries out `--guests`, `--forget` and `--forget-all`. */
export function manageGuests(guests: Guests, { forget, forgetAll }: HostOptions): void {
  const all = guests.all;
  if (forget === undefined && !forgetAll) {
    const rows = all.map(({ name, key, isKeptOut }) => guestTexts.row(name, key, isKeptOut));
    print(rows.length === 0 ? guestTexts.none : rows.map(printableLines).join(''));
    return;
  }
  const meant = forgetAll ? all : all.filter(({ name }) => name === forget);
  if (meant.length === 0 && !forgetAll) throw new Misuse(misuses.nobodyOfThatName(`${forget}`));
  for (const { key } of meant) guests.forget(key);
  print(guestTexts.forgotten(meant.length));
}
