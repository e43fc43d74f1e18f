/** The places on the table, in a room of any size. */
import { type Area, area } from '../drawing/area.ts';
import { fixed, gap, type Part, rest, split } from '../drawing/split.ts';
import type { Size } from '../terminal/screen.ts';
import { boardOfTiles, TILES } from './court.ts';

/** A hand: its cards in lines from the upper left corner on. */
export interface HeldLayout {
  readonly x: number;
  readonly y: number;
  readonly card: Size;
  /** Most cards of a line. */
  readonly each: number;
  /** Does the picked card stand a row higher? */
  readonly isRaised: boolean;
}

/** The places on the table. */
export interface CourtLayout {
  readonly tile: Size;
  readonly board: Area;
  readonly players: Area;
  /** Rows of a player; 0 if several stand in each row. */
  readonly pitch: number;
  /** The area of panels and legend: between players and hand, or between board and players. */
  readonly facts: Area;
  readonly hand: HeldLayout;
}

/** The contents that the places are for. */
export interface Contents {
  readonly seats: number;
  /** The number of the viewer's cards. */
  readonly held: number;
  /** The cards of the longest hand, if all hands are open; else null. */
  readonly open: number | null;
  readonly isCalm: boolean;
}

/** Sizes of cards of a hand in one line, the largest first. */
const HANDS: readonly Size[] = [
  { columns: 9, rows: 7 },
  { columns: 7, rows: 5 },
  { columns: 5, rows: 3 },
  { columns: 4, rows: 3 },
];
const [HIGHEST, LOWEST] = [HANDS[0]!.rows + 1, HANDS.at(-1)!.rows + 1];
/** The fewest cards that a hand's size is chosen for, so that cards do not grow in the last rounds. */
const USUAL = 6;

/** Returns the places of a hand at the bottom of an area. Cards that do not fit one line stand in several, and none is raised. */
function handLayout(at: Area, cards: number): HeldLayout {
  const most = Math.max(cards, USUAL);
  const face = HANDS.find(({ columns, rows }) => most * (columns + 1) - 1 <= at.columns && rows < at.rows);
  const { columns } = face ?? HANDS.at(-1)!;
  const each = face ? most : Math.floor((at.columns + 1) / (columns + 1));
  const lines = Math.ceil(cards / each);
  const rows = face?.rows ?? (2 * lines <= at.rows ? 2 : 1);
  const y = at.y + at.rows - lines * rows;
  return { x: at.x, y, card: { columns, rows }, each, isRaised: face !== undefined };
}

const SMALLEST = TILES.at(-1)!;
/** Columns beside the board for players, facts and hand. */
const SIDE: Part = { least: 30, best: 62, gives: 2 };
/** The fewest columns of a player among several in a line. */
const SHORT = 12;
/** The fewest rows for panels, and the rows that they need before cards of the hand grow. */
const PANELS: Part = { least: 5, best: 15, gives: 1, grows: 1 };
/** Columns before an open hand, and those of its cards, with a blank. */
export const NAMED = 13;
export const OPEN_CARD = 3;

/** Returns the rows of each player's open hand. */
const openRows = (open: number | null, columns: number): number =>
  Math.max(1, Math.ceil(((open ?? 0) * OPEN_CARD - 1) / (columns - NAMED)));

/** Places players, facts and hand beside the board; null if they do not fit. */
function besideOf(room: Size, tile: Size, { seats, held, open, isCalm }: Contents): CourtLayout | null {
  const { columns, rows } = boardOfTiles(tile);
  if (rows > room.rows || columns + 3 + SIDE.least > room.columns) return null;
  const y = (room.rows - rows) >> 1;
  const apart = { least: 3, best: 6, gives: 1 };
  const whole = area(0, 0, room.columns, room.rows);
  const [, left, , side] = split(whole, 'across', [rest(), fixed(columns), apart, SIDE, rest()]);
  const pitch = openRows(open, side.columns);
  const own = open === null ? { least: LOWEST, best: HIGHEST, gives: 2 } : fixed(0);
  const parts = isCalm
    ? ([
        { least: 1, best: y + 1, gives: 3 },
        fixed(seats),
        rest(1),
        own,
        gap(room.rows - y - rows, 1),
      ] as const)
    : ([fixed(1), fixed(seats * pitch), PANELS, own, fixed(0)] as const);
  const [, players, , below] = split(side, 'down', parts);
  const hand = handLayout(below, held);
  const top = players.y + players.rows;
  // The row above the hand is for the picked card.
  const facts = { ...side, y: top, rows: Math.max(0, hand.y - 1 - top) };
  return { tile, board: area(left.x, y, columns, rows), players, pitch, facts, hand };
}

/** Places players and hand below the board of a calm table; null if they do not fit. The smallest tiles always do: the hand loses rows. */
function belowOf(room: Size, tile: Size, { seats, held }: Contents): CourtLayout | null {
  const { columns, rows } = boardOfTiles(tile);
  const lines = Math.ceil((seats * SHORT) / room.columns);
  if (tile !== SMALLEST && (columns > room.columns || rows + lines + 2 > room.rows)) return null;
  const [, above, facts, players, , below] = split(area(0, 0, room.columns, room.rows), 'down', [
    rest(),
    fixed(rows),
    gap(1, 9),
    fixed(lines),
    gap(1, 10),
    { least: 1, best: LOWEST, gives: 8, grows: 1 },
  ]);
  const [, board] = split(above, 'across', [rest(), fixed(columns), rest()]);
  const beside = { x: board.x, columns: room.columns - 2 * board.x };
  return {
    ...{ tile, board, players, pitch: 0 },
    facts: { ...facts, ...beside },
    hand: handLayout({ ...below, ...beside }, held),
  };
}

/** Returns the places with the largest tiles that fit. A table with panels has them beside the board. */
export function layoutIn(room: Size, contents: Contents): CourtLayout {
  for (const tile of TILES) {
    const found = besideOf(room, tile, contents) ?? (contents.isCalm ? belowOf(room, tile, contents) : null);
    if (found) return found;
  }
  return belowOf(room, SMALLEST, contents)!;
}
