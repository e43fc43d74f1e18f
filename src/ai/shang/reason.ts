import { type Card, formatCard, rankOf, SUITS, suitOf } from '../../engine/card.ts';
import { bitCount, type CardSet, minus, ranksOf } from '../../engine/card-set.ts';
import type { Seat, Speaker } from '../../engine/game.ts';
import { inOrder, ratedRank } from '../../engine/shang/combination.ts';
import type { View } from '../../engine/shang/state.ts';
import { count, verb } from '../../engine/words.ts';
import { type ByRank, byRank, RANKS, suitCount } from './by-rank.ts';
import { type Candidate, highest } from './candidates.ts';

type Cards = readonly string[];

/** Why the bot moves as it does. `split`: what the play breaks up, a straight, a flush or the cards of a rank; empty for nothing. */
export type Reason =
  /** These are the last cards. */
  | { readonly because: 'goes-out'; readonly cards: Cards }
  /** Nobody can hold better, and of the rest at most one play can be beaten. */
  | { readonly because: 'runs-the-table'; readonly cards: Cards }
  /** Nothing in hand beats the table. */
  | { readonly because: 'cannot-beat'; readonly cards: Cards; readonly seat: Seat }
  /** Checks although able to beat the table, best with these cards. */
  | { readonly because: 'saves'; readonly cards: Cards; readonly split: Cards; readonly unbeatable: boolean }
  /** A seat is nearly out, and what would be best otherwise lets it go more easily; `instead` is empty for a check. */
  | {
      readonly because: 'blocks';
      readonly cards: Cards;
      readonly seat: Seat;
      readonly cardsLeft: number;
      readonly instead: Cards;
    }
  /** No unseen play beats it. */
  | { readonly because: 'takes-control'; readonly cards: Cards }
  /** On a fresh table; `lower`: the lowest rank held so many times, if that is lower. */
  | { readonly because: 'leads'; readonly cards: Cards; readonly split: Cards; readonly lower: Cards }
  /** Beats `top`; `lower`: the lowest play that does, if it is another. */
  | {
      readonly because: 'beats';
      readonly cards: Cards;
      readonly split: Cards;
      readonly lower: Cards;
      readonly top: Cards;
    };

const TIMES = ['', 'once', 'twice', 'three times'];

export function reasonText(reason: Reason, speaker: Speaker): string {
  const named = (texts: Cards): string => texts.map((card) => speaker.card(card)).join(' ');
  const cards = named(reason.cards);
  switch (reason.because) {
    case 'goes-out':
      return `Goes out with ${cards}.`;
    case 'runs-the-table':
      return `Nobody can beat ${cards}, and then nobody can stop the rest of the hand.`;
    case 'cannot-beat':
      return `Nothing in hand beats ${cards} of ${speaker.seat(reason.seat)}.`;
    case 'saves':
      if (reason.split.length > 0) return `Checks rather than break up ${named(reason.split)} for ${cards}.`;
      return reason.unbeatable
        ? `Keeps ${cards}, which nobody can beat now, for a later table.`
        : `Keeps ${cards}, which somebody who has not checked could still beat.`;
    case 'blocks':
      return `${verb(speaker, reason.seat, 'have', 'has')} ${count(reason.cardsLeft, 'card')} left: ${cards} is safer than ${named(reason.instead) || 'a check'}.`;
    case 'takes-control':
      return `Nobody can beat ${cards}: it takes the table and leads the next one.`;
    case 'leads': {
      const { length } = reason.cards;
      if (length === 5) return `Gets five cards out at once: ${cards}.`;
      if (reason.split.length > 0) return `Leads ${cards}, though it breaks up ${named(reason.split)}.`;
      if (reason.lower.length > 0) return `Leads ${cards} and keeps the lower ${named(reason.lower)}.`;
      return `Leads ${cards}, the lowest rank held ${TIMES[length]!}.`;
    }
    case 'beats': {
      const top = named(reason.top);
      const lowest = reason.lower.length === 0;
      if (reason.split.length > 0)
        return `${cards} ${lowest && reason.cards.length < 5 ? 'is the lowest that ' : ''}beats ${top}, though it breaks up ${named(reason.split)}.`;
      return lowest
        ? `${cards} is the lowest in hand that beats ${top}.`
        : `${cards} beats ${top} and keeps the lower ${named(reason.lower)}.`;
    }
  }
}

const textsOf = (cards: CardSet): string[] => inOrder(cards).map(formatCard);
/** The cards of a rank. */
const textsIn = (hand: CardSet, rank: number): string[] =>
  inOrder(hand)
    .filter((card) => rankOf(card) === rank)
    .map(formatCard);
const texts = ({ move }: Candidate): string[] => (move.kind === 'check' ? [] : textsOf(move.cards));

/** What speaks for one of the candidates; that of the highest value is the policy's choice. */
export function reasonOf(
  view: View,
  seat: Seat,
  chosen: Candidate,
  candidates: readonly Candidate[],
): Reason {
  const cards = texts(chosen);
  const { top } = view;
  const hand = view.hands[seat]!;
  if (chosen.cardsLeft === 0) return { because: 'goes-out', cards };
  if (chosen.move.kind === 'check') {
    const plays = candidates.filter((candidate) => candidate !== chosen);
    if (plays.length === 0) return { because: 'cannot-beat', cards: textsOf(top!.cards), seat: top!.seat };
    const play = highest(plays);
    return { because: 'saves', cards: texts(play), split: splitBy(play, hand), unbeatable: play.unbeatable };
  }
  if (chosen.wins) return { because: 'runs-the-table', cards };
  const carefree = highest(candidates, (candidate) => candidate.fearless);
  const feared = carefree.feared;
  if (carefree.danger > chosen.danger && feared !== null) {
    return {
      because: 'blocks',
      cards,
      seat: feared,
      cardsLeft: view.cardsLeft[feared]!,
      instead: texts(carefree),
    };
  }
  if (chosen.unbeatable) return { because: 'takes-control', cards };
  const split = splitBy(chosen, hand);
  if (top === null) return { because: 'leads', cards, split, lower: lowestWhole(hand, cards.length, chosen) };
  const weakest = highest(candidates, ({ move, rating }) => (move.kind === 'check' ? -Infinity : -rating));
  const lower = weakest.rating < chosen.rating ? texts(weakest) : [];
  return { because: 'beats', cards, split, lower, top: textsOf(top.cards) };
}

/** The cards of the lowest rank below a play of which the hand has just so many; none where there is no such rank. */
function lowestWhole(hand: CardSet, size: number, { rating }: Candidate): string[] {
  const rank = byRank(hand).findIndex((suits, at) => suitCount[suits] === size && at < ratedRank(rating));
  return rank < 0 ? [] : textsIn(hand, rank);
}

/**
 * What a play takes apart. First a straight or flush after which the hand has none; else the highest rank of which it takes some
 * cards and leaves others. None if it does neither.
 */
function splitBy({ move }: Candidate, hand: CardSet): string[] {
  if (move.kind === 'check') return [];
  const played = inOrder(move.cards);
  const rest = minus(hand, move.cards);
  const left = byRank(rest);
  if (played.length < 5) {
    const straight = straightIn(byRank(hand));
    if (straight !== null && straightIn(left) === null) {
      const ranks = straight.map(
        (rank) => played.find((card) => rankOf(card) === rank) ?? cardIn(hand, rank),
      );
      return ranks.map(formatCard);
    }
    const flush = SUITS.findIndex((_, suit) => bitCount(ranksOf(hand, suit)) >= 5);
    if (flush >= 0 && SUITS.every((_, suit) => bitCount(ranksOf(rest, suit)) < 5))
      return inOrder(hand)
        .filter((card) => suitOf(card) === flush)
        .slice(-5)
        .map(formatCard);
  }
  const apart = played.findLast((card) => left[rankOf(card)] !== 0);
  return apart === undefined ? [] : textsIn(hand, rankOf(apart));
}

/** The highest five ranks in a row, or null. */
function straightIn(held: ByRank): number[] | null {
  for (let low = RANKS - 5; low >= 0; low--) {
    const ranks = [0, 1, 2, 3, 4].map((step) => low + step);
    if (ranks.every((rank) => held[rank] !== 0)) return ranks;
  }
  return null;
}

const cardIn = (hand: CardSet, rank: number): Card => inOrder(hand).find((card) => rankOf(card) === rank)!;
