import { compare, isAdviser } from '../ai/adviser/judge.ts';
import type { Judgement } from '../ai/adviser/judgement.ts';
import { playedOut } from './line.ts';
import { type Mistake, mistakeIn } from './mistake.ts';
import type { Reviewer } from './plan.ts';
import type { PlayedDeal, PlayedMove } from './played.ts';

/** `?` marks a decision that cost at least `Measure.matters`, `??` one that cost three times as much. */
export type Grade = '?' | '??';
const GRAVE = 3;

/** A decision that has a mark in a replay. */
export interface MarkedMove {
  /** The number of the move, from 0, not counting moves that were taken back. */
  readonly move: number;
  readonly grade: Grade;
}

/** A costly decision as plain data: moves stand as text. */
export interface Charge extends MarkedMove {
  /** What it cost, judged by what its player could know, in units of the game's search. */
  readonly cost: number;
  readonly played: string;
  /** The better moves, all equally good; at least one. */
  readonly better: readonly string[];
  /** The first better move and the played one, compared in deals of their own; null where the game has no words for it. */
  readonly why: Judgement | null;
  /** How much more the first better move would have brought with the cards as they lay. Below zero if the mistake was lucky. */
  readonly came: number;
  /** The larger mistake that it was part of, see `ReviewPlan.partOf`. */
  readonly part: string | null;
  /** The numbers of other moves that were the same mistake. */
  readonly also: readonly number[];
}

/** The charge that a decision earns, if any. */
export function chargeFor(reviewer: Reviewer, deal: PlayedDeal, made: PlayedMove): Charge | null {
  const mistake = mistakeIn(reviewer, made, deal.seed);
  return mistake && asData(reviewer, deal, made, mistake);
}

function asData(
  reviewer: Reviewer,
  { seed }: PlayedDeal,
  made: PlayedMove,
  { cost, better }: Mistake,
): Charge {
  const { game, plan, review } = reviewer;
  const { before, seat, move } = made;
  const view = game.view(before, seat);
  const [best] = better;
  const worthOf = (state: PlayedMove['before']) => plan.worth(playedOut(reviewer, state), seat);
  return {
    move: made.number,
    grade: cost >= GRAVE * plan.measure(view).matters ? '??' : '?',
    cost,
    played: game.format(move),
    better: better.map((one) => game.format(one)),
    why: isAdviser(reviewer)
      ? compare(reviewer, { view, seat, seed, moveCount: made.number }, [best!, move])
      : null,
    came: worthOf(game.play(before, seat, best!)) - worthOf(made.after),
    part: review.partOf?.(view, seat) ?? null,
    also: [],
  };
}

/** A move without cards, such as a pass, is a different decision each time it is made. */
const namesCards = (move: string): boolean => /[A-Z0-9]/.test(move);

/** Whether two charges are one mistake: parts of the same thing, or the same better move missed twice. */
const isSame = (one: Charge, other: Charge): boolean =>
  (one.part !== null && one.part === other.part) ||
  one.better.some((move) => namesCards(move) && other.better.includes(move));

/** Sorts charges, the worst first. Of those that are one mistake only the worst stays, and names the others in `also`. */
export function merged(charges: readonly Charge[]): Charge[] {
  const kept: Charge[] = [];
  for (const charge of charges.toSorted((a, b) => b.cost - a.cost)) {
    const same = kept.findIndex((other) => isSame(charge, other));
    if (same < 0) kept.push(charge);
    else kept[same] = { ...kept[same]!, also: [...kept[same]!.also, charge.move].sort((a, b) => a - b) };
  }
  return kept;
}

/** The marks that a replay shows for these charges. */
export const marksOf = (charges: readonly Charge[]): MarkedMove[] =>
  charges.map(({ move, grade }) => ({ move, grade }));
