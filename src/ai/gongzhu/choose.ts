import { type Card, CLUBS, cardOf, DIAMONDS, HEARTS, SPADES, suitOf } from '../../engine/card.ts';
import { bitCount, highestBit, lowestBit } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { CARD_POINTS, GOAT, TEN_OF_CLUBS } from '../../engine/gongzhu/score.ts';
import { SEATS } from '../../engine/gongzhu/state.ts';
import { chanceBehind, chanceToHold, expectFrom, lookBehind } from './behind.ts';
import { ALL, at, type DealSim, GOAT_RANK, PIG_RANK, SUITS, TEN_RANK, unseenBy } from './sim.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** What may not fall on the first trick: Goat, hearts, Pig. */
const BARRED = [0, 1 << GOAT_RANK, ALL, 1 << PIG_RANK];
const ALL_HEARTS = [0, 0, ALL, 0];

/** What the seat to act may play: ranks by suit. One for all, filled anew at each choice. */
const legal = new Int32Array(SUITS);

/** Fills `legal`, and returns how many cards that is. */
function findLegal({ hands, turn, count, led, gone, first }: DealSim): number {
  const from = at(turn, 0);
  for (let suit = 0; suit < SUITS; suit++) legal[suit] = hands[from + suit]!;
  if (count > 0 && legal[suitOf(led)] !== 0) keepSuit(suitOf(led));
  else if (count > 0) {
    if (first) bar(BARRED);
  } else if (first) {
    legal.fill(0);
    legal[CLUBS] = 1;
  } else if (gone[HEARTS] === 0) bar(ALL_HEARTS);
  return bitCount(legal[0]!) + bitCount(legal[1]!) + bitCount(legal[2]!) + bitCount(legal[3]!);
}

function keepSuit(led: number): void {
  for (let suit = 0; suit < SUITS; suit++) if (suit !== led) legal[suit] = 0;
}

/** Takes these ranks out, if that leaves anything. */
function bar(barred: readonly number[]): void {
  let rest = 0;
  for (let suit = 0; suit < SUITS; suit++) rest |= legal[suit]! & ~barred[suit]!;
  if (rest !== 0) for (let suit = 0; suit < SUITS; suit++) legal[suit]! &= ~barred[suit]!;
}

/** The only legal card. */
function onlyLegal(): Card {
  for (let suit = 0; ; suit++) if (legal[suit] !== 0) return cardOf(suit, highestBit(legal[suit]!));
}

/** The legal card that is worth most to the seat to act; the lowest in canonical order where two are equal. */
export function chooseCard(sim: DealSim, weights: Weights = WEIGHTS): Card {
  const { turn: me, count, winning, hands } = sim;
  const led = suitOf(sim.led);
  if (findLegal(sim) === 1) return onlyLegal();

  let pile = 0;
  let hasTen = false;
  let hasGoat = false;
  let hasHeart = false;
  for (let seat = 0; seat < SEATS; seat++) {
    const card = sim.trick[seat]!;
    if (card < 0) continue;
    pile += CARD_POINTS[card]!;
    hasTen ||= card === TEN_OF_CLUBS;
    hasGoat ||= card === GOAT;
    hasHeart ||= suitOf(card) === HEARTS;
  }
  const shooter = soleTaker(sim, me, weights.moonHearts, weights.ownHearts);
  const fed = count === 0 || legal[HEARTS] === 0 ? 0 : feedWorth(sim, me, weights);
  const doubled = sim.ten === me ? 2 : 1;
  const mayTake = count === 0 || hands[at(me, led)] !== 0;
  const behind = lookBehind(sim, me);
  let added = 0;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let suit = 0; suit < SUITS; suit++) {
    const ranks = legal[suit]!;
    if (ranks === 0) continue;
    // Without a card of the suit led it makes no difference what is thrown.
    if (mayTake || best < 0)
      added = expectFrom(behind, count === 0 ? suit : led, sim.first ? 0 : weights.thrown);
    // The 10♣ or the Pig may still fall from behind under a higher card.
    const prize = suit === CLUBS ? TEN_RANK : PIG_RANK;
    const falls = mayTake && (suit === CLUBS || suit === SPADES) ? chanceBehind(sim, me, suit, prize) : 0;
    const fall = falls * (suit === CLUBS ? weights.tenBehind : weights.pigBehind);
    const hunted = count === 0 && suit === SPADES && falls > 0 && hands[at(me, SPADES)]! >> prize === 0;
    const heart = hasHeart || suit === HEARTS;
    for (let rest = ranks; rest !== 0; rest &= rest - 1) {
      const rank = lowestBit(rest);
      const card = cardOf(suit, rank);
      const sum = pile + CARD_POINTS[card]! + added;
      const withTen = hasTen || card === TEN_OF_CLUBS;
      const wins =
        mayTake && (count === 0 || card > winning)
          ? chanceToHold(behind, suit, rank, hasGoat || card === GOAT ? weights.eager : weights.careless)
          : 0;
      let worth = (1 - wins) * weights.theirs * (sum + (withTen ? weights.doubling : 0));
      if (wins > 0) {
        let cost = weights.lead + doubled * sum;
        // Doubling a sum below zero is a gain.
        if (withTen) cost += doubled * sim.points[me]! + sum + weights.doubling;
        if (rank > prize) cost += fall;
        if (shooter >= 0) cost -= moonWorth(sim, me, shooter, heart, weights);
        worth -= wins * cost;
      }
      if (suit === HEARTS) worth += (1 - wins) * fed;
      if (shooter === me && heart) worth -= (1 - wins) * weights.shootLoss;
      if (hunted) worth += weights.hunt;
      worth += riddance(sim, me, suit, rank, weights);
      if (worth > most) {
        most = worth;
        best = card;
      }
    }
  }
  return best;
}

/**
 * The seat that may be shooting the moon: the only one with hearts, at least `moonHearts` of them (`ownHearts` if it is `me`).
 * −1: nobody.
 */
function soleTaker({ hearts }: DealSim, me: Seat, moonHearts: number, ownHearts = moonHearts): Seat {
  let sole = -1;
  for (let seat = 0; seat < SEATS; seat++) {
    if (hearts[seat] === 0) continue;
    if (sole >= 0) return -1;
    sole = seat;
  }
  return sole >= 0 && bitCount(hearts[sole]!) >= (sole === me ? ownHearts : moonHearts) ? sole : -1;
}

/** What it is worth to take a trick, with a heart in it or without, when somebody is near the moon. */
function moonWorth(sim: DealSim, me: Seat, shooter: Seat, heart: boolean, weights: Weights): number {
  const hearts = bitCount(sim.hearts[shooter]!);
  if (shooter === me) return weights.shootLead * (hearts - weights.ownHearts);
  const beyond = hearts - weights.moonHearts;
  return heart ? weights.stopper + weights.stopperRise * beyond : weights.holdUp * beyond;
}

/**
 * What it is worth to give a heart to the seat that wins the trick so far, beyond the heart's own points. Below zero where that seat alone has
 * taken hearts, and so may be shooting the moon; above zero where another seat has, whose moon the heart ends.
 */
function feedWorth(sim: DealSim, me: Seat, weights: Weights): number {
  const taker = soleTaker(sim, me, weights.feedHearts);
  if (taker < 0 || taker === me) return 0;
  const beyond = bitCount(sim.hearts[taker]!) - weights.feedHearts;
  return taker === sim.winner
    ? -(weights.feed + weights.feedRise * beyond)
    : weights.divert + weights.divertRise * beyond;
}

/** What it is worth to be rid of a card, as far as the rest of the deal goes; below zero for a card worth keeping. */
function riddance(sim: DealSim, me: Seat, suit: number, rank: number, weights: Weights): number {
  const held = sim.hands[at(me, suit)]!;
  const unseen = unseenBy(sim, me, suit);
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
