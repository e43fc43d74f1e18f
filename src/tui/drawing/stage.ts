/** The stage of a game of tricks for four: the viewer in the south, then west, north and east in the order of play. */
import type { Style } from '../terminal/cells.ts';
import type { Size } from '../terminal/screen.ts';
import { type Area, area } from './area.ts';
import type { Canvas } from './canvas.tsx';
import { drawFace, FACES, type Face, type FaceSize, faceText, SLOT } from './face.ts';
import { drawBox } from './panel.ts';
import type { Play } from './piece.ts';
import { drawFlatPlate, drawTallPlate, type Plate } from './plate.ts';
import { roundIn, type Sides } from './round.ts';
import { fixed, inside, rest, split } from './split.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The places on a table of four. */
export interface StageLayout {
  readonly stage: Area;
  readonly boxed: boolean;
  /** The size of the trick's cards. */
  readonly face: FaceSize;
  readonly cards: Sides<Spot>;
  readonly plates: Sides<Spot>;
  /** The most columns of west's and east's plates, with the mark of the player to move. */
  readonly plateRoom: number;
  /** Columns between name and facts of a plate. */
  readonly plateGap: number;
  /** The middle of the trick, for a few words; null if there is no room. */
  readonly middle: Area | null;
  /** The area of the panels. They have boxes if the stage has one. */
  readonly panels: Area;
  /** The first row of the hand, and the sizes that its cards may have. */
  readonly hand: { readonly y: number; readonly sizes: readonly FaceSize[] };
}

/** Least columns for boxes around stage and panels. */
const BOXED = 96;
/** Sizes of the hand's cards by the rows of a table, and blank rows and columns around everything. */
const HANDS: readonly {
  readonly rows: number;
  readonly sizes: readonly FaceSize[];
  readonly edge: number;
}[] = [
  { rows: 43, sizes: ['X', 'L', 'M'], edge: 1 },
  { rows: 33, sizes: ['L', 'M'], edge: 1 },
  { rows: 0, sizes: ['M'], edge: 0 },
];
/** The most columns of a plate at a side. */
const PLATE = 18;

/** Returns the columns of the panels: 22 of 80, then half of each column up to 98, then about a fifth. */
const panelColumns = (columns: number): number =>
  Math.round(Math.min(columns / 2 - 18, 9.5 + 0.22 * columns));

/** Returns the places on a table of four with panels beside it. */
export function stageLayoutIn({ columns, rows }: Size): StageLayout {
  const boxed = columns >= BOXED;
  const { sizes, edge } = HANDS.find((hand) => rows >= hand.rows)!;
  const own = FACES[sizes[0]!].rows + 2 + 2 * edge;
  const [, upper, hand] = split(area(0, 0, columns, rows), 'down', [fixed(edge), rest(), fixed(own)]);
  const beside = fixed(panelColumns(columns));
  const [, stage, , panels] = split(upper, 'across', [fixed(edge), rest(), fixed(2), beside]);
  const room = boxed ? inside(stage) : stage;
  const { face, cards, plates, middle } = roundIn(room, { rows: 2, columns: boxed ? 16 : 17, apart: 3 });
  const [south, west, north, east] = plates;
  const plateRoom = Math.min(PLATE, west.columns - 1);
  // A plate is taller than a small card, and begins above it.
  const y = west.y - (face === 'X' ? 0 : 1);
  return {
    stage,
    boxed,
    face,
    cards,
    plates: [south, { x: west.x + west.columns - plateRoom, y }, north, { x: east.x + (boxed ? 1 : 0), y }],
    plateRoom,
    plateGap: edge ? 3 : 2,
    middle: boxed ? middle : null,
    panels,
    hand: { y: hand.y, sizes },
  };
}

/** A play of one card. */
export interface FacePlay {
  readonly face: Face;
  readonly play: Omit<Play, 'cards'>;
}

/** Draws the place of a card in a trick, and its card if there is one. */
export function drawPlace(canvas: Canvas, { x, y }: Spot, lies: FacePlay | null, size: FaceSize): void {
  const { columns, rows } = FACES[size];
  drawFace(canvas, x, y, SLOT, size);
  if (lies === null) return;
  const play = { ...lies.play, cards: [faceText(lies.face)] };
  canvas.lay(play, area(x, y, columns, rows), () => drawFace(canvas, x, y, lies.face, size));
}

/** The contents of a stage, by place in the order of play from the south, four or six of them. */
export interface Cast {
  readonly plates: readonly Plate[];
  /** The cards of the trick; null for an empty place. */
  readonly cards: readonly (FacePlay | null)[];
  /** A few words in the middle of the trick, if there is room, and their style. */
  readonly middle?: string;
  readonly style?: Style;
  /** The texts in the upper edge of the box: what is played, and its worth. */
  readonly title: string;
  readonly value?: string;
}

/** The parts of a layout that a stage needs, with as many places as seats. */
export interface Stage extends Omit<StageLayout, 'cards' | 'plates'> {
  readonly cards: readonly Spot[];
  readonly plates: readonly Spot[];
}

/** Draws plates and trick, and the box around them if the layout has one. */
export function drawStage(canvas: Canvas, layout: Stage, cast: Cast): void {
  const { plates, cards, middle = '', style, title, value } = cast;
  const { stage, face, plateRoom, plateGap } = layout;
  if (layout.boxed) drawBox(canvas, stage, title, value);
  const inside = stage.columns - (layout.boxed ? 2 : 0);
  plates.forEach((plate, side) => {
    const { x, y } = layout.plates[side]!;
    if (side % (plates.length / 2) === 0) drawFlatPlate(canvas, x, y, inside, plate, plateGap);
    else drawTallPlate(canvas, x, y, plateRoom, plate, plateGap);
  });
  layout.cards.forEach((spot, side) => {
    drawPlace(canvas, spot, cards[side] ?? null, face);
  });
  if (layout.middle) {
    const { x, y, columns } = layout.middle;
    canvas.writeCentred(x, y, columns, middle, style);
  }
}
