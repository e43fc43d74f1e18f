import type { AnyGame, OpaqueTypes } from '../../engine/game.ts';
import type { AnyTable } from '../table.ts';
import { makeTheme } from '../theme.ts';
import { drawSheet } from './draw.ts';
import type { SheetPosition } from './page.ts';
import { pageOf } from './page-of.ts';

const COLUMNS = 78;

/** The sheet to be kept as a file, with every deal. */
export function sheetFile(
  heading: string,
  game: AnyGame,
  position: Omit<SheetPosition<OpaqueTypes>, 'columns'>,
  sheet: AnyTable['sheet'],
): string {
  const theme = makeTheme({ depth: 0, symbols: 'unicode' });
  const page = pageOf(game, sheet, { ...position, columns: COLUMNS });
  const drawn = drawSheet(page, { columns: COLUMNS, rows: Number.POSITIVE_INFINITY }, theme);
  const rule = theme.lines.horizontal.repeat(COLUMNS);
  const lines = [heading, rule, ...drawn.texts(), rule, ...page.verdict];
  return lines.map((line = '') => `${line.trimEnd()}\n`).join('');
}
