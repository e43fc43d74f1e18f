// How cardroom is bundled: production React, nothing left to install. Also used by the tests for programs of their own.
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
    build.onResolve({ filter: /^(node:)?process$/ }, ({ kind }) => ({
      path: 'process',
      namespace: kind === 'require-call' ? 'global' : 'once',
    }));
    build.onLoad({ filter: /.*/, namespace: 'global' }, () => ({
      contents: 'module.exports = globalThis.process;',
    }));
    // Each of a hundred modules that import React would copy it, name by name.
    build.onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path, kind }) =>
      kind === 'require-call' ? undefined : { path, namespace: 'once' },
    );
    build.onLoad({ filter: /.*/, namespace: 'once' }, ({ path }) => {
      const [all, names] =
        path === 'process'
          ? ['globalThis.process', ['cwd', 'env']]
          : [`require(${JSON.stringify(require.resolve(path))})`, Object.keys(require(path))];
      return {
        resolveDir: here,
        contents: `const all = ${all}; export default all; export const { ${names.join(', ')} } = all;`,
      };
    });
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
    // It takes every text apart anew, to find sequences that do other things than style; most texts have none but these.
    build.onLoad({ filter: /[/\\]ink[/\\]build[/\\]sanitize-ansi\.js$/ }, ({ path }) => ({
      contents: replaced(readFileSync(path, 'utf8'), {
        '!hasAnsiControlCharacters(text)': '!/\\x1b(?!\\[[\\d;]*m)|[\\x80-\\x9f]/.test(text)',
      }),
      resolveDir: dirname(path),
    }));
    // Ink would end the program at signals that are none of its business, such as that a file may not grow (SIGXFSZ), and leave
    // the terminal as it is; `src/tui/terminal` sees to all ways out.
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
    // Yoga would load its code from a data: URL, and all of undici for that, decode it character by character, and have the whole
    // program wait meanwhile, which CommonJS cannot.
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
    // What Ink has for errors in drawing and for pipes, cardroom sees to by itself.
    build.onLoad({ filter: /[/\\]ink[/\\]build[/\\]components[/\\]ErrorOverview\.js$/ }, () => ({
      contents: 'export default () => null;',
    }));
    build.onResolve({ filter: /^terminal-size$/ }, () => ({ path: 'terminal-size', namespace: 'none' }));
    build.onLoad({ filter: /.*/, namespace: 'none' }, () => ({
      contents: 'export default () => undefined;',
    }));
    // A segmenter of texts takes 7 ms to set up, and few texts need one.
    const segmenting = /[/\\](slice-ansi[/\\]tokenize-ansi|ansi-tokenize[/\\]build[/\\]tokenize)\.js$/;
    build.onLoad({ filter: segmenting }, ({ path }) => ({
      contents: `
        ${replaced(readFileSync(path, 'utf8'), { 'new Intl.Segmenter(': 'segmenterWhenNeeded(' })}
        function segmenterWhenNeeded(...how) {
          let segmenter;
          return { segment: (text) => (segmenter ??= new Intl.Segmenter(...how)).segment(text) };
        }`,
      resolveDir: dirname(path),
    }));
  },
};

/**
 * Has lazy imports, as they are written, answered by parts of the bundle, which `src/cli/compiled-code.ts` loads.
 *
 * @param {{ readonly [source: string]: { readonly file: string, readonly digest: string } }} parts
 */
const loading = (parts) => ({
  name: 'parts',
  setup(build) {
    build.onResolve({ filter: /^\.\// }, ({ path, kind }) =>
      kind === 'dynamic-import' && parts[path] ? { path, namespace: 'part' } : undefined,
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

/** What a build in a format needs. Some libraries are CommonJS and ask for Node's modules, and for no others, at run time. */
const formats = {
  esm: { splitting: true, banner: { js: 'const require = process.getBuiltinModule;' } },
  cjs: {
    outExtension: { '.js': '.cjs' },
    supported: { 'dynamic-import': false },
    banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
  },
};

/**
 * Bundles entry points for Node: as ES modules, splitting off what is imported lazily or shared, or as CommonJS, each in one file, where
 * what is imported lazily does not run before. `parts`: what is loaded in place of lazy imports. Returns esbuild's record of what
 * went into each file.
 *
 * @param {import('esbuild').BuildOptions['entryPoints']} entryPoints
 * @param {string} outdir
 * @param {import('esbuild').BuildOptions & { format?: 'esm' | 'cjs', parts?: Parameters<typeof loading>[0] }} [options]
 */
export async function bundle(entryPoints, outdir, { format = 'esm', parts = {}, ...options } = {}) {
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
    plugins: [loading(parts), swaps],
    logLevel: 'warning',
    ...formats[format],
    ...options,
  });
  return metafile;
}
