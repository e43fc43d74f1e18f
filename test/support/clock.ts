import { type Clock, clock } from '../../src/tui/terminal/clock.ts';

export interface HandClock extends Clock {
  /** So many ms go by. */
  forward(ms: number): void;
}

/** A clock that stands still until a test puts it forward; what is to be called back after a time is, as ever. */
export function handClock(): HandClock {
  let now = 0;
  return {
    ...clock,
    now: () => now,
    forward(ms) {
      now += ms;
    },
  };
}
