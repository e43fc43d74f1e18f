import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { type AnyGame, isRefusal } from '../../src/engine/game.ts';
import { pick, randomFor } from '../../src/engine/random.ts';
import { readSetup, type Setup } from '../../src/engine/setup.ts';
import { take } from '../../src/engine/take.ts';
import type { Start } from '../../src/front/room.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { App } from '../../src/tui/app.tsx';
import { quickAdviser } from '../support/advice.ts';
import { logPaths } from '../support/logs.ts';
import { latest, lines, plainly, type Typist } from '../support/plain.ts';
import { press } from '../support/press.ts';
import { makeRoom, roomIn, type TestRoom } from '../support/room.ts';
import { openStage } from '../support/stage.ts';

/** A match of a game against bots, or among people in the first seats. */
function play(id: string, people = 1, seed = 'lines'): Start {
  const { game } = partsOf(id)!;
  const setup = readSetup(game, { seed }, seed);
  if (isRefusal(setup)) throw new Error(setup.rule);
  const seats = Array.from({ length: people }, (_, seat) => seat);
  return {
    kind: 'play',
    game: id,
    setup: setup as Setup,
    players: seatPlayers(setup.seats, seats, 'normal'),
  };
}

/** A folder of its own; gone when the test is over. */
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'cardroom-plain-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A legal move of the seat, drawn by the moves that were made. */
function someMove({ match }: TestRoom, seat = 0): string {
  const moves = take(match.moves(seat), 200);
  return pick(moves, randomFor('typed', match.moveCount));
}

/** Types a legal move at each question, so many of them; goes on from sheets. */
function mover(room: TestRoom, most: number, typed: string[] = []): Typist {
  return (said) => {
    if (typed.length === most) return null;
    if (latest(said).includes('an empty line: the next deal')) return '';
    const move = someMove(room);
    typed.push(move);
    return move;
  };
}

const logIn = (path: string): string => readFileSync([...logPaths(path).values()][0]!, 'utf8');

const games = catalogue.map(({ game }) => [game.id, game] as const);

describe.each(games)('%s in lines', (id: string, game: AnyGame) => {
  /** Fewer than a deal has of one person. */
  const MOVES = 6;

  test('leaves the same log as by keys', async () => {
    const [typing, keying] = [folder(), folder()];
    const typed: string[] = [];
    const room = roomIn(typing);
    await plainly(room, play(id), mover(room, MOVES, typed));
    expect(typed).toHaveLength(MOVES);

    const other = roomIn(keying);
    const app = createElement(App, { room: other, catalogue, start: play(id), askAdviser: quickAdviser });
    const stage = await openStage(app);
    for (const move of typed) {
      await stage.waitFor(/i:hint/);
      await press(stage, `:${move}\r`);
    }
    await expect.poll(() => logIn(keying)).toBe(logIn(typing));
  });

  test('runs to the end of a deal in plain lines', async () => {
    const room = makeRoom();
    const isOver = () => room.match.status.results.length > 0;
    const said = await plainly(room, play(id), () => (isOver() ? null : someMove(room)));
    expect(isOver()).toBe(true);
    expect(said).toContain(game.oneDeal ? 'the match is over' : 'after deal 1');
    expect(said).not.toMatch(/[^\n\x20-\x7e]/);
    expect(said).not.toMatch(/ {2}| $/m);
  });

  test('shows hand, table, last trick and possible moves', async () => {
    const room = makeRoom();
    const asked: string[] = [];
    const type: Typist = (said) => {
      asked.push(latest(said));
      return ['hand', 'table', 'legal', 'score', 'out', 'last', null][asked.length - 1] ?? null;
    };
    await plainly(room, play(id), type);
    const [first, hand, table, legal, score, out] = asked;
    const question = first!.trimEnd().split('\n').at(-2)!;
    for (const told of asked.slice(1)) expect(told).toContain(question);
    expect(hand).toMatch(/Your \d+ cards: /);
    expect(table).toContain('Bo: ');
    expect(legal).toContain('Possible: 1 ');
    expect(score).not.toContain('undefined');
    expect(out).toContain('Neither played nor in your hand: ');
  });
});

/** The last line, without those before. */
const lastLine = (said: string): string => said.trimEnd().split('\n').at(-1)!;

const gongzhu = play('gongzhu');

test('every line gets an answer that ends with the question', async () => {
  const said: string[] = [];
  const type: Typist = (so) => {
    said.push(lastLine(so));
    return ['hand', '', 'xyzzy', '?', '99', 'last', null][said.length - 1] ?? null;
  };
  await plainly(makeRoom(), gongzhu, type);
  expect(new Set(said)).toEqual(new Set(['There are many possible moves; type legal for a list.']));
});

test.each([
  ['a megabyte', 'x'.repeat(1 << 20), 'That line is too long to be an answer; nothing was done.'],
  ['a word that is not a move', 'xyzzy', 'Not allowed. "xyzzy" is not a move; '],
  ['an escape sequence', '\x1b[31mQS\x1b[0m', 'is not a move; '],
  ['a number of no choice', '999', 'Not allowed. "999" is not a move; '],
  ['a card that is not held', 'pass 2C 2D 2H', 'Not allowed. '],
])('%s is refused in a sentence, and the match stays as it is', async (_, typed, sentence) => {
  const room = makeRoom();
  const said = await plainly(room, gongzhu, lines(typed));
  expect(latest(said)).toContain(sentence);
  expect(room.match.moveCount).toBe(0);
  expect(said).not.toContain('\x1b');
  expect(said.length).toBeLessThan(2000);
});

test('bytes outside UTF-8 are a line like any other', async () => {
  const room = makeRoom();
  async function* input() {
    yield Buffer.from([0x51, 0xff, 0xfe, 0x0a]);
    yield Buffer.from('hand');
  }
  let said = '';
  const write = (text: string) => {
    said += text;
  };
  const streams = { input: input(), isEchoing: true, write };
  await plainly(room, gongzhu, lines(), { streams });
  expect(said).toContain('is not a move');
  expect(said.match(/Your 13 cards/g)).toHaveLength(2);
});

test('an end of input in mid-deal keeps all moves, and names the command to go on', async () => {
  const room = makeRoom();
  const said = await plainly(room, gongzhu, mover(room, 3));
  expect(said).toContain('Your match is saved; `cardroom resume gongzhu-1` goes on with it.');
  const moves = room.match.moveCount;
  const kept = room.matches.resume('gongzhu-1');
  if (isRefusal(kept)) throw new Error(kept.rule);
  expect((kept as { match: { moveCount: number } }).match.moveCount).toBe(moves);
  const again = await plainly(room, { kind: 'resume', kept } as Start, lines('hand'));
  expect(again).toMatch(/^Chinese Hearts with Bo, Cat and Dan\./);
  expect(again).toContain('Your 1');
});

test('a pipe without a move saves no match', async () => {
  const room = makeRoom();
  const said = await plainly(room, gongzhu, lines('table', 'q', 'q'));
  expect(said).not.toContain('saved');
  expect(room.matches.list()).toEqual([]);
});

test('a hint gives its reason, an empty line plays it, and undo takes it back', async () => {
  const room = makeRoom();
  const counts: number[] = [];
  const typed = ['i', 'i', '', 'u', 'yes', 'U', 'yes', 'compare'];
  const said = await plainly(room, gongzhu, () => {
    counts.push(room.match.moveCount);
    return typed.shift() ?? null;
  });
  expect(said).toMatch(/Hint: pass .*\. An empty line plays it\./);
  expect(said).toContain('the hint.');
  expect(said).toContain('Type hint again for all of it.');
  // The question whether to take back after cards were shown is one more.
  const [before, , , played, asked, back, again] = counts;
  expect([before, back]).toEqual([0, 0]);
  expect(played).toBeGreaterThan(0);
  expect([asked, again]).toEqual([played, played]);
  expect(said).toContain('Taken back.');
  expect(latest(said)).toContain('Ask for a hint first.');
});

test('the only possible move has a short hint', async () => {
  const room = makeRoom();
  let hinted = false;
  const said = await plainly(room, play('gongzhu'), (so) => {
    if (hinted) return null;
    hinted = latest(so).includes('Only ');
    return hinted ? 'hint' : someMove(room);
  });
  expect(latest(said)).toMatch(/^Hint: .*the only legal card\.$/ms);
  expect(latest(said)).not.toContain('at length');
});

test('an empty line after a refusal plays no earlier hint', async () => {
  const room = makeRoom();
  const typed = ['i', '2C', ''];
  const said = await plainly(room, gongzhu, () => typed.shift() ?? null);
  expect(said).toContain('Not allowed.');
  expect(room.match.moveCount).toBe(0);
});

test.each([
  ['in full width', '１'],
  ['as the rules write it', 'pass 10C KC 2D'],
  ['in small letters', 'pass 10c kc 2d'],
  ['as it is spoken', 'pass ten of clubs, king of clubs and 2 of diamonds'],
  ['behind a colon', ':pass 10C KC 2D'],
])('a move can be typed %s', async (_, typed) => {
  const room = makeRoom();
  await plainly(room, play('gongzhu', 1, 'plain'), lines(typed));
  expect(room.match.history.some(({ seat }) => seat === 0)).toBe(true);
});

test('a hand with new cards is shown again, unless one card was drawn', async () => {
  const passed = await plainly(makeRoom(), play('gongzhu', 1, 'plain'), lines('pass 10C KC 2D'));
  expect(latest(passed)).toMatch(/^You get [^\n]*\n[\s\S]*^Your 13 cards: /m);
  const room = makeRoom();
  const drawn = await plainly(room, play('kings-court'), mover(room, 1));
  expect(latest(drawn)).toContain('You draw ');
  expect(latest(drawn)).not.toContain('Your 6 cards');
});

test('try describes the effect of a move without playing it', async () => {
  const room = makeRoom();
  const said = await plainly(room, play('shang'), (so) => {
    if (so.includes('> try')) return null;
    return `try ${someMove(room)}`;
  });
  expect(latest(said)).toContain('Possible. ');
  expect(room.match.turn).toContain(0);
});
