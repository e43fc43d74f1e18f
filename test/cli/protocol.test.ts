import { describe, expect, test } from 'vitest';
import type { Judgement } from '../../src/ai/adviser/judgement.ts';
import { Protocol } from '../../src/cli/protocol.ts';
import { catalogue } from '../../src/games.ts';

type Answer = { ok: boolean; error?: string; rule?: string; [field: string]: unknown };

/** A conversation: each request is sent as JSON, or as it is when it is a text. */
function talk(): (request: object | string) => Answer {
  const protocol = new Protocol(catalogue, () => 'fresh');
  return (request) =>
    JSON.parse(protocol.answer(typeof request === 'string' ? request : JSON.stringify(request))) as Answer;
}

describe('an impossible request', () => {
  test.each([
    ['{"do":', 'The line is not JSON.'],
    ['', 'The line is not JSON.'],
    ['[]', /^A request is a JSON object/],
    ['null', /^A request is a JSON object/],
    ['7', /^A request is a JSON object/],
    ['{}', 'The request lacks "do".'],
    ['{"do":"dance"}', /^There is no request "dance"; there are games, new, load,/],
    ['{"do":"toString"}', /^There is no request "toString"/],
    ['{"do":1e999}', /^There is no request a number out of range; /],
    ['{"do":{"a":1}}', /^There is no request/],
    ['{"do":"status"}', 'There is no match yet: send "new" or "load" first.'],
    ['{"do":"undo"}', 'There is no match yet: send "new" or "load" first.'],
    ['{"do":"new"}', 'The request lacks "game".'],
    ['{"do":"new","game":"chess"}', /^There is no game "chess"; there are/],
    ['{"do":"new","game":"gongzhu","seed":""}', 'A seed is any text of at least one character.'],
    ['{"do":"new","game":"gongzhu","seats":5}', 'Chinese Hearts is for 4 players, not 5.'],
    [
      '{"do":"new","game":"gongzhu","options":{"limit":99}}',
      /^Option limit is a whole number from 100 to 5000/,
    ],
    [
      '{"do":"new","game":"gongzhu","decks":[["2C"]]}',
      /^Deal 1: The deck is not the game's pack: missing 3C/,
    ],
    ['{"do":"rules"}', 'The request lacks "game".'],
    ['{"do":"try"}', 'The request lacks "game".'],
    ['{"do":"try","game":"shang"}', 'A position is an object.'],
    ['{"do":"try","game":"shang","position":{"hands":[]}}', 'The position has no proper "hands".'],
    [
      '{"do":"try","game":"shang","position":{"hands":[["2X"],[],[],[]]}}',
      /^The position has no proper "hands\.0\.0"/,
    ],
    [
      '{"do":"try","game":"shang","position":{"hands":[["2C"],["2C"],["3C"],["4C"]]}}',
      'The position names a card more often than the pack has it.',
    ],
    ['{"do":"try","game":"shang","position":{},"play":"2C"}', '"play" is a list of moves, as in "moves".'],
    ['{"do":"load"}', /^"log" is the array of lines/],
    ['{"do":"load","log":["hello"]}', /^This is not a saved match/],
  ])('%s', (line, error) => {
    expect(talk()(line)).toMatchObject({
      ok: false,
      error: error instanceof RegExp ? expect.stringMatching(error) : error,
    });
  });

  test.each([
    [{ do: 'view', seat: 4 }, 'There is no seat 4; seats are 0 to 3.'],
    [{ do: 'view', seat: '0' }, 'There is no seat "0"; seats are 0 to 3.'],
    [{ do: 'moves', limit: -1 }, '"limit" is a whole number, 0 or more.'],
    [{ do: 'moves', limit: 'all' }, '"limit" is a whole number, 0 or more.'],
    [{ do: 'play', move: 'pass 2C 3C 4C' }, 'Seats 0, 1, 2 and 3 may all act: name the "seat".'],
    [{ do: 'play', seat: 0 }, 'The request lacks "move".'],
    [{ do: 'check', seat: 0, move: 7 }, '"move" is a text, as in "moves".'],
    [{ do: 'bot', seat: 0, level: 'genius' }, /^There is no level "genius"; there are/],
    [{ do: 'advise', seat: 4 }, 'There is no seat 4; seats are 0 to 3.'],
    [{ do: 'advise', seat: 0, names: ['Ann'] }, '"names" is a list of 4 texts, one a seat.'],
    [{ do: 'undo' }, 'There is no move to take back.'],
    [{ do: 'redo' }, 'There is no move to make again.'],
    [{ do: 'say', seat: 4 }, 'There is no seat 4; seats are 0 to 3.'],
    [{ do: 'say', from: -1 }, '"from" is a whole number, 0 or more.'],
    [{ do: 'say', names: ['Ann'] }, '"names" is a list of 4 texts, one a seat.'],
    [{ do: 'rules', game: 'chess' }, /^There is no game "chess"; there are/],
    [{ do: 'new', game: 'nothing' }, /^There is no game/],
    [{ do: 'load', log: [] }, /^This is not a saved match/],
  ])('%o leaves the match unchanged', (request, error) => {
    const ask = talk();
    ask({ do: 'new', game: 'gongzhu', seed: 's' });
    const before = ask({ do: 'save' });
    expect(ask(request)).toMatchObject({
      ok: false,
      error: error instanceof RegExp ? expect.stringMatching(error) : error,
    });
    expect(ask({ do: 'save' })).toStrictEqual(before);
  });
});

describe('a conversation', () => {
  test('repeats the id of a request', () => {
    const ask = talk();
    expect(ask({ do: 'games', id: 7 })).toMatchObject({ id: 7, ok: true });
    expect(ask({ do: 'status', id: { a: [1] } })).toMatchObject({ id: { a: [1] }, ok: false });
    expect(ask({ id: null })).toMatchObject({ id: null, ok: false });
  });

  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  test.each([
    [
      'an id nested too deep',
      `{"do":"games","id":${nested(10_000)}}`,
      /^An "id" is at most 1000 characters of JSON,/,
    ],
    [
      'an id that is too long',
      `{"do":"games","id":"${'x'.repeat(1000)}"}`,
      /^An "id" is at most 1000 characters/,
    ],
    ['a field nested too deep', `{"do":${nested(10_000)}}`, /^A request is nested at most 17 deep\.$/],
    ['a line too deep', nested(10_000), /^A request is a JSON object/],
  ])('answers %s with a sentence that does not repeat it', (_, line, error) => {
    expect(talk()(line)).toStrictEqual({ ok: false, error: expect.stringMatching(error) });
  });

  test('repeats an id of the largest size', () => {
    const id = 'x'.repeat(998);
    expect(talk()({ do: 'games', id })).toMatchObject({ ok: true, id });
    const deep = JSON.parse(nested(16));
    expect(talk()({ do: 'games', id: deep })).toMatchObject({ ok: true, id: deep });
    expect(talk()(`{"do":${nested(20)},"id":7}`)).toMatchObject({ ok: false, id: 7 });
  });

  test('quotes a refused request briefly', () => {
    const { error } = talk()({ do: 'new', game: 'x'.repeat(1e6) });
    expect((error as string).length).toBeLessThan(200);
  });

  test('lists each game with its seats and options', () => {
    const { protocol, games } = talk()({ do: 'games' }) as {
      protocol?: number;
      games?: { id: string; seats: number[]; options: object[] }[];
    };
    expect(protocol).toBe(3);
    expect(games!.map(({ id }) => id)).toStrictEqual(catalogue.map(({ game }) => game.id));
    const court = games!.find(({ id }) => id === 'kings-court')!;
    expect(court.seats).toStrictEqual([2, 3, 4]);
    expect(court.options[0]).toMatchObject({
      name: 'layout',
      type: 'choice',
      default: 'outline',
      choices: expect.any(Array),
      description: expect.any(String),
    });
  });

  test('begins a match with all defaults, and answers with its status', () => {
    const ask = talk();
    const begun = ask({ do: 'new', game: 'gongzhu' });
    expect(begun).toStrictEqual({
      ok: true,
      game: 'gongzhu',
      seats: 4,
      seed: 'fresh',
      options: { limit: 1000, passing: 'left-right-across-hold' },
      deal: 1,
      phase: 'pass',
      turn: [0, 1, 2, 3],
      steps: 1,
      over: false,
      scores: [0, 0, 0, 0],
      results: [],
    });
    expect(ask({ do: 'status' })).toStrictEqual(begun);
  });

  test('checks and plays moves, and names the rule against a refused one', () => {
    const ask = talk();
    ask({ do: 'new', game: 'gongzhu', seed: 's', options: { passing: 'none' } });
    const { turn } = ask({ do: 'status' }) as unknown as { turn: [number] };
    expect(ask({ do: 'check', move: '2c' })).toStrictEqual({ ok: true });
    expect(ask({ do: 'check', seat: (turn[0] + 1) % 4, move: '2C' })).toMatchObject({
      ok: false,
      rule: 'not-your-turn',
    });
    expect(ask({ do: 'play', move: 'XX' })).toMatchObject({ ok: false, rule: 'unreadable' });
    expect(ask({ do: 'moves' })).toStrictEqual({ ok: true, moves: ['2C'], complete: true });
    expect(ask({ do: 'moves', seat: (turn[0] + 1) % 4 })).toStrictEqual({
      ok: true,
      moves: [],
      complete: true,
    });
    expect(ask({ do: 'play', move: '2♣' })).toMatchObject({ ok: true, turn: [(turn[0] + 1) % 4] });
  });

  test('gives only the first moves beyond the limit', () => {
    const ask = talk();
    ask({ do: 'new', game: 'gongzhu' });
    const all = ask({ do: 'moves', seat: 2 }) as unknown as { moves: string[] };
    expect(all).toMatchObject({ complete: true });
    expect(all.moves).toHaveLength(286);
    expect(ask({ do: 'moves', seat: 2, limit: 286 })).toMatchObject({ complete: true });
    expect(ask({ do: 'moves', seat: 2, limit: 3 })).toStrictEqual({
      ok: true,
      moves: all.moves.slice(0, 3),
      complete: false,
    });
    expect(ask({ do: 'moves', seat: 2, limit: 0 })).toStrictEqual({ ok: true, moves: [], complete: false });
  });

  test.each(catalogue.map(({ game }) => game.id))(
    'plays a whole match of %s with bots, and its log loads in another process',
    (game) => {
      const ask = talk();
      const short = { gongzhu: { limit: 100 }, shengji: { deals: 1 } }[game] ?? {};
      let status = ask({ do: 'new', game, seed: 'bots', options: short });
      while (!status.over) {
        const seat = (status.turn as number[])[0];
        const { move } = ask({ do: 'bot', seat, level: 'easy' });
        status = ask({ do: 'play', seat, move });
        expect(status.ok).toBe(true);
      }
      expect(status).toMatchObject({ phase: 'over', turn: [], winners: expect.any(Array) });
      expect(ask({ do: 'moves' })).toStrictEqual({ ok: true, moves: [], complete: true });
      expect(ask({ do: 'play', seat: 0, move: 'pass' })).toMatchObject({ ok: false, rule: 'match-over' });
      expect(ask({ do: 'play', move: 'pass' })).toMatchObject({ ok: false, rule: 'match-over' });

      const { log } = ask({ do: 'save' });
      const other = talk();
      expect(other({ do: 'load', log })).toStrictEqual(status);
      expect(other({ do: 'undo' })).toMatchObject({ ok: true, over: false });
      expect(other({ do: 'view', seat: 0 })).toMatchObject({ ok: true, view: expect.any(Object) });
      expect(other({ do: 'view' })).toMatchObject({ ok: true, view: expect.any(Object) });
    },
  );

  test('redoes an undone move until a new one is made', () => {
    const ask = talk();
    ask({ do: 'new', game: 'kings-court', seed: 's' });
    const { move } = ask({ do: 'bot' });
    const played = ask({ do: 'play', move });
    ask({ do: 'undo' });
    expect(ask({ do: 'redo' })).toStrictEqual(played);
    ask({ do: 'undo' });
    ask({ do: 'play', move });
    expect(ask({ do: 'redo' })).toStrictEqual({ ok: false, error: 'There is no move to make again.' });
  });

  test("describes each step in sentences within its viewer's knowledge", () => {
    const ask = talk();
    ask({ do: 'new', game: 'gongzhu', seed: 's', options: { limit: 100 } });
    const { moves } = ask({ do: 'moves', seat: 1, limit: 1 }) as unknown as { moves: [string] };
    const { steps } = ask({ do: 'play', seat: 1, move: moves[0] });
    expect(steps).toBe(2);
    const names = ['Ann', 'Bo', 'Cat', 'Dan'];
    const cards = moves[0].replace('pass ', '');
    expect(ask({ do: 'say', seat: 1, from: 1, names })).toStrictEqual({
      ok: true,
      say: [[`You pass ${cards} to Cat.`]],
    });
    expect(ask({ do: 'say', seat: 0, from: 1, names })).toStrictEqual({
      ok: true,
      say: [['Bo passes three cards to Cat.']],
    });
    expect(ask({ do: 'say', from: 1 })).toStrictEqual({
      ok: true,
      say: [['Seat 1 passes three cards to Seat 2.']],
    });
    expect(ask({ do: 'say', from: 2 })).toStrictEqual({ ok: true, say: [] });
    expect((ask({ do: 'say' }) as unknown as { say: [] }).say).toHaveLength(2);
  });

  test('shows the rules of a named game, or of the present match', () => {
    const ask = talk();
    expect(ask({ do: 'rules', game: 'shang' })).toMatchObject({
      ok: true,
      rules: expect.stringMatching(/^# Shang\n/),
    });
    ask({ do: 'new', game: '500' });
    expect(ask({ do: 'rules' })).toMatchObject({ rules: expect.stringMatching(/^# 500\n/) });
  });

  test('gives the same bot move for the same seed, seat and move, and leaves the match unchanged', () => {
    const ask = talk();
    const before = ask({ do: 'new', game: 'gongzhu', seed: 's' });
    const first = ask({ do: 'bot', seat: 1, level: 'easy' });
    expect(ask({ do: 'bot', seat: 1, level: 'easy' })).toStrictEqual(first);
    expect(ask({ do: 'status' })).toStrictEqual(before);
    expect(ask({ do: 'bot', seat: 1 })).toStrictEqual({ ok: true, move: expect.stringMatching(/^pass/) });
  });

  test('advises with a judgement and its sentences, and repeats them for the same position', () => {
    const ask = talk();
    const before = ask({ do: 'new', game: 'gongzhu', seed: 's', options: { passing: 'none' } });
    const { turn } = before as unknown as { turn: number[] };
    const moves = () => (ask({ do: 'moves' }) as unknown as { moves: string[] }).moves;
    expect(ask({ do: 'advise' })).toMatchObject({
      ok: true,
      judgement: { seat: turn[0], forced: true, best: '2C', moves: [] },
      say: ['2C: the only legal card.'],
    });
    expect(ask({ do: 'status' })).toStrictEqual(before);
    // Late in the deal there is little to judge.
    for (let card = 0; card < 36 || moves().length === 1; card++) ask({ do: 'play', move: moves()[0] });
    const advice = ask({ do: 'advise', names: ['Ann', 'Ben', 'Cy', 'Di'] });
    expect(advice).toMatchObject({ ok: true, say: expect.arrayContaining([expect.stringMatching(/\.$/)]) });
    expect(ask({ do: 'advise', names: ['Ann', 'Ben', 'Cy', 'Di'] })).toStrictEqual(advice);
  });

  test('advises any card that equals the best one, as a hint does', () => {
    const ask = talk();
    ask({ do: 'new', game: 'gongzhu', seed: 'c', options: { passing: 'none' } });
    const moves = () => (ask({ do: 'moves' }) as unknown as { moves: string[] }).moves;
    for (let card = 0; card < 38; card++) ask({ do: 'play', move: moves()[0] });
    expect(moves()).toEqual(['7S', '9S', 'KS', 'AS']);
    // 8♠ was played.
    const { judgement, say } = ask({ do: 'advise' }) as unknown as { judgement: Judgement; say: string[] };
    expect(judgement).toMatchObject({ best: '7S', same: ['9S'] });
    expect(say[0]).toMatch(/^7S /);
  });
});
