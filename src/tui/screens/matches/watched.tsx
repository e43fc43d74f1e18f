import { useMemo, useState } from 'react';
import { seatsOfPeople } from '../../../ai/player.ts';
import { lastDeal } from '../../../engine/game.ts';
import type { Settings } from '../../../front/settings.ts';
import type { GameParts } from '../../../games.ts';
import type { ReplayPosition } from '../../match/replay.ts';
import { SeenMatch } from '../../match/seen.ts';
import { useMatchReviews } from '../../reviews.ts';
import type { AnyTable } from '../../table.ts';
import type { AgainActions } from '../again/actions.ts';
import { ReplayScreen } from '../replay/replay.tsx';
import { ReviewScreen } from '../review/review.tsx';
import { MatchSheet } from './match-sheet.tsx';

interface WatchedMatchProps {
  readonly entry: GameParts;
  readonly again: AgainActions;
  readonly table: AnyTable;
  /** What it is looked at by at first, and what closing leads back from. */
  readonly by: 'sheet' | 'replay';
  readonly settings: Settings;
  /** Begins a match that goes on there, with the same cards. */
  onPlayOn(there: ReplayPosition): void;
  onClose(): void;
}

/** A match that is not on the table: its sheet, and the replay and the review that may be opened from there. */
export function WatchedMatch({ by, onClose, again, ...rest }: WatchedMatchProps) {
  const { match, players } = again.played;
  const seen = useMemo(() => new SeenMatch(match, seatsOfPeople(players)), [match, players]);
  const watched = { ...rest, seen, players };
  const { entry, table } = rest;
  const [page, setPage] = useState<'sheet' | 'replay' | 'review'>(by);
  const reviews = useMatchReviews(entry, again.played);
  const marks = useMemo(() => reviews?.marks ?? [], [reviews]);
  const back = () => (by === page ? onClose() : setPage('sheet'));
  const deals = match.status.results.length;
  switch (page) {
    case 'sheet':
      return (
        <MatchSheet
          again={again}
          table={table}
          onReplay={() => setPage('replay')}
          onExamine={reviews && deals > 0 ? () => setPage('review') : undefined}
          onClose={back}
        />
      );
    case 'replay':
      return <ReplayScreen {...watched} marks={marks} onClose={back} />;
    case 'review':
      return (
        reviews && (
          <ReviewScreen {...watched} reviews={reviews} deal={lastDeal(match.status)} onClose={back} />
        )
      );
  }
}
