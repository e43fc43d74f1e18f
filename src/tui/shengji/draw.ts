/** The draw, in which calls set the trumps. */

import type { Card } from '../../engine/card.ts';
import type { Seat, Viewer } from '../../engine/game.ts';
import {
  callCards,
  canCall,
  drawMakesCall,
  possibleCalls,
  suitCalled,
  trumpRank,
} from '../../engine/shengji/calling.ts';
import {
  COPIES,
  cardsIn,
  countsOf,
  DRAWS,
  format,
  HAND,
  isJoker,
  SEATS,
} from '../../engine/shengji/cards.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import { cardsLeft } from '../../engine/shengji/knowledge.ts';
import type { Call, Fact, Move, View } from '../../engine/shengji/state.ts';
import { lieOf, TRUMPS, trumpsIn } from '../../engine/shengji/trumps.ts';
import { within } from '../../engine/words.ts';
import type { Players } from '../../front/room.ts';
import { cut, padded, widthOf, wrap } from '../../width.ts';
import { seatsFrom } from '../around.ts';
import { type Area, area } from '../drawing/area.ts';
import { faceOf } from '../drawing/face.ts';
import { drawFan, fanColumns } from '../drawing/fan.ts';
import { meter } from '../drawing/meter.ts';
import { drawBox, drawBoxedPanels, type PanelRow } from '../drawing/panel.ts';
import type { RuleWords } from '../drawing/rule.ts';
import type { Mover, Verdict } from '../table.ts';
import { calmTableIn, drawQuiet, drawSeatsIn } from './calm.ts';
import {
  type Answer,
  type Board,
  beginOn,
  contextOf,
  type HandDecision,
  lookKeys,
  type Selection,
  type ShengjiKey,
} from './hand.ts';
import { handOf, type ViewIn } from './lying.ts';
import { DRAW_LINE } from './measures.ts';
import { drawCards, drawName } from './seats.ts';
import {
  boardTexts,
  callText,
  calmTexts,
  drawTexts,
  isTop,
  playText,
  type ShengjiPosition,
  suitSign,
  verdictTexts,
} from './words.ts';

type DrawView = ViewIn<'draw'>;
type DrawPosition = ShengjiPosition<DrawView>;

export const draw: HandDecision<DrawView> = {
  enter: (_, { at }) => (at === null ? 'stay' : 'call'),
  begin: (position) => beginOn(contextOf(position)),
  chosen(position, { at }) {
    const call = at === null ? null : callsOf(position)[at];
    return call ? { kind: 'call', cards: callCards(call) } : { kind: 'stay' };
  },
  select(position, selection, move) {
    if (move.kind !== 'call') return { ...selection, at: null };
    const at = callsOf(position).findIndex(
      ({ card, count }) => card === move.cards[0] && count === move.cards.length,
    );
    return { ...selection, at: at < 0 ? null : at };
  },
  keys: (position, selection) => [
    ...callKeys(callsOf(position), selection),
    ...lookKeys(position, selection, true),
  ],
  verdict: verdictOn,
  rule: drawWords,
  draw: drawDraw,
  calm: drawCalm,
  hand({ position: { viewer, mover }, lying: { view }, selection }) {
    const at = selection?.at ?? null;
    const call = at === null ? null : callsOf({ view, mover })[at];
    const newest = viewer === 'table' ? null : view.drew[viewer]!;
    return {
      raised: countsOf(call ? callCards(call) : newest === null ? [] : [newest]),
      drawing: true,
      line: DRAW_LINE,
    };
  },
};

/** Returns the calls that the mover can make now. */
const callsOf = ({ view, mover }: Pick<DrawPosition, 'view' | 'mover'>): readonly Call[] =>
  mover === null ? [] : possibleCalls(view, mover);

/** Returns the keys of the draw: which call, or to stay. */
function callKeys(calls: readonly Call[], selection: Selection): ShengjiKey[] {
  const pick = (at: number | null): Answer => ({ select: { ...selection, at } });
  // Staying comes before the calls.
  const step = (by: number): Answer => {
    const place = ((selection.at ?? -1) + 1 + by + calls.length + 1) % (calls.length + 1);
    return pick(place === 0 ? null : place - 1);
  };
  return [
    {
      keys: ['c'],
      label: 'call',
      help: 'call at once what is selected, or the first possible call',
      group: 'play',
      act: () => {
        const call = calls[selection.at ?? 0];
        return call ? { play: { kind: 'call', cards: callCards(call) } } : { say: 'No call is possible.' };
      },
    },
    {
      keys: ['Tab', 'Right', 'Down', 'l', 'j', 'Shift-Tab', 'Left', 'Up', 'h', 'k'],
      name: '↑↓',
      label: 'choice',
      help: 'another call, or to stay; so does Tab',
      group: 'select',
      act: (key) => step(['Tab', 'Right', 'Down', 'l', 'j'].includes(key) ? 1 : -1),
    },
    {
      keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      name: '1-9',
      label: 'pick a call',
      group: 'select',
      quiet: true,
      act: (key) =>
        calls[Number(key) - 1] ? pick(Number(key) - 1) : { say: `There is no call number ${key}.` },
    },
  ];
}

/** Says which call the selected one beats, and what it brings. */
function verdictOn(position: DrawPosition, { at }: Selection): Verdict {
  const { view, mover, speaker } = position;
  const calls = callsOf(position);
  const call = at === null ? undefined : calls[at];
  const { dealer } = view.standing;
  if (!call) {
    const first = calls[0] && callText(calls[0], speaker);
    const note = first === undefined ? verdictTexts.noCall : verdictTexts.mayCall(first, calls.length - 1);
    return { selected: verdictTexts.stay, ...(position.calm ? { worth: note } : { note }) };
  }
  const standing = view.call;
  const worth =
    standing === null
      ? verdictTexts.firstCall(trumpsWord(call.card, speaker))
      : verdictTexts.beatsCall(
          callText(standing, speaker),
          standing.seat === mover ? null : within(speaker).seat(standing.seat),
          trumpsWord(call.card, speaker),
        );
  const note =
    dealer === null ? verdictTexts.becomesDealer : verdictTexts.dealerStays(within(speaker).seat(dealer));
  return { selected: verdictTexts.call(callText(call, speaker)), worth, note };
}

const trumpsWord = (card: Card, speaker: ShengjiPosition['speaker']): string | null =>
  isJoker(card) ? null : speaker.suit('CDHS'[suitCalled(card)!]!);

/** Cells of the meter of the draw. */
const CELLS = 20;

/** Says how far the draw is, and whose call is the highest. */
function drawWords({ view, speaker, theme }: DrawPosition): readonly RuleWords[] {
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

/** Draws the draw: cards drawn and calls of each player, and the possible calls. */
function drawDraw(board: Board<DrawView>): void {
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
  const [draw, standing] = drawWords({ ...position, view });
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

/** Draws a calm table without the hand: the calls, how far the draw is, and the calls to choose from. */
function drawCalm(board: Board<DrawView>): Area {
  const { selection } = board;
  const { view } = board.lying;
  const { facts, past, hand, ...table } = calmTableIn(board.size);
  drawSeatsIn(board, table, (at, seat) => {
    const wins = view.call?.seat === seat;
    const cards = view.shown[seat]!;
    if (cards.length > 0) drawCards(board, at, { cards, wins, notes: wins ? [boardTexts.stands] : [] });
  });
  const { drawn, stays } = view;
  drawQuiet(board, facts, [stays === null ? calmTexts.drawn(drawn, DRAWS) : calmTexts.lastCalls]);
  if (selection) drawChoices(board, past, selection.at);
  return hand;
}

/** Draws the calls in a row, staying first. Those before the chosen one are left out first. */
function drawChoices(
  { canvas, position, lying: { view } }: Board<DrawView>,
  { x, y, columns }: Area,
  at: number | null,
): void {
  const { lines, strong, quiet } = canvas.theme;
  const calls = callsOf({ view, mover: position.mover });
  const texts = [
    boardTexts.stay,
    ...calls.map((call, place) => calmTexts.choice(place + 1, callText(call, position.speaker))),
  ];
  const chosen = (at ?? -1) + 1;
  const widthFrom = (first: number) =>
    texts.slice(first, chosen + 1).reduce((sum, text) => sum + widthOf(text) + 3, 0);
  const first = texts.findIndex((_, place) => place === chosen || widthFrom(place) <= columns);
  let end = x;
  texts.slice(first).forEach((text, place) => {
    if (end + 2 + widthOf(text) > x + columns) return;
    const isChosen = first + place === chosen;
    if (isChosen) canvas.plain(end, y, lines.pointer, strong);
    const at = end;
    end = canvas.write(end + 2, y, text, isChosen ? strong : quiet) + 1;
    // Staying has no number.
    if (first + place > 0) canvas.touch(area(at, y, end - 1 - at, 1), String(first + place));
  });
}

/** Draws a row for each seat: level, cards drawn, and its call. */
function drawDrawers(board: Board<DrawView>, y: number): void {
  const { canvas, position } = board;
  const { view } = board.lying;
  const { seat: at, stage, windowClass } = board.measures;
  const { strong } = canvas.theme;
  const { standing, call, shown } = view;
  // Calls are fans of three rows if there is room.
  const pitch = windowClass < 120 ? 1 : Math.min(5, Math.floor((stage.rows - 4) / SEATS));
  const first = y + Math.ceil((pitch + 1) / 2);
  const drawnEnd = at.level + 12;
  const called = drawnEnd + 4;
  canvas.plain(at.name, y, boardTexts.player, strong);
  canvas.plain(at.level, y, boardTexts.level, strong);
  canvas.writeRight(drawnEnd, y, drawTexts.drawn, strong);
  canvas.plain(called, y, drawTexts.calledHead, strong);
  seatsFrom(position, SEATS).forEach((seat, place) => {
    const row = first + pitch * place;
    drawName(board, area(at.name, row, at.nameColumns, 1), seat, { dealer: standing.dealer, taker: null });
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

/** Returns the hand under each suit that can be called as trumps, a line each; No-Trump as well if jokers can call. */
function handRows(position: ShengjiPosition, view: DrawView, columns: number): PanelRow[] {
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

/** The order of a hand's groups during the draw. */
const SUITS_FROM_SPADES = [3, 2, 0, 1] as const;

/** Returns the calls to choose from; else which cards a call needs, and how the draw works. */
function callLines(
  { position, lying: { view }, selection }: Board<DrawView>,
  columns: number,
  rows: number,
): string[] {
  const calls = callsOf({ view, mover: position.mover });
  const needed = wrap(neededText(view), columns);
  if (selection === null) return [boardTexts.noCalls, '', ...needed].slice(0, rows);
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

/** Says how many cards of the hand would be trumps. */
function trumpsText(position: ShengjiPosition, call: Call): string {
  const hand = handOf(position);
  if (hand === null) return '';
  const mine = trumpsIn(hand, { rank: trumpRank(position.view.standing), suit: suitCalled(call.card) });
  return drawTexts.trumps(
    mine,
    hand.reduce((sum, n) => sum + n, 0),
  );
}

/** Says which cards a call needs now. */
function neededText(view: DrawView): string {
  const { call, standing } = view;
  const rank = trumpRank(standing);
  if (call === null) return drawTexts.first(rank);
  if (isUnbeatable(view)) return drawTexts.unbeaten;
  return drawTexts.beats(rank, call.count, standing.rules.noTrumpCalls && !isJoker(call.card));
}

/** Says during the draw whether there is a call, and when somebody at the keyboard can make one. */
export function watching({ view, players, viewer, speaker }: ShengjiPosition): [string, string] {
  if (view.phase !== 'draw') return ['', ''];
  const { call, stays } = view;
  const isLast = stays !== null;
  const called =
    call === null
      ? verdictTexts.uncalled(isLast)
      : verdictTexts.called(
          isLast,
          call.seat === speaker.you ? null : speaker.seat(call.seat),
          callText(call, speaker),
        );
  return [called, isLast ? '' : whenToCall(players, viewer)];
}

function whenToCall(players: Players, viewer: Viewer): string {
  // At a hosted table nobody is asked, as all others would wait.
  if (players.some(({ guest }) => guest)) return viewer === 'table' ? '' : verdictTexts.chooses;
  const people = players.filter(({ bot }) => bot === null).length;
  if (people > 1) return verdictTexts.looks;
  return people === 1 && viewer !== 'table' ? verdictTexts.asks : '';
}

/** Allows calls while cards are drawn; for the last calls everybody is asked. */
export const early = (view: View, seat: Seat): View | null =>
  view.phase === 'draw' && view.stays === null ? { ...view, turn: seat } : null;

type Since = () => readonly Fact[];

/**
 * Returns the stay that a seat makes without being asked; null if it is asked.
 * - A person alone is asked during the draw only when the card drawn makes a call possible. A call passed up can still be made in the last calls.
 * - Of several people at one keyboard each is asked after every seventh card of their own, after another player's call, and in the last calls,
 * whatever they hold, so that being asked tells nothing.
 * - At a hosted table nobody is asked before the last calls: people call when they want to, see `TableUi.early`.
 */
export function unasked(view: View, seat: Seat, mover: Mover, since: Since = () => []): Move | null {
  return view.phase === 'draw' && !isAsked(view, seat, mover, since) ? { kind: 'stay' } : null;
}

function isAsked(view: DrawView, seat: Seat, mover: Mover, since: Since): boolean {
  const drawing = view.stays === null;
  if (mover === 'bot' || mover === 'alone')
    return mover === 'alone' && drawing ? drawMakesCall(view, seat) : canCall(view, seat);
  if (isUnbeatable(view)) return false;
  if (mover === 'apart') return !drawing;
  return !drawing || isLookDue(view, seat) || since().some(({ kind }) => kind === 'call');
}

/** The number of cards between two looks at one's own hand during the draw. */
const LOOK = 7;

/** After the last card come the last calls, in which everybody looks. */
function isLookDue(view: DrawView, seat: Seat): boolean {
  const held = cardsLeft(view, seat);
  return held % LOOK === 0 && held < HAND;
}

/** Four cards cannot be replaced, except by four jokers if they may call. */
const isUnbeatable = ({ call, standing }: DrawView): boolean =>
  call !== null && call.count === COPIES && (isJoker(call.card) || !standing.rules.noTrumpCalls);
