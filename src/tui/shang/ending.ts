import { decidingTotals, firstDeal, type Speaker } from '../../engine/game.ts';
import type { DealResult, Shang } from '../../engine/shang/state.ts';
import { count, inWords, list, within } from '../../engine/words.ts';
import { partiesOf, placesOf } from '../sheet/by-seat.ts';
import { courseOf } from '../sheet/course.ts';
import { type DealEnd, type EndPosition, endOf, type MatchEnd, type WinnerBox } from '../sheet/ending.ts';
import { barsOf, momentsOf } from '../sheet/moments.ts';
import { endingTexts } from '../sheet/words.ts';

type End = EndPosition<Shang>;

export const drawEnd = endOf<Shang>(dealEnd, matchEnd);

/** From high to low. */
const written = (cards: readonly string[], speaker: Speaker): string[] =>
  cards.map((card) => speaker.card(card)).reverse();

const outText = ({ last }: DealResult, speaker: Speaker): string =>
  `out with ${written(last, speaker).join(' ')}`;

function dealEnd({ view, status, speaker }: End): DealEnd {
  const deal = view.standing.results.at(-1)!;
  const places = placesOf(decidingTotals(status), 'lowest');
  return {
    heads: ['left', 'deal', endingTexts.match, 'place'],
    rows: deal.left.map((cards, seat) => ({
      name: speaker.seat(seat),
      cards: written(cards, speaker),
      ...(seat === deal.out && { note: outText(deal, speaker) }),
      values: [String(deal.points[seat]!), String(status.scores[seat]!), places[seat]!],
      strong: seat === deal.out,
    })),
  };
}

function matchEnd(position: End): MatchEnd {
  const { view, status, speaker } = position;
  const { results, limit } = view.standing;
  const deal = results.at(-1)!;
  const parties = partiesOf(status, speaker);
  const seats = deal.left.map((_, seat) => seat).filter((seat) => seat !== deal.out);
  return {
    winner: winnerOf(position),
    last: {
      title: `Left in hand, deal ${status.deal}`,
      value: `${speaker.seat(deal.out)} ${outText(deal, speaker)}`,
      kind: 'hands',
      cards: seats
        .toSorted((a, b) => deal.left[b]!.length - deal.left[a]!.length)
        .map((seat) => ({ name: speaker.seat(seat), cards: written(deal.left[seat]!, speaker) })),
    },
    ladder: barsOf(parties, { limit, to: `${limit} ends it` }),
    moments: momentsOf(parties, 'lowest', speaker.you, firstDeal(status), (place, seat) =>
      dealTexts(results[place]!, seat, speaker),
    ),
    course: courseOf(parties),
  };
}

function winnerOf({ view, status, speaker }: End): WinnerBox {
  const { limit } = view.standing;
  const winners = status.winners!;
  const over = status.scores.flatMap((score, seat) => (score >= limit ? [within(speaker).seat(seat)] : []));
  return {
    text: endingTexts.wins(winners, speaker),
    more: [
      [`${Math.min(...status.scores)}, the lowest of four`],
      [
        `${list(over)} reached ${limit} in deal ${status.deal}`,
        `${list(over)} reached ${limit}`,
        `${inWords(over.length)} reached ${limit}`,
      ],
    ],
    isOurs: speaker.you !== null && winners.includes(speaker.you),
  };
}

/** A deal to a seat, or to all (null). */
function dealTexts(deal: DealResult, own: number | null, speaker: Speaker): string[] {
  const { points, out } = deal;
  const went = `${within(speaker).seat(out)} went ${outText(deal, speaker)}`;
  const worst = points.indexOf(Math.max(...points));
  const most = `${points[worst]} for ${within(speaker).seat(worst)}`;
  if (own === null) {
    const all = points.flatMap((left, seat) =>
      left > 0 ? [`${left} for ${within(speaker).seat(seat)}`] : [],
    );
    return [`${list(all)}; ${went}`, `${most}; ${went}`, most];
  }
  if (own === out) return [`${went}, ${most}`, `${went}`];
  const left = points[own]!;
  const name = own === speaker.you ? '' : ` for ${speaker.seat(own)}`;
  const cards = `${inWords(left)} ${count(left, 'card').replace(/^\d+ /, '')} left${name}`;
  return own === worst ? [`${cards}; ${went}`, cards] : [`${cards}, ${most}`, cards];
}
