import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Match, movesMade } from '../../src/engine/match.ts';
import { playOn } from '../../src/engine/play-on.ts';
import { againIn, comingBack } from '../../src/front/again.ts';
import { positionTexts } from '../../src/front/words.ts';
import { partsOf, tellingOf } from '../../src/games.ts';
import { MatchStore } from '../../src/store/matches.ts';
import {
  dueOf,
  matchAt,
  type Position,
  positionsOf,
  type Sought,
  sittingOf,
} from '../../src/store/positions.ts';
import { answered, NOT_PRACTISED, type Practised, practiceFile } from '../../src/store/practice.ts';
import { ReviewStore } from '../../src/store/reviews.ts';
import { chargeOf } from '../support/charge.ts';
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
    reviews: new ReviewStore(join(folder, 'reviews'), tellingOf),
    practised: practiceFile(join(folder, 'practice.json')),
  };
}

type Stores = ReturnType<typeof openStores>;
const SOUGHT = { game: gongzhu.game, bots: BOTS, today: TODAY };
const told = (stores: Stores, practice = true) =>
  againIn(
    { room: { ...stores, today: () => TODAY }, settings: { practice } },
    gongzhu,
    stores.matches.list(),
  );
const positionsIn = (stores: Stores, sought: Sought = SOUGHT): readonly Position[] =>
  positionsOf(stores, stores.matches.list(), sought).positions;
const sentence = (stores: Stores): string => told(stores).sentence;

test('the costliest mistake of each deal comes back while its review is kept', () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, one, [{ cost: 40 }, { cost: 90, place: 1 }]);
  expect(positionsIn(stores).map(({ charge }) => charge.cost)).toEqual([90]);
});

test('cheap and uncertain mistakes do not come back', () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, one, [
    { cost: 6, grade: 'slight' },
    { cost: 30, error: 14, grade: '?', place: 1 },
  ]);
  expect(positionsIn(stores)).toEqual([]);
  expect(sentence(stores)).toMatch(/^Nothing in your last matches cost much/);
});

test.each([
  ["a day's deal", { origin: { kind: 'day', date: TODAY } }],
  ['a challenge', { origin: { kind: 'challenge', beat: 20 } }],
  ['a match that is not over', { deals: 2, options: { limit: 1000 } }],
] as const)('%s has positions like any other match', (_, more) => {
  const stores = openStores();
  const own = { ...played({ game: 'gongzhu', seed: 'two', options: { limit: 100 }, deals: 9, ...more }) };
  saveIn(stores.folder, own);
  plant(stores, own, [{ cost: 90 }]);
  expect(sentence(stores)).toBe('1 position of your own is due.');
  expect(matchAt(positionsIn(stores)[0]!).view(0)).toEqual(ownChoice(own.match, 0).before);
});

test('a match of several people has no positions', () => {
  const stores = openStores();
  const together = played({
    game: 'gongzhu',
    seed: 'two',
    options: { limit: 100 },
    deals: 9,
    people: [0, 1],
  });
  saveIn(stores.folder, together);
  plant(stores, together, [{ cost: 90 }]);
  expect(positionsIn(stores)).toEqual([]);
});

test('positions come from the last ten examined matches, however many were played since', () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, one, [{ cost: 90 }]);
  const short = played({ game: 'gongzhu', seed: 'two', deals: 1 });
  for (let number = 2; number < 13; number++) saveIn(stores.folder, { ...short, id: `gongzhu-${number}` });
  utimesSync(join(stores.folder, 'gongzhu-1.ndjson'), 1.7e9, Date.parse(TODAY) / 1000 - 1000);
  expect(positionsIn(stores)).toHaveLength(1);
});

test("the match goes back to the decision with the player's knowledge of that moment", () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, one, [{ cost: 90, place: 2 }]);
  const [position] = positionsIn(stores);
  const { before } = ownChoice(one.match, 2);
  for (const sitting of [1, 2]) {
    const there = matchAt(position!);
    expect(there.view(0), `sitting ${sitting}`).toEqual(before);
    there.play(0, [...there.moves(0)][0]!);
  }
});

test('each reason why no position is due has its sentence', () => {
  const stores = openStores();
  expect(sentence(stores)).toMatch(/^Nothing to practise yet: .*\.$/);
  saveIn(stores.folder, one);
  expect(sentence(stores)).toMatch(/^Nothing to practise yet: .*\.$/);
  plant(stores, one, [{ cost: 90 }]);
  expect(sentence(stores)).toBe('1 position of your own is due.');
  const { key } = positionsIn(stores)[0]!;
  stores.practised.change((known) => answered(known, key, 'good', TODAY));
  expect(sentence(stores)).toBe('Nothing is due; the next position comes back on 2026-11-21.');
  stores.practised.change(() => ({ positions: { [key]: { box: 5, due: TODAY } } }));
  expect(sentence(stores)).toBe('All positions of your last matches are solved.');
});

test('a removed match takes its positions along, and restoring brings them back', () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, one, [{ cost: 90 }]);
  stores.matches.remove(one.id);
  expect(sentence(stores)).toMatch(/^Nothing to practise yet/);
  stores.matches.restore(one.id);
  expect(sentence(stores)).toBe('1 position of your own is due.');
});

test('a log with other rules gives a sentence', () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, one, [{ cost: 90 }]);
  const older = { ...gongzhu.game, revision: gongzhu.game.revision + 1 };
  const matches = new MatchStore(stores.folder, 'test', () => older);
  expect(sentence({ ...stores, matches })).toMatch(/^[A-Z].*revision.*\.$/);
});

test('a judgement by other bots is used until a new one replaces it', () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, { ...one, about: { bots: BOTS - 1 } }, [{ cost: 90 }]);
  expect(positionsIn(stores)).toMatchObject([{ isOld: true, charge: { cost: 90 } }]);
  plant(stores, one, [{ cost: 40, place: 1 }]);
  expect(positionsIn(stores)).toMatchObject([{ isOld: false, charge: { cost: 40 } }]);
});

test('a log cut or changed by undo keeps only the positions that its judgement still fits', () => {
  const stores = openStores();
  const long = played({ game: 'gongzhu', seed: 'one', options: { limit: 300 }, deals: 9 });
  saveIn(stores.folder, long);
  plant(stores, long, [{ cost: 90, place: 2 }]);
  const list = stores.matches.list();
  const firstDeal = movesMade(long.match).filter(({ step }) => step.status.deal === 1).length;
  const { move, better, before } = ownChoice(long.match, 2);
  const isAsked = (moves: number, change: (match: Match) => void = () => {}): boolean => {
    const match = playOn(long.match, moves, '') as Match;
    change(match);
    saveIn(stores.folder, { ...long, match });
    const { positions } = positionsOf(stores, list, SOUGHT);
    for (const position of positions) expect(matchAt(position).view(0)).toEqual(before);
    return positions.length > 0;
  };
  expect(isAsked(firstDeal)).toBe(true);
  expect(isAsked(firstDeal - 1)).toBe(false);
  const back = firstDeal - move;
  expect(isAsked(firstDeal, (match) => match.undo(back))).toBe(false);
  expect(
    isAsked(firstDeal, (match) => {
      match.undo(back);
      match.play(0, better);
    }),
  ).toBe(false);
  expect(
    isAsked(firstDeal, (match) => {
      match.undo(back);
      while (match.redo());
    }),
  ).toBe(true);
});

/** A position of a kind of its own. */
const position = (key: string, kind = key): Position => ({
  ...{ key, of: { header: {} as never, left: 0, ...one }, deal: 1, seat: 0, isOld: false },
  charge: chargeOf({ kind }),
});

test('the positions longest due come first, then new ones, costliest first', () => {
  const all = Array.from({ length: 6 }, (_, at) => position(`k${at}`));
  const practised = {
    positions: {
      k3: { box: 1, due: '2026-11-19' },
      k4: { box: 2, due: '2026-11-10' },
      k0: { box: 1, due: '2026-11-21' },
    },
  };
  const keys = dueOf(all, practised, TODAY).map(({ key }) => key);
  expect(keys).toEqual(['k4', 'k3', 'k1', 'k2', 'k5']);
});

test('a sitting asks one position of each kind, and a day asks ten', () => {
  const all = [position('a', 'lead'), position('b', 'lead'), position('c', 'pass')];
  const keys = (due: readonly Position[], practised = NOT_PRACTISED) =>
    sittingOf(due, practised, TODAY).map(({ key }) => key);
  expect(keys(all)).toEqual(['a', 'c']);
  const other = { ...all[1]!, charge: chargeOf({ kind: 'lead', ...costOf('moon') }) };
  expect(keys([all[0]!, other])).toEqual(['a', 'b']);
  const many = Array.from({ length: 12 }, (_, at) => position(`k${at}`));
  expect(keys(many)).toHaveLength(10);
  const day = (answers: number): Practised => ({
    positions: Object.fromEntries(
      many.slice(0, answers).map(({ key }) => [key, { box: 0, due: TODAY, answered: TODAY }]),
    ),
  });
  expect(keys(many.slice(7), day(7))).toEqual(['k7', 'k8', 'k9']);
  expect(keys(many.slice(10), day(10))).toEqual([]);
});

/** A mistake that cost most in a part of the result. */
function costOf(part: string): Pick<ReturnType<typeof chargeOf>, 'why'> {
  const { why } = chargeOf();
  const moves = why.moves.map((judged) => ({ ...judged, parts: [{ part, mean: -1, error: 0 }] }));
  return { why: { ...why, moves } };
}

test('calls in the draw of Shengji and gifts in Nello never come back', () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, one, [{ cost: 90 }, { cost: 40, place: 1, kind: 'follow' }]);
  const asked = positionsIn(stores, { ...SOUGHT, unasked: ['lead'] });
  expect(asked.map(({ charge }) => charge.cost)).toEqual([40]);
  expect(partsOf('shengji')!.review!.unasked).toEqual(['call']);
  expect(partsOf('500')!.review!.unasked).toEqual(['gift']);
});

test('a match older than ninety days gives no positions', () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, one, [{ cost: 90 }]);
  const lastWrittenOn = (day: string) => {
    const time = new Date(`${day}T12:00`);
    utimesSync(join(stores.folder, `${one.id}.ndjson`), time, time);
  };
  lastWrittenOn('2026-08-22');
  expect(told(stores).due).toHaveLength(1);
  lastWrittenOn('2026-08-21');
  expect(told(stores).due).toEqual([]);
});

test('the menu counts positions, and a match says when its own come back', () => {
  const stores = openStores();
  const ofMatch = (id = one.id) =>
    comingBack({ room: { ...stores, today: () => TODAY }, settings: { practice: true } }, gongzhu, id);
  expect([told(stores).standing, ofMatch()]).toEqual(['', '']);
  saveIn(stores.folder, one);
  plant(stores, one, [{ cost: 90 }]);
  expect(told(stores).standing).toBe('1 position, 1 due, 0 solved');
  expect(ofMatch()).toBe('1 position of this match is due: g in the menu asks it.');
  const ways = { lessons: 'lessons', options: 'options', examine: 'examine' };
  const inLines = { room: { ...stores, today: () => TODAY }, settings: { practice: true }, ways };
  expect(comingBack(inLines, gongzhu, one.id)).toBe(
    '1 position of this match is due: lessons in the menu asks it.',
  );
  expect(ofMatch('gongzhu-2')).toBe('');
  const { key } = told(stores).due[0]!;
  stores.practised.change((known) => answered(known, key, 'good', TODAY));
  expect(told(stores).standing).toBe('1 position, 0 due, 0 solved; solved at first sight: 1 of 1');
  expect(ofMatch()).toBe('1 position of this match comes back for practice, the next on 2026-11-21.');
});

test('with practice off no position is asked, and a sentence says so', () => {
  const stores = openStores();
  saveIn(stores.folder, one);
  plant(stores, one, [{ cost: 90 }]);
  expect(told(stores, false)).toMatchObject({ due: [], sitting: [], standing: '' });
  expect(told(stores, false).sentence).toMatch(/^Practice is off: .*\.$/);
});

test('a sentence gives the limits of a sitting and of a day', () => {
  expect(positionTexts.due(3, 3)).toBe('3 positions of your own are due.');
  expect(positionTexts.due(3, 1)).toBe('3 positions of your own are due, 1 at a sitting.');
  expect(positionTexts.due(1, 0)).toBe(
    '1 position of your own is due; ten a day at most, the next tomorrow.',
  );
});
