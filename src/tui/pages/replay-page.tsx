import { useHouse } from '../house.ts';
import { WatchedMatch } from '../screens/matches/watched.tsx';
import type { PageOf } from './use-pages.ts';

/** A match that the command line asked to see, move by move. Closing it ends the program. */
export function ReplayPage({ page: { entry, played, table } }: { readonly page: PageOf<'replay'> }) {
  const { settings, door, quit } = useHouse();
  return (
    <WatchedMatch
      again={door.again(played)}
      entry={entry}
      table={table}
      by="replay"
      settings={settings}
      onPlayOn={(there) => door.playOn(played, there)}
      onClose={quit}
    />
  );
}
