import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { cardValue, PACK } from '../../engine/kings-court/cards.ts';
import { join, type Lacks, leave, showLack } from '../../engine/kings-court/lacks.ts';
import { exchange, nextWithCards, turnAfter } from '../../engine/kings-court/rules.ts';
import type { Hidden, PlayPhase } from '../../engine/kings-court/state.ts';
import { byPoints, type Candidate } from './candidates.ts';
import { type Court, lay, layOut, newCourt } from './court.ts';
import { type BoardOffer, newOffer, readOffer } from './offer.ts';
import { chancesOf, expectedReply } from './reply.ts';

/** A match in play, changed in place: the basis of decisions and of imagined play. */
export interface CourtSim {
  readonly court: Court;
  readonly offer: BoardOffer;
  /** In canonical order; null for an unknown hand. */
  readonly hands: (readonly Card[] | null)[];
  readonly lacks: Lacks[];
  readonly scores: number[];
  /** Empty if unknown. */
  readonly stack: readonly Card[];
  /** The number of cards drawn from `stack`. */
  drawn: number;
  /** Null if nobody is left to act. */
  turn: Seat | null;
  passes: number;
}

const court = newCourt();
const offer = newOffer();

/** Simulates a match. There is one court for all simulations, so a new one invalidates the last. */
export function simOf(position: PlayPhase<Hidden>): CourtSim {
  layOut(court, position.board, position.standing.scoring);
  return {
    court,
    offer,
    hands: position.hands.slice(),
    lacks: position.lacks.slice(),
    scores: position.scores.slice(),
    stack: position.stack ?? [],
    drawn: 0,
    turn: position.turn,
    passes: position.passes,
  };
}

/** Returns the next other seat with cards; null if there is none. */
export function nextOther({ lacks }: CourtSim, seat: Seat): Seat | null {
  const next = nextWithCards(lacks, seat);
  return next === seat ? null : next;
}

/** Returns, by kind of card, the chance that another seat holds it, by this seat's knowledge. */
export function chancesAt({ court, hands, lacks }: CourtSim, seat: Seat, other: Seat): Float64Array {
  const own = hands[seat]!;
  const lacked = lacks[other]!.reduce((all, values) => all & values);
  return chancesOf(court, own, lacks[other]!.length, lacked, PACK.length - court.laid - own.length);
}

/** The number of best-scoring placements for which replies are expected. */
const LOOKED_AT = 6;

/** Returns the placement with the highest score less the reply that it opens; null for a pass. */
export function bestPlace(sim: CourtSim): Candidate | null {
  const { court, offer, hands } = sim;
  const seat = sim.turn!;
  readOffer(offer, court);
  const candidates = byPoints(court, offer, hands[seat]!, LOOKED_AT);
  const next = nextOther(sim, seat);
  if (candidates.length < 2 || next === null) return candidates[0] ?? null;
  const chances = chancesAt(sim, seat, next);
  let best: Candidate | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const { place, points } = candidate;
    const value = points - expectedReply(court, offer, place, chances, points - most);
    if (value > most) {
      best = candidate;
      most = value;
    }
  }
  return best;
}

/** Makes a legal placement with its points, or a pass (null), for the seat to act. The offer must be up to date. */
export function applyMove(sim: CourtSim, placed: Candidate | null): void {
  const { court, hands, lacks, scores, stack } = sim;
  const seat = sim.turn!;
  if (placed === null) {
    lacks[seat] = showLack(lacks[seat]!, placeableValues(sim));
    sim.passes++;
  } else {
    const { card, space } = placed.place;
    const drawn = stack[sim.drawn];
    hands[seat] = exchange(hands[seat]!, card, drawn);
    lacks[seat] = leave(lacks[seat]!, cardValue(card));
    if (drawn !== undefined) {
      lacks[seat] = join(lacks[seat]!);
      sim.drawn++;
    }
    scores[seat]! += placed.points;
    sim.passes = 0;
    lay(court, space, card);
  }
  sim.turn = turnAfter(lacks, seat, sim.passes);
}

/** Returns the values that have a legal space: bit n for value n. */
function placeableValues({ court, offer }: CourtSim): number {
  let values = 0;
  for (const space of offer.open) values |= ~court.beside[space]!;
  return values & 0b1111110;
}
