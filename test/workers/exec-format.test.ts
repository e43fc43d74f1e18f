import { expect, test, vi } from 'vitest';
import { chooseMove } from '../../src/ai/bot.ts';
import type { AnyGame, OpaqueTypes } from '../../src/engine/game.ts';
import { type Random, randomFor } from '../../src/engine/random.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { answerLine, questionOf, revisionOf } from '../../src/workers/exec-format.ts';
import { playDigest } from '../support/play-digest.ts';

/** The first decision of a match. */
function firstQuestion(game: AnyGame) {
  const setup = readSetup(game, {}, 'first') as Setup;
  const state = game.deal(game.start(setup), game.shuffle(setup, randomFor('first')));
  const seat = game.toAct(state)[0]!;
  return questionOf(game, { view: game.view(state, seat), seat, random: randomFor('luck') });
}

test.each(catalogue)('a bot asked by lines plays $game.title as it plays at the table', (bot) => {
  const { game } = bot;
  const choose = (view: OpaqueTypes['view'], seat: number) =>
    chooseMove(bot, 'normal', view, seat, randomFor('normal draws no luck')).move;
  const asked = playDigest(game, 1, (view, seat, random) => {
    const line = JSON.stringify(questionOf(game, { view, seat, random }));
    return game.parse(JSON.parse(answerLine(game, choose, line)).move) as OpaqueTypes['move'];
  });
  expect(asked).toBe(playDigest(game, 1, choose));
});

test('the luck of a decision is drawn for it, and drawn again for a repeat', () => {
  const { game } = partsOf('gongzhu')!;
  const question = firstQuestion(game);
  const drawnBy = (luck: number) => {
    let drawn = -1;
    answerLine(
      game,
      (view, seat, random) => {
        drawn = random.below(1000);
        return [...game.moves(view, seat)][0]!;
      },
      JSON.stringify({ ...question, luck }),
    );
    return drawn;
  };
  expect(drawnBy(question.luck)).toBe(drawnBy(question.luck));
  expect(new Set([1, 2, 3, 4, 5].map(drawnBy)).size).toBeGreaterThan(1);
});

const FORM =
  'A question is one line of JSON: {"do":"choose","game":…,"revision":…,"seat":…,"raw":{…},"luck":…}.';

test.each<[string, object | string, string]>([
  ['no JSON', 'play!', FORM],
  ['no object', '[]', FORM],
  ['another request', { do: 'bot' }, FORM],
  ['no luck', { luck: 'none' }, FORM],
  ['another game', { game: 'shang' }, 'This bot plays gongzhu; the question is of shang.'],
  [
    'another revision',
    { revision: '4.1' },
    'This cardroom plays revision 1.2 of gongzhu; the question is of 4.1.',
  ],
  ['a seat that is not to act', { seat: 9 }, '"raw" is no view of gongzhu in which seat 9 is to act.'],
  ['no view', { raw: {} }, '"raw" is no view of gongzhu in which seat 0 is to act.'],
  [
    'half a view',
    { raw: { phase: 'pass', waiting: [0] } },
    '"raw" is no view of gongzhu in which seat 0 is to act.',
  ],
])('%s gets a sentence as its answer', (_, wrong, error) => {
  const bot = partsOf('gongzhu')!;
  const line = typeof wrong === 'string' ? wrong : JSON.stringify({ ...firstQuestion(bot.game), ...wrong });
  const answer = answerLine(
    bot.game,
    (view, seat, random) => chooseMove(bot, 'normal', view, seat, random).move,
    line,
  );
  expect(JSON.parse(answer)).toStrictEqual({ error });
  expect(revisionOf(bot.game)).toBe('1.2');
});

/** Yields the JSON with one number after another made this large, except the halves of sets of cards, whose bits count. */
function* swollen(part: unknown, by: number | string): Generator<unknown> {
  if (typeof part === 'number') yield by;
  if (typeof part !== 'object' || part === null) return;
  for (const [name, each] of Object.entries(part)) {
    if (name === 'low' || name === 'high') continue;
    for (const larger of swollen(each, by))
      yield Array.isArray(part) ? part.with(Number(name), larger) : { ...part, [name]: larger };
  }
}

test.each(catalogue)('an impossible number in a view of $game.title gets a sentence at once', (bot) => {
  const { game } = bot;
  const question = firstQuestion(game);
  const error = `"raw" is no view of ${game.id} in which seat ${question.seat} is to act.`;
  const choose = (view: OpaqueTypes['view'], seat: number, random: Random) =>
    chooseMove(bot, 'normal', view, seat, random).move;
  const views = [1e9, -1e9, '1e9'].flatMap((by) => [...swollen(question.raw, by)]);
  expect(views.length).toBeGreaterThan(0);
  for (const raw of views)
    expect(JSON.parse(answerLine(game, choose, JSON.stringify({ ...question, raw })))).toEqual({ error });
});

test('a hand with too many copies of a card gets a sentence at once', () => {
  const { game } = partsOf('shengji')!;
  const question = firstQuestion(game);
  const { hands } = question.raw as { hands: (number[] | null)[] };
  const raw = { ...(question.raw as object), hands: hands.map((hand) => hand?.fill(10_000) ?? null) };
  const choose = vi.fn();
  expect(JSON.parse(answerLine(game, choose, JSON.stringify({ ...question, raw })))).toEqual({
    error: `"raw" is no view of shengji in which seat ${question.seat} is to act.`,
  });
  expect(choose).not.toHaveBeenCalled();
});

test('a view too poor for a move gets a sentence', () => {
  const { game } = partsOf('gongzhu')!;
  const answer = answerLine(game, () => undefined as never, JSON.stringify(firstQuestion(game)));
  expect(JSON.parse(answer)).toEqual({ error: '"raw" is no view of gongzhu in which seat 0 is to act.' });
});
