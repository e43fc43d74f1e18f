import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceOf, NOTICE } from '../../scripts/licences.mjs';
import { BUILT } from '../support/built.ts';

const dist = join(BUILT, 'dist');

test('every file of the build finds its imports before it runs', () => {
  const files = readdirSync(dist).filter((name) => name.endsWith('.js'));
  expect(files).toContain('bot-worker.js');
  const missing = files.flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/\b(?:from|import)\s*"(\.[^"]+)"/g)]
      .filter(([, path]) => !existsSync(join(dist, path!)))
      .map(([, path]) => `${file}: ${path}`),
  );
  expect(missing).toStrictEqual([]);
});

/** Longer texts in the code of these files. */
const textsIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => [
    ...(readFileSync(file, 'utf8').match(/(?<=')(?![ \])])[ -&(-[\]-~]{18,}(?=')/g) ?? []),
  ]);

test("only the screen's file of the build holds the text of a table", () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join('src', name));
  const isScreen = (file: string) => file.startsWith(join('src', 'tui'));
  const elsewhere = new Set(textsIn(sources.filter((file) => !isScreen(file))));
  const shown = textsIn(sources.filter(isScreen)).filter(
    // Libraries know the alphabet, too.
    (text) => !text.includes('/') && !elsewhere.has(text) && !/^[a-z]{26}$/.test(text),
  );
  expect(shown.length).toBeGreaterThan(100);
  const places = readdirSync(dist).filter((name) => {
    if (!/\.c?js$/.test(name)) return false;
    const code = readFileSync(join(dist, name), 'utf8');
    return shown.some((text) => code.includes(text));
  });
  expect(places).toStrictEqual(['cardroom.cjs']);
});

test('packages that draw are in a separate part, which lines of text never load', () => {
  const files = readdirSync(dist).filter((name) => /\.c?js$/.test(name));
  for (const word of ['react.transitional.element', 'ink-box', 'onComputeLayout'])
    expect(
      files.filter((name) => readFileSync(join(dist, name), 'utf8').includes(word)),
      word,
    ).toStrictEqual(['drawing.cjs']);
});

test('ssh is in a separate part, loaded by its own commands only', () => {
  const files = readdirSync(dist).filter((name) => /\.c?js$/.test(name));
  const speak = (word: string) =>
    files.filter((name) => readFileSync(join(dist, name), 'utf8').includes(word));
  for (const word of ['chacha20-poly1305@openssh.com', 'ssh-userauth', 'keyboard-interactive'])
    expect(speak(word), word).toStrictEqual(['host.cjs']);
});

test.each(['main.cjs', 'cardroom.cjs', 'drawing.cjs', 'host.cjs'])('%s needs Node alone', (file) => {
  const asked = [...readFileSync(join(dist, file), 'utf8').matchAll(/\brequire\("([^"]+)"\)/g)].map(
    ([, name]) => name!,
  );
  expect(asked.filter((name) => !isBuiltin(name))).toStrictEqual([]);
});

test.each(['cardroom.cjs', 'drawing.cjs', 'referee.cjs', 'host.cjs'])(
  '%s has only bytes of ASCII',
  (file) => {
    expect(readFileSync(join(dist, file)).every((byte) => byte < 0x80)).toBe(true);
  },
);

test('every bundled package has its copyright notice', () => {
  const [, ...licences] = readFileSync(join(dist, 'THIRD-PARTY-LICENSES'), 'utf8').split(/^-{79}$/m);
  expect(licences.length).toBeGreaterThan(10);
  expect(licences.filter((text) => !NOTICE.test(text))).toStrictEqual([]);
  const yoga = licences.find((text) => text.trim().startsWith('yoga-layout '));
  expect(yoga).toContain('Copyright (c) Facebook, Inc.');
});

test('a package without a copyright notice is not bundled', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-licence-'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "nobodys", "version": "1.0.0", "license": "MIT" }');
  writeFileSync(join(folder, 'LICENSE'), 'MIT License\n\nThe above copyright notice shall be included.');
  expect(() => licenceOf(folder)).toThrow(
    /^nobodys is bundled without a copyright notice; keep its licence in /,
  );
  rmSync(folder, { recursive: true });
});

test('threads share their common code', () => {
  const threads = readdirSync(dist).filter((name) => name.endsWith('-worker.js'));
  expect(threads).toHaveLength(3);
  for (const name of threads) expect(statSync(join(dist, name)).size, name).toBeLessThan(50_000);
});
