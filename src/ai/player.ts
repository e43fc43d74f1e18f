import type { BySeat, Seat } from '../engine/game.ts';
import { LEVELS, type Level } from './bot.ts';

/** Who sits at a seat: a person (`bot` null) or a bot of a level. */
export interface Player {
  readonly name: string;
  readonly bot: Level | null;
}

/** The players that unknown data (a saved header) names, or null if it does not name one for each of `seats` seats. */
export function readPlayers(data: unknown, seats: number): BySeat<Player> | null {
  return Array.isArray(data) && data.length === seats && data.every(isPlayer) ? data : null;
}

const isPlayer = (data: unknown): data is Player =>
  typeof data === 'object' &&
  data !== null &&
  'name' in data &&
  typeof data.name === 'string' &&
  'bot' in data &&
  (data.bot === null || LEVELS.includes(data.bot as Level));

const BOT_NAMES = ['Bo', 'Cat', 'Dan', 'Eli', 'Fay', 'Gus'] as const;

/** Seats people and, in all other seats, bots of a level. `names` are for the people, in order of their seats; "You" sits alone. */
export function seatPlayers(
  seats: number,
  people: readonly Seat[],
  level: Level,
  names: readonly string[] = [],
): BySeat<Player> {
  const spare = BOT_NAMES.filter((name) => !names.includes(name));
  return Array.from({ length: seats }, (_, seat) => {
    const person = people.toSorted((a, b) => a - b).indexOf(seat);
    if (person < 0) return { name: spare.shift()!, bot: level };
    return { name: names[person] ?? (people.length === 1 ? 'You' : `Player ${person + 1}`), bot: null };
  });
}
