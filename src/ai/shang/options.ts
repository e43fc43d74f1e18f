import { EMPTY, equals, size } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { inOrder, NO_PLAY, type Rating, rate, ratedRank, sizeOf } from '../../engine/shang/combination.ts';
import { playsOf } from '../../engine/shang/plays.ts';
import { moves } from '../../engine/shang/rules.ts';
import { type Move, SEATS, type View } from '../../engine/shang/state.ts';
import { byRank, partsOf, toggle } from './by-rank.ts';
import { type Outlook, outlook } from './outlook.ts';
import { type Fiver, rankPrices, worth } from './partition.ts';
import type { Weights } from './weights.ts';

/** A legal move and what a bot thinks of it. */
export interface Option {
  readonly move: Move;
  /** Below 0 for a check. */
  readonly rating: Rating;
  /** Cards left after it. */
  readonly left: number;
  /** No other hand can hold better. */
  readonly unbeatable: boolean;
  /** Nobody can stop the rest of the hand from being played: what may be beaten is at most its last play. */
  readonly wins: boolean;
  /** The chance, 0 to 1, that another goes out on it at once. */
  readonly danger: number;
  /** The seat that is most likely to, or null. */
  readonly feared: Seat | null;
  /** How good it is, in turns, danger aside … */
  readonly fearless: number;
  /** … and all in all. */
  readonly value: number;
}

const GOES_OUT = 2000;
const WINS = 1000;

/** All legal moves of the seat that is to act, weighed. */
export function weigh(view: View, seat: Seat, weights: Weights): Option[] {
  const hand = view.hands[seat] ?? EMPTY;
  const count = size(hand);
  const others = [1, 2, 3].map((step) => (seat + step) % SEATS);
  const active = others.filter((other) => !view.checked[other]);
  const see = (seats: readonly Seat[]): Outlook => outlook(view, seats, hand, weights);
  const anyone = see(others);
  const rivals = active.length === others.length ? anyone : see(active);
  const lateness = 1 / Math.min(...others.map((other) => view.left[other]!));

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

  const cost = (turns: number, left: number): number =>
    turns + left * (weights.card + weights.cardLate * lateness);

  const options: Option[] = [];
  for (const move of moves(view, seat)) {
    const played = move.kind === 'check' ? null : move.cards;
    const rating = played === null ? NO_PLAY : rate(played);
    const parts = played === null ? [] : partsOf(played);
    toggle(held, parts);
    const rest = worth(held, fivers, prices);
    toggle(held, parts);
    const left = count - (played === null ? 0 : sizeOf(rating));
    const unbeatable = played !== null && rivals.betterThan(rating) === 0;
    const wins = left === 0 || (unbeatable && rest.losers <= 1);
    const { danger, feared } =
      played === null
        ? dangerOf(view.top!.rating, view.top!.seat, view, active, see)
        : dangerOf(rating, null, view, active, see);
    const gain = played === null ? weights.check : weights.lead * (1 - rivals.beaten(rating));
    const fearless = (left === 0 ? GOES_OUT : wins ? WINS : 0) + gain - cost(rest.cost, left);
    const value = fearless - weights.danger * danger * left;
    options.push({ move, rating, left, unbeatable, wins, danger, feared, fearless, value });
  }
  return options;
}

/** The option that is this move; every legal one is among the weighed. */
export const optionFor = (options: readonly Option[], made: Move): Option | undefined =>
  options.find(({ move }) =>
    move.kind === 'play' ? made.kind === 'play' && equals(move.cards, made.cards) : made.kind === 'check',
  );

/** The option for which `worth` is highest, the first of equal ones. */
export function highest(
  options: readonly Option[],
  worth: (option: Option) => number = ({ value }) => value,
): Option {
  let best = options[0]!;
  for (const option of options) if (worth(option) > worth(best)) best = option;
  return best;
}

/**
 * The chance that another goes out before this seat acts again if the table is left to this play, and who is likeliest to: one
 * with just as many cards as the play has, or its maker, who leads a last card if nobody beats the play.
 */
function dangerOf(
  play: Rating,
  maker: Seat | null,
  view: View,
  active: readonly Seat[],
  see: (seats: readonly Seat[]) => Outlook,
): { readonly danger: number; readonly feared: Seat | null } {
  let safe = 1;
  let feared: Seat | null = null;
  let worst = 0;
  for (const seat of active) {
    let chance = 0;
    if (seat === maker) {
      if (view.left[seat] === 1) chance = 1 - see(active.filter((other) => other !== maker)).beaten(play);
    } else if (view.left[seat] === sizeOf(play)) chance = Math.min(1, see([seat]).betterThan(play));
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
