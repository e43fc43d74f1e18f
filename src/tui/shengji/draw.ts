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
import { COPIES, cardsIn, countsOf, DRAWS, HAND, isJoker } from '../../engine/shengji/cards.ts';
import { cardsLeft } from '../../engine/shengji/knowledge.ts';
import type { Call, Fact, Move, View } from '../../engine/shengji/state.ts';
import { lieOf, TRUMPS, trumpsIn } from '../../engine/shengji/trumps.ts';
import { within } from '../../engine/words.ts';
import type { Players } from '../../front/room.ts';
import { linesIn, widthOf } from '../../width.ts';
import { type Area, area } from '../drawing/area.ts';
import { LINED, type PanelRow } from '../drawing/panel.ts';
import type { Mover, Verdict } from '../table.ts';
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
import type { ViewIn } from './lying.ts';
import { placesIn } from './places.ts';
import { drawCards, drawQuiet, drawSeats } from './seats.ts';
import { drawWholePanels } from './side.ts';
import {
  boardTexts,
  callText,
  drawTexts,
  isTop,
  keyTexts,
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
  draw: drawDraw,
  hand({ position: { viewer, mover }, lying: { view }, selection }) {
    const at = selection?.at ?? null;
    const call = at === null ? null : callsOf({ view, mover })[at];
    const newest = viewer === 'table' ? null : view.drew[viewer]!;
    return {
      raised: countsOf(call ? callCards(call) : newest === null ? [] : [newest]),
      drawing: true,
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
      help: keyTexts.call,
      group: 'play',
      act: () => {
        const call = calls[selection.at ?? 0];
        return call ? { play: { kind: 'call', cards: callCards(call) } } : { say: verdictTexts.noCall };
      },
    },
    {
      keys: ['Tab', 'Right', 'Down', 'l', 'j', 'Shift-Tab', 'Left', 'Up', 'h', 'k'],
      name: '↑↓',
      label: 'choice',
      help: keyTexts.otherCall,
      group: 'select',
      act: (key) => step(['Tab', 'Right', 'Down', 'l', 'j'].includes(key) ? 1 : -1),
    },
    {
      keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      name: '1-9',
      label: keyTexts.pickCall,
      group: 'select',
      quiet: true,
      act: (key) => (calls[Number(key) - 1] ? pick(Number(key) - 1) : { say: keyTexts.noCallNumber(key) }),
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

/** Draws the draw: the calls, how far it is, the calls to choose from, and what a call needs and brings. */
function drawDraw(board: Board<DrawView>): Area {
  const { selection } = board;
  const { view } = board.lying;
  const places = placesIn(board);
  drawSeats(board, places, (at, seat) => {
    const wins = view.call?.seat === seat;
    const cards = view.shown[seat]!;
    if (cards.length > 0) drawCards(board, at, { cards, wins, notes: wins ? [boardTexts.stands] : [] });
  });
  const { drawn, stays } = view;
  drawQuiet(board, places.facts, [stays === null ? drawTexts.drawn(drawn, DRAWS) : drawTexts.lastCalls]);
  if (selection) drawChoices(board, places.past, selection.at);
  drawWholePanels(board, places.panels, ({ columns }) => [
    { title: drawTexts.needs, rows: linesIn(neededText(view), columns) },
    { title: drawTexts.byTrumps, rows: handRows(board, columns) },
  ]);
  return places.hand;
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
    ...calls.map((call, place) => drawTexts.choice(place + 1, callText(call, position.speaker))),
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

/** Returns the trumps of the hand under each suit that can be called, a line each, or in few columns their numbers; No-Trump as well if jokers can call. */
function handRows(
  { position, lying: { view, hand } }: Board<DrawView>,
  columns: number,
): (string | PanelRow)[] {
  if (hand === null) return [];
  const { speaker } = position;
  const rank = trumpRank(view.standing);
  const callable = [...SUITS_FROM_SPADES, ...(view.standing.rules.noTrumpCalls ? [null] : [])];
  const nameOf = (suit: number | null) => (suit === null ? drawTexts.noSuit : suitSign(suit, speaker));
  const countIn = (suit: number | null) => trumpsIn(hand, { rank, suit });
  if (columns < LINED)
    return linesIn(
      callable.map((suit) => boardTexts.counted(nameOf(suit), countIn(suit))).join('  '),
      columns,
    );
  return callable.map((suit) => {
    const lie = lieOf({ rank, suit });
    const held = cardsIn(hand, lie.lines[TRUMPS]!).filter((card) => suit === null || !isTop(card, lie));
    const text = drawTexts.trumpCount(nameOf(suit), countIn(suit));
    return {
      text,
      value:
        held.length > 0 ? playText(held, lie, speaker, columns - widthOf(text) - 2) : boardTexts.noneHeld,
      ...(view.call && suitCalled(view.call.card) === suit && { style: position.theme.strong }),
    };
  });
}

/** The order of a hand's groups during the draw. */
const SUITS_FROM_SPADES = [3, 2, 0, 1] as const;

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
