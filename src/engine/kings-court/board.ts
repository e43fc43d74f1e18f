import type { Card } from '../card.ts';

/** A space of the board in reading order: 0 is a1, 6 is g1, 48 is g7. */
export type Space = number;
/** The card on each of the 49 spaces, or null. */
export type Board = readonly (Card | null)[];

export const SIZE = 7;
export const SPACES: readonly Space[] = Array.from({ length: SIZE * SIZE }, (_, space) => space);
export const EMPTY_BOARD: Board = SPACES.map(() => null);

export const columnOf = (space: Space): number => space % SIZE;
export const rowOf = (space: Space): number => (space / SIZE) | 0;

const NAMES: readonly string[] = SPACES.map((space) => `${'abcdefg'[columnOf(space)]}${rowOf(space) + 1}`);

/** Column letter and row, e.g. `c5`. */
export const formatSpace = (space: Space): string => NAMES[space]!;

/** The space a text names, in any case, or undefined. */
export function parseSpace(text: string): Space | undefined {
  const index = NAMES.indexOf(text.toLowerCase());
  return index < 0 ? undefined : index;
}

/** Spaces named in a text, separated by blanks: for constants and tests. Throws a RangeError for a name of no space. */
export const spaces = (text: string): Space[] =>
  text.split(' ').map((name) => {
    const found = parseSpace(name);
    if (found === undefined) throw new RangeError(`${name} is not a space`);
    return found;
  });

/** The space of the King. */
export const CENTRE: Space = 24;

type Direction = readonly [column: number, row: number];
const SIDE_STEPS: readonly Direction[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];
const CORNER_STEPS: readonly Direction[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

/** The spaces in one direction from a space to the edge, nearest first. */
function ray(from: Space, [dx, dy]: Direction): Space[] {
  const found: Space[] = [];
  let x = columnOf(from) + dx;
  let y = rowOf(from) + dy;
  for (; x >= 0 && x < SIZE && y >= 0 && y < SIZE; x += dx, y += dy) found.push(y * SIZE + x);
  return found;
}

const raysFrom = (steps: readonly Direction[]): readonly (readonly (readonly Space[])[])[] =>
  SPACES.map((space) => steps.map((step) => ray(space, step)));
/** The first space of each ray; a ray that leaves the board at once has none. */
const nearest = (rays: readonly (readonly Space[])[]): Space[] =>
  rays.flatMap((spaces) => spaces.slice(0, 1));

const STRAIGHTS = raysFrom(SIDE_STEPS);
/** Each space's four diagonals outwards, nearest space first: up left, up right, down left, down right. */
export const DIAGONALS = raysFrom(CORNER_STEPS);
/** The other spaces of each space's row and column. */
export const LINES: readonly (readonly Space[])[] = STRAIGHTS.map((rays) => rays.flat());
/** The side spaces of each space (above, left, right, below) on the board. */
export const SIDES: readonly (readonly Space[])[] = STRAIGHTS.map(nearest);
/** The spaces around each space: sides, then corners. */
export const AROUND: readonly (readonly Space[])[] = SIDES.map((sides, space) => [
  ...sides,
  ...nearest(DIAGONALS[space]!),
]);

/** The role of a space in the King's Court. */
export type SpaceRole = 'king' | 'blue' | 'green' | 'plain';

/** Page: the blue squares beside the King; the green ones are the other side spaces of the blue. */
export const COURT: readonly SpaceRole[] = SPACES.map((space) =>
  space === CENTRE
    ? 'king'
    : SIDES[CENTRE]!.includes(space)
      ? 'blue'
      : SIDES[CENTRE]!.some((blue) => SIDES[blue]!.includes(space))
        ? 'green'
        : 'plain',
);

/** The spaces of the twelve cards of each opening layout, in reading order. */
export const LAYOUTS = {
  outline: spaces('a1 c1 e1 g1 a3 g3 a5 g5 a7 c7 e7 g7'),
  x: spaces('a1 g1 b2 f2 c3 e3 c5 e5 b6 f6 a7 g7'),
  'broken-x': spaces('a1 d1 g1 b2 f2 a4 g4 b6 f6 a7 d7 g7'),
  circle: spaces('b1 d1 f1 a2 g2 a4 g4 a6 g6 b7 d7 f7'),
  sides: spaces('c1 d1 e1 a3 g3 a4 g4 a5 g5 c7 d7 e7'),
  octagon: spaces('c1 e1 b2 f2 a3 g3 a5 g5 b6 f6 c7 e7'),
  diamond: spaces('d1 c2 e2 b3 f3 a4 g4 b5 f5 c6 e6 d7'),
  corners: spaces('a1 b1 f1 g1 a2 g2 a6 g6 a7 b7 f7 g7'),
  notched: spaces('b1 f1 a2 b2 f2 g2 a6 b6 f6 g6 b7 f7'),
  empty: [],
} as const satisfies Record<string, readonly Space[]>;

export type Layout = keyof typeof LAYOUTS;
