/** Estimates tricks as a weighted sum of features of a hand and of the auction. */
export interface Model {
  readonly base: number;
  readonly weights: readonly number[];
  /** Standard deviation of the error. */
  readonly spread: number;
}

/** The models for one size of table. */
export interface Models {
  /** Tricks in a contract of one's own, by features of the hand and of the calls. */
  readonly declare: Model;
  readonly declareNoTrump: Model;
  /** Tricks beyond the bid in a partner's contract. */
  readonly support: Model;
  readonly supportNoTrump: Model;
  /** Tricks beyond the bid in an opponent's contract. */
  readonly oppose: Model;
  readonly opposeNoTrump: Model;
  /** The chance of a Nello is 1 / (1 + e^(slope × risk − base)). */
  readonly nello: { readonly base: number; readonly slope: number };
}
