import { minus, signed } from '../../front/number.ts';
import { cut, paddedLeft, widthOf } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { type Party, placesIn, type Winner } from './by-seat.ts';
import type { Course } from './page.ts';

/** How every party stood after each deal; with `winner`, of a match that is over, what its best and worst deals were. */
export const courseOf = (parties: readonly Party[], winner: Winner | null = null): Course => ({
  extremes: winner === null ? '' : extremesText(parties, winner),
  lines: parties.map(({ name, points, total }) => {
    // A match need not begin at 0: levels begin at 2.
    let stood = total - points.reduce((sum, gain) => sum + gain, 0);
    const totals = points.map((gain) => {
      stood += gain;
      return stood;
    });
    return { name, totals };
  }),
});

/**
 * "Best deal: +140 for US in deal 3; worst: −300 for THEM in deal 5." Of equal ones the one in which the others were furthest
 * behind, or ahead. '' where there was one deal or all were alike.
 */
export function extremesText(parties: readonly Party[], winner: Winner): string {
  const sign = winner === 'highest' ? 1 : -1;
  const deals = parties.flatMap(({ name, within = name, points }) =>
    points.map((value, deal) => {
      const all = parties.reduce((sum, party) => sum + party.points[deal]!, 0);
      const text = `${signed(value)} for ${within} in deal ${deal + 1}`;
      return { text, worth: sign * value, lead: sign * (value * parties.length - all) };
    }),
  );
  const sorted = deals.toSorted((a, b) => b.worth - a.worth || b.lead - a.lead);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst || deals.length === parties.length || best.worth === worst.worth) return '';
  return `Best deal: ${best.text}; worst: ${worst.text}.`;
}

/** A character for each name: its first letter where all begin differently, else 1, 2, 3 … */
export function marksOf(names: readonly string[]): string[] {
  const first = names.map((name) => name[0]!.toUpperCase());
  const plain = first.every((letter) => /^[A-Z]$/.test(letter)) && new Set(first).size === first.length;
  return plain ? first : names.map((_, place) => String(place + 1));
}

/** Rows of a plot, its title included. */
export const courseRows = ({ extremes }: Course): number => (extremes ? 10 : 9);

/** The place of every line after each deal, from 1: equal totals share the better one. */
export function placesAlong(lines: Course['lines'], winner: Winner): number[][] {
  const placesAfter = lines[0]!.totals.map((_, deal) =>
    placesIn(
      lines.map(({ totals }) => totals[deal]!),
      winner,
    ),
  );
  return lines.map((_, line) => placesAfter.map((places) => places[line]!));
}

/** The course in a row a party, where a plot has no room: the place after each deal, the first ones in bold; at most the last that fit. */
export function drawPlaces(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  { title, lines }: { readonly title: string; readonly lines: Course['lines'] },
): void {
  const { strong } = canvas.theme;
  canvas.plain(x, y, title, strong);
  const shown = Math.floor((columns - NAMED) / 3);
  placesAlong(lines, 'highest').forEach((places, line) => {
    canvas.write(x, y + 1 + line, cut(lines[line]!.name, NAMED - 2), strong);
    places.slice(-shown).forEach((place, deal) => {
      canvas.plain(x + NAMED + 3 * deal, y + 1 + line, String(place), place === 1 ? strong : {});
    });
  });
}

/** Columns of a name before its places, with the gap. */
const NAMED = 14;

/**
 * The totals as a plot, a column a deal: who stands where is written by a letter or number of each, named above. Where several stand at one
 * place and have no room side by side, `*` does, and who they are in the latest deal of such stands below. In the last row what the best and
 * worst deals were.
 */
export function drawCourse(
  canvas: Canvas,
  x: number,
  y: number,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  { title = 'COURSE OF THE SCORES', lines, extremes = '', text = minus }: Course,
): void {
  const { theme } = canvas;
  const marks = marksOf(lines.map(({ name }) => name));
  const legend = lines.map(({ name }, place) => `${marks[place]} ${cut(name, 12)}`).join('   ');
  // Where both have no room the names are needed more than the title.
  const isTitled = widthOf(title) + 3 + widthOf(legend) <= columns;
  const named = isTitled ? canvas.plain(x, y, title, theme.strong) + 3 : x;
  canvas.plain(named, y, cut(legend, x + columns - named));
  const all = lines.flatMap(({ totals }) => totals);
  const highest = Math.max(...all);
  const lowest = Math.min(...all);
  const height = rows - (extremes ? 3 : 2);
  if (extremes) canvas.write(x, y + rows - 1, cut(extremes, columns));
  const rowOf = (total: number) =>
    highest === lowest ? 0 : Math.round(((highest - total) / (highest - lowest)) * (height - 1));
  const scale = Math.max(widthOf(text(highest)), widthOf(text(lowest)));
  const left = x + scale + 1;
  for (let row = 0; row < height; row++) canvas.plain(left, y + 1 + row, theme.lines.vertical, theme.edge);
  canvas.plain(x, y + 1, paddedLeft(text(highest), scale));
  canvas.plain(x, y + height, paddedLeft(text(lowest), scale));
  const deals = lines[0]!.totals.length;
  // As many columns a deal as there are lines, so that equal totals stand side by side; fewer where there are many deals.
  const pitch = Math.max(1, Math.min(lines.length + 2, Math.floor((columns - scale - 3) / deals)));
  const shown = Math.min(deals, Math.floor((columns - scale - 3) / pitch));
  let crowd: readonly string[] = [];
  for (let place = 0; place < shown; place++) {
    const deal = deals - shown + place;
    const at = left + 2 + place * pitch;
    const stands = new Map<number, number[]>();
    lines.forEach(({ totals }, line) => {
      const row = rowOf(totals[deal]!);
      stands.set(row, [...(stands.get(row) ?? []), line]);
    });
    for (const [row, there] of stands) {
      const isCrowded = there.length > Math.max(1, pitch - 1);
      if (isCrowded) crowd = there.map((line) => cut(lines[line]!.name, 12));
      const text = isCrowded ? '*' : there.map((line) => marks[line]).join('');
      canvas.plain(at, y + 1 + row, text, theme.strong);
    }
    const number = String(deal + 1);
    if (place % Math.ceil((number.length + 1) / pitch) === 0) canvas.plain(at, y + 1 + height, number);
  }
  if (crowd.length > 0) canvas.writeRight(x + columns, y + 1 + height, `  * ${crowd.join(', ')}`);
}
