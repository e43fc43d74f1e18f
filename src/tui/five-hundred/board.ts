import type { FiveHundred } from '../../engine/five-hundred/state.ts';
import { painter } from '../drawing/board.ts';
import { drawAllHands } from '../drawing/compass.ts';
import { drawAuctionBoard } from './auction-board.ts';
import { drawBurialBoard } from './burial-board.ts';
import { type FiveHundredPosition, type Lying, lyingOf } from './lying.ts';
import { drawOwnHand } from './own-hand.ts';
import { drawPlayBoard, drawSide } from './play-board.ts';
import type { Selection } from './selection.ts';
import { boardOf } from './stages.ts';

const isBurying = ({ view, mover }: FiveHundredPosition): boolean => view.phase === 'bury' && mover !== null;

/** Is there a panel at the side? Auction and burial take the whole width. */
export const hasPanel = (position: FiveHundredPosition): boolean =>
  position.onTable.phase !== 'bid' && !isBurying(position);

/** The whole table as a picture. */
export const paint = painter<FiveHundred, Selection, Lying>({
  lyingOf,
  draw(drawing) {
    const board = boardOf(drawing);
    if (board.lying.view.phase === 'bid') drawAuctionBoard(board);
    else if (isBurying(board.position)) drawBurialBoard(board);
    else drawPlayBoard(board);
    drawOwnHand(board);
  },
  drawOpen(drawing, hands) {
    const { canvas, size, lying } = drawing;
    const side = () => drawSide(boardOf({ ...drawing, selection: null }, size.rows));
    drawAllHands(canvas, size, hands, lying.view.phase === 'play' ? side : undefined);
  },
});
