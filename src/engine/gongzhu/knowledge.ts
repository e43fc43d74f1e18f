import { HEARTS, suitOf } from '../card.ts';
import { type CardSet, EMPTY, FULL, has, intersection, minus, SUIT_SETS, setOf, union } from '../card-set.ts';
import type { BySeat } from '../game.ts';
import { ledCard, seatsOf } from '../trick.ts';
import { OPENING } from './rules.ts';
import { ALL_HEARTS, POINTED } from './score.ts';
import { type DealView, type Hidden, type PlayPhase, receiverOf, tricksOf } from './state.ts';

/** The unplayed cards that each seat may hold, by what play has shown to everybody. */
export function mayHold(position: PlayPhase<Hidden>): BySeat<CardSet> {
  const may = [FULL, FULL, FULL, FULL];
  const narrow = (seat: number, to: CardSet) => {
    may[seat] = intersection(may[seat]!, to);
  };
  const tricks = tricksOf(position);
  let broken = false;
  tricks.forEach((trick, number) => {
    const led = ledCard(trick);
    if (led === null) return;
    // A heart led before hearts are broken comes from a hand of nothing else.
    if (suitOf(led) === HEARTS && !broken) narrow(trick.leader, ALL_HEARTS);
    for (const seat of seatsOf(trick)) {
      const card = trick.cards[seat]!;
      if (suitOf(card) !== suitOf(led)) {
        narrow(seat, minus(FULL, SUIT_SETS[suitOf(led)]!));
        // A pointed card falls on the first trick only from a hand of nothing else.
        if (number === 0 && has(POINTED, card)) narrow(seat, POINTED);
      }
      broken ||= suitOf(card) === HEARTS;
    }
  });
  // Whoever is to lead the first trick holds the 2♣.
  const elsewhere = tricks.length === 1 && ledCard(position.trick) === null ? OPENING : EMPTY;
  return may.map((cards, seat) =>
    minus(cards, seat === position.turn ? position.played : union(position.played, elsewhere)),
  );
}

/**
 * The cards that each seat may hold now, by all that the viewer knows. Its own hand is known exactly; of cards that it passed it
 * knows that their receiver has them until they are played.
 */
export function couldHold(view: DealView): BySeat<CardSet> {
  const may = view.phase === 'play' ? mayHold(view) : [FULL, FULL, FULL, FULL];
  const { viewer, deal } = view;
  if (viewer === 'table') return may;
  const own = deal.hands[viewer] ?? EMPTY;
  const gift = (view.phase === 'play' && deal.gifts[viewer]) || EMPTY;
  const receiver = receiverOf(deal, viewer);
  return may.map((cards, seat) => {
    if (seat === viewer) return intersection(cards, own);
    return minus(cards, seat === receiver ? own : union(own, gift));
  });
}

/** The cards each seat has played in this deal. */
export function playedBy(position: PlayPhase<Hidden>): BySeat<CardSet> {
  const cards: number[][] = [[], [], [], []];
  for (const trick of tricksOf(position))
    for (const seat of seatsOf(trick)) cards[seat]!.push(trick.cards[seat]!);
  return cards.map(setOf);
}
