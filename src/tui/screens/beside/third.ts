import { firstDeal } from '../../../engine/game.ts';
import { wrap } from '../../../width.ts';
import { area } from '../../drawing/area.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import { drawBoxedPanels, type Panel, type PanelRow } from '../../drawing/panel.ts';
import type { Third } from '../../drawing/size.ts';
import { type AnyPosition, type AnyTable, keyName } from '../../table.ts';
import { matchPanel } from './match-panel.ts';
import { words } from './words.ts';

/** The third column: the match, the deal in sentences, the newest last, and the rule in force. `log`: the sentences of the deal. */
export function paintThird(
  table: AnyTable,
  position: AnyPosition,
  log: readonly string[],
  { columns, rows }: Third,
): Canvas {
  const canvas = new Canvas(columns, rows, position.theme);
  const inside = columns - 4;
  const top = table.boxesFrom ?? 1;
  const height = rows - 1 - top;
  const match = matchOf(table, position, inside);
  const force = forceOf(table, position, inside);
  const taken = [match, force].reduce((sum, panel) => sum + (panel ? panel.rows.length + 2 : 0), 0);
  const deal = dealPanel(position, log, inside, height - taken - 2);
  const panels = [match, deal, force].filter((panel) => panel !== null);
  drawBoxedPanels(canvas, area(0, top, columns, height), panels);
  return canvas;
}

function matchOf(table: AnyTable, position: AnyPosition, columns: number): Panel | null {
  const { view, status, speaker, theme } = position;
  // The width of a sheet, of which only the course is read here.
  const page = table.sheet.page({ view, status, speaker, columns: 148 });
  const told = status.only ? { ...page, ends: '' } : page;
  const isOver = status.winners !== null;
  const isRound = table.rounds?.name === 'round';
  return matchPanel(told, columns, {
    first: firstDeal(status),
    of: isRound ? words.round : words.deal,
    present: isOver || isRound ? null : firstDeal(status) + status.results.length,
    pointer: theme.lines.pointer,
  });
}

/** Of a long deal the last sentences. */
function dealPanel(
  position: AnyPosition,
  log: readonly string[],
  columns: number,
  rows: number,
): Panel | null {
  const { strong } = position.theme;
  const told = log.flatMap((sentence, place): PanelRow[] =>
    wrap(sentence, columns, '  ').map((text) => ({
      text,
      ...(place === log.length - 1 && { style: strong }),
    })),
  );
  if (told.length === 0) return null;
  return { title: words.thisDeal, value: keyName(position, words.log), rows: told.slice(-rows), grows: true };
}

function forceOf(table: AnyTable, position: AnyPosition, columns: number): Panel | null {
  const told = table.inForce?.(position) ?? [];
  const rows = told.flatMap((sentence) => wrap(sentence, columns, '  '));
  return rows.length === 0 ? null : { title: words.inForce, value: keyName(position, words.rules), rows };
}
