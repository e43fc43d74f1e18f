import { expect, test, vi } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { catalogue } from '../../src/games.ts';
import { App } from '../../src/tui/app.tsx';
import { turns } from '../support/display.ts';
import { makeRoom } from '../support/room.ts';
import { openStage } from '../support/stage.ts';

/** No table is loaded before it is ready. */
const tables = vi.hoisted(() => {
  let load!: () => void;
  const ready = new Promise<void>((resolve) => {
    load = resolve;
  });
  return { ready, load };
});
vi.mock('../../src/tui/tables.ts', async (original) => {
  const { tableOf, ...rest } = await original<typeof import('../../src/tui/tables.ts')>();
  return { ...rest, tableOf: (game: AnyGame) => tables.ready.then(() => tableOf(game)) };
});

test('a match whose table was still being loaded never begins', async () => {
  const room = makeRoom();
  const stage = await openStage(<App room={room} catalogue={catalogue} start={{ kind: 'menu' }} />);
  await stage.waitFor(/q:quit/);
  stage.keys('\r');
  await turns();
  stage.keys('\x03');
  await turns();
  tables.load();
  await turns();
  expect(room.match.moveCount).toBe(0);
  expect(room.matches.busy().size).toBe(0);
});
