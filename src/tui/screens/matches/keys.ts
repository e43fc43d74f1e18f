import type { Binding } from '../../keys.ts';
import { firstShown, pageKeys, rowKey, stepKey } from '../../parts/list-keys.ts';
import type { Listed } from './row.ts';
import type { MatchList } from './use-match-list.ts';

/** Returns the keys of the list of matches. `rows`: on a page. */
export function matchListKeys(list: MatchList, rows: number, onClose: () => void): Binding[] {
  const cursor = { at: list.at, count: list.shown.length, choose: list.choose };
  return [
    ...list.answers,
    stepKey(cursor),
    rowKey(firstShown(list.at, list.shown.length, rows), Math.min(rows, list.shown.length), list.choose),
    ...pageKeys(cursor, rows),
    {
      keys: ['Tab', 'Shift-Tab'],
      name: 'Tab',
      label: 'which',
      help: 'open, finished, removed or all matches',
      group: 'select',
      run: (key) => list.turnKind(key === 'Tab' ? 1 : -1),
    },
    {
      keys: ['Left', 'Right'],
      name: '←→',
      label: 'game',
      help: 'the matches of one game, or of all',
      group: 'select',
      run: (key) => list.turnGame(key === 'Right' ? 1 : -1),
    },
    ...(list.here ? keysAt(list, list.here) : []),
    { keys: ['Esc', 'q', 'm'], name: 'Esc', label: 'close', group: 'match', run: onClose },
  ];
}

/** Returns the keys for the match under the cursor. */
function keysAt({ resume, watch, remove, restore }: MatchList, listed: Listed): Binding[] {
  const { match, removed } = listed;
  const keys: Binding[] = [];
  if (!removed && match.state === 'open')
    keys.push({ keys: ['Enter'], label: 'continue', group: 'play', run: () => resume(listed) });
  if ('players' in match)
    keys.push(
      { keys: ['s'], label: 'sheet', group: 'look', run: () => watch(listed, 'sheet') },
      {
        keys: ['p'],
        label: 'replay',
        help: 'the match, move by move',
        group: 'look',
        run: () => watch(listed, 'replay'),
      },
    );
  if (removed) keys.push({ keys: ['b'], label: 'bring back', group: 'match', run: () => restore(listed) });
  else
    keys.push({
      keys: ['x'],
      label: 'remove',
      help: 'twice: removes the match',
      group: 'match',
      run: () => remove(listed),
    });
  return keys;
}
