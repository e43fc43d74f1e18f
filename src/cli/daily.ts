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
  /** Tells how the deals stand, and plays none. */
  readonly json?: boolean;
}

/** `cardroom daily [GAME]`: the day's deal of a game; without one, how those of all games stand. */
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

/** How the day's deal of a game stands, as `--json` tells it. */
interface Day {
  readonly game: string;
  /** As `2026-11-22`. */
  readonly date: string;
  /** Days in a row whose deal is finished. */
  readonly streak: number;
  /** The start that counts; null where there is none. */
  readonly match: Listed | null;
  /** The match in which the cards were dealt first, which may be one that does not count; null where they were not dealt yet. */
  readonly first: string | null;
}

function page(days: readonly Day[], date: string): string {
  const rows = days.map(({ game, streak, match, first }) => {
    const begun = first === null ? 'not begun' : `practice: its cards were dealt first in ${first}`;
    return [game, streak === 0 ? '–' : `${count(streak, 'day')} in a row`, match?.stands ?? begun];
  });
  return table([['game', 'streak', `the deal of ${date}`], ...rows]);
}
