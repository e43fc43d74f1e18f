import type { Seat } from '../../engine/game.ts';
import type { KingsCourt, Move, PlayView, View } from '../../engine/kings-court/state.ts';
import type { ReasonedChoice, ReasoningPolicy } from '../policy.ts';
import { read } from './reading.ts';
import { placeReason, type Reason, reasonText } from './reason.ts';
import { bestPlace, simOf } from './sim.ts';

function choose(view: PlayView, seat: Seat): ReasonedChoice<Move, Reason> {
  const best = bestPlace(simOf(view));
  if (best === null) return { move: { kind: 'pass' }, reason: () => nothingFits(view, seat) };
  return { move: best.place, reason: () => placeReason(read(view, seat), best) };
}

function reasonFor(view: PlayView, seat: Seat, move: Move): Reason | null {
  if (move.kind === 'pass') return nothingFits(view, seat);
  const reading = read(view, seat);
  const placed = reading.candidates.find(
    ({ place }) => place.card === move.card && place.space === move.space,
  );
  return placed ? placeReason(reading, placed) : null;
}

const nothingFits = (view: PlayView, seat: Seat): Reason => ({
  because: 'nothing-fits',
  cards: view.hands[seat]!.length,
});

function inPlay(view: View): PlayView {
  if (view.phase !== 'play') throw new RangeError(`nobody is to act in phase ${view.phase}`);
  return view;
}

/** Scores the most, less what the placement opens for the next player. Draws no luck. */
export const kingsCourtPolicy: ReasoningPolicy<KingsCourt, Reason> = {
  revision: 5,
  choose: (view, seat) => choose(inPlay(view), seat),
  reasonFor: (view, seat, move) => reasonFor(inPlay(view), seat, move),
  reasonText,
};
