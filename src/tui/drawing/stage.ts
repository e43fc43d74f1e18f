/** The table of four or six: names, plays, the hand, and panels or short lists beside them. */
import { fitting, linesIn, widthOf } from '../../width.ts';
import type { Size } from '../terminal/screen.ts';
import { type Area, area } from './area.ts';
import type { Canvas } from './canvas.tsx';
import { drawFace, FACES, type Face, type FaceSize, faceText, SLOT } from './face.ts';
import { drawHand, type HandCard, handColumns, handSize } from './hand.ts';
import { BESIDE, besideIn, drawPanels, type Panel } from './panel.ts';
import type { Play } from './piece.ts';
import { drawFlatPlate, drawTallPlate, MARK, type Plate } from './plate.ts';
import { roundIn } from './round.ts';
import { fixed, gap, rest, sideBySide, split } from './split.ts';

/** A play of one card. */
export interface FacePlay {
  readonly face: Face;
  readonly play: Omit<Play, 'cards'>;
}

/** Draws the place of a card in a trick, and its card if there is one. */
function drawPlace(
  canvas: Canvas,
  { x, y }: Pick<Area, 'x' | 'y'>,
  lies: FacePlay | null,
  size: FaceSize,
): void {
  const { columns, rows } = FACES[size];
  drawFace(canvas, x, y, SLOT, size);
  if (lies === null) return;
  const play = { ...lies.play, cards: [faceText(lies.face)] };
  canvas.lay(play, area(x, y, columns, rows), () => drawFace(canvas, x, y, lies.face, size));
}

/** The places on a table. */
export interface TableLayout {
  /** The area of the trick and its players. */
  readonly stage: Area;
  /** Do the seats stand beside each other in the order of play, the viewer last? Otherwise around the trick. */
  readonly isRow: boolean;
  /** Areas for short lists, or with few rows for a line of text. Without rows beside panels. */
  readonly lists: readonly [left: Area, right: Area];
  /** The area of every panel, to the right of the stage; null on a calm table. */
  readonly panels: Area | null;
  /** The lines of the viewer's cards, each from its first row on. */
  readonly hand: readonly {
    readonly y: number;
    readonly cards: readonly HandCard[];
    readonly size: FaceSize;
  }[];
}

/** A table with the room for it. */
interface Sized {
  readonly position: { readonly calm?: boolean };
  readonly size: Size;
}

/** Least columns for a hand with frames, and for totals of the match beside names. */
export const WIDE = 70;
/** With fewer rows the seats stand beside each other. */
const LOW = 15;

/** Puts a hand in one line, or in two that part between suits, if both fit. */
function handLines(
  cards: readonly HandCard[],
  columns: number,
): { cards: readonly HandCard[]; size: FaceSize }[] {
  const sizes = ['S', 'T'] as const;
  const one = sizes.find((each) => handColumns(cards, each) <= columns);
  if (one) return [{ cards, size: one }];
  const middle = Math.ceil(cards.length / 2);
  const starts = cards.flatMap(({ first }, place) => (first ? [place] : []));
  const places = [...starts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle)), middle];
  const parted = (at: number, size: FaceSize) =>
    [cards.slice(0, at), cards.slice(at)].map((line) => ({ cards: line, size }));
  const holds = (lines: ReturnType<typeof parted>) =>
    lines.every((line) => handColumns(line.cards, line.size) <= columns);
  return (
    sizes.flatMap((size) => places.map((at) => parted(at, size))).find(holds) ?? parted(middle, sizes[1])
  );
}

/** Returns the possible sizes of framed cards in a hand, by the rows of the table. */
const sizesIn = (rows: number): readonly FaceSize[] =>
  rows >= 33 ? ['X', 'L', 'M'] : rows >= 23 ? ['L', 'M'] : ['M'];

/** Returns the places on a table. `least`: the fewest rows of its stage. `isStill`: no card of the hand is raised or under the cursor. */
export function tableLayoutIn(
  { position: { calm }, size: { columns, rows } }: Sized,
  cards: readonly HandCard[],
  least: number,
  isStill = false,
): TableLayout {
  const whole = area(0, 0, columns, rows);
  const size = handSize(cards, sizesIn(rows), columns);
  const lines = columns >= WIDE ? [{ cards, size }] : handLines(cards, columns);
  const raised = isStill ? 0 : 1;
  const step = FACES[lines[0]!.size].rows + raised;
  const high = lines.length * step;
  // The row below the cards goes after blank rows. The mark of the cursor needs it, except below a raised card.
  const isMarked = cards.some(({ cursor, face }) => cursor && face.state !== 'picked');
  const own = { least: high + (isMarked ? raised : 0), best: high + raised, gives: 7 };
  const hand = ({ y }: Area) => lines.map((line, place) => ({ ...line, y: y + raised - 1 + place * step }));
  if (!calm && columns >= BESIDE) {
    const [upper, below] = split(whole, 'down', [rest(), own]);
    const [stage, panels] = besideIn(upper);
    const none = area(stage.x, stage.y, 0, 0);
    return { stage, isRow: false, lists: [none, none], panels, hand: hand(below) };
  }
  if (columns >= WIDE && rows < LOW) {
    const [upper, , below] = split(whole, 'down', [rest(), gap(1, 8), own]);
    const [stage, , lists] = split(upper, 'across', [rest(), fixed(2), fixed(18)]);
    const [left, right] = split(lists, 'down', [fixed(1), rest()]);
    return { stage, isRow: true, lists: [left, right], panels: null, hand: hand(below) };
  }
  if (columns < BESIDE) {
    const [stage, , row, , below] = split(whole, 'down', [
      rest(least),
      gap(1, 8),
      gap(1, 6),
      gap(1, 10),
      own,
    ]);
    const [left, right] = split(row, 'across', [fixed(15), rest()]);
    return { stage, isRow: false, lists: [left, right], panels: null, hand: hand(below) };
  }
  const [upper, below] = split(whole, 'down', [rest(), own]);
  const side = fixed(columns >= 110 ? 16 : 13);
  const [, left, stage, right] = split(upper, 'across', [fixed(1), side, rest(), side, fixed(1)]);
  return { stage, isRow: false, lists: [left, right], panels: null, hand: hand(below) };
}

/** A player at the table: only the name if there is nothing else to show. */
export interface SeatShown {
  readonly plate: Plate;
  /** The most important first. Each is shown whole or not at all. */
  readonly notes: readonly string[];
  readonly card: FacePlay | null;
}

/** The most columns between cards that leave the hand. */
const APART = 2;
/** Columns of the viewer's plate in a row: points, and a card or two. */
const OWN = 16;
/** The fewest columns of a plate beside the trick, so that it does not move as its notes grow. */
const STEADY = 12;

/** Returns the notes that fit, whole; a sign stands for the others. */
function notesIn(columns: number, notes: readonly string[]): string {
  const texts = notes.map((_, left) =>
    [...notes.slice(0, notes.length - left), ...(left > 0 ? ['…'] : [])].join(' '),
  );
  return fitting([...texts, ''], columns);
}

/** Draws a name with its notes in one line. */
function drawLine(canvas: Canvas, at: Area, { plate, notes }: SeatShown): void {
  const room = at.columns - MARK - widthOf(plate.name) - 1;
  drawFlatPlate(canvas, at, plate, notesIn(room, notes));
}

/** Draws a seat at the side, with its notes below the name. */
function drawSideSeat(canvas: Canvas, at: Area, { plate, notes }: SeatShown, isWest: boolean): void {
  const wanted = Math.max(STEADY, ...[plate.name, ...notes].map((text) => MARK + widthOf(text) + 1));
  const columns = Math.min(at.columns, wanted);
  const x = isWest ? at.x + at.columns - columns : at.x;
  drawTallPlate(canvas, { ...at, x, columns }, plate, notes);
}

/** Draws a seat with its card below or above the name. */
function drawSeat(canvas: Canvas, at: Area, seat: SeatShown, face: FaceSize, above = false): void {
  const { x, y } = at;
  const { columns, rows } = FACES[face];
  drawLine(canvas, above ? { ...at, y: y + rows } : at, seat);
  drawPlace(canvas, { x: x + ((at.columns - columns) >> 1), y: above ? y : y + 1 }, seat.card, face);
}

/** Draws six seats in two lines, so that play goes round from the middle of the lower one. */
function drawSix(canvas: Canvas, stage: Area, seats: readonly SeatShown[]): void {
  const high = (size: FaceSize) => FACES[size].rows + 1;
  const fits = (size: FaceSize) =>
    2 * high(size) <= stage.rows && 3 * (FACES[size].columns + 2) <= stage.columns;
  const face = (['X', 'L', 'M'] as const).find(fits) ?? 'S';
  const line = fixed(high(face));
  const [, upper, , lower] = split(stage, 'down', [rest(), line, gap(2, 1), line, rest()]);
  for (const [line, order] of [
    [upper, [2, 3, 4]],
    [lower, [1, 0, 5]],
  ] as const)
    sideBySide(line, 3).forEach((at, place) => {
      drawSeat(canvas, at, seats[order[place]!]!, face, line === lower);
    });
}

/** Draws the players and the trick. `seats`: four or six, in the order of play from the south. */
export function drawSeats(canvas: Canvas, { stage, isRow }: TableLayout, seats: readonly SeatShown[]): void {
  if (isRow) {
    const parts = seats.map((_, place) => (seats.length === 4 && place === 3 ? fixed(OWN) : rest()));
    split(stage, 'across', parts).forEach((at, place) => {
      drawSeat(canvas, at, seats[(place + 1) % seats.length]!, at.rows > FACES.M.rows ? 'M' : 'S');
    });
    return;
  }
  if (seats.length === 6) {
    drawSix(canvas, stage, seats);
    return;
  }
  const { face, cards, plates } = roundIn(stage);
  seats.forEach((seat, side) => {
    const at = plates[side]!;
    if (side % 2 === 1) drawSideSeat(canvas, at, seat, side === 1);
    else drawLine(canvas, at, seat);
    drawPlace(canvas, cards[side]!, seat.card, face);
  });
}

/** A short list. `line`: its text in one line, the longest first. Left out: title and rows. */
export interface ShortList extends Panel {
  readonly line?: readonly string[];
}

function lineTexts({ title, rows, line }: ShortList): readonly string[] {
  const texts = rows.map((row) => (typeof row === 'string' ? row : row.text)).join(' ');
  return line ?? [`${title} ${texts}`, texts];
}

/** Draws two short lists, at both sides of the trick or both in a row. Leaves out a list without rows. */
function drawLists(
  canvas: Canvas,
  { lists: [left, right] }: TableLayout,
  panels: readonly [ShortList | null, ShortList | null],
): void {
  const [first, second] = panels.map((panel) => (panel && panel.rows.length > 0 ? panel : null));
  if (left.y === right.y && left.rows === 1) {
    const columns = left.columns + right.columns;
    const least = second ? widthOf(lineTexts(second).at(-1)!) + 2 : 0;
    const text = first ? fitting(lineTexts(first), columns - least) : '';
    canvas.write(left.x, left.y, text);
    const room = columns - (text === '' ? 0 : widthOf(text) + 1);
    if (second) canvas.writeRight(left.x + columns, left.y, fitting(lineTexts(second), room));
    return;
  }
  for (const [at, panel] of [
    [left, first],
    [right, second],
  ] as const) {
    if (!panel || at.rows === 0) continue;
    if (at.rows > FACES.L.rows) drawPanels(canvas, at, [panel]);
    else {
      const texts = lineTexts(panel);
      const lines = (text: string) => linesIn(text, at.columns);
      const told = texts.find((text) => lines(text).length <= at.rows) ?? texts.at(-1)!;
      lines(told).forEach((line, row) => void canvas.write(at.x, at.y + row, line));
    }
  }
}

/** Draws the facts beside the trick: every panel, for a number of columns, or on a calm table two short lists. */
export function drawBeside(
  canvas: Canvas,
  layout: TableLayout,
  lists: readonly [ShortList | null, ShortList | null],
  panels: (columns: number) => readonly Panel[],
): void {
  if (layout.panels) drawPanels(canvas, layout.panels, panels(layout.panels.columns));
  else drawLists(canvas, layout, lists);
}

/** Draws cards that leave the hand, in place of the trick, between two lines of text. The lower line may be blank. */
export function drawLeaving(
  canvas: Canvas,
  { stage }: Pick<TableLayout, 'stage'>,
  title: string,
  faces: readonly Face[],
  below = '',
): void {
  const wide = (size: FaceSize, apart: number) => faces.length * (FACES[size].columns + apart) - apart;
  const fits = (size: FaceSize) => FACES[size].rows + 2 <= stage.rows && wide(size, APART) <= stage.columns;
  const face = (['L', 'M'] as const).find(fits) ?? 'S';
  const { columns, rows } = FACES[face];
  const apart = wide(face, APART) <= stage.columns ? APART : 0;
  const [, over, , cards, , under] = split(stage, 'down', [
    rest(),
    fixed(1),
    gap(1, 2),
    fixed(rows),
    gap(1, 1),
    fixed(1),
    rest(),
  ]);
  const x = stage.x + ((stage.columns - wide(face, apart)) >> 1);
  canvas.writeCentred(stage.x, over.y, stage.columns, title, canvas.theme.strong);
  faces.forEach((each, place) => void drawFace(canvas, x + place * (columns + apart), cards.y, each, face));
  canvas.writeCentred(stage.x, under.y, stage.columns, below);
}

/** Draws the viewer's cards. */
export function drawLines(canvas: Canvas, { hand }: TableLayout): void {
  for (const { y, cards, size } of hand) drawHand(canvas, y, cards, size);
}
