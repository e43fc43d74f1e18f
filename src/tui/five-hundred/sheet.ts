import { bidOf } from '../../engine/five-hundred/bids.ts';
import { type DealResult, type FiveHundred, tricksInDeal } from '../../engine/five-hundred/state.ts';
import type { Speaker } from '../../engine/game.ts';
import { count } from '../../engine/words.ts';
import { minus, signed } from '../drawing/number.ts';
import { dealTables, type Party, whoWins } from '../sheet/by-seat.ts';
import { courseOf } from '../sheet/course.ts';
import type { SheetLines, SheetPosition } from '../sheet/page.ts';
import type { SheetUi } from '../table.ts';
import { shortBid } from './words.ts';

const made = ({ contract, tricks }: DealResult): boolean =>
  contract === 'nello' ? tricks === 0 : contract !== null && tricks >= bidOf(contract).tricks;

function noteOf(deal: DealResult, speaker: Speaker): string {
  const { contract, contractor, tricks } = deal;
  if (contract === null || contractor === null) return 'all passed';
  const slam = contract !== 'nello' && tricks === tricksInDeal ? ', Grand Slam' : '';
  return `${speaker.seat(contractor)} ${shortBid(contract, speaker)} ${made(deal) ? 'made' : 'set'}${slam}`;
}

function howOf(deal: DealResult, number: number, speaker: Speaker): SheetLines {
  const { contract, contractor, tricks, points } = deal;
  const title = `HOW DEAL ${number} CAME ABOUT`;
  if (contract === null || contractor === null)
    return {
      kind: 'lines',
      title,
      rows: [{ text: 'All passed: no score, and the same dealer deals again.' }],
    };
  const { tricks: need, points: worth } = bidOf(contract);
  const team = (first: number) =>
    points.flatMap((_, seat) => (seat % 2 === first % 2 ? [speaker.seat(seat)] : [])).join('+');
  const promise = contract === 'nello' ? 'no trick' : count(need, 'trick');
  return {
    kind: 'lines',
    title,
    rows: [
      { text: `${speaker.seat(contractor)} bid ${shortBid(contract, speaker)}: ${promise} for ${worth}.` },
      { text: `${team(contractor)} took ${tricks}`, value: signed(points[contractor]!) },
      {
        text: `${team(contractor + 1)} took ${tricksInDeal - tricks}`,
        value: signed(points[(contractor + 1) % points.length]!),
      },
    ],
  };
}

/** US and THEM as the viewer sees them; a spectator sees who they are. */
function teams({ view, speaker }: SheetPosition<FiveHundred>): Party[] {
  const { scores, results, seats } = view.standing;
  const own = (speaker.you ?? 0) % 2;
  return [own, 1 - own].map((team) => ({
    name:
      speaker.you === null
        ? Array.from({ length: seats / 2 }, (_, place) => speaker.seat(2 * place + team)).join('+')
        : team === own
          ? 'US'
          : 'THEM',
    points: results.map(({ points }) => points[team]!),
    total: scores[team as 0 | 1],
  }));
}

export const sheet: SheetUi<FiveHundred> = {
  page(position) {
    const { view, speaker, columns } = position;
    const { results, rules, winners, scores } = view.standing;
    const parties = teams(position);
    const [latest, ...earlier] = results.map((result, deal) => howOf(result, deal + 1, speaker)).reverse();
    return {
      ends: `first to ${rules.target}`,
      blocks: [
        ...dealTables({
          parties,
          winner: 'highest',
          notes: results.map((result) => noteOf(result, speaker)),
          left: { to: `to ${rules.target}`, of: (total) => minus(rules.target - total) },
          points: signed,
          columns,
        }),
        ...(latest ? [latest] : []),
      ],
      more: earlier,
      course: courseOf(parties),
      verdict: winners
        ? [
            `${whoWins(winners, speaker, true)}, ${minus(Math.max(...scores))} to ${minus(Math.min(...scores))}.`,
          ]
        : [`Nobody has reached ${rules.target} or −${rules.target}: the match goes on.`],
    };
  },
};
