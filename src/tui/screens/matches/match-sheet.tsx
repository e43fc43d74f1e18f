import { useState } from 'react';
import type { DealOrMatch } from '../../../again/again.ts';
import { seatsOfPeople } from '../../../ai/player.ts';
import { aidText } from '../../../front/aid.ts';
import type { Players } from '../../../front/room.ts';
import { type Binding, closeKey } from '../../keys.ts';
import type { Seen } from '../../match/seen.ts';
import { stageText } from '../../sheet/told.ts';
import type { AnyTable } from '../../table.ts';
import { type AgainActions, againOffers, friendKeys } from '../again/actions.ts';
import { comparedText } from '../again/compared.ts';
import { FriendScreen } from '../again/friend.tsx';
import { examineKey } from '../match/keys.ts';
import { Sheet } from '../sheet.tsx';
import { useSpeaker } from '../use-speaker.ts';
import { commonTexts, seedText } from '../words.ts';
import { matchReplayKey } from './keys.ts';

interface MatchSheetProps {
  readonly again: AgainActions;
  readonly seen: Seen;
  readonly players: Players;
  readonly table: AnyTable;
  onReplay(): void;
  /** Left out: no deal can be reviewed. */
  readonly onExamine?: (() => void) | undefined;
  onClose(): void;
}

/** Shows the score sheet of a match that is not being played. */
export function MatchSheet({ again, seen, players, table, onReplay, onExamine, onClose }: MatchSheetProps) {
  const [lined, setLined] = useState<DealOrMatch | null>(null);
  const people = seatsOfPeople(players);
  const viewer = people.length === 1 ? people[0]! : 'table';
  const speaker = useSpeaker(players, viewer);
  const { status, game } = seen;
  const helped = people.length > 0 ? aidText(again.aid('match')) : null;
  const keys: Binding[] = [
    ...(onExamine ? [examineKey(onExamine)] : []),
    matchReplayKey(onReplay),
    ...friendKeys(seen, setLined),
    closeKey(onClose, 'Enter'),
  ];
  if (lined !== null) return <FriendScreen again={again} part={lined} onClose={() => setLined(null)} />;
  return (
    <Sheet
      seen={seen}
      shown={{ view: seen.steps.at(-1)!.view(viewer), status }}
      table={table}
      speaker={speaker}
      banner={{
        title: game.title.toUpperCase(),
        parts: [stageText(status, commonTexts.scoreSoFar), ...(helped === null ? [] : [helped])],
        right: seen.seed === null ? '' : seedText(seen.seed),
      }}
      bindings={keys}
      offers={againOffers(again, seen)}
      compared={comparedText(again, seen, people, speaker)}
    />
  );
}
