import * as v from 'valibot';
import { parseCard } from '../card.ts';
import { cardsOf, FULL, includes, isEmpty, minus, setOf, size } from '../card-set.ts';
import type { Json } from '../game.ts';
import { cardBy, DEAL, each, POINTS, readPosition, seatOf, wrongCards } from '../laid-out.ts';
import { newTrick, type Trick } from '../trick.ts';
import { beginPlay, passesTo } from './rules.ts';
import { KEPT } from './score.ts';
import { SEATS, type State } from './state.ts';

const CARDS = v.array(cardBy(parseCard));
const POSITION = v.strictObject({
  phase: v.optional(v.picklist(['pass', 'play']), 'play'),
  deal: v.optional(DEAL, 1),
  scores: v.optional(each(SEATS, POINTS), [0, 0, 0, 0]),
  hands: each(SEATS, CARDS),
  leader: v.optional(seatOf(SEATS), 0),
  taken: v.optional(each(SEATS, CARDS), [[], [], [], []]),
});

const UNKNOWN: Trick = newTrick(0);
const TRICKS = size(FULL) / SEATS;

/** Reads a deal in which a lead, or a pass of all four, is due. A card in no hand counts as played. */
export function layOut(start: State, given: Json): State | string {
  const position = readPosition(POSITION, given);
  if (typeof position === 'string') return position;
  const { phase, leader, scores } = position;
  const wrong = wrongCards(position.hands, position.taken.flat(), 1, TRICKS);
  if (wrong !== null) return wrong;
  const hands = position.hands.map(setOf);
  const taken = position.taken.map(setOf);
  const cards = size(hands[0]!);
  if (cards === 0 || hands.some((hand) => size(hand) !== cards)) {
    return 'Every hand needs the same number of cards, at least one.';
  }
  if (!taken.every((pile) => includes(KEPT, pile))) return 'Only pointed cards and the 10♣ are "taken".';
  const tricks = taken.reduce((sum, pile) => sum + Math.ceil(size(pile) / SEATS), 0);
  if (tricks > TRICKS - cards) return 'More tricks must have been "taken" than were played.';
  const standing = { ...start.standing, deals: position.deal, scores };
  const played = minus(FULL, setOf(hands.flatMap(cardsOf)));
  const to = phase === 'pass' ? passesTo(standing.passing, position.deal) : 0;
  const deal = { to, hands, gifts: [null, null, null, null] };
  if (isEmpty(played)) {
    return to === 0 ? beginPlay(standing, deal) : { phase: 'pass', standing, deal, waiting: [0, 1, 2, 3] };
  }
  if (phase === 'pass') return 'Cards are passed from whole hands.';
  const past = { ...UNKNOWN, winner: leader, before: null };
  // The tricks are not known, so they have shown nothing.
  const may = hands.map(() => FULL);
  return { phase, standing, deal, turn: leader, trick: newTrick(leader), past, played, taken, may };
}
