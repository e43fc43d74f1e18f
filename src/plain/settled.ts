import type { Session } from '../tui/match/session.ts';

/** Somebody is asked, or has something to read; a pause that nobody needs here is not waited for. */
function isSettled({ scene: { mode } }: Session): boolean {
  return mode.kind !== 'watch' || mode.wait;
}

/** Waits until a session asks somebody or has something to be read. `tell` is called with every change on the way. */
export function settled(session: Session, tell: () => void): Promise<void> {
  if (isSettled(session)) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      tell();
      const { mode } = session.scene;
      // A move that could not be judged stays on a screen for a while.
      if (mode.kind === 'watch' && mode.notice && !mode.wait) session.proceed();
      if (!isSettled(session)) return;
      stop();
      resolve();
    });
  });
}
