import { BIDS, type BidName, bidOf, NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import { formatCard, has, JOKER, parseCard } from '../../engine/five-hundred/cards.ts';
import { play, turnOf } from '../../engine/five-hundred/rules.ts';
import {
  type FiveHundred,
  type Move,
  type PlayPhase,
  type State,
  teamOf,
  tricksInDeal,
  type View,
} from '../../engine/five-hundred/state.ts';
import { leftBower, rightBower } from '../../engine/five-hundred/trumps.ts';
import { unseenBy } from '../../engine/five-hundred/view.ts';
import type { Seat } from '../../engine/game.ts';
import { LINE, type Ply, type Telling, type ToldEnding } from '../adviser/telling.ts';
import { MATCH } from './auction.ts';
import { type End, endOf, endWith } from './end.ts';
import { eventOf, Noted } from './fates.ts';
import { naming } from './lead.ts';
import { policyCard } from './play.ts';
import { read } from './reading.ts';
import { chooseSetup } from './setup.ts';
import { applyMove, cardAt, type Spot, simOf, spotOf } from './sim.ts';

/** Parts of the points above the opponents': of different outcomes the whole, the bid's points, the defenders' tricks, the match. */
const PARTS = ['outcome', 'height', 'against', 'match'] as const;
export type Part = (typeof PARTS)[number];

/** Returns the name of the bid behind the fact `bid`. */
export const bidNamed = (fact: number): BidName => BIDS[Math.abs(fact) - 1]!.name;

/** Ends of an auction and of its contract, from one side's point of view. */
const OUTCOMES = ['passed', 'oursMade', 'oursSet', 'theirsMade', 'theirsSet'] as const;
type Outcome = (typeof OUTCOMES)[number];
export const OUTCOME = Object.fromEntries(OUTCOMES.map((name, at) => [name, at])) as {
  readonly [outcome in Outcome]: number;
};

/**
 * `outcome`: an `OUTCOME`. `bid`: place in `BIDS` from 1, negative for the opponents, 0 if everybody passed. `height`: points of the bid for the
 * seat's side. `tricks`: of that side. `match`: 1 if the deal wins the match, −1 if it loses it, else 0. `taker`: the winner of the trick to which
 * the judged card belongs, −1 after other moves.
 */
const FACTS = ['outcome', 'bid', 'height', 'tricks', 'match', 'taker'] as const;
export type Fact = (typeof FACTS)[number];

export const fiveHundredTelling: Telling<FiveHundred, Part, Fact> = {
  parts: PARTS,
  facts: FACTS,
  change: 'outcome',
  tell: (world, seat) => (move) =>
    world.phase === 'play' && move.kind === 'play'
      ? toldOf(playedOn(world, seat, move), seat)
      : toldOf(afterSetup(world, seat, move), seat),
  hidden: { cards: hiddenCards, holder },
};

/** The rest of a deal after a move. */
interface Course {
  readonly end: End;
  /** The winner of the trick to which the judged card belongs; −1 if no card was judged. */
  readonly taker: Seat;
  readonly line: readonly Ply<Move>[];
  /** Left out: the deal was not played on. */
  readonly events?: readonly number[];
}

/** Plays on after a call, gift or burial. Its line is the rest of the auction, as nobody sees gifts and burials. */
function afterSetup(world: State, seat: Seat, move: Move): Course {
  const line: Ply<Move>[] = [];
  let state = play(world, seat, move);
  if (state.phase === 'play') return { ...playedOn(state, seat), taker: -1 };
  while (state.phase === 'bid') {
    const caller = turnOf(state)!;
    const call = chooseSetup(state, caller);
    if (line.length < LINE) line.push({ seat: caller, move: call });
    state = play(state, caller, call);
  }
  return { end: endOf(state), taker: -1, line };
}

/** Plays a deal to its end: first the `given` card, if there is one, and then by the policy. */
function playedOn(from: PlayPhase, seat: Seat, given?: Move): Course {
  const { standing, contract } = from;
  const { trump } = contract;
  const sim = simOf(from);
  const noted = new Noted(from, seat);
  const line: Ply<Move>[] = [];
  let taker = -1;
  const put = (spot: Spot, suit: number | null): void => {
    noted.playing(sim, spot);
    applyMove(sim, spot, suit);
    if (sim.count > 0) return;
    noted.closed(sim);
    if (taker < 0) taker = sim.winner;
  };
  if (given?.kind === 'play') put(spotOf(given.card, trump), given.suit);
  while (sim.left > 0) {
    const reading = read(sim);
    const spot = policyCard(reading);
    const suit = naming(reading, spot);
    if (line.length < LINE)
      line.push({ seat: sim.turn, move: { kind: 'play', card: cardAt(spot, trump), suit } });
    put(spot, suit);
  }
  return { end: endWith(standing, contract, sim.taken), taker, line, events: noted.events };
}

function toldOf({ end, taker, line, events }: Course, seat: Seat): ToldEnding<Move> {
  const own = teamOf(seat);
  const { contract, contractors, defenders, tricks } = end;
  const ours = contract !== null && teamOf(contract.seat) === own;
  const sign = contract === null || ours ? 1 : -1;
  const match = end.winner === null ? 0 : end.winner === own ? 1 : -1;
  const parts = [0, sign * contractors, -sign * defenders, MATCH * match];
  const outcome = outcomeOf(end, ours);
  return {
    value: parts.reduce((sum, part) => sum + part, 0),
    parts,
    kind: outcome,
    facts: [
      outcome,
      contract === null ? 0 : sign * (1 + BIDS.indexOf(bidOf(contract.bid))),
      sign * contractors,
      contract === null ? 0 : ours ? tricks : tricksInDeal - tricks,
      match,
      taker,
    ],
    line,
    events: events ?? endedIn(OUTCOMES[outcome]!, contract),
  };
}

/** Returns the end of an auction as an event; empty if everybody passed. */
const endedIn = (outcome: Outcome, contract: End['contract']): readonly number[] =>
  outcome === 'passed' ? [] : [eventOf(outcome, BIDS.indexOf(bidOf(contract!.bid)))];

function outcomeOf({ contract, contractors }: End, ours: boolean): number {
  if (contract === null) return OUTCOME.passed;
  if (contractors > 0) return ours ? OUTCOME.oursMade : OUTCOME.theirsMade;
  return ours ? OUTCOME.oursSet : OUTCOME.theirsSet;
}

/** Returns the Joker and the bowers that the seat has not seen. */
function hiddenCards(view: View, seat: Seat): string[] {
  if (view.phase !== 'play') return [];
  const { trump } = view.contract;
  const unseen = unseenBy(view, seat);
  const high = trump === NO_TRUMP ? [JOKER] : [JOKER, rightBower(trump), leftBower(trump)];
  return high.filter((card) => has(unseen, card)).map(formatCard);
}

/** Returns the holder of a card; null if it is buried. */
function holder(world: State, text: string): Seat | null {
  if (world.phase !== 'play') return null;
  const card = parseCard(text)!;
  const seat = world.hands.findIndex((hand) => has(hand, card));
  return seat < 0 ? null : seat;
}
