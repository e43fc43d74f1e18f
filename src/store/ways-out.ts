/** What a terminal, a shell or a closing system ends a program with. */
export const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

const leaving = new Set<() => void>();

/**
 * Calls `work` once when the process ends, whichever way it does: by itself, by `process.exit`, by an error that nobody caught or by a
 * signal. Only SIGKILL and a crash of Node itself leave no time. The answer calls it off.
 */
export function onWayOut(work: () => void): () => void {
  if (leaving.size === 0) {
    process.on('exit', leave);
    for (const signal of ENDINGS) process.on(signal, obey);
  }
  leaving.add(work);
  return () => {
    if (leaving.delete(work) && leaving.size === 0) forget();
  };
}

function leave(): void {
  for (const work of [...leaving]) {
    leaving.delete(work);
    try {
      work();
    } catch {
      // The others have their turn all the same.
    }
  }
  forget();
}

/** Does what the signal does to a program that does not listen, unless somebody else listens: the screen ends the program itself. */
function obey(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) === 1) endBy(signal);
}

/**
 * Ends the program as a signal does one that does not listen, after it has done what it listened for and what is left for the way out. No exit would do
 * where the signal came because the window was closed: Node aborts when it exits and cannot reset a terminal that is gone.
 */
export function endBy(signal: NodeJS.Signals): void {
  leave();
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

function forget(): void {
  process.off('exit', leave);
  for (const signal of ENDINGS) process.off(signal, obey);
}
