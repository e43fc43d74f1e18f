import { isRefusal, type OpaqueTypes, type Seat } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { randomFor } from '../../src/engine/random.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { partsOf } from '../../src/games.ts';
import type { Tip } from '../../src/lessons/tips/tip.ts';

/** Is this the moment for a tip, for a seat that is to act? */
export const fits = (tip: Tip, { game }: Match, view: OpaqueTypes['view'], seat: Seat): boolean =>
  tip.when(view, seat, () => game.moves(view, seat));

/** The positions of the first deal of a match between bots; `careless`: they bury whatever cards. */
export function* played(id: string, seed: number, careless = false): Generator<Match> {
  const { game, policy } = partsOf(id)!;
  const setup = readSetup(game, { seed: `tips-${seed}` }, 'tips');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const match = new Match(game, setup);
  while (!match.over && match.status.results.length < 1) {
    yield match;
    const seat = match.turn[0]!;
    const random = randomFor('tips', seed, seat, match.moveCount);
    const view = match.view(seat);
    const buries = careless && game.status(view).phase === 'bury' && game.sample;
    match.play(
      seat,
      game.format(buries ? game.sample!(view, seat, random) : policy.choose(view, seat, random).move),
    );
  }
}
