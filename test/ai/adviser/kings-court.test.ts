import { describe, expect, test } from 'vitest';
import type { Adviser } from '../../../src/ai/adviser/judge.ts';
import { forHint } from '../../../src/ai/adviser/sense.ts';
import { sentencesOf } from '../../../src/ai/adviser/sentences.ts';
import { codeOf, eventOf, planOf } from '../../../src/ai/kings-court/fates.ts';
import { kingsCourtPolicy } from '../../../src/ai/kings-court/index.ts';
import { type Fact, kingsCourtTelling, NONE, type Part } from '../../../src/ai/kings-court/parts.ts';
import { chanceOf, chancesAt, kingsCourtPlan } from '../../../src/ai/kings-court/plan.ts';
import { kingsCourtWording } from '../../../src/ai/kings-court/say.ts';
import type { Measure } from '../../../src/ai/search.ts';
import { kingsCourt } from '../../../src/engine/kings-court/index.ts';
import { type Move, type Placed, type State, scoresOf } from '../../../src/engine/kings-court/state.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { partsOf } from '../../../src/games.ts';
import { decisionsOf } from '../../support/decisions.ts';
import { judged, judgement } from '../../support/judgement.ts';

/** How many moves a rollout looks ahead. */
const AHEAD = 16;

const statesOf = (seats: number): { readonly state: State; readonly seat: number }[] =>
  [...decisionsOf(partsOf('kings-court')!, 'recount', 1, seats)]
    .filter((_, place) => place % 9 === 0)
    .map(({ state, seat }) => ({ state: state as unknown as State, seat }));

/** What is placed by a move and the moves that follow it, played by the engine and the policy. */
function placedAfter(
  world: State,
  seat: number,
  move: Move,
): { readonly placed: Placed[]; readonly end: State } {
  let state: State = kingsCourt.play(world, seat, move);
  for (let count = 0; count < AHEAD && state.phase === 'play'; count++) {
    const { turn } = state;
    const view = kingsCourt.view(state, turn);
    state = kingsCourt.play(state, turn, kingsCourtPolicy.choose(view, turn, null as never).move);
  }
  const since = world.phase === 'play' ? world.placed.length : 0;
  return { placed: state.phase === 'deal' ? [] : state.placed.slice(since), end: state };
}

const total = (placed: readonly Placed[]): number => placed.reduce((sum, { score }) => sum + score.total, 0);

test.each([2, 3, 4])('with %i players, every fact is what the engine counts', (seats) => {
  for (const { state, seat } of statesOf(seats)) {
    const tell = kingsCourtTelling.tell(state, seat, 0);
    for (const move of kingsCourtPlan.candidates(kingsCourt.view(state, seat), seat).slice(0, 2)) {
      const { facts, parts } = tell(move);
      const fact = (name: Fact): number => facts[kingsCourtTelling.facts.indexOf(name)]!;
      const { placed, end } = placedAfter(state, seat, move);
      const [first, ...rest] = placed;
      const own = rest.filter((one) => one.seat === seat);
      const others = rest.filter((one) => one.seat !== seat);
      expect(fact('now')).toBe(first!.score.total);
      expect(fact('later')).toBe(total(own));
      expect(fact('next')).toBe(own[0]?.score.total ?? 0);
      expect(fact('nextPlace')).toBe(own[0] ? codeOf(own[0]) : NONE);
      expect(fact('reply') + fact('others')).toBe(total(others));
      expect(fact('opponent')).toBe(seats === 2 ? 1 - seat : NONE);
      // A reply is the next player's first placement, unless that player passes.
      const reply = others.find((one) => one.seat === fact('replier'));
      if (fact('replyPlace') !== NONE) {
        expect(fact('replyPlace')).toBe(codeOf(reply!));
        expect(fact('reply')).toBe(reply!.score.total);
      }
      expect(parts.reduce((sum, points) => sum + points, 0)).toBe(
        total(placed.filter((one) => one.seat === seat)) - total(others),
      );
      const winners = end.phase === 'over' ? end.standing.winners! : [];
      expect(fact('winner')).toBe(winners.length === 1 ? winners[0] : NONE);
    }
  }
});

test.each([2, 4])('with %i players, the fates of spaces and cards are those of the engine', (seats) => {
  const kinds = new Set<number>();
  for (const { state, seat } of statesOf(seats)) {
    const tell = kingsCourtTelling.tell(state, seat, 0);
    for (const move of kingsCourtPlan.candidates(kingsCourt.view(state, seat), seat).slice(0, 3)) {
      const { events, facts } = tell(move);
      const replier = facts[kingsCourtTelling.facts.indexOf('replier')]!;
      const hasReply = facts[kingsCourtTelling.facts.indexOf('replyPlace')]! !== NONE;
      const { placed, end } = placedAfter(state, seat, move);
      const counted: number[] = [];
      const reply = placed.slice(1).find((one) => one.seat === replier);
      for (const one of placed.slice(1)) {
        const isHigh = one.score.total >= 12;
        if (one.seat === seat) counted.push(eventOf('places', codeOf(one)));
        if (one.seat === seat && isHigh) counted.push(eventOf('fills', one.space));
        if (one.seat === seat || !isHigh) continue;
        const kind = hasReply && one === reply ? 'replies' : 'scores';
        counted.push(eventOf(kind, codeOf({ card: one.seat, space: one.space })));
      }
      if (end.phase === 'over')
        for (const card of new Set(end.hands[seat])) counted.push(eventOf('stays', card));
      expect(events).toEqual(counted);
      for (const event of counted) kinds.add(Math.floor(event / eventOf('fills', 0)));
    }
  }
  expect(kinds.size).toBeGreaterThanOrEqual(4);
});

test.each([
  ['places', codeOf({ card: 1, space: 26 }), 0.4, 0, 'R2 on f4 is often still yours'],
  ['places', codeOf({ card: 1, space: 27 }), 0.4, 0, 'R2 on g4 often follows'],
  ['fills', 27, 0.4, 0, 'you often score well on g4'],
  ['replies', codeOf({ card: 2, space: 26 }), 0, 0.4, 'Seat 2 often scores well on f4'],
  ['scores', codeOf({ card: 2, space: 26 }), 0.4, 0, null],
  ['stays', 1, 0, 0.6, 'R2 mostly stays in your hand'],
] as const)('the fate %s of %d, at %d and then %d, becomes a plan', (kind, what, best, other, clause) => {
  const fate = { event: eventOf(kind, what), best, other, explained: 1, moved: 0.2 };
  const move = (text: string) => ({ move: text }) as never;
  const about = { best: move('G5@c6'), other: move('R2@f4'), seat: 0, speaker: plainSpeaker };
  expect(planOf(fate, about)?.clause ?? null).toBe(clause);
});

test('points explain the chance of winning to within half a percent, until the match ends within the look ahead', () => {
  for (const { state, seat } of statesOf(4)) {
    const tell = kingsCourtTelling.tell(state, seat, 0);
    const [best, other] = kingsCourtPlan.candidates(kingsCourt.view(state, seat), seat).map(tell);
    if (!best || !other || scoresOf(state).some((score) => score > 60)) continue;
    const shares = kingsCourtTelling.split!(best, other);
    expect(Math.abs(shares[kingsCourtTelling.parts.indexOf('win')]!)).toBeLessThan(0.005);
  }
});

describe('a sentence for a part names', () => {
  const speaker = { ...plainSpeaker, you: 0, seat: (seat: number) => ['you', 'Bo', 'Cat'][seat]! };
  type Found = { readonly [fact in Fact]?: readonly (readonly [value: number, share: number])[] };
  const findings = (move: string, found: Found) => ({
    move,
    mean: (fact: Fact) => (found[fact] ?? []).reduce((sum, [value, share]) => sum + value * share, 0),
    share: (fact: Fact, value: number) => (found[fact] ?? []).find(([one]) => one === value)?.[1] ?? 0,
    usual: (fact: Fact) => found[fact]?.[0]?.[0] ?? NONE,
  });
  const said = (part: Part, best: Found, other: Found): string[] =>
    kingsCourtWording
      .sayings(part, {
        best: findings('G5@c6', { ...best, replier: [[1, 1]], opponent: [[1, 1]] }),
        other: findings('R2@f4', { ...other, replier: [[1, 1]], opponent: [[1, 1]] }),
        seat: 0,
        speaker,
      })
      .map((saying) =>
        saying.say(
          String(saying.as === 'share' ? Math.round(100 * saying.best) : saying.best),
          String(saying.as === 'share' ? Math.round(100 * saying.other) : saying.other),
        ),
      );
  const rivalPlace = codeOf({ card: 1, space: 26 });

  test('points, if they can have changed the chance of winning by that much', () => {
    const [scores] = kingsCourtWording.sayings('now', {
      best: findings('G5@c6', { now: [[21, 1]] }),
      other: findings('R2@f4', { now: [[19, 1]] }),
      seat: 0,
      speaker,
    });
    const [least, most] = scores!.worth as readonly [number, number];
    expect(least).toBe(0);
    // One who is level with another one, and a point ahead.
    const [level, ahead] = [
      [0, 0],
      [1, 0],
    ].map((scores) => chancesAt(scores)[0]!);
    expect(ahead! - level!).toBeLessThan(most);
    expect(ahead! - level!).toBeGreaterThan(0.99 * most);
  });

  test('the score of the placement', () => {
    expect(said('now', { now: [[21, 1]] }, { now: [[8, 1]] })).toStrictEqual(['you score 21 now, not 8']);
  });

  test('the other placement, if it is mostly still possible', () => {
    const best = (share: number): Found => ({
      nextPlace: [[rivalPlace, share]],
      next: [[17, 1]],
      later: [[60, 1]],
    });
    const other: Found = { next: [[15, 1]], later: [[50, 1]] };
    expect(said('later', best(0.74), other)).toStrictEqual([
      'R2 on f4 is still yours in 74 of 100',
      'your next card scores 17, not 15',
      'you soon score 60, not 50',
    ]);
    expect(said('later', best(0.3), other)[0]).toBe('your next card scores 17, not 15');
  });

  test('the reply left to the next player, with its space if one is most likely', () => {
    const other = (share: number): Found => ({ reply: [[27, 1]], replyPlace: [[rivalPlace, share]] });
    expect(said('reply', { reply: [[15, 1]] }, other(0.6))).toStrictEqual([
      'Bo then scores 15, not 27 on f4',
    ]);
    expect(said('reply', { reply: [[15, 1]] }, other(0.2))).toStrictEqual(['Bo then scores 15, not 27']);
  });

  test('later placements of the opponent', () => {
    expect(said('others', { others: [[80, 1]] }, { others: [[86, 1]] })).toStrictEqual([
      'Bo soon scores 80, not 86',
    ]);
  });
});

describe('a hint in a decided match', () => {
  const { game } = partsOf('kings-court')!;
  const [{ state }] = [...decisionsOf(partsOf('kings-court')!, 'decided', 1, 4)].slice(-14) as never as [
    { state: State & { phase: 'play' } },
  ];
  const seat = state.turn;
  /** The measure of a hint where the others have so many points more than the seat. */
  const measureWith = (more: readonly number[]) => {
    const scores = state.scores.map((_, one) => 100 + (more[(one - seat + 4) % 4] ?? 0));
    const view = kingsCourt.view({ ...state, scores }, seat);
    const adviser = forHint(partsOf('kings-court') as never as Adviser, {
      view: view as never,
      seat,
      seed: 'decided',
      moveCount: 9,
    });
    return adviser.plan.measure(view as never);
  };

  test('aims at a place that is still open, and at points if every place is certain', () => {
    expect(measureWith([0, 5, 5, 5])).toStrictEqual({ counts: 'chance', matters: 0.03 });
    expect(measureWith([0, 300, 5, 5])).toMatchObject({ counts: 'chance', aim: 'second' });
    expect(measureWith([0, 300, 300, 5])).toMatchObject({ counts: 'chance', aim: 'third' });
    expect(measureWith([0, 300, 300, 300])).toMatchObject({ counts: 'points', aim: 'points' });
    expect(measureWith([0, -300, -300, -300])).toMatchObject({ counts: 'points', aim: 'points' });
  });

  test('says its aim', () => {
    const moves = [judged('G5@c6', 0, { now: 0 }), judged('R2@f4', -0.09, { now: -0.09 }, { error: 0.01 })];
    const facts = kingsCourtTelling.facts.map((fact) => ({ fact, mean: 0, shares: [[0, 1]] as const }));
    const said = (measure: Measure, gain: number) =>
      sentencesOf(
        judgement(
          moves.map((move) => ({ ...move, gain: move.gain && gain, error: 0, facts })),
          { best: 'G5@c6', rival: 'R2@f4', measure },
        ),
        { game, wording: kingsCourtWording, speaker: plainSpeaker },
      );
    expect(said({ counts: 'chance', matters: 0.03, aim: 'second' }, -0.09)).toStrictEqual([
      'G5 on c6: you score more now (+9% to be 2nd).',
    ]);
    expect(said({ counts: 'points', matters: 5, aim: 'points' }, -9)).toStrictEqual([
      'G5 on c6: you score more now (+9 points, your place is certain).',
    ]);
  });

  test('adds up the chances of places from the first on, and shares a tied place', () => {
    const chances = [1, 2, 3, 4].map((place) => chanceOf({ scores: [0, 10, 20, 5], over: false }, 0, place));
    const [first, , , all] = chances;
    expect(first).toBeCloseTo(chancesAt([0, 10, 20, 5])[0]!);
    expect(chances).toStrictEqual(chances.toSorted((a, b) => a - b));
    expect(all).toBeCloseTo(1);
    const over = (place: number) => chanceOf({ scores: [7, 9, 7, 1], over: true }, 0, place);
    expect([over(1), over(2), over(3)]).toStrictEqual([0, 0.5, 1]);
  });
});
