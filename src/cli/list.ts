import type { Player } from '../ai/player.ts';
import type { BySeat } from '../engine/game.ts';
import { minuteOf } from '../front/day.ts';
import { savedText } from '../front/standing.ts';
import { partsOf } from '../games.ts';
import type { MatchStore } from '../store/matches.ts';
import type { SavedMatch } from '../store/saved.ts';
import { answered } from './misuse.ts';
import { openStores } from './room.ts';
import { table } from './table.ts';
import { tellUnreadable } from './unreadable.ts';

export interface ListOptions {
  /** Finished, removed, damaged and foreign matches too. */
  readonly all?: boolean;
  readonly json?: boolean;
}

/** A match as `cardroom list --json` tells of it. */
interface Listed {
  readonly id: string;
  /** `removed`: it can be restored. */
  readonly state: SavedMatch['state'] | 'removed';
  /** Null where the file does not say. */
  readonly game: string | null;
  readonly players: BySeat<Player>;
  /** In words: `deal 3, Ann to move`, `won by Bo`, or what is wrong with it. */
  readonly stands: string;
  /** When it was left, in ISO 8601 with UTC. */
  readonly left: string;
}

/** `cardroom list`: the matches that can be gone on with, or all. */
export function list({ all = false, json = false }: ListOptions): void {
  const { matches } = openStores(process.env);
  const kept = answered(matches.list({ finished: all }));
  const removed = all ? answered(matches.list({ removed: true })) : [];
  const listed = [
    ...kept.filter(({ state }) => all || state === 'open').map((match) => listedAs(match, matches, false)),
    ...removed.map((match) => listedAs(match, matches, true)),
  ];
  if (!all) tellUnreadable(kept);
  process.stdout.write(json ? `${JSON.stringify(listed, null, 2)}\n` : page(listed, all));
}

function listedAs(match: SavedMatch, matches: Pick<MatchStore, 'standing'>, removed: boolean): Listed {
  const { id, state, left } = match;
  return {
    id,
    state: removed ? 'removed' : state,
    game: 'game' in match ? match.game : null,
    players: 'players' in match ? match.players : [],
    stands: savedText(match, matches, removed),
    left: new Date(left).toISOString(),
  };
}

function page(listed: readonly Listed[], all: boolean): string {
  if (listed.length === 0) {
    return all
      ? 'No match is kept. `cardroom play GAME` begins one.\n'
      : 'No match waits to be gone on with. `cardroom list --all` shows the others.\n';
  }
  const rows = listed.map(({ id, state, game, players, stands, left }) => [
    id,
    state,
    (game && partsOf(game)?.game.title) ?? game ?? '–',
    minuteOf(Date.parse(left)),
    players.flatMap(({ name, bot }) => (bot === null ? [name] : [])).join(', ') || '–',
    stands,
  ]);
  return table([['match', 'state', 'game', 'left', 'people', 'where it stands'], ...rows]);
}
