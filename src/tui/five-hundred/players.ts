import type { Speaker } from '../../engine/game.ts';
import type { Shows } from '../../lessons/lesson.ts';
import { playerTexts as texts } from '../parts/words.ts';
import { playerWords } from './words.ts';

/** The parts of the protocol's view that are read. It contains nothing hidden. */
export interface PlayersView {
  readonly cardsLeft?: readonly number[];
  readonly out?: readonly number[];
  readonly voids?: readonly (readonly string[])[];
}

/** Tells of each player the cards left and the suits shown empty, and names the viewer's partners. */
export const players = (
  { cardsLeft = [], out = [], voids }: PlayersView,
  speaker: Speaker,
  shows: Shows,
): string[] => {
  const { you } = speaker;
  return cardsLeft.map((left, seat) =>
    texts.player(speaker.seat(seat), [
      texts.left(left),
      you !== null && seat !== you && seat % 2 === you % 2 ? playerWords.partner : '',
      out.includes(seat) ? playerWords.sitsOut : '',
      seat === you || !shows('out') ? '' : texts.outOf((voids?.[seat] ?? []).map(speaker.suit)),
    ]),
  );
};
