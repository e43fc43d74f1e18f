import type { BySeat, Seat } from '../../engine/game.ts';
import { play } from '../../engine/kings-court/rules.ts';
import { type KingsCourt, type State, scoresOf } from '../../engine/kings-court/state.ts';
import type { Measure, SearchPlan } from '../search.ts';
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
 * The chance of winning, by a softmax of the scores while cards are to be placed. Points that bring nobody nearer to the
 * one who leads win nothing.
 */
function chanceOf({ scores, over }: Outlook, seat: Seat): number {
  const most = Math.max(...scores);
  const chances = scores.map((score) => (over ? Number(score === most) : Math.exp((score - most) / SPREAD)));
  return chances[seat]! / chances.reduce((total, chance) => total + chance, 0);
}

const CHANCE: Measure = { counts: 'chance', matters: 0.03 };
const LEAD: Measure = { counts: 'points', matters: 5 };

/**
 * With two players the lead in points says all: a point more for one is a point less for the other. With more it is the chance of
 * winning.
 */
export function worthOf(outlook: Outlook, seat: Seat): number {
  const [one, other, ...more] = outlook.scores;
  if (more.length > 0) return chanceOf(outlook, seat);
  return seat === 0 ? one! - other! : other! - one!;
}

export const kingsCourtPlan: SearchPlan<KingsCourt> = {
  candidates(view, seat) {
    if (view.phase !== 'play') return [];
    return read(view, seat)
      .candidates.slice(0, PLACEMENTS)
      .map(({ place }) => place);
  },
  playOut: (world, seat) => (move) => ({ value: worthOf(playOn(play(world, seat, move)), seat) }),
  worth: (end, seat) => worthOf(playOn(end), seat),
  measure: (view) => (scoresOf(view).length > 2 ? CHANCE : LEAD),
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
