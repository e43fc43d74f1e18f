import type { Card } from '../../engine/card.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { play } from '../../engine/kings-court/rules.ts';
import { type KingsCourt, type State, scoresOf } from '../../engine/kings-court/state.ts';
import type { Measure, SearchPlan } from '../search.ts';
import { byPoints, type Candidate } from './candidates.ts';
import { likelihood } from './history.ts';
import { readOffer } from './offer.ts';
import { applyMove, bestPlace, simOf } from './sim.ts';

/** The number of best-scoring placements that are searched. */
const PLACEMENTS = 16;

/** The number of moves to look ahead. */
export const AHEAD = 16;

/** Points that make winning e times as likely while cards remain to be placed. */
export const SPREAD = 10;

/** Returns everyone's chance of winning while cards remain, as a softmax of the scores. Points that bring nobody closer to the leader win little. */
export function chancesAt(scores: BySeat<number>): number[] {
  const most = Math.max(...scores);
  const chances = scores.map((score) => Math.exp((score - most) / SPREAD));
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / total);
}

export const CHANCE: Measure = { counts: 'chance', matters: 0.03 };
export const LEAD: Measure = { counts: 'points', matters: 5 };

/** Scores, and whether the match is over. */
type Standing = Pick<Outlook, 'scores' | 'over'>;

/** Returns the worth of a match: with two players the lead in points, with more the chance of winning. */
export function worthOf({ scores, over }: Standing, seat: Seat): number {
  return scores.length === 2 ? leadOf({ scores }, seat) : chanceOf({ scores, over }, seat, 1);
}

/** Returns the chance of one of the first `place` places. Seats that tie share a place. */
export function chanceOf({ scores, over }: Standing, seat: Seat, place: number): number {
  const own = scores[seat]!;
  if (!over) return place === 1 ? chancesAt(scores)[seat]! : amongFirst(chancesAt(scores), seat, place);
  const ahead = scores.filter((score) => score > own).length;
  const level = scores.filter((score) => score === own).length;
  return Math.max(0, Math.min(1, (place - ahead) / level));
}

/** Returns the chance that a seat is among the first `place` drawn, without replacement, with these weights. */
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

/** Returns the lead in points over the average of the others. */
export function leadOf({ scores }: Pick<Standing, 'scores'>, seat: Seat): number {
  const sum = scores.reduce((total, score) => total + score, 0);
  return scores[seat]! - (sum - scores[seat]!) / (scores.length - 1);
}

/** The plan's values in points at every table, as the sheet counts them. */
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
  /** A card that is better here need not be better than another card elsewhere. */
  comparable: (one, other) => one.kind === 'place' && other.kind === 'place' && one.card === other.card,
  likelihood,
  rollouts: () => 1200,
};

/** Scores and hands after some more moves, and whether the match is then over. */
export interface Outlook {
  readonly scores: BySeat<number>;
  readonly over: boolean;
  readonly hands: BySeat<readonly Card[]>;
}

/** Plays `AHEAD` more moves by the policy, in a simulation, which takes a sixth of the time. `hear` gets each move before it is made, null for a pass. */
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
