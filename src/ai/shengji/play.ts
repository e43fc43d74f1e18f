import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { pointsOf } from '../../engine/shengji/cards.ts';
import { debtOf } from '../../engine/shengji/follow.ts';
import { shapeOf } from '../../engine/shengji/groups.ts';
import { copiesToCome, houseLead } from '../../engine/shengji/knowledge.ts';
import { followSelection, follows, leads, tolajis, winningFollows } from '../../engine/shengji/moves.ts';
import { cheapest, type Price } from '../../engine/shengji/selections.ts';
import type { Hidden, Move, OpenTicket, PlayPhase, Trick } from '../../engine/shengji/state.ts';
import { beats } from '../../engine/shengji/trick.ts';
import type { Choice } from '../policy.ts';
import { type Reading, read, sameParty } from './reading.ts';
import { expectedPoints, pointsWith, seatsAfter, winChances } from './trick.ts';
import { WEIGHTS } from './weights.ts';
import { joiningWorth, priceOfAll, priceOfLead, pricesOf } from './worth.ts';

/** A play and what it is thought to be worth, in points. */
interface Weighed {
  readonly cards: readonly Card[];
  readonly value: number;
}

export function choosePlay(view: PlayPhase<Hidden>, me: Seat): Choice<Move> {
  const reading = read(view, me);
  const { cards } = best(weigh(reading));
  return { move: { kind: 'play', cards } };
}

/** Follows looked at: where there are more, those that come first. */
const LOOKED_AT = 200;

/** All plays that are legal, or the first so many, with what they are thought to be worth. */
export function weighAll(reading: Reading): Weighed[] {
  const { hand, lie, view } = reading;
  const price = partingPrices(reading);
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
  const price = partingPrices(reading);
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
      seekingValue(reading, shape.suit) -
      priceOfAll(cards, price) -
      priceOfLead(cards[0]!, cards.length, view.left);
    return { cards, value };
  });
}

/** What it costs to part with so many copies of a card: what they are worth keeping for, less what it is worth that they meet a ticket. */
function partingPrices({ view, me, hand, lie }: Reading): Price {
  const price = pricesOf(hand, lie);
  const open = view.tickets.filter(({ met }) => met === null);
  if (open.length === 0) return price;
  const meeting = view.house.includes(me) ? -WEIGHTS.another : joiningWorth(houseLead(view, me));
  const metBy = (card: Card, n: number) =>
    open.filter((ticket) => ticket.card === card && n >= copiesToCome(ticket, view.gone));
  return (card, n) => price(card, n) - meeting * metBy(card, n).length;
}

/** What it is worth to a House that lacks members to lead a suit in which others may meet a ticket. */
function seekingValue({ view, house, me, lie, hand }: Reading, suit: number): number {
  const isSought = (ticket: OpenTicket) =>
    ticket.met === null &&
    hand[ticket.card]! < copiesToCome(ticket, view.gone) &&
    lie.suits[ticket.card] === suit;
  return house[me] === 1 ? WEIGHTS.seeking * view.tickets.filter(isSought).length : 0;
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
    }) - priceOfAll(cards, price);
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
