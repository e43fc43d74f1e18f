import { formatCard, suitOf } from '../../engine/card.ts';
import type { Gongzhu } from '../../engine/gongzhu/state.ts';
import { signed } from '../../front/number.ts';
import { type Drawing, painter } from '../drawing/board.ts';
import { drawAllHands } from '../drawing/compass.ts';
import { drawHeld, pickKeys } from '../drawing/hand.ts';
import { drawPanels } from '../drawing/panel.ts';
import { drawStage, type StageLayout, stageLayoutIn } from '../drawing/stage.ts';
import { type Lying, lyingOf } from './lying.ts';
import { panelsOf } from './panels.ts';
import { drawPassing } from './passing.ts';
import { cardOnTable, plateOf, southOf } from './players.ts';
import { handOf, legalIn, PICKS, type Selection } from './selection.ts';
import { words } from './words.ts';
import { faceValue } from './worth.ts';

type Board = Drawing<Gongzhu, Selection, Lying>;

/** The table: players round the trick or what they pass, panels beside it, the viewer's hand below. */
export const paint = painter<Gongzhu, Selection, Lying>({
  lyingOf,
  draw(board) {
    const { canvas, position, selection, size } = board;
    const at = stageLayoutIn(size);
    if (position.onTable.phase === 'pass') drawPassing(canvas, at, position, selection);
    else drawStage(canvas, at, castOf(board, at));
    drawPanels(canvas, at, panelsOf(board, at));
    drawOwnHand(board, at);
  },
  drawOpen(board, hands) {
    const { canvas, size } = board;
    const { panels, ...at } = stageLayoutIn(size);
    const high = { ...at, panels: { ...panels, rows: size.rows - panels.y } };
    drawAllHands(canvas, size, hands, () =>
      drawPanels(canvas, high, panelsOf({ ...board, selection: null }, high)),
    );
  },
});

function castOf({ position, lying }: Board, { face }: StageLayout) {
  const seats = [0, 1, 2, 3].map((turn) => (southOf(position) + turn) & 3);
  const { trick, winner, past } = lying;
  const isEmpty = trick.cards.every((card) => card === null);
  const value = signed(faceValue(trick));
  return {
    plates: seats.map((seat) => plateOf(position, lying, seat, face !== 'M')),
    cards: seats.map((seat) => cardOnTable(position, lying, seat)),
    middle: winner === null && isEmpty ? '' : `trick ${value}`,
    title: words.trick(past.length + 1),
    value: isEmpty ? '' : value,
  };
}

/** The viewer's cards at the foot of the table. */
function drawOwnHand({ canvas, position, selection }: Board, at: StageLayout): void {
  const hand = handOf(position);
  const legal = legalIn(position, hand);
  const keys = position.mover === null ? [] : pickKeys(legal, PICKS);
  const passing = position.view.phase === 'pass';
  const held = hand.map((card, place) => ({
    name: formatCard(card),
    isLegal: legal[place]!,
    isPicked: passing ? selection?.taken.includes(card) === true : selection?.cursor === card,
    key: keys[place],
    cursor: selection?.cursor === card,
    first: place > 0 && suitOf(hand[place - 1]!) !== suitOf(card),
  }));
  drawHeld(canvas, at.hand, position, held);
}
