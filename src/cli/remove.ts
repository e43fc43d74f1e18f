import { isRefusal } from '../engine/game.ts';
import type { StoreRefusal } from '../store/refusal.ts';
import { refusing } from './misuse.ts';
import { openStores } from './room.ts';

/** `cardroom remove ID…`: removes matches from the list; they can be restored. */
export const remove = (ids: readonly string[]): void =>
  each(ids, (id) => {
    const removed = openStores(process.env).matches.remove(id);
    if (isRefusal(removed)) return removed;
    return `${id} is removed${removed.id === id ? '' : ` as ${removed.id}, because an earlier match has its id`}.`;
  });

/** `cardroom restore ID…`: restores removed matches. */
export const restore = (ids: readonly string[]): void =>
  each(ids, (id) => openStores(process.env).matches.restore(id) ?? `${id} is restored.`);

/** Works on each match and reports it, and throws the refusals at the end. */
function each(ids: readonly string[], work: (id: string) => string | StoreRefusal): void {
  const refusals: StoreRefusal[] = [];
  for (const id of ids) {
    const answer = work(id);
    if (typeof answer === 'string') process.stdout.write(`${answer}\n`);
    else refusals.push(answer);
  }
  if (refusals.length > 0) throw refusing(refusals);
}
