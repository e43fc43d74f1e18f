import { type CardSet, EMPTY, highestBit, isEmpty, minus, union } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { NO_PLAY, type Rating, ratedRank, sizeOf } from '../../engine/shang/combination.ts';
import { NOBODY } from '../../engine/shang/rules.ts';
import { HAND, SEATS } from '../../engine/shang/state.ts';
import { ALL_SUITS, type ByRank, cardsOfRank, RANKS, suitCount, suitsAt } from './by-rank.ts';
import { holdingOf, type Play } from './holding.ts';
import {
  betterThan,
  countUnseen,
  newReach,
  newUnseen,
  type Reach,
  reachOf,
  type Unseen,
} from './opposition.ts';
import { costAfter, losersAfter, newPricedHand, type PricedHand, priceHand } from './partition.ts';
import { type DealSim, playsFor } from './sim.ts';
import type { Weights } from './weights.ts';

/** What is thought of a move. */
export interface Verdict {
  /** Cards left after it. */
  cardsLeft: number;
  /** Nobody can stop the hand from going out: at most its last play can be beaten. */
  wins: boolean;
  /** The chance, 0 to 1, that somebody else goes out before this seat acts again. */
  danger: number;
  /** How good the move is, in turns. */
  value: number;
}

/** Judges moves, one decision after another. Its arrays serve for one decision at a time. */
export interface Judge {
  /** Takes up the decision of the seat to act. */
  readDecision(sim: DealSim): void;
  /** Judges a play, or a check (null). The verdict is overwritten by the next one. */
  verdictOn(play: Play | null): Verdict;
}

const GOES_OUT = 2000;
const WINS = 1000;

/** Prices by size of play: of one that surely holds; what is added if it surely does not; what is added if all unseen cards are higher. */
interface Scale {
  readonly hold: readonly number[];
  readonly rise: readonly number[];
  readonly sink: readonly number[];
  /** How many better plays must be expected in other hands for one of them to be played half of the time. */
  readonly patience: readonly number[];
}

const scaleOf = (w: Weights): Scale => ({
  hold: [0, w.single, w.pair, w.trips, 0, w.fiver],
  rise: [0, w.singleRise, w.pairRise, w.tripsRise, 0, w.fiverRise],
  sink: [0, w.singleSink, w.pairSink, w.tripsSink, 0, w.fiverSink],
  patience: [0, w.singlePatience, w.pairPatience, w.tripsPatience, 0, w.fiverPatience],
});

const ACE = RANKS - 1;

/**
 * What the verdicts on one decision share. There is one object a judge, and `readDecision` fills it anew: a search judges 100,000 decisions a
 * second.
 */
interface Sight {
  readonly weights: Weights;
  readonly scale: Scale;
  /** What it is worth to hold no more than so many plays that others could beat. */
  readonly near: readonly number[];
  readonly hand: PricedHand;
  readonly unseen: Unseen;
  /** What all others can do, those of them that have not checked, and whoever is asked about. */
  readonly anyone: Reach;
  readonly rivals: Reach;
  readonly some: Reach;
  sim: DealSim;
  /** The others who have not checked, a bit a seat. */
  active: number;
  /** Cards in the other hands. */
  hidden: number;
  /** The cost of a card that stays in the hand. */
  perCard: number;
  /** What a check gains, what the lead gains, and what it gains besides with five cards and a single's rank. */
  checking: number;
  leading: number;
  leadingFiver: number;
  leadingHigh: number;
  /** The share of its cards that the hand still has, 0 to 1. */
  full: number;
  /** The cards of the hand that are higher than all that others may hold. */
  stoppers: CardSet;
}

/** Stands for the deal until the first decision is taken in. */
const NO_DEAL: DealSim = {
  holdings: [],
  cardsLeft: [],
  unplayed: EMPTY,
  checked: NOBODY,
  top: NO_PLAY,
  maker: 0,
  turn: 0,
  opening: false,
};

const newSight = (weights: Weights): Sight => ({
  weights,
  scale: scaleOf(weights),
  near: [0, weights.oneLoser, weights.twoLosers],
  hand: newPricedHand(holdingOf(EMPTY)),
  unseen: newUnseen(),
  anyone: newReach(),
  rivals: newReach(),
  some: newReach(),
  sim: NO_DEAL,
  active: 0,
  hidden: 0,
  perCard: 0,
  checking: 0,
  leading: 0,
  leadingFiver: 0,
  leadingHigh: 0,
  full: 0,
  stoppers: EMPTY,
});

export function judgeBy(weights: Weights): Judge {
  const sight = newSight(weights);
  const price = (play: Rating): number => priceOf(sight, play);
  const isLoser = (play: Rating): boolean => canLose(sight, play);
  const verdict: Verdict = {
    cardsLeft: 0,
    wins: false,
    danger: 0,
    value: 0,
  };
  return {
    readDecision(sim) {
      takeIn(sight, sim);
      priceHand(sight.hand, sim.holdings[sim.turn]!, price, isLoser);
    },
    verdictOn(play) {
      const losers = losersAfter(sight.hand, play);
      const base = (sight.near[losers] ?? 0) + stopperGain(sight, play);
      const gain = play === null ? checked(sight, base, verdict) : played(sight, play, base, losers, verdict);
      const { cardsLeft, wins, danger } = verdict;
      const rest = gain - costAfter(sight.hand, play) - cardsLeft * sight.perCard;
      const sure = cardsLeft === 0 ? GOES_OUT : wins ? WINS : 0;
      verdict.value = sure + rest - danger * (weights.danger * cardsLeft + weights.ruin * rest);
      return verdict;
    },
  };
}

/** Takes in all but the hand's prices, which depend on it. */
function takeIn(sight: Sight, sim: DealSim): void {
  const { weights, unseen } = sight;
  const { turn, cardsLeft, checked, unplayed } = sim;
  const holding = sim.holdings[turn]!;
  let others = 0;
  let active = 0;
  let hidden = 0;
  let fewest = HAND;
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat === turn) continue;
    others |= 1 << seat;
    if (!checked[seat]) active |= 1 << seat;
    hidden += cardsLeft[seat]!;
    fewest = Math.min(fewest, cardsLeft[seat]!);
  }
  const late = 1 / fewest;
  const full = holding.count / HAND;
  sight.sim = sim;
  sight.active = active;
  sight.hidden = hidden;
  sight.full = full;
  sight.perCard = weights.cardLate * late;
  sight.checking =
    weights.check + weights.checkLate * late + weights.checkLast * (SEATS - 1 - suitCount[active]!);
  sight.leading = weights.lead + weights.leadFull * full;
  sight.leadingHigh = (weights.leadHigh * (1 - late)) / ACE;
  sight.leadingFiver = weights.leadFiver + weights.leadFiverLate * late;
  countUnseen(unseen, unplayed, holding.cards);
  reachOf(sight.anyone, hidden, cardsLeft, others);
  reachOf(sight.rivals, hidden, cardsLeft, active);
  sight.stoppers = stoppersIn(holding.cards, unseen.cards);
}

/** Could others hold a better play? */
const canLose = ({ anyone, unseen }: Sight, play: Rating): boolean =>
  anyone[sizeOf(play)]! * betterThan(unseen, play) > 0;

/** The chance, 0 to 1, that hands with this reach beat a play. */
function chanceBeaten({ unseen, scale }: Sight, reach: Reach, play: Rating): number {
  const size = sizeOf(play);
  const better = reach[size]! * betterThan(unseen, play);
  return better === 0 ? 0 : better / (better + scale.patience[size]!);
}

/** What it costs to have a play still to make. */
function priceOf(sight: Sight, play: Rating): number {
  const { hold, rise, sink } = sight.scale;
  const size = sizeOf(play);
  const above = sight.unseen.above[1]![ratedRank(play)]! / sight.hidden;
  return hold[size]! + rise[size]! * chanceBeaten(sight, sight.anyone, play) + sink[size]! * above;
}

/** What it is worth to keep one of the stoppers. */
const stopperGain = ({ stoppers, weights }: Sight, play: Play | null): number =>
  isEmpty(play ? minus(stoppers, play.cards) : stoppers) ? 0 : weights.stopper;

/** Writes what becomes of a check, but for its values. Returns `gain` and what the check gains. */
function checked(sight: Sight, gain: number, verdict: Verdict): number {
  const { sim, hand, weights } = sight;
  verdict.cardsLeft = hand.holding.count;
  verdict.wins = false;
  weighDanger(sight, sim.top, sim.maker, verdict);
  const isLost = isEmpty(sight.stoppers) && suitCount[sight.active] === 1;
  return gain + sight.checking + (isLost ? weights.checkLost : 0);
}

/** The same of a play, which leaves so many plays that others could beat. */
function played(sight: Sight, play: Play, base: number, losers: number, verdict: Verdict): number {
  const { sim, weights } = sight;
  const { holding } = sight.hand;
  const size = sizeOf(play.rating);
  const risk = chanceBeaten(sight, sight.rivals, play.rating);
  verdict.cardsLeft = holding.count - size;
  verdict.wins = verdict.cardsLeft === 0 || (risk === 0 && losers <= 1);
  weighDanger(sight, play.rating, sim.turn, verdict);
  let gain = base + sight.leading * (1 - risk);
  if (risk === 0) gain += weights.control * sight.full;
  if (size < 5 && splits(play, holding.cards)) gain += weights.split;
  if (sim.top !== NO_PLAY) return gain;
  if (size === 1) return gain + sight.leadingHigh * ratedRank(play.rating);
  return size === 5 ? gain + sight.leadingFiver : gain;
}

/**
 * Writes the chance that another goes out before this seat acts again if the table is left to this play.
 * That is a seat with just as many cards as the play has, or the play's maker: if nobody beats it, the maker leads a last card.
 */
function weighDanger(sight: Sight, play: Rating, maker: Seat, verdict: Verdict): void {
  const { sim, active } = sight;
  let safe = 1;
  for (let step = 1; step < SEATS; step++) {
    const seat = (sim.turn + step) % SEATS;
    if (((active >> seat) & 1) === 0) continue;
    const chance = seat === maker ? makerGoesOut(sight, play, maker) : followerGoesOut(sight, play, seat);
    safe *= 1 - chance;
  }
  verdict.danger = 1 - safe;
}

/** The chance that the maker of a play leads its last card, nobody having beaten the play. */
function makerGoesOut(sight: Sight, play: Rating, maker: Seat): number {
  const { some, hidden, active } = sight;
  const { cardsLeft } = sight.sim;
  if (cardsLeft[maker] !== 1) return 0;
  reachOf(some, hidden, cardsLeft, active & ~(1 << maker));
  return 1 - chanceBeaten(sight, some, play);
}

/** The chance that a seat beats a play with all of its cards. */
function followerGoesOut({ some, hidden, unseen, sim }: Sight, play: Rating, seat: Seat): number {
  const { cardsLeft } = sim;
  const size = sizeOf(play);
  if (cardsLeft[seat] !== size) return 0;
  reachOf(some, hidden, cardsLeft, 1 << seat);
  return Math.min(1, some[size]! * betterThan(unseen, play));
}

/** Does a play of one rank leave other cards of it? */
const splits = ({ parts }: Play, { low, high }: CardSet): boolean =>
  parts[0]!.suits !== suitsAt(low, high, parts[0]!.rank);

/** The cards of a hand that are higher than all that others may hold. */
function stoppersIn({ low, high }: CardSet, unseen: ByRank): CardSet {
  let stoppers = EMPTY;
  for (let rank = ACE; rank >= 0; rank--) {
    const suits = unseen[rank]!;
    const above = suits === 0 ? ALL_SUITS : ALL_SUITS & (-2 << highestBit(suits));
    stoppers = union(stoppers, cardsOfRank(rank, suitsAt(low, high, rank) & above));
    if (suits !== 0) break;
  }
  return stoppers;
}

/** The play that a judge likes best, the first of equal ones; null for a check. */
export function bestPlay(judge: Judge, sim: DealSim): Play | null {
  const plays = playsFor(sim);
  if (plays.length === 0) return null;
  judge.readDecision(sim);
  let best: Play | null = null;
  let most = sim.top === NO_PLAY ? Number.NEGATIVE_INFINITY : judge.verdictOn(null).value;
  for (const play of plays) {
    const { value, cardsLeft } = judge.verdictOn(play);
    if (value > most) {
      best = play;
      most = value;
    }
    if (cardsLeft === 0) break;
  }
  return best;
}
