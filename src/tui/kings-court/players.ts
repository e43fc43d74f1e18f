import type { Speaker } from '../../engine/game.ts';
import { playerTexts as texts } from '../parts/words.ts';

/** The parts of the protocol's view that are read. It contains nothing hidden. */
export interface PlayersView {
  readonly cardsLeft: readonly number[];
  readonly scores: readonly number[];
}

/** Tells of each player the score and how many cards they hold. */
export const players = ({ cardsLeft, scores }: PlayersView, speaker: Speaker): string[] =>
  cardsLeft.map((left, seat) =>
    texts.player(speaker.seat(seat), [texts.score(speaker.number(scores[seat]!)), texts.left(left)]),
  );
