import { describe, expect, test } from 'vitest';
import { Evidence } from '../../../src/ai/adviser/evidence.ts';
import type { Judgement } from '../../../src/ai/adviser/judgement.ts';
import { costOf, countsOf } from '../../../src/ai/adviser/sentences.ts';
import { eventOf, planOf } from '../../../src/ai/gongzhu/fates.ts';
import { gongzhuPolicy } from '../../../src/ai/gongzhu/index.ts';
import { type Fact, gongzhuTelling, type Part } from '../../../src/ai/gongzhu/parts.ts';
import { gongzhuPlan } from '../../../src/ai/gongzhu/plan.ts';
import { gongzhuWording } from '../../../src/ai/gongzhu/say.ts';
import { parseCard } from '../../../src/engine/card.ts';
import { has, intersection } from '../../../src/engine/card-set.ts';
import { gongzhu } from '../../../src/engine/gongzhu/index.ts';
import { ALL_HEARTS, pointsOf } from '../../../src/engine/gongzhu/score.ts';
import type { Move, State } from '../../../src/engine/gongzhu/state.ts';
import { randomFor } from '../../../src/engine/random.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { partsOf } from '../../../src/games.ts';
import { decisionsOf } from '../../support/decisions.ts';
import { type Found, saidOf } from '../../support/said.ts';

const { game } = partsOf('gongzhu')!;

const positions = [...decisionsOf(partsOf('gongzhu')!, 'recount', 3)]
  .filter((_, place) => place % 5 === 0)
  .map(({ state, view, seat }) => ({ state: state as unknown as State, view, seat }));

/** What came of a deal after a move, as the engine plays it and the policy chooses. */
function cameOf(state: State, seat: number, first: Move) {
  let taker = -1;
  let after = gongzhu.play(state, seat, first);
  for (;;) {
    if (
      taker < 0 &&
      state.phase === 'play' &&
      after.phase === 'play' &&
      after.trick.cards.every((one) => one === null)
    )
      taker = after.turn;
    const turn = gongzhu.toAct(after)[0];
    if (turn === undefined) break;
    const { move } = gongzhuPolicy.choose(gongzhu.view(after, turn), turn, null as never);
    after = gongzhu.play(after, turn, move);
  }
  const { taken, points, shooter } = after.standing.results.at(-1)!;
  const takerOf = (text: string): number => taken.findIndex((cards) => has(cards, parseCard(text)!));
  const hearts = pointsOf(intersection(taken[seat]!, ALL_HEARTS));
  return {
    points,
    shooter: shooter ?? -1,
    pig: takerOf('QS'),
    goat: takerOf('JD'),
    ten: takerOf('TC'),
    hearts,
    taker,
  };
}

test('every fact is what the engine counts, and the parts are its points', () => {
  for (const { state, seat } of positions) {
    const tell = gongzhuTelling.tell(state, seat, 0);
    for (const move of gongzhuPlan.candidates(gongzhu.view(state, seat), seat).slice(0, 2)) {
      const { facts, parts, kind } = tell(move);
      const { points, shooter, pig, goat, ten, hearts, taker } = cameOf(state, seat, move);
      const { length, [length - 1]: trick } = facts;
      expect([...facts.slice(0, -1), kind]).toStrictEqual([pig, goat, ten, shooter, hearts, shooter]);
      if (taker >= 0) expect(trick).toBe(taker);
      const others = points.reduce((sum, one) => sum + one, 0) - points[seat]!;
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(others / 3 - points[seat]!);
    }
  }
});

/** The facts that sentences count in so many of 100 deals. */
const COUNTED = {
  pig: /(you|Seat \d) takes? the Pig in (\d+) of 100, not (\d+)/,
  goat: /(you|Seat \d) gets? the Goat in (\d+) of 100, not (\d+)/,
  ten: /(you|Seat \d) (?:is|are) doubled by TC in (\d+) of 100, not (\d+)/,
  shooter: /(you|Seat \d) shoots? the moon in (\d+) of 100, not (\d+)/,
} as const;
const WORLDS = 12;

test('every number in a sentence matches a count of the engine’s own states', () => {
  const told = new Set<string>();
  for (const [place, { view, seat }] of positions.entries()) {
    const [best, other] = gongzhuPlan.candidates(view as never, seat).slice(-2);
    if (!best || !other) continue;
    const random = randomFor('recount', place);
    const worlds = Array.from({ length: WORLDS }, () => game.imagine(view, random));
    const evidence = new Evidence(game, gongzhuTelling as never, [best, other] as never, []);
    for (const world of worlds) evidence.add(world, seat, 0, 1);
    const judgement = {
      seat,
      rival: gongzhu.format(other),
      best: gongzhu.format(best),
      measure: gongzhuPlan.measure(null as never),
      moves: evidence.judged.map((judged) => ({ ...judged, error: 0 })),
    } as unknown as Judgement;
    const [first, second] = [best, other].map((move) =>
      worlds.map((world) => cameOf(world as never, seat, move)),
    );
    // Plans have figures of their own.
    const wording = { ...gongzhuWording, plan: () => null };
    const audience = { game, wording, speaker: plainSpeaker };
    const cost = costOf(judgement, judgement.moves[1]!, audience);
    const text = countsOf(judgement, audience) ?? '';
    const worthOf = ({ points }: ReturnType<typeof cameOf>): number =>
      points.reduce((sum, one) => sum + one, 0) / 3 - (4 / 3) * points[seat]!;
    const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / WORLDS;
    const lost = mean(first!.map(worthOf)) - mean(second!.map(worthOf));
    expect(cost).toContain(`costs ${Math.round(lost)} point`);
    for (const [fact, pattern] of Object.entries(COUNTED)) {
      const found = pattern.exec(text);
      if (!found) continue;
      const who = found[1] === 'you' ? seat : Number(found[1]!.slice(-1));
      const shares = [first!, second!].map((came) =>
        Math.round(100 * mean(came.map((one) => Number(one[fact as keyof typeof COUNTED] === who)))),
      );
      expect(found.slice(2).map(Number)).toStrictEqual(shares);
      told.add(fact);
    }
    const hearts = /hearts cost you (\d+) points?, not (\d+)/.exec(text);
    if (!hearts) continue;
    expect(hearts.slice(1).map(Number)).toStrictEqual(
      [first!, second!].map((came) => Math.round(mean(came.map((one) => one.hearts)))),
    );
    told.add('hearts');
  }
  // In so few deals hardly anybody shoots the moon.
  expect([...told]).toEqual(expect.arrayContaining(['goat', 'hearts', 'pig', 'ten']));
});

describe('a sentence for a part names', () => {
  const said = (part: Part, best: Found<Fact>, other: Found<Fact>) =>
    saidOf(gongzhuWording, part, best, other);

  test('the player first, then whichever seat changed most, as winner of the card or the moon', () => {
    const taken = (...shares: readonly number[]): readonly (readonly [number, number])[] =>
      shares.map((share, seat) => [seat, share] as const);
    const [best, other] = [taken(0.06, 0.3, 0.3, 0.34), taken(0.18, 0.2, 0.31, 0.31)];
    expect(said('pig', { pig: best }, { pig: other })).toStrictEqual([
      'you take the Pig in 6 of 100, not 18',
      'Bo takes the Pig in 30 of 100, not 20',
      'Dan takes the Pig in 34 of 100, not 31',
      'Cat takes the Pig in 30 of 100, not 31',
    ]);
    expect(said('moon', { moon: [[0, 0.52]] }, { moon: [[0, 0.01]] })).toStrictEqual([
      'you shoot the moon in 52 of 100, not 1',
    ]);
    expect(said('ten', { ten: [[2, 0.5]] }, { ten: [[2, 0.25]] })).toStrictEqual([
      'Cat is doubled by TC in 50 of 100, not 25',
    ]);
  });

  test('the hearts', () => {
    expect(said('hearts', { hearts: [[1, 1]] }, { hearts: [[3, 1]] })).toStrictEqual([
      'hearts cost you 1 point, not 3',
    ]);
  });
});

test('the doubled points for the 10♣, and the doubled cost for the Pig', () => {
  const seats = (...points: readonly (readonly number[])[]) => points.map((own) => [...own, 0, 0]);
  const ended = (pig: number, doubled: number, taken: number) =>
    ({
      seat: 0,
      kind: -1,
      doubled,
      bySeat: seats([taken === 0 ? pig : 0, 0, 50], [taken === 1 ? pig : 0, 0, 50], [0, 0, 50], [0, 0, 50]),
    }) as never;
  // Seat 0 has the 10♣ in both endings: that the Pig goes to Bo is all the Pig's.
  const [pig, , hearts, ten] = gongzhuTelling.split!(ended(100, 0, 1), ended(100, 0, 0));
  expect(pig).toBeCloseTo(200 + 100 / 3);
  expect([hearts, ten]).toEqual([0, 0]);
  // Only the 10♣ goes to Bo, who has as many hearts.
  const [same, , nothing, doubling] = gongzhuTelling.split!(ended(0, 1, 1), ended(0, 0, 1));
  expect([same, nothing]).toEqual([0, 0]);
  expect(doubling).toBeCloseTo(50 + 50 / 3);
});

/** Counts a few events again from the engine's own states: which of the player's cards won a trick, with the Pig in it or not. */
function winsOf(state: State, seat: number, first: Move): string[] {
  const wins: string[] = [];
  let after = gongzhu.play(state, seat, first);
  for (;;) {
    const turn = gongzhu.toAct(after)[0];
    if (turn === undefined || after.phase !== 'play') return wins.sort();
    const { move } = gongzhuPolicy.choose(gongzhu.view(after, turn), turn, null as never);
    const { trick } = after;
    after = gongzhu.play(after, turn, move);
    if (move.kind !== 'play' || after.phase !== 'play' || after.turn !== seat || after.trick.leader !== seat)
      continue;
    const cards = trick.cards.map((card, place) => (place === turn ? move.card : card));
    if (cards.some((card) => card === null)) continue;
    wins.push(`takes ${cards[seat]}`);
    if (cards.includes(parseCard('QS')!)) wins.push(`takesPig ${cards[seat]}`);
  }
}

test('the fates of the player’s cards are those of the engine', () => {
  let pigs = 0;
  for (const { state, seat } of positions) {
    if (state.phase !== 'play' || state.trick.cards.filter((card) => card !== null).length === 3) continue;
    const [move] = gongzhuPlan.candidates(gongzhu.view(state, seat), seat);
    const events = gongzhuTelling.tell(state, seat, 0)(move!).events!;
    const wins = winsOf(state, seat, move!);
    const told = (['takes', 'takesPig'] as const).flatMap((kind) =>
      Array.from({ length: 52 }, (_, card) => card)
        .filter((card) => events.includes(eventOf(kind, card)))
        .map((card) => `${kind} ${card}`),
    );
    // The engine's last state has no trick: the last card is looked at nowhere.
    expect(told).toEqual(expect.arrayContaining(wins));
    expect(told.length - wins.length).toBeLessThanOrEqual(2);
    pigs += wins.filter((win) => win.startsWith('takesPig')).length;
  }
  expect(pigs).toBeGreaterThan(0);
});

test.each([
  ['takesPig', 'KS', 0.03, 0.22, 'KS often takes the Pig'],
  ['takesPig', 'QS', 0.5, 0.9, 'your own Pig more often wins its trick'],
  ['takesPig', 'KS', 0.22, 0.03, null],
  ['takesHearts', '2C', 0, 0.6, '2C mostly takes hearts'],
  ['takesGoat', 'AD', 0.95, 0, 'AD catches the Goat'],
  ['takesGoat', '3C', 0.95, 0, '3C is kept and catches the Goat'],
  ['underPig', 'JS', 0.3, 0, 'JS often stays under when the Pig falls'],
  ['gives', 'QS', 0.4, 0.05, "the Pig often goes on another player's trick"],
  ['gives', 'JD', 0.1, 0.2, 'your Goat is more often lost'],
  ['thrown', 'KH', 0.15, 0, 'KH can at times be thrown off'],
] as const)('the fate %s of %s, at %d and then %d, becomes a plan', (kind, card, best, other, clause) => {
  const fate = { event: eventOf(kind, parseCard(card)!), best, other, explained: 1, moved: 0.2 };
  const move = (text: string) => ({ move: text }) as never;
  const about = { best: move('play 2C'), other: move('play 3C'), seat: 0, speaker: plainSpeaker };
  expect(planOf(fate, about)?.clause ?? null).toBe(clause);
});

test('the fate of a seat uses the name of its player', () => {
  const about = { best: { move: '' }, other: { move: '' }, seat: 0, speaker: plainSpeaker } as never;
  const told = (kind: 'moon' | 'hunted', seat: number, best: number, other: number) =>
    planOf({ event: eventOf(kind, seat), best, other, explained: 1, moved: 0.2 }, about)?.clause ?? null;
  expect(told('moon', 0, 0.3, 0.02)).toBe('you often shoot the moon');
  expect(told('moon', 2, 0, 0.3)).toBe('Seat 2 often shoots the moon');
  expect(told('moon', 2, 0.3, 0)).toBeNull();
  expect(told('hunted', 2, 0.3, 0)).toBe('your spades often drive the Pig out, to Seat 2');
});
