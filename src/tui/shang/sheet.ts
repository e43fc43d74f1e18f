import type { Speaker } from '../../engine/game.ts';
import type { DealResult, Shang } from '../../engine/shang/state.ts';
import { count } from '../../engine/words.ts';
import { dealTables, partiesOf, whoWins } from '../sheet/by-seat.ts';
import { courseOf } from '../sheet/course.ts';
import type { SheetLines } from '../sheet/page.ts';
import type { SheetUi } from '../table.ts';

const howOf = ({ points, out }: DealResult, deal: number, speaker: Speaker): SheetLines => ({
  kind: 'lines',
  title: `HOW DEAL ${deal} CAME ABOUT`,
  note: 'a card left in hand costs 1',
  rows: points.map((cards, seat) => ({
    name: speaker.seat(seat),
    text: seat === out ? 'went out' : `${count(cards, 'card')} left`,
    value: String(cards),
  })),
});

export const sheet: SheetUi<Shang> = {
  page({ view, status, speaker, columns }) {
    const { results, limit, winners, scores } = view.standing;
    const parties = partiesOf(status, speaker);
    const [latest, ...earlier] = results.map((result, deal) => howOf(result, deal + 1, speaker)).reverse();
    return {
      ends: `ends at ${limit} · low score wins`,
      blocks: [
        ...dealTables({
          parties,
          winner: 'lowest',
          lead: [{ title: 'first out', width: 12, cells: results.map(({ out }) => speaker.seat(out)) }],
          left: { to: `to ${limit}`, of: (total) => String(Math.max(0, limit - total)) },
          columns,
        }),
        ...(latest ? [latest] : []),
      ],
      more: earlier,
      course: courseOf(parties),
      verdict: winners
        ? [`${whoWins(winners, speaker)} with ${Math.min(...scores)}, the lowest total.`]
        : [`Nobody has ${limit}: the match goes on.`],
    };
  },
};
