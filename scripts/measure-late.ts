/**
 * Measures late marks of Chinese Hearts against the exact answer: npx tsx scripts/measure-late.ts SEED [deals] [first]
 *
 * In each deal, dealt without passing, seat 0 plays like `easy` and the others like `normal`. Seat 0's decisions with two to four cards in
 * hand are judged as in a review, once with the player's own later plays as learned and once with the policy's. Prints the marks of both,
 * and how many are worth less than half of what matters if the player goes on perfectly, over all deals that the player cannot rule out.
 */
import { chooseMove } from '../src/ai/bot.ts';
import { size } from '../src/engine/card-set.ts';
import { heldBy, type PlayPhase } from '../src/engine/gongzhu/state.ts';
import { Match } from '../src/engine/match.ts';
import { randomFor } from '../src/engine/random.ts';
import { readSetup, type Setup } from '../src/engine/setup.ts';
import { take } from '../src/engine/take.ts';
import { partsOf } from '../src/games.ts';
import { chargeFor } from '../src/review/charge.ts';
import { isMark } from '../src/review/grade.ts';
import type { Reviewer } from '../src/review/plan.ts';
import { playedDeal } from '../src/review/played.ts';
import { allWorlds, exactly } from '../test/support/exactly.ts';

const [prefix = 'late', deals = '100', first = '0'] = process.argv.slice(2);
const sensible = partsOf('gongzhu') as Reviewer;
const { game } = sensible;
const { sense: _, ...adviser } = sensible.adviser;
const judges = { policy: { ...sensible, adviser }, sense: sensible };
const MATTERS = sensible.plan.measure(null as never).matters;
const [FEWEST, MOST] = [2, 4];

function matchOf(seed: string): Match {
  const match = new Match(game, readSetup(game, { options: { passing: 'none' } }, seed) as Setup);
  const random = randomFor(seed, 'late');
  while (match.status.results.length === 0) {
    const seat = match.turn[0]!;
    const { move } = chooseMove(sensible, seat === 0 ? 'easy' : 'normal', match.view(seat), seat, random);
    match.play(seat, game.format(move));
  }
  return match;
}

let decisions = 0;
const counts = { policy: [0, 0], sense: [0, 0] };
for (let n = Number(first); n < Number(first) + Number(deals); n++) {
  const deal = playedDeal(matchOf(`${prefix} ${n}`), 1)!;
  for (const made of deal.moves) {
    const state = made.before as unknown as PlayPhase;
    if (made.seat !== 0 || state.phase !== 'play') continue;
    const cards = size(heldBy(state, 0));
    if (cards < FEWEST || cards > MOST || take(game.moves(game.view(made.before, 0), 0), 2).length < 2)
      continue;
    decisions++;
    const marked = (['policy', 'sense'] as const).flatMap((by) => {
      const charge = chargeFor(judges[by], deal, made);
      return charge && isMark(charge.grade) ? [{ by, charge }] : [];
    });
    if (marked.length === 0) continue;
    const worths = exactly(allWorlds(state, 0), 0, 'best');
    const { card } = made.move as unknown as { readonly card: number };
    const cost = Math.max(...worths.values()) - worths.get(card)!;
    for (const { by, charge } of marked) {
      counts[by][0]!++;
      if (cost < MATTERS / 2) counts[by][1]!++;
      console.log(
        `${prefix} ${n}, move ${made.number}, ${cards} cards: ${charge.played} ${charge.grade} ${charge.cost.toFixed(1)} by ${by}, exactly ${cost.toFixed(1)}`,
      );
    }
  }
}
for (const [by, [marks, falsely]] of Object.entries(counts))
  console.log(
    `${by}: ${marks} marks of ${decisions} decisions, ${falsely} worth less than half of what matters`,
  );
