import type { AnyGame } from '../engine/game.ts';
import { count } from '../engine/words.ts';
import type { GameParts } from '../games.ts';
import type { ReadMatch } from '../store/load.ts';
import { backTo, dueOf, nextDue, type Position, positionsOf } from '../store/positions.ts';
import type { PracticeFile } from '../store/practice.ts';
import type { Room } from './room.ts';

/** Under which the list of lessons has the positions of a game. */
export const againId = ({ id }: Pick<AnyGame, 'id'>): string => `${id}/again`;

/** The positions of a game that come back today. */
export interface Again {
  /** The longest due first, then new ones, the dearest first. */
  readonly due: readonly Position[];
  /** How many are due; where none is, why. */
  readonly sentence: string;
}

/** A position in a match of its own, as it was then. */
export interface Asked extends Pick<ReadMatch, 'match' | 'players'> {
  readonly position: Position;
}

/** Opens positions. What was removed meanwhile is left out. */
export const askedIn = (matches: Pick<Room['matches'], 'read'>, due: readonly Position[]): Asked[] =>
  due.flatMap((position) => {
    const read = matches.read(position.match);
    return 'match' in read ? [{ position, match: backTo(position, read.match), players: read.players }] : [];
  });

/** What the kept reviews of a player's last matches of a game ask them once more. */
export function againIn(
  {
    matches,
    reviews,
    practised,
  }: Pick<Room, 'matches' | 'reviews'> & { readonly practised: Pick<PracticeFile, 'read'> },
  { game, policy }: Pick<GameParts, 'game' | 'policy'>,
  today: string,
): Again {
  const { positions, reviewed, unread } = positionsOf({ matches, reviews }, { game, bots: policy.revision });
  const known = practised.read();
  const due = dueOf(positions, known, today);
  const sentence = (): string => {
    if (due.length > 0)
      return `${count(due.length, 'position')} of your own ${due.length === 1 ? 'is' : 'are'} due.`;
    if (positions.length > 0) {
      const next = nextDue(positions, known, today);
      return next === null
        ? 'All positions of your last matches are solved.'
        : `Nothing is due; the next position comes back on ${next}.`;
    }
    if (unread[0] !== undefined) return unread[0];
    return reviewed === 0
      ? 'Nothing to practise yet: examine deals with e; what cost much comes back after the match.'
      : 'Nothing in your last matches cost much, as far as these bots have examined them.';
  };
  return { due, sentence: sentence() };
}
