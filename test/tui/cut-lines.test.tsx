import { afterEach, expect, test, vi } from 'vitest';
import { seatPlayers } from '../../src/ai/player.ts';
import { isRefusal } from '../../src/engine/game.ts';
import { readSetup } from '../../src/engine/setup.ts';
import { catalogue, partsOf } from '../../src/games.ts';
import { App } from '../../src/tui/app.tsx';
import { Cells } from '../../src/tui/terminal/cells.ts';
import { makeRoom } from '../support/room.ts';
import { openStage } from '../support/stage.ts';

afterEach(() => void vi.restoreAllMocks());

/** So many decisions of a game are played, and the screens that a key opens are looked at in each tenth. */
const DECISIONS = 20;

/** Texts that were drawn beyond the edge of what they are drawn on. */
function watchEdges(): Set<string> {
  const over = new Set<string>();
  const { plain } = Cells.prototype;
  vi.spyOn(Cells.prototype, 'plain').mockImplementation(function (this: Cells, x, y, text, style) {
    const end = plain.call(this, x, y, text, style);
    if (end > this.columns && y < this.rows && text.trim() !== '') over.add(text);
    return end;
  });
  return over;
}

test.each(catalogue.map(({ game }) => game.id))('the screen of %s cuts no line at 80 columns', async (id) => {
  const over = watchEdges();
  const room = makeRoom();
  const setup = readSetup(partsOf(id)!.game, { seed: 'cut' }, 'cut');
  if (isRefusal(setup)) throw new Error(setup.rule);
  const start = { kind: 'play', game: id, setup, players: seatPlayers(setup.seats, [0], 'easy') } as const;
  const stage = await openStage(<App room={room} catalogue={catalogue} start={start} />);
  const cut = new Set<string>();
  const press = async (keys: string) => {
    stage.keys(keys);
    for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve));
    await stage.drawn();
    // A mark with a blank before it says that earlier ones are left out.
    for (const line of stage.lines()) if (/[^ ]…/.test(line)) cut.add(line.trim());
  };
  await stage.waitFor(/q:leave/);
  for (let decision = 0; decision < DECISIONS; decision++) {
    await press('\t');
    if (decision % 10 === 5) for (const keys of ['sq', 'mq', '??']) await press(keys);
    const move = room.match.turn.includes(0) ? room.match.moves(0).next().value : undefined;
    await press(move === undefined ? '\r' : `:${move}\r`);
  }
  expect([...cut]).toEqual([]);
  expect([...over]).toEqual([]);
});
