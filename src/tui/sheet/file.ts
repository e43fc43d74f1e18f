import type { AnyGame, OpaqueTypes } from '../../engine/game.ts';
import type { AnyTable } from '../table.ts';
import { makeTheme } from '../theme.ts';
import type { AccountPosition } from './account.ts';
import { drawAccount } from './draw.ts';
import { accountOf, toldOf } from './told.ts';

const COLUMNS = 78;

/** Returns the sheet for a file, with every deal. */
export function sheetFile(
  heading: string,
  game: AnyGame,
  position: AccountPosition<OpaqueTypes>,
  table: Pick<AnyTable, 'account'>,
): string {
  const theme = makeTheme({ depth: 0, symbols: 'unicode' });
  const account = accountOf(game, table, position);
  const told = toldOf(account, position);
  const drawn = drawAccount(told, 'sums', { columns: COLUMNS, rows: Number.POSITIVE_INFINITY }, theme);
  const rule = theme.lines.horizontal.repeat(COLUMNS);
  const lines = [heading, rule, ...drawn.texts(), rule, ...account.verdict];
  return lines.map((line = '') => `${line.trimEnd()}\n`).join('');
}
