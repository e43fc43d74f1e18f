import { describe, expect, test } from 'vitest';
import type { Match } from '../../src/engine/match.ts';
import { randomFor } from '../../src/engine/random.ts';
import type { Players } from '../../src/front/room.ts';
import { catalogue } from '../../src/games.ts';
import { App } from '../../src/tui/app.tsx';
import { simulatedClock } from '../support/clock.ts';
import { recorded } from '../support/logs.ts';
import { press } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';
import { openStage, type Stage } from '../support/stage.ts';
import { twinOf } from '../support/twin.ts';

async function replayOf(match: Match, players: Players): Promise<Stage> {
  const stage = await openStage(
    <App
      room={makeRoom()}
      catalogue={catalogue}
      start={{ kind: 'replay', played: { id: 'open', match, players, about: {} } }}
    />,
    // What goes on by itself does so at no other time than that of the keys.
    { clock: simulatedClock() },
  );
  await stage.waitFor(/replay [·.] /);
  return stage;
}

const STEPS = ['\x1b[D', '\x1b[C', '\x1b[A', '\x1b[B', '\x1b[5~', '\x1b[6~', '[', ']', '!', 'G'];
const LOOKS = ['0', '1', '2', '3', '4', '5', '6', 'a', 'y', '\r', ' ', '?'];

describe.each(catalogue.map(({ game }) => game.id))('%s', (id) => {
  test.each([
    ['alone', `${id}-open`, 0],
    ['several at one keyboard', `${id}-hot-seat`, 'table'],
  ] as const)('%s: a replay reveals no hidden cards of the running deal', async (_, name, viewer) => {
    const { match, players } = recorded(name);
    expect(match.over).toBe(false);
    const people = players.filter(({ bot }) => bot === null).length;
    expect(people > 1).toBe(viewer === 'table');
    const twin = twinOf(match, viewer);
    const here = await replayOf(match, players);
    const there = await replayOf(twin, players);
    const random = randomFor(name, 'keys');
    const running = `deal ${match.status.deal} of`;
    let looks = 0;
    await Promise.all([press(here, 'G'), press(there, 'G')]);
    for (let keys = 0; keys < 80; keys++) {
      const from = keys % 2 === 0 ? STEPS : LOOKS;
      const key = from[random.below(from.length)]!;
      const shown = await press(here, key);
      expect(await press(there, key)).toBe(shown);
      if (shown.includes(running) || match.game.oneDeal) looks++;
    }
    // Where what happened is long, the number of the deal gives way to it.
    expect(looks).toBeGreaterThan(8);
  });
});
