import type { Socket } from 'node:net';
import type { Clock } from '../tui/terminal/clock.ts';
import { Budget } from './budget.ts';
import { LIMITS } from './limits.ts';

const { traffic: TRAFFIC, untaken: MOST_UNTAKEN } = LIMITS;

/** Reads a connection no faster than its budget. Destroys one that asks and takes no answers, all of which ssh2 would keep. */
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
