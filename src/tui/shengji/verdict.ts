import type { Card } from '../../engine/card.ts';
import { callCards, suitCalled } from '../../engine/shengji/calling.ts';
import { format, isJoker, KITTY, NO_CARDS, pointsOf, SEATS } from '../../engine/shengji/cards.ts';
import { debtOf } from '../../engine/shengji/follow.ts';
import { cardsIn as cardsInForm, shapeOf } from '../../engine/shengji/groups.ts';
import { check } from '../../engine/shengji/rules.ts';
import type { Call, Hidden, PlayPhase, Trick } from '../../engine/shengji/state.ts';
import { groupsText, suitName } from '../../engine/shengji/text.ts';
import { addPlay, meetTickets, trickPoints } from '../../engine/shengji/trick.ts';
import { type Lie, trumpsIn } from '../../engine/shengji/trumps.ts';
import { count, inWords, list, verb } from '../../engine/words.ts';
import { widthOf } from '../../width.ts';
import { whereabouts } from './offers.ts';
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
import { unseenIn } from './unseen.ts';
import { cardsText, formText, type ShengjiPosition, shortTicket } from './words.ts';

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
  const stands =
    call === null
      ? 'nobody has called yet'
      : `${verb(speaker, call.seat, 'lead')} with ${callText(call, speaker)}`;
  const drawing = stays === null ? 'Cards are drawn' : 'All cards are drawn, last calls';
  const people = players.filter(({ bot }) => bot === null).length;
  const when =
    people > 1
      ? 'c: the draw waits for whoever wants to call.'
      : people === 1 && viewer !== 'table'
        ? 'You are asked whenever you can call.'
        : '';
  return [`${drawing}: ${stands}.`, stays === null ? when : ''];
}

function callVerdict(position: ShengjiPosition, { at }: Calling): Verdict {
  const { view, mover, speaker } = position;
  const calls = callsOf(position);
  const { trumps, hand } = pickingContextOf(position);
  const name = (call: Call): string =>
    callCards(call)
      .map((card) => speaker.card(format(card)))
      .join(' ');
  const call = at === null ? undefined : calls[at];
  if (view.phase !== 'draw' || mover === null) return { selected: '', note: '' };
  if (!call) {
    const possible = calls[0] ? `You may call: c calls ${name(calls[0])}, Tab shows ` : 'No call is possible';
    const others = calls.length > 1 ? `${count(calls.length - 1, 'other call')}.` : 'it.';
    return { selected: 'Stay', note: calls[0] ? possible + others : `${possible}.` };
  }
  const held = hand.reduce((sum, n) => sum + n, 0);
  const mine = trumpsIn(hand, { rank: trumps.rank, suit: suitCalled(call.card) });
  const dealer =
    view.standing.dealer === null
      ? 'With nothing called yet, whoever makes the standing call is Dealer.'
      : '';
  return {
    selected: `Call ${name(call)}`,
    worth: `${mine} of your ${held} cards would be trumps.`,
    note:
      view.call === null ? dealer : view.standing.dealer === null ? 'If it stands, you become Dealer.' : '',
  };
}

function buryVerdict(position: ShengjiPosition, selection: Picking): Verdict {
  const { speaker, view } = position;
  const { lie, hand } = pickingContextOf(position);
  const cards = takenCards(selection, lie);
  const picked = cards.length > 0 ? `: ${cardsText(cards, lie, speaker)}` : '';
  const points = pointsOf(cards);
  const left = lie.lines.map((line) =>
    line.reduce((sum, card) => sum + hand[card]! - selection.taken[card]!, 0),
  );
  const had = lie.lines.map((line) => line.reduce((sum, card) => sum + hand[card]!, 0));
  const voids = [0, 1, 2, 3].filter((suit) => had[suit]! > 0 && left[suit] === 0);
  const word = selection.at === null ? '' : offerText(view.phase === 'bury' ? view : null, selection.at);
  const lie6 =
    points === 0
      ? 'No points lie in the kitty.'
      : `${count(points, 'point')} in the kitty: safe unless a Player wins the last trick.`;
  const empty = voids.length === 0 ? '' : `You keep no ${list(voids.map(suitName))}.`;
  return {
    selected: `Buried ${cards.length} of ${KITTY}${picked}`,
    note:
      cards.length === 0
        ? `Take ${KITTY} cards with Space or by rank; Tab proposes six.`
        : fitting([word, empty, lie6]),
  };
}

function offerText(view: Parameters<typeof cardOffers>[0] | null, at: number): string {
  if (view === null) return '';
  const { list: offers, more } = cardOffers(view);
  const word = offers[at]?.word;
  return `Tab ${at + 1} of ${offers.length}${more ? ' or more' : ''}${word ? `, ${word}` : ''}.`;
}

function ticketVerdict(position: ShengjiPosition, { tickets, third, cursor }: Naming): Verdict {
  const { view, speaker } = position;
  if (view.phase !== 'tickets') return { selected: '', note: '' };
  if (third) {
    const [first, second] = tickets;
    return {
      selected: `A third ticket, ${shortTicket(third, speaker)}: which does it replace?`,
      note: `1: ${shortTicket(first!, speaker)}   2: ${shortTicket(second!, speaker)}   Esc: keep both as they are`,
    };
  }
  const named = tickets.map((ticket) => shortTicket(ticket, speaker)).join(' and ');
  const { held, buried, out } = whereabouts(view, cursor);
  const card = speaker.card(format(cursor));
  return {
    selected: named || 'Name two tickets',
    note: isJoker(cursor)
      ? 'A ticket names no joker.'
      : fitting([
          `${card}: you hold ${held}${buried > 0 ? `, buried ${buried}` : ''}, the others ${out}.`,
          '1-4 names that copy, Tab proposes two.',
        ]),
  };
}

function playVerdict(position: ShengjiPosition, selection: Picking): Verdict {
  const { view, mover, speaker } = position;
  const { lie } = pickingContextOf(position);
  if (view.phase !== 'play' || mover === null) return { selected: '', note: '' };
  const cards = takenCards(selection, lie);
  const wanted = view.trick === null ? '' : ` of ${cardsInForm(view.trick.lead)}`;
  const told = owed(position, lie);
  // Where there is no room for both, what is owed goes before what was led, which the panel shows as well.
  const due = fitting(told) === told.join(' ') ? told : told.slice(1);
  const seen = unseenText(position, selection);
  if (cards.length === 0) return { selected: `Taken 0${wanted}`, note: fitting([...due, seen]) };
  const shape = shapeOf(cards, lie);
  const form = shape && cards.length > 1 ? ` ${formText(shape).replace(/^an? /, '')}` : '';
  const word = selection.at === null ? '' : offerText(view, selection.at);
  const text = cardsText(cards, lie, speaker);
  const selected = `Taken ${cards.length}${wanted}: ${text}`;
  if (check(view, mover, { kind: 'play', cards }) !== null) {
    return { selected, move: text + form, note: fitting(due) };
  }
  const { worth, more } = effect(position, view, cards, lie);
  const behind = (text: string) => fitting([worth], LINE - widthOf(`${text}  LEGAL   `));
  // The form is said too where the worth of the play leaves room for it.
  const named = behind(selected + form) === worth ? selected + form : selected;
  const beside = behind(named);
  return {
    selected: named,
    move: text + form,
    ...(beside && { worth: beside }),
    note: fitting([beside ? '' : worth, ...more, word, ...told.slice(1), seen]),
  };
}

/** How many copies of the card under the cursor are unseen. */
function unseenText(position: ShengjiPosition, { cursor }: Picking): string {
  const { view, speaker } = position;
  if (view.phase !== 'play') return '';
  const unseen = unseenIn(position, view);
  return unseen === null ? '' : `${speaker.card(format(cursor))}: ${unseen[cursor] || 'none'} unseen.`;
}

/** What has to be played, as sentences: what was led, then what is owed. */
function owed({ view, mover, speaker }: ShengjiPosition, lie: Lie): readonly string[] {
  if (view.phase !== 'play' || mover === null) return [];
  const { trick } = view;
  if (trick === null) return ['You lead: a card, identical cards, or a Tolaji.', 'Tab shows what you have.'];
  const { lead } = trick;
  const suit = suitName(lead.suit);
  const size = cardsInForm(lead);
  const debt = debtOf(lead, view.hands[mover] ?? NO_CARDS, lie);
  const led = `${speaker.seat(trick.plays[0]!.seat)} led ${formText(lead)} of ${suit}.`;
  const cards = count(size, 'card');
  if (debt.kind === 'tolaji') return [led, 'You hold such a Tolaji: it is owed.'];
  if (debt.kind === 'groups') {
    const groups = [4, 3, 2].flatMap((k) => (debt.groups[k]! > 0 ? [groupsText(k, debt.groups[k]!)] : []));
    if (groups.length > 0) return [led, `Play ${cards} of it, with ${list(groups)}.`];
    if (lead.size === 1) return [led, `Play any ${suit === 'trumps' ? 'trump' : suit.slice(0, -1)}.`];
    return [led, `You have no pair of ${suit}, so any ${inWords(size)} follow.`];
  }
  if (debt.held === 0) return [led, `You have none: play any ${size === 1 ? 'card' : `${size} cards`}.`];
  if (debt.held === size) return [led, `Your ${cards} of it must go.`];
  return [led, `Play your ${debt.held} of it and any ${size - debt.held} more.`];
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
    if (view.trick === null) return points > 0 ? [`You lead with ${count(points, 'point')}.`] : [];
    if (winner === me) {
      const all = count(trickPoints(after), 'point');
      return left === 0 ? [`You take the trick: ${all}.`] : [`Ahead so far: ${all}, ${left} still to play.`];
    }
    const best = cardsText(plays.find((play) => play.seat === winner)!.cards, lie, speaker);
    const gets = points > 0 ? [`${speaker.seat(winner)} would get ${points} from you.`] : [];
    return left === 0
      ? [`${verb(speaker, winner, 'take')} it with ${best}.`, ...gets]
      : [`${verb(speaker, winner, 'stay')} ahead with ${best}.`, ...gets];
  }

  function ticketText(): string[] {
    const met = meetTickets(view.tickets, me, cards, view.gone);
    return view.tickets
      .filter((ticket, i) => met[i]!.met !== ticket.met)
      .map((ticket) =>
        view.house.includes(me)
          ? `Meets the ticket ${shortTicket(ticket, speaker)}: the House gains nobody.`
          : `It is the ${shortTicket(ticket, speaker)}: you join the House.`,
      );
  }
}
