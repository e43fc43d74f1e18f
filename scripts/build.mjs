// Builds dist/. Does nothing where esbuild is not installed, as when npm unpacks the finished package.
import { createHash } from 'node:crypto';
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

/**
 * Makes a file of the build a part that `src/cli/compiled-code.ts` can load: one function, and in ASCII, so that its bytes are its
 * characters (esbuild leaves others only in regular expressions).
 */
function part(file) {
  const path = join('dist', file);
  const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
  const body = readFileSync(path, 'utf8').replace(/[^\x00-\x7f]/g, escaped);
  const text = `(function(exports,require,module,__filename){${body}})`;
  writeFileSync(path, text);
  return { file, digest: createHash('sha256').update(text).digest('hex').slice(0, 16) };
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
const threads = {
  'bot-worker': 'src/workers/bot-worker.ts',
  'review-worker': 'src/workers/review-worker.ts',
  'arena-worker': 'src/arena/arena-worker.ts',
};
// Each is one file: twenty small ones would take half as long again to load.
const metafiles = [
  await bundle({ cardroom: 'src/cli/run.ts' }, 'dist', { format: 'cjs' }),
  await bundle({ referee: 'src/cli/engine.ts' }, 'dist', { format: 'cjs' }),
  await bundle({ engine: 'src/library.ts', ...threads }, 'dist', { splitting: false }),
];
const parts = { './run.ts': part('cardroom.cjs'), './engine.ts': part('referee.cjs') };
metafiles.push(await bundle({ main: 'src/cli/main.ts' }, 'dist', { format: 'cjs', parts }));
const rule = `\n${'-'.repeat(79)}\n\n`;
writeFileSync(
  'dist/THIRD-PARTY-LICENSES',
  `cardroom contains these packages, in whole or in part.\n${rule}${packagesIn(metafiles).map(licenceOf).join(rule)}`,
);
