import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { putInPlace } from '../../scripts/put-in-place.mjs';

test('two builds in one place leave the whole build of the one that ended last', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = join(folder, 'dist');
  for (const build of ['one', 'other']) {
    const fresh = join(folder, build);
    mkdirSync(fresh);
    for (const file of ['main', build]) writeFileSync(join(fresh, file), build);
  }
  putInPlace(join(folder, 'one'), place);
  putInPlace(join(folder, 'other'), place);
  expect(readdirSync(place).toSorted()).toStrictEqual(['main', 'other']);
  expect(readdirSync(folder)).toStrictEqual(['dist']);
  expect(() => putInPlace(join(folder, 'none'), place)).toThrow('ENOENT');
});
