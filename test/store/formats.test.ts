import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { partsOf } from '../../src/games.ts';
import type { KeptMatch } from '../../src/store/kept-match.ts';
import { LogFile } from '../../src/store/log-file.ts';
import { MatchStore } from '../../src/store/matches.ts';
import { Recorder } from '../../src/store/recorder.ts';
import type { StoreRefusal } from '../../src/store/refusal.ts';

const SAMPLE = new URL('../samples/logs/gongzhu-open.ndjson', import.meta.url);

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardroom-formats-'));
  path = join(folder, 'gongzhu-1.ndjson');
  copyFileSync(SAMPLE, path);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lines = (): string[] => readFileSync(path, 'utf8').trimEnd().split('\n');
const before = readFileSync(SAMPLE, 'utf8').trimEnd().split('\n');

function resumed(): KeptMatch {
  const kept: KeptMatch | StoreRefusal = new MatchStore(folder, '1.2.3', (id) => partsOf(id)?.game).resume(
    'gongzhu-1',
  );
  if ('rule' in kept) throw new Error(kept.sentence);
  return kept;
}

test('a log of format 1 stays as it is until the match goes on, and goes on in format 2', () => {
  const kept = resumed();
  expect(kept.about.begun).toBe(1);
  expect(lines()).toStrictEqual(before);
  const { match } = kept;
  const seat = match.turn[0]!;
  const [move] = match.moves(seat);
  match.hint(seat, move!);
  match.play(seat, move!);
  kept.release();
  const header = JSON.parse(before[0]!);
  expect(lines()).toStrictEqual([
    JSON.stringify({ ...header, cardroom: 2, begun: 1 }),
    ...before.slice(1),
    JSON.stringify({ seat, hint: move }),
    JSON.stringify({ seat, move }),
  ]);
  const again = resumed();
  expect(again.match.moveCount).toBe(match.moveCount);
  expect(again.about.begun).toBe(1);
  again.match.undo();
  again.release();
  expect(lines().at(-1)).toBe('{"undo":1}');
});

test('and stays whole where the disk refuses the new one', () => {
  let isFull = true;
  const told: (string | null)[] = [];
  const recorder = new Recorder({
    lines: ['new header', ...before.slice(1)],
    written: before.length,
    file: new LogFile(path, 'a'),
    create() {
      throw new Error('it is there');
    },
    renew(renewed) {
      if (isFull) throw new Error('full');
      writeFileSync(path, renewed.map((line) => `${line}\n`).join(''));
      return new LogFile(path, 'a');
    },
    tell: (reason) => told.push(reason),
  });
  recorder.record('one');
  expect(lines()).toStrictEqual(before);
  isFull = false;
  recorder.record('two');
  expect(lines()).toStrictEqual(['new header', ...before.slice(1), 'one', 'two']);
  expect(told).toStrictEqual(['full', null]);
});
