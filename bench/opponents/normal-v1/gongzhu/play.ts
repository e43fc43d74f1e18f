import { type Card, CLUBS, DIAMONDS, HEARTS, rankOf, SPADES, suitOf } from '../../../../src/engine/card.ts';
import { bitCount, type CardSet, cardsOf, has, ranksOf, size } from '../../../../src/engine/card-set.ts';
import type { BySeat, Seat } from '../../../../src/engine/game.ts';
import { power } from '../../../../src/engine/gongzhu/rules.ts';
import { CARD_POINTS, GOAT, PIG, pointsOf, TEN_OF_CLUBS } from '../../../../src/engine/gongzhu/score.ts';
import { higherOut, type Reading } from './reading.ts';

/** The weights, in points: set by judgement, then checked in matches. */
const WEIGHTS = {
  /** Being on lead: a small burden. */
  lead: 2,
  /** The likely cost of the 10♣ for its winner, beyond the points already won. */
  doubling: 45,
  /** Fewest hearts of the only seat with hearts that suggest a moon. */
  moonHearts: 7,
  /** Worth of winning a heart from such a seat. */
  stopper: 70,
  /** Share of another player's loss that counts as a gain: a third, since there are three to compare with. */
  theirs: 1 / 3,
} as const;

/** The legal card with the most worth; of equal ones the lowest in canonical order. */
export function chooseCard(reading: Reading, taken: BySeat<CardSet>, legal: CardSet): Card {
  const shooter = soleTaker(taken);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const card of cardsOf(legal)) {
    const worth = worthOf(reading, taken[reading.me]!, shooter, card);
    if (worth > most) {
      most = worth;
      best = card;
    }
  }
  return best;
}

/** The seat that may be shooting the moon, having enough hearts and all of them; else null. */
function soleTaker(taken: BySeat<CardSet>): Seat | null {
  const takers = [0, 1, 2, 3].filter((seat) => ranksOf(taken[seat]!, HEARTS) !== 0);
  const sole = takers.length === 1 ? takers[0]! : null;
  return sole !== null && bitCount(ranksOf(taken[sole]!, HEARTS)) >= WEIGHTS.moonHearts ? sole : null;
}

/** Worth of playing a card, in points for this seat: the trick, and being rid of the card. */
function worthOf(reading: Reading, own: CardSet, shooter: Seat | null, card: Card): number {
  const { win, added } = forecast(reading, card);
  const pile = reading.pile + CARD_POINTS[card]! + added;
  const tenInPile = reading.tenInPile || card === TEN_OF_CLUBS;
  let cost = WEIGHTS.lead + (has(own, TEN_OF_CLUBS) ? 2 * pile : pile);
  // Doubling a sum below zero is a gain.
  if (tenInPile) cost += pointsOf(own) + pile + WEIGHTS.doubling;
  if (shooter !== null && (reading.heartsOnTable || suitOf(card) === HEARTS)) {
    cost -= shooter === reading.me ? 2 * Math.max(0, pile) : WEIGHTS.stopper;
  }
  const gift = WEIGHTS.theirs * (pile + (tenInPile ? WEIGHTS.doubling : 0));
  return (1 - win) * gift - win * cost + liability(reading, card);
}

/** Worth of being rid of a card for the remaining deal; below zero for a card worth keeping. */
function liability({ hand, unseen }: Reading, card: Card): number {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const held = ranksOf(hand, suit);
  const lower = bitCount(held & ((1 << rank) - 1));
  const high = rank / 2;
  switch (suit) {
    case SPADES: {
      const guards = bitCount(held & ((1 << rankOf(PIG)) - 1));
      if (card === PIG) return 60 - 8 * Math.min(guards, 4);
      if (rank > rankOf(PIG) && has(unseen, PIG)) return 34 - 6 * Math.min(guards, 4);
      return has(hand, PIG) ? -4 : high;
    }
    case HEARTS:
      return Math.max(0, CARD_POINTS[card]! / 2 + rank - 2 * lower);
    case DIAMONDS:
      if (card === GOAT) return -15 - (higherOut(unseen, card) === 0 ? 60 : 0);
      if (rank > rankOf(GOAT) && has(unseen, GOAT)) return -25;
      if (rank > rankOf(GOAT) && has(hand, GOAT)) return -12;
      return high;
    case CLUBS:
      if (card === TEN_OF_CLUBS) return 30;
      return high + (rank > rankOf(TEN_OF_CLUBS) && has(unseen, TEN_OF_CLUBS) ? 8 : 0);
    default:
      return 0;
  }
}

/** The likely result of a trick when a card is played to it: its chance to win, and the points that later players add. */
interface Forecast {
  readonly win: number;
  readonly added: number;
}

/** Opponents take some care: a seat that could beat a card or stay under it tends to stay under. */
const CARELESS = 0.85;

function forecast(reading: Reading, card: Card): Forecast {
  const suit = suitOf(reading.led ?? card);
  const beaten = reading.winning !== null && power(card, reading.led!) < power(reading.winning, reading.led!);
  const unseen = size(reading.unseen);
  let win = beaten ? 0 : 1;
  let added = 0;
  for (const { cards, may } of reading.behind) {
    const followers = bitCount(ranksOf(may, suit));
    const follows = 1 - (1 - cards / unseen) ** followers;
    if (followers > 0 && !beaten) win *= 1 - (CARELESS * follows * higherOut(may, card)) / followers;
    added += follows * meanOf(may, suit, true);
    if (!reading.firstTrick) added += (1 - follows) * meanOf(may, suit, false);
  }
  return { win, added };
}

/** The mean points of the cards of a suit, or of the cards of other suits, where bad ones are thrown first. */
function meanOf(cards: CardSet, suit: number, inSuit: boolean): number {
  let sum = 0;
  let n = 0;
  for (const card of cardsOf(cards)) {
    if ((suitOf(card) === suit) !== inSuit) continue;
    const points = CARD_POINTS[card]!;
    sum += inSuit ? points : Math.max(0, 2 * points);
    n++;
  }
  return n === 0 ? 0 : sum / n;
}
