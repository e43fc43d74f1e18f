// `deals-main.js WORK` prints as JSON how often a second it does the work, in batches of about a fifth of a second each, after a warm-up of
// equal length; without WORK, the kinds of work. Each checkout has its own program, with its own sources.
import { playRandomDeals } from './five-hundred.ts';
import { randomDeals as gongzhu } from './gongzhu.ts';
import { randomDeals as kingsCourt } from './kings-court.ts';
import { microseconds } from './processor.ts';
import { countFivers, randomDeals as shang } from './shang.ts';
import { greedyDeals as shengji } from './shengji.ts';

/** Does some work `n` times, by its name. */
const WORK: { readonly [name: string]: (n: number) => void } = {
  'Shengji, greedy': shengji,
  'Shang, random': shang,
  'Chinese Hearts, random': gongzhu,
  '500, random': playRandomDeals,
  "King's Court, random, four seats": kingsCourt,
  'Shang, all 2,598,960 fivers': (n) => {
    for (let time = 0; time < n; time++) countFivers();
  },
};

const seconds = (work: () => void): number => microseconds(work) / 1e6;

function rates(work: (n: number) => void): number[] {
  let batch = 1;
  while (seconds(() => work(batch)) < 0.1) batch *= 2;
  seconds(() => work(2 * batch));
  return Array.from({ length: 9 }, () => (2 * batch) / seconds(() => work(2 * batch)));
}

const name = process.argv[2];
console.log(JSON.stringify(name === undefined ? Object.keys(WORK) : rates(WORK[name]!)));
