// How cardroom is bundled: production React, nothing left to install, Ink in a file of its own that only
// screens load. Also used by the tests for programs of their own.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** A library's source with pieces of it replaced. Throws where one is not there, as after an update of the library. */
function replaced(source, pieces) {
  return Object.entries(pieces).reduce((text, [piece, other]) => {
    if (!text.includes(piece)) throw new Error(`"${piece}" is no longer in the library`);
    return text.replace(piece, other);
  }, source);
}

/** Swaps what would make the start slow, or could not be bundled at all. */
const swaps = {
  name: 'swaps',
  setup(build) {
    build.onResolve({ filter: /^string-width$/ }, () => ({ path: 'string-width', namespace: 'quick' }));
    build.onLoad({ filter: /.*/, namespace: 'quick' }, () => ({
      resolveDir: here,
      contents: `
        import { widthOfPlain } from './plain-width.mjs';
        const inFull = (...text) => require(${JSON.stringify(require.resolve('string-width'))}).default(...text);
        export default (text, options) => (options ? undefined : widthOfPlain(text)) ?? inFull(text, options);
      `,
    }));
    // Whoever imports Node's module of that name opens standard input, output and error with it.
    build.onResolve({ filter: /^(node:)?process$/ }, () => ({ path: 'process', namespace: 'global' }));
    build.onLoad({ filter: /.*/, namespace: 'global' }, () => ({
      contents: 'module.exports = globalThis.process;',
    }));
    // Whoever imports it loads the browsers' cryptography with it. These load it when they are called.
    build.onResolve({ filter: /^node:crypto$/ }, () => ({ path: 'crypto', namespace: 'when-called' }));
    build.onLoad({ filter: /.*/, namespace: 'when-called' }, () => ({
      contents: ['createHash', 'randomBytes', 'randomUUID']
        .map(
          (name) =>
            `export const ${name} = (...given) => process.getBuiltinModule('node:crypto').${name}(...given);`,
        )
        .join('\n'),
    }));
    // Ink wants one function of 415 files.
    build.onResolve({ filter: /^es-toolkit\/compat$/ }, ({ importer }) => ({
      path: join(dirname(createRequire(importer).resolve('es-toolkit')), 'compat/function/throttle.mjs'),
    }));
    // Ink makes cells of all columns of every frame, and texts of cells again.
    build.onLoad({ filter: /[/\\]ink[/\\]build[/\\]output\.js$/ }, ({ path }) => ({
      contents: replaced(readFileSync(path, 'utf8'), {
        'export default class Output {': `
          import { joinedRows } from ${JSON.stringify(join(here, 'joined-rows.mjs'))};
          export default class Output {`,
        'get() {': `get() {
          const cells = (line) => this.caches.getStyledChars(line);
          const rows = joinedRows(this.operations, this.height, { slice: sliceAnsi, cells, width: stringWidth });
          if (rows) return { output: rows.join('\\n'), height: rows.length };`,
      }),
      resolveDir: dirname(path),
    }));
    // Ink would end the program at signals that are none of its business, such as that a file may not grow (SIGXFSZ), and leave
    // the terminal as it is; `src/tui/terminal` sees to all ways out.
    build.onResolve({ filter: /^signal-exit$/ }, () => ({ path: 'signal-exit', namespace: 'deaf' }));
    build.onLoad({ filter: /.*/, namespace: 'deaf' }, () => ({ contents: 'export default () => () => {};' }));
    // A user's DEV=true would make Ink look for React's developer tools, and for its own package.json.
    build.onResolve({ filter: /^\.\/devtools\.js$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    build.onLoad({ filter: /[/\\]ink[/\\]build[/\\]utils\.js$/ }, () => ({
      contents: 'export const isDev = () => false;',
    }));
    build.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export default {};' }));
  },
};

/** Leaves sources that are imported lazily to files of other builds. */
const leave = (apart) => ({
  name: 'apart',
  setup(build) {
    build.onResolve({ filter: /^\.\// }, ({ path, kind }) =>
      kind === 'dynamic-import' && apart[path] ? { path: apart[path], external: true } : undefined,
    );
  },
});

/**
 * Bundles entry points for Node, splitting off what is imported lazily or shared. `apart`: lazy imports, as they are written, that
 * another build makes a file of. Returns esbuild's record of what went into each file.
 *
 * @param {import('esbuild').BuildOptions['entryPoints']} entryPoints
 * @param {string} outdir
 * @param {import('esbuild').BuildOptions & { apart?: { readonly [source: string]: string } }} [options]
 */
export async function bundle(entryPoints, outdir, { apart = {}, ...options } = {}) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    minify: true,
    metafile: true,
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      // Yoga would load its code from a data: URL, and all of undici for that.
      fetch: 'undefined',
    },
    // Some libraries are CommonJS and ask for Node's modules, and for no others, at run time.
    banner: { js: 'const require = process.getBuiltinModule;' },
    plugins: [leave(apart), swaps],
    logLevel: 'warning',
    ...options,
  });
  return metafile;
}
