/** A weighted sum of features of a hand and of the auction that estimates tricks. */
export interface Model {
  readonly base: number;
  readonly weights: readonly number[];
  /** Standard deviation of the unexplained rest. */
  readonly spread: number;
}

/** The bot's estimates for one size of table. */
export interface Models {
  /** Tricks in a contract of one's own: features of the hand, then of the calls. */
  readonly declare: Model;
  readonly declareNoTrump: Model;
  /** Tricks beyond those bid in a partner's contract. */
  readonly support: Model;
  readonly supportNoTrump: Model;
  /** The chance of a Nello is 1 / (1 + e^(slope × risk − base)). */
  readonly nello: { readonly base: number; readonly slope: number };
}
