import { tipsFor } from './tip.ts';

interface Play {
  readonly seat: number;
  readonly card: string;
}

interface Seen {
  readonly seat: number;
  readonly phase: string;
  readonly hand: readonly string[];
  readonly cardsLeft: readonly number[];
  readonly auction: readonly object[];
  readonly contract?: string;
  readonly contractor?: number;
  readonly trump?: string | null;
  readonly out?: readonly number[];
  readonly buried?: readonly string[];
  readonly trick?: { readonly plays: readonly Play[] };
  readonly tricks?: readonly { readonly plays: readonly Play[] }[];
}

const SUITS = ['S', 'C', 'D', 'H'] as const;
const FELLOW: { readonly [suit: string]: string } = { S: 'C', C: 'S', D: 'H', H: 'D' };

/** A card's rank is all but its last letter: there are elevens among six. */
const suitOf = (card: string): string => (card === 'JK' ? '' : card.at(-1)!);
const leftBower = (trump: string): string => `J${FELLOW[trump]}`;
const isTrump = (card: string, trump: string): boolean =>
  card === 'JK' || suitOf(card) === trump || card === leftBower(trump);
const trumpsIn = (cards: readonly string[], trump: string): string[] =>
  cards.filter((card) => isTrump(card, trump));
const plain = (cards: readonly string[], suit: string, trump: string): string[] =>
  cards.filter((card) => suitOf(card) === suit && !isTrump(card, trump));
const cardsOf = (tricks: readonly { readonly plays: readonly Play[] }[]): string[] =>
  tricks.flatMap(({ plays }) => plays.map(({ card }) => card));

/** Five trumps or more, three of the four highest, and an ace beside them: six tricks and more. */
const isStrong = (hand: readonly string[], trump: string): boolean =>
  trumpsIn(hand, trump).length >= 5 &&
  ['JK', `J${trump}`, leftBower(trump), `A${trump}`].filter((card) => hand.includes(card)).length >= 3 &&
  hand.some((card) => card.startsWith('A') && suitOf(card) !== trump);

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', '11', '12', '13', 'J', 'Q', 'K', 'A'];

/** How a card counts in a trick, from what was led; below 0: it cannot win. */
function strength(card: string, led: string, trump: string): number {
  if (card === 'JK') return 300;
  if (card === `J${trump}`) return 200;
  if (card === leftBower(trump)) return 150;
  const rank = RANKS.indexOf(card.slice(0, -1));
  return suitOf(card) === trump ? 100 + rank : suitOf(card) === led ? rank : -1;
}

const isToPlay = ({ phase }: Seen): boolean => phase === 'play';

export const fiveHundredTips = tipsFor<Seen>([
  {
    id: '500/bid',
    say: 'Count sure tricks, add one or two for your partner, and bid that.',
    when: ({ phase, hand }) => phase === 'bid' && SUITS.some((suit) => isStrong(hand, suit)),
  },
  {
    id: '500/bury',
    say: 'Bury a short suit whole: then you can trump it.',
    when({ phase, hand, trump }) {
      if (phase !== 'bury' || !trump) return false;
      return SUITS.some((suit) => {
        const cards = plain(hand, suit, trump);
        return suit !== trump && cards.length >= 1 && cards.length <= 2 && cards.every(isSmall);
      });
    },
  },
  {
    id: '500/left-bower',
    say: 'That jack is a trump now, and does not follow its old suit.',
    when(seen) {
      const led = seen.trick?.plays[0]?.card;
      if (!isToPlay(seen) || !seen.trump || led === undefined) return false;
      const bower = leftBower(seen.trump);
      return seen.hand.includes(bower) && suitOf(led) === FELLOW[seen.trump] && led !== bower;
    },
  },
  {
    id: '500/draw',
    say: 'Trumps are still out: drawing them keeps your aces safe.',
    when(seen) {
      const { seat, contractor, trump, hand, buried = [], trick, tricks = [] } = seen;
      if (!isToPlay(seen) || !trump || contractor !== seat || trick?.plays.length !== 0) return false;
      const known = trumpsIn([...hand, ...buried, ...cardsOf(tricks)], trump).length;
      const all = seen.cardsLeft.length === 4 ? 13 : trump === 'D' || trump === 'H' ? 18 : 17;
      const hasAce = hand.some((card) => card.startsWith('A') && !isTrump(card, trump));
      return all > known && hasAce && trumpsIn(hand, trump).length >= 2;
    },
  },
  {
    id: '500/partner',
    say: 'Your partner has this one: keep your high cards.',
    when(seen) {
      const { seat, trump, trick, out = [], cardsLeft } = seen;
      const plays = trick?.plays ?? [];
      if (!isToPlay(seen) || !trump || plays.length !== cardsLeft.length - out.length - 1) return false;
      const { card } = plays[0]!;
      const led = isTrump(card, trump) ? trump : suitOf(card);
      const strengths = plays.map((play) => strength(play.card, led, trump));
      const winner = plays[strengths.indexOf(Math.max(...strengths))]!.seat;
      return winner % 2 === seat % 2;
    },
  },
]);

function isSmall(card: string): boolean {
  return RANKS.indexOf(card.slice(0, -1)) < RANKS.indexOf('T');
}
