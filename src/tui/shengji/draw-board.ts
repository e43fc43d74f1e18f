import { suitCalled, trumpRank } from '../../engine/shengji/calling.ts';
import { COPIES, cardsIn, DRAWS, format, isJoker, SEATS } from '../../engine/shengji/cards.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import { cardsLeft } from '../../engine/shengji/knowledge.ts';
import type { Call, DrawPhase, Hidden } from '../../engine/shengji/state.ts';
import { lieOf, TRUMPS, trumpsIn } from '../../engine/shengji/trumps.ts';
import { cut, padded, widthOf, wrap } from '../../width.ts';
import { faceOf } from '../drawing/face.ts';
import { drawFan, fanColumns } from '../drawing/fan.ts';
import { meter } from '../drawing/meter.ts';
import { drawBox, drawBoxedPanels, type PanelRow } from '../drawing/panel.ts';
import type { RuleWords } from '../drawing/rule.ts';
import { type Board, DRAW_LINE } from './measures.ts';
import { drawName, seatsFrom } from './seats.ts';
import { callsOf, handOf, trumpsOf } from './selection.ts';
import { callText } from './stakes.ts';
import { boardTexts, drawTexts, isTop, playText, type ShengjiPosition, suitSign } from './words.ts';

type Draw = DrawPhase<Hidden>;

/** Cells of the meter of the draw. */
const CELLS = 20;

/** How far the draw is, and whose call stands. */
export function drawWords({ speaker, theme }: ShengjiPosition, view: Draw): readonly RuleWords[] {
  const cells = meter((view.drawn / DRAWS) * CELLS, CELLS, theme);
  const { call } = view;
  return [
    view.stays === null
      ? { title: boardTexts.drawn, text: `${boardTexts.drawnOf(view.drawn, DRAWS)}  ${cells}` }
      : { title: boardTexts.lastCalls },
    {
      title: boardTexts.standing,
      text: call ? drawTexts.called(speaker.seat(call.seat), callText(call, speaker)) : boardTexts.none,
      at: 'right',
    },
  ];
}

/** While cards are drawn: who has drawn and called what, and the calls that are possible. */
export function drawDraw(board: Board<'draw'>): void {
  const { canvas, position, measures } = board;
  const { view } = board.lying;
  const { boxed, stage, panel, columns } = measures;
  const { strong } = canvas.theme;
  if (!boxed) {
    drawDrawers(board, 0);
    canvas.vertical(DRAW_LINE, 0, measures.rule);
    const list = { x: DRAW_LINE + 2, columns: columns - DRAW_LINE - 2 };
    canvas.plain(list.x, 0, boardTexts.calls, strong);
    callLines(board, list.columns, measures.rule - 1).forEach((text, row) => {
      canvas.write(list.x, 1 + row, cut(text, list.columns));
    });
    return;
  }
  drawBox(canvas, stage, drawTexts.title);
  const [draw, standing] = drawWords(position, view);
  [draw!, standing!].forEach(({ title = '', text = '' }, row) => {
    const after = canvas.plain(stage.x + 2, stage.y + 1 + row, title, strong);
    canvas.write(after + 2, stage.y + 1 + row, text);
  });
  const isWide = measures.windowClass >= 120;
  drawDrawers(board, stage.y + (isWide ? 3 : 4));
  const inside = { columns: panel.columns - 4, rows: panel.rows - 2 };
  const hand = isWide ? handRows(position, view, inside.columns) : [];
  const room = inside.rows - (hand.length > 0 ? hand.length + 2 : 0);
  const rows = callLines(board, inside.columns, room);
  drawBoxedPanels(canvas, panel, [
    { title: drawTexts.calls, rows, grows: true },
    ...(hand.length > 0 ? [{ title: drawTexts.byTrumps, rows: hand }] : []),
  ]);
}

/** A row a seat: level, cards drawn, what it has called. */
function drawDrawers(board: Board<'draw'>, y: number): void {
  const { canvas, position } = board;
  const { view } = board.lying;
  const { seat: at, stage, windowClass } = board.measures;
  const { strong } = canvas.theme;
  const { standing, call, shown } = view;
  // Calls are fans of three rows where there is room.
  const pitch = windowClass < 120 ? 1 : Math.min(5, Math.floor((stage.rows - 4) / SEATS));
  const first = y + Math.ceil((pitch + 1) / 2);
  const drawnEnd = at.level + 12;
  const called = drawnEnd + 4;
  canvas.plain(at.name, y, boardTexts.player, strong);
  canvas.plain(at.level, y, boardTexts.level, strong);
  canvas.writeRight(drawnEnd, y, drawTexts.drawn, strong);
  canvas.plain(called, y, drawTexts.calledHead, strong);
  seatsFrom(position).forEach((seat, place) => {
    const row = first + pitch * place;
    drawName(board, row, seat, { dealer: standing.dealer, taker: null });
    canvas.plain(at.level, row, levelText(Math.min(standing.levels[seat]!, standing.rules.to)));
    canvas.writeRight(drawnEnd, row, String(cardsLeft(view, seat)));
    const cards = shown[seat]!.map((card) => position.speaker.card(format(card)));
    const isFan = pitch > 1 && cards.length > 0;
    const fan = cards.map((card) => faceOf(card, canvas.theme));
    if (isFan) drawFan(canvas, called, row - 1, fan, { winning: call?.seat === seat });
    const after = isFan ? called + fanColumns(fan) : canvas.write(called, row, cards.join('') || '–');
    if (call?.seat === seat) canvas.plain(after + 2, row, boardTexts.stands, strong);
  });
}

/** The hand as it would be with each suit as trumps that can be called, a line each. No-Trump is among them where jokers call. */
function handRows(position: ShengjiPosition, view: Draw, columns: number): PanelRow[] {
  const hand = handOf(position);
  if (hand === null) return [];
  const { speaker } = position;
  const rank = trumpRank(view.standing);
  const { strong } = position.theme;
  const callable = [...SUITS_FROM_SPADES, ...(view.standing.rules.noTrumpCalls ? [null] : [])];
  return callable.map((suit) => {
    const trumps = { rank, suit };
    const lie = lieOf(trumps);
    const held = cardsIn(hand, lie.lines[TRUMPS]!).filter((card) => suit === null || !isTop(card, lie));
    const name = suit === null ? drawTexts.noSuit : suitSign(suit, speaker);
    const text = `${padded(name, 8)}${drawTexts.trumpCount(trumpsIn(hand, trumps))}`;
    return {
      text,
      value:
        held.length > 0 ? playText(held, lie, speaker, columns - widthOf(text) - 2) : boardTexts.noneHeld,
      ...(view.call && suitCalled(view.call.card) === suit && { style: strong }),
    };
  });
}

/** As the groups of a hand stand while cards are drawn. */
const SUITS_FROM_SPADES = [3, 2, 0, 1] as const;

/** The calls to choose from; else what a call would take, and what the draw is about. */
function callLines(
  { position, lying: { view }, selection }: Board<'draw'>,
  columns: number,
  rows: number,
): string[] {
  const calls = callsOf(position);
  const needed = wrap(neededText(view), columns);
  if (selection?.kind !== 'call') return [boardTexts.noCalls, '', ...needed].slice(0, rows);
  const { at } = selection;
  const mark = (here: boolean) => (here ? position.theme.lines.pointer : ' ');
  const choices = calls.flatMap((call, place) => {
    const cards = callText(call, position.speaker);
    const would = place === at ? [`     ${drawTexts.would(call.card, position.speaker)}`] : [];
    return [`${mark(place === at)} ${place + 1}  ${cards}`, ...would];
  });
  const first = Math.max(0, (at ?? 0) + 4 - rows);
  const told = at === null ? needed : wrap(trumpsText(position, calls[at]!), columns);
  return [`${mark(at === null)} ${boardTexts.stay}`, ...choices.slice(first), '', ...told].slice(0, rows);
}

/** How many cards of the hand would be trumps. */
function trumpsText(position: ShengjiPosition, call: Call): string {
  const hand = handOf(position);
  if (hand === null || position.view.phase !== 'draw') return '';
  const mine = trumpsIn(hand, { rank: trumpsOf(position.view).rank, suit: suitCalled(call.card) });
  return drawTexts.trumps(
    mine,
    hand.reduce((sum, n) => sum + n, 0),
  );
}

/** Which cards a call has to show now. */
function neededText({ call, standing }: Draw): string {
  const rank = trumpRank(standing);
  if (call === null) return drawTexts.first(rank);
  if (call.count === COPIES && (isJoker(call.card) || !standing.rules.noTrumpCalls))
    return drawTexts.unbeaten;
  return drawTexts.beats(rank, call.count, standing.rules.noTrumpCalls && !isJoker(call.card));
}
