import { Box } from 'ink';
import { sizeOf } from '../../engine/shang/combination.ts';
import type { Turn } from '../../engine/shang/state.ts';
import { Lines } from '../parts/lines.tsx';
import type { ShangPosition } from './hand.ts';
import { deed } from './layout.ts';
import { placeOf, playsFor, type Selection } from './selection.ts';
import { cardsText } from './words.ts';

interface PanelProps {
  readonly position: ShangPosition;
  readonly selection: Selection | null;
  readonly past: readonly (readonly Turn[])[];
  readonly columns: number;
  readonly rows: number;
}

/** What the mover can play; on request, or while others move, an earlier table. */
export function Panel({ position, selection, past, columns, rows }: PanelProps) {
  const back = selection ? selection.back % (past.length + 1) : 1;
  const lines =
    selection && back === 0 ? playLines(position, selection, rows) : tableLines(position, past, back, rows);
  return (
    <Box flexDirection="column" width={columns} paddingLeft={1}>
      <Lines lines={lines} />
    </Box>
  );
}

/** The legal plays from weakest to strongest, around the selected one; the strongest of each size is marked. */
export function playLines(position: ShangPosition, { taken, check }: Selection, rows: number): string[] {
  const { view, speaker } = position;
  const plays = playsFor(position);
  const at = placeOf(plays, taken);
  const checks = view.top === null ? [] : [`${check ? '>' : ' '}  . check`];
  const room = rows - 1 - checks.length;
  const first = Math.max(0, Math.min(at - Math.floor(room / 2), plays.length - room));
  const title = plays.length === 0 ? 'none' : at < 0 ? `${plays.length}` : `${at + 1}/${plays.length}`;
  return [
    `YOUR PLAYS ${title} (Tab)`,
    ...plays.slice(first, first + room).map(({ cards, rating }, offset) => {
      const place = first + offset;
      const next = plays[place + 1];
      const strongest = next === undefined || sizeOf(next.rating) !== sizeOf(rating);
      const number = String(place + 1).padStart(3);
      return `${place === at ? '>' : ' '}${number} ${cardsText(cards, speaker)}${strongest ? ' strongest' : ''}`;
    }),
    ...checks,
  ];
}

/** A table of before; of a long one, its end. */
function tableLines(
  position: ShangPosition,
  past: readonly (readonly Turn[])[],
  back: number,
  rows: number,
): string[] {
  const table = past.at(-back);
  if (table === undefined) return ['LAST TABLE', '  none yet'];
  const title = back === 1 ? 'LAST TABLE' : `TABLE ${past.length - back + 1}`;
  const deeds = table.map((turn, place) => `  ${deed(turn, place, position)}`);
  return [
    `${title}${position.mover === null ? '' : ' (v)'}`,
    ...(deeds.length < rows ? deeds : ['  ...', ...deeds.slice(2 - rows)]),
  ];
}
