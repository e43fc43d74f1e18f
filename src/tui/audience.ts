import type { Audience } from '../ai/adviser/sentences.ts';
import type { Speaker } from '../engine/game.ts';
import type { GameParts } from '../games.ts';
import { widthOf } from '../width.ts';

/** Returns the reader of an adviser's judgement on a screen. The game must have an adviser. */
export const audienceOf = (
  { game, adviser }: Pick<GameParts, 'game' | 'adviser'>,
  speaker: Speaker,
): Audience => ({ game, wording: adviser!.wording, speaker, columnsOf: widthOf });
