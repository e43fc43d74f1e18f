import { reasonOf } from '../../store/errors.ts';

/** Sentences on tables that cannot be opened. */
export const misuses = {
  noGame: '`cardroom host` needs a game, such as gongzhu, or --resume.',
  resumedGame: '`cardroom host --resume` continues a table as it was: leave out the game.',
  oneTable: (option: string) => `${option} is for one table: leave it out, or name one game.`,
  noSuchPort: (port: number) => `--port takes a number from 1 to 65535, not ${port}.`,
  noScreen: (obstacle: string) => `${obstacle} With --no-screen a table needs none.`,
  openWithCode: 'Use either --open or --code.',
  shortCode: (least: number, code: string) =>
    `--code takes at least ${least} letters and digits, not "${code}".`,
  seat: (count: number, text: string) =>
    `--seat takes a seat from 1 to ${count} and its player, such as 3=hard, 3=closed or 3=exec:./bot, not "${text}".`,
  openUnasked: '--open lets in everybody; without a terminal it needs --listen 127.0.0.1.',
  notSure: 'No table was opened.',
  nobodyOfThatName: (name: string) => `Nobody is remembered as "${name}".`,
};

/** Questions to the host on a plain terminal. */
export const questions = {
  openToAll: 'Everybody who reaches this machine may come in. Are you sure?',
};

/** A sentence on why the door cannot be opened. */
export function whyNotOpen(error: unknown, port: number, address: string | undefined): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use, perhaps by another cardroom; choose another with --port.`;
    case 'EACCES':
      return `The system keeps port ${port} for itself; choose 1024 or higher with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address "${address}"; leave out --listen to use all its addresses.`;
    default:
      return `Port ${port} cannot be opened: ${reasonOf(error)}.`;
  }
}

/** Texts for a host without a screen, and for every host when the program fails. */
export const hostTexts = {
  isOpen: (game: string, port: number, address: string, code: string | null, fingerprint: string) =>
    `A table of ${game} is open: \`ssh -p ${port} NAME@${address}\`, ${code === null ? 'no code' : `code ${code}`}, host key ${fingerprint}.`,
};

/** Texts of the list of remembered guests. */
export const guestTexts = {
  none: 'Nobody is remembered.\n',
  row: (name: string, key: string, isKeptOut: boolean) =>
    `${name || 'nobody'}  ${key}${isKeptOut ? '  kept out' : ''}\n`,
  forgotten: (count: number) => `${count} forgotten.\n`,
};
