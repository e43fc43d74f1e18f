import { type Card, formatCard, parseCard } from '../../engine/card.ts';
import { type CardSet, has, intersection, union } from '../../engine/card-set.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import { draftOf, isPlayedOut, play, putDown } from '../../engine/gongzhu/rules.ts';
import {
  ALL_HEARTS,
  CARD_POINTS,
  GOAT,
  moonFor,
  PIG,
  pointsOf,
  scoreDeal,
  TEN_OF_CLUBS,
} from '../../engine/gongzhu/score.ts';
import {
  type DealDraft,
  type Gongzhu,
  heldBy,
  type Move,
  type PastTrick,
  PLAYS,
  type PlayPhase,
  type State,
  type View,
} from '../../engine/gongzhu/state.ts';
import { LINE, type Ply, type Telling, type ToldEnding } from '../adviser/telling.ts';
import { chooseCard } from './choose.ts';
import { eventOf, eventsIn } from './fates.ts';
import { choosePass } from './pass.ts';

/** Sources of points. `moon`: the points that it adds to the others. */
const PARTS = ['pig', 'goat', 'hearts', 'ten', 'moon'] as const;
export type Part = (typeof PARTS)[number];
const [TEN, MOON] = [PARTS.indexOf('ten'), PARTS.indexOf('moon')];

/**
 * `pig`, `goat`, `ten`, `moon`: the seat that gets it, −1 for nobody. `hearts`: points of the seat's own hearts. `taker`: the winner of the trick to
 * which the judged card belongs, −1 after a pass.
 */
const FACTS = ['pig', 'goat', 'ten', 'moon', 'hearts', 'taker'] as const;
export type Fact = (typeof FACTS)[number];

export const gongzhuTelling: Telling<Gongzhu, Part, Fact, Ended> = {
  parts: PARTS,
  facts: FACTS,
  change: 'moon',
  split,
  tell: (world, seat) => (move) =>
    move.kind === 'pass' ? afterPass(world, seat, move) : toldAfter(world as PlayPhase, seat, move.card),
  hidden: { cards: hiddenCards, holder },
};

/** The end of a deal, by seats. */
interface Ended extends ToldEnding<Move> {
  readonly seat: Seat;
  /** See `pointsByPart`. */
  readonly bySeat: BySeat<readonly number[]>;
  /** The seat that got the 10♣, −1 for nobody. */
  readonly doubled: Seat;
}

/**
 * Splits a difference. If only one ending has a moon, the moon gets all of it. Otherwise the 10♣ gets what it doubles of the average points of both
 * endings, and each other part its own difference, doubled on average as in both.
 */
function split(one: Ended, other: Ended): readonly number[] {
  if (one.kind !== other.kind) return PARTS.map((part) => (part === 'moon' ? one.value - other.value : 0));
  const shares = PARTS.map(() => 0);
  for (const [seat, points] of one.bySeat.entries()) {
    const others = other.bySeat[seat]!;
    const weight = seat === one.seat ? -1 : 1 / (one.bySeat.length - 1);
    const [factor, otherFactor] = [one, other].map(({ doubled }) => (doubled === seat ? 2 : 1)) as [
      number,
      number,
    ];
    let both = 0;
    for (let part = 0; part < TEN; part++) {
      shares[part]! += (weight * (points[part]! - others[part]!) * (factor + otherFactor)) / 2;
      both += points[part]! + others[part]!;
    }
    shares[TEN]! += (weight * both * (factor - otherFactor)) / 2;
    shares[MOON]! += weight * (points[MOON]! - others[MOON]!);
  }
  return shares;
}

function afterPass(world: State, seat: Seat, gift: Move): Ended {
  const line: Ply<Move>[] = [];
  let state = play(world, seat, gift);
  while (state.phase === 'pass') {
    const giver = state.waiting[0]!;
    const { move } = choosePass(state, giver);
    line.push({ seat: giver, move });
    state = play(state, giver, move);
  }
  return told(playedOut(state as PlayPhase, [], line), seat, -1);
}

/** Tells the end of a deal after a card. `choose`: plays for all seats. Left out: the policy. */
export function toldAfter(
  state: PlayPhase,
  seat: Seat,
  card: Card,
  choose: (draft: DealDraft) => Card = chooseCard,
): Ended {
  const played = playedOut(state, [card], [], choose);
  return told(played, seat, played.taker);
}

/** A deal at its end: each seat's cards, the winner of the first complete trick, and the line. */
interface DealAtEnd {
  readonly taken: BySeat<CardSet>;
  readonly taker: Seat;
  readonly line: readonly Ply<Move>[];
  /** The last trick of the deal, and the last one before the given cards; null if there is none. */
  readonly last: PastTrick | null;
  readonly since: PastTrick | null;
}

/** Plays a deal to its end: first the given cards, which are not in the line, and then by `choose`. */
function playedOut(
  from: PlayPhase,
  first: readonly Card[],
  line: Ply<Move>[],
  choose: (draft: DealDraft) => Card = chooseCard,
): DealAtEnd {
  const draft = draftOf(from);
  let taker = -1;
  for (let count = 0; !isPlayedOut(draft); count++) {
    const given = first[count];
    const card = given ?? choose(draft);
    if (given === undefined && line.length < LINE) line.push({ seat: draft.turn, move: PLAYS[card]! });
    putDown(draft, card);
    if (taker < 0 && draft.past !== from.past) taker = draft.past!.winner;
  }
  return { taken: draft.taken, taker, line, since: from.past, last: draft.past };
}

function told({ taken, line, last, since }: DealAtEnd, me: Seat, taker: Seat): Ended {
  const { shooter } = scoreDeal(taken);
  const bySeat = taken.map((_, seat) => pointsByPart(taken, seat, shooter));
  const parts = PARTS.map((_, part) => {
    const sum = bySeat.reduce((total, points) => total + points[part]!, 0);
    return (sum - bySeat[me]![part]!) / 3 - bySeat[me]![part]!;
  });
  const takerOf = (card: Card): Seat => taken.findIndex((set) => has(set, card));
  const moon = shooter ?? -1;
  const events = moon < 0 ? [] : [eventOf('moon', moon)];
  for (let trick = last; trick && trick !== since; trick = trick.before) events.push(...eventsIn(trick, me));
  const hearts = pointsOf(intersection(taken[me]!, ALL_HEARTS));
  return {
    value: parts.reduce((total, part) => total + part, 0),
    parts,
    kind: moon,
    seat: me,
    bySeat,
    doubled: takerOf(TEN_OF_CLUBS),
    facts: [takerOf(PIG), takerOf(GOAT), takerOf(TEN_OF_CLUBS), moon, hearts, taker],
    line,
    events,
  };
}

/** Returns the points of a seat in a deal by `PARTS`. Their sum is the result of `scoreDeal`. */
function pointsByPart(taken: BySeat<CardSet>, seat: Seat, shooter: Seat | null): number[] {
  const own = taken[seat]!;
  const shot = seat === shooter;
  const pig = has(own, PIG) && !shot ? CARD_POINTS[PIG]! : 0;
  const goat = has(own, GOAT) ? CARD_POINTS[GOAT]! : 0;
  const hearts = shot ? 0 : pointsOf(intersection(own, ALL_HEARTS));
  const ten = has(own, TEN_OF_CLUBS) ? pig + goat + hearts : 0;
  return [pig, goat, hearts, ten, shooter === null || shot ? 0 : moonFor(taken[shooter]!)];
}

/** Returns those of Pig, Goat and 10♣ that others hold. */
function hiddenCards(view: View, seat: Seat): string[] {
  if (view.phase !== 'play') return [];
  const seen = union(view.played, heldBy(view, seat)!);
  return [PIG, GOAT, TEN_OF_CLUBS].filter((card) => !has(seen, card)).map(formatCard);
}

function holder(world: State, text: string): Seat | null {
  if (world.phase !== 'play') return null;
  const card = parseCard(text)!;
  const seat = world.deal.hands.findIndex((_, seat) => has(heldBy(world, seat), card));
  return seat < 0 ? null : seat;
}
