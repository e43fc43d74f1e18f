import type { Hidden, Move, PlayPhase } from '../../engine/five-hundred/state.ts';
import { chooseFollow } from './follow.ts';
import { chooseLead, naming } from './lead.ts';
import { chooseNello } from './nello.ts';
import { type Reading, read } from './reading.ts';
import { applyMove, cardAt, type FiveHundredSim, type Spot, simOf } from './sim.ts';

/** Chooses a card by the policy. */
export function policyCard(reading: Reading): Spot {
  if (reading.sim.nello) return chooseNello(reading);
  return reading.led === null ? chooseLead(reading) : chooseFollow(reading);
}

export function choosePlay(view: PlayPhase<Hidden>): Move {
  const reading = read(simOf(view));
  const spot = policyCard(reading);
  return { kind: 'play', card: cardAt(spot, reading.trump), suit: naming(reading, spot) };
}

/** Plays the rest of a deal, every seat by the policy. */
export function finish(sim: FiveHundredSim): void {
  while (sim.left > 0) {
    const reading = read(sim);
    const spot = policyCard(reading);
    applyMove(sim, spot, naming(reading, spot));
  }
}
