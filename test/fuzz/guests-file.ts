import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { DEFAULT_SETTINGS } from '../../src/front/settings.ts';
import { type Guest, Guests } from '../../src/host/keys.ts';
import { bytesEdits, edited } from './edits.ts';
import { defineFuzzer } from './fuzzer.ts';

const KEY = 'SHA256:kim';
const kim = { key: KEY, name: 'kim', isKeptOut: false, settings: { palette: 'two-colour', pace: 'fast' } };
const whole = Buffer.from(
  `${JSON.stringify({ guests: [kim, { key: 'SHA256:li', name: '', isKeptOut: true }] }, null, 2)}\n`,
);

const guest = fc.record(
  {
    key: fc.oneof(fc.constantFrom(KEY, '', 'SHA256:li'), fc.string()),
    name: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\x1b]0;x\x07')),
    isKeptOut: fc.oneof(fc.boolean(), fc.constantFrom('no', 0)),
    settings: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
  },
  { requiredKeys: ['key', 'name'] },
);
const lists = fc
  .tuple(fc.constantFrom('guests', 'guest', '__proto__'), fc.array(guest, { maxLength: 4 }))
  .map(([name, list]) => Buffer.from(`{${JSON.stringify(name)}:${JSON.stringify(list)}}`));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isGuest = ({ key, name, isKeptOut, settings = {} }: Record<string, unknown>) =>
  [typeof key, typeof name, typeof isKeptOut].join() === 'string,string,boolean' && isRecord(settings);

/** Returns the guests in the file; null if it is not a list of guests. */
function standing(bytes: Buffer): readonly Guest[] | null {
  try {
    const { guests } = JSON.parse(bytes.toString());
    return Array.isArray(guests) && guests.every((each) => isRecord(each) && isGuest(each)) ? guests : null;
  } catch {
    return null;
  }
}

let home: string | undefined;

/** The list of guests: who is let in without the code stands in it word for word, and nobody is lost by a change. */
export const guestsFile = defineFuzzer<Buffer>({
  name: 'guests-file',
  what: 'a list of the guests who need no code, edited, made up of guests, or noise',
  briefly: 100,
  inputs: fc.oneof(
    bytesEdits.map((edits) => edited(whole, edits)),
    lists,
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  ),
  holds(bytes) {
    home ??= mkdtempSync(join(tmpdir(), 'cardroom-fuzz-'));
    const [path, aside] = [join(home, 'guests.json'), join(home, 'guests.bad.json')];
    writeFileSync(path, bytes);
    const there = standing(bytes);
    const told: string[] = [];
    const guests = new Guests(home, (sentence) => told.push(sentence));
    const keys = (): string[] => guests.all.map(({ key }) => key);
    const others = (there ?? []).flatMap(({ key }) => (key === KEY ? [] : [key]));
    assert.deepEqual(guests.find(KEY)?.isKeptOut, there?.find(({ key }) => key === KEY)?.isKeptOut);
    const settings = guests.settingsOf(KEY);
    if (settings)
      assert.deepEqual(Object.keys(settings).toSorted(), Object.keys(DEFAULT_SETTINGS).toSorted());
    guests.remember(KEY, 'kim', 'KQ7-M2X');
    assert.deepEqual(keys(), [...others, KEY]);
    // A malformed list has another name now, and the host has a notice.
    assert.equal(existsSync(aside), there === null);
    assert.equal(told.length > 0, there === null);
    if (there === null) assert.deepEqual(readFileSync(aside), bytes);
    guests.keepOut(KEY);
    assert.equal(guests.find(KEY)?.isKeptOut, true);
    guests.forget(KEY);
    assert.deepEqual(keys(), others);
    rmSync(aside, { force: true });
  },
  end() {
    if (home) rmSync(home, { recursive: true, force: true });
    home = undefined;
  },
});
