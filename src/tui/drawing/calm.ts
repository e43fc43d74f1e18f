/** A calm table of four: names, what lies before each, the hand, and what the next card needs to know. */
import { fitting, linesIn, widthOf } from '../../width.ts';
import type { Size } from '../terminal/screen.ts';
import { type Area, area } from './area.ts';
import type { Canvas } from './canvas.tsx';
import { FACES, type FaceSize } from './face.ts';
import { drawHand, type HandCard, handSize } from './hand.ts';
import { drawPlainPanels, type Panel } from './panel.ts';
import { drawFlatPlate, drawTallPlate, type Plate } from './plate.ts';
import { roundIn, type Sides } from './round.ts';
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

const columnsOf = (cards: readonly HandCard[], size: FaceSize): number =>
  cards.length * FACES[size].columns + cards.filter(({ first }) => first).length;

/** A hand in one line, or in two that part between suits where both have room. */
function handLines(
  cards: readonly HandCard[],
  columns: number,
): { cards: readonly HandCard[]; size: FaceSize }[] {
  const size = (['S', 'T'] as const).find((each) => columnsOf(cards, each) <= columns);
  if (size) return [{ cards, size }];
  const middle = Math.ceil(cards.length / 2);
  const holds = (at: number) =>
    columnsOf(cards.slice(0, at), 'S') <= columns && columnsOf(cards.slice(at), 'S') <= columns;
  const starts = cards.flatMap(({ first }, place) => (first && holds(place) ? [place] : []));
  const at = starts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle;
  return [cards.slice(0, at), cards.slice(at)].map((line) => ({ cards: line, size: 'S' }));
}

/** The sizes of framed cards that a hand may have, by the rows of the table. */
const sizesIn = (rows: number): readonly FaceSize[] =>
  rows >= 33 ? ['X', 'L', 'M'] : rows >= 23 ? ['L', 'M'] : ['M'];

/** Places a calm table. `least`: the fewest rows of its stage. */
export function calmLayoutIn({ columns, rows }: Size, cards: readonly HandCard[], least: number): CalmLayout {
  const whole = area(0, 0, columns, rows);
  const size = handSize(cards, sizesIn(rows), columns);
  const lines = columns >= WIDE ? [{ cards, size }] : handLines(cards, columns);
  const high = lines.length * (FACES[lines[0]!.size].rows + 1);
  // The row of the cursor's mark is the first to go.
  const own = { least: high, best: high + 1, gives: 9 };
  const hand = ({ y }: Area) =>
    lines.map((line, place) => ({ ...line, y: y + place * (FACES[line.size].rows + 1) }));
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

/** Draws the players and the trick. `seats`: in the order of play from the south on. */
export function drawSeats(canvas: Canvas, { stage, isRow }: CalmLayout, seats: Sides<CalmSeat>): void {
  if (isRow) {
    const parts: readonly Area[] = split(stage, 'across', [rest(), rest(), rest(), fixed(OWN)]);
    parts.forEach(({ x, y, columns, rows }, place) => {
      const seat = seats[(place + 1) & 3]!;
      drawFlatPlate(canvas, x, y, columns, flatPlate(seat, columns), 1);
      const face = rows > FACES.M.rows ? 'M' : 'S';
      drawPlace(canvas, { x: x + ((columns - FACES[face].columns) >> 1), y: y + 1 }, seat.card, face);
    });
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

/** Draws two short lists, one at each side of the trick or of a row; a list without rows is left out. */
export function drawLists(
  canvas: Canvas,
  { lists }: CalmLayout,
  panels: readonly [Panel | null, Panel | null],
): void {
  lists.forEach((at, place) => {
    const panel = panels[place];
    if (!panel || panel.rows.length === 0) return;
    if (at.rows > FACES.L.rows) {
      drawPlainPanels(canvas, at, [panel]);
      return;
    }
    const cards = panel.rows.map((row) => (typeof row === 'string' ? row : row.text)).join(' ');
    const texts = [`${panel.title} ${cards}`, cards];
    if (at.rows === 1 && place === 1) {
      canvas.writeRight(at.x + at.columns, at.y, fitting(texts, at.columns));
      return;
    }
    linesIn(texts[0]!, at.columns)
      .slice(0, at.rows)
      .forEach((line, row) => void canvas.write(at.x, at.y + row, line));
  });
}

/** Draws the viewer's cards. */
export function drawLines(canvas: Canvas, { hand }: CalmLayout): void {
  for (const { y, cards, size } of hand) drawHand(canvas, y, cards, size);
}
