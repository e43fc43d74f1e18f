import { catalogue } from '../games.ts';
import { freshSeed } from './fresh-seed.ts';
import { carryOut } from './misuse.ts';
import { linesIn, print, STDIN } from './pipes.ts';
import { Protocol } from './protocol.ts';

/** `cardroom engine`: answers each line of standard input with a line on standard output, until the input ends. */
export const engine = (): Promise<void> =>
  carryOut(() => {
    const protocol = new Protocol(catalogue, freshSeed);
    for (const line of linesIn(STDIN)) print(`${protocol.answer(line)}\n`);
  });
