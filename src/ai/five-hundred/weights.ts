import type { Models } from './model.ts';

/** Written by `npx tsx scripts/calibrate-500.ts`. Do not edit by hand. */
export const WEIGHTS: { readonly 4: Models; readonly 6: Models } = {
  4: {
    declare: {
      base: 3.99,
      weights: [
        0.45, -0.08, 0.82, 0.51, 0.4, 0.31, 0.21, 0.12, 0.45, 0.16, 0.16, 0.09, -0.61, 0, 1.22, 0.07, -0.88,
        -0.02,
      ],
      spread: 1.63,
    },
    declareNoTrump: {
      base: 5.83,
      weights: [1.73, 0.31, 0.55, 0.07, 0.27, -0.38, 0.13, 0.35, -0.57, 0.64, 1.41, 0.2, -0.91, -0.09],
      spread: 1.93,
    },
    support: {
      base: -0.6,
      weights: [0.31, -0.36, 0.46, 0.44, 0.39, 0.13, -0.02, 0.07, 0.4, 0.14, 0.03, -0.04],
      spread: 1.36,
    },
    supportNoTrump: { base: 1.05, weights: [1.28, 0.27, 0.19, 0.04, 0.1, -0.3, -0.13, 0.06], spread: 1.62 },
    oppose: {
      base: 2.07,
      weights: [-0.34, -0.86, -0.77, -0.49, -0.36, -0.16, -0.13, -0.06, -0.34, -0.15, -0.26, -0.07],
      spread: 1.43,
    },
    opposeNoTrump: { base: -0.08, weights: [-1.31, -0.3, -0.15, -0.08, -0.14, 0.38, 0.09, 0], spread: 1.71 },
    nello: { base: 1.26, slope: 0.13 },
  },
  6: {
    declare: {
      base: 3.96,
      weights: [
        0.35, 0.12, 0.71, 0.45, 0.43, 0.3, 0.16, 0.13, 0.46, 0.12, 0.26, 0.1, -0.2, 0.5, 1.68, 0.16, -0.81,
        -0.16,
      ],
      spread: 1.63,
    },
    declareNoTrump: {
      base: 5.82,
      weights: [1.27, 0.29, 0.54, 0.07, 0.24, -0.36, 0.06, 0.15, -0.25, 0.97, 1.77, 0.25, -0.8, -0.22],
      spread: 1.79,
    },
    support: {
      base: -0.9,
      weights: [0.29, 0.24, 0.6, 0.45, 0.26, 0.25, 0.06, 0.08, 0.4, 0.16, 0.24, 0.03],
      spread: 1.55,
    },
    supportNoTrump: {
      base: 1.04,
      weights: [0.87, 0.27, 0.44, 0.12, 0.27, -0.38, -0.01, -0.06],
      spread: 1.65,
    },
    oppose: {
      base: 1.28,
      weights: [-0.22, -0.58, -0.73, -0.42, -0.31, -0.22, -0.17, -0.09, -0.28, -0.13, -0.36, -0.11],
      spread: 1.58,
    },
    opposeNoTrump: {
      base: -0.71,
      weights: [-1.09, -0.29, -0.27, -0.13, -0.29, 0.42, 0.09, -0.09],
      spread: 1.67,
    },
    nello: { base: 1.82, slope: 0.1 },
  },
};
