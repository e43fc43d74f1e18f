/** Exit status if the answer could not be written. */
const UNWRITTEN = 1;

const WHY: { readonly [code: string]: string } = {
  ENOSPC: 'no space left on device',
  EFBIG: 'the file would be too large',
  EIO: 'the device does not answer',
};

/** Ends the program when standard output takes no more. A reader that stops early, as `head` does, is no error. */
export function lost(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output cannot be written: ${WHY[error.code ?? ''] ?? error.message}.\n`);
  process.exit(UNWRITTEN);
}

/** Ends the program in order if output cannot be written; for commands without a screen. */
export function watchOutput(): void {
  process.stdout.on('error', lost);
  // There is nowhere else to report it.
  process.stderr.on('error', () => {});
}

/** Leaves errors of the terminal to the screen. */
export function leaveOutputToScreen(): void {
  process.stdout.off('error', lost);
}
