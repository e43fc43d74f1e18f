import { useEffect, useState } from 'react';
import type { Settings } from '../../front/settings.ts';
import type { Frames, Motion } from '../match/motion.ts';
import { useKeys, usePaste, useTerminal } from '../terminal/hooks.ts';
import { QUICK } from '../terminal/look.ts';

/** Returns the motion; null if this player wants none, or this terminal is too slow. */
export function useMotion(motion: Motion | null, settings: Settings): Motion | null {
  const { lag } = useTerminal();
  return settings.motion && lag !== null && lag <= QUICK ? motion : null;
}

/** Has no key been pressed since this moment of a match was first shown? After undo it is not fresh. `moment`: grows from moment to moment. */
export function useFresh(moment: number): boolean {
  const [pressedAt, setPressedAt] = useState(-1);
  const press = () => setPressedAt((at) => Math.max(at, moment));
  useKeys(press);
  usePaste(press);
  return moment > pressedAt;
}

/** Returns the share of an animation to draw, above 0, at most 1. `frames` null: 1 at once. */
export function useShare(frames: Frames | null): number {
  const { clock } = useTerminal();
  const [frame, setFrame] = useState(1);
  const isWhole = frames === null || frame >= frames.count;
  const ms = isWhole ? null : frames.ms;
  useEffect(() => (ms === null ? undefined : clock.after(ms, () => setFrame(frame + 1))), [ms, frame, clock]);
  return isWhole ? 1 : frame / frames.count;
}
