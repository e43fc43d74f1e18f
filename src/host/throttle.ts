import type { Socket } from 'node:net';
import type { Clock } from '../tui/terminal/clock.ts';
import { Budget } from './budget.ts';

/** Bytes that are read of a connection: some hundred times as many as somebody's keys need, and so few that a flood costs little. */
const TRAFFIC = { atOnce: 128 << 10, perSecond: 64 << 10 };
/** Bytes that may wait for a connection to take them: many times a frame, of which at most one waits. */
const MOST_UNTAKEN = 1 << 20;

/**
 * Reads no faster of a connection than its budget allows, whatever is said on it, and destroys one that has questions answered and takes no
 * answers: ssh2 would keep them all.
 */
export function throttle(socket: Socket, clock: Clock): void {
  const budget = new Budget(TRAFFIC, clock);
  socket.on('data', ({ length }: Buffer) => {
    if (socket.writableLength > MOST_UNTAKEN) {
      socket.destroy();
      return;
    }
    const owed = length - budget.take(length);
    if (owed === 0) return;
    socket.pause();
    clock.after((owed / TRAFFIC.perSecond) * 1000, () => {
      budget.take(owed);
      socket.resume();
    });
  });
}
