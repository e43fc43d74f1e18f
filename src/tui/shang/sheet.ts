import { firstDeal, type Speaker } from '../../engine/game.ts';
import type { DealResult, Shang, Standing } from '../../engine/shang/state.ts';
import { list, verb, within } from '../../engine/words.ts';
import { dealTables, partiesOf, whoWins } from '../sheet/by-seat.ts';
import { courseOf } from '../sheet/course.ts';
import type { SheetLines } from '../sheet/page.ts';
import type { SheetUi } from '../table.ts';

const written = (cards: readonly string[], speaker: Speaker): string =>
  cards.map((card) => speaker.card(card)).join(' ');

/** What each player was left with; `leads`: another deal follows, which whoever went out leads. */
const howOf = (
  { points, out, last, left }: DealResult,
  deal: number,
  leads: boolean,
  speaker: Speaker,
): SheetLines => ({
  kind: 'lines',
  title: `HOW DEAL ${deal} CAME ABOUT`,
  note: 'a card left in hand costs 1',
  rows: points.map((cards, seat) => ({
    name: speaker.seat(seat),
    text:
      seat === out
        ? `went out with ${written(last, speaker)}${leads ? ` and ${speaker.you === seat ? 'lead' : 'leads'} deal ${deal + 1}` : ''}`
        : written(left[seat]!, speaker),
    value: String(cards),
  })),
});

/** `It ends because Bo reached 27 of 26 (22 + 5).` */
function whyItEnds({ limit, scores, results }: Standing, speaker: Speaker): string {
  const { points } = results.at(-1)!;
  const over = scores.flatMap((score, seat) =>
    score >= limit
      ? [
          `${within(speaker).seat(seat)} reached ${score} of ${limit} (${score - points[seat]!} + ${points[seat]})`,
        ]
      : [],
  );
  return `It ends because ${list(over)}.`;
}

export const sheet: SheetUi<Shang> = {
  page({ view, status, speaker, columns }) {
    const { standing } = view;
    const { results, limit, winners, scores, deals } = standing;
    const parties = partiesOf(status, speaker);
    const first = firstDeal(status);
    const [latest, ...earlier] = results
      .map((result, place) => {
        const leads = status.winners === null || place < results.length - 1;
        return howOf(result, first + place, leads, speaker);
      })
      .reverse();
    // On request in the middle of a deal, that deal goes on.
    const between = view.phase === 'deal' && results.length > 0;
    return {
      ends: `ends at ${limit} · low score wins`,
      blocks: [
        ...dealTables({
          parties,
          status,
          winner: 'lowest',
          lead: [{ title: 'first out', width: 12, cells: results.map(({ out }) => speaker.seat(out)) }],
          left: { to: `to ${limit}`, of: (total) => String(Math.max(0, limit - total)) },
          columns,
        }),
        ...(latest ? [latest] : []),
      ],
      more: earlier,
      course: { ...courseOf(parties, winners ? 'lowest' : null), low: true },
      verdict: winners
        ? [
            `${whoWins(winners, speaker)} with ${Math.min(...scores)}, the lowest total.`,
            whyItEnds(standing, speaker),
          ]
        : between
          ? [
              `Nobody has ${limit}: deal ${deals + 1} follows.`,
              `${verb(speaker, results.at(-1)!.out, 'lead')} it, with anything.`,
            ]
          : [`Nobody has ${limit}: the match goes on.`],
    };
  },
};
