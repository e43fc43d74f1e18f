import { expect, test } from 'vitest';
import { seatPlayers } from '../../../src/ai/player.ts';
import { isRefusal } from '../../../src/engine/game.ts';
import { Match } from '../../../src/engine/match.ts';
import { readSetup } from '../../../src/engine/setup.ts';
import { format } from '../../../src/engine/shengji/cards.ts';
import type { DrawPhase, Shengji } from '../../../src/engine/shengji/state.ts';
import { partsOf } from '../../../src/games.ts';
import { KeyboardConductor } from '../../../src/tui/match/conductor.ts';
import { Session } from '../../../src/tui/match/session.ts';
import { tableOf } from '../../../src/tui/tables.ts';
import { deckWith } from '../../engine/shengji/helpers.ts';
import { curtain, stoppedClock, until } from '../match/sitting.ts';
import { openTable } from './seating.tsx';

const HANDS = ['4S 4C 7C', '3C', '3C', '4H 4H 4H', '3C', '3C'];
const EVERYBODY = [0, 1, 2, 3, 4, 5];

/** A draw that six people look at, up to the twentieth card. */
async function draw() {
  const entry = partsOf('shengji')!;
  const setup = readSetup(
    entry.game,
    { options: { from: '4' }, seed: 'early', decks: [deckWith(HANDS).map(format)] },
    '',
  );
  if (isRefusal(setup)) throw new Error(setup.rule);
  const match = new Match(entry.game, setup);
  const table = await tableOf(entry.game);
  const clock = stoppedClock();
  const conductor = new KeyboardConductor({
    entry,
    match,
    players: seatPlayers(6, EVERYBODY, 'normal'),
    table,
  });
  const session = new Session({ conductor, pace: 'normal', clock });
  session.start();
  const drawing = () => match.view('table') as unknown as DrawPhase & Shengji['view'];
  await until(session, clock, () => drawing().drawn === 20);
  return { session, match, clock, drawing };
}

test('somebody stops the draw, looks at their own cards and chooses; it is done at their next turn', async () => {
  const { session, match, clock, drawing } = await draw();
  expect(session.canHalt).toBe(true);
  session.halt();
  expect(session.scene).toMatchObject({ mode: { kind: 'halt' }, eyes: 'table' });
  clock.pass();
  expect(drawing().drawn).toBe(20);
  session.choose(0);
  expect(session.scene).toMatchObject({ mode: { kind: 'turn', seat: 0 }, eyes: 0, turn: [0] });
  expect(session.play('call 4D')).toMatchObject({ rule: 'not-held' });
  expect(session.play('call 4S')).toBeNull();
  expect(session.scene).toMatchObject({ mode: { kind: 'watch' }, eyes: 'table' });
  expect(drawing().call).toBeNull();
  await until(session, clock, () => drawing().call !== null);
  expect(drawing()).toMatchObject({ call: { seat: 0, count: 1 } });
  // Made with the twenty-fifth card, the next that this seat drew.
  const made = match.history.find((step) => step.facts('table').some(({ kind }) => kind === 'call'));
  expect(made!.view('table')).toMatchObject({ drawn: 26 });
});

test('whoever was overtaken is told, and chooses again', async () => {
  const { session, clock, drawing } = await draw();
  session.halt();
  session.choose(0);
  session.play('call 4S');
  session.halt();
  session.choose(3);
  session.play('call 4H 4H');
  // After a call everybody else looks, first those after the caller.
  for (const seat of [4, 5]) {
    await until(session, clock, curtain);
    expect(session.scene.mode).toMatchObject({ seat });
    session.lift();
    session.play('stay');
  }
  await until(session, clock, curtain);
  expect(session.scene.mode).toMatchObject({ seat: 0, late: { rule: 'weaker-call', seat: 3, needed: 3 } });
  expect(drawing()).toMatchObject({ call: { seat: 3, count: 2 }, drawn: 25 });
  session.lift();
  expect(session.scene.mode).toMatchObject({ kind: 'turn', seat: 0, late: { rule: 'weaker-call' } });
  expect(session.play('stay')).toBeNull();
  expect(session.scene.eyes).toBe('table');
  await until(session, clock, curtain);
  expect(session.scene.mode).toMatchObject({ seat: 1 });
});

test('what was chosen can be taken back, and that somebody looked leaves nothing in the match', async () => {
  const { session, match, clock, drawing } = await draw();
  const moves = match.moveCount;
  session.halt();
  session.choose(0);
  session.play('call 4S');
  session.halt();
  session.choose(0);
  expect(session.scene.mode).toMatchObject({ early: { wish: 'call 4S' } });
  session.play('stay');
  session.halt();
  session.choose(null);
  expect(match.moveCount).toBeLessThanOrEqual(moves + 3);
  await until(session, clock, () => drawing().drawn === 30);
  expect(drawing().call).toBeNull();
});

test('whoever comes back to the screen finds the halt, not the hand', async () => {
  const { session } = await draw();
  session.halt();
  session.choose(0);
  session.cover();
  expect(session.scene).toMatchObject({ mode: { kind: 'halt' }, eyes: 'table' });
});

test('alone, the draw says what stands and when one is asked', async () => {
  const stage = await openTable({
    hands: ['3C 4S', '3C'],
    options: { from: '4' },
    settings: { pace: 'normal' },
  });
  await stage.waitFor(/Cards are drawn: nobody has called yet\.\n.*You are asked whenever you can call\./);
  await stage.waitFor(/You may call: c calls 4♠/);
  stage.keys('c');
  await stage.waitFor(/Cards are drawn: your call of 4♠ stands\./);
});

test('by keys: c stops the draw, a number says who it is, and the call stands', async () => {
  const stage = await openTable({
    hands: ['4S 4S AS', '3C', '3C', '3C'],
    options: { from: '4', deals: 1 },
    people: [0, 3],
    settings: { pace: 'normal' },
  });
  await stage.waitFor(/c:anyone calls/);
  // Between two calls nothing happens but cards being drawn.
  await stage.waitFor(
    /Cards are drawn: nobody has called yet\.\n.*Everybody looks after seven cards, and after a call; c: somebody calls before\./,
  );
  stage.keys('c');
  await stage.waitFor(/THE GAME WAITS/);
  expect(stage.lines().join('\n')).not.toMatch(/4♠|A♠/);
  stage.forward(400);
  stage.keys('1');
  await stage.waitFor(/Enter shows the hand of .*everybody else looks away/);
  stage.keys('\r');
  await stage.waitFor(/HAND \d+ .*[│┃]4♠[│┃]/s);
  stage.keys('c');
  await stage.waitFor(/STANDING CALL {2}.* called 4♠/);
});
