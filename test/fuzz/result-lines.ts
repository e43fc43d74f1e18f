import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { storesIn } from '../../src/cli/room.ts';
import { defineGame } from '../../src/engine/game.ts';
import { gongzhu } from '../../src/engine/gongzhu/index.ts';
import { storePaths } from '../../src/store/paths.ts';
import { recordsOf } from '../../src/store/statistics.ts';
import { historyOf, listed } from '../support/saved.ts';
import { bytesEdits, edited } from './edits.ts';
import { defineFuzzer } from './fuzzer.ts';

const lines = readFileSync('test/samples/logs/gongzhu-finished.ndjson', 'utf8').trimEnd().split('\n');
const last = lines.at(-1)!;
const { result } = JSON.parse(last) as { result: object };
const value = fc.oneof(fc.jsonValue(), fc.array(fc.oneof(fc.nat(5), fc.double())), fc.double());
const forged = fc
  .tuple(fc.constantFrom('scores', 'winners', 'deals', 'points', 'aid'), value)
  .map(([name, given]) => JSON.stringify({ result: { ...result, [name]: given } }));

let home: string | undefined;

/** The last line of a finished match: only what the match came to is counted. */
export const resultLines = defineFuzzer<string>({
  name: 'result-lines',
  what: 'the result line of a finished match, forged or edited',
  briefly: 50,
  inputs: fc.oneof(
    forged,
    bytesEdits.map((edits) => edited(Buffer.from(last), edits).toString('latin1')),
  ),
  holds(line) {
    if (!home) {
      home = mkdtempSync(join(tmpdir(), 'cardroom-fuzz-'));
      mkdirSync(join(home, 'matches'));
    }
    writeFileSync(join(home, 'matches/gongzhu-1.ndjson'), `${[...lines.slice(0, -1), line].join('\n')}\n`);
    const { matches } = storesIn(storePaths({ CARDROOM_HOME: home }), () => {});
    const [match] = listed(matches);
    assert(match);
    if (match.state === 'finished') {
      const { scores, winners } = match.result;
      assert.equal(scores.length, 4);
      assert(scores.every((score) => Math.abs(score) <= 1e6));
      assert(new Set(winners).size === winners.length && winners.every((seat) => seat >= 0 && seat < 4));
    }
    const isTrue = line === last;
    const records = recordsOf(historyOf(matches), [defineGame(gongzhu)]);
    // Another spelling of the JSON is refused or means the same.
    if (records.length > 0) assert.deepEqual(JSON.parse(line), JSON.parse(last));
    if (isTrue) assert.equal(records.length, 1);
  },
  end() {
    if (home) rmSync(home, { recursive: true, force: true });
  },
});
