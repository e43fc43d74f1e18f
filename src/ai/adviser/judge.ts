import type { AnyGame, OpaqueTypes, Seat } from '../../engine/game.ts';
import { type Random, randomFor } from '../../engine/random.ts';
import { take } from '../../engine/take.ts';
import { type Bot, decisionStream } from '../bot.ts';
import { type Finding, type Measure, search } from '../search.ts';
import { drawn, worldsFor } from '../worlds.ts';
import { Evidence } from './evidence.ts';
import { type Gained, isBetter, type Judgement, NOTHING, SURE } from './judgement.ts';
import type { AnyAdviserPlan } from './wording.ts';

type Move = OpaqueTypes['move'];

/** A bot whose game can tell why a move is better. */
export interface Adviser extends Required<Bot> {
  readonly adviser: AnyAdviserPlan;
}

/** Can this game be advised on? */
export const isAdviser = <Parts extends Bot & Partial<Pick<Adviser, 'adviser'>>>(
  parts: Parts,
): parts is Parts & Adviser => parts.adviser !== undefined && parts.plan !== undefined;

/** A decision as its player sees it, and the luck that it is judged with. */
export interface Decision {
  readonly view: OpaqueTypes['view'];
  readonly seat: Seat;
  readonly seed: string;
  /** Moves made in the match so far. */
  readonly moveCount: number;
}

/** The most moves that are told of. */
const TOLD = 4;
/** Fewest imagined deals from which a judgement is shown. */
const BATCH = 100;
/** Figures are good enough whose error is at most this share of the gain, however large it is. */
const RELATIVE = 1 / 4;
/** The share of the time that choosing may take: with the six seconds of a hint five. */
const CHOOSING = 5 / 6;
/** Other legal moves that are tried where the plan thinks of no second one. */
const OTHERS = 3;

/** How much is done to compare moves. */
export interface Effort {
  /** The most rollouts, in budgets of a search. */
  readonly telling: number;
  /** How many of these budgets may also be spent on moves other than the first and its rival. */
  readonly others: number;
  /** At most so many fresh deals are imagined at a time: the more have been, the more are. Where they are weighed, many are weighed more truly. */
  readonly batch: number;
  /**
   * Is it known well enough what the others gain over the first move, as far as they are still tried? That is mostly below 0. Of these the rival
   * is the first. `effective`: of how many deals it is known, those that are drawn again and again counted for less.
   */
  isEnough(others: readonly Gained[], measure: Measure, effective: number): boolean;
  /** A clearly worse move, tried in the first deals besides: it shows what all others have in common. Left out: none is. */
  readonly outside?: Move;
}

/** For a hint: the loss is known to within what is nothing, or to within a small share of it, and shares to within some 5 of 100. */
const HINT: Effort = {
  telling: 2,
  others: 2,
  batch: BATCH,
  isEnough: ([rival], { matters }, effective) =>
    effective >= BATCH &&
    SURE * rival!.error <= Math.max(NOTHING * matters, RELATIVE * Math.abs(rival!.gain)),
};

/**
 * Judges a decision by what its player can know. Chooses as `hard` does, with the same luck; then compares the chosen move with a few
 * others in fresh imagined deals: those that chose it flatter it. One that proves surely better there takes its place. A set number of deals
 * decides, so every machine gives the same hint. `deadline`: when to stop at the latest, in `performance.now()` time.
 */
export function judge(bot: Adviser, decision: Decision, deadline = Number.POSITIVE_INFINITY): Judgement {
  return chosenFirst(bot, decision, deadline, (moves, outside) =>
    compareForBest(bot, decision, moves, deadline, outside === undefined ? HINT : { ...HINT, outside }),
  );
}

/** Chooses as `hard` does, within its part of the time, and has the moves compared that were worth trying, the best first. */
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

/** How often the comparison may start again with a better move first. */
const AGAIN = 3;

/**
 * Compares legal moves as `compare` does. Where another one proves surely better than the first, all are compared once more with that one
 * first, if there is time: the deals that have chosen it flatter it. `played`: one of the moves that is only held against others.
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
  // A move that was the first before is compared in other deals than those by which it fell.
  const random = luckFor(bot, decision, moves[0]!);
  const misleading = new Set(
    moves.filter((move) => bot.adviser.misleads?.(decision.view, decision.seat, move)).map(format),
  );
  let known: Judgement | null = null;
  for (let again = 0; ; again++) {
    // What a move cost is told to less than what is nothing: it is held against the best of all. To go on for so little would be to chase luck.
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

/** Judges a legal move that was played: compares it with what `hard` would have played, in fresh imagined deals. */
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

/** Compares legal moves, of which the first is held to be the best and the second is its rival, in fresh imagined deals. */
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

/** The luck for comparing others with a move. */
const luckFor = ({ game }: Adviser, { seed, seat, moveCount }: Decision, first: Move): Random =>
  randomFor(seed, 'adviser', seat, moveCount, game.format(first));

/** The policy's move in a decision. */
export const usualAt = ({ policy }: Adviser, { view, seat, seed, moveCount }: Decision): Move =>
  policy.choose(view, seat, decisionStream(seed, seat, moveCount)).move;

/** The best move, its rival, and others that seem good; the best alone where there is no other. */
interface Choice {
  readonly moves: readonly Move[];
  /** The clearly worse move that the policy likes most besides. Undefined if there is none. */
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
  // What is no more than nothing better than the policy's own move is not worth an explanation.
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

/** A test for a move: is it the same? */
export const same = (game: AnyGame, one: Move): ((move: Move) => boolean) => {
  const text = game.format(one);
  return (move) => game.format(move) === text;
};

/** The rival to name if the policy's move is best: the clearly worse move that the policy likes most. `candidates`: in the policy's order. */
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

/** Tries the moves in fresh imagined deals until the rival's loss is known well enough, or rollouts or time are spent. */
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
    // Of a single deal, however often it was drawn, no error can be told.
  } while (
    !Number.isFinite(others[0]!.error) ||
    (rollouts > 0 && !effort.isEnough(others, measure, evidence.effective))
  );
  return evidence;
}
