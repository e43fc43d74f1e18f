import { type Binding, closeKey, offeredIf, pairKey } from '../../keys.ts';
import { firstShown, pageKeys, rowKey, stepKey } from '../../parts/list-keys.ts';
import { commonTexts } from '../words.ts';
import type { Listed } from './row.ts';
import type { MatchList } from './use-match-list.ts';
import { listKeyTexts } from './words.ts';

/** Returns the keys of the list of matches. `rows`: on a page. */
export function matchListKeys(list: MatchList, rows: number, onClose: () => void): Binding[] {
  const cursor = { at: list.at, count: list.shown.length, choose: list.choose };
  return [
    ...list.answers,
    stepKey(cursor),
    rowKey(firstShown(list.at, list.shown.length, rows), Math.min(rows, list.shown.length), list.choose),
    ...pageKeys(cursor, rows),
    pairKey(['Shift-Tab'], ['Tab'], { ...listKeyTexts.which, group: 'select' }, list.turnKind),
    pairKey(['Left'], ['Right'], { ...listKeyTexts.game, group: 'select' }, list.turnGame),
    ...(list.here ? keysAt(list, list.here) : []),
    closeKey(onClose, 'm'),
  ];
}

/** Replays a match. */
export const matchReplayKey = (run: () => void): Binding => ({
  keys: ['p'],
  ...commonTexts.replay,
  group: 'look',
  run,
});

/** Returns the keys for the match under the cursor. */
function keysAt({ resume, watch, remove, restore }: MatchList, listed: Listed): Binding[] {
  const { match, removed } = listed;
  const isOpen = !removed && match.state === 'open';
  const isRead = 'players' in match;
  return [
    ...offeredIf(isOpen, { keys: ['Enter'], label: 'continue', group: 'play', run: () => resume(listed) }),
    ...offeredIf(isRead, { keys: ['s'], label: 'sheet', group: 'look', run: () => watch(listed, 'sheet') }),
    ...offeredIf(
      isRead,
      matchReplayKey(() => watch(listed, 'replay')),
    ),
    removed
      ? { keys: ['b'], ...listKeyTexts.restore, group: 'match', run: () => restore(listed) }
      : { keys: ['x'], ...listKeyTexts.remove, group: 'match', run: () => remove(listed) },
  ];
}
