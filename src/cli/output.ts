/** Exit status where the answer could not be written. */
const UNWRITTEN = 1;

const WHY: { readonly [code: string]: string } = {
  ENOSPC: 'no space left on device',
  EFBIG: 'the file would be too large',
  EIO: 'the device does not answer',
};

/** Ends the program when standard output takes no more. One who reads no further, as `head` does, has what they wanted. */
export function lost(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output cannot be written: ${WHY[error.code ?? ''] ?? error.message}.\n`);
  process.exit(UNWRITTEN);
}

/** From now on output that cannot be written ends the program in order; for commands without a screen. */
export function watchOutput(): void {
  process.stdout.on('error', lost);
  // There is no other place to say so.
  process.stderr.on('error', () => {});
}

/** The screen looks after the terminal itself. */
export function leaveOutputToScreen(): void {
  process.stdout.off('error', lost);
}
