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
test.each<[GameId, string, string, string]>([
  ['gongzhu', '552eb7d0', '81ec834d', '05bf1096'],
  ['shang', '2d247a5d', '4abd0dc3', 'd002eed2'],
  ['500', 'bf830cfb', '99df4839', '3c4d58ec'],
  ['shengji', 'c1a35ec1', 'bf67ef9e', '025c71f1'],
  ['kings-court', '22c303e4', '363fa2a5', '2443dafd'],
])('opponents of %s are frozen: %s, %s, %s', (id, ...digests) => {
  const { game } = partsOf(id)!;
  const played = OPPONENT_NAMES.map((name) => playDigest(game, DEALS, opponentNamed(name, id)));
  expect(played).toStrictEqual(digests);
});
