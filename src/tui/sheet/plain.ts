import type { GameTypes } from '../../engine/game.ts';
import type { SheetUi } from '../table.ts';
import { dealTables, partiesOf, whoWins } from './by-seat.ts';
import { courseOf } from './course.ts';

/** A score sheet for any game in which each seat counts for itself and the highest total wins. */
export const plainSheet: SheetUi<GameTypes> = {
  page({ status, speaker, columns }) {
    const parties = partiesOf(status, speaker);
    const { winners } = status;
    return {
      ends: 'high score wins',
      blocks: dealTables({ parties, status, winner: 'highest', columns }),
      course: courseOf(parties, winners ? 'highest' : null),
      verdict: winners ? [`${whoWins(winners, speaker)}.`] : ['The highest total wins.'],
    };
  },
};
