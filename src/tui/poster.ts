/** A game's part of the menu besides its line. It is data, so that no table needs to be loaded. */
export interface Poster {
  /** The aim, e.g. "low score wins". */
  readonly aim: string;
  /** Four cards of the game in canonical text, e.g. `QS`, `RJ`, `G4`, each with its points or name in at most 5 columns. */
  readonly cards: { readonly [card: string]: string };
  /** Three sentences on how to play, together at most 150 characters. */
  readonly play: readonly [string, string, string];
}
