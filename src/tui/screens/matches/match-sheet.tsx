import { useState } from 'react';
import { aidOf, broughtBy, type DealOrMatch } from '../../../again/again.ts';
import { seatsOfPeople } from '../../../ai/player.ts';
import { aidText } from '../../../front/aid.ts';
import { Picture } from '../../drawing/canvas.tsx';
import type { Binding } from '../../keys.ts';
import { Frame, useContentSize } from '../../parts/frame.tsx';
import { drawSheet } from '../../sheet/draw.ts';
import type { AnyTable } from '../../table.ts';
import { useTheme } from '../../theme.ts';
import { type AgainActions, againOffers, friendKeys } from '../again/actions.ts';
import { comparedText } from '../again/compared.ts';
import { FriendScreen } from '../again/friend.tsx';
import { useOffers } from '../again/use-offers.ts';
import { examineKey } from '../match/keys.ts';
import { measured } from '../sheet.tsx';
import { useScreenKeys } from '../use-screen-keys.tsx';
import { useSpeaker } from '../use-speaker.ts';

interface MatchSheetProps {
  readonly again: AgainActions;
  readonly table: AnyTable;
  onReplay(): void;
  /** Left out where no deal can be reviewed. */
  readonly onExamine?: (() => void) | undefined;
  onClose(): void;
}

/** The score sheet of a match that is not on the table. */
export function MatchSheet({ again, table, onReplay, onExamine, onClose }: MatchSheetProps) {
  const { match, players, about } = again.played;
  const [lined, setLined] = useState<DealOrMatch | null>(null);
  const offers = useOffers(againOffers(again));
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const people = seatsOfPeople(players);
  const viewer = people.length === 1 ? people[0]! : 'table';
  const speaker = useSpeaker(players, viewer);
  const { status } = match;
  const page = table.sheet.page({ view: match.view(viewer), status, speaker, columns });
  const aid = aidOf(again.played, 'match');
  const helped = people.length > 0 ? aidText(aid) : null;
  const banner = {
    title: match.game.title.toUpperCase(),
    parts: [status.winners ? 'the match is over' : 'the score so far', ...(helped === null ? [] : [helped])],
    // The seed deals the cards that are still to come, too.
    right: status.winners ? `seed ${match.setup.seed}` : '',
  };
  const keys: Binding[] = [
    ...offers.bindings,
    ...(onExamine ? [examineKey(onExamine)] : []),
    { keys: ['p'], label: 'replay', help: 'the match, move by move', group: 'look', run: onReplay },
    ...friendKeys(again, setLined),
    { keys: ['Esc', 'q', 's', 'Enter'], name: 'Esc', label: 'close', group: 'look', run: onClose },
  ];
  const { bindings, help, said } = useScreenKeys(banner, keys, {
    hear(key) {
      offers.hear(key);
      return false;
    },
    active: lined === null,
  });
  if (lined !== null) return <FriendScreen again={again} part={lined} onClose={() => setLined(null)} />;
  if (help) return help;
  const brought = broughtBy(match, 'match');
  const compared =
    brought &&
    comparedText(
      { ...again, id: again.played.id, game: match.game, people, brought, aid },
      about.origin,
      speaker,
    );
  const begun = match.game.oneDeal || status.results.length > 0;
  return (
    <Frame
      banner={banner}
      bindings={bindings}
      said={said}
      verdict={offers.verdict ?? (begun ? measured(page, match, compared) : ['No deal is finished yet.'])}
    >
      <Picture canvas={drawSheet(page, { columns, rows }, theme)} />
    </Frame>
  );
}
