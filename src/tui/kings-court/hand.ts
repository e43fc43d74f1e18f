import { formatCard } from '../../engine/kings-court/cards.ts';
import { placeable } from '../../engine/kings-court/placing.ts';
import { boardOf } from '../../engine/kings-court/state.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { cardStyle } from './grid.ts';
import { type CourtPosition, handOf, type Selection } from './selection.ts';

/** The viewer's cards in a row, each behind the number that picks it; dim and without one where it fits nowhere. */
export function drawHandRow(
  canvas: Canvas,
  {
    x,
    y,
    first,
    pitch,
  }: { readonly x: number; readonly y: number; readonly first: number; readonly pitch: number },
  position: CourtPosition,
  selection: Selection | null,
): void {
  const { theme } = canvas;
  const hand = handOf(position);
  const able = placeable(boardOf(position.view), hand);
  if (hand.length > 0) canvas.plain(x, y, 'hand');
  hand.forEach((card, place) => {
    const legal = able.some((found) => found.card === card);
    const at = first + pitch * place;
    const number = legal ? String(place + 1) : ' ';
    const mark = position.marked.has(`card ${formatCard(card)}`) ? theme.lines.aside : ' ';
    const style = legal ? cardStyle(card, theme) : theme.dim;
    if (selection?.card === place) {
      canvas.plain(at - 1, y, ` ${number}${mark}${formatCard(card)} `, {
        ...(legal ? theme.strong : theme.dim),
        ...theme.inverse,
      });
      return;
    }
    canvas.plain(at, y, number);
    canvas.plain(at + 1, y, mark, theme.strong);
    canvas.plain(at + 2, y, formatCard(card), style);
  });
}
