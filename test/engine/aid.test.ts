import { describe, expect, test } from 'vitest';
import { chooseMove, decisionStream } from '../../src/ai/bot.ts';
import { isRefusal, type Seat } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { loadLog, readResult, saveLog } from '../../src/engine/save.ts';
import { readSetup, type SetupRequest } from '../../src/engine/setup.ts';
import { type GameParts, partsOf } from '../../src/games.ts';

const findGame = (id: string) => partsOf(id)?.game;

function begin(id: string, request: SetupRequest = {}): Match {
  const { game } = partsOf(id)!;
  const setup = readSetup(game, { seed: 'aid', ...request }, '');
  if (isRefusal(setup)) throw new Error(setup.rule);
  return new Match(game, setup);
}

/** Plays as `normal` does until it holds; throws where the match is over before. */
function playUntil(match: Match, holds: (match: Match) => boolean): Match {
  const entry: GameParts = partsOf(match.game.id)!;
  while (!holds(match)) {
    const seat = match.turn[0]!;
    const random = decisionStream(match.dealSeed, seat, match.decision);
    const { move } = chooseMove(entry, 'normal', match.view(seat), seat, random);
    match.play(seat, match.game.format(move));
  }
  return match;
}

/** Moves from the last decision of a seat in a phase on. */
function movesSince(match: Match, seat: Seat, phase: string): number {
  const moves = match.history.filter((step) => step.seat !== null);
  const at = match.history.findLastIndex(
    (step, place) => step.seat === seat && match.history[place - 1]!.status.phase === phase,
  );
  return moves.length - moves.indexOf(match.history[at]!);
}

const loaded = (match: Match): Match => {
  const again = loadLog(saveLog(match), findGame);
  if (isRefusal(again)) throw new Error(again.rule);
  return again;
};

describe('hidden cards count as seen since a decision', () => {
  test('once its deal is over, because the sheet shows all hands', () => {
    const match = playUntil(begin('gongzhu'), ({ status }) => status.results.length === 1);
    const moves = movesSince(match, 0, 'play');
    expect(match.unratedBy(moves)).toStrictEqual([1]);
    // With a move of the next deal, that one too.
    match.play(0, [...match.moves(0)][0]!);
    expect(match.unratedBy(moves + 1)).toStrictEqual([1, 2]);
  });

  test('once the match is over', () => {
    const match = playUntil(begin('kings-court'), ({ over }) => over);
    expect(match.unratedBy(1)).toStrictEqual([1]);
  });

  test('once an exchange shows the cards passed', () => {
    const match = playUntil(begin('gongzhu'), ({ moveCount }) => moveCount === 6);
    expect(match.unratedBy(match.moveCount)).toStrictEqual([1]);
    expect(match.unratedBy(2)).toStrictEqual([]);
  });

  test('once the contractor takes the widow, for the contractor alone', () => {
    const match = playUntil(begin('500'), ({ status }) => status.phase === 'play');
    const declarer = match.history.findLast(
      (step, at) => step.seat !== null && match.history[at - 1]!.status.phase === 'bury',
    )!.seat!;
    const others = [0, 1, 2, 3].filter((seat) => seat !== declarer);
    expect(match.unratedBy(movesSince(match, declarer, 'bid'))).toStrictEqual([1]);
    for (const seat of others) expect(match.unratedBy(movesSince(match, seat, 'bid'))).toStrictEqual([]);
    expect(match.unratedBy(movesSince(match, declarer, 'bury'))).toStrictEqual([]);
  });

  test('once the Dealer takes the kitty', () => {
    const match = playUntil(begin('shengji'), ({ status }) => status.phase === 'play');
    const dealer = match.history.findLast(
      (step, at) => step.seat !== null && match.history[at - 1]!.status.phase === 'bury',
    )!.seat!;
    expect(match.unratedBy(movesSince(match, dealer, 'draw'))).toStrictEqual([1]);
    expect(match.unratedBy(movesSince(match, dealer, 'bury'))).toStrictEqual([]);
  });

  test('but not after a play, nor after drawing a card in its place', () => {
    for (const id of ['shang', 'kings-court']) {
      const match = playUntil(begin(id), ({ moveCount }) => moveCount === 9);
      expect(match.unratedBy(9)).toStrictEqual([]);
    }
    const match = playUntil(begin('shengji'), ({ moveCount }) => moveCount === 40);
    expect(match.status.phase).toBe('draw');
    expect(match.unratedBy(30)).toStrictEqual([]);
  });
});

describe('a log records', () => {
  test('each hint once a position, with its deal', () => {
    const match = begin('gongzhu', { options: { passing: 'none' } });
    const seat = match.turn[0]!;
    const [move] = match.moves(seat);
    expect(match.hint(seat, move!)).toBeNull();
    expect(match.hint(seat, move!)).toBeNull();
    expect(match.hint(seat, '2S 3S')).toMatchObject({ rule: expect.any(String) });
    expect(match.hint((seat + 1) % 4, move!)).toMatchObject({ rule: 'not-your-turn' });
    match.play(seat, move!);
    match.undo();
    expect(match.hint(seat, move!)).toBeNull();
    expect(match.entries.filter((entry) => 'hint' in entry)).toStrictEqual([{ seat, hint: move }]);
    expect(match.aid()).toStrictEqual({ hints: 1, takenBack: 1, unrated: [] });
    expect(loaded(match).aid()).toStrictEqual(match.aid());
  });

  test('the hint given before a move, without hints before an undone move', () => {
    const match = begin('gongzhu');
    const first = match.turn[0]!;
    const [advised, other] = [...match.moves(first)];
    match.hint(first, advised!);
    match.play(first, other!);
    const next = match.turn[0]!;
    const [again] = [...match.moves(next)];
    match.hint(next, again!);
    const hints = () => [match.hintAt(0, first), match.hintAt(0, next), match.hintAt(1, next)];
    expect(hints()).toStrictEqual([advised, null, again]);
    match.undo();
    expect(hints()).toStrictEqual([advised, null, null]);
  });

  test('an undo of several moves as one entry, which counts once', () => {
    const match = playUntil(begin('gongzhu'), ({ moveCount }) => moveCount === 12);
    expect(match.undo(7)).toBe(true);
    expect(match.moveCount).toBe(5);
    expect(match.entries.at(-1)).toStrictEqual({ undo: 7 });
    expect(match.undo(6)).toBe(false);
    expect(match.undo(0)).toBe(false);
    for (let redone = 0; redone < 7; redone++) expect(match.redo()).toBe(true);
    expect(match.redo()).toBe(false);
    expect(match.aid()).toMatchObject({ takenBack: 1 });
    expect(loaded(match).moveCount).toBe(12);
  });

  test('all help in the result line, so lists need no other line', () => {
    const match = playUntil(begin('kings-court'), ({ moveCount }) => moveCount === 3);
    match.hint(match.turn[0]!, [...match.moves(match.turn[0]!)][0]!);
    playUntil(match, ({ over }) => over);
    match.undo(2);
    playUntil(match, ({ over }) => over);
    const aid = { hints: 1, takenBack: 1, unrated: [1] };
    expect(readResult(saveLog(match).at(-1)!, match.setup.seats)).toMatchObject({ aid });
    expect(match.aid(1)).toStrictEqual(aid);
    expect(match.aid(2)).toStrictEqual({ hints: 0, takenBack: 0, unrated: [] });
    expect(loaded(match).aid()).toStrictEqual(aid);
  });

  test('the bot that moved for the owner of a seat', () => {
    const match = begin('gongzhu', { options: { passing: 'none' } });
    const seat = match.turn[0]!;
    match.play(seat, [...match.moves(seat)][0]!, 'normal');
    expect(match.entries.at(-1)).toMatchObject({ seat, by: 'normal' });
    const again = loaded(match);
    expect(again.history.at(-1)!.by).toBe('normal');
    expect(again.history[0]!.by).toBeNull();
  });
});
