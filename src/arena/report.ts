import { partsOf } from '../games.ts';
import type { Contest, UnitOutcome } from './contest.ts';
import { type Estimate, estimate, ratio, sprt, type TestVerdict } from './estimate.ts';

/** The results of a contest. */
export interface Report {
  readonly units: number;
  readonly difference: Estimate;
  readonly wins: Estimate;
  /** Side A's edge divided by its edge with the true cards shown; null if that was not played. */
  readonly clairvoyance: (Estimate & { readonly difference: Estimate }) | null;
  /** Milliseconds a decision of side A that had a choice; 0 if there was none. */
  readonly ms: { readonly median: number; readonly p95: number; readonly max: number };
  /** Null if side A does not search. */
  readonly search: {
    readonly rolloutsPerSecond: number;
    readonly rollouts: number;
    readonly worlds: number;
  } | null;
  /** The sequential test; null if none was asked for. */
  readonly sprt: {
    readonly claim: number;
    readonly llr: number;
    readonly verdict: TestVerdict | null;
  } | null;
}

/** Sums up outcomes in the order of their units, so that the order of play makes no difference. */
export function reportOf({ game }: Contest, outcomes: readonly UnitOutcome[], sequential: boolean): Report {
  const inOrder = outcomes.toSorted((a, b) => a.unit - b.unit);
  const differences = inOrder.map(({ difference }) => difference);
  const clairvoyant = inOrder.flatMap((outcome) => outcome.clairvoyant ?? []);
  const times = inOrder.flatMap((outcome) => outcome.times).sort((a, b) => a - b);
  const quantile = (q: number): number =>
    times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? 0;
  const { claim } = partsOf(game)!.yardstick;
  return {
    units: inOrder.length,
    difference: estimate(differences),
    wins: estimate(inOrder.map(({ wins }) => wins)),
    clairvoyance:
      clairvoyant.length === inOrder.length
        ? { ...ratio(differences, clairvoyant), difference: estimate(clairvoyant) }
        : null,
    ms: { median: quantile(0.5), p95: quantile(0.95), max: quantile(1) },
    search: searchOf(inOrder),
    sprt: sequential ? { claim, ...sprt(differences, claim) } : null,
  };
}

function searchOf(outcomes: readonly UnitOutcome[]): Report['search'] {
  const sum = (of: (searching: UnitOutcome['searching']) => number): number =>
    outcomes.reduce((total, { searching }) => total + of(searching), 0);
  const decisions = sum((searching) => searching.decisions);
  if (decisions === 0) return null;
  const rollouts = sum((searching) => searching.rollouts);
  return {
    rolloutsPerSecond: (1e3 * rollouts) / sum((searching) => searching.ms),
    rollouts: rollouts / decisions,
    worlds: sum((searching) => searching.worlds) / decisions,
  };
}
