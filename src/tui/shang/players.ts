import type { Speaker } from '../../engine/game.ts';
import type { Shows } from '../../lessons/lesson.ts';
import { playerTexts as texts } from '../parts/words.ts';
import { words } from './words.ts';

/** The parts of the protocol's view that are read. It contains nothing hidden. */
export interface PlayersView {
  readonly scores: readonly number[];
  readonly cardsLeft: readonly number[];
  readonly checked: readonly number[];
}

/** Tells of each player the cards left, the score, and whether they have checked. */
export const players = (
  { cardsLeft, scores, checked }: PlayersView,
  speaker: Speaker,
  shows: Shows,
): string[] =>
  cardsLeft.map((left, seat) =>
    texts.player(speaker.seat(seat), [
      shows('taken') ? texts.left(left) : '',
      texts.score(speaker.number(scores[seat]!)),
      checked.includes(seat) ? words.checked : '',
    ]),
  );
