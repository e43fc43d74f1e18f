import { reasonOf } from '../store/errors.ts';

/** What the door says to guests on a plain terminal, and to the host. */
export const doorTexts = {
  noTerminal: 'cardroom draws on a terminal, and there is none: use `ssh -t`, and no command.',
  dumb: 'cardroom cannot draw on this terminal: its TERM is "dumb".',
  notRemembered: (name: string, error: unknown) =>
    `${name} will need the code again: the guests cannot be saved, ${reasonOf(error)}.`,
};
