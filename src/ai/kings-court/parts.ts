import type { BySeat, Seat } from '../../engine/game.ts';
import { play } from '../../engine/kings-court/rules.ts';
import { type KingsCourt, type Move, type State, scoresOf } from '../../engine/kings-court/state.ts';
import { LINE, type Ply, type Telling, type ToldEnding } from '../adviser/telling.ts';
import type { Candidate } from './candidates.ts';
import { codeOf, eventOf, ownEvents, theirEvents } from './fates.ts';
import { type Outlook, playOn, worthOf } from './plan.ts';

/** Parts of the points: this move, later own ones, the next reply, everything else. `win`: the rest, if one point may decide the match. */
const PARTS = ['now', 'later', 'reply', 'others', 'win'] as const;
export type Part = (typeof PARTS)[number];

/**
 * Points of: the move, the next own move, all later own moves, the next player's reply, the others' other moves. Then the next own placement and the
 * reply, see `codeOf`; the next player; the only opponent, −1 if there are several; the sole winner, −1 if none yet.
 */
const FACTS = [
  'now',
  'next',
  'later',
  'reply',
  'others',
  'nextPlace',
  'replyPlace',
  'replier',
  'opponent',
  'winner',
] as const;
export type Fact = (typeof FACTS)[number];

/** The value of a fact without a seat or placement. */
export const NONE = -1;

type KingsCourtTelling = Telling<KingsCourt, Part, Fact, MovesPlayed>;

/** Returns the worth of a match to a seat, more is better. */
export type Worth = (standing: Pick<Outlook, 'scores' | 'over'>, seat: Seat) => number;

/** Tells the ends of moves by a worth. */
export const toldBy = (worth: Worth): Required<Pick<KingsCourtTelling, 'tell' | 'split'>> => ({
  tell: (world, seat) => (move) => playedOut(world, seat, move, worth),
  split: (best, other) => {
    const points = best.parts.map((share, part) => share - other.parts[part]!);
    return best.scores.length === 2 ? points : worthShares(best, other, points, worth);
  },
});

export const kingsCourtTelling: KingsCourtTelling = { parts: PARTS, facts: FACTS, ...toldBy(worthOf) };

/** A move and the following ones, with their points. Those of others are negative. */
interface MovesPlayed extends ToldEnding<Move> {
  readonly seat: Seat;
  readonly replier: Seat;
  readonly scores: BySeat<number>;
}

function playedOut(world: State, seat: Seat, move: Move, worth: Worth): MovesPlayed {
  const state = play(world, seat, move);
  const heard = new MoveRecorder(seat);
  const outlook = playOn(state, (mover, placed) => heard.add(mover, placed));
  const { line, events, next, reply, replier } = heard;
  const [before, after] = [scoresOf(world), scoresOf(state)];
  const now = after[seat]! - before[seat]!;
  const later = outlook.scores[seat]! - after[seat]!;
  const all = outlook.scores.reduce((sum, score, other) => sum + score - before[other]!, 0);
  const others = all - now - later - pointsIn(reply);
  const opponent = outlook.scores.length === 2 ? 1 - seat : NONE;
  const places = [next, reply].map((placed) => (placed ? codeOf(placed.place) : NONE));
  const points = [now, pointsIn(next), later, pointsIn(reply), others];
  return {
    value: worth(outlook, seat),
    parts: [now, later, -pointsIn(reply), -others, 0],
    kind: 0,
    facts: [...points, ...places, replier, opponent, winnerOf(outlook)],
    line,
    events: [...events, ...leftIn(outlook, seat)],
    seat,
    replier,
    scores: outlook.scores,
  };
}

/** Returns, as events, the cards still in a hand at the end of the match; none before. */
const leftIn = ({ hands, over }: Outlook, seat: Seat): number[] =>
  over ? [...new Set(hands[seat])].map((card) => eventOf('stays', card)) : [];

const pointsIn = (placed: Candidate | null): number => placed?.points ?? 0;

function winnerOf({ scores, over }: Outlook): Seat {
  const most = Math.max(...scores);
  return over && scores.indexOf(most) === scores.lastIndexOf(most) ? scores.indexOf(most) : NONE;
}

/** Records the moves that follow the move of a seat. */
class MoveRecorder {
  readonly #seat: Seat;
  readonly line: Ply<Move>[] = [];
  readonly events: number[] = [];
  /** The seat's next placement; null so far. */
  next: Candidate | null = null;
  /** The next other seat to act, and its placement. */
  replier: Seat = NONE;
  reply: Candidate | null = null;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  add(seat: Seat, placed: Candidate | null): void {
    if (this.line.length < LINE) this.line.push({ seat, move: placed?.place ?? { kind: 'pass' } });
    const isReply = seat !== this.#seat && this.replier === NONE;
    if (placed)
      this.events.push(...(seat === this.#seat ? ownEvents(placed) : theirEvents(seat, placed, isReply)));
    if (seat === this.#seat) this.next ??= placed;
    else if (isReply) {
      this.replier = seat;
      this.reply = placed;
    }
  }
}

/** Splits a change in worth among the parts. `points`: the change of each part, those of others negative. */
function worthShares(
  best: MovesPlayed,
  other: MovesPlayed,
  points: readonly number[],
  worth: Worth,
): number[] {
  const { seat, scores } = best;
  const slopes = slopesBetween(other.scores, scores, (at) => worth({ scores: at, over: false }, seat));
  const ofSeat = scores.map((score, one) => slopes[one]! * (score - other.scores[one]!));
  const ofOthers = ofSeat.reduce((sum, share) => sum + share, 0) - ofSeat[seat]!;
  const replier = Math.max(best.replier, other.replier);
  const reply = replier === NONE ? 0 : -slopes[replier]! * points[PARTS.indexOf('reply')]!;
  const [now, later] = points.map((change) => change * slopes[seat]!) as [number, number];
  const win = best.value - other.value - now - later - ofOthers;
  return [now, later, reply, ofOthers - reply, win];
}

/** Nodes and weights of Gauss quadrature from 0 to 1 with three points. */
const GAUSS = [
  [(1 - Math.sqrt(0.6)) / 2, 5 / 18],
  [1 / 2, 8 / 18],
  [(1 + Math.sqrt(0.6)) / 2, 5 / 18],
] as const;
/** Half the step, in points, of a slope. */
const STEP = 1 / 64;

/** Returns how much a point of each seat adds to the worth, on average along the straight line between two standings. */
function slopesBetween(
  from: BySeat<number>,
  to: BySeat<number>,
  valueAt: (scores: BySeat<number>) => number,
): number[] {
  const slopes = from.map(() => 0);
  for (const [at, weight] of GAUSS) {
    const scores = from.map((score, one) => score + at * (to[one]! - score));
    for (const [one, score] of scores.entries()) {
      if (from[one] === to[one]) continue;
      const [up, down] = [score + STEP, score - STEP].map((next) => valueAt(scores.with(one, next)));
      slopes[one]! += (weight * (up! - down!)) / (2 * STEP);
    }
  }
  return slopes;
}
