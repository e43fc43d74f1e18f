import { describe, expect, test } from 'vitest';
import { WEIGHTS } from '../../src/ai/shengji/weights.ts';
import { suitOf } from '../../src/engine/card.ts';
import { has, setOf } from '../../src/engine/card-set.ts';
import { GOAT, PIG, pointsOf, TEN_OF_CLUBS } from '../../src/engine/gongzhu/score.ts';
import { heldBy, type View } from '../../src/engine/gongzhu/state.ts';
import { sevens } from '../../src/engine/kings-court/score.ts';
import type { Match } from '../../src/engine/match.ts';
import { randomFor } from '../../src/engine/random.ts';
import { shengji } from '../../src/engine/shengji/index.ts';
import type { PlayPhase } from '../../src/engine/shengji/state.ts';
import { ASCII_GLYPHS, makeSpeaker, UNICODE_GLYPHS } from '../../src/front/speaker.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { lessonsOf } from '../../src/lessons/index.ts';
import { spoken } from '../../src/lessons/lesson.ts';
import { ExerciseRun } from '../../src/lessons/run.ts';
import { tips, tipsOf } from '../../src/lessons/tips/index.ts';
import type { Tip } from '../../src/lessons/tips/tip.ts';
import { widthOf } from '../../src/width.ts';
import { playAll, playing } from '../engine/shengji/helpers.ts';
import { fits, played } from '../support/tip-moments.ts';

const here = (tip: Tip, match: Match): boolean =>
  match.turn.some((seat) => fits(tip, match, match.view(seat), seat));

/** The positions of a game's lessons at which something is asked. */
function* taught(game: string): Generator<Match> {
  for (const { exercises } of lessonsOf(game)) {
    for (const exercise of exercises) {
      for (const step of exercise.tasks.keys()) {
        const run = new ExerciseRun(partsOf(game)!.game, exercise, step);
        for (let move = run.next(); move; move = run.next()) run.match.play(move.seat, move.move);
        yield run.match;
      }
    }
  }
}

/** The positions of matches between bots; `careless`: they bury whatever cards. */
function* matches(id: string, careless: boolean): Generator<Match> {
  for (let seed = 0; seed < 12; seed++) yield* played(id, seed, careless);
}

const games = catalogue.map(({ game }) => game.id);

test('every game has tips, each with a name of its own', () => {
  expect(tips).toHaveLength(24);
  expect(new Set(tips.map(({ id }) => id)).size).toBe(24);
  expect(games.flatMap((game) => tipsOf(game))).toEqual(tips);
});

describe.each(tips)('$id', (tip) => {
  test('fits one line of at most 74 columns', () => {
    for (const glyphs of [UNICODE_GLYPHS, ASCII_GLYPHS]) {
      const { card } = makeSpeaker([], 'table', glyphs);
      const line = spoken(tip.say, card);
      expect([line, widthOf(`TIP  ${line}`) <= 78]).toEqual([line, true]);
    }
  });

  test('appears in a lesson or between bots, but not at every turn', () => {
    const game = tip.id.slice(0, tip.id.lastIndexOf('/'));
    let fitting = 0;
    let others = 0;
    for (const source of [taught(game), matches(game, false), matches(game, true)]) {
      for (const match of source) {
        if (here(tip, match)) fitting++;
        else others++;
        if (fitting > 0 && others > 0) return;
      }
    }
    expect([tip.id, fitting > 0, others > 0]).toEqual([tip.id, true, true]);
  });
});

test.each(games)('%s: hidden cards leave the tip unchanged', (id) => {
  const random = randomFor('hidden', id);
  const told = new Set<string>();
  let positions = 0;
  for (const match of matches(id, false)) {
    if (positions++ % 5 > 0) continue;
    const seat = match.turn[0]!;
    const { game } = match;
    const view = match.view(seat);
    const others = [1, 2].map(() => game.view(game.imagine(view, random), seat));
    for (const tip of tipsOf(id)) {
      const here = fits(tip, match, view, seat);
      if (here) told.add(tip.id);
      expect([tip.id, others.map((other) => fits(tip, match, other, seat))]).toEqual([tip.id, [here, here]]);
    }
    if (positions > 400) break;
  }
  expect(told.size).toBeGreaterThan(0);
});

test('numbers in tips agree with the engine', () => {
  const said = (id: string): string => tips.find((tip) => tip.id === id)!.say;
  const doubled = pointsOf(setOf([GOAT, TEN_OF_CLUBS]));
  expect(said('gongzhu/doubler')).toContain(`minus ${-doubled}`);
  const landings = new Set<number>();
  for (let around = 0; around < 40; around++)
    for (let value = 1; value <= 7; value++) if (sevens(around, value) > 0) landings.add(around + value);
  expect([...landings].sort((a, b) => a - b).slice(0, 4)).toEqual([7, 14, 21, 28]);
  expect(said('kings-court/broken')).toContain('7, 14, 21 or 28');
});

describe('the tip on joining the House', () => {
  const tip = tips.find(({ id }) => id === 'shengji/ticket')!;
  const others = ['4C 2D', '6C 2D', '7C 2D', '8C 2D'];
  const begun = playAll(playing(['5C 2D', 'AC 3C', ...others], { trump: '4S', tickets: '4AC 4AD' }), '5C');
  const isGiven = (change: Partial<PlayPhase>): boolean => {
    const state: PlayPhase = { ...(begun as PlayPhase), ...change };
    return tip.when(shengji.view(state, 1) as never, 1, () => []);
  };

  test('names the points at which the bots join', () => {
    const { joinFrom } = WEIGHTS;
    expect(tip.say).toContain(`leads by ${joinFrom}`);
    expect(isGiven({ points: [joinFrom - 5, 0, 0, 0, 0, 0] })).toBe(true);
    expect(isGiven({ points: [joinFrom, 0, 0, 0, 0, 0] })).toBe(false);
  });

  test('is hidden from a member, who cannot join again', () => {
    expect(isGiven({ house: [0, 1] })).toBe(false);
  });
});

test('the tip to play the highest losing card waits while the 10♣ or the Pig would go under', () => {
  const tip = tips.find(({ id }) => id === 'gongzhu/loses')!;
  let moments = 0;
  for (const match of matches('gongzhu', false))
    for (const seat of match.turn) {
      const view = match.view(seat) as unknown as View;
      if (view.phase !== 'play' || !fits(tip, match, match.view(seat), seat)) continue;
      moments++;
      const led = suitOf(view.trick.cards[view.trick.leader]!);
      const worse = [PIG, TEN_OF_CLUBS].filter(
        (card) => suitOf(card) === led && has(heldBy(view, seat)!, card),
      );
      expect(worse).toEqual([]);
    }
  expect(moments).toBeGreaterThan(0);
});
