import type { Canvas } from './canvas.tsx';
import { widthOf } from './width.ts';

/** Who sits there and what is to be said of them. */
export interface Plate {
  readonly name: string;
  /** After the name: how many cards are left, roles in words, `(D)`. */
  readonly facts: string;
  /** Values with their names, a line each where a plate is tall, in one line with `facts` where it is flat. */
  readonly values: readonly string[];
  /** What was captured, `Q♠ J♦ ♥2 5 6 8`; '' for nothing. */
  readonly chips: string;
  /** It is their turn. */
  readonly toMove: boolean;
  /** The trick is over, and they take it. */
  readonly takes?: boolean;
}

/** The mark of whose turn it is, the name, and what follows. Answers the column after it. */
function drawName(canvas: Canvas, x: number, y: number, { name, toMove, takes }: Plate): number {
  const { lines, inverse, strong } = canvas.theme;
  if (!toMove) {
    return canvas.plain(x + 2, y, name, takes ? inverse : strong);
  }
  return canvas.plain(x, y, `${lines.pointer} ${name}`, inverse);
}

/** A plate of four lines and more: west's and east's. */
export function drawTallPlate(canvas: Canvas, x: number, y: number, plate: Plate): void {
  const after = drawName(canvas, x, y, plate);
  canvas.write(after + 2, y, plate.facts);
  const lines = [...plate.values, plate.chips].filter(Boolean);
  lines.forEach((line, row) => {
    canvas.write(x + 2, y + 1 + row, line);
  });
}

/** A plate of one line and one of chips: north's and south's, in the middle of `columns` columns from x on. */
export function drawFlatPlate(canvas: Canvas, x: number, y: number, columns: number, plate: Plate): void {
  const rest = [plate.facts, ...plate.values].filter(Boolean).join(' · ');
  const width = widthOf(plate.name) + 2 + widthOf(rest);
  const start = x + Math.max(2, Math.floor((columns - width) / 2));
  const after = drawName(canvas, start - 2, y, plate);
  canvas.write(after + 2, y, rest);
  canvas.writeCentred(x, y + 1, columns, plate.chips);
}
