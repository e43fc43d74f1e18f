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

/** A match at the moment when its positions were searched. */
interface LookedBackOn extends ReadMatch {
  readonly id: string;
}

/** A costly decision of a reviewed match, to be made again. It refers to the match and keeps no card itself. */
export interface Position {
  /** Its key in `Practised`. */
  readonly key: string;
  /** Its match, read once and shared by all its positions. */
  readonly of: LookedBackOn;
  readonly deal: number;
  readonly seat: Seat;
  readonly charge: Charge;
  /** Judged by bots of another revision. */
  readonly isOld: boolean;
}

/** The positions in a game's saved reviews. */
export interface Positions {
  /** The costliest first. */
  readonly positions: readonly Position[];
  /** Number of matches searched: reviewed ones, at most ten. */
  readonly reviewed: number;
  /** A sentence for each reviewed match that cannot be read. */
  readonly unread: readonly string[];
}

/** Most reviewed matches searched, and most positions from each. */
const MATCHES = 10;
const A_MATCH = 3;

/** Most days since a match; its positions are dropped after that. */
const LIFE = 90;

interface Sources {
  readonly matches: Pick<MatchStore, 'read'>;
  readonly reviews: Pick<ReviewStore, 'has' | 'ofMatch'>;
}

/** Options of a search for positions. */
export interface Sought {
  readonly game: AnyGame;
  /** Revision of the bots that judge now. */
  readonly bots: number;
  /** See `ReviewPlan.unasked`. */
  readonly unasked?: readonly string[] | undefined;
  readonly today: string;
  /** Id of the only match to search; left out: all. */
  readonly match?: string;
}

/** Finds the costliest decisions of a game's last matches, over or not, that one person played here and has reviewed. `list`: of all matches. */
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

/** One person played it here. */
const isOwn = (saved: OpenMatch | FinishedMatch): boolean =>
  seatsOfPeople(saved.players).length === 1 && !('imported' in saved && saved.imported !== undefined);

const byCost = (a: Position, b: Position): number => b.charge.cost - a.charge.cost;

/** The costliest decision of each deal of a match, at most `A_MATCH`. */
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

/** Is it surely a mistake, whatever cards the judge imagined? */
const isSure = ({ grade, cost, error, why }: Charge): boolean =>
  isMark(grade) && isCostly(why, { gain: -cost, error });

/** Fewest legal moves per best move: with fewer there is little to find. */
const CHOICES = 3;

/** Makes a match of its own that ends at a position's decision. */
export function matchAt({ of, charge }: Position): Match {
  const match = playOn(of.match, charge.move, '');
  if (isRefusal(match)) throw new Error(`A deal that is over cannot be gone back into: ${match.rule}.`);
  return match;
}

/** Most positions asked in a day, over all games. */
const A_DAY = 10;

/** The positions that are due, the longest due first, then new ones. */
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

/** Picks the first due position of each kind, as many as the day has left. */
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

/** The kind of a mistake: the kind of decision, and the part of the result that lost most. */
function kindOf({ kind, played, why }: Charge): string {
  const parts = why.moves.find(({ move }) => move === played)?.parts ?? [];
  const [worst] = parts.toSorted((a, b) => a.mean - b.mean);
  return `${kind} ${worst?.part}`;
}

/** The first day on which one of these positions comes back; null if all are solved. */
export const nextDue = (positions: readonly Position[], practised: Practised, today: string): string | null =>
  positions
    .filter(({ key }) => !isSolved(practised, key))
    .map(({ key }) => dueOn(practised, key, today))
    .toSorted()[0] ?? null;
