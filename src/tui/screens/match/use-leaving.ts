import { useState } from 'react';
import type { KeptMatch } from '../../../store/kept-match.ts';
import type { ReplayPosition } from '../../match/replay.ts';
import type { AgainActions } from '../again/actions.ts';

/** The saving of a match. */
export type Keeping = Pick<KeptMatch, 'unsaved' | 'retry' | 'saveTo'>;

/** An open question: leave a match with unsaved moves? */
export interface Leaving {
  readonly keeping: Keeping;
  /** Leaves, saved or not. */
  go(): void;
  /** Stays at the table. */
  stay(): void;
}

/** The ways out of a match. */
export interface WaysOut {
  /** The saving of the match. Left out: it is not saved. */
  readonly keeping?: Keeping;
  onLeave(): void;
  /** Leaves for the lessons of the game. Left out: there are none. */
  readonly onLearn?: (() => void) | undefined;
  /** Begins another match of the same kind. Left out: not allowed. */
  onAgain?: (() => void) | undefined;
  /** Begins a match from there with the same cards. Left out: not allowed. */
  onPlayOn?(there: ReplayPosition): void;
  /** Actions on finished parts of the match. Left out in a lesson. */
  readonly again?: AgainActions;
}

/** Returns the ways out of a match. With unsaved moves each first asks what to do with them. */
export function useLeaving(ways: WaysOut): Omit<WaysOut, 'keeping'> & { readonly leaving: Leaving | null } {
  const { keeping, onLeave, onLearn, onPlayOn, onAgain, again } = ways;
  const [out, setOut] = useState<(() => void) | null>(null);
  const leave = (go: () => void) => {
    keeping?.retry();
    if (keeping?.unsaved) setOut(() => go);
    else go();
  };
  return {
    leaving: keeping && out ? { keeping, go: out, stay: () => setOut(null) } : null,
    onLeave: () => leave(onLeave),
    onAgain: onAgain && (() => leave(onAgain)),
    onLearn: onLearn && (() => leave(onLearn)),
    ...(onPlayOn && { onPlayOn: (there) => leave(() => onPlayOn(there)) }),
    ...(again && { again: { ...again, begin: (part) => leave(() => again.begin(part)) } }),
  };
}
