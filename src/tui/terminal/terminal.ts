import type { ReactNode } from 'react';
import type { Clock } from './clock.ts';
import type { Key } from './keys.ts';
import type { Look } from './look.ts';
import type { Size } from './screen.ts';

/** What the screen knows of the terminal that it is drawn on. */
export interface Terminal {
  readonly look: Look;
  readonly clock: Clock;
  /** The window now; the same object until it changes. */
  readonly size: Size;
  /**
   * How long the terminal takes to answer a question, in ms, by the quickest of its answers; null where it has not answered, or is beyond a
   * network. So it tells whether what is drawn often would follow.
   */
  readonly lag: number | null;
  /** The smallest windows that are drawn in: any of them will do. */
  readonly smallest: readonly Size[];
  /** The window has room for what was there before these sizes were asked for: in one that is too small now, `q` is heard there. */
  readonly leadsBack: boolean;
  /** Until the answer is called, windows are drawn in that have room for one of these. */
  allow(smallest: readonly Size[]): () => void;
  /** Until the answer is called, the mouse is its user's own, who marks text with it. */
  leaveMouse(): () => void;
  /** Draws an element, in place of the one before. The last column stays empty, so that nothing scrolls. Nothing is drawn after closing. */
  render(element: ReactNode): void;
  /** Calls `listener` for every key but Ctrl-C, Ctrl-\, Ctrl-Z and Ctrl-L, which the terminal keeps to itself. */
  onKey(listener: (key: Key) => void): () => void;
  /** Calls `listener` with pasted text, on one line. What nobody listens for is dropped. */
  onPaste(listener: (text: string) => void): () => void;
  onResize(listener: () => void): () => void;
  /** Calls `listener` before the first frame after Ctrl-Z or another stop: time to put up the curtain. */
  onResume(listener: () => void): () => void;
  /** Gives the terminal back and stops the program, as Ctrl-Z does. */
  suspend(): void;
  /** Gives the terminal back for good. The program ends when nothing else keeps it. */
  close(): void;
  /** Closes on an error, says so in one sentence and exits with 1. */
  fail(error: unknown): void;
}
