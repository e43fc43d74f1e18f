import { seatPlayers } from '../ai/player.ts';
import { type AnyGame, isRefusal } from '../engine/game.ts';
import { readSetup } from '../engine/setup.ts';
import { dayAfter } from '../store/days.ts';
import { type FinishedMatch, isRated, type OpenMatch, type SavedMatch } from '../store/saved.ts';
import type { Beginning } from './again.ts';

/** What the saved matches tell of a game's deals of the days, of which only the first start of each counts. Days are as `2026-11-22`. */
export interface Days {
  /** The match that counts on this day; null where its deal was not begun, or its cards were dealt first in a match that is no deal of the day. */
  readonly counted: OpenMatch | FinishedMatch | null;
  /** The first match in which the cards of this day were dealt, whichever it was. */
  readonly first: OpenMatch | FinishedMatch | null;
  /** Practice of this day that is not over. */
  readonly practice: OpenMatch | null;
  /** Days in a row whose deal is finished and rated, this one or the day before it the last. */
  readonly streak: number;
}

/** Reads it out of the matches' ends. Expects the removed ones too: a deal that was begun stays begun. */
export function daysIn(matches: readonly SavedMatch[], game: string, date: string): Days {
  const starts = matches
    .flatMap((match) => (match.state === 'open' || match.state === 'finished' ? [match] : []))
    .filter((match) => match.game === game && !('imported' in match && match.imported !== undefined))
    .sort((a, b) => numberOf(a) - numberOf(b));
  const firsts = new Map(starts.toReversed().map((match) => [dateOf(match), match]));
  const countedOn = (day: string): OpenMatch | FinishedMatch | null => {
    const first = firsts.get(day);
    return first?.origin?.kind === 'day' && !first.origin.practice ? first : null;
  };
  const counted = countedOn(date);
  const practice = starts.flatMap((match) =>
    match.state === 'open' && match !== counted && match.origin?.kind === 'day' && match.origin.date === date
      ? [match]
      : [],
  );
  const isDone = (day: string): boolean => {
    const match = countedOn(day);
    return match?.state === 'finished' && isRated(match);
  };
  let streak = 0;
  for (let day = isDone(date) ? date : dayAfter(date, -1); isDone(day); day = dayAfter(day, -1)) streak++;
  return { counted, first: firsts.get(date) ?? null, practice: practice[0] ?? null, streak };
}

/** The day whose cards a match began with. */
const dateOf = ({ origin, seed }: OpenMatch | FinishedMatch): string | undefined =>
  origin?.kind === 'day' ? origin.date : seed;

/**
 * Matches get their numbers in the order in which they are begun. A removed one keeps it where its name was taken: `gongzhu-9-2`. One that
 * somebody named comes last.
 */
function numberOf({ id, game }: OpenMatch | FinishedMatch): number {
  const number = id.startsWith(`${game}-`) && /^(\d{1,15})(-\d+)?$/.exec(id.slice(game.length + 1));
  return number ? Number(number[1]) : Number.POSITIVE_INFINITY;
}

/** The deal of a day: the first of the usual table, against normal bots, with the day for a seed. */
export function dealOfDay(game: AnyGame, date: string, practice: boolean): Beginning {
  const only = game.carried && { deal: 1, moves: 0, standing: '' };
  const setup = readSetup(game, { seed: date, only }, date);
  if (isRefusal(setup)) throw new Error(`${game.id} has no usual table: ${setup.rule}`);
  const players = seatPlayers(setup.seats, [0], 'normal');
  return { setup, players, origin: { kind: 'day', date, ...(practice && { practice: true }) } };
}

/** What it takes to play the deal of a day: going on with the match of this id, or a match to be begun. */
export type DayStep =
  | { readonly resume: string }
  /** `counts`: it is the first start of the day. */
  | { readonly begin: Beginning; readonly counts: boolean };

/** The first start counts; one that was left is gone on with; whatever is begun after that is practice. */
export function playDay(
  kept: readonly SavedMatch[],
  removed: readonly SavedMatch[],
  game: AnyGame,
  date: string,
): DayStep {
  const { counted, first, practice } = daysIn([...kept, ...removed], game.id, date);
  const left = [counted, practice].find(
    (match) => match?.state === 'open' && kept.some(({ id }) => id === match.id),
  );
  if (left) return { resume: left.id };
  const counts = first === null;
  return { begin: dealOfDay(game, date, !counts), counts };
}
