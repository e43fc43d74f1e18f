// Plays matches to their end and keeps them: `finisher FOLDER SEED COUNT` says that it is ready and begins at a line, so that several finish at once.
import { once } from 'node:events';
import { LEVELS } from '../../../src/ai/bot.ts';
import type { Player } from '../../../src/ai/player.ts';
import { randomMove } from '../../../src/ai/random.ts';
import { isRefusal } from '../../../src/engine/game.ts';
import { Match } from '../../../src/engine/match.ts';
import { pick, randomFor } from '../../../src/engine/random.ts';
import { readSetup } from '../../../src/engine/setup.ts';
import { findGame, games } from '../../../src/library.ts';
import { MatchStore } from '../../../src/store/matches.ts';

/** So that matches are short. */
const OPTIONS: { readonly [game: string]: { readonly [name: string]: number } } = {
  gongzhu: { limit: 100 },
  shang: { limit: 10 },
  '500': { target: 100 },
  shengji: { deals: 1 },
};

const [folder = '', seed = '', count = '0'] = process.argv.slice(2);
const store = new MatchStore(folder, 'test', findGame);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
for (let number = 0; number < Number(count); number++) {
  const random = randomFor(seed, 'table', number);
  const game = pick(games, random);
  const seats = pick(game.seatCounts, random);
  const setup = readSetup(game, { seats, seed: `${seed} ${number}`, options: OPTIONS[game.id] ?? {} }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const people = pick([['You'], ['You'], ['You'], ['Ann', 'Ben'], []], random);
  const first = random.below(2);
  const level = pick(LEVELS, random);
  const mixed = random.below(10) === 0;
  const players = Array.from({ length: seats }, (_, seat): Player => {
    const name = people[seat - first];
    if (name !== undefined) return { name, bot: null };
    return { name: `Bot ${seat}`, bot: mixed && seat === seats - 1 ? 'easy' : level };
  });
  const match = new Match(game, setup);
  const about = random.below(8) === 0 ? { origin: { kind: 'again' as const, match: '', first: [] } } : {};
  const kept = store.keep(match, players, about);
  for (let move = 0; move < 6000 && !match.over; move++) {
    const seat = pick(match.turn, random);
    match.play(seat, game.format(randomMove(game, match.view(seat), seat, random)));
  }
  const sentence = kept.release();
  if (sentence) throw new Error(sentence);
  // The caches are written by both.
  if (number % 10 === 9) store.history();
}
