// Bundles cardroom: production React, nothing left to install. Tests use it for programs of their own.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Replaces pieces of a library's source. Throws if one is missing, as after an update of the library. */
function replaced(source, pieces) {
  return Object.entries(pieces).reduce((text, [piece, other]) => {
    if (!text.includes(piece)) throw new Error(`"${piece}" is no longer in the library`);
    return text.replace(piece, other);
  }, source);
}

/** Libraries by which Ink could draw texts, which it never does here. Their tables of Unicode would take 20 ms of every start. */
const UNUSED = [
  '@alcalzone/ansi-tokenize',
  'cli-truncate',
  'slice-ansi',
  'string-width',
  'widest-line',
  'wrap-ansi',
];

/** Replaces modules that cannot be bundled, or would end the program outside its own ways out. */
const swaps = {
  name: 'swaps',
  setup(build) {
    // Ink would end the program at signals that do not concern it, such as a limit on a file's size (SIGXFSZ), and leave the terminal as it
    // is; `src/tui/terminal` handles all ways out.
    build.onResolve({ filter: /^signal-exit$/ }, () => ({ path: 'signal-exit', namespace: 'deaf' }));
    build.onLoad({ filter: /.*/, namespace: 'deaf' }, () => ({ contents: 'export default () => () => {};' }));
    // A user's DEV=true would make Ink look for React's developer tools, and for its own package.json. CommonJS cannot wait for them.
    build.onLoad({ filter: /[/\\]ink[/\\]build[/\\]utils\.js$/ }, () => ({
      contents: 'export const isDev = () => false;',
    }));
    build.onLoad({ filter: /[/\\]ink[/\\]build[/\\]reconciler\.js$/ }, ({ path }) => ({
      contents: replaced(readFileSync(path, 'utf8'), {
        "await import('./devtools.js');": '',
        'await loadPackageJson()': '{}',
      }),
      resolveDir: dirname(path),
    }));
    // Ink would show an error with its source, but `src/tui/terminal/mount.tsx` ends the program first; and it would ask other programs for the
    // size of a window without columns. Their libraries take 2 ms of every start.
    build.onLoad({ filter: /[/\\]ink[/\\]build[/\\]components[/\\]ErrorOverview\.js$/ }, () => ({
      contents: 'export default () => null;',
    }));
    build.onLoad({ filter: /[/\\]terminal-size[/\\]index\.js$/ }, () => ({
      contents: 'export default () => ({ columns: 80, rows: 24 });',
    }));
    // Native parts of ssh2, which works without them.
    build.onResolve({ filter: /^cpu-features$|\.node$/ }, ({ path }) => ({ path, namespace: 'native' }));
    build.onLoad({ filter: /.*/, namespace: 'native' }, () => ({
      contents: "throw new Error('This is not in the bundle.');",
    }));
    // Yoga would load its code from a data: URL, and all of undici for that, decode it character by character, and make the whole program
    // wait meanwhile, which CommonJS cannot.
    build.onLoad({ filter: /[/\\]yoga-layout[/\\]dist[/\\]src[/\\]index\.js$/ }, ({ path }) => ({
      contents: replaced(readFileSync(path, 'utf8'), {
        'const Yoga = wrapAssembly(await loadYoga());': `
          const library = {
            instantiateWasm(imports, receive) {
              const code = new WebAssembly.Module(Buffer.from(loadYoga.code, 'base64'));
              const instance = new WebAssembly.Instance(code, imports);
              receive(instance);
              return instance.exports;
            },
          };
          loadYoga(library);
          const Yoga = wrapAssembly(library);`,
      }),
      resolveDir: dirname(path),
    }));
    build.onLoad({ filter: /[/\\]yoga-wasm-base64-esm\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const [url, code] = /"data:application\/octet-stream;base64,([^"]{10000,})"/.exec(source) ?? [];
      return {
        contents: `${replaced(source, { [url ?? 'data:']: '""', 'import.meta.url': '""' })}loadYoga.code = "${code}";`,
      };
    });
  },
};

/**
 * Replaces lazy imports, by their specifiers, with parts of the bundle, which `src/cli/compiled-code.ts` loads.
 *
 * @param {{ readonly [source: string]: { readonly file: string, readonly digest: string } }} parts
 */
const loading = (parts) => ({
  name: 'parts',
  setup(build) {
    build.onResolve({ filter: /^\.\// }, ({ path, kind }) =>
      kind !== 'import-statement' && parts[path] ? { path, namespace: 'part' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => {
      const { file, digest } = parts[path];
      return {
        resolveDir: dirname(here),
        contents: `
          const { loadCompiled } = require('./src/cli/compiled-code.ts');
          const part = { path: \`\${__dirname}/${file}\`, digest: '${digest}' };
          module.exports = loadCompiled(part, process.argv.slice(2));`,
      };
    });
  },
});

/**
 * Replaces packages that draw with a part of the bundle, `scripts/drawing.mjs`, loaded when the first of them is needed.
 *
 * @param {readonly string[]} packages
 */
const apart = (packages) => ({
  name: 'apart',
  setup(build) {
    const names = new RegExp(`^(?:${packages.join('|')})$`);
    build.onResolve({ filter: names }, ({ path }) => ({ path, namespace: 'apart' }));
    // Named exports: each of the many files that import React would copy a CommonJS module's.
    build.onLoad({ filter: /.*/, namespace: 'apart' }, async ({ path }) => {
      const names = Object.keys(await import(path)).filter((name) => /^(?!default$)\w+$/.test(name));
      return {
        resolveDir: here,
        contents: `export const { ${names.join(', ')} } = require('./drawing.cjs').packages['${path}'];`,
      };
    });
  },
});

/** Options of esbuild for each format. Some libraries are CommonJS and require Node's modules, and no others, at run time. */
const formats = {
  esm: { splitting: true, banner: { js: 'const require = process.getBuiltinModule;' } },
  cjs: {
    outExtension: { '.js': '.cjs' },
    supported: { 'dynamic-import': false },
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
  },
};

/**
 * Bundles entry points for Node: as ES modules, with lazy and shared imports in files of their own, or as CommonJS in one file each, where
 * lazy imports still run late. `parts`: replacements of lazy imports; `drawing`: packages in a part of their own. Returns esbuild's record
 * of each file's contents.
 *
 * @param {import('esbuild').BuildOptions['entryPoints']} entryPoints
 * @param {string} outdir
 * @param {import('esbuild').BuildOptions & { format?: 'esm' | 'cjs', parts?: Parameters<typeof loading>[0], drawing?: readonly string[] }} [options]
 */
export async function bundle(
  entryPoints,
  outdir,
  { format = 'esm', parts = {}, drawing = [], ...options } = {},
) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints,
    outdir,
    bundle: true,
    format,
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    minify: true,
    metafile: true,
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...(format === 'cjs' && { 'import.meta.url': 'moduleUrl' }),
    },
    alias: Object.fromEntries(UNUSED.map((name) => [name, join(here, 'no-text.mjs')])),
    plugins: [loading(parts), ...(drawing.length > 0 ? [apart(drawing)] : []), swaps],
    logLevel: 'warning',
    ...formats[format],
    ...options,
  });
  return metafile;
}
