import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { biomeConfig, CONFIG_FILE, PAGE, PLACES, ROOMS, withTable } from '../../scripts/rooms.mjs';

const isFile = (path: string) => /\.\w+$/.test(path);
/** Rooms whose files are programs, and so import. */
const IMPORTERS = ROOMS.filter(({ path }) => !path.endsWith('.json'));
const INNER = IMPORTERS.filter(({ path }) => PLACES.some((place) => path.startsWith(`${place}/`)));
const PACKAGES = [...Object.keys(manifest.devDependencies), 'left-pad'];
const NODE = builtinModules.filter((name) => !name.startsWith('_')).map((name) => `node:${name}`);

/** An import, and whether the table allows it. */
interface Attempt {
  readonly line: string;
  readonly allowed: boolean;
}

/** Lists imports that a file may try: every room and package, in every form. */
function attemptsFrom(file: string, room: (typeof ROOMS)[number]): Attempt[] {
  const to = (target: string) => {
    const path = relative(dirname(file), target);
    return path.startsWith('.') ? path : `./${path}`;
  };
  const inHouse = PLACES.flatMap((place) => {
    const allowed = place === room.path || room.rooms.includes(place);
    const target = to(isFile(place) ? place : `${place}/some.ts`);
    const deeper = to(`${place}/folder/some.ts`);
    return [
      { line: `import '${target}';`, allowed },
      { line: `import type { A } from '${target}';`, allowed },
      { line: `export * from '${target}';`, allowed },
      { line: `export type { B } from '${target}';`, allowed },
      { line: `export const c = () => import('${target}');`, allowed },
      ...(isFile(place) ? [] : [{ line: `import '${deeper}';`, allowed }]),
    ];
  });
  const forbidden = (room.not ?? []).map((path) => ({ line: `import '${to(path)}';`, allowed: false }));
  const packages = PACKAGES.flatMap((name) => {
    const allowed = room.packages.includes(name);
    return [
      { line: `import '${name}';`, allowed },
      { line: `import '${name}/some';`, allowed },
    ];
  });
  const node = NODE.map((name) => ({ line: `import '${name}';`, allowed: room.packages.includes('node') }));
  return [...inHouse, ...forbidden, ...packages, ...node];
}

/** The places, as `file:line`, that the linter complains of in a folder. */
function lint(folder: string, config: object): string[] {
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  const biome = resolve('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=github', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 },
  );
  return [...stdout.matchAll(/,file=([^,]+),line=(\d+)/g)].map(
    ([, file, line]) => `${relative(folder, file!)}:${line}`,
  );
}

let house: string;
const files: { readonly room: string; readonly file: string; readonly attempts: readonly Attempt[] }[] = [];
const refused = new Set<string>();

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'cardroom-rooms-'));
  for (const room of IMPORTERS) {
    const places = isFile(room.path)
      ? [room.path]
      : [`${room.path}/own.ts`, ...(INNER.includes(room) ? [] : [`${room.path}/folder/own.ts`])];
    for (const file of places) files.push({ room: room.path, file, attempts: attemptsFrom(file, room) });
  }
  for (const { file, attempts } of files) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), attempts.map(({ line }) => `${line}\n`).join(''));
  }
  writeFileSync(join(house, 'rooms.json'), JSON.stringify(biomeConfig()));
  const found = lint(house, { extends: ['./rooms.json'], linter: { rules: { preset: 'none' } } });
  for (const place of found) refused.add(place);
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe('the linter', () => {
  test.each(IMPORTERS)('lets $path import exactly the rooms of the table', ({ path }) => {
    const own = files.filter(({ room }) => room === path);
    expect(own).not.toHaveLength(0);
    for (const { file, attempts } of own) {
      const wrong = attempts.filter(({ allowed }, i) => allowed === refused.has(`${file}:${i + 1}`));
      expect(wrong, file).toStrictEqual([]);
    }
  });
});

test.each([
  ['values', `import { b } from './b.ts';\nexport const a = () => b;`],
  ['types', `import type { B } from './b.ts';\nexport type A = B;`],
  ['a type among values', `import { b, type B } from './b.ts';\nexport const a: B = b;`],
  ['an export', `export { b as a } from './b.ts';`],
  ['an export of a type', `export type { B as A } from './b.ts';`],
  ['a module loaded later', `export const a = () => import('./b.ts');`],
])('finds a circle of %s', (_, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-circle-'));
  writeFileSync(join(folder, 'a.ts'), `${text}\n`);
  writeFileSync(join(folder, 'b.ts'), `import type { C } from './c.ts';\nexport type B = C;\n`);
  writeFileSync(join(folder, 'c.ts'), `import type { A } from './a.ts';\nexport type C = A;\n`);
  const { noImportCycles } = JSON.parse(readFileSync('biome.json', 'utf8')).linter.rules.suspicious;
  const rules = { preset: 'none', suspicious: { noImportCycles } };
  expect(lint(folder, { linter: { rules } }).sort()).toStrictEqual(['a.ts:1', 'b.ts:1', 'c.ts:1']);
  rmSync(folder, { recursive: true });
});

describe('the table of rooms', () => {
  test('agrees with the linter (else: npm run rooms)', () => {
    expect(JSON.parse(readFileSync(CONFIG_FILE, 'utf8'))).toStrictEqual(biomeConfig());
  });

  test('agrees with the page (else: npm run rooms)', () => {
    const page = readFileSync(PAGE, 'utf8');
    for (const { path } of ROOMS) expect(page).toContain(`| \`${path}\` |`);
    expect(withTable(page)).toBe(page);
  });

  test('covers everything in src', () => {
    const known = ROOMS.map(({ path }) => path);
    expect(readdirSync('src').filter((name) => !known.includes(`src/${name}`))).toStrictEqual([]);
  });

  const folders = ROOMS.filter(({ path }) => path.startsWith('src/') && !isFile(path));

  test.each(folders)('$path has at most $most lines', ({ path, most }) => {
    const inner = PLACES.filter((place) => place.startsWith(`${path}/`)).map((place) => resolve(place));
    const own = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .map((name) => resolve(path, name))
      .filter(
        (name) => isFile(name) && !inner.some((place) => name === place || name.startsWith(join(place, sep))),
      );
    const lines = own.map((name) => readFileSync(name, 'utf8').split('\n').length - 1);
    const sum = lines.reduce((total, count) => total + count);
    expect(sum).toBeLessThanOrEqual(most!);
    // Lines that went do not come back unnoticed.
    expect(sum, 'lower `most` in scripts/rooms.mjs').toBeGreaterThan(most! - 200);
  });

  test('types are imported at the start of a line, where the linter looks', () => {
    const hidden = /typeof import\(|import\('[^']*'\)\.[A-Z]/;
    expect(hidden.test(`let a: import('./b.ts').C`)).toBe(true);
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((name) => hidden.test(readFileSync(join('src', name), 'utf8')))).toStrictEqual([]);
  });

  test('only lines of text, a hosted table, two files of the command line, and scripts that paint it import the screen', () => {
    const screen = ['src/tui', 'src/tui/terminal'];
    const importers = IMPORTERS.filter(({ rooms }) => rooms.some((place) => screen.includes(place)));
    expect(importers.map(({ path }) => path)).toStrictEqual([
      'src/tui',
      'src/plain',
      'src/host',
      'src/cli/screen.ts',
      'src/cli/hosting',
      'scripts',
    ]);
  });

  // The linter sees an import as it is written, so a folder must not bear the name of a room that its own may not import.
  test('a folder never has the name of a room closed to its importers', () => {
    const ambiguous = IMPORTERS.flatMap(({ path, rooms }) => {
      if (isFile(path) || !existsSync(path)) return [];
      // The linter recognises a file directly in `src` by its place.
      const barred = PLACES.filter(
        (place) => place !== path && !rooms.includes(place) && !(isFile(place) && dirname(place) === 'src'),
      ).map((place) => place.replace(/^src\//, ''));
      const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
      // That of `bin` tells Node what its files are, and is not imported.
      return names.filter((name) => barred.includes(name) && join(path, name) !== 'bin/package.json');
    });
    expect(ambiguous).toStrictEqual([]);
  });
});
