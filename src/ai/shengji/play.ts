import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { format, pointsOf } from '../../engine/shengji/cards.ts';
import { debtOf } from '../../engine/shengji/follow.ts';
import { type Shape, shapeOf } from '../../engine/shengji/groups.ts';
import { copiesToCome } from '../../engine/shengji/knowledge.ts';
import { followSelection, follows, leads, tolajis, winningFollows } from '../../engine/shengji/moves.ts';
import { cheapest, type Price } from '../../engine/shengji/selections.ts';
import type { Hidden, Move, PlayPhase, Trick } from '../../engine/shengji/state.ts';
import { beats } from '../../engine/shengji/trick.ts';
import { TRUMPS } from '../../engine/shengji/trumps.ts';
import type { ReasonedChoice } from '../policy.ts';
import { holds, holdsTicket, type Reading, read, sameParty } from './reading.ts';
import type { Beaters, Reason, Side } from './reason.ts';
import { expectedPoints, pointsWith, seatsAfter, winChances } from './trick.ts';
import { WEIGHTS } from './weights.ts';
import { joiningWorth, priceOfAll, priceOfLead, pricesOf } from './worth.ts';

type PlayChoice = ReasonedChoice<Move, Reason>;

/** A play and what it is thought to be worth, in points. */
interface Weighed {
  readonly cards: readonly Card[];
  readonly value: number;
}

export function choosePlay(view: PlayPhase<Hidden>, me: Seat): PlayChoice {
  const reading = read(view, me);
  const { cards } = best(weigh(reading));
  return { move: { kind: 'play', cards }, reason: () => reasonOf(reading, cards, true) };
}

/** What speaks for a play. */
export function playReason(view: PlayPhase<Hidden>, me: Seat, cards: readonly Card[]): Reason {
  const reading = read(view, me);
  return reasonOf(reading, cards, sameCards(cards, best(weigh(reading)).cards));
}

/** Both in canonical order. */
const sameCards = (a: readonly Card[], b: readonly Card[]): boolean => `${a}` === `${b}`;

/** `isBest`: it is the one that is thought to be worth most. */
const reasonOf = (reading: Reading, cards: readonly Card[], isBest: boolean): Reason =>
  reading.view.trick === null
    ? leadReason(reading, cards)
    : followReason(reading, reading.view.trick, cards, isBest);

/** Follows looked at: where there are more, those that come first. */
const LOOKED_AT = 200;

/** All plays that are legal, or the first so many, with what they are thought to be worth. */
export function weighAll(reading: Reading): Weighed[] {
  const { hand, lie, view } = reading;
  const price = pricesOf(hand, lie);
  const { trick } = view;
  return trick === null
    ? weighLeads(reading, price)
    : first(LOOKED_AT, follows(trick.lead, hand, lie)).map((cards) =>
        weighFollow(reading, trick, price, cards),
      );
}

function first<T>(count: number, items: Iterable<T>): T[] {
  const taken: T[] = [];
  for (const item of items) if (taken.push(item) === count) break;
  return taken;
}

/** The plays among which the best one is. */
function weigh(reading: Reading): Weighed[] {
  const price = pricesOf(reading.hand, reading.lie);
  const { trick } = reading.view;
  return trick === null ? weighLeads(reading, price) : weighFollows(reading, trick, price);
}

/** The first of those with the highest value. */
const best = (plays: readonly Weighed[]): Weighed => plays.reduce((a, b) => (b.value > a.value ? b : a));

function weighLeads(reading: Reading, price: Price): Weighed[] {
  const { hand, lie, me, view } = reading;
  const later = seatsAfter(reading, me);
  return Array.from(leads(hand, lie), (cards) => {
    const shape = shapeOf(cards, lie)!;
    const value =
      expectedPoints(reading, {
        suit: shape.suit,
        winner: me,
        best: shape,
        points: pointsOf(cards),
        later,
        size: cards.length,
      }) +
      ticketValue(reading, cards) -
      priceOfAll(cards, price) -
      priceOfLead(cards[0]!, cards.length, view.left);
    return { cards, value };
  });
}

/** The points that the members of the House known so far have taken. */
const housePoints = ({ house, points }: PlayPhase<Hidden>): number =>
  house.reduce((sum, seat) => sum + points[seat]!, 0);

/** What a play does about the open tickets. */
function ticketValue({ view, house, me, lie, hand }: Reading, cards: readonly Card[]): number {
  let value = 0;
  for (const ticket of view.tickets) {
    if (ticket.met !== null) continue;
    const toCome = copiesToCome(ticket, view.gone);
    const played = cards.filter((card) => card === ticket.card).length;
    if (played >= toCome)
      value += view.house.includes(me) ? -WEIGHTS.seeking : joiningWorth(housePoints(view));
    else if (
      view.trick === null &&
      house[me] === 1 &&
      hand[ticket.card]! < toCome &&
      lie.suits[cards[0]!] === lie.suits[ticket.card]
    ) {
      value += WEIGHTS.seeking;
    }
  }
  return value;
}

function leadReason(reading: Reading, cards: readonly Card[]): Reason {
  const { view, lie, me } = reading;
  const shape = shapeOf(cards, lie)!;
  const join = joined(reading, cards);
  if (join) return join;
  const texts = cards.map(format);
  const beaters = beatersOf(reading, shape);
  if (hardlyBeaten(reading, shape)) {
    return { because: 'master', cards: texts, beaters, ruffer: rufferOf(reading, shape.suit) };
  }
  const sought = view.tickets.find(
    (ticket) => ticket.met === null && lie.suits[ticket.card] === shape.suit && view.house.includes(me),
  );
  if (sought) return { because: 'seek', cards: texts, card: format(sought.card), ordinal: sought.ordinal };
  return { because: 'lead', cards: texts, points: pointsOf(cards), beaters };
}

/** The higher kinds of a suit of which enough copies are unseen to beat a group of this size. */
const higherKinds = ({ lie, hidden }: Reading, { suit, size, height }: Shape): Card[] =>
  lie.lines[suit]!.filter((card) => lie.heights[card]! > height && hidden[card]! >= size);

function beatersOf(reading: Reading, shape: Shape): Beaters {
  const { suit, size, length } = shape;
  const kinds = higherKinds(reading, shape);
  if (length > 1) return { suit, size, higher: kinds.length === 0 ? 0 : null };
  const higher = size > 1 ? kinds.length : kinds.reduce((sum, card) => sum + reading.hidden[card]!, 0);
  return { suit, size, higher };
}

/** With so few higher cards unseen a single card is led like the highest. */
const FEW = 2;

function hardlyBeaten(reading: Reading, shape: Shape): boolean {
  const { higher } = beatersOf(reading, shape);
  return higher !== null && higher <= (shape.size === 1 ? FEW : 0);
}

/** A seat that may be an opponent, has shown that it is out of a plain suit, and may hold trumps. */
function rufferOf(reading: Reading, suit: number): Seat | null {
  const { view, lie, me } = reading;
  if (suit === TRUMPS) return null;
  const mayHold = (seat: Seat, line: number): boolean =>
    lie.lines[line]!.some((card) => holds(reading, seat, card, 1) > 0);
  const seats = seatsAfter(reading, me).filter((seat) => sameParty(reading, me, seat) < 1);
  const isOut = (seat: Seat): boolean => lie.lines[suit]!.every((card) => view.limits[seat]![card] === 0);
  return seats.find((seat) => isOut(seat) && mayHold(seat, TRUMPS)) ?? null;
}

/** What the winner of a trick is to this seat. */
function sideOf(reading: Reading, winner: Seat): Side {
  const { view, me, hand } = reading;
  const friend = sameParty(reading, me, winner);
  const isHouse = view.house.includes(winner);
  if (friend === 1) return { is: 'friend', house: isHouse };
  if (friend === 0) return { is: 'opponent' };
  if (isHouse && friend > 0.5) {
    const ticket = view.tickets.find((open) => holdsTicket(open, view, hand));
    return { is: 'to-join', card: ticket ? format(ticket.card) : null };
  }
  return { is: friend > 0.5 ? 'likely-friend' : 'likely-opponent' };
}

function joined({ view, me }: Reading, cards: readonly Card[]): Reason | null {
  if (view.house.includes(me)) return null;
  const ticket = view.tickets.find(
    (t) => t.met === null && cards.filter((card) => card === t.card).length >= copiesToCome(t, view.gone),
  );
  return ticket
    ? { because: 'join', cards: cards.map(format), card: format(ticket.card), ordinal: ticket.ordinal }
    : null;
}

function weighFollow(reading: Reading, trick: Trick, price: Price, cards: readonly Card[]): Weighed {
  const shape = shapeOf(cards, reading.lie);
  const wins = shape !== null && beats(shape, trick.best);
  const value =
    expectedPoints(reading, {
      suit: trick.lead.suit,
      winner: wins ? reading.me : trick.winner,
      best: wins ? shape : trick.best,
      points: pointsWith(reading, cards),
      later: seatsAfter(reading, reading.me),
      size: cards.length,
    }) +
    ticketValue(reading, cards) -
    priceOfAll(cards, price);
  return { cards, value };
}

function weighFollows(reading: Reading, trick: Trick, price: Price): Weighed[] {
  const { hand, lie, me } = reading;
  const { lead } = trick;
  const debt = debtOf(lead, hand, lie);
  const value = (cards: readonly Card[]): Weighed => weighFollow(reading, trick, price, cards);
  if (debt.kind === 'tolaji') return Array.from(tolajis(hand, lead, lie), value);

  const selection = followSelection(lead, hand, debt, lie);
  // How far points thrown into the trick are points for one's own side.
  const later = seatsAfter(reading, me);
  const chances = winChances(reading, { suit: lead.suit, winner: trick.winner, best: trick.best, later });
  const friendly = chances.reduce(
    (sum, chance, seat) => sum + chance * (2 * sameParty(reading, me, seat) - 1),
    0,
  );
  const shed = cheapest(selection, (card, n) => price(card, n) - friendly * n * pointsOf([card]));
  // Of the plays of the lead's form only those count that win: the others cost more than the cheapest.
  return [shed, ...winningFollows(trick, hand, debt, lie)].map(value);
}

function followReason(reading: Reading, trick: Trick, cards: readonly Card[], isBest: boolean): Reason {
  const { lie, hand, me } = reading;
  const texts = cards.map(format);
  const debt = debtOf(trick.lead, hand, lie);
  if (debt.kind === 'all' && debt.held === cards.length) return { because: 'only', cards: texts };
  const join = joined(reading, cards);
  if (join) return join;
  const shape = shapeOf(cards, lie);
  const { winner } = trick;
  if (shape !== null && beats(shape, trick.best)) {
    return {
      because: 'take',
      cards: texts,
      points: pointsWith(reading, cards),
      last: seatsAfter(reading, me).length === 0,
      beaters: beatersOf(reading, shape),
    };
  }
  const points = pointsOf(cards);
  const side = sideOf(reading, winner);
  if (points > 0 && sameParty(reading, me, winner) > 0.5)
    return { because: 'feed', cards: texts, points, winner, side };
  const played = (card: Card): number => cards.filter((other) => other === card).length;
  const breaks = cards.some((card) => hand[card]! > played(card));
  return { because: 'shed', cards: texts, points, winner, side, breaks, best: isBest };
}
