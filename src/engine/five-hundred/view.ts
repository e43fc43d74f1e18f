import { SUITS } from '../card.ts';
import type { BySeat, JsonObject, Seat, Status, Viewer } from '../game.ts';
import { bidOf, NO_TRUMP } from './bids.ts';
import {
  type Card,
  type Cards,
  formatCard,
  letterOf,
  minus,
  NONE,
  packSet,
  setOf,
  textsOf,
  union,
} from './cards.ts';
import { buryCount, turnOf } from './rules.ts';
import {
  type Call,
  type Contract,
  type Hidden,
  type PlayPhase,
  type Position,
  type State,
  type TakenTrick,
  type Trick,
  teamOf,
  type View,
} from './state.ts';
import { playedIn } from './trick.ts';
import { suitIn } from './trumps.ts';

export function view(state: State, viewer: Viewer): View {
  switch (state.phase) {
    case 'deal':
    case 'over':
      return { phase: state.phase, standing: state.standing, viewer };
    case 'bid': {
      const { phase, standing, calls } = state;
      return { phase, standing, hands: ownHand(state.hands, viewer), widow: null, calls, viewer };
    }
    case 'give': {
      const { phase, standing, contract } = state;
      return { phase, standing, hands: ownHand(state.hands, viewer), widow: null, contract, viewer };
    }
    case 'bury': {
      const { phase, standing, contract } = state;
      const hands = ownHand(state.hands, viewer);
      const widow = ifContractor(contract, viewer, state.widow);
      const given = ifGiver(contract, viewer, state.given);
      return { phase, standing, hands, widow, given, contract, viewer };
    }
    case 'play': {
      const { phase, standing, contract, turn, trick, tricks, taken } = state;
      const hands = ownHand(state.hands, viewer);
      const aside = {
        widow: ifContractor(contract, viewer, state.aside.widow),
        given: ifGiver(contract, viewer, state.aside.given),
        buried: ifContractor(contract, viewer, state.aside.buried),
      };
      return { phase, standing, hands, contract, aside, turn, trick, tricks, taken, viewer };
    }
  }
}

const ownHand = (hands: BySeat<Cards>, viewer: Viewer): BySeat<Hidden> =>
  hands.map((hand, seat) => (seat === viewer ? hand : null));

/** The contractor alone sees the widow and the buried cards. */
const ifContractor = (contract: Contract, viewer: Viewer, cards: Cards): Hidden =>
  contract.seat === viewer ? cards : null;
/** The giver alone knows the given card. */
const ifGiver = (contract: Contract, viewer: Viewer, card: Card | null): Card | null =>
  contract.out[0] === viewer ? card : null;

export function status({ phase, standing }: Position): Status {
  const { deals, scores, results, winners } = standing;
  const bySeat = Array.from({ length: standing.seats }, (_, seat) => scores[teamOf(seat)]);
  return { phase, deal: deals, scores: bySeat, results, winners };
}

/** The number of cards a seat holds, which everybody knows. */
export function handSize(position: Position, seat: Seat): number {
  switch (position.phase) {
    case 'deal':
    case 'over':
      return 0;
    case 'bid':
    case 'give':
      return 10;
    case 'bury':
      if (seat === position.contract.out[0]) return 9;
      return seat === position.contract.seat ? 10 + buryCount(position) : 10;
    case 'play': {
      const { contract, trick, tricks } = position;
      const place = contract.out.indexOf(seat);
      if (place >= 0) return place === 0 ? 9 : 10;
      return 10 - tricks.length - (trick.plays.some((play) => play.seat === seat) ? 1 : 0);
    }
  }
}

/** The cards a seat has not seen: in the other hands, or buried by another player. */
export function unseenBy(position: PlayPhase<Hidden>, seat: Seat): Cards {
  const { standing, contract, aside } = position;
  const played: Card[] = [];
  for (const { card } of playedIn(position)) played.push(card);
  const buried = seat === contract.seat ? aside.buried : null;
  const known = union(union(position.hands[seat] ?? NONE, setOf(played)), buried ?? NONE);
  return minus(packSet(standing.seats), known);
}

/**
 * The suits that each seat has shown to be out of, as bits 0 to 3 (trumps with their Joker and left bower); bit 4 is never set. A seat that
 * does not follow suit is out of it, unless it plays a Joker that may be played at any time.
 */
export function shownVoids(position: PlayPhase<Hidden>): number[] {
  const { standing, contract, tricks, trick } = position;
  const voids = Array<number>(standing.seats).fill(0);
  const anytime = standing.rules.jokerNoTrump === 'anytime';
  const read = ({ plays, named }: Trick): void => {
    if (plays.length === 0) return;
    const led = named ?? suitIn(plays[0]!.card, contract.trump);
    for (let i = 1; i < plays.length; i++) {
      const { seat, card } = plays[i]!;
      const suit = suitIn(card, contract.trump);
      if (suit !== led && !(anytime && suit === NO_TRUMP)) voids[seat]! |= 1 << led;
    }
  };
  tricks.forEach(read);
  read(trick);
  return voids;
}

export function describe(view: View): JsonObject {
  const { standing, viewer } = view;
  const turn = turnOf(view);
  const base: JsonObject = {
    seat: viewer === 'table' ? null : viewer,
    phase: view.phase,
    deal: standing.deals,
    dealer: standing.dealer,
    turn: turn === null ? [] : [turn],
    scores: status(view).scores,
  };
  if (view.phase === 'deal' || view.phase === 'over') return base;
  const inDeal: JsonObject = {
    ...base,
    hand: viewer === 'table' ? null : textsOf(view.hands[viewer]!),
    cardsLeft: view.hands.map((_, seat) => handSize(view, seat)),
    auction: describeCalls(view.phase === 'bid' ? view.calls : view.contract.calls),
  };
  if (view.phase === 'bid') return inDeal;
  const { contract } = view;
  const bid = bidOf(contract.bid);
  const agreed: JsonObject = {
    ...inDeal,
    contract: contract.bid,
    contractor: contract.seat,
    trump: letterOf(contract.trump),
    needed: bid.tricks,
    out: [...contract.out],
  };
  if (view.phase === 'give') return agreed;
  const { widow, given } = view.phase === 'bury' ? view : view.aside;
  const taken: JsonObject = {
    ...agreed,
    widow: widow && textsOf(widow),
    given: given === null ? null : formatCard(given),
  };
  if (view.phase === 'bury') return taken;
  const { aside, trick, tricks } = view;
  return {
    ...taken,
    buried: aside.buried && textsOf(aside.buried),
    taken: { contractors: view.taken, defenders: tricks.length - view.taken },
    trick: describeTrick(trick),
    tricks: tricks.map((done: TakenTrick) => ({ ...describeTrick(done), winner: done.winner })),
    voids: shownVoids(view).map((bits) => SUITS.filter((_, suit) => (bits >> suit) & 1)),
  };
}

const describeCalls = (calls: readonly Call[]): JsonObject[] =>
  calls.map(({ seat, bid }) => ({ seat, call: bid ?? 'pass' }));

const describeTrick = ({ plays, named }: Trick): JsonObject => ({
  plays: plays.map(({ seat, card }) => ({ seat, card: formatCard(card) })),
  named: letterOf(named),
});
