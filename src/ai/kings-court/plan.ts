import type { BySeat, Seat } from '../../engine/game.ts';
import { play } from '../../engine/kings-court/rules.ts';
import { type KingsCourt, type State, scoresOf } from '../../engine/kings-court/state.ts';
import type { Aim, PlayOut, SearchPlan } from '../search.ts';
import { likelihood } from './history.ts';
import { read } from './reading.ts';
import { applyMove, bestPlace, simOf } from './sim.ts';

/** How many of the best-scoring placements are searched. */
const PLACEMENTS = 16;

/** How many moves are looked ahead. */
const AHEAD = 16;

/** So many points more make winning e times as likely, while cards are still to be placed. */
const SPREAD = 10;

/**
 * The chance of winning, by a softmax of the scores while cards are to be placed. Points that bring nobody nearer to the one who
 * leads win nothing.
 */
export function chanceOf({ scores, over }: Outlook, seat: Seat): number {
  const most = Math.max(...scores);
  const chances = scores.map((score) => (over ? Number(score === most) : Math.exp((score - most) / SPREAD)));
  return chances[seat]! / chances.reduce((total, chance) => total + chance, 0);
}

/** The lead over the others on average. */
function leadOf({ scores }: Outlook, seat: Seat): number {
  const sum = scores.reduce((total, n) => total + n, 0);
  return scores[seat]! - (sum - scores[seat]!) / (scores.length - 1);
}

const playOutBy =
  (value: (outlook: Outlook, seat: Seat) => number): PlayOut<KingsCourt> =>
  (world, seat) =>
  (move) => ({ value: value(playOn(play(world, seat, move)), seat) });

const winning: Aim<KingsCourt> = { playOut: playOutBy(chanceOf), better: 'likelier to win' };

export const kingsCourtPlan: SearchPlan<KingsCourt> = {
  candidates(view, seat) {
    if (view.phase !== 'play') return [];
    return read(view, seat)
      .candidates.slice(0, PLACEMENTS)
      .map(({ place }) => place);
  },
  playOut: playOutBy(leadOf),
  worth: (end, seat) => leadOf(playOn(end), seat),
  unit: 'point',
  // With two players the lead in points says all: a point more for one is a point less for the other.
  aim: (view) => (view.phase === 'play' && view.scores.length > 2 ? winning : null),
  /** That one card is better here says nothing of another card elsewhere. */
  comparable: (one, other) => one.kind === 'place' && other.kind === 'place' && one.card === other.card,
  likelihood,
  rollouts: () => 600,
};

/** What everyone has scored after some more moves, and whether the match is over then. */
interface Outlook {
  readonly scores: BySeat<number>;
  readonly over: boolean;
}

/** Plays `AHEAD` more moves by the policy, in a simulation: that takes a sixth of the time. */
function playOn(state: State): Outlook {
  if (state.phase !== 'play') return { scores: scoresOf(state), over: true };
  const sim = simOf(state);
  for (let move = 0; move < AHEAD && sim.turn !== null; move++) applyMove(sim, bestPlace(sim));
  return { scores: sim.scores, over: sim.turn === null };
}
