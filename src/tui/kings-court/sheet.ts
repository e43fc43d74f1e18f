import type { KingsCourt } from '../../engine/kings-court/state.ts';
import { count } from '../../engine/words.ts';
import { minus } from '../drawing/number.ts';
import { placesOf, whoWins } from '../sheet/by-seat.ts';
import type { SheetUi } from '../table.ts';

export const sheet: SheetUi<KingsCourt> = {
  oneDeal: true,
  page({ view, status, speaker }) {
    const { results, winners } = view.standing;
    const { scores } = status;
    const places = placesOf(scores, 'highest');
    const unfilled = results[0]?.unfilled ?? 0;
    return {
      ends: 'high score wins',
      blocks: [
        {
          kind: 'table',
          head: true,
          columns: [{ width: 14 }, { width: 8, right: true }, { width: 8, right: true }],
          rows: [
            { cells: ['player', 'score', 'place'] },
            ...scores.map((score, seat) => ({ cells: [speaker.seat(seat), minus(score), places[seat]!] })),
          ],
        },
      ],
      verdict: winners
        ? [
            `${whoWins(winners, speaker)} with ${minus(Math.max(...scores))}, the highest score.`,
            unfilled > 0
              ? `It ends because no card can be placed any more: ${count(unfilled, 'space')} stayed empty.`
              : 'It ends because every space is filled.',
          ]
        : ['The board is filled until no card can be placed; the highest score wins.'],
    };
  },
};
