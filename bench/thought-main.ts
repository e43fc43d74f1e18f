// `thought-main.js GAME [--hints]` prints as JSON the thinking times of a checkout's bots. Each checkout has its own program, with its own
// sources.
import { parseArgs } from 'node:util';
import type { Adviser } from '../src/ai/adviser/judge.ts';
import { type Bot, chooseMove, decisionStream } from '../src/ai/bot.ts';
import { adviseOn } from '../src/ai/question.ts';
import type { OpaqueTypes, Seat } from '../src/engine/game.ts';
import { randomFor } from '../src/engine/random.ts';
import { readSetup, type Setup } from '../src/engine/setup.ts';
import { take } from '../src/engine/take.ts';
import { partsOf } from '../src/games.ts';
import { microseconds } from './processor.ts';

/** A decision in a first deal played by the policy. */
interface Decision {
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
  readonly moves: number;
  /** Number of moves from here to the end of the deal. */
  readonly plies: number;
}

/** All decisions of the deal with this seed. */
function decisionsOf({ game, policy }: Bot, seed: string): Decision[] {
  const setup = readSetup(game, {}, seed) as Setup;
  const found: { view: OpaqueTypes['view']; seat: Seat; moves: number }[] = [];
  let state = game.deal(game.start(setup), game.shuffle(setup, randomFor(seed)));
  for (let moves = 0; ; moves++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) break;
    const view = game.view(state, seat);
    found.push({ view, seat, moves });
    state = game.play(state, seat, policy.choose(view, seat, decisionStream(seed, seat, moves)).move);
  }
  return found.map((decision) => ({ ...decision, plies: found.length - decision.moves }));
}

const SEED = 'thought';
const think = (bot: Bot, { view, seat, moves }: Decision, limits = {}) =>
  chooseMove(bot, 'hard', view, seat, decisionStream(SEED, seat, moves), limits);

function measure(bot: Bot) {
  const { policy } = bot;
  const deals = Array.from({ length: 12 }, (_, n) => decisionsOf(bot, `${SEED} ${n}`));
  const all = deals.flat();
  const chooseAll = () => {
    for (const { view, seat, moves } of all) policy.choose(view, seat, decisionStream(SEED, seat, moves));
  };
  const searched = all.filter((_, n) => n % 17 === 5);
  let plies = 0;
  let rollouts = 0;
  const times: number[] = [];
  const searchAll = () => {
    for (const decision of searched) {
      let made = 0;
      const time = microseconds(() => {
        made = think(bot, decision).search?.rollouts ?? 0;
      });
      if (made === 0) continue;
      times.push(time / 1000);
      plies += made * decision.plies;
      rollouts += made;
    }
  };
  for (let round = 0; round < 3; round++) chooseAll();
  let choices = 0;
  let choosing = 0;
  while (choosing < 1e6) {
    choosing += microseconds(chooseAll);
    choices += all.length;
  }
  for (const decision of searched.slice(0, 12)) think(bot, decision);
  const searching = microseconds(searchAll);
  return {
    choice: choosing / choices,
    ply: searching / plies,
    rollouts: (rollouts / searching) * 1e6,
    times,
  };
}

/** The time of a hint, requested as the screen does. */
export interface HintTime {
  /** Elapsed ms. */
  readonly ms: number;
  /** True if it says why; else its time ran out first. */
  readonly isTold: boolean;
}

const HINTS = 40;
/** The most time of a hint on the screen, in ms. */
const WITHIN = 6000;

/** Times hints for decisions with a choice, from the first hint of this process on, on a machine as busy as it is. */
function hints(adviser: Adviser): HintTime[] {
  const { game } = adviser;
  const all = [0, 1, 2, 3].flatMap((n) => decisionsOf(adviser, `${SEED} ${n}`));
  const free = all.filter(({ view, seat }) => take(game.moves(view, seat), 2).length === 2);
  const stride = Math.floor(free.length / HINTS);
  return Array.from({ length: HINTS }, (_, n) => {
    const { view, seat, moves } = free[n * stride]!;
    const begun = performance.now();
    const question = { game: game.id, view, seat, seed: SEED, moveCount: moves, within: WITHIN };
    const judgement = adviseOn(adviser, question);
    return { ms: performance.now() - begun, isTold: judgement.moves.length > 0 };
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hints: { type: 'boolean', default: false } },
});
const bot = partsOf(positionals[0]!)!;
console.log(JSON.stringify(values.hints ? hints(bot as Adviser) : measure(bot)));
