import type { Settings } from '../../front/settings.ts';
import type { Motion } from '../match/motion.ts';
import { useTerminal } from '../terminal/hooks.ts';
import { QUICK } from '../terminal/look.ts';

/** The motion, or null where this player wants none or this terminal is too slow for it. */
export function useMotion(motion: Motion | null, settings: Settings): Motion | null {
  const { lag } = useTerminal();
  return settings.motion && lag !== null && lag <= QUICK ? motion : null;
}
