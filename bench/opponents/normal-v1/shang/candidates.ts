import { size } from '../../../../src/engine/card-set.ts';
import type { Seat } from '../../../../src/engine/game.ts';
import {
  inOrder,
  NO_PLAY,
  type Rating,
  rate,
  ratedRank,
  sizeOf,
} from '../../../../src/engine/shang/combination.ts';
import { playsOf } from '../../../../src/engine/shang/plays.ts';
import { moves } from '../../../../src/engine/shang/rules.ts';
import type { Move, View } from '../../../../src/engine/shang/state.ts';
import { byRank, partsOf, toggle } from './by-rank.ts';
import { type Opposition, opposition } from './opposition.ts';
import { type Fiver, rankPrices, worth } from './partition.ts';
import { type Reading, read } from './reading.ts';
import type { Weights } from './weights.ts';

/** A legal move and the bot's judgement of it. */
export interface Candidate {
  readonly move: Move;
  /** Below 0 for a check. */
  readonly rating: Rating;
  /** Cards left after it. */
  readonly cardsLeft: number;
  /** True if no other hand can hold better. */
  readonly unbeatable: boolean;
  /** True if nobody can stop the remaining plays: at most the last of them may be beaten. */
  readonly wins: boolean;
  /** The chance, 0 to 1, that another goes out on it at once. */
  readonly danger: number;
  /** The seat that is most likely to go out, or null. */
  readonly feared: Seat | null;
  /** Its worth in turns, without danger … */
  readonly fearless: number;
  /** … and in all. */
  readonly value: number;
}

const GOES_OUT = 2000;
const WINS = 1000;

/** All legal moves of the seat that is to act, weighed. */
export function weigh(view: View, seat: Seat, weights: Weights): Candidate[] {
  const reading = read(view, seat);
  const { hand, others, active, top } = reading;
  const count = size(hand);
  const facing = (seats: readonly Seat[]): Opposition => opposition(reading, seats, weights);
  const anyone = facing(others);
  const rivals = active.length === others.length ? anyone : facing(active);
  const lateness = 1 / Math.min(...others.map((other) => reading.cardsLeft[other]!));

  const price = (play: Rating): number => {
    const [base, rise, sink] = PRICES[sizeOf(play)]!;
    return (
      weights[base] + weights[rise] * anyone.beaten(play) + weights[sink] * anyone.above(ratedRank(play))
    );
  };
  const isLoser = (play: Rating): boolean => anyone.betterThan(play) > 0;
  const fivers: Fiver[] = [];
  if (count >= 5)
    for (const cards of playsOf(inOrder(hand), 5)) {
      const rating = rate(cards);
      fivers.push({ parts: partsOf(cards), price: price(rating), loser: isLoser(rating) });
    }
  const held = byRank(hand);
  const prices = rankPrices(held, price, isLoser);

  const cost = (turns: number, cards: number): number =>
    turns + cards * (weights.card + weights.cardLate * lateness);

  const candidates: Candidate[] = [];
  for (const move of moves(view, seat)) {
    const played = move.kind === 'check' ? null : move.cards;
    const rating = played === null ? NO_PLAY : rate(played);
    const parts = played === null ? [] : partsOf(played);
    toggle(held, parts);
    const rest = worth(held, fivers, prices);
    toggle(held, parts);
    const cardsLeft = count - (played === null ? 0 : sizeOf(rating));
    const unbeatable = played !== null && rivals.betterThan(rating) === 0;
    const wins = cardsLeft === 0 || (unbeatable && rest.losers <= 1);
    const { danger, feared } =
      played === null
        ? dangerOf(top!.rating, top!.seat, reading, facing)
        : dangerOf(rating, null, reading, facing);
    const gain = played === null ? weights.check : weights.lead * (1 - rivals.beaten(rating));
    const fearless = (cardsLeft === 0 ? GOES_OUT : wins ? WINS : 0) + gain - cost(rest.cost, cardsLeft);
    const value = fearless - weights.danger * danger * cardsLeft;
    candidates.push({ move, rating, cardsLeft, unbeatable, wins, danger, feared, fearless, value });
  }
  return candidates;
}

/** The candidate with the highest `worth`, the first of equal ones. */
export function highest(
  candidates: readonly Candidate[],
  worth: (candidate: Candidate) => number = ({ value }) => value,
): Candidate {
  let best = candidates[0]!;
  for (const candidate of candidates) if (worth(candidate) > worth(best)) best = candidate;
  return best;
}

/**
 * The chance that another player goes out before this seat acts again if the table is left to this play, and the likeliest one: a player
 * with as many cards as the play has, or its maker, who leads a last card if nobody beats the play.
 */
function dangerOf(
  play: Rating,
  maker: Seat | null,
  { active, cardsLeft }: Reading,
  facing: (seats: readonly Seat[]) => Opposition,
): { readonly danger: number; readonly feared: Seat | null } {
  let safe = 1;
  let feared: Seat | null = null;
  let worst = 0;
  for (const seat of active) {
    let chance = 0;
    if (seat === maker) {
      if (cardsLeft[seat] === 1) chance = 1 - facing(active.filter((other) => other !== maker)).beaten(play);
    } else if (cardsLeft[seat] === sizeOf(play)) chance = Math.min(1, facing([seat]).betterThan(play));
    safe *= 1 - chance;
    if (chance > worst) {
      worst = chance;
      feared = seat;
    }
  }
  return { danger: 1 - safe, feared };
}

const PRICES: {
  readonly [size: number]: readonly [hold: keyof Weights, rise: keyof Weights, sink: keyof Weights];
} = {
  1: ['single', 'singleRise', 'singleSink'],
  2: ['pair', 'pairRise', 'pairSink'],
  3: ['trips', 'tripsRise', 'tripsSink'],
  5: ['fiver', 'fiverRise', 'fiverSink'],
};
