import type { Card } from '../../engine/card.ts';
import { AROUND, DIAGONALS, LINES, SIDES, SPACES, type Space } from '../../engine/kings-court/board.ts';
import { COPIES, cardColour, cardOf, cardValue, KINDS_OF_CARD } from '../../engine/kings-court/cards.ts';
import type { Placement } from '../../engine/kings-court/state.ts';
import { BARRED, CARDS, type Court, isOpen, lay, lift, NOTHING, pointsOn } from './court.ts';
import { entryOf, type Offer, sortKinds } from './offer.ts';

const copies = new Int8Array(CARDS);

/**
 * For each kind of card (index = card): the chance that it is in another hand of `held` cards, of which none has a value in
 * `lacked`. `own` is the hand of the one who asks, `unseen` the number of cards that it does not see.
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
  // The chance that no copy is held, for one copy elsewhere and for two: the first is elsewhere / unseen, and
  // so on.
  const none = elsewhere / unseen;
  const neither = none * (Math.max(0, elsewhere - 1) / (unseen - 1));
  for (const card of KINDS_OF_CARD) copies[card] = COPIES - court.seen[card]!;
  for (const card of own) copies[card]!--;
  for (const card of KINDS_OF_CARD)
    if (copies[card]! > 0 && !((lacked >> cardValue(card)) & 1))
      chances[card] = 1 - (copies[card] === 1 ? none : neither);
  return chances;
}

/** The spaces on which a card can score less, or not lie any more, once a card lies on this one: the space itself and its sides. */
const WORSE: readonly (readonly boolean[])[] = SPACES.map((space) =>
  SPACES.map((other) => other === space || SIDES[space]!.includes(other)),
);

const best = new Int16Array(CARDS);
const row = new Int16Array(CARDS).fill(BARRED);

/**
 * The expected score of the next player's best likely card, once this card lies there. `offer` is the board's before; only what
 * the card changes is worked out, and the sum stops once it reaches `enough`.
 */
export function expectedReply(
  court: Court,
  offer: Offer,
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
        // The first one is around the space.
        if (step > 0) takeSpace(court, diagonal[step]!);
        break;
      }
  lift(court, space);
  return expectedBest(offer.order, chances);
}

/** Adds what a card brings to all others in its row and column by the page, where that is the same for every card of a value. */
function addInLines(court: Court, { points }: Offer, card: Card, space: Space): void {
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

/** Takes over the most that every card scores where a card on this space takes nothing away. */
function takeUnchanged({ open, points, most, where, second, whereElse, order }: Offer, space: Space): void {
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

/** What the best card of a hand scores on average. */
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
