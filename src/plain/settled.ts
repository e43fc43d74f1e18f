import type { Session } from '../tui/match/session.ts';

/** Is there a question, or something to read? Pauses are skipped here. */
function isSettled({ scene: { mode } }: Session): boolean {
  return mode.kind !== 'watch' || mode.wait;
}

/** Waits until a session has a question or something to read. Calls `tell` at every change until then. */
export function settled(session: Session, tell: () => void): Promise<void> {
  if (isSettled(session)) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      tell();
      const { mode } = session.scene;
      // A screen shows for a while that a move could not be judged; lines go on at once.
      if (mode.kind === 'watch' && mode.notice && !mode.wait) session.proceed();
      if (!isSettled(session)) return;
      stop();
      resolve();
    });
  });
}
