/** Signals that end a program which is waited for at a terminal or by a script. */
export const ENDINGS = [
  'SIGINT',
  'SIGTERM',
  'SIGHUP',
  'SIGQUIT',
] as const satisfies readonly NodeJS.Signals[];
