import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { playOn } from '../../src/engine/play-on.ts';
import { loadLog, saveLog } from '../../src/engine/save.ts';
import { catalogue } from '../../src/games.ts';
import { recorded } from '../support/logs.ts';

const entries = catalogue.map((entry) => [entry.game.id, entry] as const);

const played = (match: Match) => match.entries.filter((entry) => 'move' in entry);
const decks = (match: Match) => match.entries.filter((entry) => 'deck' in entry);

/** The match that goes on there. */
function goneOn(match: Match, moves: number): Match {
  const next = playOn(match, moves, 'fresh');
  if (isRefusal(next)) throw new Error(next.rule);
  return next;
}

describe.each(entries)('%s', (_, entry) => {
  const { game } = entry;
  const whole = recorded(`${game.id}-finished`).match;
  const open = recorded(`${game.id}-open`).match;

  test('a finished match can be played on from any point, with the same cards to its end', () => {
    for (const share of [0, 0.3, 0.7]) {
      const moves = Math.floor(whole.moveCount * share);
      const next = goneOn(whole, moves);
      expect(played(next)).toEqual(played(whole).slice(0, moves));
      for (const { seat, move } of played(whole).slice(moves) as { seat: number; move: string }[])
        expect(next.play(seat, move)).not.toHaveProperty('rule');
      expect(decks(next)).toEqual(decks(whole));
      expect(next.status).toEqual(whole.status);
    }
  });

  test('a finished match cannot be played on from its end', () => {
    expect(playOn(whole, whole.moveCount, 'fresh')).toEqual({ rule: 'match-over' });
  });

  test('the log of a match played on loads in a fresh process', () => {
    const next = goneOn(whole, 5);
    const loaded = loadLog(saveLog(next), (id) => (id === game.id ? game : undefined));
    if (isRefusal(loaded)) throw new Error(loaded.rule);
    expect(loaded.entries).toEqual(next.entries);
  });

  test('the running deal of an open match cannot be played on', () => {
    expect(playOn(open, open.moveCount, 'fresh')).toEqual({ rule: 'deal-running' });
    const begun = new Match(game, whole.setup);
    expect(playOn(begun, 0, 'fresh')).toEqual({ rule: 'deal-running' });
  });

  test.skipIf(game.oneDeal)(
    'a finished deal of an open match can be played on, and later deals get other cards',
    () => {
      const next = goneOn(open, 3);
      const finished = open.status.results.length;
      expect(finished).toBeGreaterThan(0);
      for (const { seat, move } of played(open).slice(3) as { seat: number; move: string }[]) {
        if (next.status.results.length === finished) break;
        expect(next.play(seat, move)).not.toHaveProperty('rule');
      }
      expect(decks(next).slice(0, finished)).toEqual(decks(open).slice(0, finished));
      expect(decks(next)[finished]).toBeDefined();
      expect(decks(next)[finished]).not.toEqual(decks(open)[finished]);
      expect(next.setup.seed).toBe('fresh');
    },
  );
});

test('a match played on leaves out undone moves', () => {
  const entry = catalogue[0]!;
  const { match } = recorded(`${entry.game.id}-finished`);
  for (let moves = match.moveCount; moves > 20; moves--) match.undo();
  match.redo();
  while (!match.over) {
    const seat = match.turn[0]!;
    match.play(seat, match.moves(seat).next().value!);
  }
  const next = goneOn(match, 25);
  expect(next.moveCount).toBe(25);
  expect(next.history.map((step) => step.facts('table'))).toEqual(
    match.history.slice(0, next.history.length).map((step) => step.facts('table')),
  );
});
