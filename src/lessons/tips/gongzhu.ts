import { card, HEARTS, rankOf, SPADES, suitOf } from '../../engine/card.ts';
import { bitCount, type CardSet, EMPTY, has, highestBit, ranksOf } from '../../engine/card-set.ts';
import { GOAT, PIG, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import { type Gongzhu, heldBy, type PlayPhase, type View } from '../../engine/gongzhu/state.ts';
import { ledCard } from '../../engine/trick.ts';
import { tipsFor } from './tip.ts';

type PlayView = View & PlayPhase<CardSet | null>;

/** Are cards in play, with at least one trick won? */
const isPlaying = (view: View): view is PlayView => view.phase === 'play' && view.past !== null;

/** The suit led to the trick, or null before the lead. */
function ledSuit({ trick }: PlayView): number | null {
  const led = ledCard(trick);
  return led === null ? null : suitOf(led);
}

const heldIn = (view: PlayView, seat: number, suit: number): number =>
  ranksOf(heldBy(view, seat) ?? EMPTY, suit);

/** Ranks up to the jack, and those from the ten on, as bits. */
const UP_TO_JACK = (1 << (rankOf(card('JS')) + 1)) - 1;
const FROM_TEN = -1 << rankOf(card('TH'));

export const gongzhuTips = tipsFor<Gongzhu>([
  {
    id: 'gongzhu/pass-spades',
    say: 'Few low spades cannot guard a high one. Pass {QS}, {KS} or {AS}.',
    when(view, seat) {
      if (view.phase !== 'pass') return false;
      const spades = ranksOf(view.deal.hands[seat] ?? EMPTY, SPADES);
      return (spades & ~UP_TO_JACK) !== 0 && bitCount(spades & UP_TO_JACK) < 4;
    },
  },
  {
    id: 'gongzhu/moon',
    say: 'One heart of your own stops the moon.',
    when(view, seat) {
      if (!isPlaying(view)) return false;
      const hearts = view.taken.map((cards) => bitCount(ranksOf(cards, HEARTS)));
      const shooter = hearts.findIndex((count) => count >= 8);
      return shooter >= 0 && shooter !== seat && hearts.filter((count) => count > 0).length === 1;
    },
  },
  {
    id: 'gongzhu/doubler',
    say: '{TC} doubles the goat as well: minus 200 if you catch it.',
    when: (view, seat) =>
      isPlaying(view) &&
      has(view.taken[seat]!, TEN_OF_CLUBS) &&
      !view.taken.some((cards) => has(cards, GOAT)),
  },
  {
    id: 'gongzhu/hunt',
    say: 'A low spade now may drive the Pig out, and not to you.',
    when(view, seat) {
      if (!isPlaying(view) || ledSuit(view) !== null || has(view.played, PIG)) return false;
      const spades = heldIn(view, seat, SPADES);
      return spades !== 0 && (spades & ~UP_TO_JACK) === 0;
    },
  },
  {
    id: 'gongzhu/void',
    say: 'You cannot follow: a good moment to give away what hurts.',
    when(view, seat) {
      if (!isPlaying(view)) return false;
      const led = ledSuit(view);
      const hurts = has(heldBy(view, seat) ?? EMPTY, PIG) || (heldIn(view, seat, HEARTS) & FROM_TEN) !== 0;
      return led !== null && heldIn(view, seat, led) === 0 && hurts;
    },
  },
  {
    id: 'gongzhu/loses',
    say: 'You lose this trick anyway: play the highest card that still loses.',
    when(view, seat) {
      if (!isPlaying(view)) return false;
      const led = ledSuit(view);
      if (led === null) return false;
      const own = heldIn(view, seat, led);
      const ahead = Math.max(
        ...view.trick.cards.map((played) =>
          played !== null && suitOf(played) === led ? rankOf(played) : -1,
        ),
      );
      const canCatchGoat = has(heldBy(view, seat) ?? EMPTY, GOAT) && led === suitOf(GOAT);
      // The 10♣ or the Pig is the first card to play under, before the highest one.
      const hasWorse = [TEN_OF_CLUBS, PIG].some(
        (card) => suitOf(card) === led && ((own >> rankOf(card)) & 1) === 1,
      );
      return bitCount(own) > 1 && highestBit(own) < ahead && !canCatchGoat && !hasWorse;
    },
  },
]);
