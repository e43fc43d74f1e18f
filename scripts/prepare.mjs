// What npm runs where a checkout is installed, linked (`npm i -g .`) or packed: builds all that the package holds.
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeReady } from './make-ready.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
await makeReady(root);
const compiler = join(root, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.types.json'], { cwd: root, stdio: 'inherit' });
