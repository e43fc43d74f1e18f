import { execFileSync } from 'node:child_process';
import { row } from './figures.ts';

/** The package that npm would make. */
interface Packed {
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** Prints the bytes of each checkout's package, packed and unpacked, and of its parts: each folder, and each file of `dist`. */
export function benchPackage(checkouts: { readonly [name: string]: string }): void {
  console.log('\nThe package in kB: packed / unpacked, then its largest parts unpacked');
  for (const [name, cwd] of Object.entries(checkouts)) {
    const told = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd,
      encoding: 'utf8',
    });
    const [{ size, unpackedSize, files }] = JSON.parse(told) as [Packed];
    console.log(row(name, `${kB(size)} / ${kB(unpackedSize)}`, `${files.length} files`));
    const parts = new Map<string, number>();
    for (const { path, size } of files) parts.set(partOf(path), (parts.get(partOf(path)) ?? 0) + size);
    const largest = [...parts].sort(([, one], [, other]) => other - one).slice(0, LARGEST);
    for (const [part, bytes] of largest) console.log(row(`  ${part}`, kB(bytes)));
  }
}

/** Number of parts printed. */
const LARGEST = 8;

const kB = (bytes: number): string => Math.round(bytes / 1000).toLocaleString('en');
/** A file of `dist` by itself, any other file by its folder. */
const partOf = (path: string): string =>
  /^dist\/[^/]+$/.test(path) ? path : path.replace(/\/?[^/]*$/, '') || path;
