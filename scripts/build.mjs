// Builds dist/, or the folder named on the command line.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { licencesOf } from './licences.mjs';
import { putInPlace } from './put-in-place.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
/** Builds in a folder beside and puts it in place whole, since two programs that start at once may both build. */
const fresh = `${dist}.${process.pid}`;

/**
 * Makes a file of the build a part that `src/cli/compiled-code.ts` can load: one function, in ASCII, so that its bytes are its characters
 * (esbuild leaves others only in regular expressions).
 */
function part(file) {
  const path = join(fresh, file);
  const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
  const body = readFileSync(path, 'utf8').replace(/[^\x00-\x7f]/g, escaped);
  const text = `(function(exports,require,module,__filename,__dirname){${body}})`;
  writeFileSync(path, text);
  return { file, digest: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}

process.chdir(root);
const threads = {
  'bot-worker': 'src/workers/bot-worker.ts',
  'review-worker': 'src/workers/review-worker.ts',
  'arena-worker': 'src/arena/arena-worker.ts',
};
// Each program is one file, since twenty small ones would take half as long again to load. Threads and the library share their files. ssh2
// tells its classes apart by their names.
const metafiles = [await bundle({ host: 'src/host/apart.ts' }, fresh, { format: 'cjs', keepNames: true })];
metafiles.push(await bundle({ drawing: 'scripts/drawing.mjs' }, fresh, { format: 'cjs' }));
const apart = { './apart.ts': part('host.cjs'), './drawing.cjs': part('drawing.cjs') };
const drawing = ['ink', 'react', 'react/jsx-runtime'];
metafiles.push(
  await bundle({ cardroom: 'src/cli/run.ts' }, fresh, { format: 'cjs', parts: apart, drawing }),
  await bundle({ referee: 'src/cli/engine.ts' }, fresh, { format: 'cjs' }),
  await bundle({ engine: 'src/library.ts', ...threads }, fresh),
);
const parts = { './run.ts': part('cardroom.cjs'), './engine.ts': part('referee.cjs') };
metafiles.push(await bundle({ main: 'src/cli/main.ts' }, fresh, { format: 'cjs', parts }));
writeFileSync(join(fresh, 'THIRD-PARTY-LICENSES'), licencesOf(metafiles));
putInPlace(fresh, dist);
