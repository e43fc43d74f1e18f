import type { AnyGame } from '../engine/game.ts';
import type { GameParts } from '../games.ts';
import {
  dueOf,
  nextDue,
  type Position,
  type Positions,
  positionsOf,
  type Sought,
  sittingOf,
} from '../store/positions.ts';
import { isSolved, type PracticeFile } from '../store/practice.ts';
import type { StoreRefusal } from '../store/refusal.ts';
import type { SavedMatch } from '../store/saved.ts';
import type { Room } from './room.ts';
import type { Settings } from './settings.ts';
import { type PositionWays, SCREEN_WAYS, positionTexts as texts } from './words.ts';

/** The key of a game's own positions in the list of lessons. */
export const againId = ({ id }: Pick<AnyGame, 'id'>): string => `${id}/again`;

/** A game's positions for practice. */
export interface Again {
  /** The positions due: the longest due first, then new ones, the costliest first. */
  readonly due: readonly Position[];
  /** The positions to ask today. */
  readonly sitting: readonly Position[];
  /** A sentence on the positions due or, if none is asked, on the reason. */
  readonly sentence: string;
  /** The standing of all positions; '' if there are none. */
  readonly standing: string;
}

/** The source of positions, and the setting for them. */
interface Practising {
  readonly room: Pick<Room, 'matches' | 'reviews' | 'today'> & {
    readonly practised: Pick<PracticeFile, 'read'>;
  };
  readonly settings: Pick<Settings, 'practice'>;
  /** Left out: the keys of the screen. */
  readonly ways?: PositionWays;
}

/** Finds a game's positions in the saved reviews of the player's last matches. `list`: all matches, read once for all games. */
export function againIn(
  { room, settings, ways = SCREEN_WAYS }: Practising,
  entry: GameParts,
  list: readonly SavedMatch[] | StoreRefusal,
): Again {
  if (!settings.practice) return { due: [], sitting: [], sentence: texts.off(ways), standing: '' };
  const today = room.today();
  const found = positionsOf(room, list, soughtIn(entry, today));
  const { positions } = found;
  const known = room.practised.read();
  const due = dueOf(positions, known, today);
  const sitting = sittingOf(due, known, today);
  const next = nextDue(positions, known, today);
  const answered = positions.flatMap(({ key }) => known.positions[key]?.atOnce ?? []);
  return {
    ...{ due, sitting },
    sentence: due.length > 0 ? texts.due(due.length, sitting.length) : whyNone(found, next, ways),
    standing:
      positions.length === 0
        ? ''
        : texts.standing({
            positions: positions.length,
            due: due.length,
            solved: positions.filter(({ key }) => isSolved(known, key)).length,
            answered: answered.length,
            atOnce: answered.filter(Boolean).length,
          }),
  };
}

const soughtIn = ({ game, policy, review }: GameParts, today: string): Sought => ({
  ...{ game, today, bots: policy.revision, unasked: review?.unasked },
});

function whyNone(
  { positions, reviewed, unread }: Positions,
  next: string | null,
  ways: PositionWays,
): string {
  if (positions.length > 0) return next === null ? texts.allSolved : texts.next(next);
  return unread[0] ?? (reviewed === 0 ? texts.noReviews(ways) : texts.nothingCostly);
}

/** A sentence on a match's positions: how many come back, and when; '' if none does. */
export function comingBack(
  { room, settings, ways = SCREEN_WAYS }: Practising,
  entry: GameParts,
  id: string,
): string {
  if (!settings.practice) return '';
  const today = room.today();
  const known = room.practised.read();
  const found = positionsOf(room, room.matches.list(), { ...soughtIn(entry, today), match: id });
  const positions = found.positions.filter(({ key }) => !isSolved(known, key));
  const due = dueOf(positions, known, today).length;
  if (due > 0) return texts.dueOfMatch(due, ways);
  const next = nextDue(positions, known, today);
  return next === null ? '' : texts.laterOfMatch(positions.length, next);
}
