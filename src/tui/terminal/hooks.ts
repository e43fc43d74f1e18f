import { createContext, useContext, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Key } from './keys.ts';
import { holds, type Size } from './screen.ts';
import type { Terminal } from './terminal.ts';

export const TerminalContext = createContext<Terminal | undefined>(undefined);

/** The terminal that a component is drawn on. */
export function useTerminal(): Terminal {
  const terminal = useContext(TerminalContext);
  if (!terminal) throw new Error('useTerminal is for components that a terminal renders');
  return terminal;
}

/** The size of the window; draws again when it changes. */
export function useWindowSize(): Size {
  const terminal = useTerminal();
  return useSyncExternalStore(terminal.onResize, () => terminal.size);
}

/** The smallest windows that are drawn in; draws again when others are. */
export function useSmallest(): readonly Size[] {
  const terminal = useTerminal();
  return useSyncExternalStore(terminal.onResize, () => terminal.smallest);
}

/** While the component is mounted, windows are drawn in that have room for one of these; null: those that usually are. */
export function useAllowed(smallest: readonly Size[] | null): void {
  const terminal = useTerminal();
  useLayoutEffect(() => (smallest ? terminal.allow(smallest) : undefined), [terminal, smallest]);
}

/** While the component is mounted and `active` holds, the mouse is its user's own: there is text to mark and copy. */
export function useOwnMouse(active = true): void {
  const terminal = useTerminal();
  useLayoutEffect(() => (active ? terminal.leaveMouse() : undefined), [terminal, active]);
}

/** The size to lay out for: the window, or where that is too small the smallest, and what is laid out is hidden. */
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

/** Keeps one subscription for as long as `active` holds, and always calls the latest `handler`. */
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
  /** False: nothing is heard, e.g. by what lies under a dialog. */
  active?: boolean;
}

/**
 * Calls `handler` for every key while the component is mounted. React has taken in what one key changed before
 * the next arrives, so `handler` may read state as it sees it. A handler that is mounted by a key hears the next.
 */
export function useKeys(handler: (key: Key) => void, { active = true }: Listening = {}): void {
  useSubscription(useTerminal().onKey, handler, active);
}

/** Calls `handler` with pasted text, on one line. A screen where nothing can be typed says so. */
export function usePaste(handler: (text: string) => void, { active = true }: Listening = {}): void {
  useSubscription(useTerminal().onPaste, handler, active);
}

/** Calls `handler` when the player comes back from a stopped program, before anything is drawn. */
export function useResume(handler: () => void): void {
  useSubscription(useTerminal().onResume, handler, true);
}
