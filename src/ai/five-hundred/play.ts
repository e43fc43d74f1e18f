import type { Card } from '../../engine/five-hundred/cards.ts';
import type { Hidden, Move, PlayPhase } from '../../engine/five-hundred/state.ts';
import type { ReasonedChoice } from '../policy.ts';
import { chooseFollow, followReason } from './follow.ts';
import { chooseLead, leadReason, naming } from './lead.ts';
import { chooseNello, nelloReason } from './nello.ts';
import { type Reading, read } from './reading.ts';
import type { Reason } from './reason.ts';
import { applyMove, cardAt, type DealSim, type Spot, simOf, spotOf } from './sim.ts';

/** How cards are chosen, and what speaks for one. */
interface Style {
  choose(reading: Reading): Spot;
  reasonFor(reading: Reading, spot: Spot): Reason;
}

const NELLO: Style = { choose: chooseNello, reasonFor: nelloReason };
const LEADING: Style = { choose: chooseLead, reasonFor: leadReason };
const FOLLOWING: Style = { choose: chooseFollow, reasonFor: followReason };

const styleOf = ({ sim, led }: Reading): Style => (sim.nello ? NELLO : led === null ? LEADING : FOLLOWING);

/** The card that the policy plays. */
export const policyCard = (reading: Reading): Spot => styleOf(reading).choose(reading);

export function choosePlay(view: PlayPhase<Hidden>): ReasonedChoice<Move, Reason> {
  const reading = read(simOf(view));
  const { choose, reasonFor } = styleOf(reading);
  const spot = choose(reading);
  const card = cardAt(spot, reading.trump);
  return {
    move: { kind: 'play', card, suit: naming(reading, spot) },
    reason: () => reasonFor(reading, spot),
  };
}

/** What speaks for playing a card. */
export function playReason(view: PlayPhase<Hidden>, card: Card): Reason {
  const reading = read(simOf(view));
  return styleOf(reading).reasonFor(reading, spotOf(card, reading.trump));
}

/** Plays the rest of a deal, every seat by the policy. */
export function finish(sim: DealSim): void {
  while (sim.left > 0) {
    const reading = read(sim);
    const spot = policyCard(reading);
    applyMove(sim, spot, naming(reading, spot));
  }
}
