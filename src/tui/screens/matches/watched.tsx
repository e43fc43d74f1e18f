import { useState } from 'react';
import type { ReadMatch } from '../../../store/matches.ts';
import type { Place } from '../../match/replay.ts';
import type { Settings } from '../../settings.ts';
import type { AnyTable } from '../../table.ts';
import { ReplayScreen } from '../replay/replay.tsx';
import { MatchSheet } from './match-sheet.tsx';

interface WatchedMatchProps extends Pick<ReadMatch, 'match' | 'players'> {
  readonly table: AnyTable;
  /** What it is looked at by at first, and what closing leads back from. */
  readonly by: 'sheet' | 'replay';
  readonly settings: Settings;
  /** Begins a match that goes on there, with the same cards. */
  onPlayOn(there: Place): void;
  onClose(): void;
}

/** A match that is not on the table: its sheet, and the replay that may be opened from there. */
export function WatchedMatch({ match, players, table, by, settings, onPlayOn, onClose }: WatchedMatchProps) {
  const [isReplayed, setReplayed] = useState(by === 'replay');
  if (!isReplayed)
    return (
      <MatchSheet
        match={match}
        players={players}
        table={table}
        onReplay={() => setReplayed(true)}
        onClose={onClose}
      />
    );
  return (
    <ReplayScreen
      match={match}
      players={players}
      table={table}
      settings={settings}
      onPlayOn={onPlayOn}
      onClose={() => (by === 'replay' ? onClose() : setReplayed(false))}
    />
  );
}
