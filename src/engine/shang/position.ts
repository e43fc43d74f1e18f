import * as v from 'valibot';
import { card, parseCard } from '../card.ts';
import { has, isEmpty, setOf } from '../card-set.ts';
import type { Json } from '../game.ts';
import { cardBy, DEAL, each, POINTS, readPosition, seatOf, wrongCards } from '../laid-out.ts';
import { beginPlay } from './rules.ts';
import { HAND, SEATS, type State } from './state.ts';

const POSITION = v.strictObject({
  deal: v.optional(DEAL, 2),
  scores: v.optional(each(SEATS, POINTS), [0, 0, 0, 0]),
  hands: each(SEATS, v.array(cardBy(parseCard))),
  leader: v.optional(seatOf(SEATS), 0),
});

const TWO_OF_CLUBS = card('2C');

/** Reads a deal in which a lead to a fresh table is due; in the first deal it is the opening. */
export function layOut(start: State, given: Json): State | string {
  const position = readPosition(POSITION, given);
  if (typeof position === 'string') return position;
  const { deal, scores, leader } = position;
  const wrong = wrongCards(position.hands, [], 1, HAND);
  if (wrong !== null) return wrong;
  const hands = position.hands.map(setOf);
  if (hands.some(isEmpty)) return 'Every hand needs at least one card.';
  if (deal === 1 && !has(hands[leader]!, TWO_OF_CLUBS)) return 'The holder of the 2♣ leads the first deal.';
  return beginPlay({ ...start.standing, deals: deal, scores }, hands, leader);
}
