import { createContext, useContext, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Key } from './keys.ts';
import { holds, type Size } from './screen.ts';
import type { Terminal } from './terminal.ts';

export const TerminalContext = createContext<Terminal | undefined>(undefined);

/** Returns the terminal that a component is drawn on. */
export function useTerminal(): Terminal {
  const terminal = useContext(TerminalContext);
  if (!terminal) throw new Error('useTerminal is for components that a terminal renders');
  return terminal;
}

/** Returns the size of the window, and draws again when it changes. */
export function useWindowSize(): Size {
  const terminal = useTerminal();
  return useSyncExternalStore(terminal.onResize, () => terminal.size);
}

/** Returns the smallest allowed windows, and draws again when they change. */
export function useSmallest(): readonly Size[] {
  const terminal = useTerminal();
  return useSyncExternalStore(terminal.onResize, () => terminal.smallest);
}

/** Allows windows with room for one of these, while the component is mounted. Null: the usual ones. */
export function useAllowed(smallest: readonly Size[] | null): void {
  const terminal = useTerminal();
  useLayoutEffect(() => (smallest ? terminal.allow(smallest) : undefined), [terminal, smallest]);
}

/** Leaves the mouse to the terminal, for marking and copying text, while the component is mounted and `active` holds. */
export function useOwnMouse(active = true): void {
  const terminal = useTerminal();
  useLayoutEffect(() => (active ? terminal.leaveMouse() : undefined), [terminal, active]);
}

/** Returns the size to lay out for: the window, or the smallest allowed size if the window is smaller, where nothing is shown. */
export function useSize(): Size {
  const smallest = useSmallest();
  const window = useWindowSize();
  const { columns, rows } = smallest.some((least) => holds(window, least))
    ? window
    : {
        columns: Math.max(window.columns, smallest[0]!.columns),
        rows: Math.max(window.rows, smallest[0]!.rows),
      };
  return useMemo(() => ({ columns, rows }), [columns, rows]);
}

/** Keeps one subscription while `active` holds, and always calls the latest `handler`. */
function useSubscription<Heard extends unknown[]>(
  subscribe: (listener: (...heard: Heard) => void) => () => void,
  handler: (...heard: Heard) => void,
  active: boolean,
): void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  useLayoutEffect(() => {
    if (active) return subscribe((...heard) => latest.current(...heard));
    return undefined;
  }, [subscribe, active]);
}

interface Listening {
  /** False: hears nothing, e.g. below a dialog. Left out: true. */
  active?: boolean;
}

/**
 * Calls `handler` for every key while the component is mounted. React finishes the changes of one key before the next, so `handler` may read state. A
 * handler that a key has mounted hears the next key.
 */
export function useKeys(handler: (key: Key) => void, { active = true }: Listening = {}): void {
  useSubscription(useTerminal().onKey, handler, active);
}

/** Calls `handler` with pasted text, on one line. A screen without a line to type in answers that it cannot be pasted. */
export function usePaste(handler: (text: string) => void, { active = true }: Listening = {}): void {
  useSubscription(useTerminal().onPaste, handler, active);
}

/** Calls `handler` when the stopped program continues, before anything is drawn. */
export function useResume(handler: () => void): void {
  useSubscription(useTerminal().onResume, handler, true);
}
