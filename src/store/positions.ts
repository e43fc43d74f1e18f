import { isCostly } from '../ai/adviser/judgement.ts';
import { seatsOfPeople } from '../ai/player.ts';
import { type AnyGame, firstDeal, type Seat } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { take } from '../engine/take.ts';
import type { Charge } from '../review/charge.ts';
import { isMark } from '../review/grade.ts';
import type { ReadMatch } from './load.ts';
import type { MatchStore } from './matches.ts';
import { dueOn, isSolved, type Practised } from './practice.ts';
import type { ReviewStore } from './reviews.ts';
import { counts } from './saved.ts';

/** A decision of a reviewed match that cost much and can be made once more. It is a reference into the match: no card leaves it. */
export interface Position {
  /** Under which it is known in `Practised`. */
  readonly key: string;
  /** The id of the match. */
  readonly match: string;
  readonly deal: number;
  readonly seat: Seat;
  readonly charge: Charge;
}

/** What the kept reviews of a game offer. */
export interface Positions {
  /** The dearest first. */
  readonly positions: readonly Position[];
  /** How many of the last matches have a review. */
  readonly reviewed: number;
  /** Why reviewed matches cannot be read, a sentence each. */
  readonly unread: readonly string[];
}

/** So many matches are looked back on, and so many positions of each come back at most. */
const MATCHES = 10;
const A_MATCH = 3;

interface Sources {
  readonly matches: Pick<MatchStore, 'list' | 'read'>;
  readonly reviews: Pick<ReviewStore, 'has' | 'find'>;
}

/** The costliest decisions of the last matches of a game that one person has played and that count, as far as their reviews are kept. */
export function positionsOf(
  { matches, reviews }: Sources,
  { game, bots }: { readonly game: AnyGame; readonly bots: number },
): Positions {
  const list = matches.list();
  if ('rule' in list) return { positions: [], reviewed: 0, unread: [list.sentence] };
  const last = list
    .flatMap((saved) =>
      saved.state === 'finished' && saved.game === game.id && counts(saved) ? [saved] : [],
    )
    .filter(({ players }) => seatsOfPeople(players).length === 1)
    .toSorted((a, b) => b.left - a.left)
    .slice(0, MATCHES);
  const reviewed = last.filter(({ id }) => reviews.has(id));
  const unread: string[] = [];
  const positions = reviewed.flatMap(({ id }) => {
    const read = matches.read(id);
    if ('match' in read) return positionsIn(reviews, id, read, bots);
    unread.push(read.sentence);
    return [];
  });
  return { positions: positions.toSorted(byCost), reviewed: reviewed.length, unread };
}

const byCost = (a: Position, b: Position): number => b.charge.cost - a.charge.cost;

/** The dearest decision of each deal of a match, at most so many. */
function positionsIn(
  reviews: Sources['reviews'],
  match: string,
  { match: played, players }: ReadMatch,
  bots: number,
): Position[] {
  const seat = seatsOfPeople(players)[0]!;
  const { status } = played;
  const found = status.results.flatMap((_, place) => {
    const deal = firstDeal(status) + place;
    const charges = reviews.find({ id: match, match: played, deal, seat, bots })?.charges ?? [];
    const [charge] = charges.filter(isSure).toSorted((a, b) => b.cost - a.cost);
    if (!charge) return [];
    const key = [match, deal, seat, charge.move, charge.played].join(' ');
    return [{ key, match, deal, seat, charge }];
  });
  // From the last one on, for later moves are taken back on the way.
  const choices = found
    .toSorted((a, b) => b.charge.move - a.charge.move)
    .filter((position) => isChoice(position, backTo(position, played)));
  return choices.toSorted(byCost).slice(0, A_MATCH);
}

/** Is it a mistake for certain, whatever luck the judge had? */
const isSure = ({ grade, cost, error, why }: Charge): boolean =>
  isMark(grade) && isCostly(why, { gain: -cost, error });

/** So many legal moves at least, and at most one in so many as good as the best: else there is nothing to find. */
const CHOICES = 3;

const isChoice = ({ seat, charge }: Position, match: Match): boolean => {
  const enough = CHOICES * charge.better.length;
  return take(match.moves(seat), enough).length === enough;
};

/** Takes back the moves of a match from a decision on. */
export function backTo({ charge }: Position, match: Match): Match {
  while (match.moveCount > charge.move) match.undo();
  return match;
}

/** So many come back on a day at most. */
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
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0))
    .slice(0, A_DAY);
}

/** The first day on which one of these comes back; null where all are solved. */
export const nextDue = (positions: readonly Position[], practised: Practised, today: string): string | null =>
  positions
    .filter(({ key }) => !isSolved(practised, key))
    .map(({ key }) => dueOn(practised, key, today))
    .toSorted()[0] ?? null;
