import { minus } from '../../../front/number.ts';
import { clipped, paddedLeft, widthOf } from '../../../width.ts';
import type { Panel, PanelRow } from '../../drawing/panel.ts';
import { placesOf } from '../../sheet/by-seat.ts';
import type { SheetPage } from '../../sheet/page.ts';
import { words } from './words.ts';

/** Of a long match the last deals are shown. */
const SHOWN = 6;
/** Columns of a deal's number with the sign of the present one. */
const NUMBER = 6;

interface Standing {
  /** What a row stands for: a deal, or a round. */
  readonly of: string;
  /** The number of the first. */
  readonly first: number;
  /** The number of the one in play; null where none is. */
  readonly present: number | null;
  readonly pointer: string;
}

/** How the match stands: a row for each of the last deals, totals and places. Null where a match has no course. */
export function matchPanel(
  { course, ends }: SheetPage,
  columns: number,
  { of, first, present, pointer }: Standing,
): Panel | null {
  if (!course || course.lines.length === 0) return null;
  const { lines, text } = course;
  const width = Math.floor((columns - NUMBER) / lines.length);
  const row = (label: string, cells: readonly string[], strong = false): PanelRow => ({
    text: label,
    value: cells.map((cell) => paddedLeft(clipped(cell, width - 1), width)).join(''),
    ...(strong && { style: { bold: true } }),
  });
  const deals = lines[0]!.totals.length;
  const kept = Math.max(0, deals - SHOWN + (present === null ? 0 : 1));
  const cell = (totals: readonly number[], deal: number) =>
    text ? text(totals[deal]!) : minus(totals[deal]! - (totals[deal - 1] ?? 0));
  const played = Array.from({ length: deals - kept }, (_, at) =>
    row(
      String(first + kept + at),
      lines.map(({ totals }) => cell(totals, kept + at)),
    ),
  );
  const totals = lines.map((line) => line.totals.at(-1) ?? 0);
  const after =
    deals === 0
      ? []
      : [
          row(words.total, totals.map(text ?? minus), true),
          row(words.place, placesOf(totals, course.low ? 'lowest' : 'highest')),
        ];
  const now = present === null ? [] : [row(`${present} ${pointer}`, [])];
  const [ending = ''] = ends.split(' · ');
  return {
    title: words.match,
    value: widthOf(ending) + widthOf(words.match) + 6 <= columns ? ending : '',
    rows: [
      row(
        of,
        lines.map(({ name }) => name),
        true,
      ),
      ...played,
      ...now,
      ...after,
    ],
  };
}
