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
import { count, list, verb } from '../../engine/words.ts';
import { whereabouts } from './offers.ts';
import {
  type Calling,
  callsOf,
  cardOffers,
  deskOf,
  type Naming,
  type Picking,
  type Selection,
  takenCards,
} from './selection.ts';
import { cardsText, formText, type ShengjiPosition, shortTicket } from './words.ts';

interface Verdict {
  readonly selected: string;
  readonly note: string;
  readonly move?: string;
}

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

function callVerdict(position: ShengjiPosition, { at }: Calling): Verdict {
  const { view, mover, speaker } = position;
  const calls = callsOf(position);
  const { trumps, hand } = deskOf(position);
  const name = (call: Call): string =>
    callCards(call)
      .map((card) => speaker.card(format(card)))
      .join(' ');
  const call = at === null ? undefined : calls[at];
  if (view.phase !== 'draw' || mover === null) return { selected: '', note: '' };
  if (!call) {
    const possible = calls[0] ? `You may call: c calls ${name(calls[0])}, Tab shows ` : 'No call is possible';
    const others = calls.length > 1 ? `${count(calls.length - 1, 'other call')}.` : 'it.';
    return { selected: 'STAY', note: calls[0] ? possible + others : `${possible}.` };
  }
  const held = hand.reduce((sum, n) => sum + n, 0);
  const mine = trumpsIn(hand, { rank: trumps.rank, suit: suitCalled(call.card) });
  const dealer = view.standing.dealer === null ? ' If it stands, you become Dealer.' : '';
  return {
    selected: `CALL ${name(call)}`,
    note: `${mine} of your ${held} cards would be trumps.${dealer}`,
  };
}

function buryVerdict(position: ShengjiPosition, selection: Picking): Verdict {
  const { speaker, view } = position;
  const { lie, hand } = deskOf(position);
  const cards = takenCards(selection, lie);
  const selected = `BURY ${cards.length}/${KITTY}, ${count(pointsOf(cards), 'point')}${
    cards.length > 0 ? `: ${cardsText(cards, lie, speaker)}` : ''
  }`;
  const left = lie.lines.map((line) =>
    line.reduce((sum, card) => sum + hand[card]! - selection.taken[card]!, 0),
  );
  const had = lie.lines.map((line) => line.reduce((sum, card) => sum + hand[card]!, 0));
  const voids = [0, 1, 2, 3].filter((suit) => had[suit]! > 0 && left[suit] === 0);
  const word = selection.at === null ? '' : offerText(view.phase === 'bury' ? view : null, selection.at);
  const empty = voids.length === 0 ? '' : ` You keep no ${list(voids.map(suitName))}.`;
  return {
    selected,
    note: `${word}Points count twice or more if the Player party wins the last trick.${empty}`,
  };
}

function offerText(view: Parameters<typeof cardOffers>[0] | null, at: number): string {
  if (view === null) return '';
  const { list: offers, more } = cardOffers(view);
  const word = offers[at]?.word;
  return `Tab ${at + 1} of ${offers.length}${more ? ' or more' : ''}${word ? `, ${word}` : ''}. `;
}

function ticketVerdict(position: ShengjiPosition, { tickets, cursor }: Naming): Verdict {
  const { view, speaker } = position;
  if (view.phase !== 'tickets') return { selected: '', note: '' };
  const named = tickets.map((ticket) => shortTicket(ticket, speaker)).join(' and ');
  const { held, buried, out } = whereabouts(view, cursor);
  const card = speaker.card(format(cursor));
  return {
    selected: `TICKETS ${tickets.length}/2${named ? `: ${named}` : ''}`,
    note: isJoker(cursor)
      ? 'A ticket names no joker.'
      : `${card}: you hold ${held}${buried > 0 ? `, buried ${buried}` : ''}, the others ${out}. 1-4 names that copy, Tab proposes two.`,
  };
}

function playVerdict(position: ShengjiPosition, selection: Picking): Verdict {
  const { view, mover, speaker } = position;
  const { lie } = deskOf(position);
  if (view.phase !== 'play' || mover === null) return { selected: '', note: '' };
  const cards = takenCards(selection, lie);
  const wanted = view.trick === null ? '' : `/${cardsInForm(view.trick.lead)}`;
  if (cards.length === 0) return { selected: `TAKEN 0${wanted}`, note: owedText(position, lie) };
  const shape = shapeOf(cards, lie);
  const form = shape && cards.length > 1 ? ` ${formText(shape).replace(/^an? /, '')}` : '';
  const word = selection.at === null ? '' : offerText(view, selection.at);
  const legal = check(view, mover, { kind: 'play', cards }) === null;
  return {
    selected: `TAKEN ${cards.length}${wanted}: ${cardsText(cards, lie, speaker)}${form}`,
    move: cardsText(cards, lie, speaker) + form,
    note: word + (legal ? effectText(position, view, cards, lie) : owedText(position, lie)),
  };
}

/** What is to be done now. */
function owedText({ view, mover, speaker }: ShengjiPosition, lie: Lie): string {
  if (view.phase !== 'play' || mover === null) return '';
  const { trick } = view;
  if (trick === null) return 'You lead: a card, identical cards, or a Tolaji. Tab shows what you have.';
  const { lead } = trick;
  const suit = suitName(lead.suit);
  const size = cardsInForm(lead);
  const debt = debtOf(lead, view.hands[mover] ?? NO_CARDS, lie);
  const led = `${speaker.seat(trick.plays[0]!.seat)} led ${formText(lead)} of ${suit}.`;
  if (debt.kind === 'tolaji') return `${led} You hold such a Tolaji: it is owed.`;
  if (debt.kind === 'groups') {
    const owed = [4, 3, 2].flatMap((k) => (debt.groups[k]! > 0 ? [groupsText(k, debt.groups[k]!)] : []));
    return `${led} Play ${count(size, 'card')} of it${owed.length > 0 ? `, with ${list(owed)}` : ''}.`;
  }
  if (debt.held === 0) return `${led} You have none: play any ${size === 1 ? 'card' : `${size} cards`}.`;
  if (debt.held === size) return `${led} Your ${count(size, 'card')} of it must go.`;
  return `${led} Play your ${debt.held} of it and any ${size - debt.held} more.`;
}

/** What playing these cards means for the trick and the tickets. */
function effectText(
  { mover, speaker }: ShengjiPosition,
  view: PlayPhase<Hidden>,
  cards: readonly Card[],
  lie: Lie,
): string {
  const me = mover!;
  const after = addPlay(view.trick, me, cards, lie);
  return [...ticketText(view, me, cards), trickText(view, after, me)].join(' ');

  function trickText({ trick }: PlayPhase<Hidden>, { winner, plays }: Trick, seat: number): string {
    const points = pointsOf(cards);
    const left = SEATS - plays.length;
    if (trick === null) return points > 0 ? `You lead with ${count(points, 'point')}.` : '';
    if (winner === seat) {
      const all = count(trickPoints(after), 'point');
      return left === 0 ? `You take the trick: ${all}.` : `Wins at present (${all}); ${left} still to play.`;
    }
    const best = cardsText(plays.find((play) => play.seat === winner)!.cards, lie, speaker);
    const given = points > 0 ? `, and gets ${points} from you` : '';
    return `${verb(speaker, winner, left === 0 ? 'take' : 'stay')} ${left === 0 ? 'it' : 'ahead'} with ${best}${given}.`;
  }

  function ticketText(
    { tickets, gone, house }: PlayPhase<Hidden>,
    seat: number,
    played: readonly Card[],
  ): string[] {
    const met = meetTickets(tickets, seat, played, gone);
    return tickets
      .filter((ticket, i) => met[i]!.met !== ticket.met)
      .map((ticket) =>
        house.includes(seat)
          ? `Meets the ticket ${shortTicket(ticket, speaker)}: the House gains nobody.`
          : `It is the ${shortTicket(ticket, speaker)}: you join the House.`,
      );
  }
}
