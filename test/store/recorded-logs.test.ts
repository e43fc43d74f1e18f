import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Player } from '../../src/ai/player.ts';
import type { BySeat, Result, Status } from '../../src/engine/game.ts';
import { partsOf } from '../../src/games.ts';
import { MatchStore } from '../../src/store/matches.ts';

/** The outcome of a recorded log at the time of its recording; see `test/samples/logs`. */
interface Recorded {
  readonly players: BySeat<Player>;
  /** Moves made and not taken back. */
  readonly moves: number;
  /** The phases in which somebody moved, one after another. */
  readonly phases: string;
  readonly status: Status;
  readonly turn: readonly number[];
  /** By seat: its cards, and its first legal moves. */
  readonly seats: BySeat<{ readonly hand: string | null; readonly legal: readonly string[] }>;
  /** Moves taken back that can be made again. */
  readonly redoable: number;
}

const LOGS = new URL('../samples/logs/', import.meta.url);
/** Number of legal moves recorded for a seat. */
const RECORDED_MOVES = 8;
const names = readdirSync(LOGS)
  .filter((name) => name.endsWith('.ndjson'))
  .map((name) => name.replace('.ndjson', ''));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-recorded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('each game of the first release has a recorded open, finished and hot-seat match', () => {
  const wanted = ['shengji', 'shang', 'gongzhu', '500', 'kings-court'].flatMap((id) =>
    ['open', 'finished', 'hot-seat'].map((kind) => `${id}-${kind}`),
  );
  expect(names).toEqual(expect.arrayContaining(wanted));
});

// These files are what people have on their disks: one that no longer loads is a lost match. A game whose replay must change
// gets a new revision and new files beside these.
test.each(names)('the recorded match %s resumes where it stopped', (name) => {
  const recorded = JSON.parse(readFileSync(new URL(`${name}.json`, LOGS), 'utf8')) as Recorded;
  const path = join(folder, `${name}.ndjson`);
  copyFileSync(new URL(`${name}.ndjson`, LOGS), path);
  const before = readFileSync(path, 'utf8');
  const kept = new MatchStore(folder, '0.1.0', (id) => partsOf(id)?.game).resume(name);
  if ('rule' in kept) throw new Error(kept.sentence);

  const { match, players } = kept;
  expect(kept.notice).toBeNull();
  expect(readFileSync(path, 'utf8')).toBe(before);
  kept.release();
  const { game } = match;
  const found: Omit<Recorded, 'redoable'> = {
    players,
    moves: match.moveCount,
    phases: match.history
      .filter(({ turn }) => turn.length > 0)
      .map(({ status }) => status.phase)
      .filter((phase, i, all) => phase !== all[i - 1])
      .join(' '),
    status: { ...match.status, results: asRecorded(match.status.results, recorded.status.results) },
    turn: match.turn,
    seats: players.map((_, seat) => {
      const { hand } = game.describe(match.view(seat));
      const legal: string[] = [];
      for (const move of match.moves(seat)) if (legal.push(move) === RECORDED_MOVES) break;
      return { hand: Array.isArray(hand) ? hand.join(' ') : null, legal };
    }),
  };
  let redoable = 0;
  while (match.redo()) redoable++;
  expect({ ...found, redoable }).toStrictEqual(recorded);
});

/** Results may have gained fields since a match was recorded: of each those that it had then. */
const asRecorded = (results: readonly Result[], recorded: readonly Result[]): Result[] =>
  results.map((result, deal) => {
    const known = Object.keys(recorded[deal] ?? result);
    return Object.fromEntries(
      Object.entries(result).filter(([field]) => known.includes(field)),
    ) as unknown as Result;
  });
