import { useEffect, useRef } from 'react';
import type { Settings } from '../../front/settings.ts';
import type { Motion } from '../match/motion.ts';
import { useTerminal } from '../terminal/hooks.ts';
import { QUICK } from '../terminal/look.ts';
import { slowLineText } from './words.ts';

/** The motion, where this player and this terminal have any; else null. That the line is too slow for it is told once. */
export function useMotion(
  motion: Motion | null,
  settings: Settings,
  tell: (sentence: string) => void = () => {},
): Motion | null {
  const { lag } = useTerminal();
  const wanted = settings.motion ? motion : null;
  const isTold = useRef(false);
  useEffect(() => {
    if (wanted === null || lag === null || lag <= QUICK || isTold.current) return;
    isTold.current = true;
    tell(slowLineText(lag));
  });
  return lag !== null && lag <= QUICK ? wanted : null;
}
