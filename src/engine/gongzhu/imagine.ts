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
import type { BySeat, Seat } from '../game.ts';
import type { Random } from '../random.ts';
import { couldHold, playedBy } from './knowledge.ts';
import { PASS_SIZE } from './rules.ts';
import { receiverOf, type State, type View } from './state.ts';

/** A state that the viewer cannot rule out: unseen cards dealt at random where they may be, unseen gifts drawn from them. */
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
  const dealt = dealOut(cardsOf(unseen), may, room, random);
  const hands = dealt.map((cards, seat) => (seat === viewer ? own : union(cards, seen[seat]!)));

  // A gift is drawn from the hand where it is now: the giver's while passing, then its receiver's.
  const gifts = view.deal.gifts.map((gift, giver) => {
    if (gift !== null || to === 0) return gift;
    if (view.phase === 'play') return draw(hands[receiverOf(view.deal, giver)]!, random);
    return view.waiting.includes(giver) ? null : draw(hands[giver]!, random);
  });

  const deal = { to, hands, gifts };
  if (view.phase === 'pass') return { phase: 'pass', standing, deal, waiting: view.waiting };
  const { turn, trick, past, played, taken } = view;
  return { phase: 'play', standing, deal, turn, trick, past, played, taken };
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
  const open = room.reduce((group, n, seat) => (n > 0 ? group | (1 << seat) : group), 0);
  const takers = cards.map((card) => groupThatMayHold(may, card) & open);
  const groups = GROUPS.filter((group) => isWithin(group, open));
  const left = [...room];
  /** By group: its room, less the cards that only its members may hold. */
  const slack = GROUPS.map((group) => roomOf(group, left));
  for (const only of takers) for (const group of groups) if (isWithin(only, group)) slack[group]!--;
  const hands = may.map(() => EMPTY);
  cards.forEach((card, place) => {
    const seat = drawSeat(takers[place]!, left, slack, groups, random);
    hands[seat] = add(hands[seat]!, card);
    left[seat]!--;
    for (const group of groups) {
      if (hasSeat(group, seat)) slack[group]!--;
      if (isWithin(takers[place]!, group)) slack[group]!++;
    }
  });
  return hands;
}

/** A seat for a card that `takers` may hold, each with a chance that goes with the room it has left. */
function drawSeat(
  takers: Group,
  left: BySeat<number>,
  slack: readonly number[],
  groups: readonly Group[],
  random: Random,
): Seat {
  // A group without slack needs its room for the cards that only it may hold.
  let barred = 0;
  for (const group of groups) if (slack[group] === 0 && !isWithin(takers, group)) barred |= group;
  const chances = left.map((room, seat) => (hasSeat(takers & ~barred, seat) ? room : 0));
  let ticket = random.below(chances.reduce((sum, chance) => sum + chance, 0));
  return chances.findIndex((chance) => {
    ticket -= chance;
    return ticket < 0;
  });
}

/** Some of the seats, a bit each. */
type Group = number;
const GROUPS: readonly Group[] = Array.from({ length: 16 }, (_, group) => group);
const hasSeat = (group: Group, seat: Seat): boolean => ((group >> seat) & 1) === 1;
const isWithin = (part: Group, group: Group): boolean => (part & ~group) === 0;
const roomOf = (group: Group, room: BySeat<number>): number =>
  room.reduce((sum, n, seat) => sum + (hasSeat(group, seat) ? n : 0), 0);

function groupThatMayHold(may: BySeat<CardSet>, card: Card): Group {
  let group = 0;
  for (let seat = 0; seat < may.length; seat++) if (has(may[seat]!, card)) group |= 1 << seat;
  return group;
}
