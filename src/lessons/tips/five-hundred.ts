import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import {
  ACE,
  both,
  type Cards,
  cardOf,
  cardsOf,
  has,
  isEmpty,
  JOKER,
  NONE,
  RANKS,
  rankOf,
  SUIT_NUMBERS,
  size,
  suitOf,
} from '../../engine/five-hundred/cards.ts';
import { type FiveHundred, teamOf } from '../../engine/five-hundred/state.ts';
import { playersIn, winningPlay } from '../../engine/five-hundred/trick.ts';
import { leftBower, rightBower, sameColour, suitCards } from '../../engine/five-hundred/trumps.ts';
import { unseenBy } from '../../engine/five-hundred/view.ts';
import { tipsFor } from './tip.ts';

const TEN = RANKS.indexOf('T');

const trumpsIn = (cards: Cards, trump: number): Cards => both(cards, suitCards(trump, trump));

/** The bowers are no aces, so an ace of another suit is never a trump. */
const hasPlainAce = (hand: Cards, trump: number): boolean =>
  SUIT_NUMBERS.some((suit) => suit !== trump && has(hand, cardOf(suit, ACE)));

/** Five trumps or more, three of the four highest, and an ace beside them: six tricks and more. */
const isStrong = (hand: Cards, trump: number): boolean =>
  size(trumpsIn(hand, trump)) >= 5 &&
  [JOKER, rightBower(trump), leftBower(trump), cardOf(trump, ACE)].filter((card) => has(hand, card)).length >=
    3 &&
  hasPlainAce(hand, trump);

export const fiveHundredTips = tipsFor<FiveHundred>([
  {
    id: '500/bid',
    say: 'Count sure tricks, add one or two for partner and widow, and bid that.',
    when: (view, seat) =>
      view.phase === 'bid' && SUIT_NUMBERS.some((suit) => isStrong(view.hands[seat] ?? NONE, suit)),
  },
  {
    id: '500/bury',
    say: 'Bury a short suit whole: then you can trump it.',
    when(view, seat) {
      if (view.phase !== 'bury' || view.contract.trump === NO_TRUMP) return false;
      const { trump } = view.contract;
      return SUIT_NUMBERS.some((suit) => {
        const cards = cardsOf(both(view.hands[seat] ?? NONE, suitCards(suit, trump)));
        const small = cards.every((card) => rankOf(card) < TEN);
        return suit !== trump && cards.length >= 1 && cards.length <= 2 && small;
      });
    },
  },
  {
    id: '500/left-bower',
    say: 'That jack is a trump now, and does not follow its old suit.',
    when(view, seat) {
      if (view.phase !== 'play' || view.contract.trump === NO_TRUMP) return false;
      const { trump } = view.contract;
      const led = view.trick.plays[0]?.card;
      const bower = leftBower(trump);
      return (
        led !== undefined &&
        led !== bower &&
        suitOf(led) === sameColour(trump) &&
        has(view.hands[seat] ?? NONE, bower)
      );
    },
  },
  {
    id: '500/draw',
    say: 'Trumps are still out: drawing them keeps your aces safe.',
    when(view, seat) {
      if (view.phase !== 'play' || view.contract.seat !== seat || view.trick.plays.length > 0) return false;
      const { trump } = view.contract;
      const hand = view.hands[seat] ?? NONE;
      return (
        trump !== NO_TRUMP &&
        !isEmpty(trumpsIn(unseenBy(view, seat), trump)) &&
        size(trumpsIn(hand, trump)) >= 2 &&
        hasPlainAce(hand, trump)
      );
    },
  },
  {
    id: '500/partner',
    say: 'Your partner has this one: keep your high cards.',
    when(view, seat) {
      if (view.phase !== 'play' || view.contract.trump === NO_TRUMP) return false;
      const { trick, contract } = view;
      const isLast = trick.plays.length === playersIn(view) - 1;
      return isLast && teamOf(winningPlay(trick, contract.trump)!.seat) === teamOf(seat);
    },
  },
]);
