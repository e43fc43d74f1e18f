import type { ReactNode } from 'react';
import type { Clock } from './clock.ts';
import type { Key } from './keys.ts';
import type { Look } from './look.ts';
import type { Size } from './screen.ts';

/** The terminal as the screen knows it. */
export interface Terminal {
  readonly look: Look;
  readonly clock: Clock;
  /** The size of the window; the same object until it changes. */
  readonly size: Size;
  /** The lag of the terminal in ms, by its quickest answer; null if unknown, or across a network. It shows whether animations can follow. */
  readonly lag: number | null;
  /** Measures a lag too long for animations again: the start may have been slow. */
  askLag(): void;
  /** The smallest allowed windows: a window must have room for one of them. */
  readonly smallest: readonly Size[];
  /** Does the window have room for sizes allowed before `smallest`? Then `q` works even if the window is too small now. */
  readonly leadsBack: boolean;
  /** Allows windows with room for one of these, until the returned function is called. */
  allow(smallest: readonly Size[]): () => void;
  /** Leaves the mouse to the terminal for marking text, until the returned function is called. */
  leaveMouse(): () => void;
  /** Draws an element in place of the one before. The last column stays empty, so that nothing scrolls. After closing it draws nothing. */
  render(element: ReactNode): void;
  /** Calls `listener` for every key but Ctrl-C, Ctrl-\, Ctrl-Z and Ctrl-L, which the terminal handles itself. */
  onKey(listener: (key: Key) => void): () => void;
  /** Calls `listener` with pasted text, on one line. Without a listener the text is dropped. */
  onPaste(listener: (text: string) => void): () => void;
  onResize(listener: () => void): () => void;
  /** Calls `listener` before the first frame after Ctrl-Z or another stop, in time for the curtain. */
  onResume(listener: () => void): () => void;
  /** Gives the terminal back and stops the program, as Ctrl-Z does. */
  suspend(): void;
  /** Gives the terminal back for good. The program ends if nothing else is running. */
  close(): void;
  /** Closes after an error, says so in one sentence and exits with 1. */
  fail(error: unknown): void;
}
