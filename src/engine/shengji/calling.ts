import { type Card, rankOf, suitOf } from '../card.ts';
import type { BySeat, Seat } from '../game.ts';
import {
  BLACK_JOKER,
  COPIES,
  type Counts,
  DRAWS,
  format,
  isJoker,
  missingFrom,
  NO_CARDS,
  RED_JOKER,
  SEATS,
} from './cards.ts';
import type { ShengjiRefusal } from './messages.ts';
import type { Call, Drawing, DrawView, Move, Standing } from './state.ts';
import { cardsOfRank, type TrumpChoice } from './trumps.ts';

/** Who draws first, and is first to act after the draw. */
export const firstToDraw = (standing: Standing): Seat => standing.dealer ?? 0;

/** The trump rank, 0 to 12. Page: it is determined by the Dealer's level; in the first deal all stand on the first one. */
export const trumpRank = (standing: Standing): number => standing.levels[firstToDraw(standing)]! - 2;

/** What a seat has drawn so far. */
export function drawnHand({ deck, standing, drawn }: Drawing, seat: Seat): number[] {
  const hand = NO_CARDS.slice();
  for (let i = (seat - firstToDraw(standing) + SEATS) % SEATS; i < drawn; i += SEATS) hand[deck[i]!]!++;
  return hand;
}

/** A seat's cards while drawing; null where a view does not show them. */
export const drawingHand = (position: Drawing | DrawView, seat: Seat): Counts | null =>
  'deck' in position ? drawnHand(position, seat) : position.hands[seat]!;

/** The seat's latest card, or null if it has none or the view does not show it. */
export function latestDrawn(position: Drawing | DrawView, seat: Seat): Card | null {
  if (!('deck' in position)) return position.viewer === seat ? position.drew : null;
  const place = (seat - firstToDraw(position.standing) + SEATS) % SEATS;
  if (place >= position.drawn) return null;
  return position.deck[place + SEATS * Math.floor((position.drawn - 1 - place) / SEATS)]!;
}

/** The least number of copies of `card` that would make a call now, or null if none would. */
function copiesNeeded({ standing, call }: Drawing | DrawView, seat: Seat, card: Card): number | null {
  const joker = isJoker(card);
  if (joker ? !standing.settings.noTrumpCalls : rankOf(card) !== trumpRank(standing)) return null;
  const least = joker ? 2 : 1;
  if (call === null) return least;
  if (call.seat === seat) return call.card === card ? call.count + 1 : null;
  // Jokers replace as many rank cards; everything else needs more cards.
  return Math.max(least, call.count + (joker && !isJoker(call.card) ? 0 : 1));
}

/** The cards that this deal's trumps can be called with, in canonical order. */
const callingCards = ({ standing }: Drawing | DrawView): Card[] =>
  standing.settings.noTrumpCalls
    ? [...cardsOfRank(trumpRank(standing)), BLACK_JOKER, RED_JOKER]
    : cardsOfRank(trumpRank(standing));

/** The calls open to a seat with what it holds, in canonical order. */
export function possibleCalls(position: Drawing | DrawView, seat: Seat): Call[] {
  const hand = drawingHand(position, seat);
  if (hand === null) return [];
  const calls: Call[] = [];
  for (const card of callingCards(position)) {
    const needed = copiesNeeded(position, seat, card) ?? COPIES + 1;
    for (let count = needed; count <= hand[card]!; count++) calls.push({ seat, card, count });
  }
  return calls;
}

/**
 * Does the card that this seat drew last, with the others it holds, make a call possible? A cheap question that is nearly always
 * answered by no: whoever did not want an earlier call has nothing new to decide.
 */
export function drawMakesCall(position: Drawing | DrawView, seat: Seat): boolean {
  const card = latestDrawn(position, seat);
  if (card === null) return false;
  const needed = copiesNeeded(position, seat, card);
  return needed !== null && drawingHand(position, seat)![card]! >= needed;
}

/** Is any call possible with the cards held? */
export const canCall = (position: Drawing | DrawView, seat: Seat): boolean =>
  possibleCalls(position, seat).length > 0;

export function checkCall(
  position: Drawing | DrawView,
  seat: Seat,
  cards: readonly Card[],
): ShengjiRefusal | null {
  const { standing, call } = position;
  const [card] = cards;
  if (card === undefined) return { rule: 'call-identical' };
  const missing = missingFrom(drawingHand(position, seat) ?? NO_CARDS, cards);
  if (missing !== undefined) return { rule: 'not-held', card: format(missing) };
  if (cards.some((other) => other !== card)) return { rule: 'call-identical' };
  const jokers = standing.settings.noTrumpCalls;
  if (isJoker(card) ? !jokers : rankOf(card) !== trumpRank(standing)) {
    return { rule: 'call-rank', level: trumpRank(standing) + 2, jokers };
  }
  if (isJoker(card) && cards.length < 2) return { rule: 'call-jokers' };
  if (call === null) return null;
  if (call.seat === seat && call.card !== card) return { rule: 'own-call', card: format(call.card) };
  const needed = copiesNeeded(position, seat, card)!;
  return cards.length >= needed
    ? null
    : { rule: 'weaker-call', seat: call.seat, card: format(call.card), count: call.count, needed };
}

/** A seat calls or stays; null when that was the end of the drawing. */
export function playDraw(state: Drawing, seat: Seat, move: Move): Drawing | null {
  const called = move.kind === 'call';
  const first = firstToDraw(state.standing);
  const { standing, deck, drawn } = state;
  const call = called ? { seat, card: move.cards[0]!, count: move.cards.length } : state.call;
  const shown = called ? withShown(state.shown, seat, move.cards) : state.shown;
  if (drawn < DRAWS) {
    const turn = (seat + 1) % SEATS;
    return { phase: 'draw', standing, deck, drawn: drawn + 1, turn, stays: null, call, shown };
  }
  if (state.stays === null) {
    return { phase: 'draw', standing, deck, drawn, turn: first, stays: 0, call, shown };
  }
  const stays = called ? 0 : state.stays + 1;
  if (stays === SEATS) return null;
  return { phase: 'draw', standing, deck, drawn, turn: (seat + 1) % SEATS, stays, call, shown };
}

/** What is known of a seat's cards when it shows some more: of each kind the most it has shown at once. */
function withShown(
  shown: BySeat<readonly Card[]>,
  seat: Seat,
  cards: readonly Card[],
): BySeat<readonly Card[]> {
  const others = shown[seat]!.filter((card) => card !== cards[0]);
  return shown.map((known, s) => (s === seat ? [...others, ...cards] : known));
}

/**
 * Trumps when nobody has called, and the cards of the kitty that are turned up for it: the first of the trump rank decides, else
 * the highest by rank, of equal ones the first; six jokers leave no trump suit.
 */
export function turnUp(
  kitty: readonly Card[],
  rank: number,
): { readonly trumps: TrumpChoice; readonly turnedUp: readonly Card[] } {
  const place = kitty.findIndex((card) => !isJoker(card) && rankOf(card) === rank);
  if (place >= 0) {
    return { trumps: { rank, suit: suitOf(kitty[place]!) }, turnedUp: kitty.slice(0, place + 1) };
  }
  let highest: Card | null = null;
  for (const card of kitty) {
    if (!isJoker(card) && (highest === null || rankOf(card) > rankOf(highest))) highest = card;
  }
  return { trumps: { rank, suit: highest === null ? null : suitOf(highest) }, turnedUp: kitty };
}

/** All hands once 210 cards are drawn. */
export function drawnHands(state: Drawing): number[][] {
  const hands = Array.from({ length: SEATS }, () => NO_CARDS.slice());
  const first = firstToDraw(state.standing);
  for (let i = 0; i < DRAWS; i++) hands[(first + i) % SEATS]![state.deck[i]!]!++;
  return hands;
}

/** The calls as they read in canonical form: `3S 3S`. */
export const callCards = ({ card, count }: Call): Card[] => Array<Card>(count).fill(card);
