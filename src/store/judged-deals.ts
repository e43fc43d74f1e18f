import { firstDeal, isRefusal } from '../engine/game.ts';
import { type JudgedDeal, stoodInFor } from './history.ts';
import type { MatchStore } from './matches.ts';
import type { ReviewStore } from './reviews.ts';
import { counts, type FinishedMatch } from './saved.ts';

interface Archive {
  readonly matches: Pick<MatchStore, 'read'>;
  readonly reviews: Pick<ReviewStore, 'ofMatch' | 'has'>;
}

/** Lists the reviewed deals of a match that counts, for seats that their person played alone. Skips reviews of other moves or bots. */
export function judgedDeals(
  finished: FinishedMatch,
  { matches, reviews }: Archive,
  bots: number,
): JudgedDeal[] {
  const { id, players } = finished;
  if (!counts(finished) || !reviews.has(id)) return [];
  const read = matches.read(id);
  if (isRefusal(read)) return [];
  const { match } = read;
  const { status } = match;
  const stoodIn = stoodInFor(match);
  const sign = match.game.best === 'lowest' ? -1 : 1;
  return players.flatMap(({ bot }, seat) => {
    const own = bot === null ? reviews.ofMatch({ id, match, seat, bots }) : [];
    return own.flatMap(({ review, isOld }) => {
      const place = review.deal - firstDeal(status);
      if (isOld || stoodIn[place]!.has(seat)) return [];
      const gain = sign * (status.results[place]!.points[seat]! - review.par[seat]!);
      return [{ seat, gain, review }];
    });
  });
}
