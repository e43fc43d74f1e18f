import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { decisionStream } from '../../src/ai/bot.ts';
import { OPPONENTS, opponentNamed } from '../../src/arena/opponents/index.ts';
import { findEntry } from '../../src/catalogue.ts';
import { randomFor } from '../../src/engine/random.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';

const DEALS = 4;

/** A digest of all that an opponent plays in some deals at a table of its own kind; every move is checked. */
function playOf(id: string, name: string): string {
  const entry = findEntry(id)!;
  const { game } = entry;
  const opponent = opponentNamed(name, entry)!;
  const digest = createHash('sha256');
  for (let deal = 0; deal < DEALS; deal++) {
    const seed = `pinned ${deal}`;
    const setup = readSetup(game, {}, seed) as Setup;
    let state = game.deal(game.start(setup), game.shuffle(setup, randomFor(seed)));
    for (let count = 0; ; count++) {
      const seat = game.toAct(state)[0];
      if (seat === undefined) break;
      const move = opponent(game.view(state, seat), seat, decisionStream(seed, seat, count));
      expect(game.check(state, seat, move)).toBeNull();
      digest.update(`${game.format(move)}\n`);
      state = game.play(state, seat, move);
    }
  }
  return digest.digest('hex').slice(0, 8);
}

/**
 * None of them is to change. Where this fails, something of the engine that they use behaves differently: then they need their own copy of
 * it as it was.
 */
test.each([
  ['gongzhu', '24c6bbd9', '552eb7d0', '81ec834d'],
  ['shang', '03023252', '2d247a5d', '4abd0dc3'],
  ['500', '714bf4b1', 'bf830cfb', '99df4839'],
  ['shengji', 'e7c9d9c3', 'c1a35ec1', 'bf67ef9e'],
  ['kings-court', 'dded92ef', '22c303e4', '363fa2a5'],
])('frozen in %s: %s, %s, %s', (id, ...digests) => {
  expect(OPPONENTS.map((name) => playOf(id, name))).toStrictEqual(digests);
});
