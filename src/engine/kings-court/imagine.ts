import type { Card } from '../card.ts';
import { type Random, shuffled } from '../random.ts';
import { cardValue, isKing, PACK } from './cards.ts';
import type { DealtView, State, View } from './state.ts';

/** The cards neither on the board nor in the viewer's own hand. */
export function unseenCards(view: DealtView): Card[] {
  const unseen = PACK.slice();
  const see = (card: Card | null): void => {
    if (card !== null && !isKing(card)) unseen.splice(unseen.indexOf(card), 1);
  };
  view.board.forEach(see);
  for (const hand of view.hands) hand?.forEach(see);
  return unseen;
}

/**
 * Imagines a state: deals the unseen cards over the hidden hands and the stack. Every deal that agrees with the passes can come out. All
 * are equally likely if at most one hidden hand is restricted.
 */
export function imagine(view: View, random: Random): State {
  if (view.phase === 'deal') return { phase: 'deal', standing: view.standing };
  const unseen = shuffled(unseenCards(view), random);
  // One place for every card of a hidden hand, the most restricted first, then the stack's.
  const places = view.lacks
    .flatMap((lacks, seat) => (view.hands[seat] ? [] : lacks.map((lacked) => ({ seat, lacked }))))
    .sort((a, b) => b.lacked - a.lacked);
  const cards = assign(
    unseen,
    places.map((place) => place.lacked),
  );

  const dealt: Card[][] = view.hands.map(() => []);
  places.forEach(({ seat }, i) => void dealt[seat]!.push(unseen[cards[i]!]!));
  const used = new Set(cards);
  const hands = view.hands.map((hand, seat) => hand ?? dealt[seat]!.sort((a, b) => a - b));
  const stack = unseen.filter((_, i) => !used.has(i));
  const { standing, board, stackSize, lacks, passes, placed } = view;
  if (view.phase === 'over')
    return { phase: 'over', standing, board, hands, stack, stackSize, lacks, passes, placed };
  const { turn, scores } = view;
  return { phase: 'play', standing, board, hands, stack, stackSize, lacks, turn, passes, scores, placed };
}

/**
 * Gives each place a card of its own whose value it may have, by augmenting paths: if all suitable cards are gone, an earlier place gives
 * one up. The true deal is such an assignment, so it always succeeds. Returns for each place an index into `cards`.
 */
function assign(cards: readonly Card[], places: readonly number[]): number[] {
  const cardAt: number[] = [];
  const holder: (number | undefined)[] = [];
  const suits = (card: number, place: number): boolean =>
    ((places[place]! >> cardValue(cards[card]!)) & 1) === 0;

  const take = (place: number, card: number): true => {
    holder[card] = place;
    cardAt[place] = card;
    return true;
  };
  const seek = (place: number, tried: Set<number>): boolean => {
    for (let card = 0; card < cards.length; card++)
      if (holder[card] === undefined && suits(card, place)) return take(place, card);
    for (let card = 0; card < cards.length; card++) {
      if (tried.has(card) || !suits(card, place)) continue;
      tried.add(card);
      if (seek(holder[card]!, tried)) return take(place, card);
    }
    return false;
  };
  places.forEach((_, place) => void seek(place, new Set()));
  return cardAt;
}
