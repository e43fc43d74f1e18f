import { describe, expect, test } from 'vitest';
import { defineGame, isRefusal } from '../../src/engine/game.ts';
import { gongzhu } from '../../src/engine/gongzhu/index.ts';
import { type LogEntry, Match } from '../../src/engine/match.ts';
import { readSetup, type SetupRequest } from '../../src/engine/setup.ts';
import { plainSpeaker } from '../../src/engine/words.ts';

const game = defineGame(gongzhu);

function begin(request: SetupRequest = {}): Match {
  const setup = readSetup(game, { seed: 'match', options: { passing: 'none' }, ...request }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  return new Match(game, setup);
}

/** Plays the first legal move until `stop`. */
function playOn(match: Match, stop: () => boolean): void {
  while (!stop() && !match.over) {
    const seat = match.turn[0]!;
    const [move] = match.moves(seat);
    match.play(seat, move!);
  }
}

describe('a match', () => {
  test('begins with the first deal on the table', () => {
    const match = begin();
    expect(match.status).toMatchObject({ phase: 'play', deal: 1, results: [], winners: null });
    expect(match.turn).toHaveLength(1);
    expect(match.entries).toMatchObject([{ deal: 1 }]);
  });

  test('refuses an illegal move and stays unchanged', () => {
    const match = begin();
    const seat = match.turn[0]!;
    const before = match.view(seat);
    expect(match.play(seat, 'pass 2C 3C 4C')).toMatchObject({ rule: 'not-now' });
    expect(match.play(seat, 'rubbish')).toMatchObject({ rule: 'unreadable' });
    expect(match.play((seat + 1) % 4, '2C')).toMatchObject({ rule: 'not-your-turn', turn: [seat] });
    expect(match.play(99, '2C')).toMatchObject({ rule: 'not-your-turn' });
    expect(match.view(seat)).toStrictEqual(before);
    expect(match.entries).toHaveLength(1);
  });

  test('records an entry before its move can be seen', () => {
    const match = begin();
    const seat = match.turn[0]!;
    const seen: unknown[] = [];
    match.recordTo((entry: LogEntry) => seen.push([entry, match.moveCount]));
    match.play(seat, '2c');
    expect(seen).toStrictEqual([[{ seat, move: '2C' }, 0]]);
  });

  test("deals the next deal with the last move of the previous deal, in the same move's steps", () => {
    const match = begin();
    playOn(match, () => match.status.deal === 2);
    expect(match.latest).toHaveLength(2);
    const [last, dealt] = match.latest;
    expect(last!.turn).toStrictEqual([]);
    expect(last!.status.results).toHaveLength(1);
    expect(dealt!.seat).toBeNull();
    expect(last!.sentences('table', plainSpeaker).join(' ')).toContain('Deal 1');
  });

  test('undoes and redoes moves across deals', () => {
    const match = begin();
    playOn(match, () => match.status.deal === 2);
    const second = match.view('table');
    const moves = match.moveCount;
    expect(match.undo()).toBe(true);
    expect(match.status.deal).toBe(1);
    expect(match.redo()).toBe(true);
    expect(match.view('table')).toStrictEqual(second);
    for (let i = 0; i < moves; i++) expect(match.undo()).toBe(true);
    expect(match.undo()).toBe(false);
  });

  test('reports only moves that still stand', () => {
    const match = begin();
    playOn(match, () => match.status.deal === 2);
    const all = [...match.history];
    expect(all.map(({ seat }) => seat === null)).toEqual([true, ...Array(52).fill(false), true]);
    match.undo();
    expect(match.history).toEqual(all.slice(0, -2));
    match.undo();
    match.redo();
    match.redo();
    expect(match.history).toEqual(all);
  });

  test('forgets undone moves after a new move', () => {
    const match = begin();
    playOn(match, () => match.moveCount === 3);
    match.undo();
    const seat = match.turn[0]!;
    const [move] = match.moves(seat);
    match.play(seat, move!);
    expect(match.redo()).toBe(false);
  });

  test('writes its result at its end, and refuses further moves', () => {
    const match = begin({ options: { passing: 'none', limit: 100 } });
    playOn(match, () => false);
    expect(match.turn).toStrictEqual([]);
    expect(match.entries.at(-1)).toMatchObject({
      result: { winners: match.status.winners, scores: match.status.scores },
    });
    expect(match.play(0, '2C')).toStrictEqual({ rule: 'match-over' });
    expect(match.undo()).toBe(true);
    expect(match.over).toBe(false);
  });

  test('plays a stacked deck, and shuffles the others from the seed', () => {
    const deck = Array.from({ length: 52 }, (_, card) => card);
    const texts = deck.map((card) => game.formatCard(card));
    const stacked = begin({ decks: [null, texts] });
    const plain = begin();
    expect(stacked.entries[0]).toStrictEqual(plain.entries[0]);
    playOn(stacked, () => stacked.status.deal === 2);
    expect(stacked.entries.at(-1)).toStrictEqual({ deal: 2, deck: texts.join(' ') });
  });
});
