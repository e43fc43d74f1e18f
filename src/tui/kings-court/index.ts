import { AHEAD } from '../../ai/kings-court/plan.ts';
import { CENTRE } from '../../engine/kings-court/board.ts';
import { COLOUR_NAMES, cardColour, formatCard } from '../../engine/kings-court/cards.ts';
import type { KingsCourt } from '../../engine/kings-court/state.ts';
import { ownHand } from '../../engine/kings-court/view.ts';
import { painter } from '../drawing/board.ts';
import { SMALL_WINDOWS } from '../drawing/size.ts';
import { answeredBy } from '../parts/decision.ts';
import { defineTable, type Stakes, type TableUi } from '../table.ts';
import { account } from './account.ts';
import { drawCalm, drawManyCards } from './calm.ts';
import { drawHand, drawHandLines } from './court.ts';
import { begin, type CourtPosition, handOf, NUMBERED, type Selection } from './hand.ts';
import { type CourtDrawing, type Lying, lyingOf } from './lying.ts';
import { layoutPicture } from './picture.ts';
import { ahead, place } from './place.ts';
import { players } from './players.ts';
import { drawNarrowPanel, drawPanels } from './side.ts';
import { bannerTexts, marksOf, words } from './words.ts';

/** A room in a window of 200×60. */
const CALMEST = { columns: 198, rows: 53 };

function banner({ view, calm }: CourtPosition): Stakes {
  const { ends, prime, toFill, edition, table } = bannerTexts;
  if (view.phase === 'deal') return { right: ends };
  const colour = COLOUR_NAMES[cardColour(view.board[CENTRE]!)]!;
  const empty = view.board.filter((card) => card === null).length;
  if (calm) return { parts: [prime(colour)], right: toFill(empty) };
  const rules = edition(view.standing.scoring);
  return { parts: [...(rules ? [rules] : []), ...table(colour, view.stackSize, empty)], right: ends };
}

/** The places of everything but the board, which is at the upper left. Rows of panels are counted above the parts below them. */
const PLACES = {
  80: { legend: { x: 2, y: 15 }, hand: { title: 49, x: 48, y: 12, columns: 30, size: 'M' } },
  100: {
    legend: { x: 2, y: 15 },
    hand: { title: 2, x: 2, y: 17, columns: 44, size: 'M' },
    panels: { x: 47, columns: 51, rows: 23 },
  },
  120: {
    legend: { x: 65, y: 31 },
    hand: { title: 64, x: 65, y: 24, columns: 53, size: 'L' },
    panels: { x: 64, columns: 53, rows: 24 },
  },
  160: {
    legend: { x: 81, y: 41 },
    hand: { title: 80, x: 81, y: 32, columns: 66, size: 'X' },
    panels: { x: 80, columns: 66, rows: 32 },
  },
} as const;

/** Draws the table: the board at the left, explanations at the right. */
function drawTable(board: CourtDrawing): void {
  const { position, size } = board;
  const { windowClass } = size;
  place.draw(board);
  const places = PLACES[windowClass];
  if (position.allHands) drawHandLines(board, places.hand, position.allHands);
  else if (handOf(position).length > NUMBERED) drawManyCards(board, places.hand);
  else drawHand(board, places.hand);
  drawLegend(board, places.legend, windowClass >= 120);
  if ('panels' in places) drawPanels(board, places.panels);
  else drawNarrowPanel(board);
}

export const paint = painter<KingsCourt, Selection, Lying>({
  lyingOf,
  draw: (board) => (board.position.calm ? drawCalm : drawTable)(board),
  drawOpen: drawTable,
});

/** Explains the signs. With sums on the spaces, its first row says so instead. */
function drawLegend(
  { canvas, lying: { values } }: CourtDrawing,
  { x, y }: { readonly x: number; readonly y: number },
  wide: boolean,
): void {
  const { lines, inverse } = canvas.theme;
  const [first, second] = words.legend(lines.falling, wide);
  if (values) canvas.plain(x, y, words.sums, inverse);
  else canvas.plain(x, y, first);
  canvas.plain(x, y + 1, second);
}

/** The table with its own types, for tests. */
export const ui = {
  ...answeredBy<KingsCourt, Selection, Lying>({ play: place }),
  begin,
  banner,
  players,
  calm: SMALL_WINDOWS,
  largest: CALMEST,
  paint,
  // Lingers at the end of the match, so that the sheet does not hide the full board at once.
  lingers: (facts) => facts.some(({ kind }) => kind === 'match-over'),
  // Stops at every placement and pass of others.
  stops: (facts) => facts.some(({ kind }) => kind === 'placed' || kind === 'passed'),
  held: (view) => (ownHand(view) ?? []).map(formatCard),
  rounds: { name: 'round', ends: (_, moves, seats) => moves % seats === 0 },
  ahead,
  account,
  marks: marksOf(AHEAD),
  picture: layoutPicture,
} satisfies TableUi<KingsCourt, Selection>;

/** The table of King's Court. */
export const table = defineTable(ui);
