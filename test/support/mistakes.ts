import type { OpaqueTypes } from '../../src/engine/game.ts';
import { type Match, movesMade } from '../../src/engine/match.ts';
import { take } from '../../src/engine/take.ts';
import type { Charge } from '../../src/review/charge.ts';
import type { ReviewStore } from '../../src/store/reviews.ts';
import { chargeOf } from './charge.ts';
import type { played } from './played.ts';

/** So many legal moves has a decision at which a mistake is planted. */
const LEGAL = 4;

/** A decision of seat 0 with several legal moves: the `place`th from 0. */
export function ownChoice(match: Match, place: number) {
  const { game } = match;
  const steps = match.history;
  const found: { move: number; played: string; better: string; before: OpaqueTypes['view'] }[] = [];
  movesMade(match).forEach(({ seat, move: text, step }, move) => {
    const before = steps[steps.indexOf(step) - 1]!.view(0);
    if (seat !== 0) return;
    const legal = take(game.moves(before, 0), LEGAL).map((each) => game.format(each));
    if (legal.length === LEGAL)
      found.push({ move, played: text, better: legal.find((each) => each !== text)!, before });
  });
  return found[place]!;
}

interface Mistake extends Pick<Partial<Charge>, 'cost' | 'error' | 'grade' | 'kind'> {
  /** At which of the decisions with several legal moves, from 0. */
  readonly place?: number;
}

/** Keeps a review of the first deal that charges seat 0 with these mistakes of Chinese Hearts. */
export function plant(
  { reviews }: { readonly reviews: Pick<ReviewStore, 'keep'> },
  { id, match, about }: Pick<ReturnType<typeof played>, 'id' | 'match' | 'about'>,
  mistakes: readonly Mistake[],
): void {
  const charges = mistakes.map(({ place = 0, ...given }) => {
    const { move, played, better } = ownChoice(match, place);
    return chargeOf({ move, played, better: [better], ...given });
  });
  const line = { result: 0, cards: 0, you: 0, error: 0, others: 0, fortune: 0, after: [] };
  const review = { deal: 1, seat: 0, par: [0, 0, 0, 0], line, charges, costs: [], decisions: 14, judged: 14 };
  reviews.keep({ id, match, deal: 1, seat: 0, bots: about.bots! }, review);
}
