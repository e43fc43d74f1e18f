import type { Seat } from '../../engine/game.ts';
import { COPIES, KINDS_OF_CARD, PACK } from '../../engine/kings-court/cards.ts';
import { boardBefore } from '../../engine/kings-court/placed.ts';
import type { PlayPhase, State } from '../../engine/kings-court/state.ts';
import { STRANGEST } from '../history.ts';
import { BARRED, CARDS, lay, layOut, newCourt } from './court.ts';
import { newOffer, readOffer } from './offer.ts';
import { chancesOf, expectedReply } from './reply.ts';

/** Points that a placement forgoes, for each factor of 1/e in its likelihood. */
const FORGONE = 2;

const court = newCourt();
const offer = newOffer();

/**
 * Returns how well an imagined deal explains the placements of the other seats, above 0. Compare it only among worlds of one view. A seat probably
 * did not hold a card that would have scored far more than the one it placed.
 */
export function likelihood(world: State, me: Seat): number {
  if (world.phase !== 'play') return 1;
  const held = heldIn(world);
  let likely = 1;
  world.hands.forEach((hand, seat) => {
    if (seat !== me) for (const card of hand) likely *= held[seat]![card]!;
  });
  return likely;
}

/** By seat and card: how many times likelier the seat holds the card, given its choices. */
type Held = readonly Float64Array[];

/** The results for the last decision. All its worlds have the same placements. */
let known: { readonly placed: PlayPhase['placed']; readonly held: Held } | null = null;

function heldIn(world: PlayPhase): Held {
  if (known?.placed !== world.placed) known = { placed: world.placed, held: readPlacements(world) };
  return known.held;
}

function readPlacements({ board, placed, standing, scores }: PlayPhase): Held {
  const seats = scores.length;
  const held = scores.map(() => new Float64Array(CARDS).fill(1));
  const sizes = scores.map(() => standing.fullHand);
  layOut(court, boardBefore(board, placed, 0), standing.scoring);
  let stack = PACK.length - court.laid - seats * standing.fullHand;
  for (const { seat, card, space, score } of placed) {
    const likely = held[seat]!;
    readOffer(offer, court);
    const steps = scores.map((_, step) => (seat + step) % seats);
    const next = steps.find((other, step) => step > 0 && sizes[other]! > 0);
    // The chances are those that a spectator sees: nobody knows the other cards of the player who placed this one.
    const chances =
      next === undefined ? null : chancesOf(court, [], sizes[next]!, 0, PACK.length - court.laid);
    const value = (points: number, kind: number, at: number): number =>
      points - (chances ? expectedReply(court, offer, { kind: 'place', card: kind, space: at }, chances) : 0);
    const made = value(score.total, card, space);
    let sum = 0;
    let unseen = 0;
    for (const kind of KINDS_OF_CARD) {
      const most = offer.most[kind]!;
      if (most > BARRED) {
        const forgone = value(most, kind, offer.where[kind]!) - made;
        if (forgone > 0) likely[kind]! *= Math.exp(-Math.min(STRANGEST, forgone / FORGONE));
      }
      const copies = COPIES - court.seen[kind]!;
      sum += copies * likely[kind]!;
      unseen += copies;
    }
    for (const kind of KINDS_OF_CARD) likely[kind]! *= unseen / sum;
    if (stack > 0) {
      // One of the cards has been drawn since, so nothing is known of it.
      const kept = (sizes[seat]! - 1) / sizes[seat]!;
      for (const kind of KINDS_OF_CARD) likely[kind] = kept * likely[kind]! + 1 - kept;
      stack--;
    } else sizes[seat]!--;
    lay(court, space, card);
  }
  return held;
}
