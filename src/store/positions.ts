import { isCostly } from '../ai/adviser/judgement.ts';
import { seatsOfPeople } from '../ai/player.ts';
import { type AnyGame, isRefusal, type Seat } from '../engine/game.ts';
import { type Match, movesMade } from '../engine/match.ts';
import { playOn } from '../engine/play-on.ts';
import { take } from '../engine/take.ts';
import type { Charge } from '../review/charge.ts';
import { isMark } from '../review/grade.ts';
import { dayAfter, startOf } from './days.ts';
import type { ReadMatch } from './load.ts';
import type { MatchStore } from './matches.ts';
import { answeredOn, dueOn, isSolved, type Practised } from './practice.ts';
import type { StoreRefusal } from './refusal.ts';
import type { ReviewStore } from './reviews.ts';
import type { FinishedMatch, OpenMatch, SavedMatch } from './saved.ts';

/** A match as it was when its positions were looked for. */
interface LookedBackOn extends ReadMatch {
  readonly id: string;
}

/** A decision of a reviewed match that cost much and can be made once more. It is a reference into the match: no card is kept of it. */
export interface Position {
  /** Under which it is known in `Practised`. */
  readonly key: string;
  /** Read once for all its positions, so that they stand in it where they were found. */
  readonly of: LookedBackOn;
  readonly deal: number;
  readonly seat: Seat;
  readonly charge: Charge;
  /** Bots of another revision have judged it. */
  readonly isOld: boolean;
}

/** What the kept reviews of a game offer. */
export interface Positions {
  /** The dearest first. */
  readonly positions: readonly Position[];
  /** How many matches were looked back on: those that have a review, ten at most. */
  readonly reviewed: number;
  /** Why reviewed matches cannot be read, a sentence each. */
  readonly unread: readonly string[];
}

/** At most this many examined matches are looked back on, and this many positions of each come back. */
const MATCHES = 10;
const A_MATCH = 3;

/** In days. Positions of matches that are older are asked no more. */
const LIFE = 90;

interface Sources {
  readonly matches: Pick<MatchStore, 'read'>;
  readonly reviews: Pick<ReviewStore, 'has' | 'ofMatch'>;
}

/** Which decisions are looked for. */
export interface Sought {
  readonly game: AnyGame;
  /** The revision of the bots that have judged them. */
  readonly bots: number;
  /** See `ReviewPlan.unasked`. */
  readonly unasked?: readonly string[] | undefined;
  readonly today: string;
  /** The id of the only match that is meant; left out: all. */
  readonly match?: string;
}

/** The costliest decisions of the last matches of a game that one person has played here, over or not, as far as their reviews are kept. `list`: of all matches. */
export function positionsOf(
  { matches, reviews }: Sources,
  list: readonly SavedMatch[] | StoreRefusal,
  sought: Sought,
): Positions {
  if ('rule' in list) return { positions: [], reviewed: 0, unread: [list.sentence] };
  const since = startOf(dayAfter(sought.today, -LIFE));
  const reviewed = list
    .flatMap((saved) =>
      (saved.state === 'open' || saved.state === 'finished') && saved.game === sought.game.id ? [saved] : [],
    )
    .filter((saved) => isOwn(saved) && saved.left >= since && reviews.has(saved.id))
    .toSorted((a, b) => b.left - a.left)
    .slice(0, MATCHES)
    .filter(({ id }) => sought.match === undefined || id === sought.match);
  const unread: string[] = [];
  const positions = reviewed.flatMap(({ id }) => {
    const read = matches.read(id);
    if ('match' in read) return positionsIn(reviews, { id, ...read }, sought);
    unread.push(read.sentence);
    return [];
  });
  return { positions: positions.toSorted(byCost), reviewed: reviewed.length, unread };
}

/** One person has played it here. */
const isOwn = (saved: OpenMatch | FinishedMatch): boolean =>
  seatsOfPeople(saved.players).length === 1 && !('imported' in saved && saved.imported !== undefined);

const byCost = (a: Position, b: Position): number => b.charge.cost - a.charge.cost;

/** The dearest decision of each deal of a match, at most so many. */
function positionsIn(
  reviews: Sources['reviews'],
  of: LookedBackOn,
  { bots, unasked = [] }: Sought,
): Position[] {
  const { id, match } = of;
  const seat = seatsOfPeople(of.players)[0]!;
  const moves = movesMade(match);
  const isChoice = ({ move, better }: Charge): boolean => {
    const enough = CHOICES * better.length;
    const made = moves[move];
    const before = made && match.history[match.history.indexOf(made.step) - 1];
    return before !== undefined && take(match.game.moves(before.view(seat), seat), enough).length === enough;
  };
  const found = reviews.ofMatch({ id, match, seat, bots }).flatMap(({ review: { deal, charges }, isOld }) => {
    const [charge] = charges
      .filter((each) => isSure(each) && !unasked.includes(each.kind) && isChoice(each))
      .toSorted((a, b) => b.cost - a.cost);
    if (!charge) return [];
    const key = [id, deal, seat, charge.move, charge.played].join(' ');
    return [{ key, of, deal, seat, charge, isOld }];
  });
  return found.toSorted(byCost).slice(0, A_MATCH);
}

/** Is it a mistake for certain, whatever luck the judge had? */
const isSure = ({ grade, cost, error, why }: Charge): boolean =>
  isMark(grade) && isCostly(why, { gain: -cost, error });

/** So many legal moves at least, and at most one in so many as good as the best: else there is nothing to find. */
const CHOICES = 3;

/** A match of its own that stands where a position is to be decided. */
export function matchAt({ of, charge }: Position): Match {
  const match = playOn(of.match, charge.move, '');
  if (isRefusal(match)) throw new Error(`A deal that is over cannot be gone back into: ${match.rule}.`);
  return match;
}

/** So many positions are asked on a day at most, of all games. */
const A_DAY = 10;

/** Those that are due, the longest due first, then new ones. */
export function dueOf(
  positions: readonly Position[],
  practised: Practised,
  today: string,
): readonly Position[] {
  const rank = ({ key }: Position): string => practised.positions[key]?.due ?? '~';
  return positions
    .filter(({ key }) => !isSolved(practised, key) && dueOn(practised, key, today) <= today)
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

/** Of those that are due the first of each kind, as many as the day has left. */
export function sittingOf(
  due: readonly Position[],
  practised: Practised,
  today: string,
): readonly Position[] {
  const kinds = new Set<string>();
  return due
    .filter(({ charge }) => {
      const kind = kindOf(charge);
      const isNew = !kinds.has(kind);
      kinds.add(kind);
      return isNew;
    })
    .slice(0, Math.max(0, A_DAY - answeredOn(practised, today)));
}

/** What a mistake was about: its kind of decision, and the part of the result that it cost most of. */
function kindOf({ kind, played, why }: Charge): string {
  const parts = why.moves.find(({ move }) => move === played)?.parts ?? [];
  const [worst] = parts.toSorted((a, b) => a.mean - b.mean);
  return `${kind} ${worst?.part}`;
}

/** The first day on which one of these comes back; null where all are solved. */
export const nextDue = (positions: readonly Position[], practised: Practised, today: string): string | null =>
  positions
    .filter(({ key }) => !isSolved(practised, key))
    .map(({ key }) => dueOn(practised, key, today))
    .toSorted()[0] ?? null;
