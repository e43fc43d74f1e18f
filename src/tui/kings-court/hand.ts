import { formatCard, parseCard } from '../../engine/kings-court/cards.ts';
import { placeable } from '../../engine/kings-court/placing.ts';
import { boardOf } from '../../engine/kings-court/state.ts';
import { cut, widthOf } from '../../width.ts';
import { area } from '../drawing/area.ts';
import type { AllHands } from '../drawing/compass.ts';
import { FACES, type FaceSize } from '../drawing/face.ts';
import type { CourtDrawing } from './lying.ts';
import { handOf } from './selection.ts';
import { drawCard, tileStyle } from './tile.ts';
import { words } from './words.ts';

/** Where the hand lies: its title in row y, from column `title` on, its cards below from x on. */
export interface HandPlace {
  readonly title: number;
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly size: FaceSize;
}

/** Columns of a card in a hand that is too long for faces: ` R4 `. */
const TILE = 4;

/** A line a player with the cards that each holds, as tiles; in two lines where one is too short. */
export function drawHandLines(
  { canvas, position: { theme } }: CourtDrawing,
  { title, x, y, columns }: HandPlace,
  { hands }: AllHands,
): void {
  canvas.plain(title, y, words.hands, theme.strong);
  const name = Math.min(8, Math.max(...hands.map((hand) => widthOf(hand.name)))) + 3;
  const most = Math.max(1, ...hands.map(({ groups }) => groups.flat().length));
  const pitch = [5, 4, 3].find((step) => step * most <= columns - name) ?? 3;
  const each = Math.floor((columns - name) / pitch);
  const lines = Math.ceil(most / each);
  hands.forEach(({ name: called, groups, isToMove }, seat) => {
    const top = y + 1 + seat * lines;
    const style = isToMove ? theme.inverse : theme.strong;
    canvas.plain(x, top, `${isToMove ? theme.lines.pointer : ' '} ${cut(called, name - 3)}`, style);
    groups.flat().forEach((text, place) => {
      const at = x + name + pitch * (place % each);
      // A blank column stands between two cards of a colour.
      const tile = pitch > 4 ? ` ${text} ` : text;
      canvas.plain(at, top + Math.floor(place / each), tile, tileStyle(parseCard(text)!, theme));
    });
  });
}

/**
 * The viewer's cards, the key that picks each in its lower edge; dim and without one where it fits nowhere. The selected one is raised. They
 * lie a column apart, else side by side, and where that is too wide share their edges.
 */
export function drawHand(drawing: CourtDrawing, { title, x, y, columns, size }: HandPlace): void {
  const { canvas, position, selection } = drawing;
  const hand = handOf(position);
  if (hand.length === 0) return;
  canvas.plain(title, y, words.hand, canvas.theme.strong);
  const able = placeable(boardOf(position.view), hand);
  const face = FACES[size].columns;
  const pitch = [face + 1, face, face - 1].find((step) => step * (hand.length - 1) + face <= columns);
  if (pitch === undefined) {
    drawManyCards(drawing, { x, y: y + 1, columns });
    return;
  }
  // The raised card last, so that nothing covers its edges.
  const order = hand
    .map((_, place) => place)
    .sort((a, b) => +(a === selection?.card) - +(b === selection?.card));
  for (const place of order) {
    const card = hand[place]!;
    const legal = able.some((found) => found.card === card);
    const raised = selection?.card === place;
    const at = area(x + pitch * place, y + (raised ? 1 : 2), face, FACES[size].rows);
    canvas.places.set(`card ${formatCard(card)}`, at);
    drawCard(canvas, at.x, at.y, card, size, {
      heavy: raised,
      dim: !legal,
      foot: legal ? String(place + 1) : '',
      marked: position.marked.has(`card ${formatCard(card)}`),
    });
  }
}

/** A hand that is too long for faces: tiles in rows, the selected one between brackets, dim where a card fits nowhere. */
function drawManyCards(
  { canvas, position, selection }: CourtDrawing,
  { x, y, columns }: Pick<HandPlace, 'x' | 'y' | 'columns'>,
): void {
  const hand = handOf(position);
  const { dim, inverse } = canvas.theme;
  const able = placeable(boardOf(position.view), hand);
  const each = Math.floor(columns / TILE);
  hand.forEach((card, place) => {
    const text = formatCard(card);
    const legal = able.some((found) => found.card === card);
    const [left, top] = [x + TILE * (place % each), y + Math.floor(place / each)];
    canvas.places.set(`card ${text}`, area(left, top, TILE, 1));
    const selected = selection?.card === place;
    canvas.plain(left + 1, top, text, legal ? tileStyle(card, canvas.theme) : dim);
    if (!selected) return;
    canvas.plain(left, top, '>', inverse);
    canvas.plain(left + 3, top, '<', inverse);
  });
}
