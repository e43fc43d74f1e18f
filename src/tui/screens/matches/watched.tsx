import { useMemo, useState } from 'react';
import { seatsOfPeople } from '../../../ai/player.ts';
import { lastDeal } from '../../../engine/game.ts';
import { comingBack } from '../../../front/again.ts';
import { useHouse } from '../../house.ts';
import type { ReplayPosition } from '../../match/replay.ts';
import { SeenMatch } from '../../match/seen.ts';
import type { Watched } from '../../pages/use-pages.ts';
import { useMatchReviews } from '../../use-reviews.ts';
import { ReplayScreen } from '../replay/replay.tsx';
import { ReviewScreen } from '../review/review.tsx';
import { MatchSheet } from './match-sheet.tsx';

/** Shows the sheet of a saved match, and the replay and review opened from it. None of them gets the match itself, only what may be seen of it. */
export function WatchedMatch({ watched, onClose }: { readonly watched: Watched; onClose(): void }) {
  const { entry, played, table, by, begin } = watched;
  const house = useHouse();
  const { settings, door } = house;
  const [page, setPage] = useState<'sheet' | 'replay' | 'review'>(by);
  const { match, players } = played;
  const seen = useMemo(() => new SeenMatch(match, seatsOfPeople(players)), [match, players]);
  const reviews = useMatchReviews(entry, played);
  const shared = {
    ...{ seen, players, table, settings },
    onPlayOn: (there: ReplayPosition) => door.playOn(played, there),
    onClose: () => (by === page ? onClose() : setPage('sheet')),
  };
  switch (page) {
    case 'sheet':
      return (
        <MatchSheet
          {...shared}
          again={door.again(played)}
          onReplay={() => setPage('replay')}
          onExamine={reviews && seen.status.results.length > 0 ? () => setPage('review') : undefined}
        />
      );
    case 'replay':
      return <ReplayScreen {...shared} reviews={reviews} />;
    case 'review':
      return (
        reviews && (
          <ReviewScreen
            {...shared}
            reviews={reviews}
            deal={begin?.deal ?? lastDeal(seen.status)}
            begin={begin}
            comingBack={() => comingBack(house, entry, played.id)}
          />
        )
      );
  }
}
