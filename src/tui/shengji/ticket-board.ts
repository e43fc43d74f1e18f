import { COPIES, format } from '../../engine/shengji/cards.ts';
import { lieOf } from '../../engine/shengji/trumps.ts';
import { inWords, verb } from '../../engine/words.ts';
import { wrap } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawFace, FACES, type FaceSize, faceOf, SLOT } from '../drawing/face.ts';
import { drawBox, drawBoxedPanels } from '../drawing/panel.ts';
import type { Board } from './measures.ts';
import { whereabouts } from './offers.ts';
import type { Selection } from './selection.ts';
import { drawWaiting } from './waiting-board.ts';
import { boardTexts, ordinalText, playText, shortTicket } from './words.ts';

type Naming = Extract<Selection, { kind: 'tickets' }>;

/** The Dealer names two tickets: which, where their copies are, and the card under the cursor with its four copies. */
export function drawTickets(board: Board<'tickets'>): void {
  const { canvas, selection, measures } = board;
  const { speaker } = board.position;
  const { view, hand } = board.lying;
  if (view.kitty === null || hand === null || selection?.kind !== 'tickets') {
    drawWaiting(
      board,
      `${verb(speaker, view.deal.dealer, 'name')} two tickets.`,
      'The player who plays the named copy of a card joins the House; all others are Players.',
    );
    return;
  }
  const { boxed, stage, panel } = measures;
  const lie = lieOf(view.deal.trumps);
  if (boxed) {
    drawBox(canvas, stage, boardTexts.nameTwo);
    const buried = boardTexts.youBuried(playText(view.kitty, lie, speaker));
    const rows = [...wrap(boardTexts.houseRule, panel.columns - 4), '', ...wrap(buried, panel.columns - 4)];
    drawBoxedPanels(canvas, panel, [{ title: boardTexts.house, rows, grows: true }]);
  }
  const x = boxed ? stage.x + 1 : 0;
  const y = boxed ? stage.y + (stage.rows > 12 ? 3 : 2) : 1;
  const size = boxed && stage.rows > 12 ? (stage.rows > 22 ? 'X' : 'L') : 'M';
  drawSlots(board, x, y, selection, size);
  drawAside(board, x, y - 1, selection);
}

/** Columns of the table of tickets: face, which copy, how many the Dealer and the others hold, who can meet it. */
const AT = { face: 2, copy: 9, held: 19, out: 30, who: 45 } as const;

/** The two tickets below each other, each with its face; the one under the cursor is heavy and lists the four copies. */
function drawSlots(
  { canvas, position: { speaker, theme }, lying: { view } }: Board<'tickets'>,
  x: number,
  y: number,
  { tickets, cursor }: Naming,
  size: FaceSize,
): void {
  const [head, held, out, who] = boardTexts.ticketHeads;
  // Behind a larger face all else stands further right.
  const left = x + FACES[size].columns - FACES.M.columns;
  canvas.plain(x + AT.face + 1, y, head!, theme.strong);
  for (const [column, text] of [
    [AT.held, held],
    [AT.out, out],
    [AT.who, who],
  ] as const)
    canvas.plain(left + column, y, text!, theme.strong);
  const here = slotOf(tickets, cursor);
  const { rows } = FACES[size];
  for (const slot of [0, 1]) {
    const ticket = tickets[slot];
    const top = y + 1 + (rows + (size === 'M' ? 0 : 1)) * slot;
    const line = top + Math.floor(rows / 2);
    const card = slot === here ? cursor : ticket?.card;
    if (card === undefined) {
      drawFace(canvas, x + AT.face, top, SLOT, size);
      continue;
    }
    const where = whereabouts(view, card);
    const face = faceOf(speaker.card(format(card)), theme, slot === here ? 'winning' : 'plain');
    drawFace(canvas, x + AT.face, top, face, size);
    if (slot === here) drawCopies(canvas, left + AT.copy, line, ticket?.ordinal ?? null);
    else {
      canvas.plain(left + AT.copy, line, ordinalText(ticket!.ordinal));
      canvas.plain(left + AT.held, line, heldText(where));
    }
    canvas.plain(left + AT.out, line, inWords(where.out).replace('no', 'none'));
    if (ticket) canvas.plain(left + AT.who, line, boardTexts.meets(ticket.ordinal, where));
  }
}

/** How many copies the Dealer holds, and has buried. */
const heldText = ({ held, buried }: ReturnType<typeof whereabouts>): string =>
  inWords(held).replace('no', 'none') + (buried > 0 ? ` +${buried}` : '');

/** The slot that the cursor's card is in, or comes into; null where both are full of others. */
function slotOf(tickets: Naming['tickets'], cursor: number): number | null {
  const at = tickets.findLastIndex(({ card }) => card === cursor);
  if (at >= 0) return at;
  return tickets.length < 2 ? tickets.length : null;
}

/** The four copies of a card, the named one inverse in brackets. */
function drawCopies(canvas: Canvas, x: number, y: number, named: number | null): void {
  let at = x;
  for (let ordinal = 1; ordinal <= COPIES; ordinal++) {
    const text = ordinalText(ordinal);
    const isNamed = ordinal === named;
    at = canvas.plain(at, y, isNamed ? `[${text}]` : text, isNamed ? canvas.theme.inverse : {}) + 1;
  }
}

/** Above the table: a third ticket that waits for its place, or the card under the cursor where both places are taken. */
function drawAside(
  { canvas, position: { speaker, theme }, lying: { view } }: Board<'tickets'>,
  x: number,
  y: number,
  { tickets, cursor, third }: Naming,
): void {
  const card = third?.card ?? cursor;
  if (!third && slotOf(tickets, cursor) !== null) return;
  const { held, out } = whereabouts(view, card);
  const name = third ? shortTicket(third, speaker) : speaker.card(format(card));
  const after = canvas.write(x + AT.face - 1, y, `${theme.lines.pointer} ${name}`, theme.strong);
  canvas.plain(after + 2, y, boardTexts.whereabouts(held, out));
}
