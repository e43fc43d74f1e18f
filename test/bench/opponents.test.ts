import { expect, test } from 'vitest';
import { OPPONENT_NAMES, opponentNamed } from '../../bench/opponents/index.ts';
import type { GameId } from '../../src/engine/games.ts';
import { partsOf } from '../../src/games.ts';
import { playDigest } from '../support/play-digest.ts';

const DEALS = 4;

/**
 * A digest of all that each opponent plays in some deals at a table of its own kind. None of them is to change. Where this fails,
 * something of the engine that they use behaves differently: then they need their own copy of it as it was.
 */
test.each<[GameId, string, string]>([
  ['gongzhu', '552eb7d0', '81ec834d'],
  ['shang', '2d247a5d', '4abd0dc3'],
  ['500', 'bf830cfb', '99df4839'],
  ['shengji', 'c1a35ec1', 'bf67ef9e'],
  ['kings-court', '22c303e4', '363fa2a5'],
])('frozen in %s: %s, %s', (id, ...digests) => {
  const { game } = partsOf(id)!;
  const played = OPPONENT_NAMES.map((name) => playDigest(game, DEALS, opponentNamed(name, id)));
  expect(played).toStrictEqual(digests);
});
