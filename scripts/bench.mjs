// `npm run bench [-- PART …]`: builds the program, bundles the benchmarks as it is bundled, and runs them. What tsx runs is slower by half.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { bundle } from './bundle.mjs';

const folder = 'node_modules/.cache/bench';
const args = process.argv.slice(2);
await bundle(['bench/main.ts'], folder, { external: ['@lydell/node-pty'] });
// How fast games are dealt and how long bots think is measured with the sources of each checkout.
const against = args.indexOf('--against') < 0 ? undefined : args[args.indexOf('--against') + 1];
for (const [name, checkout] of Object.entries({ now: '.', ...(against && { before: against }) })) {
  for (const program of ['deals-main', 'thought-main']) {
    const contents = readFileSync(`bench/${program}.ts`, 'utf8');
    const stdin = { contents, resolveDir: join(checkout, 'bench'), loader: /** @type {const} */ ('ts') };
    await bundle([], join(folder, name, program), { stdin });
  }
}
const { status } = spawnSync(process.execPath, [`${folder}/main.js`, ...args], { stdio: 'inherit' });
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
