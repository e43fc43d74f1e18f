import { DEALS } from './deals.ts';
import { countFivers } from './shang.ts';

/**
 * `deals-main.js WORK` prints as JSON how often a second it is done, in batches of about a fifth of a second each, after as many for warming up. Each
 * checkout has its own, with its own sources.
 */
const WORK: { readonly [name: string]: (n: number) => void } = {
  ...DEALS,
  'Shang, all 2,598,960 fivers': (n) => {
    for (let time = 0; time < n; time++) countFivers();
  },
};

/** Seconds of processor time, so that what else the machine does counts little. */
function seconds(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  return process.cpuUsage(begun).user / 1e6;
}

function rates(work: (n: number) => void): number[] {
  let batch = 1;
  while (seconds(() => work(batch)) < 0.1) batch *= 2;
  seconds(() => work(2 * batch));
  return Array.from({ length: 9 }, () => (2 * batch) / seconds(() => work(2 * batch)));
}

const name = process.argv[2];
console.log(JSON.stringify(name === undefined ? Object.keys(WORK) : rates(WORK[name]!)));
