// Builds everything in the package. npm runs it when a checkout is installed, linked (`npm i -g .`) or packed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeReady } from './make-ready.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
await makeReady(root);

const compiler = join(root, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.types.json'], { cwd: root, stdio: 'inherit' });

// A start keeps files for the next one; the builder's own folders should get none.
const home = mkdtempSync(join(tmpdir(), 'cardroom-prepare-'));
const env = { ...process.env, CARDROOM_HOME: home };
writeFileSync(
  join(root, 'dist/cardroom.1'),
  execFileSync(process.execPath, [join(root, 'dist/main.cjs'), 'man'], { env }),
);
rmSync(home, { recursive: true });
