import { expect, test } from 'vitest';
import { randomFor } from '../../../src/engine/random.ts';
import { type Area, area } from '../../../src/tui/drawing/area.ts';
import { roundIn } from '../../../src/tui/drawing/round.ts';
import { fixed, gap, type Part, rest, split } from '../../../src/tui/drawing/split.ts';

const isWithin = (a: Area, b: Area): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.columns <= b.x + b.columns && a.y + a.rows <= b.y + b.rows;

const areApart = (a: Area, b: Area): boolean =>
  a.x + a.columns <= b.x || b.x + b.columns <= a.x || a.y + a.rows <= b.y || b.y + b.rows <= a.y;

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((a, place) => list.slice(place + 1).map((b): [T, T] => [a, b]));

test('every part gets its best length, and growing parts share the rest', () => {
  const [left, middle, right] = split(area(3, 2, 40, 5), 'across', [
    fixed(10),
    rest(),
    { least: 1, best: 6 },
  ]);
  expect([left, middle, right]).toEqual([area(3, 2, 10, 5), area(13, 2, 24, 5), area(37, 2, 6, 5)]);
  const shares = split(area(0, 0, 1, 30), 'down', [
    { least: 0, grows: 1 },
    { least: 3, grows: 2 },
  ]);
  expect(shares.map(({ rows }) => rows)).toEqual([9, 21]);
});

test('the part with the highest priority gives way first, and the last part is cut at the end', () => {
  const parts = [
    fixed(1),
    gap(1, 5),
    rest(17),
    gap(1, 4),
    { least: 2, best: 3, gives: 6 },
    fixed(1),
  ] as const;
  const rowsIn = (rows: number) => split(area(0, 0, 80, rows), 'down', parts).map((part) => part.rows);
  expect(rowsIn(25)).toEqual([1, 1, 18, 1, 3, 1]);
  expect(rowsIn(24)).toEqual([1, 1, 17, 1, 3, 1]);
  expect(rowsIn(23)).toEqual([1, 1, 17, 1, 2, 1]);
  expect(rowsIn(22)).toEqual([1, 0, 17, 1, 2, 1]);
  expect(rowsIn(21)).toEqual([1, 0, 17, 0, 2, 1]);
  expect(rowsIn(20)).toEqual([1, 0, 17, 0, 2, 0]);
});

test('parts stay apart within the area, and fill it if one grows', () => {
  const random = randomFor('split', 1);
  for (let run = 0; run < 2000; run++) {
    const whole = area(random.below(9), random.below(9), random.below(90), random.below(50));
    const way = run % 2 === 0 ? 'down' : 'across';
    const parts = Array.from({ length: 1 + random.below(7) }, (): Part => {
      const least = random.below(20);
      return { least, best: least + random.below(6), grows: random.below(3), gives: random.below(4) };
    });
    const areas = split(whole, way, parts);
    expect(areas).toHaveLength(parts.length);
    for (const part of areas) expect(isWithin(part, whole)).toBe(true);
    for (const [a, b] of pairs(areas)) expect(areApart(a, b)).toBe(true);
    const length = (part: Area) => (way === 'down' ? part.rows : part.columns);
    if (parts.some(({ grows }) => grows)) {
      const sum = areas.reduce((total, part) => total + length(part), 0);
      expect(sum).toBe(length(whole));
    }
  }
});

test('seats around a trick touch no card and stay in the area, in any room from the smallest on', () => {
  const amiss: string[] = [];
  for (let columns = 40; columns <= 150; columns++)
    for (let rows = 11; rows <= 53; rows++) {
      const whole = area(2, 1, columns, rows);
      const { cards, plates } = roundIn(whole);
      const [south, west, north, east] = cards;
      const apart: [Area, Area][] = plates.flatMap((plate) =>
        cards.map((card): [Area, Area] => [plate, card]),
      );
      apart.push([north, south], [west, east]);
      const isGood =
        [...cards, ...plates].every((part) => isWithin(part, whole)) &&
        apart.every(([a, b]) => areApart(a, b)) &&
        Math.min(plates[1].columns, plates[3].columns) >= 8;
      if (!isGood) amiss.push(`${columns}×${rows}`);
    }
  expect(amiss).toEqual([]);
});
