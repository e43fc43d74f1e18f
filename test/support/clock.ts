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

/** A clock on which all goes by that hand, what is to be called back too; `tick` ms go by whenever somebody looks at it. `pending`: how much is to be called back. */
export function simulatedClock(tick = 0): HandClock & { pending(): number } {
  let now = 0;
  let waiting: { readonly at: number; readonly then: () => void }[] = [];
  return {
    pending: () => waiting.length,
    now: () => (now += tick),
    after(ms, then) {
      const timer = { at: now + ms, then };
      waiting = [...waiting, timer].sort((a, b) => a.at - b.at);
      return () => {
        waiting = waiting.filter((other) => other !== timer);
      };
    },
    forward(ms) {
      const end = now + ms;
      for (let next = waiting[0]; next && next.at <= end; next = waiting[0]) {
        waiting = waiting.slice(1);
        now = Math.max(now, next.at);
        next.then();
      }
      now = Math.max(now, end);
    },
  };
}
