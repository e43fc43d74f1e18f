import { bidOf } from '../../engine/five-hundred/bids.ts';
import { type DealResult, type FiveHundred, teamOf, tricksInDeal } from '../../engine/five-hundred/state.ts';
import { firstDeal, type Speaker } from '../../engine/game.ts';
import { count, inWords, list, within } from '../../engine/words.ts';
import { minus, signed } from '../../front/number.ts';
import { meter } from '../drawing/meter.ts';
import { placesOf } from '../sheet/by-seat.ts';
import { courseOf } from '../sheet/course.ts';
import {
  type DealEnd,
  type DealRow,
  type EndPosition,
  endOf,
  type MatchEnd,
  type WinnerBox,
} from '../sheet/ending.ts';
import { lastTrickOf, momentsOf } from '../sheet/moments.ts';
import { endingTexts } from '../sheet/words.ts';
import type { Theme } from '../theme.ts';
import { isMade, isSlam, nameOf, teams } from './sheet.ts';
import { shortBid } from './words.ts';

type End = EndPosition<FiveHundred>;

export const drawEnd = endOf<FiveHundred>(dealEnd, matchEnd);

/** The widow, what was buried, and a mark for each of the ten tricks; then what the deal brought each team. */
function dealEnd(position: End, theme: Theme): DealEnd {
  const { view, speaker } = position;
  const deal = view.standing.results.at(-1)!;
  const { contract, contractor, tricks, widow, buried } = deal;
  const cards = (texts: readonly string[]) => texts.map((text) => speaker.card(text));
  const parties = teams(position);
  const places = placesOf(
    parties.map(({ total }) => total),
    'highest',
  );
  const scores = parties.map(
    ({ name, points, total }, team): DealRow => ({
      name,
      cards: [],
      values: [signed(points.at(-1)!), minus(total), places[team]!],
      strong: points.at(-1)! > 0,
    }),
  );
  if (contract === null || contractor === null)
    return {
      heads: ['all passed', 'deal', endingTexts.match, 'place'],
      rows: [{ name: 'widow', cards: cards(widow) }, ...scores],
    };
  const bid = bidOf(contract);
  const needed = contract === 'nello' ? 'none allowed' : `${bid.tricks} needed`;
  return {
    heads: [bidText(deal, speaker), 'deal', endingTexts.match, 'place'],
    rows: [
      { name: 'widow', cards: cards(widow) },
      { name: 'buried', cards: cards(buried) },
      {
        name: 'took',
        cards: [],
        note: `${meter(tricks, tricksInDeal, theme)}  ${tricks} of ${tricksInDeal}, ${needed}`,
      },
      { name: '', cards: [] },
      ...scores,
    ],
  };
}

/** "8♥ by Cat, made". */
const bidText = (deal: DealResult, speaker: Speaker): string =>
  `${shortBid(deal.contract!, speaker)} by ${speaker.seat(deal.contractor!)}, ${isMade(deal) ? 'made' : 'set'}`;

function matchEnd(position: End): MatchEnd {
  const { view, status, speaker, facts } = position;
  const { results, rules } = view.standing;
  const parties = teams(position);
  const first = firstDeal(status);
  const own = speaker.you === null ? null : 0;
  return {
    winner: winnerOf(position),
    last: lastTrickOf(facts, speaker, 'the tenth of ten'),
    ladder: {
      kind: 'race',
      from: -rules.target,
      to: rules.target,
      teams: parties.map(({ name, points, total }) => {
        const before = total - points.reduce((sum, value) => sum + value, 0);
        const totals = points.map((_, deal) =>
          points.slice(0, deal + 1).reduce((sum, value) => sum + value, before),
        );
        const [one = 0, ...more] = totals;
        return { name, totals, text: [`${minus(one)} after deal ${first}`, ...more.map(minus)].join(', ') };
      }),
    },
    moments: momentsOf(parties, 'highest', own, first, (deal, team) =>
      dealTexts(results[deal]!, team, parties[team ?? 0]!, deal, speaker),
    ),
    course: courseOf(parties),
  };
}

function winnerOf({ view, status, speaker }: End): WinnerBox {
  const { scores, results, seats } = view.standing;
  const winners = status.winners!;
  const team = teamOf(winners[0]!);
  const isOurs = speaker.you !== null && teamOf(speaker.you) === team;
  const sums = `${minus(scores[team])} to ${minus(scores[team === 0 ? 1 : 0])}`;
  const partners = winners.filter((seat) => seat !== speaker.you).map((seat) => speaker.seat(seat));
  const deal = results.at(-1)!;
  const last =
    deal.contract === null
      ? ''
      : `${bidText(deal, speaker)}: ${signed(deal.points[deal.contractor!]!)} for ${nameOf(teamOf(deal.contractor!), seats, speaker)}`;
  return {
    text: isOurs ? 'You win' : endingTexts.wins(winners, speaker, true),
    more: [isOurs ? [`with ${list(partners)}, ${sums}`, sums] : [sums], [last, '']],
    isOurs,
  };
}

/** A deal to a team, or to all (null). */
function dealTexts(
  deal: DealResult,
  team: number | null,
  { points, total }: { readonly points: readonly number[]; readonly total: number },
  place: number,
  speaker: Speaker,
): string[] {
  const { contract, contractor, tricks } = deal;
  if (contract === null || contractor === null) return ['all passed'];
  const bid = shortBid(contract, speaker);
  const name = speaker.seat(contractor);
  const whose = contractor === speaker.you ? 'your' : `${name}’s`;
  const brought = deal.points[contractor]!;
  const isOwn =
    team !== null &&
    points[place] === brought &&
    speaker.you !== null &&
    teamOf(contractor) === teamOf(speaker.you);
  const of =
    speaker.you !== null && !isOwn ? ` for ${nameOf(teamOf(contractor), deal.points.length, speaker)}` : '';
  const sum = `: ${signed(brought)}${of}`;
  if (!isMade(deal)) {
    const short = contract === 'nello' ? tricks : bidOf(contract).tricks - tricks;
    const by =
      contract === 'nello'
        ? `with ${count(tricks, 'trick')}`
        : `by ${inWords(short)} ${short === 1 ? 'trick' : 'tricks'}`;
    const after = points.slice(place + 1).reduce((left, value) => left - value, total);
    const set = `${whose} ${bid} set ${by}`;
    if (!isOwn) return [`${set}${sum}`];
    return [`${set}, ${minus(brought)}: from ${minus(after - brought)} to ${minus(after)}`, `${set}${sum}`];
  }
  const bidden = `${within(speaker).seat(contractor)} bid`;
  if (isSlam(deal) || (tricks === tricksInDeal && contract !== 'nello'))
    return [`${bidden} ${bid} and took all ten${sum}`];
  if (contract === 'nello') return [`${bidden} ${bid} and took no trick${sum}`];
  const over = tricks - bidOf(contract).tricks;
  return [
    `${bidden} ${bid} and made it with ${over === 0 ? 'no trick' : over === 1 ? 'one trick' : `${inWords(over)} tricks`} to spare${sum}`,
    `${bidden} ${bid} and made it${sum}`,
  ];
}
