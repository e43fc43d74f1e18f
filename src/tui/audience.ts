import type { Audience } from '../ai/adviser/sentences.ts';
import type { Speaker } from '../engine/game.ts';
import type { GameParts } from '../games.ts';
import { widthOf } from '../width.ts';

/** Whoever is told on a screen what the adviser of a game, which must have one, has found. */
export const audienceOf = (
  { game, adviser }: Pick<GameParts, 'game' | 'adviser'>,
  speaker: Speaker,
): Audience => ({ game, wording: adviser!.wording, speaker, columnsOf: widthOf });
