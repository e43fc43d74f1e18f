import { useState } from 'react';
import type { KeptMatch } from '../../../store/kept-match.ts';
import type { ReplayPosition } from '../../match/replay.ts';
import type { AgainActions } from '../again/actions.ts';

/** How a match is being saved. */
export type Keeping = Pick<KeptMatch, 'unsaved' | 'retry' | 'saveTo'>;

/** The player wants to leave a match of which moves are not saved. */
export interface Leaving {
  readonly keeping: Keeping;
  /** Leaves, whatever is not saved. */
  go(): void;
  /** Stays at the table. */
  stay(): void;
}

/** Where a match may be left for. */
export interface WaysOut {
  /** How the match is saved; left out where it is not. */
  readonly keeping?: Keeping;
  onLeave(): void;
  /** Leaves for the lessons of the game, where there are any. */
  readonly onLearn?: (() => void) | undefined;
  /** Another match of the same kind; left out where none may be begun. */
  onAgain?: (() => void) | undefined;
  /** Begins a match that goes on there, with the same cards; left out where none may. */
  onPlayOn?(there: ReplayPosition): void;
  /** What can be done with what was played of the match; left out in a lesson. */
  readonly again?: AgainActions;
}

/** The ways out of a match: where moves are not saved, each waits for an answer to what is to become of them. */
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
