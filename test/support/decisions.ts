import type { Bot } from '../../src/ai/bot.ts';
import { randomMove } from '../../src/ai/random.ts';
import type { OpaqueTypes, Seat } from '../../src/engine/game.ts';
import { randomFor } from '../../src/engine/random.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';

export interface Decision {
  readonly state: OpaqueTypes['state'];
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
}

/** The decisions of deals that the policy plays, but for every fourth move, which is random where that spoils nothing, unless `mayErr` is false. */
export function* decisionsOf(
  { game, policy }: Bot,
  seed: string,
  deals: number,
  seats = game.defaultSeats,
  mayErr = true,
): Generator<Decision> {
  const setup = readSetup(game, { seats }, seed) as Setup;
  const random = randomFor(seed, 'decisions');
  let state = game.start(setup);
  for (let dealt = 0; ; ) {
    const seat = game.toAct(state)[0];
    if (seat !== undefined) {
      const view = game.view(state, seat);
      yield { state, view, seat };
      const careless = mayErr && !policy.weighty?.(view) && random.below(4) === 0;
      const move = careless ? randomMove(game, view, seat, random) : policy.choose(view, seat, random).move;
      state = game.play(state, seat, move);
    } else if (dealt++ === deals || game.status(state).winners !== null) return;
    else state = game.deal(state, game.shuffle(setup, random));
  }
}
