import type { Seat } from '../../../../src/engine/game.ts';
import { cardsLeft, type PlayView } from '../../../../src/engine/kings-court/state.ts';
import { byPoints, type Candidate, openWorths } from './candidates.ts';
import { chancesOf, expectedReply } from './reply.ts';

/** A seat's possibilities, and their consequences for others. */
export interface Reading {
  /** The highest score first. */
  readonly candidates: readonly Candidate[];
  /** The next other seat with cards, or null. */
  readonly next: Seat | null;
  /** The next player's expected score after a placement; 0 if there is no next player. Cached. */
  leaves(candidate: Candidate): number;
}

/** Expects the view of a seat that is to act. */
export function read(view: PlayView, seat: Seat): Reading {
  const worths = openWorths(view.board);
  const candidates = byPoints(view.board, view.hands[seat]!, worths);
  const next = nextWithCards(view, seat);
  if (next === null) return { candidates, next, leaves: () => 0 };
  const chances = chancesOf(view, next);
  const known = new Map<Candidate, number>();
  const leaves = (candidate: Candidate): number => {
    const found = known.get(candidate) ?? expectedReply(view.board, worths, candidate.place, chances);
    known.set(candidate, found);
    return found;
  };
  return { candidates, next, leaves };
}

function nextWithCards(view: PlayView, seat: Seat): Seat | null {
  const seats = view.hands.length;
  for (let step = 1; step < seats; step++) {
    const next = (seat + step) % seats;
    if (cardsLeft(view, next) > 0) return next;
  }
  return null;
}
