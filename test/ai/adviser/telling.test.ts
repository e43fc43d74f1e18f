import { describe, expect, test } from 'vitest';
import type { Bot } from '../../../src/ai/bot.ts';
import { worldsFor } from '../../../src/ai/worlds.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { catalogue } from '../../../src/games.ts';
import { type Decision, decisionsOf } from '../../support/decisions.ts';

/** Every so many decisions of a deal are looked at. */
const STRIDE = 3;
/** Two parts that should be the same may differ by what is lost in rounding. */
const ROUNDING = 1e-9;

const advised = catalogue.flatMap((entry) => {
  const { plan, adviser } = entry;
  return plan && adviser ? [{ ...entry, plan, adviser }] : [];
});
const tables = advised.flatMap((entry) =>
  entry.game.seatCounts.map((seats) => [`${entry.game.title} of ${seats}`, entry, seats] as const),
);

const everyThird = (bot: Bot, seats: number): Decision[] =>
  [...decisionsOf(bot, 'telling', 2, seats)].filter((_, place) => place % STRIDE === 0);

describe.each(tables)('%s', (_, { game, policy, plan, adviser: { telling } }, seats) => {
  test('explains its own playout: the same value, parts that add up to it, and only legal moves', () => {
    for (const { view, seat } of everyThird({ game, policy }, seats)) {
      const moves = plan.candidates(view, seat);
      const random = randomFor('worlds', JSON.stringify(view).length);
      const world = worldsFor(game, plan, view, seat, 1, random)();
      const play = plan.playOut(world, seat, 7);
      const values = moves.map((move) => play(move).value);
      const tell = telling.tell(world, seat, 7);
      const tolds = moves.map(tell);
      tolds.forEach(({ value, parts, kind, facts, line }, place) => {
        expect(Math.abs(value - values[place]!)).toBeLessThan(ROUNDING);
        expect(parts).toHaveLength(telling.parts.length);
        expect(facts).toHaveLength(telling.facts.length);
        expect(facts.filter(Number.isInteger)).toStrictEqual(facts);
        if (!telling.change) expect(kind).toBe(0);
        if (!telling.split) expect(Math.abs(sumOf(parts) - value)).toBeLessThan(ROUNDING);
        let state = game.play(world, seat, moves[place]!);
        for (const ply of line) {
          expect(game.check(state, ply.seat, ply.move)).toBeNull();
          state = game.play(state, ply.seat, ply.move);
        }
      });
      if (!telling.split) continue;
      const [best, ...others] = tolds;
      for (const other of others) {
        const shares = telling.split(best!, other);
        expect(Math.abs(sumOf(shares) - (best!.value - other.value))).toBeLessThan(ROUNDING);
      }
    }
  });
});

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
