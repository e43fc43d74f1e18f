import { seatPlayers } from '../ai/player.ts';
import { type AnyGame, isRefusal } from '../engine/game.ts';
import { readSetup } from '../engine/setup.ts';
import { dayAfter } from '../store/days.ts';
import { type FinishedMatch, isRated, type OpenMatch, type SavedMatch } from '../store/saved.ts';
import type { Beginning } from './again.ts';

/** The saved matches of a game's deals of the day. Only the first attempt at each counts. Days are as `2026-11-22`. */
export interface Days {
  /** The match that counts on this day; null if its deal was not begun, or its cards were first dealt in another kind of match. */
  readonly counted: OpenMatch | FinishedMatch | null;
  /** The first match of any kind with this day's cards; null if there is none. */
  readonly first: OpenMatch | FinishedMatch | null;
  /** An open practice match of this day; null if there is none. */
  readonly practice: OpenMatch | null;
  /** Days in a row with a finished and rated deal, up to this day or the day before. */
  readonly streak: number;
}

/** Reads the days from the ends of the matches' logs. Expects the removed ones as well: a deal once begun stays begun. */
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

/** The day whose cards a match has; undefined for other seeds. */
const dateOf = ({ origin, seed }: OpenMatch | FinishedMatch): string | undefined =>
  origin?.kind === 'day' ? origin.date : seed;

/**
 * A match's number, which follows the order in which matches began. A removed one keeps it with a suffix if its name was taken again:
 * `gongzhu-9-2`. A match with a name of its own comes last.
 */
function numberOf({ id, game }: OpenMatch | FinishedMatch): number {
  const number = id.startsWith(`${game}-`) && /^(\d{1,15})(-\d+)?$/.exec(id.slice(game.length + 1));
  return number ? Number(number[1]) : Number.POSITIVE_INFINITY;
}

/** The deal of a day: the first of a usual table, against normal bots, with the day as its seed. */
export function dealOfDay(game: AnyGame, date: string, practice: boolean): Beginning {
  const only = game.carried && { deal: 1, moves: 0, standing: '' };
  const setup = readSetup(game, { seed: date, only }, date);
  if (isRefusal(setup)) throw new Error(`${game.id} has no usual table: ${setup.rule}`);
  const players = seatPlayers(setup.seats, [0], 'normal');
  return { setup, players, origin: { kind: 'day', date, ...(practice && { practice: true }) } };
}

/** The next step to play the deal of a day: resume the match of this id, or begin one. */
export type DayStep =
  | { readonly resume: string }
  /** `counts`: true for the first attempt of the day. */
  | { readonly begin: Beginning; readonly counts: boolean };

/** Decides the next step. The first attempt counts; an unfinished one is resumed; later ones are practice. */
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
