import type { Models } from './model.ts';

/** Made by `npx tsx scripts/calibrate-500.ts` and not edited by hand. */
export const WEIGHTS: { readonly 4: Models; readonly 6: Models } = {
  4: {
    declare: {
      base: 4.13,
      weights: [
        0.43, 0.02, 0.76, 0.56, 0.47, 0.28, 0.15, 0.04, 0.43, 0.12, 0.17, 0.07, -0.68, 0.21, 1.3, 0.1, -0.91,
        -0.03,
      ],
      spread: 1.62,
    },
    declareNoTrump: {
      base: 5.84,
      weights: [1.68, 0.29, 0.64, 0.06, 0.29, -0.35, 0.14, 0.3, -0.75, 0.83, 1.6, 0.28, -0.99, -0.17],
      spread: 1.96,
    },
    support: {
      base: -0.23,
      weights: [0.36, 0.12, 0.24, 0.04, 0.25, -0.06, 0.02, -0.04, 0.33, 0.1, 0.18, -0.04],
      spread: 1.45,
    },
    supportNoTrump: { base: 1.7, weights: [0.03, 0.07, 0.64, 0.22, -0.25, -0.29, 0.28, -0.99], spread: 1.57 },
    nello: { base: 1.21, slope: 0.11 },
  },
  6: {
    declare: {
      base: 4.02,
      weights: [
        0.34, 0.18, 0.78, 0.52, 0.43, 0.25, 0.18, 0.16, 0.42, 0.13, 0.2, 0.1, -0.17, 0.67, 1.83, 0.15, -0.88,
        -0.18,
      ],
      spread: 1.61,
    },
    declareNoTrump: {
      base: 5.73,
      weights: [1.41, 0.24, 0.55, 0.1, 0.3, -0.34, 0.09, 0.24, -0.28, 0.98, 1.61, 0.27, -0.82, -0.22],
      spread: 1.76,
    },
    support: {
      base: -0.54,
      weights: [0.3, 0.28, 0.66, 0.5, 0.03, -0.08, -0.11, -0.03, 0.44, 0.1, 0.15, -0.11],
      spread: 1.56,
    },
    supportNoTrump: { base: 0.97, weights: [0.82, 0.25, 0.47, 0.12, 0.31, -0.37, 0.01, -0.17], spread: 1.71 },
    nello: { base: 1.78, slope: 0.09 },
  },
};
