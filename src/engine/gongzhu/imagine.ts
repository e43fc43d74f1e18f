import type { Card } from '../card.ts';
import {
  add,
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  has,
  minus,
  nth,
  remove,
  size,
  union,
} from '../card-set.ts';
import type { BySeat } from '../game.ts';
import type { Random } from '../random.ts';
import { couldHold, playedBy } from './knowledge.ts';
import { PASS_SIZE } from './rules.ts';
import { receiverOf, type State, type View } from './state.ts';

/** A state that the viewer cannot rule out: unseen cards dealt at random where they may be, unseen gifts drawn from them. */
export function imagine(view: View, random: Random): State {
  const { match, viewer } = view;
  if (view.phase === 'deal' || view.phase === 'over') return { phase: view.phase, match };
  if (viewer === 'table') throw new RangeError('a spectator knows no hand to imagine the others from');

  const { to } = view.deal;
  const seen = view.phase === 'play' ? playedBy(view) : [EMPTY, EMPTY, EMPTY, EMPTY];
  const own = view.deal.hands[viewer]!;
  const may = couldHold(view);
  const unseen = minus(FULL, view.phase === 'play' ? union(own, view.played) : own);
  const room = seen.map((cards, seat) => (seat === viewer ? 0 : 13 - size(cards)));
  const dealt = dealOut(cardsOf(unseen), may, room, random);
  const hands = dealt.map((cards, seat) => (seat === viewer ? own : union(cards, seen[seat]!)));

  // A gift is drawn from the hand where it is now: the giver's while passing, then its receiver's.
  const gifts = view.deal.gifts.map((gift, giver) => {
    if (gift !== null || to === 0) return gift;
    if (view.phase === 'play') return draw(hands[receiverOf(view.deal, giver)]!, random);
    return view.waiting.includes(giver) ? null : draw(hands[giver]!, random);
  });

  const deal = { to, hands, gifts };
  if (view.phase === 'pass') return { phase: 'pass', match, deal, waiting: view.waiting };
  const { turn, trick, past, played, taken } = view;
  return { phase: 'play', match, deal, turn, trick, past, played, taken };
}

function draw(hand: CardSet, random: Random): CardSet {
  let rest = hand;
  for (let n = 0; n < PASS_SIZE; n++) rest = remove(rest, nth(rest, random.below(size(rest))));
  return minus(hand, rest);
}

/**
 * Deals cards to seats that may hold them, each seat as many as it has room for. Every deal that is possible can come out, and
 * without restrictions all are equally likely. Never gets stuck: by Hall's theorem the rest can be dealt as long as no group of
 * seats is owed more cards, that only it may hold, than it has room for.
 */
export function dealOut(
  cards: readonly Card[],
  may: BySeat<CardSet>,
  room: BySeat<number>,
  random: Random,
): CardSet[] {
  const takers = cards.map((card) =>
    may.reduce((group, set, seat) => group | (has(set, card) ? 1 << seat : 0), 0),
  );
  const left = [...room];
  /** By group of seats (a bit a seat): its room, less the cards that only its members may hold. */
  const slack = GROUPS.map(
    (group) =>
      left.reduce((sum, n, seat) => sum + ((group >> seat) & 1 ? n : 0), 0) -
      takers.filter((these) => (these & ~group) === 0).length,
  );
  const hands = may.map(() => EMPTY);
  cards.forEach((card, place) => {
    const group = takers[place]!;
    // A seat outside a group's own cards may not take the last place which that group needs.
    const fits = (seat: number): boolean =>
      ((group >> seat) & 1) === 1 &&
      left[seat]! > 0 &&
      GROUPS.every((g) => ((g >> seat) & 1) === 0 || (group & ~g) === 0 || slack[g]! > 0);
    const weights = left.map((n, seat) => (fits(seat) ? n : 0));
    let ticket = random.below(weights.reduce((a, b) => a + b));
    const seat = weights.findIndex((weight) => {
      ticket -= weight;
      return ticket < 0;
    });
    hands[seat] = add(hands[seat]!, card);
    left[seat]!--;
    for (const g of GROUPS) {
      if ((g >> seat) & 1) slack[g]!--;
      if ((group & ~g) === 0) slack[g]!++;
    }
  });
  return hands;
}

const GROUPS = Array.from({ length: 16 }, (_, group) => group);
