// Builds dist/. Does nothing where esbuild is not installed, as when npm unpacks the finished package.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folders of the packages that builds took files from. */
function packagesIn(metafiles) {
  const folders = metafiles
    .flatMap(({ inputs }) => Object.keys(inputs))
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
// What has no screen is a file of its own each: twenty small ones would take half as long again to load.
const alone = {
  engine: 'src/library.ts',
  referee: 'src/cli/engine.ts',
  'bot-worker': 'src/workers/bot-worker.ts',
  'review-worker': 'src/workers/review-worker.ts',
  'arena-worker': 'src/arena/arena-worker.ts',
};
const metafiles = [
  await bundle({ main: 'src/cli/main.ts' }, 'dist', { apart: { './engine.ts': './referee.js' } }),
  await bundle(alone, 'dist', { splitting: false, external: ['./tui/*/index.ts'] }),
];
const rule = `\n${'-'.repeat(79)}\n\n`;
writeFileSync(
  'dist/THIRD-PARTY-LICENSES',
  `cardroom contains these packages, in whole or in part.\n${rule}${packagesIn(metafiles).map(licenceOf).join(rule)}`,
);
