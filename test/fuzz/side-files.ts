import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { openRoom, storesIn } from '../../src/cli/room.ts';
import { storePaths } from '../../src/store/paths.ts';
import { historyOf, listed } from '../support/saved.ts';
import { bytesEdits, edited } from './edits.ts';
import { defineFuzzer } from './fuzzer.ts';

const FINISHED = ['matches', 'finished'];
const SAMPLES = ['gongzhu-open', 'gongzhu-finished', 'shang-open', 'kings-court-finished'];

/** A home with matches and every file that is kept beside them, as cardroom writes it. */
function makeHome(): { readonly home: string; readonly files: readonly { name: string; bytes: Buffer }[] } {
  const home = mkdtempSync(join(tmpdir(), 'cardroom-fuzz-'));
  mkdirSync(join(home, ...FINISHED), { recursive: true });
  for (const sample of SAMPLES)
    for (let copy = 1; copy <= 8; copy++)
      writeFileSync(
        join(home, ...(sample.endsWith('finished') ? FINISHED : ['matches']), `${sample}-${copy}.ndjson`),
        readFileSync(`test/samples/logs/${sample}.ndjson`),
      );
  const room = openRoom({ CARDROOM_HOME: home });
  room.saveSettings({ ...room.settings, pace: 'fast' });
  room.changeProgress((known) => ({ ...known, done: { 'gongzhu/1': '2026-11-22' }, tips: ['500/bid'] }));
  const { matches } = storesIn(storePaths({ CARDROOM_HOME: home }), () => {});
  listed(matches);
  historyOf(matches);
  const names = [
    'settings.json',
    'lessons.json',
    'matches/index.json',
    'matches/finished/index.json',
    'matches/finished/tallies.json',
  ];
  return { home, files: names.map((name) => ({ name, bytes: readFileSync(join(home, name)) })) };
}

let made: ReturnType<typeof makeHome> | undefined;

/** Returns the list of matches, their counts and standings. */
function told(home: string): unknown {
  const { matches } = storesIn(storePaths({ CARDROOM_HOME: home }), () => {});
  const kept = listed(matches);
  return [kept, historyOf(matches), kept.map(({ id }) => matches.standing(id))];
}

let truth: unknown;

/** A file beside the logs: whatever it holds, matches and statistics are told as they are, and nothing of it is lost. */
export const sideFiles = defineFuzzer<{ file: number; bytes: (whole: Buffer) => Buffer }>({
  name: 'side-files',
  what: 'settings, lessons or an index, edited, or noise in its place',
  briefly: 5,
  inputs: fc.record({
    file: fc.nat(4),
    bytes: fc.oneof(
      bytesEdits.map((edits) => (whole: Buffer) => edited(whole, edits)),
      fc.uint8Array({ maxLength: 60 }).map((noise) => () => Buffer.from(noise)),
    ),
  }),
  holds({ file, bytes }) {
    made ??= makeHome();
    const { home, files } = made;
    truth ??= told(home);
    const { name, bytes: whole } = files[file]!;
    const given = bytes(whole);
    writeFileSync(join(home, name), given);
    const room = openRoom({ CARDROOM_HOME: home });
    assert.match(room.notice, /^$|^\S.*\.$/s);
    assert.deepEqual(told(home), truth);
    room.saveSettings({ ...room.settings, pace: 'key' });
    room.changeProgress((known) => ({ ...known, tips: [...known.tips, 'shang/pass'] }));
    const again = openRoom({ CARDROOM_HOME: home });
    assert.equal(again.settings.pace, 'key');
    assert(again.progress.tips.includes('shang/pass'));
    for (const folder of [home, join(home, 'matches'), join(home, ...FINISHED)]) {
      for (const left of readdirSync(folder)) {
        assert.doesNotMatch(left, /\.lock|\.\d+(-[0-9a-f]{8}){2}$/);
        if (!/\.bad\b/.test(left)) continue;
        // Set aside whole.
        assert.deepEqual(readFileSync(join(folder, left)), given);
        rmSync(join(folder, left));
      }
    }
    for (const { name: other, bytes: before } of files) writeFileSync(join(home, other), before);
  },
  end() {
    if (made) rmSync(made.home, { recursive: true, force: true });
  },
});
