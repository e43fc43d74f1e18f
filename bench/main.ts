import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEALS } from './deals.ts';
import { row, seconds, spread } from './figures.ts';
import { installed } from './installed.ts';
import { benchKeys, benchThinking } from './keys.ts';
import { countFivers } from './shang.ts';
import { benchStart } from './start.ts';
import { benchHints, benchThought } from './thought.ts';

/**
 * `npm run bench [-- PART …] [--against CHECKOUT]`: figures of this machine, to be compared within one run only. The parts are deals,
 * start, keys, thinking (keys pressed meanwhile), thought and hints, all of them unless told; `--against` measures another checkout that is built in the same run.
 */

/** Deals a second in batches of about a fifth of a second each, after as many for warming up. */
function dealRates(play: (n: number) => void): number[] {
  let batch = 1;
  while (seconds(() => play(batch)) < 0.1) batch *= 2;
  seconds(() => play(2 * batch));
  return Array.from({ length: 9 }, () => (2 * batch) / seconds(() => play(2 * batch)));
}

function benchDeals(): void {
  console.log('\nDeals a second on one core, every move checked (slowest / median / fastest batch)');
  for (const [name, play] of Object.entries(DEALS)) {
    const rates = dealRates(play).map((rate) => rate / 1000);
    console.log(row(name, `${spread(rates)} thousand`));
  }
  const classified = seconds(() => countFivers());
  console.log(row('Shang, 2,598,960 fivers', `${(2.59896 / classified).toFixed(1)} million a second`));
}

const PARTS = ['deals', 'start', 'keys', 'thinking', 'thought', 'hints'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const unknown = positionals.find((part) => !PARTS.includes(part));
if (unknown) throw new Error(`There is no part "${unknown}"; there are ${PARTS.join(', ')}.`);
const wanted = (part: string) => positionals.length === 0 || positionals.includes(part);

const folder = installed('.');
const folders = { ...(values.against && { before: installed(values.against) }), now: folder };
if (wanted('deals')) benchDeals();
if (wanted('start')) await benchStart(folders);
if (wanted('keys')) await benchKeys(folders);
if (wanted('thinking')) await benchThinking(folder);
// Beside this file, each bundled with the sources of its checkout.
const programs = Object.fromEntries(
  Object.keys(folders).map((name) => [name, join(import.meta.dirname, name, 'stdin.js')]),
);
if (wanted('thought')) benchThought(programs);
if (wanted('hints')) benchHints(programs);
for (const each of Object.values(folders)) rmSync(each, { recursive: true });
