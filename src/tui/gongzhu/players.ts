import type { Speaker } from '../../engine/game.ts';
import { list } from '../../engine/words.ts';
import type { Shows } from '../../lessons/lesson.ts';
import { playerTexts as texts } from '../parts/words.ts';
import { playerWords } from './words.ts';

/** The parts of the protocol's view that are read. It contains nothing hidden. */
export interface PlayersView {
  readonly cardsLeft: readonly number[] | null;
  readonly taken: readonly (readonly string[])[] | null;
  readonly points: readonly number[] | null;
  readonly voids: readonly (readonly string[])[] | null;
}

/** Matches cards that score: all hearts, the Pig, the Goat and the doubling ten. */
const SCORING = /H$|^QS$|^JD$|^TC$/;

/** Tells of each player the cards left, the winnings and the suits shown empty; of nobody before the first trick. */
export const players = (
  { cardsLeft, taken, points, voids }: PlayersView,
  speaker: Speaker,
  shows: Shows,
): string[] =>
  (cardsLeft ?? []).map((left, seat) =>
    texts.player(speaker.seat(seat), [
      texts.left(left),
      shows('taken') ? texts.points(speaker.number(points![seat]!)) : '',
      shows('taken')
        ? playerWords.won(list(taken![seat]!.filter((card) => SCORING.test(card)).map(speaker.card)))
        : '',
      seat === speaker.you || !shows('out') ? '' : texts.outOf(voids![seat]!.map(speaker.suit)),
    ]),
  );
