import { callCards } from '../../engine/shengji/calling.ts';
import { type Counts, countsOf, NO_CARDS, pointsOf } from '../../engine/shengji/cards.ts';
import type { DealView, Shengji } from '../../engine/shengji/state.ts';
import { trickPoints } from '../../engine/shengji/trick.ts';
import { cut, widthOf } from '../../width.ts';
import { painter } from '../drawing/board.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawBox, drawBoxedPanels, drawRow } from '../drawing/panel.ts';
import { drawRule, type RuleWords } from '../drawing/rule.ts';
import { drawBurial } from './burial-board.ts';
import { drawDraw } from './draw-board.ts';
import { groupsOf } from './groups.ts';
import { drawHand } from './hand.ts';
import { type Lying, lyingOf } from './lying.ts';
import { type Board, DRAW_LINE, type Measures, measuresIn } from './measures.ts';
import { owedIn } from './owed.ts';
import { playPanels, sideLines, tricksLines } from './panel.ts';
import { drawSeats } from './seats.ts';
import { callsOf, mayBeNamed, type Selection, trumpsOf } from './selection.ts';
import { pointsLine } from './stakes.ts';
import { drawTickets } from './ticket-board.ts';
import { drawUnseen, totalOf, unseenIn } from './unseen.ts';
import { boardTexts, formText, type ShengjiPosition, suitSign, trumpSign } from './words.ts';

/** The table: at the top what the phase is about, at the bottom the hand. Empty between deals. */
export const paint = painter<Shengji, Selection, Lying | null>({
  lyingOf,
  draw({ lying, ...drawing }) {
    if (lying === null) return;
    const measures = measuresIn(drawing.size, lying.view.phase === 'play');
    drawAll({ ...drawing, lying, measures });
  },
});

function drawAll(board: Board): void {
  const { position, lying, selection, measures } = board;
  const { view } = lying;
  drawPhase(board);
  const unseen = unseenIn(position, view);
  if (unseen !== null && selection?.unseen && measures.out === null) {
    drawUnseen(board, measures.rule, unseen);
    return;
  }
  drawHandRule(board);
  drawOwnHand(board);
  if (unseen !== null && measures.out !== null && view.phase === 'play')
    drawUnseen(board, measures.out, unseen);
}

function drawPhase(board: Board): void {
  const { lying } = board;
  const { view } = lying;
  switch (view.phase) {
    case 'draw':
      drawDraw({ ...board, lying: { ...lying, view } });
      break;
    case 'bury':
      drawBurial({ ...board, lying: { ...lying, view } });
      break;
    case 'tickets':
      drawTickets({ ...board, lying: { ...lying, view } });
      break;
    case 'play':
      drawTable(board);
  }
}

/** The hand with what is picked, what is owed, and what may not be played. */
function drawOwnHand({ canvas, position, lying: { view, hand }, selection, measures }: Board): void {
  const deciding = position.mover !== null && selection !== null;
  const owed = deciding && view.phase === 'play' ? owedIn(view) : null;
  const naming = deciding && view.phase === 'tickets';
  drawHand(
    canvas,
    {
      position,
      view,
      trumps: trumpsOf(view),
      hand,
      raised: raisedIn(position, view, selection),
      cursor: selection === null || selection.kind === 'call' ? null : selection.cursor,
      open: owed ? (card) => owed.most[card]! > 0 : naming ? (card) => mayBeNamed(view, card) : () => true,
      owed: owed?.kinds ?? [],
      drawing: view.phase === 'draw',
    },
    measures,
  );
}

/** What stands out of the hand: what is picked, called or named; while cards are drawn the newest. */
function raisedIn(position: ShengjiPosition, view: DealView, selection: Selection | null): Counts {
  if (view.phase === 'draw') {
    const call = selection?.kind === 'call' && selection.at !== null ? callsOf(position)[selection.at] : null;
    const newest = position.viewer === 'table' ? null : view.drew[position.viewer]!;
    return countsOf(call ? callCards(call) : newest === null ? [] : [newest]);
  }
  if (selection?.kind === 'cards') return selection.taken;
  return selection?.kind === 'tickets' ? countsOf(selection.tickets.map(({ card }) => card)) : NO_CARDS;
}

/** The rule above the hand: its cards by suit, and what goes with the phase: what is still out, what is buried. */
function drawHandRule({ canvas, position, lying, selection, measures }: Board): void {
  const { rule, boxed, panel, out } = measures;
  const { view, hand } = lying;
  const { speaker } = position;
  const trumps = trumpsOf(view);
  const groups = groupsOf(trumps);
  const bySuit = (counts: Counts) =>
    groups
      .map(({ suit, kinds }, place) => {
        const name =
          place > 0
            ? trumpSign(suit, trumps, speaker)
            : trumps.suit === null
              ? boardTexts.tops
              : boardTexts.trumps;
        return `${name} ${totalOf(counts, kinds)}`;
      })
      .join('   ');
  const total =
    hand === null
      ? 0
      : totalOf(
          hand,
          groups.flatMap(({ kinds }) => kinds),
        );
  const words: RuleWords[] =
    hand === null ? [] : [{ title: `${boardTexts.hand} ${total}`, text: bySuit(hand), at: boxed ? 1 : 0 }];
  const unseen = out === null && view.phase === 'play' ? unseenIn(position, view) : null;
  if (unseen !== null) words.push({ title: boardTexts.out, text: bySuit(unseen), at: 'right' });
  if (view.phase === 'bury' && selection?.kind === 'cards' && !boxed)
    words.push({ text: boardTexts.buried(pointsOf(picked(selection.taken))), at: 'right' });
  if (view.phase === 'tickets' && selection?.kind === 'tickets')
    words.push({ text: boardTexts.ticketRule(view.standing.rules.ticketTrumps), at: 'right' });
  const isParted = !boxed && (view.phase === 'play' || view.phase === 'draw');
  drawRule(canvas, rule, words, isParted ? (view.phase === 'play' ? panel.x - 2 : DRAW_LINE) : undefined);
}

const picked = (taken: Counts): number[] => taken.flatMap((n, card) => Array<number>(n).fill(card));

/** While tricks are played. */
function drawTable(board: Board): void {
  const { canvas, position, lying, selection, measures } = board;
  const { view } = lying;
  if (view.phase !== 'play') return;
  const { stage, panel, boxed, tricks } = measures;
  if (boxed) {
    const points = lying.trick === null ? '' : boardTexts.points(trickPoints(lying.trick));
    drawBox(canvas, stage, trickTitle(position, lying), points);
    const panels = playPanels(position, lying, view, selection, panel);
    drawBoxedPanels(canvas, panel, panels);
  } else {
    canvas.vertical(panel.x - 2, panel.y, panel.rows);
    sideLines(position, lying, view, selection, panel).forEach(({ text, value = '', style }, row) => {
      const room = panel.columns - (value ? widthOf(value) + 1 : 0);
      canvas.write(panel.x, panel.y + row, cut(text, room), style);
      canvas.writeRight(panel.x + panel.columns, panel.y + row, value);
    });
  }
  drawSeats(board);
  drawPoints(canvas, lying, measures);
  if (tricks === null) return;
  const { x, y, columns, rows } = tricks;
  drawBox(canvas, tricks, boardTexts.tricks, boardTexts.tricksValue);
  tricksLines(position, lying, view, columns - 4, rows - 2).forEach((row, at) => {
    drawRow(canvas, x + 2, y + 1 + at, columns - 4, row);
  });
}

/** `Trick 6  a Tolaji of 2 pairs, ♦`. */
function trickTitle({ speaker }: ShengjiPosition, { past, trick }: Lying): string {
  const led =
    trick === null ? boardTexts.leadDue : `${formText(trick.lead)}, ${suitSign(trick.lead.suit, speaker)}`;
  return boardTexts.trickTitle(past.length + 1, led);
}

/** The points outside the House, how far they are on the way to the next mark, and what the deal would bring now. */
function drawPoints(canvas: Canvas, { view }: Lying, { windowClass, stage, boxed }: Measures): void {
  if (view.phase !== 'play') return;
  const { theme } = canvas;
  const roomy = windowClass >= 120;
  const x = boxed ? stage.x + 2 : 1;
  const y = stage.y + stage.rows - (boxed ? 2 : 1);
  const { who, points, meter, mark, now } = pointsLine(view, roomy ? 24 : 12, theme);
  const after = canvas.plain(x, y, `${who} `);
  canvas.plain(after, y, points, theme.strong);
  const filled = meter.lastIndexOf(theme.lines.full) + 1;
  const at = x + METER;
  canvas.plain(at, y, meter.slice(0, filled), theme.strong);
  const end = canvas.plain(at + filled, y, meter.slice(filled), theme.edge);
  canvas.writeRight(end + Math.max(3, mark.length + 1), y, mark);
  canvas.plain(end + 6, y, boardTexts.endsNow(now));
}

/** The column of the meter, behind the points. */
const METER = 14;
