import { opened } from './asking.ts';
import { answered, Misuse } from './misuse.ts';
import { openRoom, openStores, tellNotice } from './room.ts';
import { type ScreenOptions, showScreen } from './screen.ts';

/** `cardroom resume [ID]`: continues the match with this id, or the latest. */
export async function resume(
  id: string | undefined,
  { anyway, ...options }: ScreenOptions & { readonly anyway?: boolean },
): Promise<void> {
  const wanted =
    id ??
    answered(openStores(process.env).matches.list({ finished: false })).find(({ state }) => state === 'open')
      ?.id;
  if (wanted === undefined)
    throw new Misuse('There is no match to continue; `cardroom play GAME` begins one.');
  const room = openRoom(process.env);
  const kept = await opened(
    (locked) => room.matches.resume(wanted, locked),
    (match) => `cardroom resume ${match}`,
    anyway,
  ).catch((error) => {
    tellNotice(room);
    throw error;
  });
  await showScreen({ kind: 'resume', kept }, options, room);
}
