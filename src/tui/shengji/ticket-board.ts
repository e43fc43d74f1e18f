import { COPIES, format, isJoker } from '../../engine/shengji/cards.ts';
import type { Hidden, TicketsPhase } from '../../engine/shengji/state.ts';
import { lieOf } from '../../engine/shengji/trumps.ts';
import { verb } from '../../engine/words.ts';
import { cut, wrap } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawBox, drawBoxedPanels } from '../drawing/panel.ts';
import type { Layout } from './layout.ts';
import type { Measures } from './measures.ts';
import { whereabouts } from './offers.ts';
import type { Selection } from './selection.ts';
import { drawWaiting } from './waiting-board.ts';
import { cardsText, ordinalText, type ShengjiPosition, shortTicket } from './words.ts';

type Naming = TicketsPhase<Hidden>;

const RULE = 'A ticket that you meet yourself adds nobody; one player may meet both.';

/** The Dealer names two tickets: which, where their copies are, and the card under the cursor with its four copies. */
export function drawTickets(
  canvas: Canvas,
  position: ShengjiPosition,
  layout: Layout,
  view: Naming,
  selection: Selection | null,
  measures: Measures,
): void {
  const { speaker, theme } = position;
  if (view.kitty === null || layout.hand === null) {
    drawWaiting(canvas, position, layout, measures, [
      `${verb(speaker, view.deal.dealer, 'name')} two tickets.`,
      'The player who plays the named copy of a card joins the House; all others are Players.',
    ]);
    return;
  }
  const { boxed, stage, panel, columns, grid } = measures;
  const lie = lieOf(view.deal.trumps);
  const buried = `You buried ${cardsText(view.kitty, lie, speaker)}`;
  const x = boxed ? stage.x + 2 : 0;
  const y = boxed ? stage.y + 2 : 2;
  if (boxed) {
    drawBox(canvas, stage.x, stage.y, stage.columns, stage.rows, 'Name two tickets');
    const rows = [...wrap(RULE, panel.columns - 4), '', ...wrap(buried, panel.columns - 4)];
    drawBoxedPanels(canvas, panel.x, panel.y, panel.columns, panel.rows, [
      { title: 'Your House', rows, grows: true },
    ]);
  } else {
    const at = canvas.plain(0, 0, 'NAME TWO TICKETS', theme.strong);
    canvas.plain(at + 3, 0, 'the player of that copy joins your House');
    canvas.horizontal(0, 1, columns);
    canvas.write(3, y + 7, cut(RULE, columns - 3));
    canvas.horizontal(0, grid - 1, columns);
  }
  const naming = selection?.kind === 'tickets' ? selection : null;
  canvas.plain(x + 3, y + 1, 'ticket         you  buried  others', theme.strong);
  for (const slot of [0, 1]) {
    const ticket = naming?.tickets[slot];
    const row = y + 2 + slot;
    canvas.plain(x + 3, row, String(slot + 1));
    if (!ticket) {
      canvas.plain(x + 6, row, '…');
      continue;
    }
    const where = whereabouts(view, ticket.card);
    canvas.write(x + 6, row, shortTicket(ticket, speaker));
    canvas.writeRight(x + 19, row, String(where.held));
    canvas.writeRight(x + 27, row, String(where.buried));
    canvas.writeRight(x + 35, row, String(where.out));
    canvas.plain(x + 39, row, whoText(ticket.ordinal, where));
  }
  if (naming) drawCopies(canvas, x + 3, y + 5, naming, position);
}

/** Who may play that copy. */
function whoText(ordinal: number, { held, out }: ReturnType<typeof whereabouts>): string {
  if (ordinal > held + out) return 'nobody: the copies are buried';
  if (out === 0) return 'you alone';
  return held === 0 ? 'one of the others' : 'one of the others, or you';
}

/** The card under the cursor, and which of its copies are named. */
function drawCopies(
  canvas: Canvas,
  x: number,
  y: number,
  { cursor, tickets, third }: Extract<Selection, { kind: 'tickets' }>,
  { speaker, theme }: ShengjiPosition,
): void {
  if (third) {
    canvas.write(x, y, `${theme.lines.pointer} ${shortTicket(third, speaker)} in place of`);
    canvas.write(
      x,
      y + 1,
      `  1 ${shortTicket(tickets[0]!, speaker)}   or   2 ${shortTicket(tickets[1]!, speaker)}?`,
    );
    return;
  }
  const card = speaker.card(format(cursor));
  let at = canvas.write(x, y, `${theme.lines.pointer} ${card}`, theme.strong) + 3;
  if (isJoker(cursor)) {
    canvas.plain(at, y, 'a ticket names no joker');
    return;
  }
  for (let ordinal = 1; ordinal <= COPIES; ordinal++) {
    const named = tickets.some((ticket) => ticket.card === cursor && ticket.ordinal === ordinal);
    const text = ordinalText(ordinal);
    at = canvas.plain(at, y, named ? `[${text}]` : ` ${text} `, named ? theme.strong : {}) + 1;
  }
}
