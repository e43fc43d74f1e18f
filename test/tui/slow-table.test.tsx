import { expect, onTestFinished, test, vi } from 'vitest';
import { catalogue } from '../../src/games.ts';
import { App } from '../../src/tui/app.tsx';
import { Session } from '../../src/tui/match/session.ts';
import * as tables from '../../src/tui/tables.ts';
import { turns } from '../support/display.ts';
import { makeRoom } from '../support/room.ts';
import { openStage } from '../support/stage.ts';

test('a match never begins if it is left while its table loads', async () => {
  let load!: () => void;
  const ready = new Promise<void>((resolve) => {
    load = resolve;
  });
  const { tableOf } = tables;
  vi.spyOn(tables, 'tableOf').mockImplementation((game) => ready.then(() => tableOf(game)));
  onTestFinished(() => void vi.restoreAllMocks());
  const first = new Promise((resolve) => {
    for (const name of ['start', 'close'] as const)
      vi.spyOn(Session.prototype, name).mockImplementation(() => resolve(name));
  });
  const room = makeRoom();
  const stage = await openStage(<App room={room} catalogue={catalogue} start={{ kind: 'menu' }} />);
  await stage.waitFor(/q:quit/);
  stage.keys('\r');
  await turns();
  stage.keys('\x03');
  await turns();
  load();
  expect(await first).toBe('close');
  expect(room.match.moveCount).toBe(0);
  expect(room.matches.busy().size).toBe(0);
});
