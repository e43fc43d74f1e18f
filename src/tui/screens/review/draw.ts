import { moveText } from '../../../ai/bot.ts';
import type { Measure } from '../../../ai/search.ts';
import { firstDeal, type Speaker } from '../../../engine/game.ts';
import { inWords } from '../../../engine/words.ts';
import type { Charge } from '../../../review/charge.ts';
import type { Reviewer } from '../../../review/plan.ts';
import { isDone, type Review } from '../../../review/review.ts';
import { padded, wrap } from '../../../width.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import type { Replay } from '../../match/replay.ts';
import type { Theme } from '../../theme.ts';
import { betterText, lineTexts, luckText, nothingText, parText, placeText, whyText } from './words.ts';

/** What a page of a review is drawn from. */
export interface ReviewPage {
  readonly reviewer: Reviewer;
  /** The match, and where its moves stand. */
  readonly replay: Replay;
  readonly review: Review;
  readonly speaker: Speaker;
  /** The charge that is chosen, its place in the list. */
  readonly at: number;
}

const LEFT = 3;
/** Columns of the mark and of where a decision stood. */
const GRADE = 4;
const PLACE = 10;

/** The line of a deal, and under it the decisions that cost most, the worst first. */
export function drawReview(
  page: ReviewPage,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  theme: Theme,
): Canvas {
  const canvas = new Canvas(columns, rows, theme);
  const head = headLines(page).flatMap((line) => wrap(line, columns - LEFT - 1));
  head.forEach((line, y) => {
    canvas.write(LEFT, y, line, y === 0 ? theme.strong : {});
  });
  canvas.horizontal(0, head.length, columns);
  const room = rows - head.length - 1;
  const { charges } = page.review;
  if (charges.length === 0) {
    wrap(noneText(page), columns - LEFT - 1).forEach((line, y) => {
      canvas.write(LEFT, head.length + 1 + y, line);
    });
    return canvas;
  }
  const blocks = charges.map((charge) => chargeLines(page, charge, columns - LEFT - GRADE - 1));
  // The chosen one is seen whole, and as many before it as there is room for.
  let first = page.at;
  let used = blocks[first]!.length;
  while (first > 0 && used + blocks[first - 1]!.length <= room) used += blocks[--first]!.length;
  let y = head.length + 1;
  for (let place = first; place < blocks.length && y + blocks[place]!.length <= rows; place++) {
    const { grade } = charges[place]!;
    const chosen = place === page.at;
    const style = chosen ? theme.strong : {};
    if (chosen) canvas.plain(1, y, theme.lines.pointer, theme.strong);
    canvas.plain(LEFT, y, grade, theme.strong);
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

function headLines(page: ReviewPage): string[] {
  const { reviewer, replay, review, speaker } = page;
  const { deal, seat, par, line } = review;
  const { status } = replay.seen;
  const measure = measureOf(page);
  const { points } = status.results[deal - firstDeal(status)]!;
  const first = `${parText(points, par, { seat, scored: reviewer.review.scored }, speaker)}: these cards with a normal bot in every seat.`;
  if (!line) return [first, 'Where the result came from is being worked out ...'];
  const { result, cards, you, error, others, fortune } = lineTexts(line, measure);
  const whose = speaker.you === seat ? 'your play' : `play of ${speaker.seat(seat)}`;
  return [
    first,
    `${reviewer.review.measure}: ${result} =`,
    `cards ${cards} · ${whose} ${you}${error && ` ${error}`} · play of the others ${others} · fortune ${fortune}`,
  ];
}

function noneText(page: ReviewPage): string {
  const { review, speaker } = page;
  if (!isDone(review)) return 'The decisions are being judged; the worst comes first.';
  return nothingText(review.seat, measureOf(page), speaker);
}

/** A charge in lines: what was played and what was better, why, and what came of it. */
function chargeLines(page: ReviewPage, charge: Charge, columns: number): string[] {
  const { reviewer, replay, speaker } = page;
  const played = moveText(reviewer.game, charge.played, speaker);
  const better = betterText(reviewer, charge, speaker);
  const head = `${padded(placeText(replay, charge.move), PLACE)}${played}; better ${better}`;
  const times = charge.also.length;
  const also = ['', 'The same mistake once more.'][times] ?? `The same mistake ${inWords(times)} times more.`;
  return [
    ...wrap(head, columns, ' '.repeat(PLACE)),
    ...wrap([whyText(reviewer, charge, speaker), luckText(charge, measureOf(page)), also].join(' '), columns),
  ];
}
