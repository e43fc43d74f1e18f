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
import { positionTexts as texts } from './words.ts';

/** Under which the list of lessons has the positions of a game. */
export const againId = ({ id }: Pick<AnyGame, 'id'>): string => `${id}/again`;

/** The positions of a game that come back. */
export interface Again {
  /** The longest due first, then new ones, the dearest first. */
  readonly due: readonly Position[];
  /** Those that are asked when they are opened now. */
  readonly sitting: readonly Position[];
  /** How many are due; where none is asked, why. */
  readonly sentence: string;
  /** How many there are, and how they stand; '' where there is none. */
  readonly standing: string;
}

/** Where positions come from, and whether they are asked. */
interface Practising {
  readonly room: Pick<Room, 'matches' | 'reviews' | 'today'> & {
    readonly practised: Pick<PracticeFile, 'read'>;
  };
  readonly settings: Pick<Settings, 'practice'>;
}

/** What there is while practice is switched off. */
const OFF: Again = { due: [], sitting: [], sentence: texts.off, standing: '' };

/** What the kept reviews of a player's last matches of a game ask them once more. `list`: of all matches, for which they are not read for each game. */
export function againIn(
  { room, settings }: Practising,
  entry: GameParts,
  list: readonly SavedMatch[] | StoreRefusal,
): Again {
  if (!settings.practice) return OFF;
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
    sentence: due.length > 0 ? texts.due(due.length, sitting.length) : whyNone(found, next),
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

function whyNone({ positions, reviewed, unread }: Positions, next: string | null): string {
  if (positions.length > 0) return next === null ? texts.allSolved : texts.next(next);
  return unread[0] ?? (reviewed === 0 ? texts.noReviews : texts.nothingCostly);
}

/** How many positions of a match come back, and when, in a sentence; '' where none does. */
export function comingBack({ room, settings }: Practising, entry: GameParts, id: string): string {
  if (!settings.practice) return '';
  const today = room.today();
  const known = room.practised.read();
  const found = positionsOf(room, room.matches.list(), { ...soughtIn(entry, today), match: id });
  const positions = found.positions.filter(({ key }) => !isSolved(known, key));
  const due = dueOf(positions, known, today).length;
  if (due > 0) return texts.dueOfMatch(due);
  const next = nextDue(positions, known, today);
  return next === null ? '' : texts.laterOfMatch(positions.length, next);
}
