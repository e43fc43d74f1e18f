import { Text } from 'ink';
import { Fragment, memo } from 'react';
import { formatSpace, SIZE, SPACES } from '../../engine/kings-court/board.ts';
import { Lines } from '../parts/lines.tsx';
import { useTheme } from '../theme.ts';
import { type Cell, cellAt, type Scores } from './layout.ts';
import type { CourtPosition, Selection } from './selection.ts';
import { cardStyle } from './style.ts';

/** Columns that the grid takes with cells of this width. */
export const gridWidth = (cell: number): number => 3 + SIZE * (cell + 1) + 1;

interface GridProps {
  readonly position: CourtPosition;
  readonly selection: Selection | null;
  readonly scores: Scores;
  /** Columns and rows of a cell without its lines; both odd. */
  readonly cell: number;
  readonly height: number;
}

/** The board with its columns' letters and rows' numbers. */
export function Grid({ position, selection, scores, cell, height }: GridProps) {
  const { lines } = useTheme();
  const edge = (left: string, middle: string, right: string) =>
    `   ${left}${Array(SIZE).fill(lines.horizontal.repeat(cell)).join(middle)}${right}`;
  const letters = SPACES.slice(0, SIZE).map((space) => formatSpace(space)[0]!);
  const blank = `   ${lines.vertical}${`${' '.repeat(cell)}${lines.vertical}`.repeat(SIZE)}`;
  const blanks = Array<string>((height - 1) / 2).fill(blank);
  return (
    <>
      <Text>{`    ${letters.map((letter) => letter.padStart((cell + 1) / 2).padEnd(cell + 1)).join('')}`}</Text>
      <Text>{edge(lines.topLeft, lines.teeDown, lines.topRight)}</Text>
      {SPACES.slice(0, SIZE).map((row) => (
        <Fragment key={row}>
          {row > 0 && <Text>{edge(lines.teeRight, lines.cross, lines.teeLeft)}</Text>}
          <Lines lines={blanks} />
          <Text>
            {` ${row + 1} ${lines.vertical}`}
            {SPACES.slice(row * SIZE, (row + 1) * SIZE).map((space) => (
              <Fragment key={space}>
                <CellText {...cellAt(position, selection, scores, space)} width={cell} />
                {lines.vertical}
              </Fragment>
            ))}
          </Text>
          <Lines lines={blanks} />
        </Fragment>
      ))}
      <Text>{edge(lines.bottomLeft, lines.teeUp, lines.bottomRight)}</Text>
    </>
  );
}

const CellText = memo(function CellText(cell: Cell & { readonly width: number }) {
  const { card, text, left, right, cursor, illegal, width } = cell;
  const theme = useTheme();
  const inner = width - 2;
  const before = Math.ceil((inner - text.length) / 2);
  const style = card === null ? (illegal ? theme.dim : {}) : { ...cardStyle(card, theme), ...theme.strong };
  return (
    <Text {...(cursor ? theme.inverse : {})}>
      {left}
      <Text {...style}>{`${' '.repeat(Math.max(0, before))}${text}`.padEnd(inner)}</Text>
      {right}
    </Text>
  );
});
