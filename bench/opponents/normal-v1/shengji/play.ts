import type { Card } from '../../../../src/engine/card.ts';
import type { Seat } from '../../../../src/engine/game.ts';
import { pointsOf } from '../../../../src/engine/shengji/cards.ts';
import { debtOf } from '../../../../src/engine/shengji/follow.ts';
import { shapeOf } from '../../../../src/engine/shengji/groups.ts';
import { copiesToCome } from '../../../../src/engine/shengji/knowledge.ts';
import { followSelection, leads, tolajis, winningFollows } from '../../../../src/engine/shengji/moves.ts';
import { cheapest, type Price } from '../../../../src/engine/shengji/selections.ts';
import type { Hidden, Move, PlayPhase, Trick } from '../../../../src/engine/shengji/state.ts';
import { beats } from '../../../../src/engine/shengji/trick.ts';
import { type Reading, read, sameParty } from './reading.ts';
import { expectedPoints, pointsWith, seatsAfter, winChances } from './trick.ts';
import { priceOfAll, pricesOf } from './worth.ts';

/** Worth for a House in search of its members of leading a suit in which a ticket may be met. */
const SEEKING = 3;
/** Worth of showing one's party by meeting a ticket. */
const JOINING = 8;

/** A play and its expected worth, in points. */
interface Weighed {
  readonly cards: readonly Card[];
  readonly value: number;
}

export function choosePlay(view: PlayPhase<Hidden>, me: Seat): Move {
  return { kind: 'play', cards: best(weigh(read(view, me))).cards };
}

/** The plays that may be best. */
function weigh(reading: Reading): Weighed[] {
  const price = pricesOf(reading.hand, reading.lie);
  const { trick } = reading.view;
  return trick === null ? weighLeads(reading, price) : weighFollows(reading, trick, price);
}

/** The first play with the highest value. */
const best = (plays: readonly Weighed[]): Weighed => plays.reduce((a, b) => (b.value > a.value ? b : a));

function weighLeads(reading: Reading, price: Price): Weighed[] {
  const { hand, lie, me } = reading;
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
      priceOfAll(cards, price);
    return { cards, value };
  });
}

/** The worth of a play for the open tickets. */
function ticketValue({ view, house, me, lie, hand }: Reading, cards: readonly Card[]): number {
  let value = 0;
  for (const ticket of view.tickets) {
    if (ticket.met !== null) continue;
    const toCome = copiesToCome(ticket, view.gone);
    const played = cards.filter((card) => card === ticket.card).length;
    if (played >= toCome) value += view.house.includes(me) ? -SEEKING : JOINING;
    else if (
      view.trick === null &&
      house[me] === 1 &&
      hand[ticket.card]! < toCome &&
      lie.suits[cards[0]!] === lie.suits[ticket.card]
    ) {
      value += SEEKING;
    }
  }
  return value;
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
  // The share of points thrown into the trick that the own side gets.
  const later = seatsAfter(reading, me);
  const chances = winChances(reading, { suit: lead.suit, winner: trick.winner, best: trick.best, later });
  const friendly = chances.reduce(
    (sum, chance, seat) => sum + chance * (2 * sameParty(reading, me, seat) - 1),
    0,
  );
  const shed = cheapest(selection, (card, n) => price(card, n) - friendly * n * pointsOf([card]));
  // Plays of the lead's form count only if they win: the others cost more than the cheapest.
  return [shed, ...winningFollows(trick, hand, debt, lie)].map(value);
}
