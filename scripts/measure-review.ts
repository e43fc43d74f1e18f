/**
 * Measures the review of deals: npx tsx scripts/measure-review.ts GAME [deals] [first] [truth]
 *
 * Each first deal, its seeds `review/FIRST` and on, is played with seat 0 at each level and `normal` at the others, and seat 0's play of it
 * reviewed. Told are what all decisions of each level cost, by how much more than those of the next better one on the same deals, what marked
 * ones cost, the processor time, and how many of the marked ones are false: worth less than the threshold, or half of it, in `truth` fresh
 * worlds (default 1000). What `normal` decided is in some deals judged with four other streams of luck: how many decisions that are marked by any
 * have the same mark by all four. And each third decision of `normal` is judged as if a hint had been followed.
 */
import { judge } from '../src/ai/adviser/judge.ts';
import { chooseMove, decisionStream, type Level } from '../src/ai/bot.ts';
import { Sample } from '../src/ai/sample.ts';
import { estimate, meanOf } from '../src/arena/estimate.ts';
import type { OpaqueTypes } from '../src/engine/game.ts';
import { Match } from '../src/engine/match.ts';
import { randomFor } from '../src/engine/random.ts';
import { readSetup, type Setup } from '../src/engine/setup.ts';
import { take } from '../src/engine/take.ts';
import { partsOf } from '../src/games.ts';
import { type Charge, chargeFor } from '../src/review/charge.ts';
import { isMark } from '../src/review/grade.ts';
import { tried } from '../src/review/knowledge.ts';
import type { Reviewer } from '../src/review/plan.ts';
import { playedDeal } from '../src/review/played.ts';
import { judgeDecisions, type Review, reviewDeal } from '../src/review/review.ts';

const LEVELS = ['hard', 'normal', 'random'] as const satisfies readonly Level[];
const [id = 'gongzhu', deals = '50', first = '0', truth = '1000'] = process.argv.slice(2);
const reviewer = partsOf(id) as Reviewer;
const setupOf = (seed: string): Setup => readSetup(reviewer.game, {}, seed) as Setup;
const least = reviewer.plan.measure(new Match(reviewer.game, setupOf('first')).view(0)).matters;

/** Every so many deals what `normal` decided is judged with other luck, and hints are judged: that takes as long as five reviews. */
const LUCK_EVERY = 4;

/** What came of the review of one deal. */
interface Measured {
  /** What all decisions cost. */
  readonly cost: number;
  /** What those with marks cost, and how many they are. */
  readonly charged: number;
  readonly marks: number;
  readonly you: number;
  readonly fortune: number;
  /** Ms of processor time until the line of the deal, and until everything was judged. */
  readonly early: number;
  readonly late: number;
}

const byLevel = new Map(LEVELS.map((level) => [level, [] as Measured[]]));
const truths: Sample[] = [];
/** Decisions with a mark by any of four streams of luck, and those with the same by all. */
const grades = { marked: 0, same: 0 };
/** Hints that were judged as moves that were played, and those that earned a mark. */
const hints = { judged: 0, marked: 0 };

for (let n = Number(first); n < Number(first) + Number(deals); n++)
  for (const level of LEVELS) {
    const seed = `review/${n}`;
    const match = dealtTo(level, seed);
    const start = process.cpuUsage();
    const spent = () => process.cpuUsage(start).user / 1000;
    let early = 0;
    let last: Review | null = null;
    for (const review of reviewDeal(reviewer, match, 1, 0)) {
      if (review.line) early ||= spent();
      last = review;
    }
    const late = spent();
    const { charges, line } = last!;
    const sumOf = (some: readonly { readonly cost: number }[]) =>
      some.reduce((sum, { cost }) => sum + cost, 0);
    const marked = charges.filter(({ grade }) => isMark(grade));
    const measured = {
      cost: sumOf(last!.costs),
      charged: sumOf(marked),
      marks: marked.length,
      you: line!.you,
      fortune: line!.fortune,
      early,
      late,
    };
    byLevel.get(level)!.push(measured);
    const told = marked.map((charge) => {
      const gain = truthOf(match, charge);
      truths.push(gain);
      return `${charge.grade} ${charge.played} → ${charge.better[0]} ${charge.cost.toFixed(1)}, truly ${gain.mean.toFixed(1)}`;
    });
    if (level === 'normal' && n % LUCK_EVERY === 0) {
      byLuck(match);
      hinted(match);
    }
    process.stderr.write(`${seed} ${level} ${Math.round(late)} ms  ${told.join('; ')}\n`);
  }

console.log(`${id}: ${deals} deals from review/${first}, least ${least}, ${new Date().toISOString()}`);
for (const level of LEVELS) {
  const of = byLevel.get(level)!;
  const figure = (part: keyof Measured) => {
    const { mean, margin } = estimate(of.map((one) => one[part]));
    return `${part} ${mean.toFixed(2)} ± ${margin.toFixed(2)}`;
  };
  const late = of.map((one) => one.late).sort((a, b) => a - b);
  console.log(
    [
      level.padEnd(6),
      figure('cost'),
      figure('charged'),
      figure('marks'),
      figure('you'),
      figure('fortune'),
      `line ${Math.round(meanOf(of.map((one) => one.early)))} ms`,
      `all ${Math.round(meanOf(late))} ms, at most ${Math.round(late.at(-1)!)}`,
    ].join('   '),
  );
}
for (const [place, level] of LEVELS.entries()) {
  const worse = LEVELS[place + 1];
  if (worse === undefined) break;
  for (const part of ['cost', 'charged'] as const) {
    const more = byLevel.get(worse)!.map((one, n) => one[part] - byLevel.get(level)![n]![part]);
    const { mean, margin } = estimate(more);
    console.log(`${part}: ${worse} ${mean.toFixed(2)} ± ${margin.toFixed(2)} more than ${level}`);
  }
}
const below = (limit: number): number => truths.filter(({ mean }) => mean < limit).length;
const deviations = truths.map((gain) => gain.error * Math.sqrt(gain.size)).sort((a, b) => a - b);
console.log(
  `of ${truths.length} marked, ${below(least)} are truly below ${least}, ${below(least / 2)} below ${least / 2}; deviation a world: median ${deviations[deviations.length >> 1]?.toFixed(1)}`,
);

console.log(`the same mark by four streams of luck: ${grades.same} of ${grades.marked}`);
console.log(`marked hints: ${hints.marked} of ${hints.judged}`);

/** Judges seat 0's decisions with four streams of luck. */
function byLuck(match: Match): void {
  const deal = playedDeal(match, 1)!;
  const own = deal.moves.filter(({ seat }) => seat === 0);
  const marks = [0, 1, 2, 3].map((luck) => {
    const judged = [...judgeDecisions(reviewer, { ...deal, seed: `${deal.seed} ${luck}` }, own)];
    const { charges } = judged.at(-1)!;
    // Of one moon the worst is told, whichever that is.
    return new Map(
      charges.flatMap(({ part, move, grade }) => (isMark(grade) ? [[part ?? move, grade]] : [])),
    );
  });
  for (const move of new Set(marks.flatMap((one) => [...one.keys()]))) {
    grades.marked++;
    if (new Set(marks.map((one) => one.get(move))).size === 1) grades.same++;
  }
}

/** Judges each third decision of seat 0 as if what a hint says had been played. */
function hinted(match: Match): void {
  const { game } = reviewer;
  const deal = playedDeal(match, 1)!;
  const own = deal.moves.filter(({ seat }) => seat === 0);
  for (const made of own.filter((_, place) => place % 3 === 0)) {
    const { before, seat, number } = made;
    const view = game.view(before, seat);
    if (take(game.moves(view, seat), 2).length < 2) continue;
    const { best } = judge(reviewer, { view, seat, seed: deal.seed, moveCount: number });
    const move = game.parse(best) as OpaqueTypes['move'];
    const canonical = game.canonical?.(view, move) ?? move;
    const charge = chargeFor(reviewer, deal, {
      ...made,
      move: canonical,
      after: game.play(before, seat, canonical),
    });
    hints.judged++;
    if (charge && isMark(charge.grade)) {
      hints.marked++;
      process.stderr.write(`${deal.seed} move ${number}: the hint ${best} cost ${charge.cost.toFixed(2)}\n`);
    }
  }
}

/** A first deal in which seat 0 is played at a level and the others by the policy. */
function dealtTo(level: Level, seed: string): Match {
  const { game } = reviewer;
  const match = new Match(game, setupOf(seed));
  while (match.status.results.length === 0) {
    const seat = match.turn[0]!;
    const random = decisionStream(seed, seat, match.moveCount);
    const { move } = chooseMove(reviewer, seat === 0 ? level : 'normal', match.view(seat), seat, random);
    match.play(seat, game.format(move));
  }
  return match;
}

/** By how much the better move of a charge is better in fresh worlds. */
function truthOf(match: Match, { move, better }: Charge): Sample {
  const { game } = reviewer;
  const { before, seat, move: made } = playedDeal(match, 1)!.moves.find(({ number }) => number === move)!;
  const view = game.view(before, seat);
  const best = game.parse(better[0]!) as OpaqueTypes['move'];
  const moves = [game.canonical?.(view, best) ?? best, made];
  const gain = new Sample();
  const random = randomFor('truth', match.setup.seed, move);
  for (const [one, other] of tried(reviewer, { view, seat }, moves, Number(truth), random))
    gain.add(one! - other!);
  return gain;
}
