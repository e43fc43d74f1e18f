import { firstDeal, type Speaker } from '../../engine/game.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import type { DealResult, Shengji } from '../../engine/shengji/state.ts';
import { inWords, list, verb } from '../../engine/words.ts';
import { partiesOf, placesIn, placesOf } from '../sheet/by-seat.ts';
import { courseOf } from '../sheet/course.ts';
import { type DealEnd, type EndPosition, endOf, type MatchEnd, type WinnerBox } from '../sheet/ending.ts';
import { lastTrickOf, momentsOf } from '../sheet/moments.ts';
import { endingTexts } from '../sheet/words.ts';
import { kittyPointsOf, stood } from './sheet.ts';

type End = EndPosition<Shengji>;

export const drawEnd = endOf<Shengji>(dealEnd, matchEnd);

/** What the kitty counted: `5 × 4 = 20`, or nothing where the House took the last trick; in two lengths, the longer first. */
function kittyTexts(deal: DealResult): string[] {
  const { last, house, kittyPoints } = deal;
  const points = kittyPointsOf(deal);
  if (house.includes(last.seat))
    return [`${points} in the kitty, and the House took the last trick`, `${points}, and the House keeps it`];
  return [`${points} × ${2 * last.size * last.length} = ${kittyPoints}`];
}

function dealEnd({ view, speaker }: End): DealEnd {
  const deal = view.standing.results.at(-1)!;
  const { kitty, taken, levels, points, house, dealer } = deal;
  return {
    heads: ['kitty', 'points', 'level'],
    rows: [
      { name: '', cards: kitty.map((card) => speaker.card(card)), note: kittyTexts(deal) },
      ...taken.map((brought, seat) => {
        const gained = points[seat]!;
        const before = levelText(levels[seat]!);
        return {
          name: speaker.seat(seat),
          cards: [],
          note: `${house.includes(seat) ? 'House' : 'Player'}${seat === dealer ? ', Dealer' : ''}`,
          values: [String(brought), gained > 0 ? `${before} → ${stood(levels[seat]! + gained)} ↑` : before],
          strong: gained > 0,
        };
      }),
    ],
  };
}

function matchEnd(position: End): MatchEnd {
  const { view, status, speaker, facts } = position;
  const { results, levels, rules } = view.standing;
  const parties = partiesOf(status, speaker);
  const places = placesOf(levels, 'highest');
  const order = placesIn(levels, 'highest');
  const marks = Array.from({ length: rules.to - 1 }, (_, place) => levelText(place + 2));
  const deal = results.at(-1)!;
  return {
    winner: winnerOf(position),
    last: lastTrickOf(
      facts,
      speaker,
      `kitty ${kittyPointsOf(deal)} × ${2 * deal.last.size * deal.last.length}`,
    ),
    ladder: {
      kind: 'bars',
      scale: [...marks, 'out'],
      rows: levels
        .map((_, seat) => seat)
        .sort((a, b) => order[a]! - order[b]!)
        .map((seat) => ({
          place: places[seat]!,
          name: speaker.seat(seat),
          total: '',
          filled: Math.min(1, (levels[seat]! - 1) / rules.to),
          course: [],
        })),
    },
    moments: momentsOf(parties, 'highest', speaker.you, firstDeal(status), (place, seat) =>
      dealTexts(results[place]!, seat, speaker),
    ),
    course: { ...courseOf(parties), text: stood },
  };
}

function winnerOf({ view, status, speaker }: End): WinnerBox {
  const { levels, rules } = view.standing;
  const winners = status.winners!;
  const level = levels[winners[0]!]!;
  const past = `${winners.length === 2 ? 'both ' : winners.length > 2 ? 'all ' : ''}past ${levelText(rules.to)} in deal ${status.deal}`;
  const isOurs = speaker.you !== null && winners.includes(speaker.you);
  const place = speaker.you === null ? '' : placesOf(levels, 'highest')[speaker.you]!;
  return {
    text: endingTexts.wins(winners, speaker, true),
    more: [
      [level > rules.to ? past : `on level ${stood(level)}, the highest`],
      isOurs || speaker.you === null ? [] : [`you are ${place}, on ${stood(levels[speaker.you]!)}`],
    ],
    isOurs,
  };
}

/** A deal to a seat, or to all (null): the points, and who rose. */
function dealTexts(deal: DealResult, own: number | null, speaker: Speaker): string[] {
  const { playerPoints, points, levels, house } = deal;
  const risen = points.flatMap((gained, seat) => (gained > 0 ? [seat] : []));
  const sum = `${playerPoints} for the Players`;
  if (risen.length === 0) return [`${sum}: nobody rises`];
  if (own !== null && points[own]! > 0) {
    const gained = points[own]!;
    const party = house.includes(own) ? 'the House keeps the Players to' : 'the Players take';
    const rise = `${gained === 1 ? 'one level' : `${inWords(gained)} levels`}, ${stood(levels[own]!)} → ${stood(levels[own]! + gained)}`;
    return [`${party} ${playerPoints} points: ${rise}`, `${sum}: ${rise}`];
  }
  const most = Math.max(...points);
  const names = list(risen.map((seat) => speaker.seat(seat)));
  const only = risen.length === 1 ? risen[0]! : null;
  const rise = only === null ? `${names} rise` : verb(speaker, only, 'rise');
  const by = most === 1 ? 'one' : inWords(most);
  return [`${sum}: ${rise} by ${by}`, `${sum}: ${inWords(risen.length)} others rise by ${by}`, sum];
}
