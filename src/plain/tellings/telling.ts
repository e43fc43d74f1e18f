import type { JsonObject, Speaker } from '../../engine/game.ts';
import { list } from '../../engine/words.ts';
import type { Shows } from '../../lessons/lesson.ts';

/** A game's positions in lines. It reads the protocol's view, which contains nothing hidden. */
export interface Telling {
  /** The question to the player to move. */
  asked(view: JsonObject, speaker: Speaker): string;
  /** The table: trumps or the like, open cards, then a line a player. */
  table(view: JsonObject, speaker: Speaker, shows: Shows): readonly string[];
  /** The last trick or round in a line; '' if there is none yet. */
  last(view: JsonObject, speaker: Speaker): string;
  /** The moves that score most at once, the best first. Left out in games whose moves do not score by themselves. */
  best?(view: JsonObject, moves: Iterable<string>, speaker: Speaker): readonly string[];
}

/** Hides the shape of a game's view. */
export const defineTelling = <View extends object>(telling: {
  asked(view: View, speaker: Speaker): string;
  table(view: View, speaker: Speaker, shows: Shows): readonly string[];
  last(view: View, speaker: Speaker): string;
  best?(view: View, moves: Iterable<string>, speaker: Speaker): readonly string[];
}): Telling => telling as unknown as Telling;

/** The cards that a player has played. */
export interface SeatPlay {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** Plays in a row: "Bo 5C, Cat 4C". */
export const playsText = (plays: readonly SeatPlay[], { seat, card }: Speaker): string =>
  plays.map((play) => `${seat(play.seat)} ${play.cards.map(card).join(' ')}`).join(', ');

export const cardsText = (cards: readonly string[], { card }: Speaker): string => list(cards.map(card));
