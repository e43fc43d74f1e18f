import { answered, Misuse } from './misuse.ts';
import { openRoom } from './room.ts';
import { type ScreenOptions, showScreen } from './screen.ts';

/** `cardroom resume [ID]`: the match with this id, or the one that was left last. */
export async function resume(id: string | undefined, options: ScreenOptions): Promise<void> {
  const room = openRoom(process.env);
  const wanted =
    id ?? answered(room.matches.list({ finished: false })).find(({ state }) => state === 'open')?.id;
  if (wanted === undefined)
    throw new Misuse('There is no match to go on with; `cardroom play GAME` begins one.');
  const kept = answered(room.matches.resume(wanted));
  await showScreen({ kind: 'resume', kept }, options, room);
}
