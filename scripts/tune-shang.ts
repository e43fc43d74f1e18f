/**
 * Tunes the weights of the Shang bot by matches: npx tsx scripts/tune-shang.ts [rounds] [deals] [seed]
 *
 * Each round changes a few weights of the champion at random and plays champion and challenger on the same deals, in every
 * seat, once against three champions and once against three random players. What counts is the others' average cards left less
 * one's own, and going out, both tables added. The challenger takes over when its lead is above its standard error. Deals are never used twice.
 * The weights it ends with are printed; copy them to `src/ai/shang/weights.ts` if they win a longer match on other deals.
 */
import { randomMove } from '../src/ai/random.ts';
import { shangPolicyWith } from '../src/ai/shang/index.ts';
import { WEIGHTS, type Weights } from '../src/ai/shang/weights.ts';
import type { Card } from '../src/engine/card.ts';
import type { Seat } from '../src/engine/game.ts';
import { pick, type Random, randomFor } from '../src/engine/random.ts';
import { shang } from '../src/engine/shang/index.ts';
import type { Move, View } from '../src/engine/shang/state.ts';

type Player = (view: View, seat: Seat, random: Random) => Move;

const TABLE = { seats: 4, options: { limit: 26 } };
const SEATS = [0, 1, 2, 3];
/** Cards that going out is worth beyond those that it leaves with the others. */
const BONUS = 5;

const bot = (weights: Weights): Player => {
  const policy = shangPolicyWith(weights);
  return (view, seat, random) => policy.choose(view, seat, random).move;
};
const randomPlayer: Player = (view, seat, random) => randomMove(shang, view, seat, random);

/** The others' average cards left less those of `hero` after one deal, and a bonus for being the one who went out. */
function edge(deck: readonly Card[], hero: Seat, player: Player, others: Player, random: Random): number {
  let state = shang.deal(shang.start(TABLE), deck);
  while (state.phase === 'play') {
    const seat = state.turn;
    const choose = seat === hero ? player : others;
    state = shang.play(state, seat, choose(shang.view(state, seat), seat, random));
  }
  const { points, out } = state.standing.results[0]!;
  return (
    (points.reduce((sum, n) => sum + n) - points[hero]!) / 3 - points[hero]! + (out === hero ? BONUS : 0)
  );
}

/** Mean and standard error of how much better the challenger does than the champion, a deal. */
function compare(challenger: Player, champion: Player, deals: number, key: string): [number, number] {
  const leads: number[] = [];
  for (let n = 0; n < deals; n++) {
    const deck = shang.shuffle(TABLE, randomFor(key, n));
    const average = (player: Player, others: Player): number =>
      SEATS.reduce((sum, hero) => sum + edge(deck, hero, player, others, randomFor(key, n, hero)), 0) / 4;
    // Among its like the champion has no edge and goes out in one seat of four.
    const amongChampions = average(challenger, champion) - BONUS / 4;
    const amongRandom = average(challenger, randomPlayer) - average(champion, randomPlayer);
    leads.push(amongChampions + amongRandom);
  }
  const mean = leads.reduce((sum, x) => sum + x, 0) / deals;
  const variance = leads.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (deals - 1);
  return [mean, Math.sqrt(variance / deals)];
}

/** One to four weights changed, each by up to 40% of its size or by up to 0.1, whichever is more. */
function changed(weights: Weights, random: Random): Weights {
  const names = Object.keys(weights) as (keyof Weights)[];
  const next: { -readonly [name in keyof Weights]: number } = { ...weights };
  for (let n = 1 + random.below(4); n > 0; n--) {
    const name = pick(names, random);
    const step = Math.max(0.1, Math.abs(next[name]) * 0.4) * ((random.below(2001) - 1000) / 1000);
    next[name] = Math.round((next[name] + step) * 1000) / 1000;
    if (name.endsWith('Patience')) next[name] = Math.max(0.01, next[name]);
  }
  return next;
}

const [rounds = 100, deals = 200] = process.argv.slice(2).map(Number);
const seed = process.argv[4] ?? 'tune';
const random = randomFor(seed);
let champion = WEIGHTS;
for (let round = 1; round <= rounds; round++) {
  const challenger = changed(champion, random);
  const [lead, error] = compare(bot(challenger), bot(champion), deals, `${seed} ${round}`);
  if (lead <= error) continue;
  champion = challenger;
  console.log(`round ${round}: better by ${lead.toFixed(3)} ± ${error.toFixed(3)} cards a deal`);
  console.log(JSON.stringify(champion));
}
