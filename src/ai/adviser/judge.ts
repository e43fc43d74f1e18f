import type { AnyGame, OpaqueTypes, Seat } from '../../engine/game.ts';
import { type Random, randomFor } from '../../engine/random.ts';
import { take } from '../../engine/take.ts';
import { type Bot, decisionStream } from '../bot.ts';
import { type Finding, type Measure, search } from '../search.ts';
import { drawn, worldsFor } from '../worlds.ts';
import { Evidence } from './evidence.ts';
import { type Gained, isBetter, type Judgement, NOTHING, SURE } from './judgement.ts';
import type { AnyAdviserPlan, Budgets } from './wording.ts';

type Move = OpaqueTypes['move'];

/** A bot whose game can explain why a move is better. */
export interface Adviser extends Required<Bot> {
  readonly adviser: AnyAdviserPlan;
}

/** Can this game give advice? */
export const isAdviser = <Parts extends Bot & Partial<Pick<Adviser, 'adviser'>>>(
  parts: Parts,
): parts is Parts & Adviser => parts.adviser !== undefined && parts.plan !== undefined;

/** A decision as its player sees it, with the seed for judging it. */
export interface Decision {
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
  readonly seed: string;
  /** Moves made in the match so far. */
  readonly moveCount: number;
}

/** The most moves in a judgement, besides those of `always`. */
const TOLD = 4;
/** Fewest imagined deals from which a judgement is shown. */
const BATCH = 100;
/** A figure is good enough if its error is at most this share of the gain, however large the gain. */
const RELATIVE = 1 / 4;
/** The share of the time for choosing: five of the six seconds of a hint. */
const CHOOSING = 5 / 6;
/** How many other legal moves to try if the plan has only one candidate. */
const OTHERS = 3;

/** The effort for comparing moves. */
export interface Effort extends Budgets {
  /** The most fresh deals to imagine at a time. Each batch is as large as all before it, up to this. Weighing deals is more accurate in large batches. */
  readonly batch: number;
  /**
   * Are the gains over the first move known well enough to stop? `others`: gains, mostly below 0, of the moves that are still tried, the rival first.
   * `effective`: the effective number of deals, see `Evidence.effective`.
   */
  isEnough(others: readonly Gained[], measure: Measure, effective: number): boolean;
  /** A clearly worse move that is tried in the first deals only. It shows what all others have in common. Left out: there is none. */
  readonly outside?: Move;
}

/** The effort of a hint. It stops when the rival's loss is known to within `NOTHING` or a small share of itself, and shares to about 5 of 100. */
const HINT: Effort = {
  telling: 2,
  others: 2,
  batch: BATCH,
  isEnough: ([rival], { matters }, effective) =>
    effective >= BATCH &&
    SURE * rival!.error <= Math.max(NOTHING * matters, RELATIVE * Math.abs(rival!.gain)),
};

/**
 * Judges a decision by what its player can know. First chooses as `hard` does, with the same luck. Then compares the choice with a few other moves in
 * fresh imagined deals, since the deals that chose it flatter it. A move that is surely better there takes its place. The number of deals is set by
 * figures alone, so every machine gives the same hint unless time runs out. `deadline`: when to stop, in `performance.now()` time.
 */
export function judge(bot: Adviser, decision: Decision, deadline = Number.POSITIVE_INFINITY): Judgement {
  const effort = { ...HINT, ...bot.adviser.hint };
  return chosenFirst(bot, decision, deadline, (moves, outside) =>
    compareForBest(bot, decision, moves, deadline, outside === undefined ? effort : { ...effort, outside }),
  );
}

/** Chooses as `hard` does, in `CHOOSING` of the time, and passes the moves that are worth comparing to `compared`, the best first. */
function chosenFirst(
  bot: Adviser,
  decision: Decision,
  deadline: number,
  compared: (moves: readonly Move[], outside?: Move) => Judgement,
): Judgement {
  const now = performance.now();
  const { moves, outside, capped } = choose(bot, decision, now + CHOOSING * (deadline - now));
  const judgement = compared(moves, outside);
  return { ...judgement, capped: capped || judgement.capped };
}

/** How often the comparison may start again with a better move in front. */
const AGAIN = 3;

/**
 * Compares legal moves as `compare` does. If another move proves surely better than the first, compares all again with that one in front, as long as
 * there is time: the deals that chose it flatter it. `played`: a move that never moves to the front.
 */
export function compareForBest(
  bot: Adviser,
  decision: Decision,
  moves: readonly Move[],
  deadline: number,
  effort: Effort,
  played?: Move,
): Judgement {
  const { format } = bot.game;
  const rival = played === undefined ? null : format(played);
  // One stream for all comparisons, so that a move that returns to the front meets other deals than those in which it lost.
  const random = luckFor(bot, decision, moves[0]!);
  const misleading = new Set(
    moves.filter((move) => bot.adviser.misleads?.(decision.view, decision.seat, move)).map(format),
  );
  let known: Judgement | null = null;
  for (let again = 0; ; again++) {
    // The cost of a played move is measured against the very best move, so at first every sure gain counts. Later, smaller gains than `NOTHING` are
    // luck.
    const part = played === undefined || again > 0 ? NOTHING : 0;
    const isFound = (measure: Measure) => (gained: Gained) =>
      again < AGAIN &&
      gained.move !== rival &&
      !misleading.has(gained.move) &&
      isBetter({ measure }, gained, part);
    const isEnough: Effort['isEnough'] = (others, measure, effective) =>
      others.some(isFound(measure)) || effort.isEnough(others, measure, effective);
    const judgement = compare(bot, decision, moves, deadline, { ...effort, isEnough }, random);
    if (known && judgement.deals === 0) return { ...known, capped: judgement.capped };
    const better = judgement.moves.find(isFound(judgement.measure));
    if (!better) return judgement;
    const rankOf = (move: Move): number =>
      format(move) === better.move ? 0 : format(move) === rival ? 1 : 2;
    known = judgement;
    moves = moves.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

/** Judges a legal move that was played: compares it with the choice of `hard` in fresh imagined deals. */
export function weigh(
  bot: Adviser,
  decision: Decision,
  played: Move,
  deadline = Number.POSITIVE_INFINITY,
): Judgement {
  return chosenFirst(bot, decision, deadline, ([best]) =>
    compare(bot, decision, same(bot.game, played)(best!) ? [played] : [best!, played], deadline),
  );
}

/** Compares legal moves in fresh imagined deals. The first is presumed the best, the second is its rival. */
export function compare(
  bot: Adviser,
  decision: Decision,
  moves: readonly Move[],
  deadline = Number.POSITIVE_INFINITY,
  effort: Effort = HINT,
  random = luckFor(bot, decision, moves[0]!),
): Judgement {
  const { game, plan, adviser } = bot;
  const { view, seat } = decision;
  const alike = adviser.alike?.(view, seat, moves[0]!) ?? [];
  const judgement = {
    seat,
    forced: take(game.moves(view, seat), 2).length === 1,
    best: game.format(moves[0]!),
    rival: moves[1] === undefined ? null : game.format(moves[1]),
    usual: game.format(usualAt(bot, decision)),
    measure: plan.measure(view),
    same: alike.map((move) => game.format(move)),
  };
  const evidence = moves.length < 2 ? null : gather(bot, decision, moves, deadline, effort, random);
  const capped = performance.now() > deadline;
  if (evidence === null || evidence.deals < BATCH)
    return { ...judgement, moves: [], deals: 0, likely: [], capped };
  const [best, ...others] = evidence.judged.map((judged, place) =>
    adviser.misleads?.(view, seat, moves[place]!) ? { ...judged, misleads: true as const } : judged,
  );
  return {
    ...judgement,
    moves: [best!, ...others.toSorted((a, b) => b.gain - a.gain)],
    deals: evidence.deals,
    likely: evidence.likely,
    ...(evidence.outside && { outside: evidence.outside }),
    capped,
  };
}

/** The luck for comparing other moves with `first`. */
const luckFor = ({ game }: Adviser, { seed, seat, moveCount }: Decision, first: Move): Random =>
  randomFor(seed, 'adviser', seat, moveCount, game.format(first));

/** The policy's move in a decision. */
export const usualAt = ({ policy }: Adviser, { view, seat, seed, moveCount }: Decision): Move =>
  policy.choose(view, seat, decisionStream(seed, seat, moveCount)).move;

/** The best move, its rival, and other good moves, in this order. Only the best if there is no other. */
interface Choice {
  readonly moves: readonly Move[];
  /** The clearly worse move that the policy likes most among the rest. Undefined if there is none. */
  readonly outside: Move | undefined;
  /** Time ran out. */
  readonly capped: boolean;
}

function choose(
  { game, policy, plan, adviser }: Adviser,
  { view, seat, seed, moveCount }: Decision,
  deadline: number,
): Choice {
  const random = decisionStream(seed, seat, moveCount);
  const usual = policy.choose(view, seat, random).move;
  const candidates = plan.candidates(view, seat);
  const { findings, capped } = search(
    game,
    { ...plan, candidates: () => candidates },
    view,
    seat,
    usual,
    random,
    {
      deadline,
    },
  );
  const { matters } = plan.measure(view);
  const sincere = findings.filter(({ move }) => !adviser.misleads?.(view, seat, move));
  const [first = findings[0]!] = sincere;
  const isUsual = same(game, usual);
  // A move that is hardly better than the policy's own is not worth explaining.
  const isWorthIt = first.lead > NOTHING * matters || !sincere.some(({ move }) => isUsual(move));
  const best = isWorthIt ? first.move : usual;
  const isBest = same(game, best);
  const others = findings.map(({ move }) => move).filter((move) => !isBest(move));
  if (others.length === 0)
    others.push(...take(game.moves(view, seat), OTHERS + 1).filter((move) => !isBest(move)));
  const rival = isBest(usual) ? (natural(game, findings, candidates, matters) ?? others[0]) : usual;
  const isRival = rival === undefined ? () => true : same(game, rival);
  const ordered = [best, ...(rival === undefined ? [] : [rival]), ...others.filter((move) => !isRival(move))];
  const told = ordered.slice(0, TOLD);
  const always = adviser.always?.(view, seat) ?? [];
  const moves = [...told, ...always.filter((move) => !told.some(same(game, move)))];
  const untold = findings.filter(({ move }) => !moves.some(same(game, move)));
  return { moves, outside: natural(game, untold, candidates, matters / NOTHING), capped };
}

/** Returns a test: is a move the same as `one`? */
export const same = (game: AnyGame, one: Move): ((move: Move) => boolean) => {
  const text = game.format(one);
  return (move) => game.format(move) === text;
};

/** Returns the rival to name if the policy's move is best: the policy's favourite (by `candidates`) of clearly worse moves; undefined if none. */
function natural(
  game: AnyGame,
  findings: readonly Finding<Move>[],
  candidates: readonly Move[],
  matters: number,
): Move | undefined {
  const worse = new Set(
    findings
      .filter(({ lead, error }) => lead < -NOTHING * matters && -lead > SURE * error)
      .map(({ move }) => game.format(move)),
  );
  return candidates.find((move) => worse.has(game.format(move)));
}

/** Tries moves in fresh imagined deals until the rival's loss is known well enough, or until rollouts or time are spent. */
function gather(
  { game, plan, adviser: { telling } }: Adviser,
  { view, seat }: Decision,
  moves: readonly Move[],
  deadline: number,
  effort: Effort,
  random: Random,
): Evidence {
  const hidden = telling.hidden?.cards(view, seat) ?? [];
  const evidence = new Evidence(game, telling, moves, hidden, effort.outside);
  const measure = plan.measure(view);
  const budget = plan.rollouts(view);
  let rollouts = effort.telling * budget;
  const othersUntil = (effort.telling - effort.others) * budget;
  let others: readonly Gained[];
  do {
    const isFirst = evidence.deals === 0;
    const tried = isFirst || rollouts > othersUntil ? moves.length : 2;
    const deals = Math.min(Math.max(BATCH, evidence.deals), effort.batch);
    for (const [world, times] of drawn(
      worldsFor(game, plan, view, seat, 2 * deals, random, deadline),
      deals,
    )) {
      if (performance.now() > deadline) return evidence;
      rollouts -= tried * times;
      evidence.add(world, seat, random.below(2 ** 21), times, tried, isFirst);
    }
    others = evidence.gains.slice(1, tried);
    // A single deal, however often it was drawn, has no standard error.
  } while (
    !Number.isFinite(others[0]!.error) ||
    (rollouts > 0 && !effort.isEnough(others, measure, evidence.effective))
  );
  return evidence;
}
