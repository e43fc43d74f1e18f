import { useHouse } from '../house.ts';
import { WatchedMatch } from '../screens/matches/watched.tsx';
import type { PageOf } from './use-pages.ts';

/** A match that the command line asked to see, move by move. Closing it ends the program. */
export const ReplayPage = ({ page }: { readonly page: PageOf<'replay'> }) => (
  <WatchedMatch watched={page.watched} onClose={useHouse().quit} />
);
