/**
 * Measures the review of deals and hints: npx tsx scripts/measure-review.ts GAME [deals] [first] [truth] [kept]
 *
 * Plays first deals with the seeds `review/FIRST` and on, with seat 0 at each level and `normal` at the others, and reviews seat 0's play.
 * Prints for each level the cost of all decisions, the difference to the next better level on the same deals, the cost of marked decisions,
 * the processor time, and the number of false marks: those worth less than the threshold, or half of it, in `truth` fresh worlds (default
 * 1000). In some deals judges the decisions of `normal` with four other streams of luck, and prints how many decisions with a mark by any
 * have the same mark by all. Judges some decisions of `normal` as if a hint had been followed, and for one of these hints a deal looks for
 * its leading part in six times as many fresh deals.
 *
 * `kept`: a file with a line of JSON a deal; deals in it are not measured again, but printed with the others.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { judge } from '../src/ai/adviser/judge.ts';
import { withSense } from '../src/ai/adviser/sense.ts';
import { chooseMove, decisionStream, type Level } from '../src/ai/bot.ts';
import type { Sample } from '../src/ai/sample.ts';
import { estimate, meanOf } from '../src/arena/estimate.ts';
import type { OpaqueTypes } from '../src/engine/game.ts';
import { Match } from '../src/engine/match.ts';
import { randomFor } from '../src/engine/random.ts';
import { readSetup, type Setup } from '../src/engine/setup.ts';
import { take } from '../src/engine/take.ts';
import { partsOf } from '../src/games.ts';
import { type Charge, chargeFor } from '../src/review/charge.ts';
import { isMark } from '../src/review/grade.ts';
import { gainOf } from '../src/review/knowledge.ts';
import type { Reviewer } from '../src/review/plan.ts';
import { playedDeal } from '../src/review/played.ts';
import { judgeDecisions, type Review, reviewDeal } from '../src/review/review.ts';
import { type JudgedAgain, judgedAgain } from '../test/support/judged-again.ts';

const LEVELS = ['hard', 'normal', 'random'] as const satisfies readonly Level[];
const [id = 'gongzhu', deals = '50', first = '0', truth = '1000', kept] = process.argv.slice(2);
const reviewer = partsOf(id) as Reviewer;
const setupOf = (seed: string): Setup => readSetup(reviewer.game, {}, seed) as Setup;
const least = reviewer.plan.measure(new Match(reviewer.game, setupOf('first')).view(0)).matters;

/** One deal in this many is judged with other luck, which takes as long as four reviews. */
const LUCK_EVERY = 4;
/** Number of decisions of a deal that are judged as followed hints. */
const HINTS = 4;

/** The review of one level's play of a deal. */
interface Measured {
  /** Cost of all decisions. */
  readonly cost: number;
  /** Cost of marked decisions, and their number. */
  readonly charged: number;
  readonly marks: number;
  readonly you: number;
  readonly fortune: number;
  /** Processor time in ms until the line of the deal, and until the end. */
  readonly early: number;
  readonly late: number;
}

/** A number of things, and of those with a property. */
interface Count {
  readonly all: number;
  readonly held: number;
}

interface MeasuredDeal {
  readonly seed: string;
  readonly levels: { readonly [level in (typeof LEVELS)[number]]: Measured };
  /** Worth of marked decisions in fresh worlds, and the deviation of one world. */
  readonly truths: readonly { readonly mean: number; readonly deviation: number }[];
  /** Decisions with a mark by any of four streams of luck, and those with the same mark by all. */
  readonly grades: Count;
  /** Hints judged as played moves, and those that earned a mark. */
  readonly hints: Count;
  /** Hints with a leading part, and those whose part keeps its sign. */
  readonly parts: Count;
}

const wanted = Array.from({ length: Number(deals) }, (_, n) => Number(first) + n);
const found = new Map<string, MeasuredDeal>();
if (kept !== undefined && existsSync(kept))
  for (const line of readFileSync(kept, 'utf8').trim().split('\n')) {
    const deal = JSON.parse(line) as MeasuredDeal;
    found.set(deal.seed, deal);
  }
for (const n of wanted) {
  if (found.has(seedOf(n))) continue;
  const deal = measured(n);
  found.set(deal.seed, deal);
  if (kept !== undefined) appendFileSync(kept, `${JSON.stringify(deal)}\n`);
}
report(wanted.map((n) => found.get(seedOf(n))!));

function seedOf(n: number): string {
  return `review/${n}`;
}

function measured(n: number): MeasuredDeal {
  const seed = seedOf(n);
  const truths: { mean: number; deviation: number }[] = [];
  const matches = LEVELS.map((level) => [level, dealtTo(level, seed)] as const);
  const levels = matches.map(([level, match]) => {
    const { charges, ...one } = reviewed(match);
    const told = charges.map((charge) => {
      const gain = truthOf(match, charge);
      truths.push({ mean: gain.mean, deviation: gain.error * Math.sqrt(gain.size) });
      return `${charge.grade} ${charge.played} → ${charge.better[0]} ${charge.cost.toFixed(2)}, truly ${gain.mean.toFixed(2)}`;
    });
    process.stderr.write(`${seed} ${level} ${Math.round(one.late)} ms  ${told.join('; ')}\n`);
    return [level, one] as const;
  });
  const normal = matches.find(([level]) => level === 'normal')![1];
  return {
    seed,
    levels: Object.fromEntries(levels) as MeasuredDeal['levels'],
    truths,
    grades: n % LUCK_EVERY === 0 ? byLuck(normal) : { all: 0, held: 0 },
    ...hinted(normal, n),
  };
}

/** Reviews seat 0's play of a deal. */
function reviewed(match: Match): Measured & { readonly charges: readonly Charge[] } {
  const start = process.cpuUsage();
  const spent = () => process.cpuUsage(start).user / 1000;
  let early = 0;
  let last: Review | null = null;
  for (const review of reviewDeal(reviewer, match, 1, 0)) {
    if (review.line) early ||= spent();
    last = review;
  }
  const { charges, line, costs } = last!;
  const sumOf = (some: readonly { readonly cost: number }[]) => some.reduce((sum, { cost }) => sum + cost, 0);
  const marked = charges.filter(({ grade }) => isMark(grade));
  return {
    cost: sumOf(costs),
    charged: sumOf(marked),
    marks: marked.length,
    you: line!.you,
    fortune: line!.fortune,
    early,
    late: spent(),
    charges: marked,
  };
}

function report(all: readonly MeasuredDeal[]): void {
  console.log(
    `${id}: ${all.length} deals from ${seedOf(Number(first))}, least ${least}, ${new Date().toISOString()}`,
  );
  for (const level of LEVELS) {
    const of = all.map(({ levels }) => levels[level]);
    const figure = (part: keyof Measured) => {
      const { mean, margin } = estimate(of.map((one) => one[part]));
      return `${part} ${mean.toFixed(2)} ± ${margin.toFixed(2)}`;
    };
    const late = of.map((one) => one.late);
    console.log(
      [
        level.padEnd(6),
        figure('cost'),
        figure('charged'),
        figure('marks'),
        figure('you'),
        figure('fortune'),
        `line ${Math.round(meanOf(of.map((one) => one.early)))} ms`,
        `all ${Math.round(meanOf(late))} ms, at most ${Math.round(Math.max(...late))}`,
      ].join('   '),
    );
  }
  for (const [place, level] of LEVELS.entries()) {
    const worse = LEVELS[place + 1];
    if (worse === undefined) break;
    for (const part of ['cost', 'charged'] as const) {
      const { mean, margin } = estimate(all.map(({ levels }) => levels[worse][part] - levels[level][part]));
      console.log(`${part}: ${worse} ${mean.toFixed(2)} ± ${margin.toFixed(2)} more than ${level}`);
    }
  }
  const truths = all.flatMap((deal) => deal.truths);
  const below = (limit: number): number => truths.filter(({ mean }) => mean < limit).length;
  const deviations = truths.map(({ deviation }) => deviation).sort((a, b) => a - b);
  console.log(
    `of ${truths.length} marked, ${below(least)} are truly below ${least}, ${below(least / 2)} below ${least / 2}; deviation a world: median ${deviations[deviations.length >> 1]?.toFixed(1)}`,
  );
  const count = (part: 'grades' | 'hints' | 'parts'): string => {
    const sum = (of: keyof Count) => all.reduce((total, deal) => total + deal[part][of], 0);
    return `${sum('held')} of ${sum('all')}`;
  };
  console.log(`the same mark by four streams of luck: ${count('grades')}`);
  console.log(`marked hints: ${count('hints')}`);
  console.log(`leading parts that keep their sign: ${count('parts')}`);
}

/** Counts seat 0's decisions with a mark by four streams of luck. */
function byLuck(match: Match): Count {
  const deal = playedDeal(match, 1)!;
  const own = deal.moves.filter(({ seat }) => seat === 0);
  const charged = [0, 1, 2, 3].map((luck) => {
    const judged = [...judgeDecisions(reviewer, { ...deal, seed: `${deal.seed} ${luck}` }, own)];
    const { charges } = judged.at(-1)!;
    // Of one moon only the worst decision counts.
    return new Map(
      charges.flatMap((charge) => (isMark(charge.grade) ? [[charge.part ?? charge.move, charge]] : [])),
    );
  });
  const marked = [...new Set(charged.flatMap((one) => [...one.keys()]))];
  const same = marked.filter((move) => {
    const told = charged.map((one) => one.get(move));
    process.stderr.write(
      `${deal.seed} move ${move} by luck: ${told.map((charge) => (charge ? `${charge.grade} ${charge.better[0]} ${charge.cost.toFixed(2)} ±${charge.error.toFixed(2)}` : 'none')).join(', ')}\n`,
    );
    return new Set(told.map((charge) => charge?.grade)).size === 1;
  });
  return { all: marked.length, held: same.length };
}

/** Judges some decisions of seat 0 as if a hint had been followed, others in each deal `n`. */
function hinted(match: Match, n: number): Pick<MeasuredDeal, 'hints' | 'parts'> {
  const { game } = reviewer;
  const deal = playedDeal(match, 1)!;
  const free = deal.moves.filter(
    ({ before, seat }) => seat === 0 && take(game.moves(game.view(before, seat), seat), 2).length === 2,
  );
  const stride = Math.max(1, Math.floor(free.length / HINTS));
  const chosen = free.filter((_, place) => place % stride === n % stride).slice(0, HINTS);
  let marked = 0;
  let parts: Count | null = null;
  for (const made of chosen) {
    const { before, seat, number } = made;
    const decision = { view: game.view(before, seat), seat, seed: deal.seed, moveCount: number };
    const judges = withSense(reviewer, decision);
    const judgement = judge(judges, decision);
    const again: JudgedAgain | null = parts ? null : judgedAgain(judges, decision, judgement);
    if (again) parts = { all: 1, held: again.isPartKept ? 1 : 0 };
    const move = game.parse(judgement.best) as OpaqueTypes['move'];
    const canonical = game.canonical?.(decision.view, move) ?? move;
    const charge = chargeFor(reviewer, deal, {
      ...made,
      move: canonical,
      after: game.play(before, seat, canonical),
    });
    if (charge && isMark(charge.grade)) {
      marked++;
      process.stderr.write(
        `${deal.seed} move ${number}: the hint ${judgement.best} cost ${charge.cost.toFixed(2)} ±${charge.error.toFixed(2)}, better ${charge.better[0]}\n`,
      );
    }
  }
  return { hints: { all: chosen.length, held: marked }, parts: parts ?? { all: 0, held: 0 } };
}

/** A first deal with seat 0 played at a level and the others by the policy. */
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

/** The gain of a charge's better move in fresh worlds. */
function truthOf(match: Match, { move, better }: Charge): Sample {
  const { game } = reviewer;
  const { before, seat, move: made } = playedDeal(match, 1)!.moves.find(({ number }) => number === move)!;
  const view = game.view(before, seat);
  const best = game.parse(better[0]!) as OpaqueTypes['move'];
  const moves = [game.canonical?.(view, best) ?? best, made] as const;
  const random = randomFor('truth', match.setup.seed, move);
  const judges = withSense(reviewer, { view, seat, seed: `${match.setup.seed} truth`, moveCount: move });
  return gainOf(judges, { view, seat }, moves, Number(truth), random);
}
