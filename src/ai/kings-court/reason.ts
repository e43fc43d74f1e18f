import type { Card } from '../../engine/card.ts';
import type { Seat, Speaker } from '../../engine/game.ts';
import { formatSpace, type Space } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { count } from '../../engine/words.ts';
import type { Candidate } from './candidates.ts';
import type { Reading } from './reading.ts';

type Named = { readonly card: Card; readonly space: Space; readonly points: number };

/** Why the bot moves as it does. */
export type Reason =
  | { readonly because: 'nothing-fits'; readonly cards: number }
  | ({ readonly because: 'only-placement' } & Named)
  | ({ readonly because: 'most-points'; readonly among: number } & Named)
  /** `instead` would score more now, but leave the next seat about `saved` points more. */
  | ({
      readonly because: 'leaves-less';
      readonly next: Seat;
      readonly saved: number;
      readonly instead: Named;
    } & Named)
  /** `instead` would score more now; it leaves the next seat about `saved` points more, 0 for none. */
  | ({
      readonly because: 'fewer-points';
      readonly next: Seat | null;
      readonly saved: number;
      readonly instead: Named;
    } & Named);

/** What speaks for one of the placements that were read. */
export function placeReason({ candidates, next, leaves }: Reading, placed: Candidate): Reason {
  const most = candidates[0]!;
  if (candidates.length === 1) return { because: 'only-placement', ...named(placed) };
  if (placed.points === most.points)
    return { because: 'most-points', among: candidates.length, ...named(placed) };
  const saved = Math.round(leaves(most) - leaves(placed));
  // A few points saved are no reason to forgo more.
  return next !== null && saved >= most.points - placed.points
    ? { because: 'leaves-less', next, saved, instead: named(most), ...named(placed) }
    : { because: 'fewer-points', next, saved: Math.max(0, saved), instead: named(most), ...named(placed) };
}

const named = ({ place, points }: Candidate): Named => ({ card: place.card, space: place.space, points });

export function reasonText(reason: Reason, speaker: Speaker): string {
  if (reason.because === 'nothing-fits') return `None of the ${count(reason.cards, 'card')} fits anywhere.`;
  const placed = ({ card, space }: Named): string =>
    `${speaker.card(formatCard(card))} on ${formatSpace(space)}`;
  const seat = (next: Seat): string => (next === speaker.you ? 'you' : speaker.seat(next));
  switch (reason.because) {
    case 'only-placement':
      return `${placed(reason)} is the only legal placement.`;
    case 'most-points':
      return `${placed(reason)} scores ${reason.points}; none of ${count(reason.among, 'placement')} scores more.`;
    case 'leaves-less':
      return `${placed(reason)} scores ${reason.points}; ${placed(reason.instead)} scores ${reason.instead.points} but leaves ${seat(reason.next)} about ${reason.saved} more.`;
    case 'fewer-points':
      return `${placed(reason)} scores ${reason.points}, ${reason.instead.points - reason.points} fewer than ${placed(reason.instead)}${
        reason.next !== null && reason.saved > 0
          ? `, and leaves ${seat(reason.next)} about ${reason.saved} fewer`
          : ''
      }.`;
  }
}
