import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tellingOf } from '../../src/games.ts';
import type { Review } from '../../src/review/review.ts';
import { type Reviewed, ReviewStore } from '../../src/store/reviews.ts';
import { played, reviewerOf } from '../review/deals.ts';
import { chargeOf } from '../support/charge.ts';

const match = played(reviewerOf('gongzhu'), 'normal', 'kept');
const review: Review = {
  deal: 1,
  seat: 0,
  par: [1, 2, 3, -4],
  line: { result: 3, cards: 1, you: -1.5, error: 0.25, others: 2, fortune: 1.5, after: [] },
  charges: [chargeOf({ also: [12], hint: 'KS' })],
  costs: [
    { move: 3, kind: 'pass', cost: -0.5, error: 1 },
    { move: 7, kind: 'lead', cost: 61.5, error: 2.5 },
  ],
  decisions: 14,
  judged: 14,
};
const reviewed: Reviewed = { id: 'gongzhu-1', match, deal: 1, seat: 0, bots: 3 };

function openStore() {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-reviews-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, store: new ReviewStore(join(folder, 'reviews'), tellingOf) };
}

test('a review is found again while its moves and bots are the same', () => {
  const { store } = openStore();
  expect(store.find(reviewed)).toBeNull();
  store.keep(reviewed, review);
  expect(store.find(reviewed)).toEqual(review);
  expect(store.find({ ...reviewed, bots: 4 })).toBeNull();
  expect(store.find({ ...reviewed, seat: 1 })).toBeNull();
  expect(store.find({ ...reviewed, id: 'gongzhu-2' })).toBeNull();
  const other = played(reviewerOf('gongzhu'), 'random', 'kept');
  expect(store.find({ ...reviewed, match: other })).toBeNull();
});

test('a review survives later deals, and undoing a move drops it', () => {
  const { store } = openStore();
  const longer = played(reviewerOf('gongzhu'), 'normal', 'kept');
  store.keep(reviewed, review);
  const seat = longer.turn[0]!;
  longer.play(seat, [...longer.moves(seat)][0]!);
  expect(store.find({ ...reviewed, match: longer })).toEqual(review);
  longer.undo();
  longer.undo();
  expect(store.find({ ...reviewed, match: longer })).toBeNull();
});

test('a new review replaces the one of the same deal and seat, and leaves the others', () => {
  const { store } = openStore();
  const other = { ...review, seat: 1 };
  store.keep(reviewed, { ...review, charges: [] });
  store.keep({ ...reviewed, seat: 1 }, other);
  store.keep(reviewed, review);
  expect(store.find(reviewed)).toEqual(review);
  expect(store.find({ ...reviewed, seat: 1 })).toEqual(other);
});

test('a file has room for the 14 deals of a match of Shengji with six people, 6 MB without indentation', () => {
  const { store, folder } = openStore();
  const long = { ...review, charges: [chargeOf({ hint: 'x'.repeat(6 << 20) })] };
  store.keep(reviewed, long);
  expect(store.find(reviewed)).toEqual(long);
  store.keep(reviewed, review);
  expect(readFileSync(join(folder, 'reviews', 'gongzhu-1.json'), 'utf8')).not.toContain('\n ');
});

test('a malformed file counts as empty and is written over', () => {
  const { store, folder } = openStore();
  store.keep(reviewed, review);
  const path = join(folder, 'reviews', 'gongzhu-1.json');
  for (const spoil of [
    (text: string) => text.slice(0, -20),
    (text: string) => text.replace('"??"', '"!"'),
    (text: string) => text.replace('61.5', '"much"'),
    (text: string) => text.replace('"part":"pig"', '"part":"cow"'),
    (text: string) => text.replace('"move":7', '"move":9999'),
    (text: string) => text.replace('"par":[1,2,3,-4]', '"par":[]'),
    (text: string) => text.replace('"card":"QS"', '"card":"cow"'),
    () => '[]',
    () => '',
    (text: string) => text.replace('"deal":1', '"deal":9'),
  ]) {
    writeFileSync(path, spoil(readFileSync(path, 'utf8')));
    expect(store.find(reviewed)).toBeNull();
    store.keep(reviewed, review);
    expect(store.find(reviewed)).toEqual(review);
  }
});

test('a review that cannot be written is computed again, and an unsaved match has no file', () => {
  const { folder } = openStore();
  writeFileSync(join(folder, 'file'), '');
  const blocked = new ReviewStore(join(folder, 'file'), tellingOf);
  blocked.keep(reviewed, review);
  expect(blocked.find(reviewed)).toBeNull();
  const store = new ReviewStore(folder, tellingOf);
  store.keep({ ...reviewed, id: '' }, review);
  expect(readdirSync(folder).sort()).toEqual(['file']);
});
