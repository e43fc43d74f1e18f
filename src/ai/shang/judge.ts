import { type CardSet, EMPTY, highestBit, isEmpty, minus, union } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { NO_PLAY, type Rating, ratedRank, sizeOf } from '../../engine/shang/combination.ts';
import { HAND, SEATS } from '../../engine/shang/state.ts';
import { ALL_SUITS, type ByRank, cardsOfRank, RANKS, suitCount, suitsAt } from './by-rank.ts';
import { holdingOf, type Play } from './holding.ts';
import { betterThan, newReach, newUnseen, type Reach, reachOf, see, type Unseen } from './opposition.ts';
import { costAfter, losersAfter, newPricedHand, type PricedHand, priceHand } from './partition.ts';
import { playsFor, type Table } from './table.ts';
import type { Weights } from './weights.ts';

/** What is thought of a move. */
export interface Verdict {
  /** Cards left after it. */
  cardsLeft: number;
  /** No other hand can hold better. */
  unbeatable: boolean;
  /** Nobody can stop the rest of the hand from being played: what may be beaten is at most its last play. */
  wins: boolean;
  /** The chance, 0 to 1, that another goes out on it at once. */
  danger: number;
  /** The seat that is most likely to, or null. */
  feared: Seat | null;
  /** How good it is, in turns, danger aside … */
  fearless: number;
  /** … and all in all. */
  value: number;
}

/** Judges moves, one decision after another: what it knows of the present one stands in arrays that serve for the next. */
export interface Judge {
  /** Takes up the decision of the seat to act. */
  look(table: Table): void;
  /** What becomes of a play, or of a check (null); overwritten by the next verdict. */
  verdictOn(play: Play | null): Verdict;
}

const GOES_OUT = 2000;
const WINS = 1000;

/** By size of play: the price of one that surely holds, what is added where it surely does not, and where all unseen cards are higher. */
interface Scale {
  readonly hold: readonly number[];
  readonly rise: readonly number[];
  readonly sink: readonly number[];
  /** How many better plays must be expected in other hands until one of them comes down every other time. */
  readonly patience: readonly number[];
}

const scaleOf = (w: Weights): Scale => ({
  hold: [0, w.single, w.pair, w.trips, 0, w.fiver],
  rise: [0, w.singleRise, w.pairRise, w.tripsRise, 0, w.fiverRise],
  sink: [0, w.singleSink, w.pairSink, w.tripsSink, 0, w.fiverSink],
  patience: [0, w.singlePatience, w.pairPatience, w.tripsPatience, 0, w.fiverPatience],
});

const ALL = (1 << SEATS) - 1;
const ACE = RANKS - 1;

export function judgeBy(weights: Weights): Judge {
  const { hold, rise, sink, patience } = scaleOf(weights);
  /** What it is worth to hold no more plays than that which others could beat. */
  const near = [0, weights.oneLoser, weights.twoLosers];
  const unseen: Unseen = newUnseen();
  const hand: PricedHand = newPricedHand(holdingOf({ low: 0, high: 0 }));
  /** What all others can do, those of them that have not checked, and whoever is asked about. */
  const anyone = newReach();
  const rivals = newReach();
  const some = newReach();
  let table: Table;
  let active = 0;
  let hidden = 0;
  let perCard = 0;
  let checking = 0;
  let leading = 0;
  let leadingFiver = 0;
  let leadingHigh = 0;
  /** The share of its cards that the hand still has. */
  let full = 0;
  let stoppers: CardSet = EMPTY;

  const isLoser = (play: Rating): boolean => anyone[sizeOf(play)]! * betterThan(unseen, play) > 0;
  /** The chance, 0 to 1, that one of them comes down. */
  const beaten = (reach: Reach, play: Rating): number => {
    const size = sizeOf(play);
    const better = reach[size]! * betterThan(unseen, play);
    return better === 0 ? 0 : better / (better + patience[size]!);
  };
  const price = (play: Rating): number => {
    const size = sizeOf(play);
    const above = unseen.above[1]![ratedRank(play)]! / hidden;
    return hold[size]! + rise[size]! * beaten(anyone, play) + sink[size]! * above;
  };

  const verdict: Verdict = {
    cardsLeft: 0,
    unbeatable: false,
    wins: false,
    danger: 0,
    feared: null,
    fearless: 0,
    value: 0,
  };

  /**
   * The chance that another goes out before this seat acts again if the table is left to this play, and who is likeliest to: one
   * with just as many cards as the play has, or its maker, who leads a last card if nobody beats the play.
   */
  function weighDanger(play: Rating, maker: Seat): void {
    const { cardsLeft } = table;
    let safe = 1;
    let worst = 0;
    verdict.feared = null;
    for (let step = 1; step < SEATS; step++) {
      const seat = (table.turn + step) % SEATS;
      if (((active >> seat) & 1) === 0) continue;
      let chance = 0;
      if (seat === maker) {
        if (cardsLeft[seat] !== 1) continue;
        reachOf(some, hidden, cardsLeft, active & ~(1 << seat));
        chance = 1 - beaten(some, play);
      } else {
        const size = sizeOf(play);
        if (cardsLeft[seat] !== size) continue;
        reachOf(some, hidden, cardsLeft, 1 << seat);
        chance = Math.min(1, some[size]! * betterThan(unseen, play));
      }
      safe *= 1 - chance;
      if (chance > worst) {
        worst = chance;
        verdict.feared = seat;
      }
    }
    verdict.danger = 1 - safe;
  }

  return {
    look(now) {
      table = now;
      const { turn, cardsLeft, checked, unplayed } = now;
      const holding = now.holdings[turn]!;
      const others = ALL & ~(1 << turn);
      active = others & ~checked;
      hidden = 0;
      let fewest = cardsLeft[(turn + 1) % SEATS]!;
      for (let seat = 0; seat < SEATS; seat++)
        if (seat !== turn) {
          hidden += cardsLeft[seat]!;
          fewest = Math.min(fewest, cardsLeft[seat]!);
        }
      const late = 1 / fewest;
      full = holding.count / HAND;
      perCard = weights.cardLate * late;
      checking = weights.check + weights.checkLate * late + weights.checkLast * suitCount[checked]!;
      leading = weights.lead + weights.leadFull * full;
      leadingHigh = (weights.leadHigh * (1 - late)) / ACE;
      leadingFiver = weights.leadFiver + weights.leadFiverLate * late;
      see(unseen, unplayed, holding.cards);
      reachOf(anyone, hidden, cardsLeft, others);
      reachOf(rivals, hidden, cardsLeft, active);
      priceHand(hand, holding, price, isLoser);
      stoppers = stoppersIn(holding.cards, unseen.cards);
    },
    verdictOn(play) {
      const { holding } = hand;
      const cost = costAfter(hand, play);
      const losers = losersAfter(hand, play);
      let gain = near[losers] ?? 0;
      if (!isEmpty(play ? minus(stoppers, play.cards) : stoppers)) gain += weights.stopper;
      if (play === null) {
        gain += checking;
        if (isEmpty(stoppers) && suitCount[table.checked] === SEATS - 2) gain += weights.checkLost;
        verdict.cardsLeft = holding.count;
        verdict.unbeatable = false;
        verdict.wins = false;
        weighDanger(table.top, table.maker);
      } else {
        const size = sizeOf(play.rating);
        const held = beaten(rivals, play.rating);
        verdict.cardsLeft = holding.count - size;
        verdict.unbeatable = held === 0;
        verdict.wins = verdict.cardsLeft === 0 || (verdict.unbeatable && losers <= 1);
        gain += leading * (1 - held);
        if (verdict.unbeatable) gain += weights.control * full;
        if (size < 5 && splits(play, holding.cards)) gain += weights.split;
        if (table.top === NO_PLAY) {
          if (size === 1) gain += leadingHigh * ratedRank(play.rating);
          else if (size === 5) gain += leadingFiver;
        }
        weighDanger(play.rating, table.turn);
      }
      const { cardsLeft, wins } = verdict;
      const rest = gain - cost - cardsLeft * perCard;
      verdict.fearless = (cardsLeft === 0 ? GOES_OUT : wins ? WINS : 0) + rest;
      const loss = weights.danger * cardsLeft + weights.ruin * rest;
      verdict.value = verdict.fearless - verdict.danger * loss;
      return verdict;
    },
  };
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
export function bestPlay(judge: Judge, table: Table): Play | null {
  const plays = playsFor(table);
  if (plays.length === 0) return null;
  judge.look(table);
  let best: Play | null = null;
  let most = table.top === NO_PLAY ? Number.NEGATIVE_INFINITY : judge.verdictOn(null).value;
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
