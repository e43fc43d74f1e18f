/** The table: each player's last play, and panels or short lists beside it. */
import { formatCard } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { SEATS } from '../../engine/shang/state.ts';
import { fitting, widthOf } from '../../width.ts';
import { seatsFrom } from '../around.ts';
import { type Area, area } from '../drawing/area.ts';
import { DOWN, drawFace, FACES, type Face, type FaceSize, faceOf, faceText, SLOT } from '../drawing/face.ts';
import { drawFan, fanColumns } from '../drawing/fan.ts';
import { handCards } from '../drawing/hand.ts';
import { drawFlatPlate, plateOf } from '../drawing/plate.ts';
import type { Sides } from '../drawing/round.ts';
import { fixed, gap, rest, sideBySide, split } from '../drawing/split.ts';
import { drawBeside, drawLines, type TableLayout, tableLayoutIn, WIDE } from '../drawing/stage.ts';
import { isShown } from '../table.ts';
import { heldIn } from './hand.ts';
import { type Board, isPlay, type PlayTurn, topOf } from './lying.ts';
import { lastTable, panelsIn, stillOut } from './side.ts';
import { ordered, words } from './words.ts';

/** Draws the table with the hand. */
export function drawTable(board: Board): void {
  const { canvas, position, lying } = board;
  const layout = layoutOf(board);
  const { places, size, below } = seatsIn(layout);
  if (isShown(position, 'seats'))
    seatsFrom(position, SEATS).forEach((seat, turn) => {
      drawSeat(board, places[turn]!, seat, size, below.includes(turn));
    });
  const [left] = layout.lists;
  const last = isShown(position, 'trick') ? lastTable(position, lying, left.columns) : null;
  drawBeside(canvas, layout, [last, stillOut(position)], () => panelsIn(board, layout.panels!));
  if (isShown(position, 'hand')) drawLines(canvas, layout);
}

/** The fewest rows of the stage: two fans one below the other, each with a name. */
const LEAST = 8;

function layoutOf(board: Board): TableLayout {
  const { size, position } = board;
  const layout = tableLayoutIn(board, handCards(position, heldIn(board)), LEAST);
  if (!layout.isRow) return layout;
  // Four plays of five cards need the whole width, so both lists are below them.
  const upper = area(0, 0, size.columns, layout.hand[0]!.y);
  const [stage, , line] = split(upper, 'down', [rest(high('M')), gap(1, 1), fixed(1)]);
  return { ...layout, stage, lists: split(line, 'across', [rest(), fixed(0)]) };
}

const FIVE = Array<Face>(5).fill(DOWN);
/** Returns the rows of a seat: a name and a play. */
const high = (size: FaceSize): number => FACES[size].rows + 1;

/** Returns the places of the seats from the south, with the largest cards that fit. For those in `below` the name is below the play. */
function seatsIn({ stage, isRow }: TableLayout): {
  readonly places: Sides<Area>;
  readonly size: FaceSize;
  readonly below: readonly number[];
} {
  const largest = (across: number, down: number) =>
    (['L', 'M'] as const).find(
      (size) => across * playColumns(FIVE, size) <= stage.columns && down * high(size) <= stage.rows,
    );
  if (isRow) {
    const [west, north, east, south] = sideBySide(stage, SEATS);
    return { places: [south!, west!, north!, east!], size: largest(SEATS, 1) ?? 'T', below: [] };
  }
  const round = largest(3, 2);
  const size = round ?? largest(2, 2) ?? 'T';
  const [, upper, , lower] = split(stage, 'down', [
    rest(),
    fixed(high(size)),
    gap(1, 1),
    fixed(high(size)),
    rest(),
  ]);
  if (round) {
    const beside = { ...upper, y: (upper.y + lower.y) >> 1 };
    const [[west, , east], [, north], [, south]] = [
      sideBySide(beside, 3),
      sideBySide(upper, 3),
      sideBySide(lower, 3),
    ];
    return { places: [south!, west!, north!, east!], size, below: [0] };
  }
  const [[west, north], [south, east]] = [sideBySide(upper, 2), sideBySide(lower, 2)];
  return { places: [south!, west!, north!, east!], size, below: [0, 3] };
}

/** Returns the winner of a table that lingers; null while it is played. */
const takerIn = ({ position, lying }: Board): Seat | null =>
  position.shown?.lingering ? (topOf(lying.table)?.seat ?? null) : null;

/** Draws a player with the cards left to them, and their last move on this table. */
function drawSeat(board: Board, at: Area, seat: Seat, size: FaceSize, isBelow: boolean): void {
  const { canvas, position, lying } = board;
  const { theme } = canvas;
  const plate = plateOf(position, seat, takerIn(board));
  const facts = fitting(factsOf(board, seat, plate.takes), at.columns - NAME - widthOf(plate.name));
  drawFlatPlate(canvas, isBelow ? { ...at, y: at.y + high(size) - 1 } : at, plate, facts);
  if (!isShown(position, 'trick')) return;
  const y = isBelow ? at.y : at.y + 1;
  const last = lying.table.findLast((each) => each.seat === seat);
  const { columns, rows } = FACES[size];
  if (last && isPlay(last)) layPlay(board, last, { ...at, y }, size);
  else if (last) canvas.writeCentred(at.x, y + ((rows - 1) >> 1), at.columns, words.checked, theme.quiet);
  else drawFace(canvas, at.x + ((at.columns - columns) >> 1), y, SLOT, size);
}

/** Columns of a plate for the mark of the player to move and the blank after the name. */
const NAME = 3;

/** Returns facts on a player, the longest text first. While all hands are equally large, their size is left out. A panel has the totals. */
function factsOf({ position, size }: Board, seat: Seat, takes: boolean): readonly string[] {
  const { view, status } = position;
  if (!isShown(position, 'taken')) return [''];
  const cards = view.cardsLeft[seat]!;
  if (cards === 0) return [words.out];
  if (takes) return [words.takes(seat === position.speaker.you)];
  const isAlike = view.cardsLeft.every((each) => each === cards);
  const left = isAlike ? [''] : words.left(cards, cards <= LOW);
  const isTold = position.calm && size.columns >= WIDE && status.scores.some((score) => score !== 0);
  const total = isTold ? words.match(status.scores[seat]!) : '';
  return [[left[0], total].filter(Boolean).join(' · '), ...left];
}

/** The most cards left that are a warning to the others. */
const LOW = 3;

/** Draws a play in the middle of a place, from its first row on; the one to beat is heavy. */
function layPlay(board: Board, turn: PlayTurn, at: Area, largest: FaceSize): void {
  const { canvas, position, lying } = board;
  const { speaker, marked, theme } = position;
  const { past, table } = lying;
  const top = topOf(table);
  const winning = turn === top;
  const cards = ordered(turn.move.cards)
    .map(formatCard)
    .map((name) => ({ ...faceOf(speaker.card(name), theme), marked: marked.has(`card ${name}`) }));
  // Tens can make a fan wider than a seat.
  const size = playColumns(cards, largest) <= at.columns ? largest : 'T';
  const columns = playColumns(cards, size);
  const x = at.x + ((at.columns - columns) >> 1);
  const number = past.flat().length + table.indexOf(turn);
  const lies = { turn: number, seat: turn.seat, cards: cards.map(faceText), takenBy: takerIn(board) };
  canvas.lay(lies, area(x, at.y, columns, FACES[size].rows), () => {
    if (size === 'M' && cards.length > 1) drawFan(canvas, x, at.y, cards, { winning });
    else
      cards.forEach((card, place) => {
        const face = { ...card, state: winning ? ('winning' as const) : card.state };
        drawFace(canvas, x + seenColumns(size) * place, at.y, face, size);
      });
  });
}

/** Returns the columns of a play: a card's face, a fan of small ones, or overlapping large ones with rank and suit visible. */
const playColumns = (cards: readonly Face[], size: FaceSize): number =>
  size === 'M' && cards.length > 1
    ? fanColumns(cards)
    : FACES[size].columns + seenColumns(size) * (cards.length - 1);

/** Returns the visible columns of a covered card. */
const seenColumns = (size: FaceSize): number => Math.min(4, FACES[size].columns);
