/** Playing to a trick. */

import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import {
  ALL_CARDS,
  type Counts,
  cardsIn,
  format,
  NO_CARDS,
  pointsOf,
  SEATS,
} from '../../engine/shengji/cards.ts';
import { debtOf } from '../../engine/shengji/follow.ts';
import { cardsIn as cardsInForm, type Shape, shapeOf } from '../../engine/shengji/groups.ts';
import { isVoid, partyOf } from '../../engine/shengji/knowledge.ts';
import { check } from '../../engine/shengji/rules.ts';
import { advanceFor } from '../../engine/shengji/score.ts';
import type { Move, Trick, View } from '../../engine/shengji/state.ts';
import { groupsText, suitName } from '../../engine/shengji/text.ts';
import { addPlay, meetTickets, trickPoints } from '../../engine/shengji/trick.ts';
import { type Lie, lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import { list, sentences } from '../../engine/words.ts';
import { widthOf } from '../../width.ts';
import type { Area } from '../drawing/area.ts';
import { turnedTo } from '../drawing/panel.ts';
import { takesAll } from '../match/sure.ts';
import { isShown, type Verdict } from '../table.ts';
import {
  type Board,
  beginOn,
  type Context,
  chosenCards,
  contextOf,
  type HandDecision,
  lookKeys,
  pickedCards,
  pointedAt,
  type Selection,
  withCards,
} from './hand.ts';
import { totalOf, unseenIn, type ViewIn } from './lying.ts';
import { owedIn, playOffers } from './owed.ts';
import { offerText, pickingKeys, putBack } from './picking.ts';
import { placesIn } from './places.ts';
import { drawPlay, drawQuiet, drawSeats } from './seats.ts';
import { drawPlayPanels, pastTexts, trickPanel } from './side.ts';
import {
  boardTexts,
  fitting,
  formName,
  formText,
  LINE,
  playText,
  type ShengjiPosition,
  STEP,
  shortTicket,
  verdictTexts,
} from './words.ts';

type PlayView = ViewIn<'play'>;
type PlayPosition = ShengjiPosition<PlayView>;

const contextIn = (position: PlayPosition): Context => {
  const { view } = position;
  const open = (card: Card) => owedIn(view).most[card]! > 0;
  return contextOf(position, { open, wanted: view.trick && cardsInForm(view.trick.lead) });
};

export const play: HandDecision<PlayView> = {
  enter: 'play',
  begin(position) {
    const context = contextIn(position);
    const selection = beginOn(context, firstCursor(position.view, context));
    // Cards that must be played are picked from the beginning.
    return pointedAt(context, { ...selection, picked: owedIn(position.view).least }, selection.cursor);
  },
  chosen(position, selection) {
    const cards = chosenCards(contextIn(position), selection);
    return cards && { kind: 'play', cards };
  },
  select: ({ view }, selection, move) =>
    move.kind === 'play' ? withCards(selection, move.cards, lieOf(view.deal.trumps)) : selection,
  keys: (position, selection) => [
    ...pickingKeys({ position, context: contextIn(position), selection }, 'choices', () =>
      playOffers(position.view),
    ),
    ...lookKeys(position, selection),
  ],
  verdict: verdictOn,
  draw: drawTable,
  hand({ position, lying, selection }) {
    const owed = position.mover !== null && selection !== null ? owedIn(lying.view) : null;
    return {
      raised: selection?.picked ?? NO_CARDS,
      ...(owed && { open: (card) => owed.most[card]! > 0, owed: owed.kinds }),
    };
  },
};

/** Returns the first card of the cursor: an owed one, else one of the suit led, whatever advice says; undefined for a lead, where any will do. */
function firstCursor(view: PlayView, { hand, groups, open }: Context): Card | undefined {
  const { trick, deal } = view;
  if (trick === null) return undefined;
  const kinds = groups.flatMap((group) => group.kinds).filter((card) => hand[card]! > 0);
  const owed = owedIn(view).kinds;
  const led = lieOf(deal.trumps).lines[trick.lead.suit]!;
  return kinds.find((card) => owed.includes(card)) ?? kinds.find((card) => led.includes(card) && open(card));
}

/** Returns the picked cards, their effect on the trick, and the duty. A calm table has one text. */
function verdictOn(position: PlayPosition, selection: Selection): Verdict {
  const { view, mover, speaker, calm } = position;
  const context = contextIn(position);
  const { lie, wanted } = context;
  if (mover === null) return { selected: '' };
  const cards = pickedCards(selection, lie);
  const due = dueText(position, lie);
  const seen = unseenText(position, selection);
  const edge = edgeText(position);
  const isOwed = wanted !== null && owedIn(view).least.every((n, card) => n === selection.picked[card]!);
  const text = playText(cards, lie, speaker);
  if (wanted !== null && cards.length < wanted) {
    if (calm && cards.length === 0) return { selected: sentences(due, edge) };
    const back = putBack({ position, context, selection });
    const told = isOwed
      ? verdictTexts.mustPlay(text, wanted - cards.length, back)
      : verdictTexts.picked(cards.length, wanted, text, back);
    return {
      selected: cards.length === 0 ? verdictTexts.nonePicked(wanted) : calm ? sentences(told, edge) : told,
      note: fitting([due, edge, seen], 2 * LINE),
    };
  }
  if (cards.length === 0) return { selected: verdictTexts.lead, note: fitting([verdictTexts.leadHow, seen]) };
  const shape = shapeOf(cards, lie);
  const move = shape && cards.length > 1 ? verdictTexts.named(text, formName(shape)) : text;
  if (check(view, mover, { kind: 'play', cards }) !== null)
    return { selected: text, move, note: fitting([due], 2 * LINE) };
  const word = offerText(selection.at, () => playOffers(view));
  const { worth, more } = effect(position, cards, lie);
  const told = worth || (view.trick === null && shape ? leadWorth(position, cards, shape) : '');
  const notes = isOwed ? [...more, verdictTexts.forced] : [...more, word, due, edge, seen];
  return {
    selected: text,
    move,
    worth: calm ? sentences(told, edge) : told,
    note: fitting(notes, 2 * LINE),
  };
}

/** Says what is led, and how much of its suit is still out. */
function leadWorth(position: PlayPosition, cards: readonly Card[], shape: Shape): string {
  const { view } = position;
  const unseen = unseenIn(position, view);
  const line = lieOf(view.deal.trumps).lines[shape.suit]!;
  const out = unseen === null ? null : totalOf(unseen, line);
  return verdictTexts.leads(cards.length > 1 ? formText(shape) : null, out, suitName(shape.suit));
}

/** Says how many copies of the card under the cursor are unseen. */
function unseenText(position: PlayPosition, { cursor }: Selection): string {
  const { view, speaker } = position;
  const unseen = unseenIn(position, view);
  return unseen === null ? '' : verdictTexts.unseen(speaker.card(format(cursor)), unseen[cursor]!);
}

/** Says in the first follow of a match what cards without a lower edge mean; '' later, if there are none, or if filled cards show it. */
function edgeText({ view, mover, theme }: PlayPosition): string {
  const isFirst = view.standing.deals === 1 && view.tricks.every(({ plays }) => plays[0]!.seat === mover);
  const { most } = owedIn(view);
  const isAny = view.hands[mover!]?.some((held, card) => held > 0 && most[card] === 0) ?? false;
  return isFirst && isAny && !theme.cards ? verdictTexts.noEdge : '';
}

/** Says what was led, and the duty. */
function dueText({ view, mover, speaker }: PlayPosition, lie: Lie): string {
  const { trick } = view;
  if (trick === null || mover === null) return '';
  const { lead } = trick;
  const suit = suitName(lead.suit);
  const size = cardsInForm(lead);
  const debt = debtOf(lead, view.hands[mover] ?? NO_CARDS, lie);
  const led = verdictTexts.led(speaker.seat(trick.plays[0]!.seat), formText(lead), suit);
  const owed = (): string => {
    if (debt.kind === 'tolaji') return verdictTexts.owedTolaji;
    if (debt.kind === 'groups') {
      const groups = [4, 3, 2].flatMap((k) => (debt.groups[k]! > 0 ? [groupsText(k, debt.groups[k]!)] : []));
      if (groups.length > 0) return verdictTexts.owedGroups(list(groups), size, suit);
      return lead.size === 1 ? verdictTexts.any(suit) : verdictTexts.noPair(suit, size);
    }
    if (debt.held === 0) return verdictTexts.none(size);
    return debt.held === size ? verdictTexts.all(size) : verdictTexts.some(debt.held, size - debt.held);
  };
  return `${led} ${owed()}`;
}

/** Says what these cards would do for the trick and for the tickets. */
function effect(
  { view, mover, speaker }: PlayPosition,
  cards: readonly Card[],
  lie: Lie,
): { readonly worth: string; readonly more: readonly string[] } {
  const me = mover!;
  const after = addPlay(view.trick, me, cards, lie);
  const tickets = ticketText();
  const [worth, ...more] = [...tickets, ...trickText(after)];
  return { worth: worth ?? '', more };

  function trickText({ winner, plays }: Trick): string[] {
    const points = pointsOf(cards);
    const left = SEATS - plays.length;
    if (view.trick === null) return points > 0 ? [verdictTexts.leadsPoints(points)] : [];
    if (winner === me) {
      const all = trickPoints(after);
      return [left === 0 ? verdictTexts.takes(all) : verdictTexts.ahead(all, left)];
    }
    const best = playText(plays.find((play) => play.seat === winner)!.cards, lie, speaker);
    const who = speaker.seat(winner);
    const gets = points > 0 ? [verdictTexts.gets(who, points)] : [];
    return [left === 0 ? verdictTexts.loses(who, best) : verdictTexts.behind(who, best), ...gets];
  }

  function ticketText(): string[] {
    const met = meetTickets(view.tickets, me, cards, view.gone);
    return view.tickets
      .filter((ticket, i) => met[i]!.met !== ticket.met)
      .map((ticket) =>
        view.house.includes(me)
          ? verdictTexts.meetsOwn(shortTicket(ticket, speaker))
          : verdictTexts.meets(shortTicket(ticket, speaker)),
      );
  }
}

/** Draws the table while tricks are played. The last trick is a panel if there is room, else a line. */
function drawTable(board: Board<PlayView>): Area {
  const { position, lying, selection } = board;
  const places = placesIn(board);
  const { facts, past, panels } = places;
  const hasTrick = isShown(position, 'trick');
  drawSeats(board, places, (at, seat) => {
    if (hasTrick) drawPlay(board, at, seat);
  });
  drawFacts(board, facts);
  const turned = turnedTo(lying.past, selection?.back ?? 0);
  const panel = turned && panels && trickPanel(board, turned, panels.columns);
  const shown = drawPlayPanels(board, panels, panel);
  if (turned && isShown(position, 'taken') && !(panel && shown.includes(panel)))
    drawQuiet(board, past, pastTexts(turned, lieOf(lying.view.deal.trumps), position.speaker));
  return places.hand;
}

/** Draws the points outside the House, if any, and to their right the tickets that nobody has met: the fullest texts that fit. */
function drawFacts(board: Board<PlayView>, { x, y, columns }: Area): void {
  const { canvas, position } = board;
  const bars = isShown(position, 'bar') ? barTexts(board) : [''];
  const friends = isShown(position, 'tickets') ? friendsTexts(board) : [''];
  const both = bars.flatMap((bar) => friends.map((text) => [bar, text] as const));
  const fits = (pair: readonly string[]) => widthOf(pair.filter(Boolean).join('  ')) <= columns;
  const [bar = '', text = ''] = [...both, ...bars.map((bar) => [bar, ''] as const)].find(fits) ?? [];
  canvas.write(x, y, bar || text, canvas.theme.quiet);
  if (bar) canvas.writeRight(x + columns, y, text, canvas.theme.quiet);
}

/** Cells of the meter of points. */
const CELLS = 12;

/** Returns the points outside the House and what they bring, the fullest text first; before the first ones the aim of the viewer's side; '' for none. */
function barTexts({ canvas, position: { viewer }, lying: { view } }: Board<PlayView>): readonly string[] {
  const party = viewer === 'table' ? '' : partyOf(view, viewer);
  const points = view.points.reduce((sum, n, seat) => (view.house.includes(seat) ? sum : sum + n), 0);
  if (points === 0) return party === '' ? [''] : [boardTexts.aim[party ?? 'none'], ''];
  const from = points - (points % STEP);
  const { full, empty } = canvas.theme.lines;
  const cells = Math.round(((points - from) / STEP) * CELLS);
  return boardTexts.pointsOf(
    boardTexts.pointsFor[party ?? 'player'],
    [from, points, from + STEP],
    full.repeat(cells) + empty.repeat(CELLS - cells),
    boardTexts.rises(advanceFor(points, view.standing.rules.deadZone)),
  );
}

/** Returns the tickets that nobody has met; '' for none. */
function friendsTexts({ position: { speaker }, lying: { view } }: Board<PlayView>): readonly string[] {
  const open = view.tickets.filter(({ met }) => met === null);
  if (open.length === 0) return [''];
  const named = open.map((ticket) => shortTicket(ticket, speaker));
  return boardTexts.friends(
    open.map(({ card }, place) => boardTexts.ticket(named[place]!, view.gone[card]!)),
    named,
  );
}

/** Returns cards to lead if every remaining trick is surely the seat's; else null. Single trumps go first, a group last, for the kitty. */
export function claim(view: View, seat: Seat): Move | null {
  if (view.phase !== 'play' || view.turn !== seat || view.trick !== null) return null;
  const lie = lieOf(view.deal.trumps);
  const hand = view.hands[seat] ?? NO_CARDS;
  const buried = (card: Card): number => view.kitty?.filter((other) => other === card).length ?? 0;
  const unseen = ALL_CARDS.map((all, card) => all - hand[card]! - buried(card) - view.gone[card]!);
  const others = view.limits.flatMap((_, other) => (other === seat ? [] : [other]));
  const suits = lie.lines.map((line) => ({
    own: heightsOf(hand, line, lie),
    unseen: others.every((other) => isVoid(view, other, line)) ? [] : heightsOf(unseen, line, lie),
  }));
  if (!takesAll(suits.slice(0, TRUMPS), suits[TRUMPS]!)) return null;
  const held = cardsIn(hand, lie.order);
  return { kind: 'play', cards: shapeOf(held, lie) ? held : [nextSingle(held, hand, lie)] };
}

const heightsOf = (counts: Counts, line: readonly Card[], { heights }: Lie): number[] =>
  cardsIn(counts, line).map((card) => heights[card]!);

/** Chooses a single card: trumps first, then suits whose lowest card has the fewest copies; in a suit the highest first. */
function nextSingle(held: readonly Card[], hand: Counts, { suits, lines, places }: Lie): Card {
  const lowest = (suit: number): number => hand[lines[suit]!.find((card) => hand[card]! > 0)!]!;
  const order = (card: Card): number => (suits[card] === TRUMPS ? 0 : lowest(suits[card]!));
  return held.reduce((a, b) => {
    const earlier = order(b) - order(a) || suits[b]! - suits[a]!;
    return earlier < 0 || (earlier === 0 && places[b]! > places[a]!) ? b : a;
  });
}

/** Returns the view of a seat as if it were its turn: to play to this trick, or to lead if it has played to it; null if it may not choose ahead. */
export function ahead(view: View, seat: Seat): View | null {
  if (view.phase !== 'play' || view.turn === seat) return null;
  if ((view.hands[seat] ?? NO_CARDS).every((copies) => copies === 0)) return null;
  const hasPlayed = view.trick?.plays.some((play) => play.seat === seat) ?? false;
  return { ...view, turn: seat, trick: hasPlayed ? null : view.trick };
}
