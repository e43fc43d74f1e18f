import { useMemo } from 'react';
import type { Speaker, Viewer } from '../../engine/game.ts';
import type { Players } from '../../front/room.ts';
import { ASCII_GLYPHS, makeSpeaker, UNICODE_GLYPHS } from '../../front/speaker.ts';
import { useTerminal } from '../terminal/hooks.ts';

/** The speaker for a viewer, with the suit glyphs that this terminal can show. */
export function useSpeaker(players: Players, viewer: Viewer): Speaker {
  const { look } = useTerminal();
  const glyphs = look.symbols === 'ascii' ? ASCII_GLYPHS : UNICODE_GLYPHS;
  return useMemo(() => makeSpeaker(players, viewer, glyphs), [players, viewer, glyphs]);
}
