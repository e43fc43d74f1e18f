/** What the menu shows of a game beside its line: data, so that no table is loaded for it. */
export interface Poster {
  /** Who wins, e.g. "low score wins". */
  readonly aim: string;
  /** Four cards of the game. */
  readonly cards: readonly PosterCard[];
  /** Three sentences on how it is played, together at most 150 characters. */
  readonly play: readonly [string, string, string];
}

export interface PosterCard {
  /** In canonical text, e.g. `QS`, `RJ`, `G4`. */
  readonly card: string;
  /** What it counts or is called, in at most 5 columns. */
  readonly worth: string;
}
