import { useState } from 'react';
import type { LockedMatch, StoreRefusal } from '../../store/refusal.ts';
import { useHouse } from '../house.ts';
import type { Binding } from '../keys.ts';
import { commonTexts, entryTexts } from './words.ts';

/** Opens saved matches that may need a question. */
export interface Entering {
  enter(why: Pick<StoreRefusal, 'sentence' | 'locked'> | null): void;
  /** The keys that answer the last question; empty if there is none. */
  readonly answers: readonly Binding[];
  /** Must be called for every key: it ends the question. */
  forget(): void;
}

/** Says the reason against opening a match. If it may be opened all the same, asks so until the next key. */
export function useEntering(say: (sentence: string) => void): Entering {
  const { door } = useHouse();
  const [asked, ask] = useState<LockedMatch>();
  const enter: Entering['enter'] = (why) => {
    ask(why?.locked);
    say(why?.locked ? entryTexts.asks(why.sentence) : (why?.sentence ?? ''));
  };
  const open = (locked: LockedMatch): Binding => ({
    keys: ['y'],
    label: commonTexts.openHere,
    group: 'play',
    run: () => enter(door.resume(locked.id, locked)),
  });
  return { enter, answers: asked ? [open(asked)] : [], forget: () => ask(undefined) };
}
