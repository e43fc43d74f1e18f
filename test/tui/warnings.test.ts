import { expect, onTestFinished, test, vi } from 'vitest';
import { catalogue } from '../../src/games.ts';
import { makeRoom } from '../support/room.ts';

// All other tests run React as players have it, which warns of nothing. This loads the one that does, so whatever leads to React is
// imported after that.
vi.stubEnv('NODE_ENV', 'development');

test('React gives no warning in the menu, at the tables of all games and on a sheet', async () => {
  const react = await import('react');
  expect(react).toHaveProperty('captureOwnerStack');
  const { App } = await import('../../src/tui/app.tsx');
  const { quickAdviser } = await import('../support/advice.ts');
  const { openStage } = await import('../support/stage.ts');
  const warn = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => warn.mockRestore());

  const start = { kind: 'menu' } as const;
  for (const [place, { game }] of catalogue.entries()) {
    const element = react.createElement(App, {
      room: makeRoom(),
      catalogue,
      start,
      askAdviser: quickAdviser,
    });
    const stage = await openStage(element);
    await stage.waitFor(/CARDROOM/);
    stage.keys(`${place + 1}\r`);
    await stage.waitFor(new RegExp(`${game.title.toUpperCase()}[\\s\\S]*i:hint`));
    for (const key of ['?', '\x1b', 's', '\x1b', 'm', '\x1b', ',', '\x1b', '\t', '\r', 'i', '\r']) {
      stage.keys(key);
      await stage.drawn();
    }
    stage.keys('\x1b');
    await stage.drawn();
    stage.keys('q');
    await stage.waitFor(/CARDROOM|leave|Enter/);
  }
  expect(warn.mock.calls).toStrictEqual([]);
});
