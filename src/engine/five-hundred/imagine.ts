import { bitCount } from '../card-set.ts';
import { dealOut, type Places } from '../deal-out.ts';
import type { BySeat, Seat } from '../game.ts';
import { type Random, shuffled } from '../random.ts';
import {
  type Card,
  type Cards,
  cardsOf,
  minus,
  NONE,
  packSet,
  remove,
  setOf,
  size,
  union,
  widowSize,
} from './cards.ts';
import { buryCount } from './rules.ts';
import type { BuryPhase, Contract, Hidden, PlayPhase, State, View } from './state.ts';
import { playedIn } from './trick.ts';
import { suitIn } from './trumps.ts';
import { handSize, shownVoids, unseenBy } from './view.ts';

/** Draws a full state that the view cannot rule out; every such state has a chance. Throws a RangeError for a spectator's view. */
export function imagine(view: View, random: Random): State {
  if (view.viewer === 'table') throw new RangeError('only a seat can imagine what it does not see');
  switch (view.phase) {
    case 'deal':
    case 'over':
      return { phase: view.phase, standing: view.standing };
    case 'bid': {
      const { phase, standing, calls } = view;
      return { phase, standing, ...hiddenCards(view, view.viewer, random), calls };
    }
    case 'give': {
      const { phase, standing, contract } = view;
      return { phase, standing, ...hiddenCards(view, view.viewer, random), contract };
    }
    case 'bury':
      return imagineBury(view, view.viewer, random);
    case 'play':
      return imaginePlay(view, view.viewer, random);
  }
}

/** Deals the hidden hands of an auction, in which play has shown nothing yet. */
function hiddenCards(
  view: { readonly standing: View['standing']; readonly hands: BySeat<Hidden> },
  viewer: Seat,
  random: Random,
): { hands: BySeat<Cards>; widow: Cards } {
  const own = view.hands[viewer]!;
  const unseen = shuffled(cardsOf(minus(packSet(view.standing.seats), own)), random);
  const hands = view.hands.map((hand) => hand ?? setOf(unseen.splice(0, 10)));
  return { hands, widow: setOf(unseen) };
}

function imagineBury(view: BuryPhase<Hidden>, viewer: Seat, random: Random): State {
  const { phase, standing, contract } = view;
  const known = union(view.hands[viewer]!, view.given === null ? NONE : setOf([view.given]));
  const unseen = shuffled(cardsOf(minus(packSet(standing.seats), known)), random);
  const hands = view.hands.map((hand, seat) => {
    if (hand !== null) return hand;
    const count = handSize(view, seat);
    // The giver knows one card of the contractor's.
    if (seat !== contract.seat || view.given === null) return setOf(unseen.splice(0, count));
    return union(setOf(unseen.splice(0, count - 1)), setOf([view.given]));
  });
  const { widow, given } = imagineWidow(
    view.widow,
    view.given,
    hands[contract.seat]!,
    standing.seats,
    contract,
    random,
  );
  return { phase, standing, hands, widow, given, contract };
}

function imaginePlay(view: PlayPhase<Hidden>, viewer: Seat, random: Random): State {
  const { phase, standing, contract, aside, turn, trick, tricks, taken } = view;
  const byContractor: Card[] = [];
  for (const { seat, card } of playedIn(view)) if (seat === contract.seat) byContractor.push(card);
  const unseen = cardsOf(unseenBy(view, viewer));
  const voids = shownVoids(view);
  const seats = view.hands.flatMap((hand, seat) => (hand === null ? [seat] : []));
  const room = seats.map((seat) => handSize(view, seat));
  if (aside.buried === null) room.push(buryCount(view));
  const hidden = unseen.map((card) => {
    const suit = suitIn(card, contract.trump);
    let places = 0;
    for (let i = 0; i < room.length; i++) {
      const seat = seats[i];
      // The given card is with the contractor, in hand or buried.
      const fits = card !== aside.given || seat === undefined || seat === contract.seat;
      if (fits && (seat === undefined || ((voids[seat]! >> suit) & 1) === 0)) places |= 1 << i;
    }
    return { card, places };
  });
  const dealt = dealHidden(hidden, room, random);
  const hands = view.hands.map((hand, seat) => hand ?? setOf(dealt[seats.indexOf(seat)]!));
  const buried = aside.buried ?? setOf(dealt[room.length - 1]!);
  const contractors = union(union(hands[contract.seat]!, buried), setOf(byContractor));
  const { widow, given } = imagineWidow(
    aside.widow,
    aside.given,
    contractors,
    standing.seats,
    contract,
    random,
  );
  return { phase, standing, hands, contract, aside: { widow, given, buried }, turn, trick, tricks, taken };
}

/** Deals cards at random to places that they fill exactly; every possible deal has a chance. Cards with the fewest places come first. */
function dealHidden(
  hidden: readonly { readonly card: Card; readonly places: Places }[],
  room: readonly number[],
  random: Random,
): Card[][] {
  const everywhere = (1 << room.length) - 1;
  const order = shuffled(hidden, random);
  const confined = order.filter(({ places }) => places !== everywhere);
  confined.sort((a, b) => bitCount(a.places) - bitCount(b.places));
  const may = confined.map(({ places }) => places);
  const drawn = dealOut(may, room, random);
  const dealt: Card[][] = room.map(() => []);
  for (let i = 0; i < drawn.length; i++) dealt[drawn[i]!]!.push(confined[i]!.card);
  const free = order.filter(({ places }) => places === everywhere);
  let next = 0;
  for (let place = 0; place < room.length; place++) {
    const cards = dealt[place]!;
    while (cards.length < room[place]!) cards.push(free[next++]!.card);
  }
  return dealt;
}

/** Draws which of the contractor's cards came from the widow, and which from a Nello partner. */
function imagineWidow(
  known: Cards | null,
  given: Card | null,
  contractors: Cards,
  seats: number,
  contract: Contract,
  random: Random,
): { widow: Cards; given: Card | null } {
  const nello = contract.out.length > 0;
  if (known !== null) {
    return { widow: known, given: nello ? cardsOf(known)[random.below(size(known))]! : null };
  }
  const others = shuffled(cardsOf(given === null ? contractors : remove(contractors, given)), random);
  const widow = others.slice(0, widowSize(seats));
  const gift = nello ? (given ?? others[widow.length]!) : null;
  return { widow: setOf(gift === null ? widow : [...widow, gift]), given: gift };
}
