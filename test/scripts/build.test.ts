import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
