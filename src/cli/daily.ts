import { daysIn, playDay } from '../again/day.ts';
import { games } from '../engine/games.ts';
import { count } from '../engine/words.ts';
import { dayOf } from '../front/day.ts';
import { gameNamed } from './game-named.ts';
import { asJson } from './json.ts';
import { type Listed, listedAs } from './listed.ts';
import { answered } from './misuse.ts';
import { resume } from './resume.ts';
import { openStores } from './room.ts';
import { type ScreenOptions, showScreen } from './screen.ts';
import { table } from './table.ts';
import { tellUnreadable } from './unreadable.ts';

interface DailyOptions extends ScreenOptions {
  /** True to print the standing of the deals and play none. */
  readonly json?: boolean;
}

/** `cardroom daily [GAME]`: plays a game's deal of the day, or lists the standing in all games. */
export async function daily(
  id: string | undefined,
  { json = false, ...options }: DailyOptions,
): Promise<void> {
  const asked = id === undefined ? null : gameNamed(id).game;
  const { matches } = openStores(process.env);
  const kept = answered(matches.list());
  const removed = answered(matches.list({ removed: true }));
  const date = dayOf(Date.now());
  if (json || asked === null) {
    tellUnreadable([...kept, ...removed]);
    const days = (asked ? [asked] : games).map((game): Day => {
      const { counted, first, streak } = daysIn([...kept, ...removed], game.id, date);
      const isRemoved = counted !== null && !kept.some((match) => match.id === counted.id);
      const match = counted && listedAs(counted, matches, isRemoved);
      return { game: game.id, date, streak, match, first: first?.id ?? null };
    });
    process.stdout.write(json ? asJson(days) : page(days, date));
    return;
  }
  const step = playDay(kept, removed, asked, date);
  const { id: game } = asked;
  if ('resume' in step) await resume(step.resume, options);
  else if (step.counts) await showScreen({ kind: 'day', game }, options);
  else await showScreen({ kind: 'play', game, ...step.begin }, options);
}

/** The standing of a game's deal of the day, for `--json`. */
interface Day {
  readonly game: string;
  /** As `2026-11-22`. */
  readonly date: string;
  /** Days in a row with a finished deal. */
  readonly streak: number;
  /** The attempt that counts; null if there is none. */
  readonly match: Listed | null;
  /** The match in which these cards were first dealt, whether it counts or not; null if there is none. */
  readonly first: string | null;
}

function page(days: readonly Day[], date: string): string {
  const rows = days.map(({ game, streak, match, first }) => {
    const begun = first === null ? 'not begun' : `practice: its cards were dealt first in ${first}`;
    return [game, streak === 0 ? '–' : `${count(streak, 'day')} in a row`, match?.stands ?? begun];
  });
  return table([['game', 'streak', `the deal of ${date}`], ...rows]);
}
