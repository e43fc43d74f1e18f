import type { Result, Speaker } from '../../engine/game.ts';
import type { SheetUi } from '../table.ts';

/** As `status` gives them. */
interface GongzhuResult extends Result {
  readonly taken: readonly (readonly string[])[];
  readonly shooter: number | null;
}

export const sheet: SheetUi = {
  winner: 'lowest',
  unit: 'points',
  note(result, speaker) {
    const { taken, shooter } = result as GongzhuResult;
    if (shooter !== null) return `${speaker.seat(shooter)} shot the moon`;
    return taken
      .flatMap((cards, seat) => {
        const had = [...(cards.includes('QS') ? ['pig'] : []), ...(cards.includes('JD') ? ['goat'] : [])];
        const doubled = cards.includes('TC') && cards.length > 1 ? ['doubled'] : [];
        return had.length === 0 ? [] : [`${speaker.seat(seat)}: ${[...had, ...doubled].join(', ')}`];
      })
      .join('; ');
  },
  details(result, speaker) {
    const { taken, points } = result as GongzhuResult;
    return taken.map((cards, seat) => takenLine(speaker, seat, cards, points[seat]!));
  },
};

const takenLine = (speaker: Speaker, seat: number, cards: readonly string[], points: number): string =>
  `${speaker.seat(seat).slice(0, 10).padEnd(10)} ${String(points).padStart(5)}   ${
    cards.length === 0 ? 'no pointed cards' : cards.map((text) => speaker.card(text)).join(' ')
  }`;
