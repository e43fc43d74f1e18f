import type { Models } from './model.ts';

/** Made by `npx tsx scripts/calibrate-500.ts` and not edited by hand. */
export const WEIGHTS: { readonly 4: Models; readonly 6: Models } = {
  4: {
    declare: {
      base: 4.04,
      weights: [
        0.43, -0.02, 0.74, 0.57, 0.45, 0.36, 0.19, 0.06, 0.43, 0.11, 0.13, 0.07, -0.39, -0.12, 0.37, 1.37,
        0.05, -0.61, 0.06,
      ],
      spread: 1.57,
    },
    declareNoTrump: {
      base: 5.75,
      weights: [1.7, 0.3, 0.62, 0.03, 0.18, -0.34, 0.16, 0.22, -0.58, 0.52, 0.87, 1.6, 0.12, -0.69, 0.04],
      spread: 1.97,
    },
    support: {
      base: -0.65,
      weights: [0.36, 0.41, 0.65, 0.47, 0.18, 0.3, 0.06, -0.01, 0.38, 0.19, -0.4, -0.09],
      spread: 1.46,
    },
    supportNoTrump: {
      base: 2.11,
      weights: [0.56, 0.23, -0.04, 0.19, -0.15, -0.43, -0.05, 0.19],
      spread: 1.58,
    },
    nello: { base: 1.03, slope: 0.12 },
  },
  6: {
    declare: {
      base: 3.94,
      weights: [
        0.32, 0.15, 0.72, 0.45, 0.42, 0.36, 0.23, 0.12, 0.44, 0.15, 0.14, 0.07, -0.13, 0.22, 0.68, 1.32, 0.1,
        -0.46, -0.02,
      ],
      spread: 1.57,
    },
    declareNoTrump: {
      base: 5.64,
      weights: [1.27, 0.27, 0.74, 0.08, 0.22, -0.35, 0.06, 0.16, -0.21, 0.83, 1.6, 2.12, 0.21, -0.76, -0.08],
      spread: 1.79,
    },
    support: {
      base: -0.92,
      weights: [0.25, 0.17, 0.56, 0.51, 0.39, 0.18, 0.14, 0.15, 0.32, 0.2, 0.21, 0.05],
      spread: 1.55,
    },
    supportNoTrump: { base: 0.87, weights: [0.99, 0.12, 0.47, 0.14, 0.21, -0.25, 0.03, 0.09], spread: 1.61 },
    nello: { base: 1.79, slope: 0.09 },
  },
};
