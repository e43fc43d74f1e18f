import { type Card, formatCard, HEARTS, suitOf } from '../../engine/card.ts';
import { type CardSet, cardsOf, has, remove } from '../../engine/card-set.ts';
import type { Speaker } from '../../engine/game.ts';
import { passesTo } from '../../engine/gongzhu/rules.ts';
import { CARD_POINTS, GOAT, moonFor, PIG, pointsOf, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import type { DealResult, Gongzhu, View } from '../../engine/gongzhu/state.ts';
import { within } from '../../engine/words.ts';
import { rankText } from '../../front/ranks.ts';
import { type Account, type AccountPosition, lowestOf, whoWins } from '../sheet/account.ts';
import { bestText } from '../sheet/words.ts';
import { accountTexts, moonTexts } from './words.ts';

export function account(position: AccountPosition<Gongzhu>): Account {
  const { view, speaker } = position;
  const { results, limit } = view.standing;
  const deals = results.map((result) => {
    const { taken, points, shooter } = result;
    return {
      title: shooter === null ? bestText(points, (a, b) => a < b, speaker) : moonTitle(result, speaker),
      note: noteOf(result, speaker),
      rows: taken.map((cards, seat) => ({
        cards: inOrder(cards).map((card) => speaker.card(formatCard(card))),
        text: shooter === null ? tookText(cards, speaker) : moonText(result, seat, speaker),
        isBest: points[seat] === Math.min(...points),
      })),
    };
  });
  return lowestOf(position, {
    deals,
    limit,
    ends: accountTexts.ends(limit),
    verdict: verdictOf(view, speaker),
  });
}

/** Sorts cards: Pig, Goat and Ten, then the hearts from the ace down. */
function inOrder(taken: CardSet): Card[] {
  const rank = (card: Card) => (suitOf(card) === HEARTS ? -CARD_POINTS[card]! * 100 - card : -1_000_000);
  return cardsOf(taken).sort((a, b) => rank(a) - rank(b));
}

const moonTitle = ({ taken, shooter }: DealResult, speaker: Speaker): string =>
  accountTexts.moon(speaker.seat(shooter!), moonFor(taken[shooter!]!));

/** Returns the points of the cards without the doubling by 10♣. */
const single = (taken: CardSet): number => pointsOf(remove(taken, TEN_OF_CLUBS));

/** Does the 10♣ double anything? */
const isDoubled = (taken: CardSet): boolean => has(taken, TEN_OF_CLUBS) && single(taken) !== 0;

/** Says a deal in a few words: the moon, else the doubling, else who had the Pig and the Goat. */
function noteOf({ taken, shooter }: DealResult, speaker: Speaker): string {
  if (shooter !== null) return accountTexts.moonNote(speaker.seat(shooter));
  const doubled = taken.flatMap((cards, seat) =>
    isDoubled(cards) ? [accountTexts.doubledNote(speaker.seat(seat), single(cards))] : [],
  );
  if (doubled.length > 0) return doubled.join('; ');
  return taken
    .flatMap((cards, seat) => {
      const [pig, goat] = [has(cards, PIG), has(cards, GOAT)];
      return pig || goat ? [accountTexts.had(speaker.seat(seat), pig, goat)] : [];
    })
    .join('; ');
}

/** The most hearts that are written out as a sum. */
const SPELLED = 4;

/** Returns the counting cards of a seat with their points: `pig Q♠ +100`, `♥3 J K = 3 + 20 + 40`. */
function partsOf(taken: CardSet, speaker: Speaker): string[] {
  const text = (card: Card) => speaker.card(formatCard(card));
  const hearts = cardsOf(taken).filter((card) => suitOf(card) === HEARTS);
  const specials = [
    ...(has(taken, PIG) ? [accountTexts.pig(text(PIG))] : []),
    ...(has(taken, GOAT) ? [accountTexts.goat(text(GOAT))] : []),
  ];
  if (hearts.length === 0) return specials;
  if (hearts.length === 1) return [...specials, `${text(hearts[0]!)} ${CARD_POINTS[hearts[0]!]}`];
  const points = hearts.map((card) => CARD_POINTS[card]!);
  const ranks = accountTexts.hearts(
    speaker.suit('H'),
    hearts.map((card) => rankText(formatCard(card)[0]!)),
  );
  if (specials.length === 0 && !isDoubled(taken)) {
    if (points.every((value) => value <= 10)) return [ranks];
    if (hearts.length <= SPELLED) return [`${ranks} = ${points.join(' + ')}`];
  }
  return [...specials, `${ranks} = ${points.reduce((sum, value) => sum + value, 0)}`];
}

/** Explains a seat's points in a deal without a moon. */
function tookText(taken: CardSet, speaker: Speaker): string {
  const parts = partsOf(taken, speaker);
  const ten = speaker.card('TC');
  if (parts.length === 0) return has(taken, TEN_OF_CLUBS) ? accountTexts.only(ten) : accountTexts.nothing;
  return (
    parts.join(', ') + (isDoubled(taken) ? accountTexts.doubled(ten, single(taken), parts.length > 1) : '')
  );
}

/** Explains a seat's points in a deal with a moon: hearts and Pig count for the others. */
function moonText({ taken, points, shooter }: DealResult, seat: number, speaker: Speaker): string {
  const others = moonFor(taken[shooter!]!);
  if (seat !== shooter) {
    const by = moonTexts.by(within(speaker).seat(shooter!));
    return accountTexts.ofMoon(tookText(taken[seat]!, speaker), by, points[seat]! - others, others);
  }
  const ten = has(taken[seat]!, TEN_OF_CLUBS) ? speaker.card('TC') : null;
  return accountTexts.shot(has(taken[seat]!, PIG), has(taken[seat]!, GOAT) ? speaker.card('JD') : null, ten);
}

/** Says why the match goes on and how, or who wins and what ended it. */
function verdictOf({ standing, phase }: View, speaker: Speaker): Account['verdict'] {
  const { limit, winners, scores, deals, passing, results } = standing;
  if (winners) {
    const highest = Math.max(...scores);
    const seat = scores.indexOf(highest);
    const gain = results.at(-1)!.points[seat]!;
    return [
      accountTexts.wins(whoWins(winners, speaker), Math.min(...scores)),
      accountTexts.end(within(speaker).seat(seat), limit, highest, gain),
    ];
  }
  const nobody = accountTexts.nobody(limit, results.length === 0);
  if (phase !== 'deal') return [accountTexts.playing(nobody, deals)];
  return [
    accountTexts.follows(nobody, deals + 1, passesTo(passing, deals + 1)),
    accountTexts.leads(speaker.card('2C')),
  ];
}
