import { type Card, formatCard, HEARTS, suitOf } from '../../engine/card.ts';
import { type CardSet, cardsOf, has, remove } from '../../engine/card-set.ts';
import { firstDeal, type Speaker } from '../../engine/game.ts';
import { passesTo } from '../../engine/gongzhu/rules.ts';
import { CARD_POINTS, GOAT, moonFor, PIG, pointsOf, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import type { DealResult, Gongzhu, Standing, View } from '../../engine/gongzhu/state.ts';
import { within } from '../../engine/words.ts';
import { minus, signed } from '../../front/number.ts';
import { rankText } from '../../front/ranks.ts';
import { dealTables, partiesOf, whoWins } from '../sheet/by-seat.ts';
import { courseOf } from '../sheet/course.ts';
import type { SheetLine, SheetLines, SheetPage } from '../sheet/page.ts';
import type { SheetUi } from '../table.ts';
import { moonTexts } from './words.ts';

const PASSED = ['none', 'left', 'across', 'right'] as const;

/** What the taker's cards count before the 10♣ doubles them. */
const single = (taken: CardSet): number => pointsOf(remove(taken, TEN_OF_CLUBS));

/** The 10♣ had something to double. */
const isDoubled = (taken: CardSet): boolean => has(taken, TEN_OF_CLUBS) && single(taken) !== 0;

/** A deal in a few words: the moon, else what doubled, else who had the Pig and the Goat. */
function noteOf({ taken, shooter }: DealResult, speaker: Speaker): string {
  if (shooter !== null) return `${speaker.seat(shooter)}: the moon`;
  const doubled = taken.flatMap((cards, seat) =>
    isDoubled(cards) ? [`${speaker.seat(seat)}: ${minus(single(cards))} ×2`] : [],
  );
  if (doubled.length > 0) return doubled.join('; ');
  return taken
    .flatMap((cards, seat) => {
      const had = [...(has(cards, PIG) ? ['pig'] : []), ...(has(cards, GOAT) ? ['goat'] : [])];
      return had.length === 0 ? [] : [`${speaker.seat(seat)}: ${had.join(', ')}`];
    })
    .join('; ');
}

/** More hearts than these are not spelled out as a sum. */
const SPELLED = 4;
/** Is it a heart that counts more than its number: J, Q, K or A? */
const isCourt = (card: Card): boolean => CARD_POINTS[card]! > 10;

/** What a seat took, each with what it counts: `pig Q♠ +100`, `♥3 J K = 3 + 20 + 40`. */
function partsOf(taken: CardSet, speaker: Speaker): string[] {
  const text = (card: Card) => speaker.card(formatCard(card));
  const hearts = cardsOf(taken).filter((card) => suitOf(card) === HEARTS);
  const specials = [
    ...(has(taken, PIG) ? [`pig ${text(PIG)} +100`] : []),
    ...(has(taken, GOAT) ? [`goat ${text(GOAT)} −100`] : []),
  ];
  if (hearts.length === 0) return specials;
  if (hearts.length === 1) return [...specials, `${text(hearts[0]!)} ${CARD_POINTS[hearts[0]!]}`];
  const points = hearts.map((card) => CARD_POINTS[card]!);
  const ranks = speaker.suit('H') + hearts.map((card) => rankText(formatCard(card)[0]!)).join(' ');
  if (specials.length === 0 && !isDoubled(taken)) {
    if (!hearts.some(isCourt)) return [ranks];
    if (hearts.length <= SPELLED) return [`${ranks} = ${points.join(' + ')}`];
  }
  return [...specials, `${ranks} = ${points.reduce((sum, value) => sum + value, 0)}`];
}

/** How a seat's points came about where nobody shot the moon, and how they are summed up. */
function plainLine(taken: CardSet, speaker: Speaker): { readonly text: string; readonly value: string } {
  const ten = speaker.card('TC');
  const parts = partsOf(taken, speaker);
  const sum = single(taken);
  if (parts.length === 0)
    return {
      text: has(taken, TEN_OF_CLUBS) ? `only ${ten}: nothing to double` : 'no pointed cards',
      value: '0',
    };
  if (!isDoubled(taken)) return { text: parts.join(', '), value: minus(sum) };
  const doubled = parts.length === 1 ? `, doubled by ${ten}` : `; ${minus(sum)} doubled by ${ten}`;
  return { text: parts.join(', ') + doubled, value: `${minus(sum)} × 2 = ${minus(2 * sum)}` };
}

/** How a seat's points came about in a deal in which somebody shot the moon: the hearts and the Pig count for the others. */
function moonLine({ taken, points, shooter }: DealResult, seat: number, speaker: Speaker) {
  const withTen = has(taken[shooter!]!, TEN_OF_CLUBS);
  const others = moonFor(taken[shooter!]!);
  if (seat !== shooter) {
    const { text } = plainLine(taken[seat]!, speaker);
    const own = points[seat]! - others;
    return {
      text: `${text}; ${moonTexts.by(within(speaker).seat(shooter!))}`,
      value: `${minus(own)} + ${others} = ${minus(own + others)}`,
    };
  }
  const ten = withTen ? `, doubled by ${speaker.card('TC')}` : '';
  const pig = has(taken[seat]!, PIG) ? ' and the pig' : '';
  const goat = has(taken[seat]!, GOAT) ? `; goat ${speaker.card('JD')} −100${ten}` : '';
  return {
    text: `all 13 hearts${pig}: 0; the others ${signed(others)} each${goat ? '' : ten}${goat}`,
    value: minus(points[seat]!),
  };
}

const howOf = (result: DealResult, deal: number, speaker: Speaker): SheetLines => ({
  kind: 'lines',
  title: `HOW DEAL ${deal} CAME ABOUT`,
  rows: result.taken.map(
    (taken, seat): SheetLine => ({
      name: speaker.seat(seat),
      ...(result.shooter === null ? plainLine(taken, speaker) : moonLine(result, seat, speaker)),
    }),
  ),
});

/** Why the match goes on and how, or who wins and what ended it. */
function verdictOf({ standing, phase }: View, speaker: Speaker): SheetPage['verdict'] {
  const { limit, winners, scores, deals, passing, results } = standing;
  if (winners) {
    const lowest = `${whoWins(winners, speaker)} with ${minus(Math.min(...scores))}, the lowest total.`;
    return [lowest, endOf(standing, speaker)];
  }
  const nobody = results.length === 0 ? 'No deal is finished yet' : `Nobody is above ${limit}`;
  if (phase !== 'deal') return [`${nobody}: deal ${deals} is being played.`];
  const to = passesTo(passing, deals + 1);
  const how = to === 0 ? 'without passing' : `three cards go ${PASSED[to]}`;
  return [`${nobody}: deal ${deals + 1} follows, ${how}.`, `Whoever holds ${speaker.card('2C')} leads.`];
}

/** Who went above the limit, and from where. */
function endOf({ scores, results, limit }: Standing, speaker: Speaker): string {
  const highest = Math.max(...scores);
  const seat = scores.indexOf(highest);
  const gain = results.at(-1)!.points[seat]!;
  return `It ends because ${within(speaker).seat(seat)} went above ${limit} (${minus(highest - gain)} + ${gain} = ${highest}).`;
}

export const sheet: SheetUi<Gongzhu> = {
  page({ view, status, speaker, columns }) {
    const { results, limit, passing } = view.standing;
    const parties = partiesOf(status, speaker);
    const first = firstDeal(status);
    const [latest, ...earlier] = results.map((result, at) => howOf(result, first + at, speaker)).reverse();
    return {
      ends: `over ${limit} ends it · low wins`,
      blocks: [
        ...dealTables({
          parties,
          status,
          winner: 'lowest',
          lead: [
            {
              title: 'passed',
              width: 9,
              cells: results.map((_, at) => PASSED[passesTo(passing, first + at)]!),
            },
          ],
          notes: results.map((result) => noteOf(result, speaker)),
          ...(view.phase !== 'over' && {
            left: { to: `to ${limit}`, of: (total: number) => minus(limit - total) },
          }),
          columns,
        }),
        ...(latest ? [latest] : []),
      ],
      more: earlier,
      course: { ...courseOf(parties, view.phase === 'over' ? 'lowest' : null), low: true },
      verdict: verdictOf(view, speaker),
    };
  },
};
