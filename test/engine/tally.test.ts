import { describe, expect, test } from 'vitest';
import { chooseMove, decisionStream } from '../../src/ai/bot.ts';
import type { BySeat, Json, Seat } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { catalogue, type GameParts, partsOf } from '../../src/games.ts';

/** A match between quick bots, to its end or for so many moves. */
function played({ game, policy }: GameParts, seed: string, options = {}, most = 3000): Match {
  const match = new Match(game, readSetup(game, { seed, options }, '') as Setup);
  for (let move = 0; move < most && !match.over; move++) {
    const seat = match.turn[0]!;
    const stream = decisionStream(seed, seat, match.moveCount);
    match.play(seat, game.format(chooseMove({ game, policy }, 'easy', match.view(seat), seat, stream).move));
  }
  return match;
}

const talliesOf = (match: Match) =>
  match.history.flatMap((step) =>
    step.facts('table').flatMap((fact) => match.game.tally?.(fact as never) ?? []),
  );

/** Returns the times of one count, by seat. */
const timesOf = (match: Match, name: string): number[] =>
  match.status.scores.map((_, seat) =>
    talliesOf(match)
      .filter((tally) => tally.name === name && tally.seat === seat)
      .reduce((sum, { times }) => sum + times, 0),
  );

const entry = (id: string): GameParts => partsOf(id)!;
const seats = (match: Match): Seat[] => match.status.scores.map((_, seat) => seat);

test.each(catalogue)('all counts of $game.title are declared, and none is higher than its tries', (bot) => {
  const match = played(bot, 'tally');
  const names = bot.game.tallies!.map(({ name }) => name);
  const tallies = talliesOf(match);
  expect(tallies.length).toBeGreaterThan(0);
  for (const { name, seat, times, tries } of tallies) {
    expect(names).toContain(name);
    expect(seats(match)).toContain(seat);
    expect(times).toBeLessThanOrEqual(tries ?? Number.POSITIVE_INFINITY);
  }
  for (const { label } of bot.game.tallies!) {
    expect(label.length).toBeLessThanOrEqual(22);
    // Each stands by itself: those that never happened are not told.
    expect(label).not.toMatch(/\b(it|them)\b/);
  }
});

describe('the counts of a match agree with the results of its deals', () => {
  test('in moons, pigs and goats', () => {
    // A moon is shot in the sample's third deal.
    const matches = [1, 2, 3, 4, 5, 6].map((seed) =>
      played(entry('gongzhu'), `moon ${seed}`, { limit: 500 }),
    );
    let moons = 0;
    for (const match of matches) {
      const { results } = match.status;
      const shooters = results.map(({ shooter }) => shooter);
      moons += shooters.filter((seat) => seat !== null).length;
      expect(timesOf(match, 'moons')).toStrictEqual(
        seats(match).map((seat) => shooters.filter((shooter) => shooter === seat).length),
      );
      for (const name of ['pigs', 'goats']) {
        expect(timesOf(match, name).reduce((a, b) => a + b)).toBe(results.length);
      }
    }
    expect(moons).toBeGreaterThan(0);
  });

  test('in players who went out first', () => {
    const match = played(entry('shang'), 'out');
    const outs = match.status.results.map(({ out }) => out);
    expect(timesOf(match, 'out')).toStrictEqual(
      seats(match).map((seat) => outs.filter((out) => out === seat).length),
    );
  });

  test('in levels gained, and deals won on either side', () => {
    const match = played(entry('shengji'), 'levels', { deals: 4 });
    const { results } = match.status;
    const gained = (seat: Seat, wanted: (house: Json) => boolean) =>
      results.filter(({ points, house }) => points[seat]! > 0 && wanted(house!)).length;
    const isIn = (seat: Seat) => (house: Json) => (house as Seat[]).includes(seat);
    expect(timesOf(match, 'levels')).toStrictEqual(
      seats(match).map((seat) => results.reduce((sum, { points }) => sum + points[seat]!, 0)),
    );
    expect(timesOf(match, 'house')).toStrictEqual(seats(match).map((seat) => gained(seat, isIn(seat))));
    expect(timesOf(match, 'players')).toStrictEqual(
      seats(match).map((seat) => gained(seat, (house) => !isIn(seat)(house))),
    );
  });

  test('in contracts by their bids: made, made by a partner, set', () => {
    const match = played(entry('500'), 'contracts', {}, 1500);
    const { results } = match.status;
    const contracts = talliesOf(match).filter(({ name }) => name === 'contracts');
    const bid = results.filter(({ contractor }) => contractor !== null);
    expect(contracts.map(({ seat, part, times }) => [seat, part, times])).toStrictEqual(
      bid.map(({ contractor, contract, points }) => [
        contractor,
        contract,
        (points as BySeat<number>)[contractor as Seat]! > 0 ? 1 : 0,
      ]),
    );
    expect(bid.length).toBeGreaterThan(1);
    const made = contracts.filter(({ times }) => times === 1).length;
    const sum = (name: string) => timesOf(match, name).reduce((a, b) => a + b, 0);
    expect([sum('partner'), sum('set')]).toStrictEqual([made, 2 * (bid.length - made)]);
  });

  test('in sevens hit and broken', () => {
    const match = played(entry('kings-court'), 'sevens');
    const placed = match.history.flatMap((step) =>
      step.facts('table').filter((fact) => fact.kind === 'placed'),
    ) as unknown as { seat: Seat; score: { sevens: number } }[];
    const counted = (wanted: (sevens: number) => boolean) =>
      seats(match).map(
        (seat) => placed.filter((one) => one.seat === seat && wanted(one.score.sevens)).length,
      );
    expect(timesOf(match, 'sevens')).toStrictEqual(counted((sevens) => sevens > 0));
    expect(timesOf(match, 'broken')).toStrictEqual(counted((sevens) => sevens < 0));
    expect(placed.length).toBeGreaterThan(20);
  });
});
