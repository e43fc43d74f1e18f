import { type Card, CLUBS, cardOf, DIAMONDS, HEARTS, rankOf, SPADES, suitOf } from '../../engine/card.ts';
import {
  bitCount,
  type CardSet,
  FULL,
  has,
  lowestBit,
  minus,
  nth,
  ranksOf,
  remove,
  size,
  union,
} from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { legalCards, power } from '../../engine/gongzhu/rules.ts';
import { CARD_POINTS, GOAT, PIG, pointsOf, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import { type Hidden, heldBy, type PlayPhase, SEATS } from '../../engine/gongzhu/state.ts';
import { ledCard, type Trick, winnerOf } from '../../engine/trick.ts';
import { chanceBehind, chanceToHold, expectFrom, GOAT_RANK, lookBehind, PIG_RANK } from './behind.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const TEN_RANK = rankOf(TEN_OF_CLUBS);

type Position = PlayPhase<Hidden>;
type Taken = Position['taken'];

/** Chooses the legal card that is worth most to the seat to act; the lowest in canonical order among equals. */
export function chooseCard(position: Position, weights: Weights = WEIGHTS): Card {
  const { turn: me, trick, played, taken } = position;
  const legal = legalCards(position, me);
  if (size(legal) === 1) return nth(legal, 0);
  const hand = heldBy(position, me)!;
  const unseen = minus(FULL, union(played, hand));
  const first = ledCard(trick);
  const led = first === null ? -1 : suitOf(first);
  const winner = winnerOf(trick, power);
  const winning = trick.cards[winner] ?? -1;

  const pile = pileOf(trick);
  const shooter = soleTaker(taken, me, weights.moonHearts, weights.ownHearts);
  const fed = led < 0 || ranksOf(legal, HEARTS) === 0 ? 0 : feedWorth(position, winner, weights);
  const doubled = has(taken[me]!, TEN_OF_CLUBS) ? 2 : 1;
  const mayTake = led < 0 || ranksOf(hand, led) !== 0;
  const behind = lookBehind(position, me, unseen);
  let added = 0;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let suit = CLUBS; suit <= SPADES; suit++) {
    const ranks = ranksOf(legal, suit);
    if (ranks === 0) continue;
    // Without the suit led it makes no difference which card is thrown.
    if (mayTake || best < 0)
      added = expectFrom(behind, led < 0 ? suit : led, position.past === null ? 0 : weights.thrown);
    // The 10♣ or the Pig may still be played behind, under a higher card.
    const prize = suit === CLUBS ? TEN_RANK : PIG_RANK;
    const mayFall = mayTake && (suit === CLUBS || suit === SPADES);
    const falls = mayFall ? chanceBehind(position, me, unseen, suit === CLUBS ? TEN_OF_CLUBS : PIG) : 0;
    const fall = falls * (suit === CLUBS ? weights.tenBehind : weights.pigBehind);
    const hunted = led < 0 && suit === SPADES && falls > 0 && ranksOf(hand, SPADES) >> prize === 0;
    const heart = pile.hasHeart || suit === HEARTS;
    const held = ranksOf(hand, suit);
    const unseenOf = ranksOf(unseen, suit);
    for (let rest = ranks; rest !== 0; rest &= rest - 1) {
      const rank = lowestBit(rest);
      const card = cardOf(suit, rank);
      const sum = pile.points + CARD_POINTS[card]! + added;
      const withTen = pile.hasTen || card === TEN_OF_CLUBS;
      const wins =
        mayTake && (led < 0 || card > winning)
          ? chanceToHold(behind, suit, rank, pile.hasGoat || card === GOAT ? weights.eager : weights.careless)
          : 0;
      let worth = (1 - wins) * weights.theirs * (sum + (withTen ? weights.doubling : 0));
      if (wins > 0) {
        let cost = weights.lead + doubled * sum;
        // Doubling a sum below zero is a gain.
        if (withTen) cost += doubled * pointsOf(remove(taken[me]!, TEN_OF_CLUBS)) + sum + weights.doubling;
        if (rank > prize) cost += fall;
        if (shooter >= 0) cost -= moonWorth(taken, me, shooter, heart, weights);
        worth -= wins * cost;
      }
      if (suit === HEARTS) worth += (1 - wins) * fed;
      if (shooter === me && heart) worth -= (1 - wins) * weights.shootLoss;
      if (hunted) worth += weights.hunt;
      worth += riddance(held, unseenOf, suit, rank, weights);
      if (worth > most) {
        most = worth;
        best = card;
      }
    }
  }
  return best;
}

/** Returns the points of the cards on the table, and which of the special cards are among them. */
function pileOf({ cards }: Trick) {
  const pile = { points: 0, hasTen: false, hasGoat: false, hasHeart: false };
  for (let seat = 0; seat < SEATS; seat++) {
    const card = cards[seat]!;
    if (card === null) continue;
    pile.points += CARD_POINTS[card]!;
    pile.hasTen ||= card === TEN_OF_CLUBS;
    pile.hasGoat ||= card === GOAT;
    pile.hasHeart ||= suitOf(card) === HEARTS;
  }
  return pile;
}

/** Returns the only seat with hearts, if it has at least `moonHearts` (`ownHearts` if it is `me`) and may be shooting the moon; else −1. */
function soleTaker(taken: Taken, me: Seat, moonHearts: number, ownHearts = moonHearts): Seat {
  let sole = -1;
  for (let seat = 0; seat < SEATS; seat++) {
    if (ranksOf(taken[seat]!, HEARTS) === 0) continue;
    if (sole >= 0) return -1;
    sole = seat;
  }
  return sole >= 0 && heartsIn(taken[sole]!) >= (sole === me ? ownHearts : moonHearts) ? sole : -1;
}

const heartsIn = (cards: CardSet): number => bitCount(ranksOf(cards, HEARTS));

/** The worth of winning a trick, with or without a heart in it, when a seat is near the moon. */
function moonWorth(taken: Taken, me: Seat, shooter: Seat, heart: boolean, weights: Weights): number {
  const hearts = heartsIn(taken[shooter]!);
  if (shooter === me) return weights.shootLead * (hearts - weights.ownHearts);
  const beyond = hearts - weights.moonHearts;
  return heart ? weights.stopper + weights.stopperRise * beyond : weights.holdUp * beyond;
}

/**
 * The worth of giving a heart to the winner of the trick so far, beyond the heart's own points. Negative if that seat alone has hearts, as it may
 * shoot the moon. Positive if another seat alone has hearts, as the gift ends its moon.
 */
function feedWorth({ turn: me, taken }: Position, winner: Seat, weights: Weights): number {
  const taker = soleTaker(taken, me, weights.feedHearts);
  if (taker < 0 || taker === me) return 0;
  const beyond = heartsIn(taken[taker]!) - weights.feedHearts;
  return taker === winner
    ? -(weights.feed + weights.feedRise * beyond)
    : weights.divert + weights.divertRise * beyond;
}

/** The worth of being rid of a card for the rest of the deal; negative for a card worth keeping. `held`, `unseen`: ranks of its suit. */
function riddance(held: number, unseen: number, suit: number, rank: number, weights: Weights): number {
  const short = weights.short * Math.max(0, 4 - bitCount(held));
  switch (suit) {
    case SPADES: {
      if (rank === PIG_RANK) return 0;
      if (rank > PIG_RANK && (unseen >> PIG_RANK) & 1) return weights.high;
      return (held >> PIG_RANK) & 1 ? weights.pigCover : weights.spadeRank * rank + short;
    }
    case HEARTS:
      return weights.heartRank * rank;
    case DIAMONDS:
      if (rank === GOAT_RANK) return 0;
      if (rank > GOAT_RANK && (unseen >> GOAT_RANK) & 1) return -weights.catcher;
      if (rank > GOAT_RANK && (held >> GOAT_RANK) & 1) return -weights.goatCover;
      return weights.diamondRank * rank + short;
    default:
      if (rank === TEN_RANK) return weights.ten;
      if (rank > TEN_RANK && (unseen >> TEN_RANK) & 1)
        return weights.tenCatcher + weights.clubRank * rank + short;
      return weights.clubRank * rank + short;
  }
}
