import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Rules for every test file, so that no test depends on chance or on the load of the machine. */

const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join('test', name));

/** The lines of all files but some in which a pattern is found, as `file: line`. */
const found = (pattern: RegExp, ...but: readonly string[]): string[] =>
  files
    .filter(
      (file) => file !== join('test/scripts/suite.test.ts') && !but.map((name) => join(name)).includes(file),
    )
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );

test('the search finds the files of tests', () => {
  expect(files.length).toBeGreaterThan(150);
});

test('tests wait for events and have a clock of their own, without sleep', () => {
  expect(found(/\bsetTimeout\(|Atomics\.wait|timers\/promises/, 'test/support/display.ts')).toEqual([
    "test/support/programs/demo.tsx: if (key === 'F3') setTimeout(() => JSON.parse('{'), 1);",
  ]);
});

test('tests have one limit of time, in `test/support/display.ts`', () => {
  expect(found(/vi\.waitFor|vi\.waitUntil|waitFor\(.*, [\d_]+\)/)).toEqual([]);
  // A program that is started and waited for in one call has the same.
  expect(found(/^\s*\d+_000,$|^\}, \d+_000\);|\btimeout: (?!60_000\b)/)).toEqual([]);
});

test('tests draw luck from seeds alone', () => {
  expect(found(/\bMath\.random\b|\brandomBytes\b|\brandomUUID\b|\bfreshSeed\(\)/)).toEqual([]);
  expect(
    found(/from 'fast-check'/, 'test/support/fc.ts').filter((line) => !line.startsWith(join('test/fuzz/'))),
  ).toEqual([]);
});

test('a program gets its seed and settings from `test/support/pty.ts`: a fixed match without tips and questions to the terminal', () => {
  const environment = readFileSync('test/support/pty.ts', 'utf8');
  expect(environment).toMatch(/CARDROOM_SEED: `fresh-/);
  expect(environment).toMatch(/tips: false, symbols: 'symbols'/);
  // These are about settings that are not as they should be, and pictures have a terminal of their own.
  const own = [
    'test/fuzz/settings-files.ts',
    'test/cli/hostile.test.ts',
    'test/cli/matches.test.ts',
    'test/cli/side-files.test.ts',
    'test/store/side-files.test.ts',
  ];
  expect(
    found(/writeFileSync\(.*settings\.json/, 'test/support/pty.ts', 'test/support/picture/take.ts', ...own),
  ).toEqual([]);
  expect(found(/env: \{ \.\.\.process\.env/)).toEqual([]);
});

test('a test that replaces a module or loads another React has its own process', () => {
  const config = readFileSync('vitest.config.ts', 'utf8');
  const [, list = ''] = /^const ALONE = \[(.*?)\];$/ms.exec(config) ?? [];
  const alone = [...list.matchAll(/'(.*?)'/g)].map(([, name]) => join(name!));
  const replaces = /\bvi\.(?:mock|doMock|resetModules)\(|vi\.stubEnv\('NODE_ENV'/;
  expect([...new Set(found(replaces).map((line) => line.split(':')[0]))].sort()).toEqual(alone.sort());
});
