/**
 * Made by `npx tsx scripts/calibrate-500.ts`: what features of a hand and of the auction are worth in tricks, from deals that
 * the bot itself played out. Do not edit by hand.
 */
export interface Model {
  readonly base: number;
  readonly weights: readonly number[];
  /** Standard deviation of what is left unexplained. */
  readonly spread: number;
}

interface Models {
  readonly declare: Model;
  readonly declareNoTrump: Model;
  readonly support: Model;
  readonly supportNoTrump: Model;
  /** The chance of a Nello is 1 / (1 + e^(slope × risk − base)). */
  readonly nello: { readonly base: number; readonly slope: number };
}

export const WEIGHTS: { readonly 4: Models; readonly 6: Models } = {
  4: {
    declare: {
      base: 0.8,
      weights: [
        0.6, 0.2, 1, 0.8, 0.6, 0.4, 0.3, 0.2, 0.8, 0.3, 0.3, 0.1, -0.3, 0.9, 1.2, 1.6, 0.3, -0.8, -0.3,
      ],
      spread: 1.6,
    },
    declareNoTrump: {
      base: 3,
      weights: [1, 0.8, 0.5, 0.5, 0.2, -0.3, 0.4, 0.4, -0.3, 0.9, 1.2, 1.6, 0.3, -0.8, -0.3],
      spread: 1.8,
    },
    support: { base: -0.5, weights: [0.3, 0, 0.8, 0.7, 0.5, 0.2, 0.2, 0.1, 0.7, 0.3, 0.2, 0.1], spread: 1.5 },
    supportNoTrump: { base: -0.5, weights: [0.8, 0.8, 0.3, 0.3, 0.1, -0.2, 0.2, 0.2], spread: 1.7 },
    nello: { base: 3, slope: 0.3 },
  },
  6: {
    declare: {
      base: 0.3,
      weights: [
        0.6, 0.2, 1, 0.8, 0.6, 0.4, 0.3, 0.2, 0.8, 0.3, 0.3, 0.1, -0.3, 0.9, 1.2, 1.6, 0.3, -0.8, -0.3,
      ],
      spread: 1.6,
    },
    declareNoTrump: {
      base: 3,
      weights: [1, 0.8, 0.5, 0.5, 0.2, -0.3, 0.4, 0.4, -0.3, 0.9, 1.2, 1.6, 0.3, -0.8, -0.3],
      spread: 1.8,
    },
    support: { base: -0.5, weights: [0.3, 0, 0.8, 0.7, 0.5, 0.2, 0.2, 0.1, 0.7, 0.3, 0.2, 0.1], spread: 1.5 },
    supportNoTrump: { base: -0.5, weights: [0.8, 0.8, 0.3, 0.3, 0.1, -0.2, 0.2, 0.2], spread: 1.7 },
    nello: { base: 3, slope: 0.3 },
  },
};
