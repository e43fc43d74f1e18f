import { isRefusal } from '../engine/game.ts';
import type { StoreRefusal } from '../store/refusal.ts';
import { refusing } from './misuse.ts';
import { openStores } from './room.ts';

/** `cardroom remove ID…`: takes matches out of the list; they can be restored. */
export const remove = (ids: readonly string[]): void =>
  each(ids, (id) => {
    const removed = openStores(process.env).matches.remove(id);
    if (isRefusal(removed)) return removed;
    return `${id} is removed${removed.id === id ? '' : ` and is ${removed.id} there, because an earlier one has its id`}.`;
  });

/** `cardroom restore ID…`: brings removed matches back. */
export const restore = (ids: readonly string[]): void =>
  each(ids, (id) => openStores(process.env).matches.restore(id) ?? `${id} is restored.`);

/** Does it to each match and says so, and says at the end with which it could not be done. */
function each(ids: readonly string[], work: (id: string) => string | StoreRefusal): void {
  const refusals: StoreRefusal[] = [];
  for (const id of ids) {
    const answer = work(id);
    if (typeof answer === 'string') process.stdout.write(`${answer}\n`);
    else refusals.push(answer);
  }
  if (refusals.length > 0) throw refusing(refusals);
}
