import type { Measure } from '../../../ai/search.ts';
import { firstDeal, type Speaker } from '../../../engine/game.ts';
import { signed } from '../../../front/number.ts';
import { ALWAYS, type Charge } from '../../../review/charge.ts';
import { isMark } from '../../../review/grade.ts';
import type { Reviewer } from '../../../review/plan.ts';
import { isDone, type Review } from '../../../review/review.ts';
import { cut, padded, piecesIn, widthOf, wrap } from '../../../width.ts';
import { type Area, area } from '../../drawing/area.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import { drawPlot } from '../../drawing/plot.ts';
import { fixed, gap, split } from '../../drawing/split.ts';
import type { Replay } from '../../match/replay.ts';
import { touchRow } from '../../parts/list-keys.ts';
import { pitchIn } from '../../parts/room.ts';
import { TRICKS } from '../../table.ts';
import type { Style } from '../../terminal/cells.ts';
import type { Size } from '../../terminal/screen.ts';
import type { Theme } from '../../theme.ts';
import {
  alsoText,
  chargeText,
  costText,
  faultText,
  goodText,
  graphTitle,
  hintText,
  JUDGING,
  LINE_TO_COME,
  lineTexts,
  luckText,
  NOTHING_ELSE,
  nothingText,
  parText,
  placeText,
  sumsTexts,
} from './words.ts';

/** The contents of a review page. */
export interface ReviewPage {
  readonly reviewer: Reviewer;
  /** The match with the places of its moves. */
  readonly replay: Replay;
  readonly review: Review;
  readonly speaker: Speaker;
  /** The index of the chosen charge. */
  readonly at: number;
  /** The text below the decisions; '' for none. */
  readonly end: string;
  /** Is the worth of the deal drawn as a line over the chosen charge? Otherwise all charges are listed. Null: it cannot be drawn. */
  readonly isGraph: boolean | null;
}

/** Can the worth of the deal be drawn? */
export const hasGraph = ({ line }: Review): boolean => line !== null && line.after.length > 1;

const LEFT = 3;
/** Columns of the mark, and of the place of a decision. */
const GRADE = 4;
const PLACE = 10;

/** Draws the line of a deal, and below it the costliest decisions, the worst first. */
export function drawReview(page: ReviewPage, size: Size, theme: Theme): Canvas {
  const { columns } = size;
  let { rows } = size;
  const canvas = new Canvas(columns, rows, theme);
  if (page.isGraph && hasGraph(page.review)) {
    drawGraph(canvas, page);
    return canvas;
  }
  const head = headLines(page, columns - LEFT - 1);
  head.forEach((line, y) => {
    canvas.write(LEFT, y, line, y === 0 ? theme.strong : {});
  });
  canvas.horizontal(0, head.length, columns);
  const { charges } = page.review;
  const none = charges.some(({ grade }) => isMark(grade)) ? '' : noneText(page);
  const told = none === '' ? [] : wrap(none, columns - LEFT - 1);
  told.forEach((line, y) => {
    canvas.write(LEFT, head.length + 1 + y, line);
  });
  if (charges.length === 0) return canvas;
  const isRest = isDone(page.review) && charges.length < ALWAYS && charges.length < page.review.decisions;
  const ends = [...(isRest ? [NOTHING_ELSE] : []), page.end].filter(Boolean);
  const top = head.length + 1 + told.length;
  const blocks = charges.map((charge) => chargeLines(page, charge, columns - LEFT - GRADE - 1));
  for (const end of ends.toReversed())
    if (top + blocks[page.at]!.length < rows) canvas.write(LEFT, --rows, cut(end, columns - LEFT));
  // The chosen charge is shown whole, after as many of the others as fit.
  let first = page.at;
  let used = blocks[first]!.length;
  while (first > 0 && used + blocks[first - 1]!.length <= rows - top) used += blocks[--first]!.length;
  let y = top;
  for (let place = first; place < blocks.length && y + blocks[place]!.length <= rows; place++) {
    const { grade } = charges[place]!;
    if (isMark(grade)) canvas.plain(LEFT, y, grade, theme.strong);
    blocks[place]!.forEach((text, row) => void canvas.write(LEFT + GRADE, y + row, text));
    touchRow(canvas, area(0, y, columns, blocks[place]!.length), place, page.at);
    y += blocks[place]!.length;
  }
  return canvas;
}

/** The fewest and the most rows of a graph. */
const GRAPH = { least: 6, most: 22 };

/** Draws the worth of the deal after each decision, with marks below it; then the chosen charge, and a line with the sources of the result. */
function drawGraph(canvas: Canvas, page: ReviewPage): void {
  const { review, replay, speaker, at, reviewer, end } = page;
  const { theme, rows } = canvas;
  const columns = canvas.columns - LEFT - 1;
  const { charges } = review;
  const { points } = replay.seen.status.results[review.deal - firstDeal(replay.seen.status)]!;
  const first = parText(points, review.par, { seat: review.seat, scored: reviewer.review.scored }, speaker);
  const line = lineTexts(review.line!, measureOf(page), review.seat, speaker);
  const none = charges.some(({ grade }) => isMark(grade)) ? '' : noneText(page);
  const told = [
    ...(none === '' ? [] : wrap(none, columns - GRADE)),
    ...(charges[at] ? chargeLines(page, charges[at], columns - GRADE) : []),
  ];
  const below = [
    ...piecesIn(sumsTexts(first, line, goodText(review.seat, speaker)), columns),
    ...(end === '' ? [] : [cut(end, columns)]),
  ];
  const [, plot, , charge, , sums] = split(area(LEFT, 0, columns, rows), 'down', [
    fixed(1),
    { least: GRAPH.least, best: GRAPH.most, gives: 9 },
    gap(1, 10),
    fixed(told.length),
    gap(1, 10),
    fixed(below.length),
  ]);
  canvas.write(LEFT, 0, graphTitle(review.seat, speaker), theme.quiet);
  drawWorths(canvas, plot, page);
  const grade = none === '' ? charges[at]?.grade : undefined;
  if (grade && isMark(grade)) canvas.plain(LEFT, charge.y, grade, theme.strong);
  told.forEach((line, row) => {
    canvas.write(LEFT + GRADE, charge.y + row, line, row === 0 ? theme.strong : {});
  });
  below.forEach((line, row) => void canvas.write(LEFT, sums.y + row, line, theme.quiet));
}

/** Draws the line from the worth of the cards over each decision to the result, and below it rows for marks, the chosen one, and rounds. */
function drawWorths(canvas: Canvas, room: Area, { review, replay, at }: ReviewPage): void {
  const { theme } = canvas;
  const { after, cards, result } = review.line!;
  const chosen = review.charges[at]?.move;
  const grades = new Map(review.charges.map(({ move, grade }) => [move, isMark(grade) ? grade : '']));
  const under = (text: (move: number) => string, style: Style, name = '') => ({
    ...{ name, style },
    texts: ['', ...after.map(({ move }) => text(move)), ''],
  });
  const rounds = (move: number) => String(replay.placeOf(replay.beforeMove(move) + 1).round ?? '');
  drawPlot(canvas, room, {
    lines: [{ name: '', values: [cards, ...after.map(({ worth }) => worth), result], style: theme.accent }],
    levels: [0],
    under: [
      under((move) => grades.get(move) ?? '', theme.strong),
      under((move) => (move === chosen ? theme.lines.up : ''), theme.accent),
      under(rounds, theme.quiet, (replay.table.rounds ?? TRICKS).name),
    ],
    text: (value) => signed(Math.round(value)),
  });
}

/** Returns the unit of values, which may depend on the number of players. */
const measureOf = ({ reviewer, replay, review }: ReviewPage): Measure =>
  reviewer.plan.measure(replay.steps[0]!.view(review.seat));

function headLines(page: ReviewPage, columns: number): string[] {
  const { reviewer, replay, review, speaker } = page;
  const { deal, seat, par, line } = review;
  const { status } = replay.seen;
  const { points } = status.results[deal - firstDeal(status)]!;
  const first = parText(points, par, { seat, scored: reviewer.review.scored }, speaker);
  if (!line) return [first, LINE_TO_COME].flatMap((text) => wrap(text, columns));
  const told = lineTexts(line, measureOf(page), seat, speaker);
  const { result, parts } = told;
  // The meanings would leave a narrow window no room for decisions.
  if (pitchIn({ columns }) > 1) return piecesIn(sumsTexts(first, told, goodText(seat, speaker)), columns);
  const names = Math.max(...parts.map(({ name }) => widthOf(name)));
  const figures = Math.max(...parts.map(({ figure }) => widthOf(figure)));
  return [
    ...wrap(`${first}. ${reviewer.review.measure}: ${result} =`, columns),
    ...parts.flatMap(({ name, figure, means }) => {
      return beside(`  ${padded(name, names)}  ${padded(figure, figures)}   `, means, columns);
    }),
  ];
}

/** Wraps a text beside its beginning. */
function beside(beginning: string, text: string, columns: number): string[] {
  const width = widthOf(beginning);
  const [first = '', ...more] = wrap(text, columns - width);
  return [beginning + first, ...more.map((line) => ' '.repeat(width) + line)];
}

function noneText(page: ReviewPage): string {
  const { review, speaker } = page;
  return isDone(review) ? nothingText(review.seat, measureOf(page), speaker) : JUDGING;
}

/** Returns a charge in lines: the move and the better one, the reason, and the outcome. */
function chargeLines(page: ReviewPage, charge: Charge, columns: number): string[] {
  const { reviewer, replay, speaker } = page;
  const costs = Math.max(...page.review.charges.map((one) => widthOf(costText(one, speaker))));
  const cost = padded(costText(charge, speaker), costs);
  const more = [
    faultText(reviewer, charge, speaker),
    luckText(charge, measureOf(page)),
    hintText(reviewer, charge, speaker),
    alsoText(replay, charge, page.review.seat, speaker),
  ];
  return [
    ...beside(
      `${padded(placeText(replay, charge.move), PLACE)}${cost}  `,
      chargeText(reviewer, charge, speaker),
      columns,
    ),
    ...more.filter(Boolean).flatMap((text) => wrap(text, columns)),
  ];
}
