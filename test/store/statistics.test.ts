import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Level } from '../../src/ai/bot.ts';
import { type AnyGame, isRefusal, type Seat, type Tally } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import { loadLog } from '../../src/engine/save.ts';
import { detailLines } from '../../src/front/records.ts';
import { tellingOf } from '../../src/games.ts';
import { findGame, games } from '../../src/library.ts';
import type { PlayedMatch } from '../../src/store/history.ts';
import { judgedDeals } from '../../src/store/judged-deals.ts';
import { MatchStore } from '../../src/store/matches.ts';
import { ReviewStore } from '../../src/store/reviews.ts';
import { counts } from '../../src/store/saved.ts';
import { aloneIn, type PlayerRecord, recordsOf } from '../../src/store/statistics.ts';
import { programPath } from '../support/built.ts';
import { chargeOf } from '../support/charge.ts';
import { historyOf } from '../support/saved.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-statistics-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const openStore = () => new MatchStore(folder, 'test', findGame);
const records = () => recordsOf(historyOf(openStore()), games);

let number = 0;
/** A match as a list has it: scores and winners a seat; `people`: the seats of people, with names. */
function played(
  scores: readonly number[],
  winners: readonly Seat[],
  people: { readonly [seat: number]: string } = { 0: 'You' },
  more: Partial<PlayedMatch> & { readonly level?: Level } = {},
): PlayedMatch {
  const { level = 'normal', ...rest } = more;
  return {
    id: `gongzhu-${++number}`,
    left: number,
    state: 'finished',
    game: 'gongzhu',
    players: scores.map((_, seat) => ({
      name: people[seat] ?? `Bot ${seat}`,
      bot: people[seat] ? null : level,
    })),
    result: { scores, winners, deals: 1, aid: { hints: 0, takenBack: 0, unrated: [] } },
    tallies: [],
    ...rest,
  };
}

describe('the record of a game', () => {
  test('gives wins, places, average, best and worst, and wins in a row; if low wins, the lowest is the best', () => {
    const matches = [
      played([10, 20, 30, 40], [0]),
      played([0, 20, 30, 40], [0]),
      played([30, 20, 30, 10], [3]),
      played([20, 20, 30, 40], [0, 1]),
    ];
    expect(recordsOf(matches, games)).toStrictEqual([
      {
        game: 'gongzhu',
        seats: 4,
        bots: 'normal',
        name: null,
        played: 4,
        won: 3,
        places: [3, 0, 1, 0],
        scores: [10, 0, 30, 20],
        mean: 15,
        error: expect.closeTo(Math.sqrt((25 + 225 + 225 + 25) / 3 / 4), 10),
        best: 0,
        worst: 30,
        streak: { now: 1, best: 2 },
        par: null,
        costs: null,
        tallies: [],
      },
    ]);
  });

  test('places partners together: first or second', () => {
    const four = (mine: number, theirs: number, winners: Seat[]) =>
      played([mine, theirs, mine, theirs], winners, undefined, { game: '500' });
    const [record] = recordsOf(
      [four(500, 20, [0, 2]), four(480, 520, [1, 3]), four(520, 500, [1, 3])],
      games,
    );
    expect(record).toMatchObject({ places: [1, 2], best: 520, worst: 480 });
  });

  test('is separate for each number of seats, level of bots, and name at a shared keyboard', () => {
    const both = { 0: 'Ann', 2: '漢字' };
    const matches = [
      played([1, 2, 3, 4], [0], both),
      played([4, 3, 2, 1], [3], both),
      played([4, 3, 2, 1], [3], { 1: 'Ann' }),
      played([4, 3, 2, 1], [3], { 1: 'Zoe' }, { level: 'hard' }),
      played([4, 3, 2, 1], [3], { 0: 'A', 1: 'B', 2: 'C', 3: 'D' }),
      played([4, 3], [1], { 0: 'You' }, { game: 'kings-court' }),
      played([4, 3, 2, 1], [3], {}),
    ];
    expect(
      recordsOf(matches, games).map(({ game, seats, bots, name, played, won }) => [
        game,
        seats,
        bots,
        name,
        played,
        won,
      ]),
    ).toStrictEqual([
      ['gongzhu', 4, 'normal', null, 1, 0],
      ['gongzhu', 4, 'hard', null, 1, 0],
      ['gongzhu', 4, 'nobody', 'A', 1, 0],
      ['gongzhu', 4, 'normal', 'Ann', 2, 1],
      ['gongzhu', 4, 'nobody', 'B', 1, 0],
      ['gongzhu', 4, 'nobody', 'C', 1, 0],
      ['gongzhu', 4, 'nobody', 'D', 1, 1],
      ['gongzhu', 4, 'normal', '漢字', 2, 0],
      ['kings-court', 2, 'normal', null, 1, 0],
    ]);
  });

  test('leaves out matches played again or played on, challenges, deals of the day, and imports', () => {
    const origin = { kind: 'from', match: 'gongzhu-1', deal: 1, move: 3 } as const;
    const matches = [
      played([1, 2, 3, 4], [0]),
      played([1, 2, 3, 4], [0], undefined, { origin }),
      played([1, 2, 3, 4], [0], undefined, { imported: null }),
    ];
    expect(recordsOf(matches, games)).toMatchObject([{ played: 1 }]);
    expect(aloneIn(matches, 'gongzhu')).toStrictEqual({ played: 1, won: 1 });
    expect(aloneIn(matches, 'shang')).toStrictEqual({ played: 0, won: 0 });
  });

  test('adds up the counts of its game, in their order', () => {
    const tally = (name: string, part: string, times: number): Tally => ({
      name,
      part,
      seat: 0,
      times,
      tries: 1,
    });
    const own = { name: 'set', seat: 0, times: 1, tries: 1 };
    const others = { name: 'set', seat: 2, times: 1, tries: 1 };
    const matches = [
      played([1, 2, 1, 2], [1, 3], undefined, {
        game: '500',
        tallies: [own, others, tally('contracts', '8H', 1)],
      }),
      played([1, 2, 1, 2], [1, 3], undefined, {
        game: '500',
        tallies: [tally('contracts', '6S', 0), tally('contracts', '8H', 0), own],
      }),
    ];
    expect(recordsOf(matches, games)[0]!.tallies).toStrictEqual([
      { name: 'contracts', part: '6S', times: 0, tries: 1 },
      { name: 'contracts', part: '8H', times: 1, tries: 2 },
      { name: 'set', times: 2, tries: 2 },
    ]);
  });
});

/** Counts the logs by hand, with no tested code except the engine. */
function recount(): { readonly [key: string]: object } {
  const finished = join(folder, 'finished');
  const logs = readdirSync(finished)
    .filter((name) => name.endsWith('.ndjson'))
    .map((name) => {
      const lines = readFileSync(join(finished, name), 'utf8').trimEnd().split('\n');
      const { mtimeMs } = statSync(join(finished, name));
      const [game, id] = [name.slice(0, name.lastIndexOf('-')), Number(/-(\d+)\./.exec(name)![1])];
      return { game, id, lines, header: JSON.parse(lines[0]!), last: JSON.parse(lines.at(-1)!), mtimeMs };
    })
    .filter(({ last, header }) => last.result && !header.origin)
    .sort((a, b) => a.mtimeMs - b.mtimeMs || a.id - b.id || (a.game < b.game ? -1 : 1));
  const told: { [key: string]: { scores: number[]; won: boolean[]; counted: number[] } } = {};
  for (const { game, lines, header, last } of logs) {
    const people = header.players.flatMap(({ bot }: { bot: string | null }, seat: Seat) =>
      bot === null ? [seat] : [],
    );
    const levels = new Set(header.players.map(({ bot }: { bot: string | null }) => bot).filter(Boolean));
    const match = loadLog(lines, findGame) as Match;
    for (const seat of people as Seat[]) {
      const name = people.length === 1 ? null : header.players[seat].name;
      const key = JSON.stringify([
        game,
        header.seats,
        levels.size > 1 ? 'mixed' : ([...levels][0] ?? 'nobody'),
        name,
      ]);
      told[key] ??= { scores: [], won: [], counted: [] };
      const record = told[key];
      record.scores.push(last.result.scores[seat]);
      record.won.push(last.result.winners.includes(seat));
      for (const [place, count] of countedIn(match, seat).entries()) {
        record.counted[place] = (record.counted[place] ?? 0) + count;
      }
    }
  }
  return told;
}

interface Fields {
  readonly points: readonly number[];
  readonly shooter: Seat | null;
  readonly out: Seat;
  readonly contractor: Seat | null;
}

/** Counts by the results of the deals; in King's Court by its facts. */
function countedIn({ game, status, history }: Match, seat: Seat): number[] {
  const results = status.results as unknown as Fields[];
  const number = (wanted: (result: Fields) => boolean) => results.filter(wanted).length;
  switch (game.id) {
    case 'gongzhu':
      return [number(({ shooter }) => shooter === seat)];
    case 'shang':
      return [number(({ out }) => out === seat)];
    case 'shengji':
      return [results.reduce((sum, { points }) => sum + points[seat]!, 0)];
    case '500':
      return [number(({ contractor, points }) => contractor === seat && points[seat]! > 0)];
    default: {
      const facts = history.flatMap((step) => step.facts('table')) as {
        kind: string;
        seat?: Seat;
        score?: { sevens: number };
      }[];
      return [
        facts.filter((fact) => fact.kind === 'placed' && fact.seat === seat && fact.score!.sevens > 0).length,
      ];
    }
  }
}

const FIRST: { readonly [game: string]: string } = {
  gongzhu: 'moons',
  shang: 'out',
  shengji: 'levels',
  '500': 'contracts',
  'kings-court': 'sevens',
};

/** Brings the records into the form of the recount. */
const told = (all: readonly PlayerRecord[]) =>
  Object.fromEntries(
    all.map(({ game, seats, bots, name, scores, tallies }) => [
      JSON.stringify([game, seats, bots, name]),
      {
        scores,
        counted: tallies
          .filter((tally) => tally.name === FIRST[game])
          .reduce((sum, { times }) => sum + times, 0),
      },
    ]),
  );

test('60 matches that two programs finish at once count as in their logs, with and without the caches', async () => {
  const programs = ['one', 'two'].map((seed) =>
    spawn(process.execPath, [programPath('finisher'), folder, seed, '30'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  await Promise.all(programs.map(({ stdout }) => once(stdout, 'data')));
  for (const { stdin } of programs) stdin.end('go\n');
  const ends = await Promise.all(programs.map((program) => once(program, 'exit')));
  expect(ends.map(([status]) => status)).toStrictEqual([0, 0]);
  const finished = join(folder, 'finished');
  expect(readdirSync(finished).filter((name) => name.endsWith('.ndjson'))).toHaveLength(60);
  expect(existsSync(join(finished, 'tallies.json'))).toBe(true);

  const expected = recount() as { [key: string]: { scores: number[]; won: boolean[]; counted: number[] } };
  expect(Object.keys(expected).length).toBeGreaterThan(20);
  const cached = records();
  for (const name of ['tallies.json', 'index.json']) rmSync(join(finished, name));
  expect(records()).toStrictEqual(cached);
  expect(records()).toStrictEqual(cached);

  expect(told(cached)).toStrictEqual(
    Object.fromEntries(
      Object.entries(expected).map(([key, { scores, counted }]) => [key, { scores, counted: counted[0]! }]),
    ),
  );
  for (const record of cached) {
    const { won, scores } = expected[JSON.stringify([record.game, record.seats, record.bots, record.name])]!;
    expect(record.played).toBe(scores.length);
    expect(record.won).toBe(won.filter(Boolean).length);
    expect(record.places[0]).toBe(record.won);
    expect(record.places.reduce((a, b) => a + b)).toBe(record.played);
    const low = record.game === 'gongzhu' || record.game === 'shang';
    expect(record.best).toBe(scores.toSorted((a, b) => (low ? a - b : b - a))[0]);
    expect(record.mean).toBeCloseTo(scores.reduce((a, b) => a + b) / scores.length, 9);
    const rows = won.map((is) => (is ? 'w' : 'l')).join('');
    expect(record.streak).toStrictEqual({
      now: /w*$/.exec(rows)![0].length,
      best: Math.max(...rows.split(/l+/).map((row) => row.length)),
    });
  }
});

const keep = (name: string, id = name) =>
  copyFileSync(`test/samples/logs/${name}.ndjson`, join(folder, `${id}.ndjson`));

test('judged deals show points against par and the cost of decisions by kind, and reviews by other bots are ignored', () => {
  keep('gongzhu-finished');
  const [matches, reviews] = [openStore(), new ReviewStore(join(folder, 'reviews'), tellingOf)];
  const read = matches.read('gongzhu-finished');
  if (isRefusal(read)) throw new Error(read.sentence);
  const line = { result: 0, cards: 0, you: 0, error: 0, others: 0, fortune: 0, after: [] };
  const examined = { charges: [], costs: [], decisions: 14, judged: 14, seat: 0, line };
  const costs = (lead: number, pass: number) => [
    { move: 0, kind: 'pass', cost: pass, error: 1 },
    { move: 5, kind: 'lead', cost: lead - 1, error: 1 },
    { move: 9, kind: 'lead', cost: 1, error: 1 },
  ];
  const of = { id: 'gongzhu-finished', match: read.match, seat: 0, bots: 7 };
  // The player had 20 points in the first deal and 20 in the second.
  reviews.keep(
    { ...of, deal: 1 },
    { ...examined, deal: 1, par: [50, 0, 0, 0], charges: [chargeOf()], costs: costs(60, 6) },
  );
  reviews.keep({ ...of, deal: 2 }, { ...examined, deal: 2, par: [10, 0, 0, 0], costs: costs(10, 0) });
  const told = (bots: number) =>
    recordsOf(
      historyOf(matches).map((match) => ({
        ...match,
        judged: judgedDeals(match, { matches, reviews }, bots),
      })),
      games,
    )[0]!;
  expect(told(7).par).toStrictEqual({ deals: 2, mean: 10, error: 20 });
  expect(told(8)).toMatchObject({ par: null, costs: null });
  expect(told(7).costs).toStrictEqual({
    deals: 2,
    counts: 'points',
    kinds: [
      { kind: 'lead', mean: 35 },
      { kind: 'pass', mean: 3 },
    ],
  });
  expect(detailLines(told(7), games.find(({ id }) => id === 'gongzhu')!, { suit: String })).toContain(
    'points lost a deal by moves that were not the best: lead 35, pass 3',
  );
});

describe('the cache of counts', () => {
  const moons = () =>
    records().flatMap(({ tallies }) =>
      tallies.flatMap(({ name, times }) => (name === 'moons' ? [times] : [])),
    );

  test('is written again if it is damaged, and drops the counts of a damaged log', () => {
    for (let copy = 1; copy <= 20; copy++) keep('gongzhu-finished', `gongzhu-${copy}`);
    expect(moons()).toStrictEqual([20]);
    const cache = join(folder, 'tallies.json');
    const text = readFileSync(cache, 'utf8');
    expect(moons()).toStrictEqual([20]);
    writeFileSync(cache, text.replace('"times":1', '"times":9'));
    expect(moons()).toStrictEqual([20]);
    expect(readFileSync(cache, 'utf8')).toBe(text);
    rmSync(join(folder, 'gongzhu-1.ndjson'));
    expect(moons()).toStrictEqual([19]);
  });

  test('leaves out a log with damage in its middle, gives the reason, and stores nothing of a log that does not replay', () => {
    keep('gongzhu-finished');
    const path = join(folder, 'gongzhu-finished.ndjson');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"move":"2C"', '"move":"XX"'));
    expect(records()).toEqual([]);
    expect(historyOf(openStore())).toMatchObject([{ fault: expect.stringMatching(/^Line 7 of the log/) }]);
    const later = games.map((game): AnyGame => ({ ...game, revision: 2 }));
    const old = new MatchStore(folder, 'test', (id) => later.find((game) => game.id === id));
    writeFileSync(path, text);
    utimesSync(path, 1, 1);
    expect(recordsOf(historyOf(old), later)).toMatchObject([{ played: 1, tallies: [] }]);
    expect(moons()).toStrictEqual([1]);
  });
});

test('a match with an unrated deal does not count, and one with hints does', () => {
  const aid = { hints: 3, takenBack: 2, unrated: [] };
  const result = { scores: [1, 2], winners: [0], deals: 2, aid };
  expect(counts({ result })).toBe(true);
  expect(counts({ result: { ...result, aid: { ...aid, unrated: [2] } } })).toBe(false);
});
