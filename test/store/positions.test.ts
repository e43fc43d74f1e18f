import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { againIn } from '../../src/front/again.ts';
import { partsOf } from '../../src/games.ts';
import { MatchStore } from '../../src/store/matches.ts';
import { backTo, dueOf, positionsOf } from '../../src/store/positions.ts';
import { answered, practiceFile } from '../../src/store/practice.ts';
import { ReviewStore } from '../../src/store/reviews.ts';
import { ownChoice, plant } from '../support/mistakes.ts';
import { played, saveIn } from '../support/played.ts';

const gongzhu = partsOf('gongzhu')!;
const BOTS = gongzhu.policy.revision;
const TODAY = '2026-11-20';
const one = played({ game: 'gongzhu', seed: 'one', options: { limit: 100 }, deals: 9 });

function openStores() {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-positions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    matches: new MatchStore(folder, 'test', (id) => partsOf(id)?.game),
    reviews: new ReviewStore(join(folder, 'reviews')),
    practised: practiceFile(join(folder, 'practice.json')),
  };
}

const told = (stores: ReturnType<typeof openStores>) => againIn(stores, gongzhu, TODAY).sentence;

test('the dearest mistake of each deal of a match that counts comes back, as far as its review is kept', () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, one, [{ cost: 40 }, { cost: 90, place: 1 }]);
  const { positions } = positionsOf(stores, { game: gongzhu.game, bots: BOTS });
  expect(positions.map(({ charge }) => charge.cost)).toEqual([90]);
});

test('neither what costs little nor what the judge is not sure of comes back', () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, one, [
    { cost: 6, grade: 'slight' },
    { cost: 30, error: 14, grade: '?', place: 1 },
  ]);
  expect(positionsOf(stores, { game: gongzhu.game, bots: BOTS }).positions).toEqual([]);
  expect(told(stores)).toMatch(/^Nothing in your last matches cost much/);
});

test('a match that does not count has none, nor one of several people', () => {
  const stores = openStores();
  const again = played({
    game: 'gongzhu',
    seed: 'two',
    options: { limit: 100 },
    deals: 9,
    origin: { kind: 'day', date: TODAY },
  });
  const together = played({
    game: 'gongzhu',
    seed: 'two',
    options: { limit: 100 },
    deals: 9,
    people: [0, 1],
  });
  for (const [id, match] of [['gongzhu-1', again] as const, ['gongzhu-2', together] as const]) {
    saveIn(stores.folder, { ...match, id });
    plant(stores, { ...match, id }, [{ cost: 90 }]);
  }
  expect(positionsOf(stores, { game: gongzhu.game, bots: BOTS }).positions).toEqual([]);
});

test('the match goes back to the decision, and its player knows what they knew then', () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, one, [{ cost: 90, place: 2 }]);
  const [position] = positionsOf(stores, { game: gongzhu.game, bots: BOTS }).positions;
  const read = stores.matches.read(position!.match);
  const there = backTo(position!, 'match' in read ? read.match : one.match);
  const { before } = ownChoice(one.match, 2);
  expect(there.view(0)).toEqual(before);
});

test('each way in which nothing is due is told in one sentence', () => {
  const stores = openStores();
  expect(told(stores)).toMatch(/^Nothing to practise yet: .*\.$/);
  saveIn(stores.folder, one);
  expect(told(stores)).toMatch(/^Nothing to practise yet: .*\.$/);
  plant(stores, one, [{ cost: 90 }]);
  expect(told(stores)).toBe('1 position of your own is due.');
  const { positions } = positionsOf(stores, { game: gongzhu.game, bots: BOTS });
  const { key } = positions[0]!;
  stores.practised.change((known) => answered(known, key, 'good', TODAY));
  expect(told(stores)).toBe('Nothing is due; the next position comes back on 2026-11-21.');
  stores.practised.change(() => ({ positions: { [key]: { box: 5, due: TODAY } } }));
  expect(told(stores)).toBe('All positions of your last matches are solved.');
});

test('a match that is removed takes its positions along, and brings them back', () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, one, [{ cost: 90 }]);
  stores.matches.remove(one.id);
  expect(told(stores)).toMatch(/^Nothing to practise yet/);
  stores.matches.restore(one.id);
  expect(told(stores)).toBe('1 position of your own is due.');
});

test('a log of other rules is told of in a sentence, and bots of another revision have examined nothing', () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, one, [{ cost: 90 }]);
  const older = { ...gongzhu.game, revision: gongzhu.game.revision + 1 };
  const matches = new MatchStore(stores.folder, 'test', () => older);
  expect(told({ ...stores, matches })).toMatch(/^[A-Z].*revision.*\.$/);
  expect(positionsOf(stores, { game: gongzhu.game, bots: BOTS + 1 }).positions).toEqual([]);
});

test('what is due longest comes first, then what is new, the dearest first; ten at most', () => {
  const position = (key: string) => ({ key }) as ReturnType<typeof positionsOf>['positions'][number];
  const all = Array.from({ length: 14 }, (_, at) => position(`k${at}`));
  const practised = {
    positions: {
      k5: { box: 1, due: '2026-11-19' },
      k9: { box: 2, due: '2026-11-10' },
      k0: { box: 1, due: '2026-11-21' },
    },
  };
  const keys = dueOf(all, practised, TODAY).map(({ key }) => key);
  expect(keys).toEqual(['k9', 'k5', 'k1', 'k2', 'k3', 'k4', 'k6', 'k7', 'k8', 'k10']);
});
