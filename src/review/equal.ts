import { Sample } from '../ai/sample.ts';
import type { OpaqueTypes } from '../engine/game.ts';
import { tried } from './knowledge.ts';
import type { Trial } from './trial.ts';

type Move = OpaqueTypes['move'];

/** With at most so many legal moves all of them are compared, not only the candidates of the search. */
const MOST = 16;
/** How many worlds each round adds. In all rounds but the last a move stays even if it looks worse by one standard error. */
const ROUNDS = [16, 32, 128] as const;

/** The other moves that are as good as `best`, the best first: each is worse by less than a quarter of `Measure.matters`. */
export function equalTo({ reviewer, sight, played, others, least, stream }: Trial, best: Move): Move[] {
  const { game } = reviewer;
  const known = [best, played].map((move) => game.format(move));
  const legal: Move[] = [];
  for (const move of game.moves(sight.view, sight.seat)) if (legal.push(move) > MOST) break;
  let alive = (legal.length > MOST ? others : legal)
    .filter((move) => !known.includes(game.format(move)))
    .map((move) => ({ move, loss: new Sample() }));
  ROUNDS.forEach((worlds, round) => {
    const moves = [best, ...alive.map(({ move }) => move)];
    if (alive.length > 0)
      for (const [base, ...worths] of tried(reviewer, sight, moves, worlds, stream(`equal ${round}`)))
        worths.forEach((worth, place) => {
          alive[place]!.loss.add(base! - worth);
        });
    const errors = round < ROUNDS.length - 1 ? 1 : 0;
    alive = alive.filter(({ loss }) => loss.mean - errors * loss.error < least / 4);
  });
  return alive.toSorted((a, b) => a.loss.mean - b.loss.mean).map(({ move }) => move);
}
