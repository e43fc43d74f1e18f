import { expect, test } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { isRefusal } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { NO_PROGRESS } from '../../src/front/progress.ts';
import type { Room } from '../../src/front/room.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { tipsOf } from '../../src/lessons/tips/index.ts';
import { App } from '../../src/tui/app.tsx';
import { usual } from '../support/display.ts';
import { makeRoom } from '../support/room.ts';
import { openStage, type Stage } from '../support/stage.ts';

const TIP = /TIP {2}Numbers on the board are what the card scores there/;

/** King's Court, in which the first turn has a tip, with people at these seats. */
function open(room: Room, { people = [0], seed = 'tips', size = usual } = {}) {
  const { game } = partsOf('kings-court')!;
  const setup = readSetup(game, { seats: 2, seed }, 'tips');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const players = seatPlayers(2, people, 'easy');
  const start = { kind: 'play', game: game.id, setup, players } as const;
  return openStage(<App room={room} catalogue={catalogue} start={start} />, { size });
}

/** Waits for the turn, in which a key gives the tip: it moves the cursor. */
async function firstKey(stage: Stage) {
  await stage.waitFor(/Enter:place/);
  stage.keys('\x1b[C');
  await stage.drawn();
}

test('a tip waits for the first key of a turn, stays until the turn is over, and is recorded as given', async () => {
  const room = makeRoom({ tips: true });
  const stage = await open(room);
  await stage.waitFor(/Enter:place/);
  await stage.drawn();
  expect(stage.lines().join('\n')).not.toContain('TIP');
  expect(room.learnt.tips).toEqual([]);
  await firstKey(stage);
  await stage.waitFor(TIP);
  expect(room.learnt.tips).toEqual(['kings-court/first']);
  await firstKey(stage);
  await stage.waitFor(TIP);
  stage.keys('?');
  await stage.waitFor(/type one to try it[\s\S]*^ TIP {2}Numbers on the board .* the best\.$/m);
  stage.keys('\x1b');
  await stage.waitFor(TIP);
  stage.keys('n\r');
  await stage.waitFor(() => !TIP.test(stage.lines().join('\n')));
});

test('the help has the whole tip if the table has no room', async () => {
  const stage = await open(makeRoom({ tips: true }), { size: { columns: 40, rows: 22 } });
  await stage.waitFor(/Enter place/);
  stage.keys('\r');
  await stage.waitFor(/^ TIP {2}\? shows it\.$/m);
  stage.keys('?');
  await stage.waitFor(/ TIP +Numbers on the board are what the\n card scores there; n goes to the best\./);
});

test('the first tip of King’s Court explains the numbers on the board', async () => {
  const stage = await open(makeRoom({ tips: true }));
  await stage.waitFor(/Enter:place/);
  stage.keys('n');
  const best = /scores (\d+) points, the best of/;
  const [, scored] = best.exec((await stage.waitFor(best)).join('\n'))!;
  await firstKey(stage);
  const board = (await stage.waitFor(TIP)).join('\n');
  const numbers = [...board.matchAll(/^ [1-7] (.{41})/gm)].flatMap(([, row]) =>
    [...row!.matchAll(/(?<= :?)\d+(?=:? )/g)].map(([number]) => Number(number)),
  );
  expect(Math.max(...numbers)).toBe(Number(scored));
});

test('a tip never takes the place of the task, even when it appears', async () => {
  const room = makeRoom({ tips: true });
  const setup = readSetup(partsOf('gongzhu')!.game, { seed: 'one' }, 'tips');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const start = { kind: 'play', game: 'gongzhu', setup, players: seatPlayers(4, [0], 'easy') } as const;
  const stage = await openStage(<App room={room} catalogue={catalogue} start={start} />);
  await stage.waitFor(/Pick three cards for Bo: Space picks\.\n 1-9 0 a b c pick/);
  await stage.drawn();
  expect(stage.lines().join('\n')).not.toContain('TIP');
  stage.keys('\x1b[C');
  await stage.waitFor(/ Pick three cards for Bo.*\n 1-9 0 a b c pick.*\n TIP {2}Few low spades/);
  stage.keys('1');
  await stage.waitFor(/ To Bo: 7♣\. .*\n 1-9 0 a b c pick.*\n TIP {2}Few low spades/);
});

const given = { ...NO_PROGRESS, tips: tipsOf('kings-court').map(({ id }) => id) };

test.each([
  ['twice', makeRoom.bind(null, { tips: true }, given), 'tips'],
  ['if tips are switched off', makeRoom.bind(null, { tips: false }), 'tips'],
  ["in the day's deal", makeRoom.bind(null, { tips: true }), '2026-11-20'],
])('no tip appears %s', async (_, room, seed) => {
  const stage = await open(room(), { seed });
  await firstKey(stage);
  await firstKey(stage);
  expect(stage.lines().join('\n')).not.toContain('TIP');
});

test('no tip appears if two people play', async () => {
  const stage = await open(makeRoom({ tips: true }), { people: [0, 1] });
  await stage.waitFor(/Pass the keyboard/);
  // A key within 300 ms was typed before the curtain could be read.
  stage.forward(400);
  stage.keys('1\r');
  await firstKey(stage);
  await firstKey(stage);
  expect(stage.lines().join('\n')).not.toContain('TIP');
});

test('an option switches tips off', async () => {
  const room = makeRoom({ tips: true });
  const stage = await open(room);
  await firstKey(stage);
  await stage.waitFor(TIP);
  stage.keys('o');
  await stage.waitFor(/CARDROOM {2}options/);
  stage.keys('kkkl');
  await stage.waitFor(/Tips +on +\[off\]/);
  expect(room.saved?.tips).toBe(false);
});

test('tips appear in five matches of a game', async () => {
  const room = makeRoom({ tips: true });
  for (let match = 1; match <= 6; match++) {
    const stage = await open(room, { seed: `match-${match}` });
    await firstKey(stage);
    await stage.waitFor(match <= 5 ? TIP : /Enter:place/);
    expect([match, TIP.test(stage.lines().join('\n'))]).toEqual([match, match <= 5]);
    stage.keys('n\rq');
    await stage.waitFor(/CARDROOM/);
  }
});

test('L on the rules page opens the lessons of the game, from the menu and from a match', async () => {
  const stage = await open(makeRoom({ tips: true }));
  await stage.waitFor(/Enter:place/);
  stage.keys('r');
  await stage.waitFor(/L teaches the same by playing/);
  stage.keys('L');
  await stage.waitFor(/CARDROOM {2}lessons +KING'S COURT/);
  stage.keys('q');
  await stage.waitFor(/CARDROOM/);
  stage.keys('r');
  await stage.waitFor(/ {2}rules\n[\s\S]*L teaches/);
  stage.keys('L');
  await stage.waitFor(/CARDROOM {2}lessons/);
});

/** A match in which one move of seat 0 is left. */
function nearlyOver(): Match {
  const { game } = partsOf('kings-court')!;
  const setup = readSetup(game, { seats: 2, seed: 'tips' }, 'tips');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const match = new Match(game, setup);
  while (!match.over) {
    const [seat] = match.turn;
    const [move] = match.moves(seat!);
    match.play(seat!, move!);
  }
  while (match.over || match.turn[0] !== 0) match.undo();
  return match;
}

test('the first sheet offers the lessons once, to a player who has finished no lesson', async () => {
  const sheet = async (room: Room) => {
    const kept = room.matches.prepare(nearlyOver(), seatPlayers(2, [0], 'easy'), { bots: 1 });
    const start = { kind: 'resume', kept } as const;
    const stage = await openStage(<App room={room} catalogue={catalogue} start={start} />);
    await stage.waitFor(/Enter:place/);
    stage.keys('n\r');
    await stage.waitFor(/another match/);
    return stage;
  };
  const room = makeRoom({ tips: true });
  const stage = await sheet(room);
  await stage.waitFor(/^ New to King's Court\? L: lessons\.$/m);
  expect(room.learnt.tips).toContain('kings-court/lessons');
  stage.keys('L');
  await stage.waitFor(/CARDROOM {2}lessons +KING'S COURT/);
  const learnt = makeRoom({ tips: true }, { ...NO_PROGRESS, done: { 'kings-court/1': '2026-11-20' } });
  expect((await sheet(learnt)).lines().join('\n')).not.toContain('New to');
  const told = makeRoom({ tips: true }, { ...NO_PROGRESS, tips: ['kings-court/lessons'] });
  expect((await sheet(told)).lines().join('\n')).not.toContain('New to');
});

test('a tip gives way to a hint, which may advise another move, and is not used up beside one', async () => {
  const room = makeRoom({ tips: true });
  const stage = await open(room);
  await stage.waitFor(/Enter:place/);
  stage.keys('i');
  await stage.waitFor(/Hint: /);
  expect(stage.lines().join('\n')).not.toContain('TIP');
  expect(room.learnt.tips).toEqual([]);
});
