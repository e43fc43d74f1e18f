import type { Player } from '../ai/player.ts';
import { type BySeat, isRefusal } from '../engine/game.ts';
import type { Origin } from '../engine/origin.ts';
import type { Result } from '../engine/save.ts';
import { savedText } from '../front/standing.ts';
import type { MatchStore } from '../store/matches.ts';
import type { SavedMatch } from '../store/saved.ts';
import type { Standing } from '../store/standing.ts';

/** A match for `--json`, in `list` and `daily`. Seats and players count from 0. */
export interface Listed {
  readonly id: string;
  /** `removed`: it can be restored. */
  readonly state: SavedMatch['state'] | 'removed';
  /** Null if the file does not say. */
  readonly game: string | null;
  readonly players: BySeat<Player>;
  /** In words: `deal 3, Ann to move`, `won by Bo`, or its damage. */
  readonly stands: string;
  /** `stands` as data; null if the match is over or its log does not replay. */
  readonly standing: Standing | null;
  /** Null if it is not over. */
  readonly result: Result | null;
  /** Null if it simply began. */
  readonly origin: Origin | null;
  /** Time of its last move, in ISO 8601 with UTC. */
  readonly left: string;
}

export function listedAs(match: SavedMatch, matches: Pick<MatchStore, 'standing'>, removed: boolean): Listed {
  const { id, state, left } = match;
  const standing = state === 'open' ? matches.standing(id, { removed }) : null;
  return {
    id,
    state: removed ? 'removed' : state,
    game: 'game' in match ? match.game : null,
    players: 'players' in match ? match.players : [],
    stands: savedText(match, matches, removed),
    standing: standing && isRefusal(standing) ? null : standing,
    result: 'result' in match ? match.result : null,
    origin: ('origin' in match && match.origin) || null,
    left: new Date(left).toISOString(),
  };
}
