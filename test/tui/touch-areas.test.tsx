import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../src/games.ts';
import { Cells, type Touch } from '../../src/tui/terminal/cells.ts';
import type { Size } from '../../src/tui/terminal/screen.ts';
import { numberOf, openApp } from '../support/app.tsx';
import { press } from '../support/press.ts';
import { makeRoom } from '../support/room.ts';
import type { Stage } from '../support/stage.ts';

const SIZES = [
  [40, 22],
  [48, 28],
  [56, 20],
  [72, 15],
  [80, 21],
  [80, 24],
  [120, 40],
] as const;

/** In windows with fewer columns a thumb touches. */
const NARROW = 72;
/** Spaces of a board, bids, calls, copies of a ticket and names have one row wherever more have no room. */
const LOW = /^(?:space:|bid:|seat:|\d$)/;

/** Decisions that are gone through, and whatever follows them. */
const TURNS = 28;

/** The frame that was painted last. */
let frame: Cells | null = null;
beforeEach(() => {
  const keep = Cells.prototype.keepTouches;
  vi.spyOn(Cells.prototype, 'keepTouches').mockImplementation(function (this: Cells, isKept) {
    frame = this;
    keep.call(this, isKept);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const meet = (a: Touch, b: Touch): boolean =>
  a.by === b.by && a.x < b.x + b.columns && b.x < a.x + a.columns && a.y < b.y + b.rows && b.y < a.y + a.rows;

const named = ({ key, by, x, y, columns, rows }: Touch): string =>
  `${key} ${by} ${columns}×${rows} at ${x},${y}`;

/** What is wrong with the touches of a frame. */
function faultsOf({ touches }: Cells, size: Size): string[] {
  const pressed = touches.filter(({ by }) => by === 'press');
  const fewest = size.columns < NARROW ? 2 : 1;
  const small = pressed.filter(
    ({ key, columns, rows }) => columns < 3 || rows < (LOW.test(key) ? 1 : fewest),
  );
  const outside = touches.filter(
    ({ x, y, columns, rows }) => x < 0 || y < 0 || x + columns > size.columns || y + rows > size.rows,
  );
  const covered = touches.flatMap((touch, place) =>
    touches
      .slice(place + 1)
      .flatMap((other) => (meet(touch, other) ? [`${named(touch)} meets ${named(other)}`] : [])),
  );
  return [
    ...small.map((touch) => `too small: ${named(touch)}`),
    ...outside.map((touch) => `outside: ${named(touch)}`),
    ...covered,
  ];
}

/** Looks at a screen once it is drawn. */
async function look(stage: Stage, what: string, wanted = 1): Promise<void> {
  const faults = faultsOf(frame!, stage.size);
  expect(faults, faults.length > 0 ? `${what}\n${stage.lines().join('\n')}` : what).toEqual([]);
  expect(frame!.touches.length, `${what} has touches`).toBeGreaterThanOrEqual(wanted);
}

describe('areas of one screen never meet and are large enough', () => {
  test.each(SIZES)('in a window of %i×%i on the menu and its pages', async (columns, rows) => {
    const stage = await openApp(makeRoom(), { size: { columns, rows } });
    await look(stage, 'menu', 5);
    for (const key of ['?', 'o', 'g', 'm', 't', 'h']) {
      await press(stage, key);
      await look(stage, key);
      await press(stage, '\x1b');
    }
  });

  test.each(catalogue.map(({ game }) => [game.id] as const))(
    'at a table of %s, whose window has another size at each turn',
    async (id) => {
      const stage = await openApp(makeRoom({ tables: { [id]: 'calm' } }));
      await press(stage, `${numberOf(id)}\r`);
      await stage.waitFor(/hint/);
      for (const [columns, rows] of SIZES) {
        stage.resize({ columns, rows });
        for (const keys of ['\x1b', 'l', '?']) {
          await press(stage, keys);
          await look(stage, `${id} ${keys}`, 3);
        }
        await press(stage, '\x1b', ';');
        await look(stage, `${id} with all`, 3);
        await press(stage, ';');
      }
      for (let turn = 0; turn < TURNS; turn++) {
        const [columns, rows] = SIZES[turn % SIZES.length]!;
        stage.resize({ columns, rows });
        await press(stage, ' ', 'l', '\t');
        await look(stage, `${id}, turn ${turn}`);
        await press(stage, '\r');
        await look(stage, `${id}, after turn ${turn}`);
      }
    },
  );
});
