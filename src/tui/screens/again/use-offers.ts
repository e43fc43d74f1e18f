import { useState } from 'react';
import type { Binding } from '../../keys.ts';
import type { Key } from '../../terminal/keys.ts';

/** Something to begin in place of what is on the screen: its key asks, Enter begins. */
export interface Offer {
  readonly key: Key;
  readonly label: string;
  readonly help: string;
  readonly quiet?: boolean;
  /** A question in a line. */
  readonly ask: string;
  run(): void;
}

interface Offers {
  readonly bindings: readonly Binding[];
  /** What stands in place of the verdict while one is asked about; else null. */
  readonly verdict: readonly string[] | null;
  /** Is to be told of every key before it is dispatched. */
  hear(key: Key): void;
}

/** The keys that begin something else. A press too many must not: so each is asked for twice. */
export function useOffers(offers: readonly Offer[]): Offers {
  const [asked, setAsked] = useState<Key | null>(null);
  const offer = offers.find(({ key }) => key === asked);
  const keys = offers.map(
    ({ key, label, help, quiet = false }): Binding => ({
      keys: [key],
      label,
      help: `${help}: ${key}, then Enter`,
      group: 'match',
      quiet,
      run: () => setAsked(key),
    }),
  );
  return {
    bindings: offer
      ? [
          ...keys,
          { keys: ['Enter'], label: 'begin it', group: 'match', run: offer.run },
          // `hear` takes the question away.
          { keys: ['Esc'], label: 'stay', group: 'match', quiet: true, run: () => {} },
        ]
      : keys,
    verdict: offer ? [offer.ask, 'Enter begins it; any other key does not.'] : null,
    hear(key) {
      if (key !== 'Enter') setAsked(null);
    },
  };
}
