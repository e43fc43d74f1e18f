import { formatCard } from '../../engine/card.ts';
import { EMPTY, has, union } from '../../engine/card-set.ts';
import type { Shang } from '../../engine/shang/state.ts';
import { wrap } from '../../width.ts';
import { painter } from '../drawing/board.ts';
import { drawAllHands } from '../drawing/compass.ts';
import { drawHeld } from '../drawing/hand.ts';
import { drawBox } from '../drawing/panel.ts';
import type { TableSize } from '../drawing/size.ts';
import { handOf } from './hand.ts';
import { type Lying, lyingOf, ruleText } from './lying.ts';
import { drawOut } from './out.ts';
import { drawPanels } from './panel.ts';
import { type Board, boardOf } from './places.ts';
import { drawPlayers } from './players.ts';
import { playsFor, type Selection } from './selection.ts';
import { drawTable } from './table-row.ts';
import { tableTitle } from './words.ts';

/** The column of the line before the panel, where there are no boxes. */
export const dividerIn = ({ windowClass }: TableSize): number | undefined =>
  windowClass === 80 ? 55 : undefined;

/** The table as it lies before the viewer. */
export const paint = painter<Shang, Selection, Lying>({
  lyingOf,
  draw(drawing) {
    const board = boardOf(drawing);
    const { canvas, size, places, lying } = board;
    const { stage, out, rule } = places;
    if (stage) drawBox(canvas, stage, tableTitle(lying.past.length + 1));
    const line = dividerIn(size);
    if (line !== undefined) canvas.vertical(line, 0, places.hand);
    drawPlayers(board);
    drawTable(board);
    if (rule !== undefined) drawRule(board, rule);
    if (out !== undefined) drawOut(board, out);
    drawPanels(board);
    drawOwnHand(board);
  },
  drawOpen: (drawing, hands) =>
    drawAllHands(drawing.canvas, drawing.size, hands, () => drawPanels(boardOf(drawing))),
});

/** The rule for beating the present kind of play, and the meaning of a column without a name elsewhere. */
function drawRule({ canvas, places: { player, end }, position }: Board, y: number): void {
  const { strong } = canvas.theme;
  const { name: x, now } = player;
  const [kind, text] = ruleText(position);
  wrap(kind + text, end - x).forEach((line, row) => {
    if (row > 0) canvas.write(x, y + row, line);
    else canvas.write(canvas.plain(x, y, kind, strong), y, line.slice(kind.length));
  });
  if (now === undefined) return;
  const after = canvas.plain(x, y + 2, 'now', strong);
  canvas.plain(after, y + 2, ': what the deal would cost each player if it ended here.');
}

/** While the viewer is to move, cards that are part of no legal play are dimmed. */
function drawOwnHand({ canvas, position, selection, last, places }: Board): void {
  const useful = playsFor(position).reduce((all, { cards }) => union(all, cards), EMPTY);
  const held = handOf(position, (selection ?? last)?.sort ?? 'rank').map(({ card, first }) => {
    const isPicked = selection?.taken.includes(card) === true;
    return {
      name: formatCard(card),
      isLegal: isPicked || position.mover === null || has(useful, card),
      isPicked,
      cursor: selection?.cursor === card,
      first,
    };
  });
  drawHeld(canvas, { y: places.hand, sizes: [places.face, 'L', 'M'] }, position, held);
}
