import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { cardValue, PACK } from '../../engine/kings-court/cards.ts';
import { join, type Lacks, leave, showLack } from '../../engine/kings-court/lacks.ts';
import { exchange, nextWithCards, turnAfter } from '../../engine/kings-court/rules.ts';
import type { Hidden, PlayPhase } from '../../engine/kings-court/state.ts';
import { byPoints, type Candidate } from './candidates.ts';
import { type Court, lay, layOut, newCourt } from './court.ts';
import { newOffer, type Offer, readOffer } from './offer.ts';
import { chancesOf, expectedReply } from './reply.ts';

/** A match in play, changed in place: what a decision is made from, and what it takes to play an imagined one on. */
export interface DealSim {
  readonly court: Court;
  readonly offer: Offer;
  /** In canonical order; null for a hand that is not known. */
  readonly hands: (readonly Card[] | null)[];
  readonly lacks: Lacks[];
  readonly scores: number[];
  /** Empty where it is not known. */
  readonly stack: readonly Card[];
  /** How many of them have been drawn. */
  drawn: number;
  /** Null when nobody is to act any more. */
  turn: Seat | null;
  passes: number;
}

const court = newCourt();
const offer = newOffer();

/** There is one court for all simulations: a new one makes the former useless. */
export function simOf(position: PlayPhase<Hidden>): DealSim {
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

/** The next other seat with cards, or null. */
export function nextOther({ lacks }: DealSim, seat: Seat): Seat | null {
  const next = nextWithCards(lacks, seat);
  return next === seat ? null : next;
}

/** How likely each kind of card is held by another seat, as far as this one can tell. */
export function chancesAt({ court, hands, lacks }: DealSim, seat: Seat, other: Seat): Float64Array {
  const own = hands[seat]!;
  const lacked = lacks[other]!.reduce((all, values) => all & values);
  return chancesOf(court, own, lacks[other]!.length, lacked, PACK.length - court.laid - own.length);
}

/** Only so many of the best-scoring placements are looked at for what they leave to the next player. */
const LOOKED_AT = 6;

/** The placement that scores the most, less what it opens for the next player; null for a pass. */
export function bestPlace(sim: DealSim): Candidate | null {
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

/** The seat to act makes a legal placement that scores so much, or passes (null), after the offer has been read. */
export function applyMove(sim: DealSim, placed: Candidate | null): void {
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

/** The values that have a legal space: bit n for value n. */
function placeableValues({ court, offer }: DealSim): number {
  let values = 0;
  for (const space of offer.open) values |= ~court.beside[space]!;
  return values & 0b1111110;
}
