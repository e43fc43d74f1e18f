/** A clock that only goes forward, whatever happens to the wall clock. */
export interface Clock {
  /** Returns the ms since a fixed moment. */
  now(): number;
  /** Calls `then` after this many ms. The returned function cancels that. */
  after(ms: number, then: () => void): () => void;
}

export const clock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
