/**
 * Ends the program as a signal does one that does not listen, after it has done what it listened for. No exit would do where the signal came because
 * the window was closed: Node aborts when it exits and cannot reset a terminal that is gone.
 */
export function endBy(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
