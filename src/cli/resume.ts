import { isRefusal } from '../engine/game.ts';
import { answered, Misuse } from './misuse.ts';
import { openRoom, openStores, tellNotice } from './room.ts';
import { type ScreenOptions, showScreen } from './screen.ts';

/** `cardroom resume [ID]`: the match with this id, or the one that was left last. */
export async function resume(id: string | undefined, options: ScreenOptions): Promise<void> {
  const wanted =
    id ??
    answered(openStores(process.env).matches.list({ finished: false })).find(({ state }) => state === 'open')
      ?.id;
  if (wanted === undefined)
    throw new Misuse('There is no match to go on with; `cardroom play GAME` begins one.');
  const room = openRoom(process.env);
  const kept = room.matches.resume(wanted);
  if (isRefusal(kept)) tellNotice(room);
  await showScreen({ kind: 'resume', kept: answered(kept) }, options, room);
}
