import { RANKS } from '../../engine/card.ts';
import { tipsFor } from './tip.ts';

interface Trick {
  readonly cards: readonly string[];
}

interface Seen {
  readonly seat: number;
  readonly phase: string;
  readonly hand: readonly string[];
  readonly trick: Trick | null;
  readonly tricks: readonly Trick[];
  readonly taken: readonly (readonly string[])[] | null;
}

const ORDER: readonly string[] = RANKS;
const rank = (card: string): number => ORDER.indexOf(card[0]!);
const ofSuit = (cards: readonly string[], suit: string): string[] => cards.filter((card) => card[1] === suit);
const below = (cards: readonly string[], limit: string): string[] =>
  cards.filter((card) => rank(card) < rank(limit));
const playing = ({ phase, tricks }: Seen): boolean => phase === 'play' && tricks.length > 0;
const ledIn = ({ trick }: Seen): string | undefined => trick?.cards[0]?.[1];
const wasPlayed = ({ trick, tricks }: Seen, card: string): boolean =>
  [...tricks, ...(trick ? [trick] : [])].some(({ cards }) => cards.includes(card));

/** Cards of the suit led in the hand, if all of them lose to what is ahead. */
function losers(seen: Seen): string[] {
  const led = ledIn(seen);
  if (led === undefined) return [];
  const own = ofSuit(seen.hand, led);
  const ahead = Math.max(...ofSuit(seen.trick!.cards, led).map(rank));
  return own.every((card) => rank(card) < ahead) ? own : [];
}

export const gongzhuTips = tipsFor<Seen>([
  {
    id: 'gongzhu/pass-spades',
    say: 'Few low spades cannot guard a high one. Pass {QS}, {KS} or {AS}.',
    when: ({ phase, hand }) =>
      phase === 'pass' &&
      ['QS', 'KS', 'AS'].some((card) => hand.includes(card)) &&
      below(ofSuit(hand, 'S'), 'QS').length < 4,
  },
  {
    id: 'gongzhu/moon',
    say: 'One heart of your own stops the moon.',
    when(seen) {
      const hearts = (seen.taken ?? []).map((cards) => ofSuit(cards, 'H').length);
      const most = Math.max(...hearts);
      const shooter = hearts.indexOf(most);
      return (
        playing(seen) &&
        most >= 8 &&
        shooter !== seen.seat &&
        hearts.every((count, seat) => seat === shooter || count === 0)
      );
    },
  },
  {
    id: 'gongzhu/doubler',
    say: '{TC} doubles the goat as well: minus 200 if you catch it.',
    when: (seen) =>
      playing(seen) &&
      seen.taken![seen.seat]!.includes('TC') &&
      !seen.taken!.some((cards) => cards.includes('JD')),
  },
  {
    id: 'gongzhu/hunt',
    say: 'A low spade now may drive the pig out, and not to you.',
    when(seen) {
      const spades = ofSuit(seen.hand, 'S');
      return (
        playing(seen) &&
        ledIn(seen) === undefined &&
        !wasPlayed(seen, 'QS') &&
        spades.length > 0 &&
        spades.every((card) => rank(card) <= rank('JS'))
      );
    },
  },
  {
    id: 'gongzhu/void',
    say: 'You cannot follow: a good moment to give away what hurts.',
    when(seen) {
      const led = ledIn(seen);
      const { hand } = seen;
      return (
        playing(seen) &&
        led !== undefined &&
        ofSuit(hand, led).length === 0 &&
        (hand.includes('QS') || ofSuit(hand, 'H').some((card) => rank(card) >= rank('TH')))
      );
    },
  },
  {
    id: 'gongzhu/loses',
    say: 'You lose this trick anyway: play the highest card that still loses.',
    when: (seen) => playing(seen) && losers(seen).length > 1 && !losers(seen).includes('JD'),
  },
]);
