import { useMemo, useSyncExternalStore } from 'react';
import type { Scene } from '../../match/scene.ts';
import type { Session } from '../../match/session.ts';
import { RECENT_STEPS } from '../../match/transcript.ts';
import type { AnyPosition } from '../../table.ts';
import { useTheme } from '../../theme.ts';
import { useSpeaker } from '../use-speaker.ts';

/** The present scene; draws again when it changes. */
export const useScene = (session: Session): Scene =>
  useSyncExternalStore(session.subscribe, session.getScene);

interface Eyes {
  /** The hand is hidden by the player's own wish: what is shown is what anybody may see. */
  readonly hidden: boolean;
  readonly assist: boolean;
}

/** What the game's table draws from. */
export function usePosition(session: Session, scene: Scene, { hidden, assist }: Eyes): AnyPosition {
  const theme = useTheme();
  const { players } = session;
  const { eyes, mode, status, turn } = scene;
  const viewer = hidden ? 'table' : eyes;
  const speaker = useSpeaker(players, viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene stands for all that the session shows
  const recent = useMemo(() => session.transcript.recent(viewer, RECENT_STEPS), [session, scene, viewer]);
  const { view, onTable, shown } = hidden ? asOnlooker(session) : scene;
  const mover = !hidden && mode.kind === 'turn' ? mode.seat : null;
  return { view, onTable, status, viewer, mover, turn, shown, recent, players, speaker, theme, assist };
}

/** What somebody without a hand sees. */
function asOnlooker(session: Session) {
  const view = session.look('table');
  return { view, onTable: view, shown: null };
}
