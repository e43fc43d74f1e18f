// `npm run bench [-- PART …]`: builds the program, bundles the benchmarks as it is bundled, and runs them. What tsx runs is slower by half.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { bundle } from './bundle.mjs';

const folder = 'node_modules/.cache/bench';
await bundle(['bench/main.ts'], folder, { external: ['@lydell/node-pty'] });
const { status } = spawnSync(process.execPath, [`${folder}/main.js`, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
