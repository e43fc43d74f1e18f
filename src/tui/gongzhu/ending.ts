import { type Card, formatCard, HEARTS, suitOf } from '../../engine/card.ts';
import { type CardSet, cardsOf, has } from '../../engine/card-set.ts';
import { decidingTotals, firstDeal, type Speaker } from '../../engine/game.ts';
import { CARD_POINTS, GOAT, PIG, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import type { DealResult, Gongzhu } from '../../engine/gongzhu/state.ts';
import { inWords, list, within } from '../../engine/words.ts';
import { minus, signed } from '../../front/number.ts';
import { partiesOf, placesOf } from '../sheet/by-seat.ts';
import { courseOf } from '../sheet/course.ts';
import { type DealEnd, type EndPosition, endOf, type MatchEnd, type WinnerBox } from '../sheet/ending.ts';
import { barsOf, lastTrickOf, momentsOf } from '../sheet/moments.ts';
import { endingTexts } from '../sheet/words.ts';
import { moonTexts } from './words.ts';

type End = EndPosition<Gongzhu>;

export const drawEnd = endOf<Gongzhu>(dealEnd, matchEnd);

/** Pig, Goat and Ten first, then the hearts from the ace down. */
function inOrder(taken: CardSet): Card[] {
  const rank = (card: Card) => (suitOf(card) === HEARTS ? -CARD_POINTS[card]! * 100 - card : -1_000_000);
  return cardsOf(taken).sort((a, b) => rank(a) - rank(b));
}

function dealEnd({ view, status, speaker }: End): DealEnd {
  const deal = view.standing.results.at(-1)!;
  const places = placesOf(decidingTotals(status), 'lowest');
  return {
    heads: ['took', 'deal', endingTexts.match, 'place'],
    rows: deal.taken.map((taken, seat) => {
      const points = signed(deal.points[seat]!);
      const cards = inOrder(taken).map((card) => speaker.card(formatCard(card)));
      return {
        name: speaker.seat(seat),
        cards,
        ...(cards.length === 0 && { note: 'nothing that counts' }),
        values: [
          deal.shooter === seat ? moonTexts.scored(points) : points,
          minus(status.scores[seat]!),
          places[seat]!,
        ],
        strong: deal.shooter === seat,
      };
    }),
  };
}

function matchEnd(position: End): MatchEnd {
  const { view, status, speaker, facts } = position;
  const { results, limit } = view.standing;
  const parties = partiesOf(status, speaker);
  return {
    winner: winnerOf(position),
    last: lastTrickOf(facts, speaker, gainText(position)),
    ladder: barsOf(parties, { limit, to: `${limit} ends it` }),
    moments: momentsOf(parties, 'lowest', speaker.you, firstDeal(status), (deal, seat) =>
      dealTexts(results[deal]!, seat, deal === results.length - 1, speaker),
    ),
    course: courseOf(parties),
  };
}

function winnerOf({ view, status, speaker }: End): WinnerBox {
  const { limit } = view.standing;
  const winners = status.winners!;
  const lowest = Math.min(...status.scores);
  const over = status.scores.flatMap((score, seat) => (score > limit ? [speaker.seat(seat)] : []));
  return {
    text: endingTexts.wins(winners, speaker),
    more: [
      [`${minus(lowest)}, the lowest of four`],
      over.length === 0
        ? []
        : [
            `${list(over)} went above ${limit} in deal ${status.deal}`,
            `${list(over)} went above ${limit}`,
            `${inWords(over.length)} went above ${limit}`,
          ],
    ],
    isOurs: speaker.you !== null && winners.includes(speaker.you),
  };
}

/** What the last trick brought its taker: `−96 for Dan`. */
function gainText({ facts, speaker }: End): string {
  const tricks = facts.filter((fact) => fact.kind === 'trick-taken');
  const last = tricks.at(-1);
  if (!last) return '';
  const before = tricks.slice(0, -1).findLast(({ seat }) => seat === last.seat)?.points ?? 0;
  return `${signed(last.points - before)} for ${within(speaker).seat(last.seat)}`;
}

/** A deal to a seat, or to all (null): the seat that it cost most. */
function dealTexts(deal: DealResult, own: number | null, isLast: boolean, speaker: Speaker): string[] {
  const { points, taken, shooter } = deal;
  const worst = points.indexOf(Math.max(...points));
  if (shooter !== null) {
    const moon = `${within(speaker).seat(shooter)} shot the moon`;
    const others = `${signed(points[worst]!)} for each of the others`;
    return own === null || own === shooter ? [`${moon}: ${others}`] : [`${moon}: ${signed(points[own]!)}`];
  }
  const who = own ?? worst;
  const sum = `: ${signed(points[who]!)}`;
  const end = isLast ? ': the end' : '';
  const name = within(speaker).seat(worst);
  if (taken[who] === undefined || cardsOf(taken[who]).length === 0) {
    const nothing = `nothing that counts${who === speaker.you ? ' for you' : ''}`;
    return who === worst ? [nothing] : [`${nothing}, ${points[worst]} for ${name}${end}`, nothing];
  }
  const subject = own === null || own !== speaker.you ? `${within(speaker).seat(who)} took ` : '';
  const told = own === null ? [false] : [true, false];
  return told.map((isLong) => tookText(taken[who]!, isLong, speaker)).map((what) => subject + what + sum);
}

/** `the pig, 3 8 10 J♥ = 141, doubled by 10♣`; in short `the pig and six hearts, doubled by 10♣`. */
function tookText(taken: CardSet, isLong: boolean, speaker: Speaker): string {
  const hearts = cardsOf(taken).filter((card) => suitOf(card) === HEARTS);
  const ranks = hearts.map((card) => speaker.card(formatCard(card)).slice(0, -1)).join(' ');
  const parts = [
    ...(has(taken, PIG) ? ['the pig'] : []),
    ...(has(taken, GOAT) ? ['the goat'] : []),
    ...(hearts.length === 0
      ? []
      : [
          isLong
            ? ranks + speaker.suit('H')
            : hearts.length === 1
              ? 'a heart'
              : `${inWords(hearts.length)} hearts`,
        ]),
  ];
  const ten = speaker.card(formatCard(TEN_OF_CLUBS));
  if (parts.length === 0) return `only ${ten}`;
  const value = [...hearts, ...[PIG, GOAT].filter((card) => has(taken, card))].reduce(
    (total, card) => total + CARD_POINTS[card]!,
    0,
  );
  const doubled = has(taken, TEN_OF_CLUBS) ? `${isLong ? ` = ${minus(value)}` : ''}, doubled by ${ten}` : '';
  return (isLong ? parts.join(', ') : list(parts)) + doubled;
}
