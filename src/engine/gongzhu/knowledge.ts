import { type CardSet, FULL, intersection, minus, setOf, union } from '../card-set.ts';
import type { BySeat, Seat } from '../game.ts';
import { seatsOf } from '../trick.ts';
import { type DealView, type Hidden, type PlayPhase, receiverOf, tricksOf } from './state.ts';

/** The unplayed cards that each seat may hold, by what play has shown to everybody. */
export const mayHold = ({ may, played }: PlayPhase<Hidden>): BySeat<CardSet> =>
  may.map((cards) => minus(cards, played));

/** The unseen cards that another seat may hold, by the knowledge of `me`: a card that `me` gave away is with its receiver alone. */
export function mayBeWith({ deal, may }: PlayPhase<Hidden>, unseen: CardSet, me: Seat, seat: Seat): CardSet {
  const cards = intersection(may[seat]!, unseen);
  const gift = deal.gifts[me];
  return gift && receiverOf(deal, me) !== seat ? minus(cards, gift) : cards;
}

/**
 * The cards that each seat may hold now, by all that the viewer knows. Its own hand is known exactly, and the cards it gave are with their
 * receiver until they are played.
 */
export function couldHold(view: DealView): BySeat<CardSet> {
  const { viewer, deal } = view;
  if (viewer === 'table') return view.phase === 'play' ? mayHold(view) : deal.hands.map(() => FULL);
  const own = deal.hands[viewer]!;
  if (view.phase === 'pass') return deal.hands.map((_, seat) => (seat === viewer ? own : minus(FULL, own)));
  const unseen = minus(FULL, union(view.played, own));
  return deal.hands.map((_, seat) =>
    seat === viewer ? minus(own, view.played) : mayBeWith(view, unseen, viewer, seat),
  );
}

/** The cards each seat has played in this deal. */
export function playedBy(position: PlayPhase<Hidden>): BySeat<CardSet> {
  const cards: number[][] = [[], [], [], []];
  for (const trick of tricksOf(position))
    for (const seat of seatsOf(trick)) cards[seat]!.push(trick.cards[seat]!);
  return cards.map(setOf);
}
