import { seatPlayers } from '../ai/player.ts';
import { type AnyGame, isRefusal } from '../engine/game.ts';
import { readSetup } from '../engine/setup.ts';
import type { FinishedMatch, OpenMatch, SavedMatch } from '../store/saved.ts';
import type { Beginning } from './again.ts';

/** What the saved matches tell of a game's deals of the days, of which only the first start of each counts. Days are as `2026-11-22`. */
export interface Days {
  /** The match that counts on this day; null where its deal was not begun. */
  readonly counted: OpenMatch | FinishedMatch | null;
  /** Practice of this day that is not over. */
  readonly practice: OpenMatch | null;
  /** Days in a row whose deal is finished, this one or the day before it the last. */
  readonly streak: number;
}

/** Reads it out of the matches' headers. Expects the removed ones too: a deal that was begun stays begun. */
export function daysIn(matches: readonly SavedMatch[], game: string, date: string): Days {
  const own = matches.flatMap((match) => {
    if (match.state !== 'open' && match.state !== 'finished') return [];
    const { origin } = match;
    const isImported = 'imported' in match && match.imported !== undefined;
    return match.game === game && origin?.kind === 'day' && !isImported ? [{ match, origin }] : [];
  });
  const today = own.filter(({ origin }) => origin.date === date);
  const counted = today.find(({ origin }) => !origin.practice)?.match ?? null;
  const practice = today.flatMap(({ match, origin }) =>
    origin.practice && match.state === 'open' ? [match] : [],
  );
  const done = new Set(
    own.flatMap(({ match, origin }) => (match.state === 'finished' && !origin.practice ? [origin.date] : [])),
  );
  let streak = 0;
  for (let day = done.has(date) ? date : dayBefore(date); done.has(day); day = dayBefore(day)) streak++;
  return { counted, practice: practice[0] ?? null, streak };
}

const DAY = 24 * 60 * 60 * 1000;

const dayBefore = (date: string): string => new Date(Date.parse(date) - DAY).toISOString().slice(0, 10);

/** The deal of a day: the first of the usual table, against normal bots, with the day for a seed. */
export function dealOfDay(game: AnyGame, date: string, practice: boolean): Beginning {
  const only = game.carried && { deal: 1, moves: 0, standing: '' };
  const setup = readSetup(game, { seed: date, only }, date);
  if (isRefusal(setup)) throw new Error(`${game.id} has no usual table: ${setup.rule}`);
  const players = seatPlayers(setup.seats, [0], 'normal');
  return { setup, players, origin: { kind: 'day', date, ...(practice && { practice: true }) } };
}

/** What it takes to play the deal of a day: going on with the match of this id, or a match to be begun. */
export type DayStep = { readonly resume: string } | { readonly begin: Beginning };

/** The first start counts; one that was left is gone on with; whatever is begun after that is practice. */
export function playDay(
  kept: readonly SavedMatch[],
  removed: readonly SavedMatch[],
  game: AnyGame,
  date: string,
): DayStep {
  const { counted, practice } = daysIn([...kept, ...removed], game.id, date);
  const left = [counted, practice].find(
    (match) => match?.state === 'open' && kept.some(({ id }) => id === match.id),
  );
  return left ? { resume: left.id } : { begin: dealOfDay(game, date, counted !== null) };
}
