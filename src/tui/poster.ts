/** What the menu shows of a game beside its line: data, so that no table is loaded for it. */
export interface Poster {
  /** Who wins, e.g. "low score wins". */
  readonly aim: string;
  /** Four cards of the game, in canonical text, e.g. `QS`, `RJ`, `G4`, and what each counts or is called, in at most 5 columns. */
  readonly cards: { readonly [card: string]: string };
  /** Three sentences on how it is played, together at most 150 characters. */
  readonly play: readonly [string, string, string];
}
