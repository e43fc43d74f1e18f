import type { Speaker } from '../../engine/game.ts';
import { count } from '../../engine/words.ts';
import type { Shows } from '../../lessons/lesson.ts';
import { playerTexts as texts } from '../parts/words.ts';
import { playerWords } from './words.ts';

/** The parts of the protocol's view that are read. It contains nothing hidden. */
export interface PlayersView {
  readonly cardsLeft: readonly number[];
  readonly parties?: readonly (string | null)[];
  readonly points?: readonly number[];
  readonly voids?: readonly (readonly string[])[];
}

/** Tells of each player the cards left, the points won, the side, and the suits shown empty. */
export const players = (
  { cardsLeft, parties, points, voids }: PlayersView,
  speaker: Speaker,
  shows: Shows,
): string[] =>
  cardsLeft.map((left, seat) =>
    texts.player(speaker.seat(seat), [
      texts.left(left),
      points && shows('taken') ? count(points[seat]!, 'point') : '',
      shows('parties') ? (playerWords.side[parties?.[seat] ?? ''] ?? '') : '',
      seat === speaker.you || !shows('out') ? '' : texts.outOf((voids?.[seat] ?? []).map(speaker.suit)),
    ]),
  );
