import type { Models } from './model.ts';

/** Made by `npx tsx scripts/calibrate-500.ts` and not edited by hand. */
export const WEIGHTS: { readonly 4: Models; readonly 6: Models } = {
  4: {
    declare: {
      base: 4.03,
      weights: [
        0.43, -0.07, 0.83, 0.53, 0.43, 0.3, 0.18, 0.11, 0.45, 0.15, 0.16, 0.08, -0.72, 0.16, 1.19, 0.05,
        -0.85, 0.01,
      ],
      spread: 1.6,
    },
    declareNoTrump: {
      base: 5.79,
      weights: [1.74, 0.32, 0.56, 0.07, 0.28, -0.39, 0.12, 0.35, -0.67, 0.64, 1.58, 0.11, -0.65, -0.02],
      spread: 1.94,
    },
    support: {
      base: -0.33,
      weights: [0.3, -0.3, 0.32, 0.33, 0.29, 0.05, -0.09, -0.02, 0.4, 0.12, 0.18, 0.02],
      spread: 1.42,
    },
    supportNoTrump: { base: 1.2, weights: [1.14, 0.16, 0.28, 0.09, 0.04, -0.25, -0.06, -0.03], spread: 1.66 },
    nello: { base: 1.26, slope: 0.13 },
  },
  6: {
    declare: {
      base: 3.99,
      weights: [
        0.34, 0.11, 0.69, 0.51, 0.43, 0.29, 0.15, 0.12, 0.45, 0.12, 0.27, 0.1, -0.19, 0.47, 1.61, 0.11, -0.72,
        -0.11,
      ],
      spread: 1.63,
    },
    declareNoTrump: {
      base: 5.78,
      weights: [1.27, 0.29, 0.53, 0.07, 0.25, -0.36, 0.06, 0.15, -0.27, 0.97, 1.47, 0.18, -0.71, -0.13],
      spread: 1.8,
    },
    support: {
      base: -0.73,
      weights: [0.25, 0.26, 0.59, 0.41, 0.25, 0.18, 0.08, 0.1, 0.38, 0.12, 0.26, 0.05],
      spread: 1.57,
    },
    supportNoTrump: { base: 1.1, weights: [0.81, 0.27, 0.47, 0.12, 0.27, -0.39, -0.02, -0.02], spread: 1.69 },
    nello: { base: 1.82, slope: 0.1 },
  },
};
