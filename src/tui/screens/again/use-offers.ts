import { useState } from 'react';
import type { Binding } from '../../keys.ts';
import type { Key } from '../../terminal/keys.ts';
import { askTexts } from './words.ts';

/** A match to begin in place of the present screen. Its key asks, Enter begins. */
export interface Offer extends Pick<Binding, 'label' | 'quiet'> {
  readonly key: Key;
  readonly help: string;
  /** The question, one line. */
  readonly ask: string;
  run(): void;
}

interface Offers {
  readonly bindings: readonly Binding[];
  /** The text in place of the verdict while a question is open, else null. */
  readonly verdict: readonly string[] | null;
  /** Must be called with every key before it is dispatched. */
  hear(key: Key): void;
}

/** Returns keys that begin another match. Each asks first, so that one key too many begins nothing. */
export function useOffers(offers: readonly Offer[]): Offers {
  const [asked, setAsked] = useState<Key | null>(null);
  const offer = offers.find(({ key }) => key === asked);
  const keys = offers.map(
    ({ key, label, help, quiet = false }): Binding => ({
      keys: [key],
      label,
      help: askTexts.help(help, key),
      group: 'match',
      quiet,
      run: () => setAsked(key),
    }),
  );
  return {
    bindings: offer
      ? [
          ...keys,
          { keys: ['Enter'], label: askTexts.begin, group: 'match', run: offer.run },
          // `hear` closes the question.
          { keys: ['Esc'], label: 'stay', group: 'match', quiet: true, run: () => {} },
        ]
      : keys,
    verdict: offer ? [offer.ask, askTexts.asked] : null,
    hear(key) {
      if (key !== 'Enter') setAsked(null);
    },
  };
}
