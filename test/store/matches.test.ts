import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { defineGame, isRefusal } from '../../src/engine/game.ts';
import { gongzhu } from '../../src/engine/gongzhu/index.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup } from '../../src/engine/setup.ts';
import type { KeptMatch } from '../../src/store/kept-match.ts';
import { MatchStore } from '../../src/store/matches.ts';
import { counts } from '../../src/store/saved.ts';
import { listed } from '../support/saved.ts';

const game = defineGame(gongzhu);
const players = seatPlayers(4, [0], 'normal');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const openStore = (at = folder): MatchStore =>
  new MatchStore(at, '1.2.3', (id) => (id === game.id ? game : undefined));

function newMatch(options = {}): Match {
  const setup = readSetup(game, { seed: 'store', options }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  return new Match(game, setup);
}

function opened(answer: KeptMatch | { readonly sentence: string }): KeptMatch {
  if ('sentence' in answer) throw new Error(answer.sentence);
  return answer;
}

function play(match: Match, moves: number): void {
  for (let i = 0; i < moves && !match.over; i++) {
    const seat = match.turn[0]!;
    const [move] = match.moves(seat);
    match.play(seat, move!);
  }
}

const path = (id = 'gongzhu-1'): string => join(folder, `${id}.ndjson`);

describe('the store', () => {
  test('writes each move at once, and opens the match at the same position', () => {
    const saved = opened(openStore().keep(newMatch(), players));
    expect(saved.id).toBe('gongzhu-1');
    play(saved.match, 20);
    expect(readFileSync(path(), 'utf8').trimEnd().split('\n')).toHaveLength(22); // header, deal, moves
    saved.release();

    const again = opened(openStore().resume('gongzhu-1'));
    expect(again.players).toStrictEqual(players);
    expect(again.notice).toBeNull();
    expect(again.match.view(2)).toStrictEqual(saved.match.view(2));
    again.match.undo();
    play(again.match, 3);
    again.release();
    expect(opened(openStore().resume('gongzhu-1')).match.moveCount).toBe(22);
  });

  test('keeps the origin of a match, and counts only ordinary beginnings', () => {
    const origin = { kind: 'again', match: 'gongzhu-7', first: [1, 2, 3, 4] } as const;
    openStore().keep(newMatch(), players, { bots: 3, origin }).release();
    openStore().keep(newMatch(), players, { bots: 3 }).release();
    const again = openStore();
    expect(again.read('gongzhu-1')).toMatchObject({ about: { bots: 3, origin } });
    expect(opened(again.resume('gongzhu-1')).about).toStrictEqual({ bots: 3, origin });
    const open = listed(again).filter((match) => match.state === 'open');
    expect(open.map((match) => [match.id, match.origin ?? null, counts(match)]).sort()).toStrictEqual([
      ['gongzhu-1', origin, false],
      ['gongzhu-2', null, true],
    ]);
  });

  test('lists open matches, and the results of finished ones', () => {
    const store = openStore();
    const short = opened(store.keep(newMatch({ limit: 100, passing: 'none' }), players));
    play(short.match, 1000);
    opened(store.keep(newMatch(), players));
    writeFileSync(join(folder, 'notes.ndjson'), 'buy milk\n');
    const [first, second, notes] = ['gongzhu-1', 'gongzhu-2', 'notes'].map((id) =>
      listed(store).find((match) => match.id === id),
    );
    expect(first).toStrictEqual({
      id: 'gongzhu-1',
      state: 'finished',
      game: 'gongzhu',
      players,
      left: expect.any(Number),
      result: {
        scores: short.match.status.scores,
        winners: short.match.status.winners,
        deals: short.match.status.deal,
        aid: { hints: 0, takenBack: 0, unrated: [] },
      },
      aid: { hints: 0, takenBack: 0, unrated: [] },
      seed: 'store',
    });
    expect(second).toStrictEqual({
      id: 'gongzhu-2',
      state: 'open',
      game: 'gongzhu',
      players,
      left: expect.any(Number),
      seed: 'store',
    });
    expect(notes).toMatchObject({
      id: 'notes',
      state: 'damaged',
      sentence: expect.stringMatching(/no header/),
    });
    expect([...store.busy()].toSorted()).toStrictEqual(['gongzhu-1', 'gongzhu-2']);
    expect(store.standing('gongzhu-1')).toMatchObject({ over: true, turn: [] });
    expect(store.standing('gongzhu-2')).toStrictEqual({
      deal: 1,
      oneDeal: false,
      tricks: null,
      phase: 'pass',
      turn: [0, 1, 2, 3],
      over: false,
      aid: { hints: 0, takenBack: 0, unrated: [] },
    });
    expect(store.standing('notes')).toMatchObject({ rule: 'damaged' });
  });

  test('drops a torn last line with a notice, and goes on from the whole moves', () => {
    const saved = opened(openStore().keep(newMatch(), players));
    play(saved.match, 5);
    saved.release();
    appendFileSync(path(), '{"seat":1,"mo');
    const again = opened(openStore().resume('gongzhu-1'));
    expect(again.notice).toMatch(/not written whole/);
    expect(again.match.moveCount).toBe(5);
    play(again.match, 1);
    again.release();
    expect(opened(openStore().resume('gongzhu-1'))).toMatchObject({ notice: null, match: { moveCount: 6 } });
  });

  test('opens a match cut off at any byte behind its header, with the loss of the torn line at most', () => {
    const saved = opened(openStore().keep(newMatch(), players));
    play(saved.match, 8);
    saved.release();
    const whole = readFileSync(path());
    const header = whole.indexOf('\n') + 1;
    for (let length = header; length <= whole.length; length += 7) {
      writeFileSync(path(), whole);
      truncateSync(path(), length);
      const again = opened(openStore().resume('gongzhu-1'));
      const lines = whole.subarray(0, length).toString().split('\n').length - 1;
      expect(again.match.moveCount).toBe(Math.max(0, lines - 2));
      again.release();
    }
  });

  test.each([
    ['garbage', (text: string) => text.replace('"move"', '"mvoe"')],
    ['a missing line', (text: string) => text.split('\n').toSpliced(3, 1).join('\n')],
    ['nothing', () => ''],
    ['a torn header', (text: string) => text.slice(0, 30)],
  ])('sets a file with %s aside whole', (_, damage) => {
    const saved = opened(openStore().keep(newMatch(), players));
    play(saved.match, 5);
    saved.release();
    const damaged = damage(readFileSync(path(), 'utf8'));
    writeFileSync(path(), damaged);
    const aside = join(folder, 'removed', 'gongzhu-1.ndjson');
    expect(openStore().resume('gongzhu-1')).toMatchObject({
      rule: 'damaged',
      sentence: expect.stringContaining(`set aside as ${aside}`),
    });
    expect(readFileSync(aside, 'utf8')).toBe(damaged);
    expect(openStore().resume('gongzhu-1')).toMatchObject({ rule: 'no-such-match' });
    expect(existsSync(join(folder, 'gongzhu-1.lock'))).toBe(false);
  });

  test('refuses a match of another revision and leaves it where it is', () => {
    const saved = opened(openStore().keep(newMatch(), players));
    saved.release();
    writeFileSync(path(), readFileSync(path(), 'utf8').replace('"revision":1', '"revision":0'));
    expect(openStore().resume('gongzhu-1')).toMatchObject({
      sentence: expect.stringMatching(/cardroom 1\.2\.3 plays it/),
    });
    expect(existsSync(path())).toBe(true);
  });

  test('refuses a log of format 1 and leaves it where it is', () => {
    const saved = opened(openStore().keep(newMatch(), players));
    saved.release();
    const old = readFileSync(path(), 'utf8').replace('"cardroom":2', '"cardroom":1');
    writeFileSync(path(), old);
    const sentence = 'This match is saved in format 1, which cardroom no longer reads.';
    expect(openStore().resume('gongzhu-1')).toStrictEqual({ rule: 'foreign', sentence });
    expect(openStore().list()).toMatchObject([{ id: 'gongzhu-1', state: 'foreign', sentence }]);
    expect(readFileSync(path(), 'utf8')).toBe(old);
  });

  test('refuses malformed ids', () => {
    expect(openStore().resume('../../etc/passwd')).toMatchObject({ rule: 'no-such-match' });
    expect(listed(new MatchStore(join(folder, 'nowhere'), '1', () => undefined))).toStrictEqual([]);
  });

  test('lets a match go on unsaved, with a notice, if writing fails', () => {
    writeFileSync(join(folder, 'file'), '');
    const store = openStore(join(folder, 'file', 'matches'));
    const told: string[] = [];
    store.onProblem = (sentence) => told.push(sentence);
    const kept = store.keep(newMatch(), players);
    expect(kept.id).toBe('');
    expect(told).toStrictEqual(['This match is not saved: a file is in the way. Each move tries again.']);
    play(kept.match, 3);
    expect(kept.match.moveCount).toBe(3);
  });

  test('lists many matches from an index, and trusts the logs above it', () => {
    const store = openStore();
    const kept = Array.from({ length: 20 }, () => store.keep(newMatch(), players));
    for (const { match } of kept) play(match, 2);
    store.leave();
    const before = listed(store);
    const index = join(folder, 'index.json');
    const whole = readFileSync(index, 'utf8');
    expect(listed(store)).toStrictEqual(before);

    // A log that was changed, one that has gone, one that is new.
    writeFileSync(path('gongzhu-3'), 'buy milk\n');
    rmSync(path('gongzhu-4'));
    const again = opened(store.resume('gongzhu-5'));
    play(again.match, 1);
    again.release();
    const { id } = store.keep(newMatch(), players);
    const now = new Map(listed(openStore()).map((match) => [match.id, match]));
    expect(now.get('gongzhu-3')).toMatchObject({ state: 'damaged' });
    expect(now.has('gongzhu-4')).toBe(false);
    expect(now.get('gongzhu-5')!.left).toBeGreaterThan(
      before.find((match) => match.id === 'gongzhu-5')!.left,
    );
    expect(now.get(id)).toMatchObject({ state: 'open' });

    // An index that somebody has written into, and one for another version of the game.
    const forged = whole.replaceAll('"name":"Bo"', '"name":"Eve"');
    expect(forged).not.toBe(whole);
    for (const text of [forged, whole.slice(0, -10), '', 'null']) {
      writeFileSync(index, text);
      expect([...listed(openStore())].map((match) => [match.id, match])).toStrictEqual([...now]);
    }
    writeFileSync(index, whole);
    const newer = new MatchStore(folder, '2.0.0', () => ({ ...game, revision: game.revision + 1 }));
    expect(new Set(listed(newer).map(({ state }) => state))).toStrictEqual(new Set(['foreign', 'damaged']));
  });

  test('offers no resume if a file took the place of the match folder', () => {
    const store = openStore();
    const { match } = store.keep(newMatch(), players);
    play(match, 2);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'buy milk');
    play(match, 1);
    expect(store.leave()).toEqual(['Your match could not be saved: a file is in the way.']);
  });

  test('removes a match, restores it, and uses each id once', () => {
    const store = openStore();
    for (let i = 0; i < 2; i++) store.keep(newMatch(), players).release();
    expect(store.remove('gongzhu-2')).toEqual({ id: 'gongzhu-2' });
    expect(listed(store).map(({ id }) => id)).toStrictEqual(['gongzhu-1']);
    expect(listed(store, { removed: true })).toMatchObject([{ id: 'gongzhu-2', state: 'open' }]);
    expect(store.standing('gongzhu-2', { removed: true })).toMatchObject({ deal: 1 });
    expect(store.remove('gongzhu-2')).toMatchObject({ rule: 'no-such-match' });
    expect(store.resume('gongzhu-2')).toMatchObject({ rule: 'no-such-match' });
    expect(store.keep(newMatch(), players).id).toBe('gongzhu-3');
    expect(store.remove('gongzhu-3')).toMatchObject({ rule: 'in-use' });
    expect(store.restore('gongzhu-2')).toBeNull();
    expect(store.restore('gongzhu-2')).toMatchObject({ rule: 'no-such-match' });
    expect(opened(store.resume('gongzhu-2')).match.moveCount).toBe(0);
  });

  test('renames a match rather than replacing an earlier one', () => {
    const store = openStore();
    const removedPath = (id: string) => join(folder, 'removed', `${id}.ndjson`);
    store.keep(newMatch(), players).release();
    const first = readFileSync(path(), 'utf8');
    expect(store.remove('gongzhu-1')).toEqual({ id: 'gongzhu-1' });
    // Somebody has put back a copy.
    writeFileSync(path(), `${first}\n`);
    expect(store.remove('gongzhu-1')).toEqual({ id: 'gongzhu-1-2' });
    writeFileSync(path(), 'damaged\n');
    const aside = removedPath('gongzhu-1-3');
    expect(store.resume('gongzhu-1')).toMatchObject({
      sentence: expect.stringContaining(`set aside as ${aside}`),
    });
    expect(
      [removedPath('gongzhu-1'), removedPath('gongzhu-1-2'), aside].map((at) => readFileSync(at, 'utf8')),
    ).toEqual([first, `${first}\n`, 'damaged\n']);
    expect(store.restore('gongzhu-1-2')).toBeNull();
    expect(listed(store)).toMatchObject([{ id: 'gongzhu-1-2', state: 'open' }]);
  });

  test('ignores numbers too large to count, and gives the next match the next usable number', () => {
    for (const number of ['7', '9007199254740991', '9007199254740992', '1e300'])
      writeFileSync(path(`gongzhu-${number}`), '');
    expect(openStore().keep(newMatch(), players).id).toBe('gongzhu-8');
  });

  test('knows the standing of a match from the index while its log is unchanged', () => {
    const saved = openStore().keep(newMatch(), players);
    play(saved.match, 20);
    saved.release();
    // Whole seconds, which every disk keeps.
    utimesSync(path(), 1000, 1000);
    const store = openStore();
    const standing = store.standing('gongzhu-1');
    expect(standing).toMatchObject({ deal: 1, tricks: 4 });
    listed(store);
    const rows = readFileSync(join(folder, 'index.json'), 'utf8');
    expect(rows).toContain('"tricks":4');
    // It does not replay any more, but its stamp is the same.
    const { ino } = statSync(path());
    const text = readFileSync(path(), 'utf8');
    writeFileSync(path(), text.replace('"move":"', '"mvoe":"'));
    utimesSync(path(), 1000, 1000);
    expect(statSync(path()).ino).toBe(ino);
    expect(openStore().standing('gongzhu-1')).toEqual(standing);
    utimesSync(path(), 1, 1);
    expect(openStore().standing('gongzhu-1')).toMatchObject({ rule: 'damaged' });
    writeFileSync(path(), text);
    expect(openStore().standing('gongzhu-1')).toEqual(standing);
  });

  test('merges the entries of two cardrooms in one index', () => {
    const keepSome = (store: MatchStore) => {
      for (let i = 0; i < 16; i++) store.keep(newMatch(), players).release();
      return listed(store).length;
    };
    const [one, other] = [openStore(), openStore()];
    listed(one);
    listed(other);
    expect(keepSome(one)).toBe(16);
    const stamps = () => readFileSync(join(folder, 'index.json'), 'utf8').split('\n').length - 2;
    expect(stamps()).toBe(16);
    expect(keepSome(other)).toBe(32);
    expect(stamps()).toBe(32);
  });

  test('sets a damaged index aside with a notice, and writes over one of an earlier version', () => {
    const told: string[] = [];
    const store = new MatchStore(
      folder,
      '1.2.3',
      () => game,
      (sentence) => told.push(sentence),
    );
    for (let i = 0; i < 16; i++) store.keep(newMatch(), players).release();
    const index = join(folder, 'index.json');
    writeFileSync(index, `${'0'.repeat(64)}\n[]`);
    expect(listed(store)).toHaveLength(16);
    expect(told).toEqual([]);
    const again = new MatchStore(
      folder,
      '1.2.3',
      () => game,
      (sentence) => told.push(sentence),
    );
    writeFileSync(index, 'my index');
    expect(listed(again)).toHaveLength(16);
    const aside = join(folder, 'index.bad.json');
    expect(told).toEqual([`${index} was not as cardroom writes it, and was set aside as index.bad.json.`]);
    expect(readFileSync(aside, 'utf8')).toBe('my index');
  });
});

describe('a finished match', () => {
  const ended = (id: string) => join(folder, 'finished', `${id}.ndjson`);
  const keepToItsEnd = (store: MatchStore): KeptMatch => {
    const kept = opened(store.keep(newMatch({ limit: 100 }), players));
    play(kept.match, Number.POSITIVE_INFINITY);
    return kept;
  };
  const waiting = (store: MatchStore) =>
    (store.list({ finished: false }) as { id: string }[]).map(({ id }) => id);

  test('moves to the finished ones on leaving, and can still be read, listed and removed', () => {
    const store = openStore();
    const kept = keepToItsEnd(store);
    const { id } = kept;
    expect([existsSync(path(id)), existsSync(ended(id))]).toStrictEqual([true, false]);
    kept.release();
    expect([existsSync(path(id)), existsSync(ended(id))]).toStrictEqual([false, true]);
    expect(waiting(store)).toStrictEqual([]);
    expect(listed(store)).toMatchObject([{ id, state: 'finished' }]);
    expect(store.read(id)).toMatchObject({ match: { over: true } });
    expect(store.history()).toMatchObject([{ id }]);
    expect(opened(store.keep(newMatch(), players)).id).toBe('gongzhu-2');
    expect(store.remove(id)).toStrictEqual({ id });
    expect(store.restore(id)).toBeNull();
    expect(store.read(id)).toMatchObject({ match: { over: true } });
  });

  test('is open again after undoing its last move', () => {
    const store = openStore();
    const kept = keepToItsEnd(store);
    const { id } = kept;
    kept.release();
    const again = opened(store.resume(id));
    again.match.undo();
    again.release();
    expect([existsSync(path(id)), existsSync(ended(id))]).toStrictEqual([true, false]);
    expect(waiting(store)).toStrictEqual([id]);
  });

  test('left by a killed program is put away by the next list, unless a process holds it', () => {
    const kept = keepToItsEnd(openStore());
    const { id } = kept;
    const text = readFileSync(path(id));
    const store = openStore();
    store.sweepSoon();
    store.list();
    expect(existsSync(path(id))).toBe(true);
    kept.release();
    writeFileSync(path('gongzhu-7'), text);
    store.sweepSoon();
    store.list();
    expect([existsSync(path('gongzhu-7')), existsSync(ended('gongzhu-7'))]).toStrictEqual([false, true]);
  });

  test('gives way to a restored copy with its id, and takes another one', () => {
    const store = openStore();
    const kept = keepToItsEnd(store);
    const { id } = kept;
    const lines = readFileSync(path(id), 'utf8').split('\n');
    kept.release();
    writeFileSync(path(id), `${lines.slice(0, 10).join('\n')}\n`);
    expect(store.read(id)).toMatchObject({ match: { over: false } });
    const again = opened(store.resume(id));
    play(again.match, Number.POSITIVE_INFINITY);
    again.release();
    expect(existsSync(ended(`${id}-2`))).toBe(true);
  });
});
