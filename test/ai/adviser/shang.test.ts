import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../src/ai/adviser/sentences.ts';
import { eventOf, planOf } from '../../../src/ai/shang/fates.ts';
import { shangPolicy } from '../../../src/ai/shang/index.ts';
import { type Fact, type Part, shangTelling } from '../../../src/ai/shang/parts.ts';
import { shangPlan } from '../../../src/ai/shang/plan.ts';
import { shangWording } from '../../../src/ai/shang/say.ts';
import { parseCard } from '../../../src/engine/card.ts';
import { setOf, size } from '../../../src/engine/card-set.ts';
import { defineGame } from '../../../src/engine/game.ts';
import { rate, ratedRank } from '../../../src/engine/shang/combination.ts';
import { shang } from '../../../src/engine/shang/index.ts';
import type { Move, State } from '../../../src/engine/shang/state.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { partsOf } from '../../../src/games.ts';
import { decisionsOf } from '../../support/decisions.ts';
import { judged, judgement } from '../../support/judgement.ts';
import { type Found, saidOf } from '../../support/said.ts';

const positions = [...decisionsOf(partsOf('shang')!, 'recount', 3)]
  .filter((_, place) => place % 6 === 0)
  .map(({ state, seat }) => ({ state: state as unknown as State, seat }));

test('every fact and part is what the engine counts', () => {
  for (const { state: world, seat } of positions) {
    const tell = shangTelling.tell(world, seat, 0);
    for (const move of shangPlan.candidates(shang.view(world, seat), seat).slice(0, 3)) {
      const { facts, parts, kind } = tell(move);
      let leader = -1;
      let state = shang.play(world, seat, move);
      while (state.phase === 'play') {
        const { turn, top } = state;
        if (top === null && leader < 0) leader = turn;
        state = shang.play(
          state,
          turn,
          shangPolicy.choose(shang.view(state, turn), turn, null as never).move,
        );
      }
      const { points, out } = state.standing.results.at(-1)!;
      const [own, left, across, right] = [0, 1, 2, 3].map((place) => points[(seat + place) % 4]!);
      expect(facts).toStrictEqual([out, own, left, across, right, leader]);
      expect(kind).toBe(out === seat ? 1 : 0);
      expect(parts.map((part) => Math.round(3 * part))).toStrictEqual([0, -3 * own!, left, across, right]);
    }
  }
});

/** Events after a move, as the engine plays the deal on and the policy chooses. */
function eventsAfter(world: State, seat: number, move: Move): number[] {
  const events: number[] = [];
  const note = (kind: Parameters<typeof eventOf>[0], what: number) => events.push(eventOf(kind, what));
  let state = shang.play(world, seat, move);
  let last = state.phase === 'play' ? state.top : null;
  const isFirst = last?.seat === seat;
  let turns = 0;
  const leaders: number[] = [];
  while (state.phase === 'play') {
    const { turn, top } = state;
    if (top === null && last?.seat === seat && turn === seat) note('holds', last.rating);
    if (top === null) {
      leaders.push(turn);
      if (leaders.length === 1) note('leads', turn);
      if (turn === seat && leaders.filter((one) => one === seat).length === 1) note('comes', 0);
    }
    const next = shangPolicy.choose(shang.view(state, turn), turn, null as never).move;
    if (next.kind === 'play') {
      const rating = rate(next.cards);
      if (turn === seat && size(next.cards) > 1) note('together', rating);
      if (turns === 0 && isFirst && turn !== seat && size(next.cards) < 3 && ratedRank(rating) > 10)
        note('spends', ratedRank(rating));
      last = { seat: turn, cards: next.cards, rating };
    }
    turns += next.kind === 'play' ? 1 : 0;
    state = shang.play(state, turn, next);
  }
  const { out, left } = state.standing.results.at(-1)!;
  note('out', out);
  for (const card of left[seat]!) note('stays', parseCard(card)!);
  return events;
}

test('the fates of plays, cards and the lead are those of the engine', () => {
  const kinds = new Set<number>();
  for (const { state: world, seat } of positions) {
    if (world.phase !== 'play') continue;
    for (const move of shangPlan.candidates(shang.view(world, seat), seat).slice(0, 3)) {
      const counted = eventsAfter(world, seat, move);
      expect(shangTelling.tell(world, seat, 0)(move).events!.toSorted()).toEqual(counted.toSorted());
      for (const event of counted) kinds.add(Math.floor(event / eventOf('together', 0)));
    }
  }
  expect(kinds.size).toBe(7);
});

const PAIR = rate(setOf([parseCard('9C')!, parseCard('9D')!]));
const TRIPS = rate(setOf(['9C', '9D', '9H'].map((card) => parseCard(card)!)));
const QUADS = rate(setOf(['9C', '9D', '9H', '9S', '3C'].map((card) => parseCard(card)!)));
const ACE = rate(setOf([parseCard('AS')!]));

test.each([
  ['holds', PAIR, 0.6, 0.1, 'the pair of nines mostly stays unbeaten, and you lead'],
  ['holds', ACE, 0.6, 0.1, 'AS is kept and mostly brings you the lead'],
  ['holds', ACE, 0.1, 0.6, null],
  ['holds', QUADS, 0.6, 0.3, 'the quads more often bring you the lead later'],
  ['holds', TRIPS, 0.6, 0.3, 'the trips of nines more often bring you the lead later'],
  ['together', QUADS, 0.6, 0.1, 'you mostly get rid of the quads'],
  ['together', PAIR, 0.6, 0.1, null],
  [
    'together',
    rate(setOf([parseCard('AC')!, parseCard('AS')!])),
    0.6,
    0.1,
    'the pair of aces mostly stays together',
  ],
  [
    'together',
    rate(setOf([parseCard('2C')!, parseCard('2S')!])),
    0.6,
    0.1,
    'you mostly get rid of the pair of twos',
  ],
  ['stays', parseCard('3H')!, 0.1, 0.6, '3H mostly stays in your hand'],
  ['stays', parseCard('TH')!, 0.1, 0.6, null],
  ['comes', 0, 0.6, 0.5, 'you more often come to lead'],
  ['spends', 12, 0.6, 0, 'another player mostly spends an ace'],
  ['leads', 2, 0.1, 0.6, 'Seat 2 mostly leads next'],
  ['out', 0, 0.6, 0.1, 'you mostly go out first'],
] as const)('the fate %s of %d, at %d and then %d, becomes a plan', (kind, what, best, other, clause) => {
  const fate = { event: eventOf(kind, what), best, other, explained: 1, moved: 0.2 };
  const move = (text: string) => ({ move: text }) as never;
  const about = { best: move('9C 9D'), other: move('AS'), seat: 0, speaker: plainSpeaker };
  expect(planOf(fate, about)?.clause ?? null).toBe(clause);
});

describe('a sentence for a part names', () => {
  const said = (part: Part, best: Found<Fact>, other: Found<Fact>) => saidOf(shangWording, part, best, other);

  test('the first player out: the viewer, then whichever seat changed most', () => {
    const out = (...shares: readonly number[]): Found<Fact> => ({
      out: shares.map((share, seat) => [seat, share] as const),
    });
    expect(said('out', out(0.5, 0.3, 0.1, 0.1), out(0.2, 0.35, 0.35, 0.1))).toStrictEqual([
      'you go out first in 50 of 100, not 20',
      'Cat goes out first in 10 of 100, not 35',
      'Bo goes out first in 30 of 100, not 35',
    ]);
  });

  test('the cards, and the next leader', () => {
    const own = (cards: number, leads: number): Found<Fact> => ({
      own: [[cards, 1]],
      leader: [
        [0, leads],
        [1, 1 - leads],
      ],
    });
    expect(said('own', own(2, 0.8), own(4, 0.3))).toStrictEqual([
      'you end with 2 cards, not 4',
      'you lead next in 80 of 100, not 30',
    ]);
    expect(said('across', { across: [[5, 1]] }, { across: [[4, 1]] })).toStrictEqual([
      'Cat ends with 5 cards, not 4',
    ]);
  });

  test('the next leader, only for as many cards as a lead can bring', () => {
    const move = (name: string, cards: number, leads: number, gain: number) =>
      judged(
        name,
        gain,
        { own: gain },
        {
          error: gain === 0 ? 0 : 0.1,
          facts: [
            { fact: 'own', mean: cards, shares: [[cards, 1]] },
            { fact: 'leader', mean: 0, shares: [[0, leads]] },
          ],
        },
      );
    const told = (leads: number) =>
      faultOf(
        judgement([move('2C 2H', 5, leads, 0), move('2C', 5.2, 0, -1.3)], {
          best: '2C 2H',
          measure: { counts: 'cards', matters: 0.6 },
        }),
        '2C',
        { game: defineGame(shang), wording: shangWording, speaker: plainSpeaker } as never,
      );
    expect(told(0.04)).toStrictEqual(['2C 2H: you shed more cards.']);
    expect(told(0.4)).toStrictEqual(['2C: you lead next in 0 of 100, not 40.']);
  });

  test.each([
    ['3C 5C 8C QC KC', 'the flush'],
    ['5C 5D 5H 9C 9D', 'the full house'],
    ['9C 9D', null],
    ['check', null],
  ])('the short name of %s is %s', (move, name) => {
    expect(shangWording.short!(move, plainSpeaker)).toBe(name);
  });
});
