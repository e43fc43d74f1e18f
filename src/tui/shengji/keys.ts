import { callKeys } from './call-keys.ts';
import { pickingKeys } from './picking-keys.ts';
import type { Key, Selection } from './selection.ts';
import { ticketKeys } from './ticket-keys.ts';
import type { ShengjiPosition } from './words.ts';

/** The keys of the decision that it is, and `v`. */
export function keys(position: ShengjiPosition, selection: Selection): Key[] {
  const own =
    selection.kind === 'call'
      ? callKeys(position, selection)
      : selection.kind === 'tickets'
        ? ticketKeys(position, selection)
        : pickingKeys(position, selection);
  return [
    ...own,
    {
      keys: ['v'],
      label: 'earlier trick',
      help: 'the trick before the one shown, and so on back',
      group: 'look',
      quiet: selection.kind !== 'cards',
      act: () => ({ select: { ...selection, back: selection.back + 1 } }),
    },
  ];
}
