import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const MAJORS = [20, 22, 24];
const FOLDER = 'node_modules/.cache/nodes';

/** A version of Node for measuring. */
export interface Runtime {
  readonly name: string;
  readonly path: string;
}

/**
 * The versions of Node that cardroom runs on, from npm's package `node`: downloaded once, about 120 MB each. The present one if that fails.
 */
export function runtimes(): readonly Runtime[] {
  const found = MAJORS.map((major) => ({ name: `Node ${major}`, path: fetched(major) })).filter(({ path }) =>
    existsSync(path),
  );
  if (found.length === MAJORS.length) return found;
  console.log('Other versions of Node could not be fetched; measured with this one.');
  return [{ name: `Node ${process.versions.node.split('.')[0]}`, path: process.execPath }];
}

function fetched(major: number): string {
  const folder = join(process.cwd(), FOLDER, String(major));
  const path = join(folder, 'node_modules/node/bin/node');
  if (existsSync(path)) return path;
  console.log(`Fetching Node ${major} for the benchmarks ...`);
  // Its install script puts the program there.
  spawnSync('npm', ['install', '--no-save', '--ignore-scripts=false', '--prefix', folder, `node@${major}`], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  return path;
}
