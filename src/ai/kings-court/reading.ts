import type { Seat } from '../../engine/game.ts';
import type { PlayView } from '../../engine/kings-court/state.ts';
import { byPoints, type Candidate } from './candidates.ts';
import { readOffer } from './offer.ts';
import { expectedReply } from './reply.ts';
import { chancesAt, nextOther, simOf } from './sim.ts';

/** What a seat can do, and what that leaves to others. */
export interface Reading {
  /** Those that score most first. */
  readonly candidates: readonly Candidate[];
  /** The next other seat with cards, or null. */
  readonly next: Seat | null;
  /** What the next player is expected to score after a placement; 0 where there is none. */
  leaves(candidate: Candidate): number;
}

/** Reads what a seat that is to act can do. The result is valid until the next position is read, see `simOf`. */
export function read(view: PlayView, seat: Seat): Reading {
  const sim = simOf(view);
  const { court, offer } = sim;
  readOffer(offer, court);
  const candidates = byPoints(court, offer, view.hands[seat]!);
  const next = nextOther(sim, seat);
  if (next === null) return { candidates, next, leaves: () => 0 };
  const chances = chancesAt(sim, seat, next);
  return {
    candidates,
    next,
    leaves: ({ place }) => expectedReply(court, offer, place, chances),
  };
}
