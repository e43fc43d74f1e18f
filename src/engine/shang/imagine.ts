import { type Card, card } from '../card.ts';
import { type CardSet, cardsOf, EMPTY, FULL, has, isEmpty, minus, setOf, union } from '../card-set.ts';
import type { Seat } from '../game.ts';
import { type Random, shuffled } from '../random.ts';
import { isOpening } from './rules.ts';
import type { State, View } from './state.ts';

const TWO_OF_CLUBS = card('2C');

/**
 * Imagines a state: deals the unseen cards to the other hands at random. Players may always check, so a hidden hand reveals only one thing:
 * the player who opens the match has the 2♣. All other deals are possible, and equally likely here.
 */
export function imagine(view: View, random: Random): State {
  const mine = (view.viewer === 'table' ? null : view.hands[view.viewer]) ?? EMPTY;
  let unseen = minus(minus(FULL, view.played), mine);
  let opener: Seat | null = null;
  if (view.phase === 'play' && isOpening(view) && has(unseen, TWO_OF_CLUBS)) {
    opener = view.turn;
    unseen = minus(unseen, setOf([TWO_OF_CLUBS]));
  }
  const cards: readonly Card[] = isEmpty(unseen) ? [] : shuffled(cardsOf(unseen), random);
  let dealt = 0;
  const hands = view.cardsLeft.map((count, seat): CardSet => {
    if (seat === view.viewer) return mine;
    const known = seat === opener ? setOf([TWO_OF_CLUBS]) : EMPTY;
    const from = dealt;
    dealt += seat === opener ? count - 1 : count;
    return union(known, setOf(cards.slice(from, dealt)));
  });
  const { phase, standing, top, checked, played, turns, tableStart } = view;
  return phase === 'play'
    ? { phase, standing, hands, top, checked, played, turns, tableStart, turn: view.turn }
    : { phase, standing, hands, top, checked, played, turns, tableStart };
}
