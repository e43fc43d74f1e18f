import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every file of the build finds what it imports before it runs', () => {
  const files = readdirSync('dist').filter((name) => name.endsWith('.js'));
  expect(files).toContain('bot-worker.js');
  const missing = files.flatMap((file) =>
    [...readFileSync(join('dist', file), 'utf8').matchAll(/\b(?:from|import)\s*"(\.[^"]+)"/g)]
      .filter(([, path]) => !existsSync(join('dist', path!)))
      .map(([, path]) => `${file}: ${path}`),
  );
  expect(missing).toStrictEqual([]);
});

test.each(['main.cjs', 'cardroom.cjs'])('%s needs nothing but Node', (file) => {
  const asked = [...readFileSync(join('dist', file), 'utf8').matchAll(/\brequire\("([^"]+)"\)/g)].map(
    ([, name]) => name!,
  );
  expect(asked.filter((name) => !isBuiltin(name))).toStrictEqual([]);
});

test.each(['cardroom.cjs', 'referee.cjs'])('%s is read byte by byte', (file) => {
  expect(readFileSync(join('dist', file)).every((byte) => byte < 0x80)).toBe(true);
});
