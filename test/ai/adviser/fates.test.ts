import { expect, test } from 'vitest';
import { Evidence } from '../../../src/ai/adviser/evidence.ts';
import { type Fate, Fates, reasonOf } from '../../../src/ai/adviser/fates.ts';

const [CAUSE, ALWAYS, CHANCE] = [1, 2, 3];

/** Twenty deals: in every fourth the other move brings about the cause and loses 40; in every one something else happens after it alone. */
function counted(): Fates {
  const fates = new Fates();
  for (let deal = 0; deal < 20; deal++) {
    const isCaused = deal % 4 < 2 && deal % 2 === Math.floor(deal / 4) % 2;
    const chance = deal < 10 ? [CHANCE] : [];
    fates.add([...chance], isCaused ? [CAUSE, ALWAYS] : [ALWAYS], isCaused ? 40 : 0, 1);
  }
  return fates;
}

test('a cause that explains the gain in few deals ranks before an event that always happens', () => {
  const { found } = counted();
  expect(found[0]).toMatchObject({ event: CAUSE, best: 0, other: 0.25, explained: 1, moved: 0.25 });
  expect(found.at(-1)).toMatchObject({ event: ALWAYS, other: 1, explained: 1, moved: 1 });
});

test('an event that explains the gain in only half of the deals is not found', () => {
  const fates = new Fates();
  for (let deal = 0; deal < 20; deal++) fates.add([], deal % 2 === 0 ? [CAUSE] : [ALWAYS], 10, 1);
  expect(fates.found).toEqual([]);
});

test('a deal counts once for each time it was drawn', () => {
  const fates = new Fates();
  for (let deal = 0; deal < 4; deal++)
    fates.add([], deal < 2 ? [CAUSE] : [], deal < 2 ? 10 : 0, deal < 2 ? 3 : 1);
  expect(fates.found).toEqual([{ event: CAUSE, best: 0, other: 0.75, explained: 1, moved: 0.75 }]);
});

test('a reason explains at least half of the gain, and the lower rank wins between similar ones', () => {
  const fate = (event: number, more: Partial<Fate> = {}): Fate => ({
    ...{ event, best: 0.1, other: 0.4, explained: 1, moved: 0.3 },
    ...more,
  });
  const rankOf = (ranks: readonly number[]) => (one: Fate) => ({ rank: ranks[one.event]! });
  expect(reasonOf([fate(0, { explained: 0.49 })], rankOf([0]))).toBeNull();
  expect(reasonOf([fate(0), fate(1, { explained: 0.9 })], rankOf([1, 0]))?.fate.event).toBe(1);
  expect(reasonOf([fate(0), fate(1, { explained: 0.6 })], rankOf([1, 0]))?.fate.event).toBe(0);
  expect(reasonOf([fate(0)], () => null)).toBeNull();
});

test('a fate moves by at least five of 100 deals, or by eight if there are few deals', () => {
  const foundIn = (deals: number, every: number): number => {
    const fates = new Fates();
    for (let deal = 0; deal < deals; deal++)
      fates.add([], deal % every < 2 ? [CAUSE] : [], deal % every < 2 ? 9 : 0, 1);
    return fates.found.length;
  };
  expect([foundIn(200, 30), foundIn(300, 30), foundIn(300, 50), foundIn(200, 20)]).toEqual([0, 1, 0, 1]);
});

/** Moves a, b and c that bring 10, 9 and −20 points; an event comes about after each of some moves only. */
function outsideOf(after: { readonly [move: string]: readonly number[] }) {
  const values: { readonly [move: string]: number } = { a: 10, b: 9, c: -20 };
  const telling = {
    parts: ['all'],
    facts: [],
    tell: () => (move: string) => ({
      value: values[move]!,
      parts: [values[move]!],
      kind: 0,
      facts: [],
      line: [],
      events: after[move]!,
    }),
  };
  const evidence = new Evidence(
    { format: (move: string) => move } as never,
    telling as never,
    ['a', 'b'] as never,
    [],
    'c' as never,
  );
  for (let deal = 0; deal < 20; deal++) evidence.add({} as never, 0, 0, 1, 2, deal < 10);
  expect(evidence.judged.map(({ move }) => move)).toEqual(['a', 'b']);
  return evidence.outside;
}

test('a move outside the list has the fates that all listed moves share', () => {
  const shared = outsideOf({ a: [CAUSE, CHANCE], b: [CAUSE], c: [ALWAYS] });
  expect(shared).toMatchObject({ move: 'c', gain: -30 });
  expect(shared!.fates!.map(({ event }) => event).toSorted()).toEqual([CAUSE, ALWAYS]);
  expect(outsideOf({ a: [CAUSE], b: [], c: [] })).toBeNull();
});
