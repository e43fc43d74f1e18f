/** The whole table: the board, the facts beside it, and the viewer's hand. */
import { formatCard } from '../../engine/kings-court/cards.ts';
import { placeable } from '../../engine/kings-court/placing.ts';
import { boardOf } from '../../engine/kings-court/state.ts';
import { area } from '../drawing/area.ts';
import { isShown } from '../table.ts';
import { drawBoard, drawTile } from './court.ts';
import { handOf, NUMBERED } from './hand.ts';
import { type HeldLayout, layoutIn } from './layout.ts';
import type { CourtDrawing } from './lying.ts';
import { drawFacts, drawPlayers } from './side.ts';

/** Draws the table. With all hands open, they stand beside their players' names in place of the viewer's hand. */
export function drawTable(drawing: CourtDrawing): void {
  const { position, size } = drawing;
  const { calm = false, players, allHands } = position;
  const layout = layoutIn(size, {
    seats: players.length,
    held: handOf(position).length,
    open: allHands ? Math.max(...allHands.hands.map(({ groups }) => groups.flat().length)) : null,
    isCalm: calm,
  });
  if (isShown(position, 'trick')) drawBoard(drawing, layout.board, layout.tile);
  if (isShown(position, 'seats')) drawPlayers(drawing, layout);
  drawFacts(drawing, layout);
  if (!allHands && isShown(position, 'hand')) drawHeld(drawing, layout.hand);
}

/** Draws the viewer's cards, each with its key. */
function drawHeld({ canvas, position, selection }: CourtDrawing, { x, y, card, each, ...held }: HeldLayout) {
  const { columns, rows } = card;
  const hand = handOf(position);
  const able = placeable(boardOf(position.view), hand);
  hand.forEach((own, place) => {
    const name = formatCard(own);
    const isPicked = selection?.card === place;
    const isDim = !able.some((found) => found.card === own);
    const isRaised = held.isRaised && isPicked;
    const top = y + rows * Math.floor(place / each) - (isRaised ? 1 : 0);
    const tile = area(x + (columns + 1) * (place % each), top, columns, rows);
    canvas.held.push(tile);
    canvas.places.set(`card ${name}`, tile);
    canvas.touch(tile, String(place + 1));
    if (position.marked.has(`card ${name}`))
      canvas.plain(tile.x - 1, tile.y + (rows >> 1), canvas.theme.lines.aside, canvas.theme.win);
    const foot = isDim || place >= NUMBERED ? '' : String(place + 1);
    drawTile(canvas, tile, own, { cursor: isPicked && !isRaised, isDim, foot, isRaised, isHeld: true });
  });
}
