/** Time as the screen counts it: forward only, whatever happens to the clock on the wall. */
export interface Clock {
  /** Ms since some moment that stays the same. */
  now(): number;
  /** Calls `then` after so many ms. The function returned calls that off. */
  after(ms: number, then: () => void): () => void;
}

export const clock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
