import { formatCard } from '../../engine/card.ts';
import { cardsOf } from '../../engine/card-set.ts';
import type { Speaker } from '../../engine/game.ts';
import type { DealResult, Gongzhu } from '../../engine/gongzhu/state.ts';
import { minus } from '../drawing/number.ts';
import { dealTables, partiesOf, whoWins } from '../sheet/by-seat.ts';
import { courseOf } from '../sheet/course.ts';
import type { SheetLines } from '../sheet/page.ts';
import type { SheetUi } from '../table.ts';

function noteOf({ taken, shooter }: DealResult, speaker: Speaker): string {
  if (shooter !== null) return `${speaker.seat(shooter)} shot the moon`;
  return taken
    .map(textsOf)
    .flatMap((cards, seat) => {
      const had = [...(cards.includes('QS') ? ['pig'] : []), ...(cards.includes('JD') ? ['goat'] : [])];
      const doubled = cards.includes('TC') && cards.length > 1 ? ['doubled'] : [];
      return had.length === 0 ? [] : [`${speaker.seat(seat)}: ${[...had, ...doubled].join(', ')}`];
    })
    .join('; ');
}

const textsOf = (cards: DealResult['taken'][number]): string[] => cardsOf(cards).map(formatCard);

const howOf = ({ taken, points }: DealResult, deal: number, speaker: Speaker): SheetLines => ({
  kind: 'lines',
  title: `HOW DEAL ${deal} CAME ABOUT`,
  rows: taken.map(textsOf).map((cards, seat) => ({
    name: speaker.seat(seat),
    text: cards.length === 0 ? 'no pointed cards' : cards.map((text) => speaker.card(text)).join(' '),
    value: minus(points[seat]!),
  })),
});

export const sheet: SheetUi<Gongzhu> = {
  page({ view, status, speaker, columns }) {
    const { results, limit, winners, scores } = view.standing;
    const parties = partiesOf(status, speaker);
    const [latest, ...earlier] = results.map((result, deal) => howOf(result, deal + 1, speaker)).reverse();
    return {
      ends: `over ${limit} ends it · low wins`,
      blocks: [
        ...dealTables({
          parties,
          winner: 'lowest',
          notes: results.map((result) => noteOf(result, speaker)),
          left: { to: `to ${limit}`, of: (total) => minus(limit - total) },
          columns,
        }),
        ...(latest ? [latest] : []),
      ],
      more: earlier,
      course: courseOf(parties),
      verdict: winners
        ? [`${whoWins(winners, speaker)} with ${minus(Math.min(...scores))}, the lowest total.`]
        : [`Nobody is above ${limit}: the match goes on.`],
    };
  },
};
