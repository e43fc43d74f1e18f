import { expect, test } from 'vitest';
import { evening } from './evening.ts';

test('nobody waits for a call while cards are drawn: who wants to call chooses meanwhile, and others draw on', async () => {
  const { host, guest, table, pass } = await evening({ game: 'shengji' });
  await host();
  const kim = await guest('kim');
  table.begin();
  await pass(2000);
  const { match } = table.kept!;
  const before = match.moveCount;
  expect(before).toBeGreaterThan(10);
  const { session } = table.presenceOf(table.people[1]!)!;
  expect(session!.canHalt).toBe(true);
  expect(kim.lines().join('\n')).toContain('c chooses a call, and your next turn makes it');
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
