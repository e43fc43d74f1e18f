import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { openRoom } from '../../src/cli/room.ts';
import { DEFAULT_SETTINGS, PACES, PALETTES, SYMBOLS } from '../../src/front/settings.ts';
import { bytesEdits, edited } from './edits.ts';
import { defineFuzzer } from './fuzzer.ts';

let home: string | undefined;

const whole = Buffer.from(
  `${JSON.stringify({ palette: 'two-colour', pace: 'fast', symbols: 'ascii', assist: false }, null, 2)}\n`,
);
const name = fc.oneof(
  fc.constantFrom('palette', 'pace', 'symbols', 'assist', '__proto__', 'toString'),
  fc.string(),
);
const settings = fc
  .array(fc.tuple(name, fc.oneof(fc.constantFrom('fast', 'ascii', true), fc.jsonValue())))
  .map((pairs) => Buffer.from(JSON.stringify(Object.fromEntries(pairs))));

/** A settings file: whatever it holds there are settings, what is ignored is named, and nothing of it is lost. */
export const settingsFiles = defineFuzzer<Buffer>({
  name: 'settings-files',
  what: 'a settings file, edited, made up of names and values, or noise',
  briefly: 120,
  inputs: fc.oneof(
    bytesEdits.map((edits) => edited(whole, edits)),
    settings,
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  ),
  holds(bytes) {
    home ??= mkdtempSync(join(tmpdir(), 'cardroom-fuzz-'));
    const path = join(home, 'settings.json');
    writeFileSync(path, bytes);
    const room = openRoom({ CARDROOM_HOME: home });
    const { settings, notice } = room;
    assert.deepEqual(Object.keys(settings).toSorted(), Object.keys(DEFAULT_SETTINGS).toSorted());
    assert(PALETTES.includes(settings.palette) && PACES.includes(settings.pace));
    assert(SYMBOLS.includes(settings.symbols) && typeof settings.assist === 'boolean');
    assert.match(notice, /^$|^\S.*\.$/s);
    // A file without an object of JSON has another name now.
    const aside = join(home, 'settings.bad.json');
    assert.deepEqual(readFileSync(existsSync(path) ? path : aside), bytes);
    assert.equal(existsSync(path), !existsSync(aside));
    rmSync(aside, { force: true });
    // Saved settings read back, and unknown ones are still there.
    const changed = { ...settings, assist: !settings.assist };
    assert.equal(room.saveSettings(changed), null);
    const again = openRoom({ CARDROOM_HOME: home });
    assert.deepEqual(again.settings, changed);
    if (!notice) assert.equal(again.notice, '');
  },
  end() {
    if (home) rmSync(home, { recursive: true, force: true });
  },
});
