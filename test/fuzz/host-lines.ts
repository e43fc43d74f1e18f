import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { LONGEST_NAME } from '../../src/ai/player.ts';
import { calledBy } from '../../src/host/names.ts';
import { widthOf } from '../../src/width.ts';
import { hall, settled } from '../host/evening.ts';
import { openLine, withoutOwn } from '../host/line.ts';
import { defineFuzzer } from './fuzzer.ts';

const pieces = fc.constantFrom(
  '\x1b]0;owned\x07',
  '\x1b[2J',
  '\x9b31m',
  '\x90q\x9c',
  '\r\n',
  '\t',
  '\u202e',
  '\u200d',
  '\ud800',
  '👩‍👩‍👧',
  'e\u0301\u0301\u0301',
  '牌'.repeat(60),
  'Ann',
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 6 })
    .map((all) => all.join('')),
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is those that are looked for
const STEERS = /[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;

let scene: Awaited<ReturnType<typeof setScene>> | undefined;

/** A lobby that the host looks at. */
async function setScene() {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-fuzz-'));
  const { tables, open, clock } = hall({ folder, manners: { chat: 'free' } });
  const table = await open();
  const host = await openLine({ term: 'xterm-256color' });
  const gone = new AbortController();
  void tables.preside(table, 'Ann', host.terminal, gone.signal);
  await settled();
  return { folder, tables, table, clock, host, gone };
}

/** Names and lines of a guest: whatever they are, what another person's terminal is sent has no sequences but our own. */
export const hostLines = defineFuzzer<readonly [string, readonly string[]]>({
  name: 'host-lines',
  what: 'the name of a guest and what they say, of all code points',
  briefly: 30,
  inputs: fc.tuple(text, fc.array(text, { minLength: 1, maxLength: 3 })),
  async holds([user, said]) {
    scene ??= await setScene();
    const { table, clock, host } = scene;
    host.sent.length = 0;
    const name = calledBy(user);
    assert([...name].length >= 1 && [...name].length <= LONGEST_NAME);
    const visitor = { name, key: null, address: '10.0.0.1', remembered: false, code: null };
    const presence = table.enter(visitor, false, () => {});
    assert(typeof presence !== 'string');
    const { person } = presence;
    assert.doesNotMatch(person.name, STEERS);
    assert(table.people.filter((other) => other.name === person.name).length === 1);
    for (const line of said) {
      const not = table.say(person, { text: line });
      const shown = table.lines.all.at(-1)?.said;
      if (not === null && shown && 'text' in shown) {
        assert.doesNotMatch(shown.text, STEERS);
        assert(widthOf(shown.text) <= 100);
      } else assert.equal(not, 'empty');
      clock.forward(2500);
    }
    await settled();
    table.lost(presence);
    assert.doesNotMatch(withoutOwn(host.sent.join('')), STEERS);
  },
  end() {
    if (!scene) return;
    scene.tables.close();
    scene.host.terminal.close();
    rmSync(scene.folder, { recursive: true, force: true });
    scene = undefined;
  },
});
