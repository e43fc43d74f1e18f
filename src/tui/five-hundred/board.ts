import type { FiveHundred } from '../../engine/five-hundred/state.ts';
import { Canvas } from '../drawing/canvas.tsx';
import { drawAllHands } from '../drawing/compass.ts';
import type { BoardProps } from '../table.ts';
import { drawAuctionBoard } from './auction-board.ts';
import { drawBurialBoard } from './burial-board.ts';
import { layoutOf } from './layout.ts';
import { drawOwnHand } from './own-hand.ts';
import { drawPanelsAlone, drawPlayBoard } from './play-board.ts';
import type { Selection } from './selection.ts';

type Props = BoardProps<FiveHundred, Selection>;

const isBurying = ({ view, mover }: Props['position']): boolean => view.phase === 'bury' && mover !== null;

/** Is there a panel at the side? Auction and burial take the whole width. */
export const hasPanel = (position: Props['position']): boolean =>
  position.onTable.phase !== 'bid' && !isBurying(position);

/** The whole table as a picture. */
export function paint({ position, selection, size }: Props): Canvas {
  const canvas = new Canvas(size.columns, size.rows, position.theme);
  const layout = layoutOf(position);
  const { view } = layout;
  if (position.allHands) {
    const panels = () => drawPanelsAlone(canvas, position, layout, size);
    drawAllHands(canvas, size, position.allHands, view.phase === 'play' ? panels : undefined);
    return canvas;
  }
  if (view.phase === 'bid') drawAuctionBoard(canvas, position, layout, size, selection?.call ?? null);
  else if (isBurying(position)) drawBurialBoard(canvas, position, layout, size, selection?.taken ?? []);
  else drawPlayBoard(canvas, position, layout, size, selection?.back ?? 0);
  drawOwnHand(canvas, position, layout, selection, size);
  return canvas;
}
