import { answered, Misuse } from './misuse.ts';
import { matchNamed } from './named-match.ts';
import { openStores } from './room.ts';
import { type ScreenOptions, showScreen } from './screen.ts';

/** `cardroom replay [ID|FILE]`: shows a match move by move; without a name the latest. */
export async function replay(named: string | undefined, options: ScreenOptions): Promise<void> {
  const { matches } = openStores(process.env);
  const isPlayed = ({ state }: { readonly state: string }) => state === 'open' || state === 'finished';
  const name = named ?? answered(matches.list()).find(isPlayed)?.id;
  if (name === undefined) throw new Misuse('There is no match to replay; `cardroom play GAME` begins one.');
  const { id, read } = matchNamed(matches, name);
  const { match, players, about } = answered(read);
  await showScreen({ kind: 'replay', played: { id, match, players, about } }, options);
}
