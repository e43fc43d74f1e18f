import type { ReadMatch } from '../../../store/matches.ts';
import { Picture } from '../../drawing/canvas.tsx';
import { Frame, useContentSize } from '../../parts/frame.tsx';
import { drawSheet } from '../../sheet/draw.ts';
import type { AnyTable } from '../../table.ts';
import { useTheme } from '../../theme.ts';
import { examineKey } from '../match/keys.ts';
import { useScreenKeys } from '../use-screen-keys.tsx';
import { useSpeaker } from '../use-speaker.ts';

interface MatchSheetProps extends Pick<ReadMatch, 'match' | 'players'> {
  readonly table: AnyTable;
  onReplay(): void;
  /** Left out where no deal can be reviewed. */
  readonly onExamine?: (() => void) | undefined;
  onClose(): void;
}

/** The score sheet of a match that is not on the table. */
export function MatchSheet({ match, players, table, onReplay, onExamine, onClose }: MatchSheetProps) {
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const viewer = people.length === 1 ? people[0]! : 'table';
  const speaker = useSpeaker(players, viewer);
  const { status } = match;
  const page = table.sheet.page({ view: match.view(viewer), status, speaker, columns });
  const banner = {
    title: match.game.title.toUpperCase(),
    parts: [status.winners ? 'the match is over' : 'the score so far'],
    right: `seed ${match.setup.seed}`,
  };
  const { bindings, help, said } = useScreenKeys(banner, [
    ...(onExamine ? [examineKey(onExamine)] : []),
    { keys: ['p'], label: 'replay', help: 'the match, move by move', group: 'look', run: onReplay },
    { keys: ['Esc', 'q', 's', 'Enter'], name: 'Esc', label: 'close', group: 'look', run: onClose },
  ]);
  if (help) return help;
  const begun = match.game.oneDeal || status.results.length > 0;
  return (
    <Frame
      banner={banner}
      bindings={bindings}
      said={said}
      verdict={begun ? page.verdict : ['No deal is finished yet.']}
    >
      <Picture canvas={drawSheet(page, { columns, rows }, theme)} />
    </Frame>
  );
}
