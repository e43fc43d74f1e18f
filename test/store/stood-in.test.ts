import { expect, test } from 'vitest';
import type { Seat } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { partsOf } from '../../src/games.ts';
import { stoodInFor, talliesOf } from '../../src/store/history.ts';

/** Two deals of Chinese Hearts, in the first of which a bot moves for one of the seats; null: for none. */
function twoDeals(stood: Seat | null): Match {
  const { game } = partsOf('gongzhu')!;
  const setup = readSetup(game, { seed: 'stood in', options: { passing: 'none' } }, '') as Setup;
  const match = new Match(game, setup);
  while (match.status.results.length < 2 && !match.over) {
    const seat = match.turn[0]!;
    const [move] = match.moves(seat);
    match.play(seat, move!, seat === stood && match.status.deal === 1 ? 'normal' : null);
  }
  return match;
}

const of = (match: Match, seat: Seat) => talliesOf(match).filter((tally) => tally.seat === seat);
const SEATS: readonly Seat[] = [0, 1, 2, 3];

test('a deal in which a bot moved for a seat counts for the other seats only', () => {
  const own = twoDeals(null);
  expect(stoodInFor(own).every((seats) => seats.size === 0)).toBe(true);
  const lost = SEATS.filter((stood) => {
    const match = twoDeals(stood);
    expect(stoodInFor(match)[0]).toEqual(new Set([stood]));
    expect(stoodInFor(match)[1]).toEqual(new Set());
    for (const seat of SEATS) if (seat !== stood) expect(of(match, seat)).toEqual(of(own, seat));
    return JSON.stringify(of(match, stood)) !== JSON.stringify(of(own, stood));
  });
  expect(lost.length).toBeGreaterThan(0);
});
