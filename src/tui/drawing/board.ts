import type { GameTypes } from '../../engine/game.ts';
import type { BoardProps, Position } from '../table.ts';
import { type AllHands, drawAllHands } from './all-hands.ts';
import { Canvas } from './canvas.tsx';
import { drawPanels, type Panel } from './panel.ts';

/** The arguments of all drawing functions of a table. */
export interface Drawing<G extends GameTypes, Selection, Lying> extends BoardProps<G, Selection> {
  readonly canvas: Canvas;
  /** The cards on the table, read from the position once. */
  readonly lying: Lying;
}

interface Painter<G extends GameTypes, Selection, Lying> {
  lyingOf(position: Position<G>, selection: Selection | null): Lying;
  draw(drawing: Drawing<G, Selection, Lying>): void;
  /** Returns the panels beside the table, in this many columns. They also stand beside all hands; left out: none there. */
  panelsOf?(drawing: Drawing<G, Selection, Lying>, columns: number): readonly Panel[];
  /** Draws the table with all hands open. Left out: the hands and the panels. */
  drawOpen?(drawing: Drawing<G, Selection, Lying>, hands: AllHands): void;
}

/** Returns the `paint` of a table. */
export const painter =
  <G extends GameTypes, Selection, Lying>({
    lyingOf,
    draw,
    panelsOf,
    drawOpen,
  }: Painter<G, Selection, Lying>) =>
  (props: BoardProps<G, Selection>): Canvas => {
    const { position, selection, size } = props;
    const canvas = new Canvas(size.columns, size.rows, position.theme);
    const drawing = { ...props, canvas, lying: lyingOf(position, selection) };
    const { allHands } = position;
    if (!allHands) draw(drawing);
    else if (drawOpen) drawOpen(drawing, allHands);
    else
      drawAllHands(
        canvas,
        size,
        allHands,
        panelsOf && ((at) => drawPanels(canvas, at, panelsOf(drawing, at.columns))),
      );
    return canvas;
  };
