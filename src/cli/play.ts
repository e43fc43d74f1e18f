import { freshSeed } from './fresh-seed.ts';
import { type PlayOptions, readInvitation } from './invitation.ts';
import { type ScreenOptions, showScreen } from './screen.ts';

/** `cardroom play GAME`: begins a match at once. */
export async function play(id: string, options: PlayOptions & ScreenOptions): Promise<void> {
  const { entry, program, ...beginning } = readInvitation(id, options, freshSeed());
  const start = { kind: 'play', game: entry.game.id, ...beginning } as const;
  await showScreen(start, { ...options, ...(program !== null && { program }) });
}
