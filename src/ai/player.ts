import * as v from 'valibot';
import type { BySeat, Seat } from '../engine/game.ts';
import { printable } from '../printable.ts';
import { LEVELS, type Level } from './bot.ts';

/** The player of a seat: a person (`bot` null) or a bot of a level. */
export interface Player {
  readonly name: string;
  readonly bot: Level | null;
  /** A program plays the seat, and the bot while it is not at hand. The log has no command, so reading it starts nothing. Left out: no program. */
  readonly program?: true;
  /** A person at another keyboard. Left out: no. */
  readonly guest?: true;
}

/** The longest name, in code points. */
export const LONGEST_NAME = 12;

const PLAYERS = v.array(
  v.object({
    name: v.pipe(
      v.string(),
      v.transform((name) => [...printable(name)].slice(0, LONGEST_NAME).join('').trim()),
      v.nonEmpty(),
    ),
    bot: v.nullable(v.picklist(LEVELS)),
    program: v.exactOptional(v.literal(true)),
    guest: v.exactOptional(v.literal(true)),
  }),
);

/** Reads the players from unknown data, such as a saved header. Null if it does not have a player for each of `seats` seats. */
export function readPlayers(data: unknown, seats: number): BySeat<Player> | null {
  const players = v.safeParse(PLAYERS, data);
  return players.success && players.output.length === seats ? players.output : null;
}

/** Returns the seats of people, ascending. */
export const seatsOfPeople = (players: BySeat<Player>): Seat[] =>
  players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

export const BOT_NAMES = ['Bo', 'Cat', 'Dan', 'Eli', 'Fay', 'Gus'] as const;

/** Seats people and, in all other seats, bots of a level. `names`: of people, by seat. Left out: "You" for one person, else "Player 1" and so on. */
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
