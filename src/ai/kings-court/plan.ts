import type { Card } from '../../engine/card.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { play } from '../../engine/kings-court/rules.ts';
import { type KingsCourt, type State, scoresOf } from '../../engine/kings-court/state.ts';
import type { Measure, SearchPlan } from '../search.ts';
import { byPoints, type Candidate } from './candidates.ts';
import { likelihood } from './history.ts';
import { readOffer } from './offer.ts';
import { applyMove, bestPlace, simOf } from './sim.ts';

/** How many of the best-scoring placements are searched. */
const PLACEMENTS = 16;

/** How many moves are looked ahead. */
export const AHEAD = 16;

/** So many points more make winning e times as likely, while cards are still to be placed. */
export const SPREAD = 10;

/**
 * Everyone's chance of winning while cards are to be placed, by a softmax of the scores. Points that bring nobody nearer to the one who
 * leads win nothing.
 */
export function chancesAt(scores: BySeat<number>): number[] {
  const most = Math.max(...scores);
  const chances = scores.map((score) => Math.exp((score - most) / SPREAD));
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / total);
}

export const CHANCE: Measure = { counts: 'chance', matters: 0.03 };
export const LEAD: Measure = { counts: 'points', matters: 5 };

/** How a match stands, and whether it is over. */
type Standing = Pick<Outlook, 'scores' | 'over'>;

/**
 * With two players the lead in points says all: a point more for one is a point less for the other. With more it is the chance of
 * winning.
 */
export function worthOf({ scores, over }: Standing, seat: Seat): number {
  return scores.length === 2 ? leadOf({ scores }, seat) : chanceOf({ scores, over }, seat, 1);
}

/** The chance of coming in one of the first `place` places; a place that several share is shared. */
export function chanceOf({ scores, over }: Standing, seat: Seat, place: number): number {
  const own = scores[seat]!;
  if (!over) return place === 1 ? chancesAt(scores)[seat]! : amongFirst(chancesAt(scores), seat, place);
  const ahead = scores.filter((score) => score > own).length;
  const level = scores.filter((score) => score === own).length;
  return Math.max(0, Math.min(1, (place - ahead) / level));
}

/** The chance that a seat is among the first `place` that are drawn in turn by these weights. */
function amongFirst(weights: readonly number[], seat: Seat, place: number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const first = weights[seat]! / total;
  if (place === 1) return first;
  return weights.reduce(
    (sum, weight, other) =>
      other === seat ? sum : sum + (weight / total) * amongFirst(weights.with(other, 0), seat, place - 1),
    first,
  );
}

/** The lead in points over the others on average. */
export function leadOf({ scores }: Pick<Standing, 'scores'>, seat: Seat): number {
  const sum = scores.reduce((total, score) => total + score, 0);
  return scores[seat]! - (sum - scores[seat]!) / (scores.length - 1);
}

/** The same in points at every table, as the sheet counts them. */
export const kingsCourtPoints: Pick<SearchPlan<KingsCourt>, 'playOut' | 'worth'> = {
  playOut: (world, seat) => (move) => ({ value: leadOf(playOn(play(world, seat, move)), seat) }),
  worth: (end, seat) => leadOf(playOn(end), seat),
};

export const kingsCourtPlan: SearchPlan<KingsCourt> = {
  candidates(view, seat) {
    if (view.phase !== 'play') return [];
    const { court, offer } = simOf(view);
    readOffer(offer, court);
    return byPoints(court, offer, view.hands[seat]!, PLACEMENTS).map(({ place }) => place);
  },
  playOut: (world, seat) => (move) => ({ value: worthOf(playOn(play(world, seat, move)), seat) }),
  worth: (end, seat) => worthOf(playOn(end), seat),
  measure: (view) => (scoresOf(view).length > 2 ? CHANCE : LEAD),
  /** That one card is better here says nothing of another card elsewhere. */
  comparable: (one, other) => one.kind === 'place' && other.kind === 'place' && one.card === other.card,
  likelihood,
  rollouts: () => 1200,
};

/** What everyone has scored and holds after some more moves, and whether the match is over then. */
export interface Outlook {
  readonly scores: BySeat<number>;
  readonly over: boolean;
  readonly hands: BySeat<readonly Card[]>;
}

/**
 * Plays `AHEAD` more moves by the policy, in a simulation: that takes a sixth of the time. `hear` is told of each before it is made, null
 * for a pass.
 */
export function playOn(state: State, hear?: (seat: Seat, placed: Candidate | null) => void): Outlook {
  if (state.phase !== 'play')
    return { scores: scoresOf(state), over: true, hands: state.phase === 'over' ? state.hands : [] };
  const sim = simOf(state);
  for (let move = 0; move < AHEAD && sim.turn !== null; move++) {
    const placed = bestPlace(sim);
    hear?.(sim.turn, placed);
    applyMove(sim, placed);
  }
  return { scores: sim.scores, over: sim.turn === null, hands: sim.hands as BySeat<readonly Card[]> };
}
