import { useMemo } from 'react';
import type { Speaker, Viewer } from '../../engine/game.ts';
import type { Players } from '../../front/room.ts';
import { ASCII_GLYPHS, makeSpeaker, UNICODE_GLYPHS } from '../../front/speaker.ts';
import { useTerminal } from '../terminal/hooks.ts';
import type { Look } from '../terminal/look.ts';

/** Returns the speaker for a viewer, with the suit glyphs of this terminal. */
export function useSpeaker(players: Players, viewer: Viewer): Speaker {
  const { symbols } = useTerminal().look;
  return useMemo(() => speakerFor(players, viewer, symbols), [players, viewer, symbols]);
}

/** Returns the speaker for a viewer outside a screen. */
export const speakerFor = (players: Players, viewer: Viewer, symbols: Look['symbols']): Speaker =>
  makeSpeaker(players, viewer, symbols === 'ascii' ? ASCII_GLYPHS : UNICODE_GLYPHS);
