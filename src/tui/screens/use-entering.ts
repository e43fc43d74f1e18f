import { useState } from 'react';
import type { LockedMatch, StoreRefusal } from '../../store/refusal.ts';
import { useHouse } from '../house.ts';
import type { Binding } from '../keys.ts';
import { entryTexts } from './words.ts';

/** Ways into a kept match. */
export interface Entering {
  enter(why: Pick<StoreRefusal, 'sentence' | 'locked'> | null): void;
  /** The key that opens what was asked about; none where nothing was. */
  readonly answers: readonly Binding[];
  /** A key was pressed: what was asked before is over. */
  forget(): void;
}

/** Says what the door has against a match. Where it may be opened all the same, that is asked, and stays so until the next key. */
export function useEntering(say: (sentence: string) => void): Entering {
  const { door } = useHouse();
  const [asked, ask] = useState<LockedMatch>();
  const enter: Entering['enter'] = (why) => {
    ask(why?.locked);
    say(why?.locked ? entryTexts.asks(why.sentence) : (why?.sentence ?? ''));
  };
  const open = (locked: LockedMatch): Binding => ({
    keys: ['y'],
    label: 'open it here',
    group: 'play',
    run: () => enter(door.resume(locked.id, locked)),
  });
  return { enter, answers: asked ? [open(asked)] : [], forget: () => ask(undefined) };
}
