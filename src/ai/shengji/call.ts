import { rankOf } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { callCards, possibleCalls, suitCalled, trumpRank } from '../../engine/shengji/calling.ts';
import { type Counts, HAND, isJoker } from '../../engine/shengji/cards.ts';
import type { Call, DrawPhase, Hidden, Move } from '../../engine/shengji/state.ts';
import { lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import type { Choice } from '../policy.ts';

/** Trumps in a full hand that are enough to call; jokers and trump-rank cards weigh more. */
const ENOUGH = 11;
const HONOUR = 1.5;
/** Trumps needed beyond that to replace another's call. */
const REPLACING = 1.5;
/** Cards to see before a suit is judged. */
const EARLIEST = 15;

/** Calls the suit with the most expected trumps, if they are enough. */
export function chooseCall(view: DrawPhase<Hidden>, seat: Seat): Choice<Move> {
  const best = bestCall(view, seat);
  const calling = best !== null && !waits(view, seat) && best.surplus >= 0;
  return { move: calling ? { kind: 'call', cards: callCards(best.call) } : { kind: 'stay' } };
}

const drawnBy = ({ hands }: DrawPhase<Hidden>, seat: Seat): number =>
  hands[seat]!.reduce((sum, n) => sum + n, 0);

/** Is the seat's own call the highest, or are there too few cards to judge by? */
export const waits = (view: DrawPhase<Hidden>, seat: Seat): boolean =>
  view.call?.seat === seat || drawnBy(view, seat) < EARLIEST;

/** A possible call. */
interface Best {
  readonly call: Call;
  /** The expected trumps of a full hand beyond enough. */
  readonly surplus: number;
}

/** Returns the call of the suit with most trumps in hand; null if no call is possible. */
export function bestCall(view: DrawPhase<Hidden>, seat: Seat): Best | null {
  const hand = view.hands[seat]!;
  const calls = possibleCalls(view, seat);
  if (calls.length === 0) return null;
  let best: Call = calls[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const call of calls) {
    const weight = trumpWeight(hand, trumpRank(view.standing), suitCalled(call.card));
    // A call shows no more cards than it must.
    if (weight > most) {
      most = weight;
      best = call;
    }
  }
  const enough = ENOUGH + (view.call === null ? 0 : REPLACING);
  return { call: best, surplus: (most * HAND) / drawnBy(view, seat) - enough };
}

function trumpWeight(hand: Counts, rank: number, suit: number | null): number {
  const { suits } = lieOf({ rank, suit });
  return hand.reduce((sum, n, card) => {
    if (suits[card] !== TRUMPS) return sum;
    return sum + n * (isJoker(card) || rankOf(card) === rank ? HONOUR : 1);
  }, 0);
}
