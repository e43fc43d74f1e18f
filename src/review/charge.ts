import { playedOut } from './line.ts';
import { type Mistake, mistakeIn } from './mistake.ts';
import type { Reviewer } from './plan.ts';
import type { PlayedDeal, PlayedMove } from './played.ts';

/** How much a decision cost: `??` at least three times as much as `?` at least. */
export type Grade = '?' | '??';
const GRAVE = 3;

/** A decision that has a mark in a replay. */
export interface Mark {
  /** Its place among the moves of the match that were not taken back, from 0. */
  readonly move: number;
  readonly grade: Grade;
}

/** A decision that cost much, in words as data. */
export interface Charge extends Mark {
  /** By what could be known, in units of the game's search. */
  readonly cost: number;
  readonly played: string;
  /** Moves that were better and equally good, at least one. */
  readonly better: readonly string[];
  /** What that one would have brought more as the cards lay: a single deal, so below zero for a mistake that was lucky. */
  readonly came: number;
  /** What it was part of: see `ReviewPlan.partOf`. */
  readonly part: string | null;
  /** Other decisions that were the same mistake. */
  readonly also: readonly number[];
}

/** The charge that a decision earns, if any. */
export function chargeFor(reviewer: Reviewer, deal: PlayedDeal, made: PlayedMove): Charge | null {
  const mistake = mistakeIn(reviewer, made, deal.seed);
  return mistake && asData(reviewer, made, mistake);
}

function asData(reviewer: Reviewer, made: PlayedMove, { cost, better }: Mistake): Charge {
  const { game, plan, review } = reviewer;
  const { before, seat, move } = made;
  const view = game.view(before, seat);
  const [best] = better;
  const worthOf = (state: PlayedMove['before']) => plan.worth(playedOut(reviewer, state), seat);
  return {
    move: made.number,
    grade: cost >= GRAVE * review.least ? '??' : '?',
    cost,
    played: game.format(move),
    better: better.map((one) => game.format(one)),
    came: worthOf(game.play(before, seat, best!)) - worthOf(made.after),
    part: review.partOf?.(view, seat) ?? null,
    also: [],
  };
}

/** A bare word, such as a pass, is another move each time. */
const namesCards = (move: string): boolean => /[A-Z0-9]/.test(move);

/** Are two charges one mistake: parts of the same thing, or the same move not made twice? */
const isSame = (one: Charge, other: Charge): boolean =>
  (one.part !== null && one.part === other.part) ||
  one.better.some((move) => namesCards(move) && other.better.includes(move));

/** Charges, the worst first, and of those that are one mistake only the worst, which names the others. */
export function merged(charges: readonly Charge[]): Charge[] {
  const kept: Charge[] = [];
  for (const charge of charges.toSorted((a, b) => b.cost - a.cost)) {
    const same = kept.findIndex((other) => isSame(charge, other));
    if (same < 0) kept.push(charge);
    else kept[same] = { ...kept[same]!, also: [...kept[same]!.also, charge.move].sort((a, b) => a - b) };
  }
  return kept;
}

/** The marks that a replay shows of them. */
export const marksOf = (charges: readonly Charge[]): Mark[] =>
  charges.map(({ move, grade }) => ({ move, grade }));
