import { printable } from '../../printable.ts';

/** The part of `process` that the terminal layer uses. */
export type Host = Pick<
  NodeJS.Process,
  'on' | 'off' | 'emit' | 'exit' | 'kill' | 'pid' | 'platform' | 'env'
> & {
  stderr: { write(text: string): unknown };
  /** False: Ctrl-Z does nothing, as no shell waits behind the terminal. Left out: as usual on the platform. */
  readonly canStop?: boolean;
};

/** Signals that end the program, each with the exit status that the shell expects. */
const endings = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131 } as const;

/** The exit status after the terminal hung up. */
export const hungUp = endings.SIGHUP;
export const interrupted = endings.SIGINT;
export const quitted = endings.SIGQUIT;

export interface Lifecycle {
  /** Stops the program as Ctrl-Z does; it continues in `resume`. */
  stop(): void;
  dispose(): void;
}

export interface LifecycleEvents {
  end(status: number): void;
  fail(error: unknown): void;
  /** Called when the terminal must be given back. */
  suspend(): void;
  /** Called when the terminal is ours again; others may have used it. */
  resume(): void;
}

/** Ties signals and uncaught errors to the terminal, so that it is restored. */
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
    // Without our listener the signal stops the program. It goes to the whole group, as from the keyboard: under npx our parents must stop too, or
    // the shell never gets its terminal back.
    host.off('SIGTSTP', stop);
    host.kill(0, 'SIGTSTP');
    // A group without a shell cannot stop; then this brings the screen back.
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

/** Returns the reason why the program had to stop. If a thread may not open a file, only its message says so. */
export function stopText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/\bE[MN]FILE\b/.test(message))
    return 'cardroom had to stop because it may open no more files: `ulimit -n` shows how many, and 64 are enough.';
  const reason = printable(message.split('\n', 1)[0] ?? '').replace(/\.$/, '') || 'no reason was given';
  return `cardroom had to stop because of a fault of its own: ${reason}.`;
}

/** Returns the text after a crash: what happened, and where the match is. */
export function obituary(error: unknown, afterword: string | undefined, debug: boolean): string {
  const stack = debug && error instanceof Error ? error.stack : undefined;
  return [stopText(error), stack, afterword]
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('');
}
