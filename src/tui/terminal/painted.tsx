import { Box, type DOMElement } from 'ink';
import { useLayoutEffect, useRef } from 'react';
import type { Cells } from './cells.ts';

/** Draws on a frame, from column `x` and row `y` on, within `columns` and `rows`. */
export type Paint = (frame: Cells, x: number, y: number, columns: number, rows: number) => void;

const paints = new WeakMap<DOMElement, Paint>();

interface PaintedProps {
  readonly rows: number;
  readonly paint: Paint;
}

/** A leaf of a screen, as wide as its column of boxes. Ink gives it a place, and `paint` draws it there. */
export function Painted({ rows, paint }: PaintedProps) {
  const box = useRef<DOMElement>(null);
  // This effect runs after every rendering of the leaf. It makes React tell Ink of a commit even if no box has changed.
  useLayoutEffect(() => {
    paints.set(box.current!, paint);
  });
  return <Box ref={box} height={rows} flexShrink={0} />;
}

/** Draws all leaves below a node that Ink has laid out. A box with `overflow: hidden` cuts off what is outside it. */
export function paintTree(node: DOMElement, frame: Cells, x = 0, y = 0): void {
  const { yogaNode, style } = node;
  if (!yogaNode || style.display === 'none') return;
  const left = x + yogaNode.getComputedLeft();
  const top = y + yogaNode.getComputedTop();
  const columns = yogaNode.getComputedWidth();
  const rows = yogaNode.getComputedHeight();
  const paintAll = () => {
    paints.get(node)?.(frame, left, top, columns, rows);
    // Every child is a box, as Ink draws no text.
    for (const child of node.childNodes) paintTree(child as DOMElement, frame, left, top);
  };
  if (style.overflow === 'hidden') frame.clipped(left, top, columns, rows, paintAll);
  else paintAll();
}
