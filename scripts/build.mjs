// Builds dist/. Does nothing where esbuild is not installed, as when npm unpacks the finished package.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folders of the packages that a build took files from. */
function packagesIn(metafile) {
  const folders = Object.keys(metafile.inputs)
    .map((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0])
    .filter((folder) => folder !== undefined);
  return [...new Set(folders)].sort();
}

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
  return `${name} ${version}\n\n${text}\n`;
}

try {
  createRequire(import.meta.url).resolve('esbuild');
} catch {
  process.exit(0);
}

process.chdir(root);
rmSync('dist', { recursive: true, force: true });
const metafile = await bundle(
  {
    main: 'src/cli/main.ts',
    engine: 'src/library.ts',
    'bot-worker': 'src/workers/bot-worker.ts',
    'arena-worker': 'src/arena/arena-worker.ts',
  },
  'dist',
);
const rule = `\n${'-'.repeat(79)}\n\n`;
writeFileSync(
  'dist/THIRD-PARTY-LICENSES',
  `cardroom contains these packages, in whole or in part.\n${rule}${packagesIn(metafile).map(licenceOf).join(rule)}`,
);
