/** The calm table: each player's last play, the winner of the last table, and high cards still out. */
import type { Seat } from '../../engine/game.ts';
import { SEATS, type Shang } from '../../engine/shang/state.ts';
import { fitting, linesIn, widthOf } from '../../width.ts';
import { seatsFrom } from '../around.ts';
import { type Area, area } from '../drawing/area.ts';
import type { Drawing } from '../drawing/board.ts';
import { drawLines, drawLists, type ShortList, type TableLayout, tableLayoutIn } from '../drawing/calm.ts';
import { DOWN, drawFace, FACES, type Face, type FaceSize, SLOT } from '../drawing/face.ts';
import { handCards } from '../drawing/hand.ts';
import { drawFlatPlate } from '../drawing/plate.ts';
import type { Sides } from '../drawing/round.ts';
import { fixed, gap, rest, split } from '../drawing/split.ts';
import { isShown } from '../table.ts';
import { heldIn, type Selection, type ShangPosition } from './hand.ts';
import { byRank, heldByOthers, type Lying, topOf } from './lying.ts';
import { facesOf, LOW, layPlay, playColumns, playsOn } from './stage.ts';
import { calmTexts, closeText } from './words.ts';

type Board = Drawing<Shang, Selection, Lying>;

/** Draws the table with the hand. */
export function drawCalm(board: Board): void {
  const { canvas, position, lying } = board;
  const layout = calmOf(board);
  const { places, size, below } = seatsIn(layout);
  if (isShown(position, 'seats'))
    seatsFrom(position, SEATS).forEach((seat, turn) => {
      drawSeat(board, places[turn]!, seat, size, below.includes(turn));
    });
  const [left] = layout.lists;
  const last = isShown(position, 'trick') ? lastTable(position, lying, left.columns) : null;
  drawLists(canvas, layout, [last, stillOut(position)]);
  if (isShown(position, 'hand')) drawLines(canvas, layout);
}

/** The fewest rows of the stage: two fans one below the other, each with a name. */
const LEAST = 8;

function calmOf(board: Board): TableLayout {
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
    const [west, north, east, south] = split(stage, 'across', [rest(), rest(), rest(), rest()]);
    return { places: [south, west, north, east], size: largest(SEATS, 1) ?? 'T', below: [] };
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
  const cut = (line: Area, parts: number) =>
    split(
      line,
      'across',
      Array.from({ length: parts }, () => rest()),
    );
  if (round) {
    const beside = { ...upper, y: (upper.y + lower.y) >> 1 };
    const [[west, , east], [, north], [, south]] = [cut(beside, 3), cut(upper, 3), cut(lower, 3)];
    return { places: [south!, west!, north!, east!], size, below: [0] };
  }
  const [[west, north], [south, east]] = [cut(upper, 2), cut(lower, 2)];
  return { places: [south!, west!, north!, east!], size, below: [0, 3] };
}

/** Draws a player with the cards left to them, and their last move on this table. */
function drawSeat(board: Board, at: Area, seat: Seat, size: FaceSize, isBelow: boolean): void {
  const { canvas, position, lying } = board;
  const { shown, turn, speaker, marked, theme } = position;
  const lingering = shown?.lingering ?? false;
  const name = speaker.seat(seat);
  const toMove = !lingering && turn.includes(seat);
  const takes = lingering && topOf(lying.table)?.seat === seat;
  const plate = { seat, name, toMove, takes, marked: marked.has(`seat ${seat}`), values: [], chips: [] };
  const facts = fitting(factsOf(board, seat, takes), at.columns - NAME - widthOf(name));
  drawFlatPlate(canvas, at.x, isBelow ? at.y + high(size) - 1 : at.y, at.columns, { ...plate, facts }, 1);
  if (!isShown(position, 'trick')) return;
  const y = isBelow ? at.y : at.y + 1;
  const last = lying.table.findLast((each) => each.seat === seat);
  const play = playsOn(lying).find((each) => each.turn === last);
  if (play) {
    const columns = (own: FaceSize) => playColumns(facesOf(play, position), own);
    // Tens can make a fan wider than a seat.
    const own = columns(size) <= at.columns ? size : 'T';
    layPlay(board, play, { x: at.x + ((at.columns - columns(own)) >> 1), y }, own);
    return;
  }
  const { columns, rows } = FACES[size];
  if (last) canvas.writeCentred(at.x, y + ((rows - 1) >> 1), at.columns, calmTexts.checked, theme.quiet);
  else drawFace(canvas, at.x + ((at.columns - columns) >> 1), y, SLOT, size);
}

/** Columns of a plate for the mark of the player to move and the blank after the name. */
const NAME = 3;
/** Least columns of the table for the totals of the match. */
const TOLD = 70;

/** Returns facts on a player, the longest text first. While all hands are equally large, their size is left out. */
function factsOf({ position, size }: Board, seat: Seat, takes: boolean): readonly string[] {
  const { view, status } = position;
  if (!isShown(position, 'taken')) return [''];
  const cards = view.cardsLeft[seat]!;
  if (cards === 0) return [calmTexts.out];
  if (takes) return [calmTexts.takes(seat === position.speaker.you)];
  const isAlike = view.cardsLeft.every((each) => each === cards);
  const left = isAlike ? [''] : calmTexts.left(cards, cards <= LOW);
  const isTold = size.columns >= TOLD && status.scores.some((score) => score !== 0);
  const total = isTold ? calmTexts.match(status.scores[seat]!) : '';
  return [[left[0], total].filter(Boolean).join(' · '), ...left];
}

/** Returns the winner of the last table, and the winning cards. */
function lastTable({ speaker }: ShangPosition, { past }: Lying, columns: number): ShortList {
  const top = topOf(past.at(-1) ?? []);
  const title = calmTexts.lastTable;
  if (!top) return { title, rows: [] };
  const cards = closeText(top.move.cards, speaker);
  const took = calmTexts.took(speaker.seat(top.seat));
  return {
    title,
    rows: [...linesIn(took, columns), ...linesIn(cards, columns)],
    line: calmTexts.lastLine(speaker.seat(top.seat), cards),
  };
}

/** The most ranks that the list names. */
const RANKS_OUT = 5;

/** Returns the highest cards that others hold; no rows if the player wants no help. */
function stillOut(position: ShangPosition): ShortList {
  const letters = ['S', 'H', 'D', 'C'].map((suit) => position.speaker.suit(suit));
  const cards = heldByOthers(position);
  const rows = (cards ? byRank(cards) : [])
    .filter(({ copies }) => copies > 0)
    .slice(0, RANKS_OUT)
    .map(({ rank, suits }) => rank + letters.filter((_, place) => suits[place]).join(''));
  return {
    title: calmTexts.stillOut,
    rows,
    line: rows.map((_, place) => calmTexts.outLine(rows.slice(0, rows.length - place))),
  };
}
