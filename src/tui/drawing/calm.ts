/** A calm table of four or six: names, what lies before each, the hand, and what the next card needs to know. */
import { fitting, linesIn, widthOf } from '../../width.ts';
import type { Size } from '../terminal/screen.ts';
import { type Area, area } from './area.ts';
import type { Canvas } from './canvas.tsx';
import { drawFace, FACES, type Face, type FaceSize } from './face.ts';
import { drawHand, type HandCard, handColumns, handSize } from './hand.ts';
import { drawPlainPanels, type Panel } from './panel.ts';
import { drawFlatPlate, drawTallPlate, type Plate } from './plate.ts';
import { roundIn } from './round.ts';
import { fixed, gap, rest, split } from './split.ts';
import { drawPlace, type FacePlay } from './stage.ts';

/** Where everything stands on a calm table. */
export interface CalmLayout {
  /** For the trick and those who play it. */
  readonly stage: Area;
  /** Seats stand beside each other in the order of play, the viewer last; else around the trick. */
  readonly isRow: boolean;
  /** For a list, or where there are few rows for a line of text. */
  readonly lists: readonly [left: Area, right: Area];
  /** A line of the viewer's cards each, from its first row on. */
  readonly hand: readonly {
    readonly y: number;
    readonly cards: readonly HandCard[];
    readonly size: FaceSize;
  }[];
}

/** From these columns on a hand has frames, and lists stand beside the stage. */
const WIDE = 70;
const BESIDE = 76;
/** With fewer rows seats stand beside each other. */
const LOW = 15;

/** A hand in one line, or in two that part between suits where both have room. */
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

/** The sizes of framed cards that a hand may have, by the rows of the table. */
const sizesIn = (rows: number): readonly FaceSize[] =>
  rows >= 33 ? ['X', 'L', 'M'] : rows >= 23 ? ['L', 'M'] : ['M'];

/** Places a calm table. `least`: the fewest rows of its stage. `isStill`: no card of the hand is raised or has the cursor. */
export function calmLayoutIn(
  { columns, rows }: Size,
  cards: readonly HandCard[],
  least: number,
  isStill = false,
): CalmLayout {
  const whole = area(0, 0, columns, rows);
  const size = handSize(cards, sizesIn(rows), columns);
  const lines = columns >= WIDE ? [{ cards, size }] : handLines(cards, columns);
  const raised = isStill ? 0 : 1;
  const step = FACES[lines[0]!.size].rows + raised;
  const high = lines.length * step;
  // The row of the cursor's mark is the first to go.
  const own = { least: high, best: high + raised, gives: 9 };
  const hand = ({ y }: Area) => lines.map((line, place) => ({ ...line, y: y + raised - 1 + place * step }));
  if (columns >= WIDE && rows < LOW) {
    const [upper, , below] = split(whole, 'down', [rest(), gap(1, 8), own]);
    const [stage, , lists] = split(upper, 'across', [rest(), fixed(2), fixed(18)]);
    const [left, right] = split(lists, 'down', [fixed(1), rest()]);
    return { stage, isRow: true, lists: [left, right], hand: hand(below) };
  }
  if (columns < BESIDE) {
    const [stage, , row, , below] = split(whole, 'down', [rest(least), gap(1, 8), fixed(1), gap(1, 10), own]);
    const [left, right] = split(row, 'across', [fixed(15), rest()]);
    return { stage, isRow: false, lists: [left, right], hand: hand(below) };
  }
  const [upper, below] = split(whole, 'down', [rest(), own]);
  const side = fixed(columns >= 110 ? 16 : 13);
  const [, left, stage, right] = split(upper, 'across', [fixed(1), side, rest(), side, fixed(1)]);
  return { stage, isRow: false, lists: [left, right], hand: hand(below) };
}

/** A player on a calm table: nothing but the name where there is nothing to tell. */
export interface CalmSeat {
  readonly plate: Pick<Plate, 'seat' | 'name' | 'toMove' | 'takes' | 'marked'>;
  /** The most important first; each stays whole. */
  readonly notes: readonly string[];
  /** How the match stands, or ''. */
  readonly total: string;
  readonly card: FacePlay | null;
}

/** Columns between cards that leave the hand, where there is room. */
const APART = 2;
/** Columns of a plate for the mark of whose turn it is. */
const MARK = 2;
/** Columns of the viewer's plate in a row: their points and a card or two. */
const OWN = 16;
/** Fewest columns of a plate beside the trick, so that it stays where it is while its notes grow. */
const STEADY = 12;

/** As many notes as have room, whole; a sign stands for the others. */
function notesIn(columns: number, notes: readonly string[]): string {
  const texts = notes.map((_, left) =>
    [...notes.slice(0, notes.length - left), ...(left > 0 ? ['…'] : [])].join(' '),
  );
  return fitting([...texts, ''], columns);
}

const flatPlate = ({ plate, notes, total }: CalmSeat, columns: number): Plate => {
  const room = columns - MARK - widthOf(plate.name) - 1;
  return { ...plate, facts: notesIn(room, [...notes, total].filter(Boolean)), values: [], chips: [] };
};

/** Draws a seat at the side, its notes below the name. */
function drawBeside(canvas: Canvas, { x, y, columns }: Area, seat: CalmSeat, isWest: boolean): void {
  const { plate, notes, total } = seat;
  const wanted = Math.max(STEADY, ...[plate.name, total, ...notes].map((text) => MARK + widthOf(text) + 1));
  const own = Math.min(columns, wanted);
  const values = total === '' ? [] : [total];
  drawTallPlate(canvas, isWest ? x + columns - own : x, y, own, {
    ...plate,
    facts: '',
    values,
    chips: notes,
  });
}

/** Draws a seat with its card below its name, or above it. */
function drawSeat(
  canvas: Canvas,
  { x, y, columns }: Area,
  seat: CalmSeat,
  face: FaceSize,
  above = false,
): void {
  const size = FACES[face];
  drawFlatPlate(canvas, x, above ? y + size.rows : y, columns, flatPlate(seat, columns), 1);
  drawPlace(canvas, { x: x + ((columns - size.columns) >> 1), y: above ? y : y + 1 }, seat.card, face);
}

/** Draws six seats in two lines, so that play goes round from the middle of the lower one. */
function drawSix(canvas: Canvas, stage: Area, seats: readonly CalmSeat[]): void {
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
    split(line, 'across', [rest(), rest(), rest()]).forEach((at, place) => {
      drawSeat(canvas, at, seats[order[place]!]!, face, line === lower);
    });
}

/** Draws the players and the trick. `seats`: four or six, in the order of play from the south on. */
export function drawSeats(canvas: Canvas, { stage, isRow }: CalmLayout, seats: readonly CalmSeat[]): void {
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
  const { face, cards, plates } = roundIn(stage, { rows: 1, columns: 8, apart: 1 });
  seats.forEach((seat, side) => {
    const { x, y, columns } = plates[side]!;
    if (side % 2 === 1) drawBeside(canvas, plates[side]!, seat, side === 1);
    else drawFlatPlate(canvas, x, y, columns, flatPlate(seat, columns), 1);
    drawPlace(canvas, cards[side]!, seat.card, face);
  });
}

/** A short list. `line`: it in a line, the longest text first; left out: its title and its rows. */
export interface CalmList extends Panel {
  readonly line?: readonly string[];
}

function lineTexts({ title, rows, line }: CalmList): readonly string[] {
  const texts = rows.map((row) => (typeof row === 'string' ? row : row.text)).join(' ');
  return line ?? [`${title} ${texts}`, texts];
}

/** Draws two short lists, one at each side of the trick, or both in a row; a list without rows is left out. */
export function drawLists(
  canvas: Canvas,
  { lists: [left, right] }: CalmLayout,
  panels: readonly [CalmList | null, CalmList | null],
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
    if (!panel) continue;
    if (at.rows > FACES.L.rows) drawPlainPanels(canvas, at, [panel]);
    else {
      const texts = lineTexts(panel);
      const lines = (text: string) => linesIn(text, at.columns);
      const told = texts.find((text) => lines(text).length <= at.rows) ?? texts.at(-1)!;
      lines(told).forEach((line, row) => void canvas.write(at.x, at.y + row, line));
    }
  }
}

/** Draws cards that leave the hand in the place of the trick, between two lines of text; the lower one may be blank. */
export function drawLeaving(
  canvas: Canvas,
  { stage }: Pick<CalmLayout, 'stage'>,
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
export function drawLines(canvas: Canvas, { hand }: CalmLayout): void {
  for (const { y, cards, size } of hand) drawHand(canvas, y, cards, size);
}
