// `npm run bench [-- PART …]`: builds the program, bundles the benchmarks in the same way, and runs them. tsx would run them half as slow
// again.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { bundle } from './bundle.mjs';

const folder = 'node_modules/.cache/bench';
const args = process.argv.slice(2);
await bundle(['bench/main.ts'], folder, { external: ['@lydell/node-pty', 'ssh2'] });
// Each checkout measures the speed of deals and of bots by a program of its own, with its own sources.
const against = args.indexOf('--against') < 0 ? undefined : args[args.indexOf('--against') + 1];
for (const [name, checkout] of Object.entries({ now: '.', ...(against && { before: against }) })) {
  const programs = ['deals-main.ts', 'thought-main.ts'].map((file) => join(checkout, 'bench', file));
  await bundle(programs, join(folder, name));
}
const { status } = spawnSync(process.execPath, [`${folder}/main.js`, ...args], { stdio: 'inherit' });
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
