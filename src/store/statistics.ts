import { LEVELS, type Level } from '../ai/bot.ts';
import { seatsOfPeople } from '../ai/player.ts';
import type { AnyGame, Seat, Tally } from '../engine/game.ts';
import { costsOf, type DealCosts } from '../review/costs.ts';
import { added, type JudgedDeal, type PlayedMatch } from './history.ts';
import { counts, type FinishedMatch } from './saved.ts';

/** The bots at a table: all of one level, several levels or programs, or none. */
export type Against = Level | 'mixed' | 'nobody';

/** One player's record at one kind of table, over all matches that count. */
export interface PlayerRecord {
  readonly game: string;
  readonly seats: number;
  readonly bots: Against;
  /** The name, if several people shared the keyboard; null for a person who sat there alone. */
  readonly name: string | null;
  readonly played: number;
  readonly won: number;
  /** Number of times in first place, second …; an entry a seat or side. Equal scores share the better place. */
  readonly places: readonly number[];
  /** Totals of the matches, the earliest first. */
  readonly scores: readonly number[];
  /** Average of `scores`. */
  readonly mean: number;
  /** The standard error of `mean`; null after one match. */
  readonly error: number | null;
  /** Points a deal better than par, over the judged deals; null if there are none. */
  readonly par: (Mean & { readonly deals: number }) | null;
  /** Costs of the decisions in these deals, by kind; null if there are none. */
  readonly costs: DealCosts | null;
  /** By the game's aim: the lowest where low scores win. */
  readonly best: number;
  readonly worst: number;
  /** Matches won in a row: now, and at most. */
  readonly streak: { readonly now: number; readonly best: number };
  /** Sums of the tallies, in the order of `Game.tallies`; those of one name in the order of its `parts`. */
  readonly tallies: readonly Omit<Tally, 'seat'>[];
}

type Mean = Pick<PlayerRecord, 'mean' | 'error'>;

/** A person's part in one match. */
interface Sitting {
  readonly match: FinishedMatch;
  readonly seat: Seat;
  readonly name: string | null;
  readonly tallies: readonly Tally[];
  /** The deals that were judged. */
  readonly judged: readonly JudgedDeal[];
}

/**
 * The records of all players from matches in order of time: game by game, people alone before those with names, then by seats and bots.
 * Matches that do not count or have no people add nothing.
 */
export function recordsOf(matches: readonly PlayedMatch[], games: readonly AnyGame[]): PlayerRecord[] {
  return games.flatMap((game) => {
    const tables = new Map<string, Sitting[]>();
    for (const match of matches) {
      if (match.game !== game.id || !isCounted(match)) continue;
      for (const sitting of sittingsOf(match)) {
        const key = JSON.stringify([sitting.name, match.players.length, againstOf(match)]);
        const table = tables.get(key);
        if (table) table.push(sitting);
        else tables.set(key, [sitting]);
      }
    }
    return [...tables.values()].map((sittings) => recordOf(sittings, game)).sort(inOrder);
  });
}

/** Is a match part of a record? */
export const isCounted = (match: PlayedMatch): boolean =>
  counts(match) && match.fault === undefined && seatsOfPeople(match.players).length > 0;

/** Matches of a game played alone that count, and the number won. */
export function aloneIn(
  matches: readonly FinishedMatch[],
  game: string,
): { readonly played: number; readonly won: number } {
  const won = matches.flatMap((match) => {
    const [seat, ...others] = seatsOfPeople(match.players);
    const isOwn = match.game === game && counts(match) && seat !== undefined && others.length === 0;
    return isOwn ? [match.result.winners.includes(seat)] : [];
  });
  return { played: won.length, won: won.filter(Boolean).length };
}

function sittingsOf(match: PlayedMatch): Sitting[] {
  const people = seatsOfPeople(match.players);
  return people.map((seat) => ({
    match,
    seat,
    name: people.length === 1 ? null : match.players[seat]!.name,
    tallies: match.tallies.filter((tally) => tally.seat === seat),
    judged: (match.judged ?? []).filter((deal) => deal.seat === seat),
  }));
}

function againstOf({ players }: FinishedMatch): Against {
  if (players.some(({ program }) => program)) return 'mixed';
  const [level, ...others] = new Set(players.flatMap(({ bot }) => bot ?? []));
  return others.length > 0 ? 'mixed' : (level ?? 'nobody');
}

function recordOf(sittings: readonly Sitting[], game: AnyGame): PlayerRecord {
  const [{ match, name }] = sittings as [Sitting];
  const seats = match.players.length;
  const scores = sittings.map((sitting) => sitting.match.result.scores[sitting.seat]!);
  const wins = sittings.map((sitting) => sitting.match.result.winners.includes(sitting.seat));
  const judged = sittings.flatMap((sitting) => sitting.judged);
  const places = Array<number>(game.partners ? 2 : seats).fill(0);
  for (const sitting of sittings) places[placeOf(sitting, game) - 1]!++;
  const [most, least] = [Math.max(...scores), Math.min(...scores)];
  return {
    game: game.id,
    seats,
    bots: againstOf(match),
    name,
    played: sittings.length,
    won: wins.filter(Boolean).length,
    places,
    scores,
    ...meanOf(scores),
    par: judged.length === 0 ? null : { deals: judged.length, ...meanOf(judged.map(({ gain }) => gain)) },
    costs: costsOf(judged.map(({ review }) => review)),
    best: game.best === 'lowest' ? least : most,
    worst: game.best === 'lowest' ? most : least,
    streak: streakOf(wins),
    tallies: sumsOf(sittings, game),
  };
}

/** A place from 1. Winners are first; before anybody else are all with a better total. Partners count as one. */
function placeOf({ match: { result }, seat }: Sitting, { best, partners }: AnyGame): number {
  const { scores, winners } = result;
  if (winners.includes(seat)) return 1;
  if (partners) return 2;
  const isBetter = (score: number) => (best === 'lowest' ? score < scores[seat]! : score > scores[seat]!);
  return 1 + scores.filter((score, other) => winners.includes(other) || isBetter(score)).length;
}

function meanOf(scores: readonly number[]): Mean {
  const n = scores.length;
  const mean = scores.reduce((sum, score) => sum + score, 0) / n;
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  return { mean, error: n < 2 ? null : Math.sqrt(squares / (n - 1) / n) };
}

function streakOf(wins: readonly boolean[]): PlayerRecord['streak'] {
  let [now, best] = [0, 0];
  for (const won of wins) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** Sums of the tallies over these matches, at any seat. */
function sumsOf(sittings: readonly Sitting[], { tallies = [] }: AnyGame): PlayerRecord['tallies'] {
  const sums = new Map<string, Tally>();
  for (const tally of sittings.flatMap((sitting) => sitting.tallies)) {
    const key = JSON.stringify([tally.name, tally.part]);
    sums.set(key, added(sums.get(key), tally));
  }
  return tallies.flatMap(({ name, parts = [] }) =>
    [...sums.values()]
      .filter((sum) => sum.name === name)
      .sort((a, b) => parts.indexOf(a.part ?? '') - parts.indexOf(b.part ?? ''))
      .map(({ seat: _, ...sum }) => sum),
  );
}

const AGAINST: readonly Against[] = [...LEVELS, 'mixed', 'nobody'];

function inOrder(a: PlayerRecord, b: PlayerRecord): number {
  if (a.name !== b.name) return a.name === null ? -1 : b.name === null ? 1 : a.name < b.name ? -1 : 1;
  return a.seats - b.seats || AGAINST.indexOf(a.bots) - AGAINST.indexOf(b.bots);
}
