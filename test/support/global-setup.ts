import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const programs = join(root, 'test/support/programs');

/** What the built programs are made of. */
const SOURCES = [
  'src',
  'scripts',
  'docs/conformance',
  'docs/rules',
  'package.json',
  'package-lock.json',
  'test/support/programs',
];

const DAY = 24 * 60 * 60 * 1000;

/**
 * Builds what tests start, in a folder of its own by the digest of its sources: two runs at once do not disturb each other, and a run
 * that changes nothing builds nothing. `BUILT` in `built.ts` names it to the tests.
 */
export default async function setup(): Promise<void> {
  const cache = join(root, 'node_modules/.cache/cardroom-tests');
  const folder = join(cache, digestOf(SOURCES.flatMap((path) => filesIn(join(root, path)))));
  process.env.CARDROOM_BUILT = folder;
  if (!existsSync(folder)) {
    if (existsSync(cache))
      for (const old of readdirSync(cache))
        if (statSync(join(cache, old)).mtimeMs < Date.now() - DAY)
          rmSync(join(cache, old), { recursive: true, force: true });
    await build(folder);
  }
  mkdirSync(join(folder, 'compiled'), { recursive: true, mode: 0o700 });
}

const filesIn = (path: string): string[] =>
  statSync(path).isFile() ? [path] : readdirSync(path).flatMap((name) => filesIn(join(path, name)));

function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Builds beside the folder and renames, so that nobody finds half a build. */
async function build(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const half = mkdtempSync(`${folder}-`);
  // Some tests start the program as somebody else.
  chmodSync(half, 0o755);
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), join(half, 'dist')], { stdio: 'inherit' });
  const names = readdirSync(programs).filter((name) => /-main\.tsx?$/.test(name));
  const entries = names.map((name) => [name.replace(/-main.*/, ''), join(programs, name)]);
  await bundle(Object.fromEntries(entries), join(half, 'programs'), { outExtension: { '.js': '.mjs' } });
  // The program finds its pages beside its own folder.
  for (const pages of ['docs/conformance', 'docs/rules'])
    cpSync(join(root, pages), join(half, pages), { recursive: true });
  try {
    renameSync(half, folder);
  } catch (error) {
    // Another run was quicker.
    if (!existsSync(folder)) throw error;
    rmSync(half, { recursive: true });
  }
}
