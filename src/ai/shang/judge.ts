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
import { playsFor, type ShangSim } from './sim.ts';
import type { Weights } from './weights.ts';

/** The judge's opinion of a move. */
export interface Verdict {
  /** Cards left in the hand after the move. */
  cardsLeft: number;
  /** Can nobody stop the hand from going out? That is: at most its last play can be beaten. */
  wins: boolean;
  /** The chance, 0 to 1, that somebody else goes out before this seat acts again. */
  danger: number;
  /** The value of the move, in turns. */
  value: number;
}

/** Judges moves, one decision after another. Its arrays are reused for each decision. */
export interface Judge {
  /** Sets the decision of the seat to act. Call it before `verdictOn`. */
  readDecision(sim: ShangSim): void;
  /** Judges a play, or a check (null). The next call overwrites the verdict. */
  verdictOn(play: Play | null): Verdict;
}

const GOES_OUT = 2000;
const WINS = 1000;

/** Prices by size of play: of a play that surely holds, the rise if it surely does not, and the further rise if all unseen cards are higher. */
interface Scale {
  readonly hold: readonly number[];
  readonly rise: readonly number[];
  readonly sink: readonly number[];
  /** The number of better plays expected in other hands at which one of them is played half of the time. */
  readonly patience: readonly number[];
}

const scaleOf = (w: Weights): Scale => ({
  hold: [0, w.single, w.pair, w.trips, 0, w.fiver],
  rise: [0, w.singleRise, w.pairRise, w.tripsRise, 0, w.fiverRise],
  sink: [0, w.singleSink, w.pairSink, w.tripsSink, 0, w.fiverSink],
  patience: [0, w.singlePatience, w.pairPatience, w.tripsPatience, 0, w.fiverPatience],
});

const ACE = RANKS - 1;

/** The common base of all verdicts on a decision. A judge has one, and `readDecision` fills it anew, since a search judges 100,000 decisions a second. */
interface Sight {
  readonly weights: Weights;
  readonly scale: Scale;
  /** The worth of holding at most n plays that others could beat, by n. */
  readonly near: readonly number[];
  readonly hand: PricedHand;
  readonly unseen: Unseen;
  /** The reach of all others, of the others who have not checked, and of any seats in question. */
  readonly anyone: Reach;
  readonly rivals: Reach;
  readonly some: Reach;
  sim: ShangSim;
  /** The others who have not checked, as bits by seat. */
  active: number;
  /** Cards in the other hands. */
  hidden: number;
  /** The cost of each card that stays in the hand. */
  perCard: number;
  /** The gain of a check, of the lead, of leading five cards, and of leading a single by its rank. */
  checking: number;
  leading: number;
  leadingFiver: number;
  leadingHigh: number;
  /** The share of the dealt cards still in the hand, 0 to 1. */
  full: number;
  /** Cards of the hand that are higher than all that others may hold. */
  stoppers: CardSet;
}

/** A placeholder until the first decision is set. */
const NO_DEAL: ShangSim = {
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

/** Reads a decision, apart from the prices of the hand, which depend on it. */
function takeIn(sight: Sight, sim: ShangSim): void {
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

/** Could another seat hold a better play? */
const canLose = ({ anyone, unseen }: Sight, play: Rating): boolean =>
  anyone[sizeOf(play)]! * betterThan(unseen, play) > 0;

/** Returns the chance, 0 to 1, that hands with this reach beat a play. */
function chanceBeaten({ unseen, scale }: Sight, reach: Reach, play: Rating): number {
  const size = sizeOf(play);
  const better = reach[size]! * betterThan(unseen, play);
  return better === 0 ? 0 : better / (better + scale.patience[size]!);
}

/** Returns the cost of a play that is still to be made, in turns. */
function priceOf(sight: Sight, play: Rating): number {
  const { hold, rise, sink } = sight.scale;
  const size = sizeOf(play);
  const above = sight.unseen.above[1]![ratedRank(play)]! / sight.hidden;
  return hold[size]! + rise[size]! * chanceBeaten(sight, sight.anyone, play) + sink[size]! * above;
}

/** Returns the worth of keeping a stopper. */
const stopperGain = ({ stoppers, weights }: Sight, play: Play | null): number =>
  isEmpty(play ? minus(stoppers, play.cards) : stoppers) ? 0 : weights.stopper;

/** Writes the verdict on a check, apart from its value. Returns `gain` plus the gain of the check. */
function checked(sight: Sight, gain: number, verdict: Verdict): number {
  const { sim, hand, weights } = sight;
  verdict.cardsLeft = hand.holding.count;
  verdict.wins = false;
  weighDanger(sight, sim.top, sim.maker, verdict);
  const isLost = isEmpty(sight.stoppers) && suitCount[sight.active] === 1;
  return gain + sight.checking + (isLost ? weights.checkLost : 0);
}

/** Writes the verdict on a play, apart from its value. `losers`: the remaining plays that others could beat. Returns `base` plus the gain of the play. */
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
 * Writes the chance that another seat goes out before this one acts again, if the others face this play. A seat goes out by beating the play with all
 * its cards; the play's maker by leading its last card, if nobody beats the play.
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

/** Returns the chance that nobody beats a play and its maker then leads its last card. */
function makerGoesOut(sight: Sight, play: Rating, maker: Seat): number {
  const { some, hidden, active } = sight;
  const { cardsLeft } = sight.sim;
  if (cardsLeft[maker] !== 1) return 0;
  reachOf(some, hidden, cardsLeft, active & ~(1 << maker));
  return 1 - chanceBeaten(sight, some, play);
}

/** Returns the chance that a seat beats a play with all its cards. */
function followerGoesOut({ some, hidden, unseen, sim }: Sight, play: Rating, seat: Seat): number {
  const { cardsLeft } = sim;
  const size = sizeOf(play);
  if (cardsLeft[seat] !== size) return 0;
  reachOf(some, hidden, cardsLeft, 1 << seat);
  return Math.min(1, some[size]! * betterThan(unseen, play));
}

/** Does a play of one rank leave other cards of that rank in the hand? */
const splits = ({ parts }: Play, { low, high }: CardSet): boolean =>
  parts[0]!.suits !== suitsAt(low, high, parts[0]!.rank);

/** Returns the cards of a hand that are higher than all that others may hold. */
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

/** Returns the judge's favourite play, the first among equals; null for a check. */
export function bestPlay(judge: Judge, sim: ShangSim): Play | null {
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
