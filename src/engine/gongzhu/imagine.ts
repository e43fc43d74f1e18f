import type { Card } from '../card.ts';
import {
  bitCount,
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  has,
  minus,
  nth,
  remove,
  setOf,
  size,
  union,
} from '../card-set.ts';
import { dealOut, type Places } from '../deal-out.ts';
import type { BySeat } from '../game.ts';
import type { Random } from '../random.ts';
import { couldHold, playedBy } from './knowledge.ts';
import { PASS_SIZE } from './rules.ts';
import { receiverOf, type State, type View } from './state.ts';

/**
 * Imagines a state that the viewer cannot rule out: deals unseen cards at random where they may be, and draws unseen gifts from the hands.
 */
export function imagine(view: View, random: Random): State {
  const { standing, viewer } = view;
  if (view.phase === 'deal' || view.phase === 'over') return { phase: view.phase, standing };
  if (viewer === 'table') throw new RangeError('a spectator knows no hand to imagine the others from');

  const { to } = view.deal;
  const seen = view.phase === 'play' ? playedBy(view) : [EMPTY, EMPTY, EMPTY, EMPTY];
  const own = view.deal.hands[viewer]!;
  const may = couldHold(view);
  const unseen = minus(FULL, view.phase === 'play' ? union(own, view.played) : own);
  const room = seen.map((cards, seat) => (seat === viewer ? 0 : 13 - size(cards)));
  const dealt = dealHands(cardsOf(unseen), may, room, random);
  const hands = dealt.map((cards, seat) => (seat === viewer ? own : union(cards, seen[seat]!)));

  // A gift is drawn from the hand that has its cards now: the giver's while passing, then the receiver's.
  const gifts = view.deal.gifts.map((gift, giver) => {
    if (gift !== null || to === 0) return gift;
    if (view.phase === 'play') return draw(hands[receiverOf(view.deal, giver)]!, random);
    return view.waiting.includes(giver) ? null : draw(hands[giver]!, random);
  });

  const deal = { to, hands, gifts };
  if (view.phase === 'pass') return { phase: 'pass', standing, deal, waiting: view.waiting };
  const { turn, trick, past, played, taken, may: shown } = view;
  return { phase: 'play', standing, deal, turn, trick, past, played, taken, may: shown };
}

function draw(hand: CardSet, random: Random): CardSet {
  let rest = hand;
  for (let n = 0; n < PASS_SIZE; n++) rest = remove(rest, nth(rest, random.below(size(rest))));
  return minus(hand, rest);
}

/**
 * Deals cards to seats that may hold them, each as many as it has room for. Cards with the fewest possible seats come first: cards that
 * anybody may hold would fill the room for them, and deals would not be equally likely.
 */
function dealHands(
  cards: readonly Card[],
  may: BySeat<CardSet>,
  room: BySeat<number>,
  random: Random,
): BySeat<CardSet> {
  const hidden = cards
    .map((card) => ({ card, places: seatsThatMayHold(may, card) }))
    .sort((a, b) => bitCount(a.places) - bitCount(b.places));
  const seats = dealOut(
    hidden.map(({ places }) => places),
    room,
    random,
  );
  const hands: Card[][] = room.map(() => []);
  hidden.forEach(({ card }, place) => {
    hands[seats[place]!]!.push(card);
  });
  return hands.map(setOf);
}

function seatsThatMayHold(may: BySeat<CardSet>, card: Card): Places {
  let seats = 0;
  for (let seat = 0; seat < may.length; seat++) if (has(may[seat]!, card)) seats |= 1 << seat;
  return seats;
}
