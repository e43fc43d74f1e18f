import { callKeys } from './call-keys.ts';
import { pickingKeys } from './picking-keys.ts';
import { type Key, pickingContextOf, type Selection } from './selection.ts';
import { ticketKeys } from './ticket-keys.ts';
import { unseenIn } from './unseen.ts';
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
      act: () =>
        position.view.phase === 'play' && position.view.tricks.length > 0
          ? { select: { ...selection, back: selection.back + 1 } }
          : { say: 'No trick is over yet.' },
    },
    ...(position.assist ? [unseenKey(position, selection)] : []),
  ];
}

/** The key that shows what is not seen yet, by rank. */
function unseenKey(position: ShengjiPosition, selection: Selection): Key {
  return {
    keys: ['n'],
    label: selection.unseen ? 'your hand' : 'not seen',
    help: 'copies of each card that you neither hold nor have seen played; again: your hand',
    group: 'look',
    quiet: true,
    act: () =>
      unseenIn(position, pickingContextOf(position).view)
        ? { select: { ...selection, unseen: !selection.unseen } }
        : { say: 'Nothing is played yet: what you do not hold, the others or the kitty have.' },
  };
}
