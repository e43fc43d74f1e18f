import type { JsonObject, Speaker } from '../../engine/game.ts';
import { list } from '../../engine/words.ts';

/** How one game tells a position in lines. It reads the view as the protocol describes it, which has nothing hidden. */
export interface Telling {
  /** Asks the player who is to move, in a sentence. */
  asked(view: JsonObject, speaker: Speaker): string;
  /** How the table stands: what is in force, what lies there, a line a player. */
  table(view: JsonObject, speaker: Speaker): readonly string[];
  /** The last trick or round, in a line; '' if there is none yet. */
  last(view: JsonObject, speaker: Speaker): string;
  /** The possible moves that score most at once, the best first. Left out: no move scores by itself. */
  best?(view: JsonObject, moves: Iterable<string>, speaker: Speaker): readonly string[];
}

/** Closes over the shape of a game's view. */
export const defineTelling = <View extends object>(telling: {
  asked(view: View, speaker: Speaker): string;
  table(view: View, speaker: Speaker): readonly string[];
  last(view: View, speaker: Speaker): string;
  best?(view: View, moves: Iterable<string>, speaker: Speaker): readonly string[];
}): Telling => telling as unknown as Telling;

/** The cards that a player has played. */
export interface SeatPlay {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** "Bo 5C, Cat 4C". */
export const playsText = (plays: readonly SeatPlay[], { seat, card }: Speaker): string =>
  plays.map((play) => `${seat(play.seat)} ${play.cards.map(card).join(' ')}`).join(', ');

export const cardsText = (cards: readonly string[], { card }: Speaker): string => list(cards.map(card));
