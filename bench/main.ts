import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchDeals } from './deals.ts';
import { benchHost } from './host.ts';
import { installed } from './installed.ts';
import { benchKeys, benchThinking } from './keys.ts';
import { benchLists } from './lists.ts';
import { benchMotion } from './motion.ts';
import { benchPackage } from './package.ts';
import { benchStart } from './start.ts';
import { benchHints, benchThought } from './thought.ts';

/**
 * `npm run bench [-- PART …] [--against CHECKOUT]`: figures of this machine; compare them within one run only. The parts are deals, start,
 * host, lists, keys, motion (frames while cards move), thinking (keys pressed meanwhile), thought, hints and package (npm's package), by
 * default all of them; `--against` measures another built checkout in the same run.
 */

const PARTS = [
  'deals',
  'start',
  'host',
  'lists',
  'keys',
  'motion',
  'thinking',
  'thought',
  'hints',
  'package',
];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const unknown = positionals.find((part) => !PARTS.includes(part));
if (unknown) throw new Error(`There is no part "${unknown}"; there are ${PARTS.join(', ')}.`);
const wanted = (part: string) => positionals.length === 0 || positionals.includes(part);

const folder = installed('.');
const folders = { ...(values.against && { before: installed(values.against) }), now: folder };
// Programs beside this file, each bundled from its checkout.
const programsOf = (program: string) =>
  Object.fromEntries(
    Object.keys(folders).map((name) => [name, join(import.meta.dirname, name, `${program}.js`)]),
  );
if (wanted('deals')) benchDeals(programsOf('deals-main'));
if (wanted('start')) await benchStart(folders);
if (wanted('host')) for (const [name, each] of Object.entries(folders)) await benchHost(each, name);
if (wanted('lists')) await benchLists(folders);
if (wanted('keys')) await benchKeys(folders);
if (wanted('motion')) await benchMotion(folders);
if (wanted('thinking')) await benchThinking(folder);
if (wanted('thought')) benchThought(programsOf('thought-main'));
if (wanted('hints')) benchHints(programsOf('thought-main'));
if (wanted('package')) benchPackage({ ...(values.against && { before: values.against }), now: '.' });
for (const each of Object.values(folders)) rmSync(each, { recursive: true });
