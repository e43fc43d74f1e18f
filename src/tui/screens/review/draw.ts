import type { Measure } from '../../../ai/search.ts';
import { firstDeal, type Speaker } from '../../../engine/game.ts';
import { ALWAYS, type Charge } from '../../../review/charge.ts';
import { isMark } from '../../../review/grade.ts';
import type { Reviewer } from '../../../review/plan.ts';
import { isDone, type Review } from '../../../review/review.ts';
import { cut, padded, widthOf, wrap } from '../../../width.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import type { Replay } from '../../match/replay.ts';
import type { Size } from '../../terminal/screen.ts';
import type { Theme } from '../../theme.ts';
import {
  alsoText,
  chargeText,
  costText,
  faultText,
  hintText,
  JUDGING,
  LINE_TO_COME,
  lineTexts,
  luckText,
  NOTHING_ELSE,
  nothingText,
  parText,
  placeText,
  whoseText,
} from './words.ts';

/** What a page of a review is drawn from. */
export interface ReviewPage {
  readonly reviewer: Reviewer;
  /** The match, and where its moves stand. */
  readonly replay: Replay;
  readonly review: Review;
  readonly speaker: Speaker;
  /** The charge that is chosen, its place in the list. */
  readonly at: number;
  /** What is said below the decisions; '' for nothing. */
  readonly end: string;
}

const LEFT = 3;
/** Columns of the mark and of where a decision stood. */
const GRADE = 4;
const PLACE = 10;

/** The line of a deal, and under it the decisions that cost most, the worst first. */
export function drawReview(page: ReviewPage, size: Size, theme: Theme): Canvas {
  const { columns } = size;
  let { rows } = size;
  const canvas = new Canvas(columns, rows, theme);
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
  // The chosen one is seen whole, and as many before it as there is room for.
  let first = page.at;
  let used = blocks[first]!.length;
  while (first > 0 && used + blocks[first - 1]!.length <= rows - top) used += blocks[--first]!.length;
  let y = top;
  for (let place = first; place < blocks.length && y + blocks[place]!.length <= rows; place++) {
    const { grade } = charges[place]!;
    const chosen = place === page.at;
    const style = chosen ? theme.strong : {};
    if (chosen) canvas.plain(1, y, theme.lines.pointer, theme.strong);
    if (isMark(grade)) canvas.plain(LEFT, y, grade, theme.strong);
    blocks[place]!.forEach((line, row) => {
      canvas.write(LEFT + GRADE, y + row, line, row === 0 ? style : {});
    });
    y += blocks[place]!.length;
  }
  return canvas;
}

/** What is counted, which may depend on the number of players. */
const measureOf = ({ reviewer, replay, review }: ReviewPage): Measure =>
  reviewer.plan.measure(replay.steps[0]!.view(review.seat));

function headLines(page: ReviewPage, columns: number): string[] {
  const { reviewer, replay, review, speaker } = page;
  const { deal, seat, par, line } = review;
  const { status } = replay.seen;
  const { points } = status.results[deal - firstDeal(status)]!;
  const first = parText(points, par, { seat, scored: reviewer.review.scored }, speaker);
  if (!line) return [first, LINE_TO_COME].flatMap((text) => wrap(text, columns));
  const { result, parts } = lineTexts(line, measureOf(page), whoseText(seat, speaker));
  const names = Math.max(...parts.map(({ name }) => widthOf(name)));
  const figures = Math.max(...parts.map(({ figure }) => widthOf(figure)));
  return [
    ...wrap(`${first}. ${reviewer.review.measure}: ${result} =`, columns),
    ...parts.flatMap(({ name, figure, means }) => {
      return beside(`  ${padded(name, names)}  ${padded(figure, figures)}   `, means, columns);
    }),
  ];
}

/** A text that goes on beside its beginning. */
function beside(beginning: string, text: string, columns: number): string[] {
  const width = widthOf(beginning);
  const [first = '', ...more] = wrap(text, columns - width);
  return [beginning + first, ...more.map((line) => ' '.repeat(width) + line)];
}

function noneText(page: ReviewPage): string {
  const { review, speaker } = page;
  return isDone(review) ? nothingText(review.seat, measureOf(page), speaker) : JUDGING;
}

/** A charge in lines: what was played and what was better, why, and what came of it. */
function chargeLines(page: ReviewPage, charge: Charge, columns: number): string[] {
  const { reviewer, replay, speaker } = page;
  const costs = Math.max(...page.review.charges.map((one) => widthOf(costText(one, speaker))));
  const cost = padded(costText(charge, speaker), costs);
  const more = [
    faultText(reviewer, charge, speaker),
    luckText(charge, measureOf(page)),
    hintText(reviewer, charge, speaker),
    alsoText(charge),
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
