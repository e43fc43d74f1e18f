/** Signals by which a terminal, a shell or a closing system ends a program. */
export const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

const leaving = new Set<() => void>();

/**
 * Calls `work` once when the process ends: by itself, by `process.exit`, by an uncaught error or by a signal. SIGKILL and a crash of Node
 * leave no time for it. Returns a function that cancels.
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
      // One that throws must not stop the others.
    }
  }
  forget();
}

/** Does what the signal does to a program that does not listen, unless somebody else listens: the screen ends the program itself. */
function obey(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) === 1) endBy(signal);
}

/**
 * Does the work of `onWayOut`, then ends the program by a signal. `process.exit` would not do if the signal came because the window was closed:
 * Node aborts when it cannot reset the terminal.
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
