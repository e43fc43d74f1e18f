import { Misuse } from './misuse.ts';
import { openRoom } from './room.ts';

/** `cardroom remove ID…`: takes matches out of the list; they can be restored. */
export const remove = (ids: readonly string[]): void =>
  each(ids, 'removed', (id) => openRoom(process.env).matches.remove(id));

/** `cardroom restore ID…`: brings removed matches back. */
export const restore = (ids: readonly string[]): void =>
  each(ids, 'restored', (id) => openRoom(process.env).matches.restore(id));

/** Does it to each match, and says at the end with which it could not be done. */
function each(
  ids: readonly string[],
  done: string,
  work: (id: string) => { readonly sentence: string } | null,
): void {
  const sentences: string[] = [];
  for (const id of ids) {
    const refusal = work(id);
    if (refusal) sentences.push(refusal.sentence);
    else process.stdout.write(`${id} is ${done}.\n`);
  }
  if (sentences.length > 0) throw new Misuse(sentences.join(' '));
}
