/** The stage of a game of tricks for four: whoever looks sits in the south, and play goes round by west, north and east. */
import { type Area, area } from './area.ts';
import type { Canvas } from './canvas.tsx';
import { drawFace, FACES, type Face, type FaceSize, faceText, SLOT } from './face.ts';
import { drawBox } from './panel.ts';
import type { Play } from './piece.ts';
import { drawFlatPlate, drawTallPlate, type Plate } from './plate.ts';
import type { TableSize, WindowClass } from './size.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** One for each side, in the order of play. */
type Sides<T> = readonly [south: T, west: T, north: T, east: T];

/** Where everything stands on a table of four in one class of windows. */
export interface StageLayout {
  readonly stage: Area;
  readonly boxed: boolean;
  /** The size of the cards of the trick. */
  readonly face: FaceSize;
  readonly cards: Sides<Spot>;
  readonly plates: Sides<Spot>;
  /** Columns that west's and east's plates may take, the mark of whose turn it is among them. */
  readonly plateRoom: number;
  /** Between name and facts of a plate. */
  readonly plateGap: number;
  /** The middle of the trick, where a few words may stand; null where there is no room. */
  readonly middle: Area | null;
  /** For panels beside the stage; without boxes where the stage has none. */
  readonly panels: Area;
  /** The first row of the hand, and the sizes that its cards may have. */
  readonly hand: { readonly y: number; readonly sizes: readonly FaceSize[] };
}

const LAYOUTS: { readonly [windowClass in WindowClass]: StageLayout } = {
  80: {
    stage: { x: 0, y: 0, columns: 55, rows: 12 },
    boxed: false,
    face: 'M',
    cards: [spot(25, 6), spot(18, 4), spot(25, 2), spot(32, 4)],
    plates: [spot(0, 9), spot(1, 3), spot(0, 0), spot(37, 3)],
    plateRoom: 16,
    plateGap: 2,
    middle: null,
    panels: { x: 57, y: 0, columns: 21, rows: 12 },
    hand: { y: 12, sizes: ['M'] },
  },
  100: {
    stage: { x: 0, y: 0, columns: 65, rows: 18 },
    boxed: true,
    face: 'M',
    cards: [spot(30, 9), spot(21, 7), spot(30, 5), spot(39, 7)],
    plates: [spot(1, 14), spot(2, 6), spot(1, 1), spot(45, 6)],
    plateRoom: 18,
    plateGap: 2,
    middle: { x: 26, y: 8, columns: 13, rows: 1 },
    panels: { x: 67, y: 0, columns: 31, rows: 18 },
    hand: { y: 18, sizes: ['M'] },
  },
  120: {
    stage: { x: 1, y: 1, columns: 80, rows: 23 },
    boxed: true,
    face: 'L',
    cards: [spot(38, 13), spot(28, 9), spot(38, 5), spot(48, 9)],
    plates: [spot(2, 19), spot(10, 8), spot(2, 2), spot(57, 8)],
    plateRoom: 17,
    plateGap: 3,
    middle: { x: 35, y: 12, columns: 13, rows: 1 },
    panels: { x: 83, y: 1, columns: 35, rows: 23 },
    hand: { y: 24, sizes: ['L', 'M'] },
  },
  160: {
    stage: { x: 1, y: 1, columns: 80, rows: 31 },
    boxed: true,
    face: 'X',
    cards: [spot(37, 18), spot(24, 12), spot(37, 6), spot(50, 12)],
    plates: [spot(2, 27), spot(5, 12), spot(2, 2), spot(60, 12)],
    plateRoom: 18,
    plateGap: 3,
    middle: { x: 33, y: 16, columns: 17, rows: 1 },
    panels: { x: 83, y: 1, columns: 35, rows: 31 },
    hand: { y: 32, sizes: ['X', 'L', 'M'] },
  },
};

function spot(x: number, y: number): Spot {
  return { x, y };
}

export const stageLayoutAt = (windowClass: WindowClass): StageLayout => LAYOUTS[windowClass];

/** The room that the stage and the panels get beyond the largest layout, in the largest windows. */
const GROWN = { columns: 12, rows: 10, stage: 24, panels: 7 };

/** Where a spot of the largest layout lies on the larger stage: everything moves to its middle, and rows further apart. */
export const grownSpot = ({ x, y }: Spot): Spot => ({
  x: x + GROWN.columns,
  y: y + Math.round(2 + (6 * y) / 27),
});

/** The layout in a table of this size: the largest layout grows with it. */
export function stageLayoutIn({ windowClass, rows }: TableSize): StageLayout {
  const layout = LAYOUTS[windowClass];
  if (windowClass < 160 || rows < layout.hand.y + 20) return layout;
  const { stage, cards, plates, middle, panels, hand } = layout;
  const [south, west, north, east] = plates;
  const inMiddle = (plate: Spot): Spot => ({ ...grownSpot(plate), x: plate.x });
  return {
    ...layout,
    stage: { ...stage, columns: stage.columns + GROWN.stage, rows: stage.rows + GROWN.rows },
    cards: cards.map(grownSpot) as unknown as StageLayout['cards'],
    plates: [inMiddle(south), grownSpot(west), inMiddle(north), grownSpot(east)],
    middle: middle && { ...middle, ...grownSpot(middle) },
    panels: {
      ...panels,
      x: panels.x + GROWN.stage,
      columns: panels.columns + GROWN.panels,
      rows: panels.rows + GROWN.rows,
    },
    hand: { ...hand, y: hand.y + GROWN.rows },
  };
}

/** A play of one card. */
export interface FacePlay {
  readonly face: Face;
  readonly play: Omit<Play, 'cards'>;
}

/** Draws the place for a card of a trick, and the card if one lies there. */
export function drawPlace(canvas: Canvas, { x, y }: Spot, lies: FacePlay | null, size: FaceSize): void {
  const { columns, rows } = FACES[size];
  drawFace(canvas, x, y, SLOT, size);
  if (lies === null) return;
  const play = { ...lies.play, cards: [faceText(lies.face)] };
  canvas.lay(play, area(x, y, columns, rows), () => drawFace(canvas, x, y, lies.face, size));
}

/** What lies on the stage, each by place in the order of play from south on. */
export interface Cast {
  readonly plates: readonly Plate[];
  /** The cards of the trick; null for a place where none lies. */
  readonly cards: readonly (FacePlay | null)[];
  /** A few words in the middle of the trick, where there is room. */
  readonly middle?: string;
  /** In the upper edge of the box: what is going on, and what it is worth. */
  readonly title: string;
  readonly value?: string;
}

/** Draws plates and trick, and where the layout has one the box around them. */
export function drawStage(canvas: Canvas, layout: StageLayout, cast: Cast): void {
  const { plates, cards, middle = '', title, value } = cast;
  const { stage, face, plateRoom, plateGap } = layout;
  if (layout.boxed) drawBox(canvas, stage, title, value);
  const inside = stage.columns - (layout.boxed ? 2 : 0);
  plates.forEach((plate, side) => {
    const { x, y } = layout.plates[side]!;
    if (side % 2 === 1) drawTallPlate(canvas, x, y, plateRoom, plate, plateGap);
    else drawFlatPlate(canvas, x, y, inside, plate, plateGap);
  });
  layout.cards.forEach((spot, side) => {
    drawPlace(canvas, spot, cards[side] ?? null, face);
  });
  if (layout.middle) {
    const { x, y, columns } = layout.middle;
    canvas.writeCentred(x, y, columns, middle);
  }
}
