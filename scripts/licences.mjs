// The licences of the packages that are bundled.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RULE = `\n${'-'.repeat(79)}\n\n`;

/** Licences of packages that are published without: the file is named after the package, with `+` for `/`. */
const KEPT = join(dirname(fileURLToPath(import.meta.url)), 'licences');

/** The folders of the packages that builds took files from. */
function packagesIn(metafiles) {
  const folders = metafiles
    .flatMap(({ inputs }) => Object.keys(inputs))
    .map((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0])
    .filter((folder) => folder !== undefined);
  return [...new Set(folders)].sort();
}

/** Somebody is named as the holder of the copyright, or has given it up (the Unlicense). */
export const NOTICE = /^\s*Copyright |released into the public domain/m;

/** The licence of a package, and its further notices. Throws where nobody is named as the holder of its copyright. */
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

/** The file that goes with the bundle: the licence of every package that these builds of esbuild took files from. */
export const licencesOf = (metafiles) =>
  `cardroom contains these packages, in whole or in part.\n${RULE}${packagesIn(metafiles).map(licenceOf).join(RULE)}`;
