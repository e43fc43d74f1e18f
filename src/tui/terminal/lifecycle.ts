import { printable } from '../../printable.ts';

/** The part of `process` that the terminal layer uses. */
export type Host = Pick<
  NodeJS.Process,
  'on' | 'off' | 'emit' | 'exit' | 'kill' | 'pid' | 'platform' | 'env'
> & {
  stderr: { write(text: string): unknown };
  /** False where Ctrl-Z does nothing: no shell waits behind the terminal. Left out: as the platform has it. */
  readonly canStop?: boolean;
};

/** Signals that end the program, with the exit status the shell expects for each. */
const endings = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131 } as const;

/** Status of a program that its terminal hung up on. */
export const hungUp = endings.SIGHUP;
export const interrupted = endings.SIGINT;
export const quitted = endings.SIGQUIT;

export interface Lifecycle {
  /** Stops the program as Ctrl-Z does; it goes on in `resume`. */
  stop(): void;
  dispose(): void;
}

export interface LifecycleEvents {
  end(status: number): void;
  fail(error: unknown): void;
  /** The terminal must be given back now. */
  suspend(): void;
  /** The terminal is ours again, and may have been used by others. */
  resume(): void;
}

/** Ties signals and uncaught errors to the terminal that has to be restored. */
export function watchProcess(host: Host, events: LifecycleEvents): Lifecycle {
  const listeners: [string, (argument: unknown) => void][] = [
    ...Object.entries(endings).map(([signal, status]): [string, () => void] => [
      signal,
      () => events.end(status),
    ]),
    ['uncaughtException', (error) => events.fail(error)],
    ['unhandledRejection', (reason) => events.fail(reason)],
    ['SIGCONT', () => goOn()],
  ];
  let wakeUp: NodeJS.Timeout | undefined;

  const goOn = () => {
    clearTimeout(wakeUp);
    host.off('SIGTSTP', stop);
    host.on('SIGTSTP', stop);
    events.resume();
  };
  const stop = () => {
    if (host.canStop === false || host.platform === 'win32') return;
    events.suspend();
    // Without a listener the signal does what it does to any program. It goes to the whole group, as from the
    // keyboard: under npx our parents have to stop too, or the shell never gets its terminal back.
    host.off('SIGTSTP', stop);
    host.kill(0, 'SIGTSTP');
    // A group without a shell to wake it up cannot stop; then this brings the screen back.
    wakeUp = setTimeout(goOn, 100);
  };

  for (const [event, listener] of listeners) host.on(event, listener);
  host.on('SIGTSTP', stop);
  return {
    stop,
    dispose() {
      clearTimeout(wakeUp);
      for (const [event, listener] of listeners) host.off(event, listener);
      host.off('SIGTSTP', stop);
    },
  };
}

/** Why the program had to stop. A thread that may not open a file has that in its message alone. */
export function stopText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/\bE[MN]FILE\b/.test(message))
    return 'cardroom had to stop because it may open no more files: `ulimit -n` shows how many, and 64 are enough.';
  const reason = printable(message.split('\n', 1)[0] ?? '').replace(/\.$/, '') || 'no reason was given';
  return `cardroom had to stop because of a fault of its own: ${reason}.`;
}

/** The player reads this after a crash: a sentence on what happened, one on where the match is. */
export function obituary(error: unknown, afterword: string | undefined, debug: boolean): string {
  const stack = debug && error instanceof Error ? error.stack : undefined;
  return [stopText(error), stack, afterword]
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('');
}
