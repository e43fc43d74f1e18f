import { type Card, rankOf } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { callCards, possibleCalls, suitCalled, trumpRank } from '../../engine/shengji/calling.ts';
import { type Counts, HAND, isJoker } from '../../engine/shengji/cards.ts';
import type { Call, DrawPhase, Hidden, Move } from '../../engine/shengji/state.ts';
import { lieOf, TRUMPS, trumpsIn } from '../../engine/shengji/trumps.ts';
import type { ReasonedChoice } from '../policy.ts';
import type { Reason } from './reason.ts';

type CallChoice = ReasonedChoice<Move, Reason>;

/** Trumps of a full hand that are enough to call; jokers and trump-rank cards weigh more. */
const ENOUGH = 11;
const HONOUR = 1.5;
/** How many more it takes to replace another's call. */
const REPLACING = 1.5;
/** Cards to see before a suit is judged. */
const EARLIEST = 15;

/** Calls the suit of which the hand promises the most trumps, if it promises enough. */
export function chooseCall(view: DrawPhase<Hidden>, seat: Seat): CallChoice {
  const best = bestCall(view, seat);
  const calling = best !== null && !waits(view, seat) && best.surplus >= 0;
  const cards = calling ? callCards(best.call) : null;
  return {
    move: cards ? { kind: 'call', cards } : { kind: 'stay' },
    reason: () => callReason(view, seat, cards, best),
  };
}

const drawnBy = ({ hands }: DrawPhase<Hidden>, seat: Seat): number =>
  hands[seat]!.reduce((sum, n) => sum + n, 0);

/** Its own call stands, or there is too little to judge by. */
export const waits = (view: DrawPhase<Hidden>, seat: Seat): boolean =>
  view.call?.seat === seat || drawnBy(view, seat) < EARLIEST;

/** What speaks for calling with these cards, or for staying (null). */
export function callReason(
  view: DrawPhase<Hidden>,
  seat: Seat,
  cards: readonly Card[] | null,
  best: Best | null = bestCall(view, seat),
): Reason {
  const of = drawnBy(view, seat);
  const told = (suit: number | null) => ({
    suit,
    trumps: trumpsIn(view.hands[seat]!, { rank: trumpRank(view.standing), suit }),
    of,
  });
  if (cards) return { because: 'call', copies: cards.length, ...told(suitCalled(cards[0]!)) };
  if (view.call?.seat === seat) return { because: 'called' };
  if (best === null) return { because: 'no-call', caller: view.call?.seat ?? null };
  if (of < EARLIEST) return { because: 'early', held: of };
  return { because: best.surplus < 0 ? 'short' : 'waits', ...told(suitCalled(best.call.card)) };
}

/** A possible call. */
interface Best {
  readonly call: Call;
  /** How many more trumps than enough a full hand of such cards would have. */
  readonly surplus: number;
}

/** The call of the suit with most trumps in hand; null where none is possible. */
export function bestCall(view: DrawPhase<Hidden>, seat: Seat): Best | null {
  const hand = view.hands[seat]!;
  const calls = possibleCalls(view, seat);
  if (calls.length === 0) return null;
  let best: Call = calls[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const call of calls) {
    const weight = trumpWeight(hand, trumpRank(view.standing), suitCalled(call.card));
    // More cards than needed give away what need not be shown yet.
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
