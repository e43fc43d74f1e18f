import type { Card } from '../../engine/card.ts';
import { AROUND, DIAGONALS, LINES, SIDES, SPACES, type Space } from '../../engine/kings-court/board.ts';
import { COPIES, cardColour, cardOf, cardValue, KINDS_OF_CARD } from '../../engine/kings-court/cards.ts';
import type { Placement } from '../../engine/kings-court/state.ts';
import { BARRED, CARDS, type Court, isOpen, lay, lift, NOTHING, pointsOn } from './court.ts';
import { type BoardOffer, entryOf, sortKinds } from './offer.ts';

const copies = new Int8Array(CARDS);

/**
 * Returns, by kind of card, the chance that a hand of `held` cards has it. The hand has no value of `lacked`. `own`: the hand of the seat that asks;
 * `unseen`: the number of cards that this seat does not see.
 */
export function chancesOf(
  court: Court,
  own: readonly Card[],
  held: number,
  lacked: number,
  unseen: number,
): Float64Array {
  const chances = new Float64Array(CARDS);
  const elsewhere = unseen - held;
  // The chance that the hand has no copy, for one copy unseen and for two.
  const none = elsewhere / unseen;
  const neither = none * (Math.max(0, elsewhere - 1) / (unseen - 1));
  for (const card of KINDS_OF_CARD) copies[card] = COPIES - court.seen[card]!;
  for (const card of own) copies[card]!--;
  for (const card of KINDS_OF_CARD)
    if (copies[card]! > 0 && !((lacked >> cardValue(card)) & 1))
      chances[card] = 1 - (copies[card] === 1 ? none : neither);
  return chances;
}

/** The spaces where a card may score less, or no longer lie, after a card on this space: the space itself and its sides. */
const WORSE: readonly (readonly boolean[])[] = SPACES.map((space) =>
  SPACES.map((other) => other === space || SIDES[space]!.includes(other)),
);

const best = new Int16Array(CARDS);
const row = new Int16Array(CARDS).fill(BARRED);

/** Returns the expected score of the next player's best card after this placement; from `enough` on a lower bound. `offer`: of the board before. */
export function expectedReply(
  court: Court,
  offer: BoardOffer,
  { card, space }: Placement,
  chances: Float64Array,
  enough = Number.POSITIVE_INFINITY,
): number {
  takeUnchanged(offer, space);
  const atLeast = expectedBest(offer.order, chances);
  if (atLeast >= enough) return atLeast;
  const { breaking, prime } = court.scoring;
  const isByPage = breaking === 'minus-ten' && prime === 'one';
  if (isByPage) addInLines(court, offer, card, space);
  lay(court, space, card);
  for (const other of AROUND[space]!) takeSpace(court, other);
  if (!isByPage) for (const other of LINES[space]!) takeSpace(court, other);
  for (const diagonal of DIAGONALS[space]!)
    for (let step = 0; step < diagonal.length; step++)
      if (court.board[diagonal[step]!] === NOTHING) {
        // The first space is one of `AROUND`.
        if (step > 0) takeSpace(court, diagonal[step]!);
        break;
      }
  lift(court, space);
  return expectedBest(offer.order, chances);
}

/** Adds the points that a card brings to others in its row and column. Only for the page's scoring, where they are the same for every card of a value. */
function addInLines(court: Court, { points }: BoardOffer, card: Card, space: Space): void {
  const value = cardValue(card);
  const isPrime = cardColour(card) === court.primeSuit;
  for (const other of LINES[space]!) {
    if (court.board[other] !== NOTHING || WORSE[space]![other] || !isOpen(court, other)) continue;
    const at = entryOf(other, 0);
    if (isPrime) for (let kind = 0; kind < CARDS; kind++) improve(kind, points[at + kind]!, 1);
    for (let colour = 0; colour < 4; colour++) {
      const kind = cardOf(colour, value);
      improve(kind, points[at + kind]!, isPrime ? value + 1 : value);
    }
  }
}

/** Starts with each card's highest score on the spaces where a card on this space takes nothing away. */
function takeUnchanged(
  { open, points, most, where, second, whereElse, order }: BoardOffer,
  space: Space,
): void {
  const worse = WORSE[space]!;
  for (const kind of order) {
    best[kind] = most[kind]!;
    if (best[kind] === BARRED || !worse[where[kind]!]) continue;
    best[kind] = second[kind]!;
    if (best[kind] === BARRED || !worse[whereElse[kind]!]) continue;
    best[kind] = BARRED;
    for (const other of open) if (!worse[other]) improve(kind, points[entryOf(other, kind)]!, 0);
  }
}

const improve = (kind: Card, points: number, more: number): void => {
  if (points > BARRED && points + more > best[kind]!) best[kind] = points + more;
};

function takeSpace(court: Court, space: Space): void {
  if (court.board[space] !== NOTHING || !isOpen(court, space)) return;
  pointsOn(court, space, row, 0);
  for (let kind = 0; kind < CARDS; kind++) if (row[kind]! > best[kind]!) best[kind] = row[kind]!;
}

/** Returns the expected score of the best card of a hand. */
function expectedBest(order: Card[], chances: Float64Array): number {
  sortKinds(order, best);
  let expected = 0;
  let noneBetter = 1;
  for (const kind of order) {
    if (best[kind] === BARRED || noneBetter < 0.01) break;
    expected += noneBetter * chances[kind]! * best[kind]!;
    noneBetter *= 1 - chances[kind]!;
  }
  return expected;
}
