import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { decisionStream } from '../../src/ai/bot.ts';
import type { AnyGame, OpaqueTypes, Seat } from '../../src/engine/game.ts';
import { type Random, randomFor } from '../../src/engine/random.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';

type Chooser = (view: OpaqueTypes['view'], seat: Seat, random: Random, count: number) => OpaqueTypes['move'];

/** A digest of every move that is chosen in some first deals at the game's usual table; each is checked. */
export function playDigest(game: AnyGame, deals: number, choose: Chooser): string {
  const digest = createHash('sha256');
  for (let deal = 0; deal < deals; deal++) {
    const seed = `pinned ${deal}`;
    const setup = readSetup(game, {}, seed) as Setup;
    let state = game.deal(game.start(setup), game.shuffle(setup, randomFor(seed)));
    for (let count = 0; ; count++) {
      const seat = game.toAct(state)[0];
      if (seat === undefined) break;
      const move = choose(game.view(state, seat), seat, decisionStream(seed, seat, count), count);
      expect(game.check(state, seat, move)).toBeNull();
      digest.update(`${game.format(move)}\n`);
      state = game.play(state, seat, move);
    }
  }
  return digest.digest('hex').slice(0, 8);
}
