import type { Speaker } from '../../engine/game.ts';
import type { Binding } from '../keys.ts';
import type { Session } from '../match/session.ts';
import { Frame, useContentSize } from '../parts/frame.tsx';
import { Lines } from '../parts/lines.tsx';
import type { AnyTable } from '../table.ts';
import { wrap } from '../text.ts';
import { useTheme } from '../theme.ts';
import { headline, sheetLines } from './sheet-text.ts';
import { useScreenKeys } from './use-screen-keys.tsx';

interface SheetProps {
  readonly session: Session;
  readonly table: AnyTable;
  readonly speaker: Speaker;
  readonly title: string;
  readonly bindings: readonly Binding[];
  /** What is to be told until the next key, e.g. where the sheet was written. */
  readonly said: string;
  /** A key was pressed. */
  onKey(): void;
}

/** The score sheet: a line a deal, totals and places; after the end, who has won. */
export function Sheet({ session, table, speaker, title, bindings: own, said, onKey }: SheetProps) {
  const theme = useTheme();
  const { columns, rows } = useContentSize();
  const { status } = session.scene;
  const hear = () => {
    onKey();
    return false;
  };
  const { bindings, help } = useScreenKeys(title, own, { hear });
  if (help) return help;
  const rule = theme.lines.horizontal.repeat(columns);
  const again = status.winners ? 'n begins another match at this table.' : '';
  return (
    <Frame
      banner={`${title} | seed ${session.match.setup.seed}`}
      bindings={bindings}
      verdict={said === '' ? [headline(status, table.sheet, speaker), again] : wrap(said, columns)}
    >
      <Lines lines={sheetLines(status, table.sheet, speaker, { columns, rows, rule })} />
    </Frame>
  );
}
