import { expect, test } from 'vitest';
import { OPPONENTS, opponentNamed } from '../../src/arena/opponents/index.ts';
import { partsOf } from '../../src/games.ts';
import { playDigest } from '../support/play-digest.ts';

const DEALS = 4;

/** A digest of all that an opponent plays in some deals at a table of its own kind. */
function playOf(id: string, name: string): string {
  const entry = partsOf(id)!;
  return playDigest(entry.game, DEALS, opponentNamed(name, entry)!);
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
