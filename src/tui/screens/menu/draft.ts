import type { GameParts } from '../../../games.ts';
import { cut, widthOf } from '../../../width.ts';
import { type Draft, playersOf, valueIn } from '../../draft.ts';
import type { Canvas } from '../../drawing/canvas.tsx';
import type { MenuMemory } from './keys.ts';
import { ownTexts } from './words.ts';

interface DraftBoard {
  readonly catalogue: readonly GameParts[];
  readonly state: MenuMemory;
  readonly draft: Draft;
  /** The seat to which keys apply. */
  readonly seat: number;
}

/** Draws the next match in a line: its players, the level of its bots, and with enough room a seed and the house rules of its own. */
export function drawDraftLine(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  { catalogue, state, draft, seat }: DraftBoard,
): void {
  const { strong, inverse } = canvas.theme;
  const players = playersOf(draft).map(({ name, bot }) => (bot === null ? name : 'bot'));
  const { options } = catalogue[state.game]!.game;
  const changed = options.filter((spec) => valueIn(draft, spec) !== spec.default).length;
  const fits = (text: string) => 5 * players.length + widthOf(text) <= columns;
  const level = ownTexts(draft.level, cut(draft.seed, 24), changed).find(fits) ?? '';
  const room = Math.floor((columns - widthOf(level)) / players.length) - 2;
  let at = x;
  players.forEach((player, place) => {
    const here = place === seat;
    const name = cut(player, room);
    at = canvas.plain(at, y, here ? `[${name}]` : ` ${name} `, here ? { ...strong, ...inverse } : {});
  });
  canvas.writeRight(x + columns, y, level);
}
