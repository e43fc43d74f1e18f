import { reasonOf } from '../store/errors.ts';

/** Sentences on a person's own terminal after the table has left it. */
export const endings = {
  full: 'This table has no free seat and no room for onlookers.',
  elsewhere: 'You came in from another terminal: it has your seat now.',
  otherTable: 'You came in at another table.',
  forAWhile: 'A bot plays for you until you are back. Come in the same way: your seat waits.',
  left: 'You have left the table. Thank you for the game.',
  removed: 'The host has asked you to leave.',
  otherCode: 'The table has a new code: ask the host for it.',
  closed: 'The host has closed the table. The match is kept.',
  notKept: (reason: string): string => `Your options could not be saved: ${reason}.`,
};

/** Texts for a guest who has to choose a table. */
export const choiceTexts = {
  title: 'WHICH TABLE?',
  row: (game: string, names: readonly string[]): string => `${game}: ${names.join(', ')}`,
  asked: 'Which table? Type its number; quit leaves.',
};

export const resumeTexts = {
  none: (id: string | null): string =>
    id === null
      ? 'No hosted match can be continued.'
      : `The match ${id} was not hosted, or is over: \`cardroom resume ${id}\` plays it alone.`,
  notKept: (reason: string): string =>
    `The seats cannot be saved: ${reason}. \`host --resume\` will not know them.`,
};

/** Texts of the door for guests on a plain terminal, and for the host. */
export const doorTexts = {
  dumb: 'cardroom cannot draw on this terminal: its TERM is "dumb". `ssh -T` plays in lines of text.',
  lines: 'Lines of text need `ssh -T`: a terminal of its own would show nothing of what you type.',
  notRemembered: (name: string, error: unknown) =>
    `${name} will need the code again: the guests cannot be saved, ${reasonOf(error)}.`,
  notKeptOut: (name: string, error: unknown) =>
    `The key of ${name} is let in again when you next host: the guests cannot be saved, ${reasonOf(error)}.`,
  fault: (address: string, error: unknown) =>
    `A connection from ${address} was closed because of a fault: ${reasonOf(error)}.`,
};

/** Texts that ssh shows during a login. */
export const loginTexts = {
  code: 'Code of the table: ',
  codeAgain: 'That is not the code. Code of the table: ',
  later: 'Too many wrong codes. Try again in a minute.',
  noCommands: 'cardroom runs no commands; leave the command out, or type plain to play in lines of text.',
};
