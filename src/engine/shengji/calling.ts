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
  withSeat,
} from './cards.ts';
import type { Call, DrawPhase, Hidden, Move, Refusal, ShownCards, Standing } from './state.ts';
import { cardsOfRank, type TrumpChoice } from './trumps.ts';

/** The seat that draws first, and acts first after the draw. */
export const firstToDraw = (standing: Standing): Seat => standing.dealer ?? 0;

/** The trump rank, 0 to 12. Page: it is the Dealer's level; in the first deal everybody has the first level. */
export const trumpRank = (standing: Standing): number => standing.levels[firstToDraw(standing)]! - 2;

/** Fewest copies of `card` that make a call now; null if no number does. */
function copiesNeeded({ standing, call }: DrawPhase<Hidden>, seat: Seat, card: Card): number | null {
  const joker = isJoker(card);
  if (joker ? !standing.rules.noTrumpCalls : rankOf(card) !== trumpRank(standing)) return null;
  const least = joker ? 2 : 1;
  if (call === null) return least;
  if (call.seat === seat) return call.card === card ? call.count + 1 : null;
  // Jokers replace the same number of rank cards; any other call needs more cards than the standing one.
  return Math.max(least, call.count + (joker && !isJoker(call.card) ? 0 : 1));
}

/** The cards that can call this deal's trumps, in canonical order. */
const callingCards = ({ standing }: DrawPhase<Hidden>): Card[] =>
  standing.rules.noTrumpCalls
    ? [...cardsOfRank(trumpRank(standing)), BLACK_JOKER, RED_JOKER]
    : cardsOfRank(trumpRank(standing));

/** The calls open to a seat with its cards, in canonical order. */
export function possibleCalls(position: DrawPhase<Hidden>, seat: Seat): Call[] {
  const hand = position.hands[seat]!;
  if (hand === null) return [];
  const calls: Call[] = [];
  for (const card of callingCards(position)) {
    const needed = copiesNeeded(position, seat, card) ?? COPIES + 1;
    for (let count = needed; count <= hand[card]!; count++) calls.push({ seat, card, count });
  }
  return calls;
}

/**
 * Does the card that this seat drew last make a call possible, together with its other cards? The question is quick, and the answer is
 * nearly always no: a player who did not want an earlier call has nothing new to decide.
 */
export function drawMakesCall(position: DrawPhase<Hidden>, seat: Seat): boolean {
  const card = position.drew[seat]!;
  if (card === null) return false;
  const needed = copiesNeeded(position, seat, card);
  return needed !== null && position.hands[seat]![card]! >= needed;
}

/** Has this seat the cards for a call? */
export const canCall = (position: DrawPhase<Hidden>, seat: Seat): boolean =>
  possibleCalls(position, seat).length > 0;

export function checkCall(position: DrawPhase<Hidden>, seat: Seat, cards: readonly Card[]): Refusal | null {
  const { standing, call } = position;
  const [card] = cards;
  if (card === undefined) return { rule: 'call-identical' };
  const missing = missingFrom(position.hands[seat] ?? NO_CARDS, cards);
  if (missing !== undefined) return { rule: 'not-held', card: format(missing) };
  if (cards.some((other) => other !== card)) return { rule: 'call-identical' };
  const jokers = standing.rules.noTrumpCalls;
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

/** Begins a deal: the first card is drawn from its deck. */
export function beginDraw(standing: Standing, deck: readonly Card[]): DrawPhase {
  const turn = firstToDraw(standing);
  const hands = Array<Counts>(SEATS).fill(NO_CARDS);
  const drew = Array<Card | null>(SEATS).fill(null);
  const shown = Array<readonly Card[]>(SEATS).fill([]);
  return draw({ deck, drawn: 0, hands, drew }, turn, standing, null, shown);
}

/** Draws the next card for this seat. */
function draw(
  { deck, drawn, hands: held, drew: latest }: Pick<DrawPhase, 'deck' | 'drawn' | 'hands' | 'drew'>,
  turn: Seat,
  standing: Standing,
  call: Call | null,
  shown: ShownCards,
): DrawPhase {
  const card = deck[drawn]!;
  const hand = held[turn]!.slice();
  hand[card]!++;
  const hands = withSeat(held, turn, hand);
  const drew = withSeat(latest, turn, card);
  return { phase: 'draw', standing, deck, drawn: drawn + 1, hands, drew, turn, stays: null, call, shown };
}

/** The state after a seat has called or stayed; null if that ended the drawing. */
export function playDraw(state: DrawPhase, seat: Seat, move: Move): DrawPhase | null {
  const { standing, deck, drawn, hands, drew } = state;
  const called = move.kind === 'call';
  const call = called ? { seat, card: move.cards[0]!, count: move.cards.length } : state.call;
  const shown = called ? withShown(state.shown, seat, move.cards) : state.shown;
  const next = (seat + 1) % SEATS;
  if (drawn < DRAWS) return draw(state, next, standing, call, shown);
  const begins = state.stays === null;
  const turn = begins ? firstToDraw(standing) : next;
  const stays = begins || called ? 0 : state.stays + 1;
  if (stays === SEATS) return null;
  return { phase: 'draw', standing, deck, drawn, hands, drew, turn, stays, call, shown };
}

/** Adds cards that a seat has shown: of each kind the most it has shown at once. */
function withShown(
  shown: BySeat<readonly Card[]>,
  seat: Seat,
  cards: readonly Card[],
): BySeat<readonly Card[]> {
  const others = shown[seat]!.filter((card) => card !== cards[0]);
  return shown.map((known, s) => (s === seat ? [...others, ...cards] : known));
}

/**
 * Trumps if nobody has called, and the kitty's cards that are turned up for them. The first card of the trump rank decides; without one the
 * highest by rank, of equal ones the first. Six jokers leave no trump suit.
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

/** The trump suit that a call with this card sets; null for a joker, which calls No-Trump. */
export const suitCalled = (card: Card): number | null => (isJoker(card) ? null : suitOf(card));

/** The cards of a call: `3S 3S`. */
export const callCards = ({ card, count }: Call): Card[] => Array<Card>(count).fill(card);
