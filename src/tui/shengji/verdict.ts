import type { Card } from '../../engine/card.ts';
import type { Viewer } from '../../engine/game.ts';
import { suitCalled } from '../../engine/shengji/calling.ts';
import { format, isJoker, KITTY, NO_CARDS, POINTS, pointsOf, SEATS } from '../../engine/shengji/cards.ts';
import { debtOf } from '../../engine/shengji/follow.ts';
import { cardsIn as cardsInForm, type Shape, shapeOf } from '../../engine/shengji/groups.ts';
import { check } from '../../engine/shengji/rules.ts';
import type { Hidden, PlayPhase, Trick } from '../../engine/shengji/state.ts';
import { groupsText, suitName } from '../../engine/shengji/text.ts';
import { addPlay, meetTickets, trickPoints } from '../../engine/shengji/trick.ts';
import { type Lie, lieOf } from '../../engine/shengji/trumps.ts';
import { list, within } from '../../engine/words.ts';
import type { Players } from '../../front/room.ts';
import { widthOf } from '../../width.ts';
import { whereabouts } from './offers.ts';
import { owedIn } from './owed.ts';
import {
  type Calling,
  callsOf,
  cardOffers,
  type Naming,
  type Picking,
  pickingContextOf,
  type Selection,
  takenCards,
} from './selection.ts';
import { callText } from './stakes.ts';
import { totalOf, unseenIn } from './unseen.ts';
import { formName, formText, playText, type ShengjiPosition, shortTicket, verdictTexts } from './words.ts';

interface Verdict {
  readonly selected: string;
  readonly worth?: string;
  readonly note: string;
  readonly move?: string;
}

/** Columns of a line above the keys, in the smallest window. */
const LINE = 78;

/** As many of the sentences as have room in a line, the first ones first. */
const fitting = (sentences: readonly string[], room = LINE): string =>
  sentences.reduce((line, sentence) => {
    if (sentence === '') return line;
    const longer = line === '' ? sentence : `${line} ${sentence}`;
    return widthOf(longer) <= room ? longer : line;
  }, '');

export function verdict(position: ShengjiPosition, selection: Selection): Verdict {
  switch (selection.kind) {
    case 'call':
      return callVerdict(position, selection);
    case 'tickets':
      return ticketVerdict(position, selection);
    case 'cards':
      return position.view.phase === 'bury'
        ? buryVerdict(position, selection)
        : playVerdict(position, selection);
  }
}

/** While cards are drawn: whether a call stands, and when somebody at the keyboard can make one. */
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
  // Nobody is asked at a hosted table: all others would wait.
  if (players.some(({ guest }) => guest)) return viewer === 'table' ? '' : verdictTexts.chooses;
  const people = players.filter(({ bot }) => bot === null).length;
  if (people > 1) return verdictTexts.looks;
  return people === 1 && viewer !== 'table' ? verdictTexts.asks : '';
}

function callVerdict(position: ShengjiPosition, { at }: Calling): Verdict {
  const { view, mover, speaker } = position;
  const calls = callsOf(position);
  const call = at === null ? undefined : calls[at];
  if (view.phase !== 'draw' || mover === null) return { selected: '', note: '' };
  const { dealer } = view.standing;
  if (!call) {
    const first = calls[0] && callText(calls[0], speaker);
    const note = first === undefined ? verdictTexts.noCall : verdictTexts.mayCall(first, calls.length - 1);
    return { selected: verdictTexts.stay, note };
  }
  const standing = view.call;
  const worth =
    standing === null
      ? verdictTexts.firstCall(trumpsWord(call.card, speaker))
      : verdictTexts.beatsCall(
          call.count,
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

function buryVerdict(position: ShengjiPosition, selection: Picking): Verdict {
  const { speaker, view } = position;
  const { lie, hand, open } = pickingContextOf(position);
  const cards = takenCards(selection, lie);
  const points = pointsOf(cards);
  if (cards.length === 0)
    return { selected: verdictTexts.buryNone(KITTY), note: verdictTexts.buryHow(KITTY) };
  const left = lie.lines.map((line) =>
    line.reduce((sum, card) => sum + hand[card]! - selection.taken[card]!, 0),
  );
  const had = lie.lines.map((line) => line.reduce((sum, card) => sum + hand[card]!, 0));
  const voids = [0, 1, 2, 3].filter((suit) => had[suit]! > 0 && left[suit] === 0);
  const missing = KITTY - cards.length;
  const text = playText(cards, lie, speaker);
  const { cursor } = selection;
  const more = missing > 0 && open(cursor) && hand[cursor]! > selection.taken[cursor]! ? POINTS[cursor]! : 0;
  const sentences = [
    selection.at === null ? '' : offerText(view.phase === 'bury' ? view : null, selection.at),
    voids.length === 0 ? '' : verdictTexts.keepNone(list(voids.map(suitName))),
    verdictTexts.kittyPoints(points, missing > 0, more > 0 ? [speaker.card(format(cursor)), more] : null),
  ];
  return {
    selected: missing > 0 ? verdictTexts.buryPart(cards.length, KITTY, text) : verdictTexts.bury(text),
    note: fitting(sentences),
  };
}

function offerText(view: Parameters<typeof cardOffers>[0] | null, at: number): string {
  if (view === null) return '';
  const { list: offers, more } = cardOffers(view);
  return verdictTexts.offer(at + 1, offers.length, more, offers[at]?.word ?? '');
}

function ticketVerdict(position: ShengjiPosition, { tickets, third, cursor }: Naming): Verdict {
  const { view, speaker } = position;
  if (view.phase !== 'tickets') return { selected: '', note: '' };
  if (third) {
    const [first, second] = tickets;
    return {
      selected: verdictTexts.third(shortTicket(third, speaker)),
      note: verdictTexts.replace(shortTicket(first!, speaker), shortTicket(second!, speaker)),
    };
  }
  const named = tickets.map((ticket) => shortTicket(ticket, speaker)).join(' and ');
  const told = tickets.map(({ card }) => ({
    out: whereabouts(view, card).out,
    card: speaker.card(format(card)),
  }));
  const { held, buried, out } = whereabouts(view, cursor);
  const card = speaker.card(format(cursor));
  if (tickets.length === 2)
    return { selected: named, worth: verdictTexts.othersHold(told), note: verdictTexts.joins };
  const [selected, how] =
    tickets.length === 0
      ? [verdictTexts.nameTwo, verdictTexts.nameHow]
      : [verdictTexts.nameOneMore(named), verdictTexts.nameSecondHow];
  return { selected, note: fitting([verdictTexts.where(card, held, buried, out), how]) };
}

function playVerdict(position: ShengjiPosition, selection: Picking): Verdict {
  const { view, mover, speaker } = position;
  const { lie, wanted } = pickingContextOf(position);
  if (view.phase !== 'play' || mover === null) return { selected: '', note: '' };
  const cards = takenCards(selection, lie);
  const due = dueText(position, view, lie);
  const seen = unseenText(position, selection);
  const isOwed = wanted !== null && owedIn(view).least.every((n, card) => n === selection.taken[card]!);
  if (wanted !== null && cards.length < wanted) {
    return {
      selected:
        cards.length === 0
          ? verdictTexts.nonePicked(wanted)
          : verdictTexts.picked(cards.length, wanted, playText(cards, lie, speaker), isOwed),
      note: fitting([due, seen], 2 * LINE),
    };
  }
  if (cards.length === 0) return { selected: verdictTexts.lead, note: fitting([verdictTexts.leadHow, seen]) };
  const shape = shapeOf(cards, lie);
  const text = playText(cards, lie, speaker);
  const move = shape && cards.length > 1 ? verdictTexts.named(text, formName(shape)) : text;
  if (check(view, mover, { kind: 'play', cards }) !== null)
    return { selected: text, move, note: fitting([due], 2 * LINE) };
  const word = selection.at === null ? '' : offerText(view, selection.at);
  const { worth, more } = effect(position, view, cards, lie);
  const lead = view.trick === null && shape ? leadWorth(position, view, cards, shape) : '';
  return {
    selected: text,
    move,
    worth: worth || lead,
    note: fitting(isOwed ? [...more, verdictTexts.forced] : [...more, word, due, seen], 2 * LINE),
  };
}

/** What is led, and how much of its suit is still out. */
function leadWorth(
  position: ShengjiPosition,
  view: PlayPhase<Hidden>,
  cards: readonly Card[],
  shape: Shape,
): string {
  const { view: shown } = pickingContextOf(position);
  const unseen = unseenIn(position, shown);
  const line = lieOf(view.deal.trumps).lines[shape.suit]!;
  const out = unseen === null ? null : totalOf(unseen, line);
  return verdictTexts.leads(cards.length > 1 ? formText(shape) : null, out, suitName(shape.suit));
}

/** How many copies of the card under the cursor are unseen. */
function unseenText(position: ShengjiPosition, { cursor }: Picking): string {
  const { view, speaker } = position;
  if (view.phase !== 'play') return '';
  const unseen = unseenIn(position, view);
  return unseen === null ? '' : verdictTexts.unseen(speaker.card(format(cursor)), unseen[cursor]!);
}

/** What was led, and what is owed. */
function dueText({ mover, speaker }: ShengjiPosition, view: PlayPhase<Hidden>, lie: Lie): string {
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

/** What playing these cards means for the trick, and for the tickets. */
function effect(
  { mover, speaker }: ShengjiPosition,
  view: PlayPhase<Hidden>,
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
