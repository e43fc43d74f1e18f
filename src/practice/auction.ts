import { NOTHING, SURE } from '../ai/adviser/judgement.ts';
import { calling, chooseCall, likelyCalls } from '../ai/five-hundred/auction.ts';
import { isHonest } from '../ai/five-hundred/honest.ts';
import { MATTERS } from '../ai/five-hundred/plan.ts';
import { chooseSetup } from '../ai/five-hundred/setup.ts';
import { allowedBids } from '../engine/five-hundred/auction.ts';
import { bidOf } from '../engine/five-hundred/bids.ts';
import { formatCard } from '../engine/five-hundred/cards.ts';
import { carryOn } from '../engine/five-hundred/carried.ts';
import { fiveHundred } from '../engine/five-hundred/index.ts';
import { deal, play, turnOf } from '../engine/five-hundred/rules.ts';
import type { BidPhase, Call, Hidden, Move, View } from '../engine/five-hundred/state.ts';
import { format } from '../engine/five-hundred/text.ts';
import { view as viewOf } from '../engine/five-hundred/view.ts';
import { defineGame } from '../engine/game.ts';
import { type Random, randomFor } from '../engine/random.ts';
import { readSetup, type Setup } from '../engine/setup.ts';
import type { Branch, Exercise } from '../lessons/lesson.ts';
import { PARTNER, YOU } from './seats.ts';
import { type Weighed, weigh } from './weigh.ts';
import { answer, question } from './words.ts';

/** The bidders so far: nobody, opponents alone, or the partner. */
export type HandKind = 'open' | 'against' | 'partner';

/** A hand with one call to make. Plain data, which a thread can send. */
export interface AuctionHand {
  /** Number of the hand, which seeds it. */
  readonly number: number;
  readonly kind: HandKind;
  readonly exercise: Exercise;
  /** The best call and those as good, in canonical text. */
  readonly best: readonly string[];
}

type Auction = View & BidPhase<Hidden>;

/** Number of honest bids in the first look. */
const CALLS = 10;
/** Imagined deals for a first look, and fresh ones for the final judgement. */
const LOOK = 100;
const TOLD = 800;
/** Cost in points from which a first look is final: nobody asks how wrong such a call is. */
const DEAR = 150;

/** The first hand from a number on whose calls differ enough. Always the same one. */
export function auctionHand(from: number): AuctionHand {
  for (let number = from; ; number++) {
    const hand = handNumbered(number);
    if (hand) return hand;
  }
}

/** The hand of a number; null if no call is surely the best, or none is much worse. */
function handNumbered(number: number): AuctionHand | null {
  const random = randomFor('auction', number);
  const dealer = random.below(4);
  const setup = readSetup(defineGame(fiveHundred), {}, 'auction') as Setup;
  const deck = fiveHundred.shuffle(setup, random);
  let state = deal(carryOn(setup, 2, { totals: [0, 0], seat: dealer })!, deck);
  const before: string[] = [];
  for (let seat = turnOf(state)!; seat !== YOU; seat = turnOf(state)!) {
    const call = chooseSetup(state as BidPhase, seat);
    before.push(`${seat} ${format(call)}`);
    state = play(state, seat, call);
  }
  const view = viewOf(state, YOU) as Auction;
  const told = judged(view, random);
  if (told === null) return null;
  const pass = told.find(({ call }) => call.kind === 'pass')!;
  const decide = told.map((chosen) => branch(chosen, told[0]!, pass, view.calls));
  return {
    number,
    kind: kindOf(view.calls),
    exercise: {
      only: { deal: 2, moves: 0, standing: `0,0@${dealer}` },
      deck: deck.map(formatCard),
      before,
      tasks: [{ say: question(view.calls), decide }],
    },
    best: decide.filter(({ rank }) => rank === 'best').flatMap(({ on }) => on as string[]),
  };
}

function kindOf(calls: readonly Call[]): HandKind {
  const bids = calls.filter(({ bid }) => bid !== null);
  if (bids.length === 0) return 'open';
  return bids.some(({ seat }) => seat === PARTNER) ? 'partner' : 'against';
}

/**
 * Every legal call, weighed, the best first; null if the best one is unclear or a bluff. Bots believe a bid, so a strain without trumps may
 * gain against them, but is no advice.
 */
function judged(view: Auction, random: Random): readonly Weighed[] | null {
  // The policy's call is first: an Inkle and a six are worth the same.
  const usual = chooseCall(view, YOU);
  const others = [...allowedBids(view, YOU).map(({ name }) => name), null].filter((name) => name !== usual);
  const calls = [usual, ...others].map(calling);
  const look = weigh(view, YOU, calls, LOOK, random);
  const first = look.reduce((a, b) => (b.cost < a.cost ? b : a));
  if (isBluff(view, first.call)) return null;
  const isClose = ({ cost }: Weighed): boolean => cost - first.cost < DEAR;
  const close = look.filter((weighed) => weighed !== first && isClose(weighed));
  const far = look.filter((weighed) => !isClose(weighed));
  const [best, ...told] = weigh(
    view,
    YOU,
    [first, ...close].map(({ call }) => call),
    TOLD,
    random,
  );
  const likely = new Set(likelyCalls(view, YOU, CALLS).map(format));
  const isClear = told.some(
    ({ call, cost, error }) => likely.has(format(call)) && cost - SURE * error >= MATTERS,
  );
  if (!isClear || told.some(({ cost, error }) => -cost > SURE * error)) return null;
  return [best!, ...told, ...far.map((weighed) => ({ ...weighed, cost: weighed.cost - first.cost }))];
}

const isBluff = (view: Auction, call: Move): boolean =>
  call.kind === 'bid' && call.bid !== 'nello' && !isHonest(view, YOU, bidOf(call.bid));

function branch(chosen: Weighed, best: Weighed, pass: Weighed, calls: readonly Call[]): Branch {
  // Calls without a clear difference count as equally good.
  const isAsGood = (one: Weighed): boolean =>
    one === best || one.cost <= Math.max(NOTHING * MATTERS, SURE * one.error);
  const asGood = isAsGood(chosen);
  return {
    on: [format(chosen.call)],
    rank: asGood ? 'best' : chosen.cost < MATTERS ? 'good' : 'poor',
    say: answer({ chosen, isAsGood: asGood, best, pass: isAsGood(pass) ? null : pass }, calls),
  };
}
