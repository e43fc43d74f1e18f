import type { AnyGame, Speaker } from '../../engine/game.ts';
import { minus } from '../../front/number.ts';
import {
  cellsOf,
  detailLines,
  placesText,
  RECORD_HEADS,
  type RecordCells,
  streakText,
  unitOf,
  worstText,
} from '../../front/records.ts';
import type { PlayerRecord } from '../../store/statistics.ts';
import { cut, padded, paddedLeft, wrap } from '../../width.ts';
import { type Area, area } from '../drawing/area.ts';
import { Canvas } from '../drawing/canvas.tsx';
import { drawPlot } from '../drawing/plot.ts';
import { drawList } from '../parts/list-keys.ts';
import { pitchIn } from '../parts/room.ts';
import type { Style } from '../terminal/cells.ts';
import type { Size } from '../terminal/screen.ts';
import type { Theme } from '../theme.ts';
import { scoresTitle } from './words.ts';

export interface RecordsBoard {
  readonly records: readonly PlayerRecord[];
  /** The index of the chosen record. */
  readonly at: number;
  readonly games: readonly AnyGame[];
  readonly speaker: Pick<Speaker, 'suit'>;
}

/** Blank columns at the left, for the pointer. */
const LEFT = 2;

/** The columns of the table, after the game's title. */
const COLUMNS: readonly {
  readonly name: keyof RecordCells;
  readonly width: number;
  readonly right?: true;
}[] = [
  { name: 'who', width: 14 },
  { name: 'table', width: 9 },
  { name: 'played', width: 7, right: true },
  { name: 'won', width: 10, right: true },
  { name: 'average', width: 15, right: true },
  { name: 'best', width: 6, right: true },
];
const TITLE = 15;

/** Columns in the second row of a record, in narrow windows. */
const BELOW: ReadonlySet<keyof RecordCells> = new Set(['played', 'won', 'average']);
/** The least width for full names and the best result. */
const WHOLE = 78;
const SHORT = 9;
const HIDDEN: keyof RecordCells = 'best';

/** Rows of the smallest plot. */
const PLOT = 6;
/** Rows of the largest plot. */
const LARGEST_PLOT = 14;

/** Draws all records in a table, and below it facts on the chosen one. */
export function drawRecords(board: RecordsBoard, { columns, rows }: Size, theme: Theme): Canvas {
  const canvas = new Canvas(columns, rows, theme);
  const { records, at, games, speaker } = board;
  const here = records[at];
  if (!here) return canvas;
  const game = games.find(({ id }) => id === here.game)!;
  const told = linesOf(here, game, speaker).flatMap((line) => wrap(line, columns - LEFT, '  '));
  const isPlotted = here.scores.length > 1;
  // With few rows the table shrinks to three records, and then the plot goes. The facts on the chosen record stay.
  const plot = isPlotted ? 1 + Math.min(LARGEST_PLOT, Math.max(PLOT, Math.floor(rows / 3))) : 0;
  const below = 1 + told.length + plot;
  const pitch = pitchIn(canvas);
  const head = 2 - pitch;
  const listed = Math.min(records.length, Math.max(3, Math.floor((rows - head - below) / pitch)));
  if (head > 0) drawRow(canvas, 0, 'game', RECORD_HEADS, theme.quiet);
  const entries = { at, count: records.length };
  let y = drawList(canvas, area(0, head, columns, listed * pitch), entries, (place, row) => {
    const record = records[place]!;
    const { title } = games.find(({ id }) => id === record.game)!;
    drawRow(canvas, row, title, cellsOf(record));
  });
  canvas.horizontal(0, y++, columns);
  for (const line of told) canvas.write(LEFT, y++, cut(line, columns - LEFT));
  const room = Math.min(LARGEST_PLOT, rows - y - 1);
  if (isPlotted && room >= PLOT) drawScores(canvas, area(LEFT, y + 1, columns - LEFT - 1, room), here);
  return canvas;
}

function drawRow(canvas: Canvas, y: number, title: string, cells: RecordCells, style?: Style): void {
  let x = LEFT;
  canvas.write(x, y, padded(title, TITLE - 1), style);
  x += TITLE;
  const isNarrow = pitchIn(canvas) > 1;
  const isShort = canvas.columns < WHOLE;
  for (const { name, width: usual, right } of COLUMNS) {
    const width = isShort && name === 'who' ? SHORT : usual;
    if (isShort && name === HIDDEN) return;
    if (isNarrow && BELOW.has(name) && x > canvas.columns - width) [x, y] = [LEFT, y + 1];
    canvas.write(x, y, right ? paddedLeft(cells[name], width) : cut(cells[name], width - 1), style);
    x += width;
  }
}

/** Returns lines with facts that the columns do not show. */
const linesOf = (record: PlayerRecord, game: AnyGame, speaker: Pick<Speaker, 'suit'>): string[] => [
  `${placesText(record)}; ${streakText(record)}; ${worstText(record)}`,
  ...detailLines(record, game, speaker),
];

/** The number of matches in a mean. */
const MEAN_OF = 10;

/** Draws the total of each match as a point, and the mean of the last ten as a line. */
function drawScores(canvas: Canvas, room: Area, record: PlayerRecord): void {
  const { scores } = record;
  const { theme } = canvas;
  const means = scores.map((_, place) => {
    const last = scores.slice(Math.max(0, place + 1 - MEAN_OF), place + 1);
    return last.reduce((sum, score) => sum + score, 0) / last.length;
  });
  canvas.plain(room.x, room.y, cut(scoresTitle(unitOf(record), scores.length), room.columns), theme.quiet);
  drawPlot(canvas, area(room.x, room.y + 1, room.columns, room.rows - 1), {
    lines: [
      { name: '', values: scores, style: {}, isDots: true },
      { name: '', values: means, style: theme.accent },
    ],
    levels: [0],
    under: [],
    text: (value) => minus(Math.round(value)),
  });
}
