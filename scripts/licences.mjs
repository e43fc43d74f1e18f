// The licences of the bundled packages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RULE = `\n${'-'.repeat(79)}\n\n`;

/** Licences of packages published without one: a file is named after its package, with `+` for `/`. */
const KEPT = join(dirname(fileURLToPath(import.meta.url)), 'licences');

/** The folders of the packages that builds took files from. */
function packagesIn(metafiles) {
  const folders = metafiles
    .flatMap(({ inputs }) => Object.keys(inputs))
    .map((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0])
    .filter((folder) => folder !== undefined);
  return [...new Set(folders)].sort();
}

/** Matches a named holder of the copyright, or a waiver of it (the Unlicense). */
export const NOTICE = /^\s*Copyright |released into the public domain/m;

/** The licence of a package, and its further notices. Throws if no holder of the copyright is named. */
export function licenceOf(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const shipped = readdirSync(folder)
    .filter((entry) => /^(licen[cs]e|notice|copying)\b/i.test(entry))
    .map((entry) => join(folder, entry));
  const kept = join(KEPT, `${name.replace('/', '+')}.txt`);
  const texts = [...shipped, kept].filter(existsSync).map((path) => readFileSync(path, 'utf8').trim());
  if (!texts.some((text) => NOTICE.test(text))) {
    throw new Error(`${name} is bundled without a copyright notice; keep its licence in ${kept}`);
  }
  return `${name} ${version}\n\n${texts.join('\n\n')}\n`;
}

/** The licences of every package in these builds of esbuild, for the file beside the bundle. */
export const licencesOf = (metafiles) =>
  `cardroom contains these packages, in whole or in part.\n${RULE}${packagesIn(metafiles).map(licenceOf).join(RULE)}`;
