import { useMemo, useSyncExternalStore } from 'react';
import type { Seat } from '../../../engine/game.ts';
import { take } from '../../../engine/take.ts';
import type { TablePart } from '../../../lessons/lesson.ts';
import type { Scene } from '../../match/scene.ts';
import type { Session } from '../../match/session.ts';
import { RECENT_STEPS } from '../../match/transcript.ts';
import { type AnyPosition, type AnyTable, isShown, NOTHING_MARKED } from '../../table.ts';
import { useTheme } from '../../themed.tsx';
import { useSpeaker } from '../use-speaker.ts';

/** Returns the present scene, and draws again when it changes. */
export const useScene = (session: Session): Scene =>
  useSyncExternalStore(session.subscribe, session.getScene);

interface Eyes {
  /** Has the player hidden the hand? Then the position shows only what anybody may see. */
  readonly hidden: boolean;
  readonly assist: boolean;
  readonly calm: boolean;
  /** Parts of the table that a lesson has named; null for all. */
  readonly shows: ReadonlySet<TablePart> | null;
  /** The cards and parts that a lesson's task names. */
  readonly marked: AnyPosition['marked'];
}

/** Returns the position that the game's table draws. */
export function usePosition(
  session: Session,
  scene: Scene,
  { hidden, assist, calm, shows, marked: spokenOf }: Eyes,
): AnyPosition {
  const theme = useTheme();
  const { players } = session;
  const { eyes, mode, status, turn } = scene;
  const viewer = hidden ? 'table' : eyes;
  const speaker = useSpeaker(players, viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene stands for all that the session shows
  const recent = useMemo(() => session.transcript.recent(viewer, RECENT_STEPS), [session, scene, viewer]);
  const { view, onTable, shown } = hidden ? asOnlooker(session) : scene;
  const mover = !hidden && mode.kind === 'turn' ? mode.seat : null;
  // While others move, the words of the task are not shown yet.
  const marked = hidden || mode.kind === 'watch' ? NOTHING_MARKED : spokenOf;
  return {
    view,
    onTable,
    status,
    viewer,
    mover,
    turn,
    shown,
    recent,
    players,
    speaker,
    theme,
    assist: assist && isShown({ shows }, 'out'),
    calm,
    shows,
    marked,
  };
}

/** Returns the position as if it were the only person's turn, if they may choose ahead; else null. */
export function useAhead(session: Session, table: AnyTable, position: AnyPosition): AnyPosition | null {
  const { view, viewer, mover } = position;
  const may =
    session.choosesAhead && session.scene.mode.kind === 'watch' && mover === null && viewer !== 'table';
  const { game } = session.entry;
  const ahead = useMemo(() => {
    const found = may ? (table.ahead?.(view, viewer) ?? null) : null;
    // Keys for the next legal card need at least one legal move.
    return found && take(game.moves(found, viewer as Seat), 1).length > 0 ? found : null;
  }, [game, table, view, viewer, may]);
  return ahead === null || viewer === 'table' ? null : { ...position, view: ahead, mover: viewer };
}

/** Returns the view of a person without a hand. */
function asOnlooker(session: Session) {
  const view = session.look('table');
  return { view, onTable: view, shown: null };
}
