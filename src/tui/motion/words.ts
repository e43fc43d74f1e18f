/** In the log; `ms` is how long the terminal took to answer. */
export const slowLineText = (ms: number): string =>
  `Cards do not move: the terminal took ${Math.round(ms)} ms to answer.`;
