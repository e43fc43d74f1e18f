import { expect, test } from 'vitest';
import { format } from '../../src/engine/shengji/cards.ts';
import type { DrawPhase } from '../../src/engine/shengji/state.ts';
import { deckWith } from '../engine/shengji/helpers.ts';
import { evening, settled } from './evening.ts';

/** A draw of two people, Ann and Kim, and of bots that never call, up to the twentieth card. Ann holds 4♠ and 4♣, Kim three 4♥. */
async function draw() {
  const hands = ['4S 4C 7C', '4H 4H 4H', '3C', '3C', '3C', '3C'];
  const setup = { options: { from: '4', deals: 1 }, decks: [deckWith(hands).map(format)] };
  const askBot = async () => ({ move: 'stay', capped: false });
  const { host, guest, table, pass } = await evening({ game: 'shengji', setup, askBot });
  await host();
  await guest('kim');
  table.begin();
  const { match } = table.kept!;
  const drawing = () => match.view('table') as unknown as DrawPhase;
  const drawnTo = async (drawn: number) => {
    while (drawing().drawn < drawn) await pass(35);
  };
  await drawnTo(20);
  const [ann, kim] = table.people.map((person) => table.presenceOf(person)!.session!);
  return { ann: ann!, kim: kim!, match, drawing, drawnTo, pass };
}

test('the draw goes on for the other players while one chooses a call', async () => {
  const { host, guest, table, pass } = await evening({ game: 'shengji' });
  await host();
  const kim = await guest('kim');
  table.begin();
  await pass(2000);
  const { match } = table.kept!;
  const before = match.moveCount;
  expect(before).toBeGreaterThan(10);
  const { session } = table.presenceOf(table.people[1]!)!;
  expect(session!.canChooseEarly).toBe(true);
  expect(kim.lines().join('\n')).toContain('c chooses a call for your next turn');
  kim.keys('c');
  await pass(500);
  expect(session!.scene).toMatchObject({ eyes: 1, mode: { kind: 'turn', seat: 1, early: { wish: null } } });
  expect(match.moveCount).toBeGreaterThan(before);
  expect(session!.play('stay')).toBeNull();
  expect(session!.scene).toMatchObject({ eyes: 1, mode: { kind: 'watch' } });
  // Nobody is asked before the last calls, in which everybody is: being asked tells nothing.
  await pass(20_000);
  expect(match.moveCount).toBeGreaterThanOrEqual(209);
  expect(
    table.waiting.since(0) !== null || table.waiting.since(1) !== null || match.status.phase !== 'draw',
  ).toBe(true);
});

test('an early call is made at the next turn, unless its player withdraws it', async () => {
  const { ann, match, drawing, drawnTo } = await draw();
  ann.chooseEarly();
  expect(ann.scene).toMatchObject({ mode: { kind: 'turn', seat: 0 }, turn: [0] });
  expect(ann.play('call 4D')).toMatchObject({ rule: 'not-held' });
  expect(ann.play('call 4S')).toBeNull();
  expect(drawing().call).toBeNull();
  ann.chooseEarly();
  expect(ann.scene.mode).toMatchObject({ early: { wish: 'call 4S' } });
  expect(ann.play('stay')).toBeNull();
  await drawnTo(28);
  expect(drawing().call).toBeNull();
  ann.chooseEarly();
  expect(ann.play('call 4S')).toBeNull();
  await drawnTo(32);
  expect(drawing()).toMatchObject({ call: { seat: 0, count: 1 } });
  const made = match.history.find((step) => step.facts('table').some(({ kind }) => kind === 'call'));
  expect(made).toMatchObject({ seat: 0 });
});

test('a player whose early call was beaten reads why, and chooses again', async () => {
  const { ann, kim, match, drawing, pass } = await draw();
  while (match.turn[0] !== 1) await pass(35);
  ann.chooseEarly();
  expect(ann.play('call 4S')).toBeNull();
  kim.chooseEarly();
  expect(kim.play('call 4H 4H')).toBeNull();
  while (ann.scene.mode.kind === 'watch') await pass(35);
  expect(drawing().call).toMatchObject({ seat: 1, count: 2 });
  const late = { rule: 'weaker-call', seat: 1, needed: 3 };
  expect(ann.scene).toMatchObject({ eyes: 0, mode: { kind: 'turn', seat: 0, late } });
  expect(ann.play('stay')).toBeNull();
  expect(ann.scene.mode.kind).toBe('watch');
});

test('a guest who keeps choosing calls does not delay the draw', async () => {
  const { host, guest, table, pass, clock } = await evening({ game: 'shengji' });
  await host();
  await guest('kim');
  table.begin();
  await pass(2000);
  const { session } = table.presenceOf(table.people[1]!)!;
  const before = table.kept!.match.moveCount;
  for (let time = 0; time < 50; time++) {
    session!.chooseEarly();
    expect(session!.play('stay')).toBeNull();
    clock.forward(20);
    await settled();
  }
  expect(table.kept!.match.moveCount).toBeGreaterThan(before + 20);
});
