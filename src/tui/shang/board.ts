import { formatCard } from '../../engine/card.ts';
import { EMPTY, has, union } from '../../engine/card-set.ts';
import type { Shang } from '../../engine/shang/state.ts';
import { wrap } from '../../width.ts';
import { Canvas } from '../drawing/canvas.tsx';
import { drawAllHands } from '../drawing/compass.ts';
import { faceOf } from '../drawing/face.ts';
import { drawHand, handSize } from '../drawing/hand.ts';
import { drawBox } from '../drawing/panel.ts';
import type { TableSize } from '../drawing/size.ts';
import type { BoardProps } from '../table.ts';
import { handOf, type ShangPosition } from './hand.ts';
import { layoutOf, ruleText } from './layout.ts';
import { drawOut } from './out.ts';
import { drawPanels } from './panel.ts';
import { type Places, placesOf } from './places.ts';
import { drawPlayers } from './players.ts';
import { playsFor, type Selection } from './selection.ts';
import { drawTable } from './table-row.ts';
import { tableTitle } from './words.ts';

type Props = BoardProps<Shang, Selection>;

/** The column of the line before the panel, where there are no boxes. */
export const dividerIn = ({ windowClass }: TableSize): number | undefined =>
  windowClass === 80 ? 55 : undefined;

/** The table as it lies before the viewer. */
export function paint({ position, selection, last, size }: Props): Canvas {
  const canvas = new Canvas(size.columns, size.rows, position.theme);
  const places = placesOf(size);
  const layout = layoutOf(position);
  if (position.allHands) {
    drawAllHands(canvas, size, position.allHands, () =>
      drawPanels(canvas, places, position, selection, layout),
    );
    return canvas;
  }
  const { stage, out, rule } = places;
  if (stage) drawBox(canvas, stage, tableTitle(layout.past.length + 1));
  const line = dividerIn(size);
  if (line !== undefined) canvas.vertical(line, 0, places.hand);
  drawPlayers(canvas, places, position, layout);
  drawTable(canvas, places, position, layout);
  if (rule !== undefined) drawRule(canvas, places, position, rule);
  if (out !== undefined) drawOut(canvas, places.player.name, out, position);
  drawPanels(canvas, places, position, selection, layout);
  drawOwnHand(canvas, { position, selection, last, size });
  return canvas;
}

/** What beats the present kind of play, and what a column means that has no name elsewhere. */
function drawRule(canvas: Canvas, { player, end }: Places, position: ShangPosition, y: number): void {
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
function drawOwnHand(canvas: Canvas, { position, selection, last, size }: Props): void {
  const { mover, speaker, marked } = position;
  const { face, hand: y } = placesOf(size);
  const useful = playsFor(position).reduce((all, { cards }) => union(all, cards), EMPTY);
  const cards = handOf(position, (selection ?? last)?.sort ?? 'rank').map(({ card, first }) => {
    const state = selection?.taken.includes(card)
      ? 'picked'
      : mover === null || has(useful, card)
        ? 'plain'
        : 'illegal';
    return {
      face: {
        ...faceOf(speaker.card(formatCard(card)), canvas.theme, state),
        marked: marked.has(`card ${formatCard(card)}`),
      },
      cursor: selection?.cursor === card,
      first,
    };
  });
  drawHand(canvas, y, cards, handSize(cards, [face, 'L', 'M'], canvas.columns));
}
