import { daysIn, playDay } from '../again/day.ts';
import { count } from '../engine/words.ts';
import { savedText } from '../front/standing.ts';
import { catalogue } from '../games.ts';
import { gameNamed } from './game-named.ts';
import { answered } from './misuse.ts';
import { openRoom } from './room.ts';
import { type ScreenOptions, showScreen } from './screen.ts';
import { table } from './table.ts';
import { tellUnreadable } from './unreadable.ts';

/** `cardroom daily [GAME]`: the day's deal of a game; without one, how those of all games stand. */
export async function daily(id: string | undefined, options: ScreenOptions): Promise<void> {
  const room = openRoom(process.env);
  const kept = answered(room.matches.list());
  const removed = answered(room.matches.list({ removed: true }));
  if (id === undefined) tellUnreadable([...kept, ...removed]);
  if (id === undefined) {
    const rows = catalogue.map(({ game }) => {
      const { counted, first, streak } = daysIn([...kept, ...removed], game.id, room.today());
      const isRemoved = counted !== null && !kept.some((match) => match.id === counted.id);
      const begun = first === null ? 'not begun' : `practice: its cards were dealt first in ${first.id}`;
      const stands = counted === null ? begun : savedText(counted, room.matches, isRemoved);
      return [game.id, streak === 0 ? '–' : `${count(streak, 'day')} in a row`, stands];
    });
    process.stdout.write(table([['game', 'streak', `the deal of ${room.today()}`], ...rows]));
    return;
  }
  const { game } = gameNamed(id);
  const step = playDay(kept, removed, game, room.today());
  if ('begin' in step) return showScreen({ kind: 'play', game: game.id, ...step.begin }, options, room);
  const match = answered(room.matches.resume(step.resume));
  await showScreen({ kind: 'resume', kept: match }, options, room);
}
