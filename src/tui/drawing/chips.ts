/** Cards of three columns side by side: the smallest picture of a play or of a hand. */
import { type Area, area } from './area.ts';
import type { Canvas } from './canvas.tsx';
import { drawFace, FACES, faceText } from './face.ts';
import { drawGroups, type FanCard, type FanGroup, fanRows, groupsColumns, rowsOf } from './fan.ts';

/** `T`: cards of two rows. `C`: of one row. */
type ChipSize = 'T' | 'C';

/** Returns the columns of a number of chips. */
export const chipsColumns = (cards: number): number => cards * FACES.C.columns;

const lineColumns = (line: readonly FanGroup[]): number =>
  line.reduce((sum, cards) => sum + chipsColumns(cards.length) + 1, -1);

/** Draws chips side by side in the row below y, picked ones from row y on. The cursor's sign is in the free row. */
function drawChips(canvas: Canvas, x: number, y: number, cards: FanGroup, size: ChipSize): void {
  const { lines, strong, edge, cards: cardTones } = canvas.theme;
  const { columns, rows } = FACES[size];
  cards.forEach(({ cursor, marked, touch, foot: _, ...card }, place) => {
    const at = x + place * columns;
    const isPicked = card.state === 'picked';
    const top = y + (isPicked ? 0 : 1);
    drawFace(canvas, at, top, card, size);
    // As in fans, only a legal card has a lower edge.
    if (!cardTones && rows > 1 && card.state !== 'illegal')
      canvas.plain(at, top + 1, lines.horizontal.repeat(2), edge);
    const name = `card ${faceText(card)}` as const;
    const own = area(at, top, columns, rows);
    canvas.held.push(own);
    if (!canvas.places.has(name)) canvas.places.set(name, own);
    // A card is touched in the same place, raised or not.
    if (touch) canvas.touch(area(at, y, columns, rows + 1), touch);
    const isAbove = rows === 1 && !isPicked;
    if (marked) canvas.mark(at + 1, isPicked ? y + rows : y, isPicked ? lines.up : lines.above, strong);
    if (cursor) canvas.mark(at + 1, isAbove ? y : y + rows, isAbove ? lines.down : lines.up, strong);
  });
}

/** Divides groups into as few lines as possible. Groups stay whole; with `isCut` they part at the end of a line. */
function chipLines(groups: readonly FanGroup[], columns: number, isCut: boolean): FanGroup[][] {
  const lines: FanGroup[][] = [[]];
  for (const group of groups) {
    let left: readonly FanCard[] = group;
    while (left.length > 0) {
      const line = lines.at(-1)!;
      const room = Math.floor((columns - lineColumns(line) - 1) / FACES.C.columns);
      if (line.length > 0 && room < (isCut ? 1 : left.length)) lines.push([]);
      else {
        line.push(left.slice(0, room));
        left = left.slice(room);
      }
    }
  }
  return lines;
}

const FANS = ['taller', 'tall', 'short'] as const;
const CHIPS = [
  ['T', false],
  ['C', false],
  ['T', true],
  ['C', true],
] as const;

/** Returns the largest chips whose lines fit an area, undefined if none do, the smallest, and the rows that each takes. */
const chipRows = ({ columns, rows }: Area, groups: readonly FanGroup[]) => {
  const kinds = CHIPS.map(([size, isCut]) => ({ size, lines: chipLines(groups, columns, isCut) }));
  const high = ({ size, lines }: (typeof kinds)[number]) => lines.length * (FACES[size].rows + 1);
  return { kind: kinds.find((each) => high(each) <= rows), last: kinds.at(-1)!, high };
};

/** Do the groups of a hand fit an area as chips or larger? */
export const fits = (at: Area, groups: readonly FanGroup[]): boolean =>
  chipRows(at, groups).kind !== undefined;

/**
 * Draws the groups of a hand as large as they fit an area: as fans in one or two rows, else as chips. `isGrowing`: cards come one by one, so they
 * stand at the left in a size that has room for two rows.
 */
export function drawGroupsIn(
  canvas: Canvas,
  { x, y, columns, rows }: Area,
  groups: readonly FanGroup[],
  isGrowing = false,
): void {
  const held = groups.filter((cards) => cards.length > 0);
  const left = (width: number) => (isGrowing ? x : x + Math.max(0, (columns - width) >> 1));
  for (const size of FANS) {
    const fans = rowsOf(held, columns, size);
    const high = (isGrowing ? 2 : fans.length) * fanRows(size);
    if (high > rows || fans.some((row) => groupsColumns(row, size) > columns)) continue;
    const top = y + (isGrowing ? 0 : (rows - high) >> 1);
    fans.forEach((row, place) => {
      drawGroups(canvas, left(groupsColumns(row, size)), top + 1 + place * fanRows(size), row, size);
    });
    return;
  }
  const { high, last, kind = last } = chipRows({ x, y, columns, rows }, held);
  const top = y + (isGrowing ? 0 : Math.max(0, (rows - high(kind)) >> 1));
  kind.lines.forEach((line, place) => {
    let at = left(lineColumns(line));
    for (const cards of line) {
      drawChips(canvas, at, top + place * (FACES[kind.size].rows + 1), cards, kind.size);
      at += chipsColumns(cards.length) + 1;
    }
  });
}
