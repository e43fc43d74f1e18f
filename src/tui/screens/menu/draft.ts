import type { GameParts } from '../../../games.ts';
import { cut, widthOf } from '../../../width.ts';
import { type Draft, playersOf, valueIn } from '../../draft.ts';
import { area } from '../../drawing/area.ts';
import type { Canvas } from '../../drawing/canvas.tsx';
import { drawBox } from '../../drawing/panel.ts';
import { posterOf } from '../../tables.ts';
import type { MenuMemory } from './keys.ts';

interface DraftBoard {
  readonly catalogue: readonly GameParts[];
  readonly state: MenuMemory;
  readonly draft: Draft;
  /** The seat that keys work on. */
  readonly seat: number;
}

/** Where the values begin inside the box, and where the keys that change them do if the values leave room. */
const VALUES = 8;
const KEYS = 40;
const GAP = 3;

/** The match that the menu would begin, in a box of 5 rows: seats, bots, seed, house rules. `named`: by the game's title. */
export function drawDraft(
  canvas: Canvas,
  y: number,
  { catalogue, state, draft, seat }: DraftBoard,
  named: boolean,
): void {
  const { game } = catalogue[state.game]!;
  const poster = posterOf(game);
  const { columns } = canvas;
  const title = named ? `${state.game + 1} ${game.title}` : 'The match you would start';
  drawBox(canvas, area(0, y, columns, 5), title, named ? poster?.aim : '');
  const inside = columns - 4;
  const changed = game.options.filter((spec) => valueIn(draft, spec) !== spec.default).length;
  const seed = cut(draft.seed || 'new', inside - 28);
  drawSeats(canvas, 2, y + 1, inside, draft, seat, [
    'Space:person/bot',
    'n:name',
    ...(game.seatCounts.length > 1 ? ['+-:seats'] : []),
  ]);
  const rows: [string, string, string[]][] = [
    ['Bots', `< ${draft.level} >   Seed  ${seed}`, ['b:level', 'e:seed']],
    ['Rules', changed === 0 ? 'as on the rule page' : `${changed} changed`, houseRules(game.options.length)],
  ];
  rows.forEach(([name, value, keys], place) => {
    canvas.write(2, y + 2 + place, name);
    const end = canvas.plain(2 + VALUES, y + 2 + place, value);
    drawKeys(canvas, end, y + 2 + place, inside + 2, keys);
  });
}

/** The same in a line: who sits where, and how well the bots play. */
export function drawDraftLine(canvas: Canvas, y: number, { draft, seat }: DraftBoard): void {
  const { strong, inverse } = canvas.theme;
  const players = playersOf(draft).map(({ name, bot }) => (bot === null ? name : 'bot'));
  const fits = (level: string) => 5 * players.length + widthOf(level) <= canvas.columns;
  const level = [`< ${draft.level} >`, draft.level].find(fits) ?? '';
  const room = Math.floor((canvas.columns - widthOf(level)) / players.length) - 2;
  let x = 0;
  players.forEach((player, place) => {
    const here = place === seat;
    const name = cut(player, room);
    x = canvas.plain(x, y, here ? `[${name}]` : ` ${name} `, here ? { ...strong, ...inverse } : {});
  });
  canvas.writeRight(canvas.columns, y, level);
}

const houseRules = (options: number): string[] => (options > 0 ? ['h:house rules'] : []);

/** Who sits where; the seat that keys work on in brackets. Long names are cut, so that all have room. */
function drawSeats(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  draft: Draft,
  seat: number,
  keys: readonly string[],
): void {
  const { strong, inverse } = canvas.theme;
  const players = playersOf(draft).map(({ name, bot }) => (bot === null ? name : 'bot'));
  const room = Math.floor((columns - VALUES) / players.length) - 3;
  canvas.write(x, y, 'Seats');
  let at = x + VALUES;
  players.forEach((player, place) => {
    const name = cut(player, room);
    const here = place === seat;
    at = canvas.plain(at, y, here ? `[${name}]` : ` ${name} `, here ? { ...strong, ...inverse } : {}) + 1;
  });
  drawKeys(canvas, at - 1, y, x + columns, keys);
}

/** As many of the keys as fit before column `end`. */
function drawKeys(canvas: Canvas, from: number, y: number, end: number, keys: readonly string[]): void {
  let x = Math.max(2 + KEYS, from + GAP);
  for (const key of keys) {
    if (x + widthOf(key) > end) return;
    canvas.touch(area(x, y, widthOf(key), 1), /^(\w+|.)/.exec(key)![0]);
    x = canvas.plain(x, y, key) + GAP;
  }
}
