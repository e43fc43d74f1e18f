import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseMove, decisionStream, type Level } from '../../src/ai/bot.ts';
import { seatPlayers } from '../../src/ai/player.ts';
import { isRefusal, type Json, type Seat } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import type { Origin } from '../../src/engine/origin.ts';
import { headerOf } from '../../src/engine/save.ts';
import { readSetup, type SetupRequest } from '../../src/engine/setup.ts';
import type { Players } from '../../src/front/room.ts';
import { type GameParts, partsOf } from '../../src/games.ts';
import type { HeaderNotes } from '../../src/store/saved.ts';

interface PlayedMatch {
  readonly id: string;
  readonly match: Match;
  readonly players: Players;
  readonly about: HeaderNotes;
}

interface Wishes extends SetupRequest {
  readonly game: string;
  /** Deals that are finished; left out: one. A match that is over sooner is over. */
  readonly deals?: number;
  readonly people?: readonly Seat[];
  readonly level?: Level;
  readonly origin?: Origin;
}

/** A match in which people play as `normal` does, and bots by their luck. */
export function played({
  game,
  deals = 1,
  people = [0],
  level = 'normal',
  origin,
  ...request
}: Wishes): PlayedMatch {
  const entry: GameParts = partsOf(game)!;
  const setup = readSetup(entry.game, { seed: 'played', ...request }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const match = new Match(entry.game, setup);
  while (!match.over && match.status.results.length < deals) {
    const seat = match.turn[0]!;
    const random = decisionStream(match.dealSeed, seat, match.decision);
    const asked = people.includes(seat) ? 'normal' : level;
    const { move } = chooseMove(entry, asked, match.view(seat), seat, random);
    match.play(seat, entry.game.format(move));
  }
  const players = seatPlayers(setup.seats, people, level);
  const about = { bots: entry.policy.revision, ...(origin && { origin }) };
  return { id: `${game}-1`, match, players, about };
}

/** Writes the log of a match into a folder, without its last so many entries from a person's move on. */
export function saveIn(folder: string, { id, match, players, about }: PlayedMatch, without = 0): void {
  const header = headerOf(match, { players: players as unknown as Json, ...about });
  const mine = match.entries.flatMap((entry, at) =>
    'move' in entry && players[entry.seat]!.bot === null ? [at] : [],
  );
  const entries = without === 0 ? match.entries : match.entries.slice(0, mine.at(-without));
  mkdirSync(folder, { recursive: true });
  const lines = [header, ...entries].map((line) => `${JSON.stringify(line)}\n`);
  writeFileSync(join(folder, `${id}.ndjson`), lines.join(''));
}
