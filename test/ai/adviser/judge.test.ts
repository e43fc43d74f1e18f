import { describe, expect, test, vi } from 'vitest';
import { type Adviser, isAdviser, judge } from '../../../src/ai/adviser/judge.ts';
import { isBetter, type Judgement } from '../../../src/ai/adviser/judgement.ts';
import { namedBeside, sentencesOf } from '../../../src/ai/adviser/sentences.ts';
import { seatPlayers } from '../../../src/ai/player.ts';
import { take } from '../../../src/engine/take.ts';
import { makeSpeaker, UNICODE_GLYPHS } from '../../../src/front/speaker.ts';
import { catalogue } from '../../../src/games.ts';
import { type Decision, decisionsOf } from '../../support/decisions.ts';

/** Every so many decisions of a deal are judged, with so many rollouts for the choice. */
const STRIDE = 17;
const ROLLOUTS = 32;
/** So many moves of a decision are named: two burials among them differ in several cards. */
const NAMED = 60;
/** The number of a decision of Chinese Hearts whose hint takes more than the fewest deals. */
const LONG = 20;

const tables = catalogue
  .filter(isAdviser)
  .flatMap((entry) =>
    entry.game.seatCounts.map((seats) => [`${entry.game.title} of ${seats}`, entry, seats] as const),
  );

interface Told extends Decision {
  readonly judgement: Judgement;
  readonly lines: readonly string[];
}

function toldOf(entry: Adviser, seats: number): Told[] {
  const { game, plan, adviser } = entry;
  const quick = { ...entry, plan: { ...plan, rollouts: () => ROLLOUTS } };
  return [...decisionsOf(entry, 'judged', 1, seats)].flatMap((decision, moveCount) => {
    if (moveCount % STRIDE !== 0) return [];
    const { view, seat } = decision;
    const judgement = judge(quick, { view, seat, seed: 'judged', moveCount });
    const speaker = makeSpeaker(seatPlayers(seats, [seat], 'normal'), seat, UNICODE_GLYPHS);
    return {
      ...decision,
      judgement,
      lines: sentencesOf(judgement, { game, wording: adviser.wording, speaker }),
    };
  });
}

describe.each(tables)('%s', (_, entry, seats) => {
  const told = toldOf(entry, seats);
  const { game } = entry;

  test('the cost of a move is the sum of the costs of its parts', () => {
    for (const { judgement } of told)
      for (const { gain, parts } of judgement.moves)
        expect(Math.abs(parts.reduce((sum, { mean }) => sum + mean, 0) - gain)).toBeLessThan(1e-9);
  });

  test('every judged move is legal, the best one is first, and the rival is among them', () => {
    for (const { view, seat, judgement } of told) {
      for (const move of [...judgement.moves.map((judged) => judged.move), ...judgement.same])
        expect(game.check(view, seat, game.parse(move) as never), move).toBeNull();
      if (judgement.moves.length > 0) {
        expect(judgement.moves[0]).toMatchObject({ move: judgement.best, gain: 0 });
        expect(judgement.moves.map(({ move }) => move)).toContain(judgement.rival);
        expect(judgement.deals).toBeGreaterThanOrEqual(100);
      }
    }
  });

  test('a move that proves better than the chosen one takes its place', () => {
    const better = told.filter(({ judgement }) =>
      judgement.moves.some((judged) => isBetter(judgement, judged)),
    );
    // Of twenty that are compared anew one may be beaten once more by chance.
    expect(better.length).toBeLessThanOrEqual(told.length / 20);
  });

  test('every legal move has a name beside the first move of its decision', () => {
    const speaker = makeSpeaker(seatPlayers(seats, [0], 'normal'), 0, UNICODE_GLYPHS);
    const audience = { game, wording: entry.adviser.wording, speaker };
    for (const { view, seat } of decisionsOf(entry, 'named', 1, seats)) {
      const [first, ...others] = [...take(game.moves(view, seat), NAMED)].map((move) => game.format(move));
      for (const move of others) expect(namedBeside(move, first!, audience)).toMatch(/^[^{}]+$/);
    }
  });

  test('a forced move is named as forced, without a reason', () => {
    for (const { view, seat, judgement, lines } of told) {
      expect(judgement.forced).toBe(take(game.moves(view, seat), 2).length === 1);
      if (judgement.forced) expect(lines.join()).toMatch(/^[^:]+: the only legal (card|move)\.$/);
      else expect(lines.join()).not.toContain('only legal');
    }
  });

  test('a hint is a sentence that fits a line, with the gain as its only figure', () => {
    for (const { lines } of told) {
      expect(lines).toHaveLength(1);
      for (const line of lines) {
        expect(line.length, line).toBeLessThanOrEqual(78);
        expect(line).not.toMatch(/undefined|NaN|null| {2}|\(or \)/);
        expect(line).not.toMatch(/of 100|, not \d/);
      }
      expect(lines[0]).toMatch(/\.$/);
    }
  });
});

test('a slow machine gives the same hint, and a far too slow one says that it was cut short', () => {
  const entry = catalogue.filter(isAdviser).find(({ game }) => game.id === 'gongzhu')!;
  const decision = { ...[...decisionsOf(entry, 'judged', 1, 4)][LONG]!, seed: 'judged', moveCount: LONG };
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const onMachine = (msADeal: number): Judgement => {
    const imagine: typeof entry.plan.imagine = (...args) => {
      now += msADeal;
      return entry.plan.imagine!(...args);
    };
    return judge({ ...entry, plan: { ...entry.plan, imagine, rollouts: () => 400 } }, decision, now + 6000);
  };
  const [quick, slow, tooSlow] = [0, 4, 130].map(onMachine);
  clock.mockRestore();
  expect(quick!.deals).toBeGreaterThan(100);
  expect(slow).toEqual(quick);
  expect(tooSlow).toMatchObject({ capped: true });
});

test('the judge compares a pass with the best bid of 500, and no hint misleads the partner', () => {
  const entry = catalogue.filter(isAdviser).find(({ game }) => game.id === '500')!;
  const { adviser, plan, game } = entry;
  const auction = [...decisionsOf(entry, 'auction', 2, 4)].filter(
    ({ state }) => (state as unknown as { readonly phase: string }).phase === 'bid',
  );
  expect(auction.length).toBeGreaterThan(4);
  for (const [moveCount, { view, seat }] of auction.entries()) {
    const quick = { ...entry, plan: { ...plan, rollouts: () => 100 } };
    const judgement = judge(quick, { view, seat, seed: 'auction', moveCount });
    expect(judgement.moves.map(({ move }) => move)).toContain('pass');
    expect(adviser.misleads!(view, seat, game.parse(judgement.best) as never), judgement.best).toBe(false);
  }
});

test('a bid that misleads the partner is no hint, even if it does best', () => {
  const entry = catalogue.filter(isAdviser).find(({ game }) => game.id === '500')!;
  const { game } = entry;
  const first = [...decisionsOf(entry, 'auction', 1, 4)][0]!;
  const { view, seat } = first;
  const bold = [...game.moves(view, seat)].filter((move) => entry.adviser.misleads!(view, seat, move));
  expect(bold.length).toBeGreaterThan(0);
  const liked = game.format(bold[0]!);
  const playOut = () => (move: never) => ({ value: game.format(move) === liked ? 100 : 0 });
  const plan = { ...entry.plan, rollouts: () => 200, candidates: () => bold, playOut: playOut as never };
  const judgement = judge({ ...entry, plan }, { view, seat, seed: 'auction', moveCount: 0 });
  expect(judgement.best).not.toBe(liked);
});

test('deals drawn again and again count for less, so shares rest on enough different deals', () => {
  const entry = catalogue.filter(isAdviser).find(({ game }) => game.id === 'gongzhu')!;
  const decision = { ...[...decisionsOf(entry, 'judged', 1, 4)][LONG]!, seed: 'judged', moveCount: LONG };
  const dealsWhere = (weightOf: (deal: number) => number): number => {
    let weighed = 0;
    const likelihood = () => weightOf(weighed++);
    const matters = 1000; // Whatever is gained is nothing: a hundred deals are enough.
    const measure: typeof entry.plan.measure = (view) => ({ ...entry.plan.measure(view), matters });
    const plan = { ...entry.plan, likelihood, rollouts: () => 400, measure };
    return judge({ ...entry, plan }, decision).deals;
  };
  expect(dealsWhere(() => 1)).toBe(100);
  expect(dealsWhere((deal) => (deal % 10 === 0 ? 1 : 0.01))).toBeGreaterThan(100);
});

test("a hint of King's Court plays fewer deals to explain a move than to choose it", () => {
  const entry = catalogue.filter(isAdviser).find(({ game }) => game.id === 'kings-court')!;
  const { plan, adviser } = entry;
  const moveCount = 12;
  const decision = { ...[...decisionsOf(entry, 'judged', 1, 4)][moveCount]!, seed: 'judged', moveCount };
  let chosen = 0;
  let told = 0;
  const playOut: typeof plan.playOut = (...world) => {
    const endingOf = plan.playOut(...world);
    return (move) => {
      chosen++;
      return endingOf(move);
    };
  };
  const tell: typeof adviser.telling.tell = (...world) => {
    const tellingOf = adviser.telling.tell(...world);
    return (move) => {
      told++;
      return tellingOf(move);
    };
  };
  judge(
    { ...entry, plan: { ...plan, playOut }, adviser: { ...adviser, telling: { ...adviser.telling, tell } } },
    decision,
  );
  expect(told).toBeGreaterThanOrEqual(200);
  expect(told).toBeLessThan(chosen);
});
