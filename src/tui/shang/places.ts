import type { Shang } from '../../engine/shang/state.ts';
import { type Area, area } from '../drawing/area.ts';
import type { Drawing } from '../drawing/board.ts';
import { FACES, type Face, type FaceSize } from '../drawing/face.ts';
import { fanColumns } from '../drawing/fan.ts';
import type { TableSize, WindowClass } from '../drawing/size.ts';
import type { Lying } from './lying.ts';
import type { Selection } from './selection.ts';

/** Columns of a player's row: where texts begin and where numbers end. */
export interface PlayerColumns {
  readonly name: number;
  readonly bars: number;
  /** Columns from one to the next of the small cards that stand for a hand. */
  readonly bar: number;
  readonly count: number;
  readonly total: number;
  /** The column after what the deal costs so far; left out where there is no such column. */
  readonly now?: number;
  readonly deed: number;
}

/** Where everything stands on the table, by its size. */
export interface Places {
  readonly face: FaceSize;
  /** A frame round the players and the plays. */
  readonly stage?: Area;
  /** The column after the last that players and plays may use. */
  readonly end: number;
  readonly player: PlayerColumns;
  /** Rows from one player to the next. */
  readonly pitch: number;
  /** Rows of the columns' names, of the first player, of older plays, of the plays' upper edges and of who made them. */
  readonly heading: number;
  readonly players: number;
  readonly older: number;
  readonly plays: number;
  readonly makers: number;
  /** Where a row of single cards or pairs begins; one of more cards begins further left. */
  readonly firstPlay: number;
  readonly firstLong: number;
  /** The row that tells what the others hold; left out where a box at the side does. */
  readonly out?: number;
  /** The row that tells what beats the present kind of play, and what the columns mean. */
  readonly rule?: number;
  /** The hand's first row. */
  readonly hand: number;
  /** What can be played, what the others hold, and the table before. */
  readonly choices: Area;
  readonly held?: Area;
  readonly last: Area;
}

const PLACES: { readonly [windowClass in WindowClass]: Places } = {
  80: {
    face: 'M',
    end: 55,
    player: { name: 3, bars: 11, bar: 1, count: 28, total: 34, deed: 37 },
    pitch: 1,
    heading: 0,
    players: 1,
    older: 5,
    plays: 6,
    makers: 9,
    firstPlay: 7,
    firstLong: 3,
    out: 10,
    hand: 12,
    choices: area(57, 0, 21, 7),
    last: area(57, 8, 21, 4),
  },
  100: {
    face: 'M',
    stage: area(0, 0, 65, 18),
    end: 63,
    player: { name: 3, bars: 16, bar: 1, count: 33, total: 41, deed: 45 },
    pitch: 1,
    heading: 1,
    players: 2,
    older: 7,
    plays: 8,
    makers: 11,
    firstPlay: 7,
    firstLong: 3,
    out: 15,
    rule: 13,
    hand: 18,
    choices: area(67, 0, 31, 10),
    last: area(67, 10, 31, 8),
  },
  120: {
    face: 'L',
    stage: area(1, 1, 80, 23),
    end: 80,
    player: { name: 6, bars: 17, bar: 2, count: 45, total: 52, now: 58, deed: 61 },
    pitch: 1,
    heading: 2,
    players: 4,
    older: 9,
    plays: 10,
    makers: 15,
    firstPlay: 18,
    firstLong: 7,
    rule: 18,
    hand: 24,
    choices: area(83, 1, 35, 9),
    held: area(83, 10, 35, 8),
    last: area(83, 18, 35, 6),
  },
  160: {
    face: 'X',
    stage: area(1, 1, 80, 31),
    end: 80,
    player: { name: 6, bars: 17, bar: 2, count: 45, total: 52, now: 58, deed: 61 },
    pitch: 2,
    heading: 3,
    players: 5,
    older: 13,
    plays: 15,
    makers: 22,
    firstPlay: 16,
    firstLong: 7,
    rule: 25,
    hand: 32,
    choices: area(83, 1, 35, 13),
    held: area(83, 14, 35, 8),
    last: area(83, 22, 35, 10),
  },
};

/** In the largest windows all stands further apart. */
const LARGEST: Places = {
  ...PLACES[160],
  stage: area(1, 1, 104, 41),
  end: 104,
  player: { name: 16, bars: 29, bar: 2, count: 58, total: 66, now: 73, deed: 77 },
  pitch: 3,
  heading: 5,
  players: 7,
  older: 20,
  plays: 22,
  makers: 29,
  firstPlay: 18,
  firstLong: 10,
  rule: 34,
  hand: 42,
  choices: area(107, 1, 42, 17),
  held: area(107, 18, 42, 9),
  last: area(107, 27, 42, 15),
};

const placesOf = ({ windowClass, rows }: TableSize): Places => (rows > 43 ? LARGEST : PLACES[windowClass]);

/** What the drawing functions of this table work on, and where everything stands. */
export interface Board extends Drawing<Shang, Selection, Lying> {
  readonly places: Places;
}

export const boardOf = (drawing: Drawing<Shang, Selection, Lying>): Board => ({
  ...drawing,
  places: placesOf(drawing.size),
});

/** Columns of a play: a card's face, a fan of small ones, or large ones over each other with rank and suit in sight. */
export const playColumns = (cards: readonly Face[], size: FaceSize): number =>
  size === 'M' && cards.length > 1 ? fanColumns(cards) : FACES[size].columns + COVERED * (cards.length - 1);

/** Columns that are seen of a card under another. */
export const COVERED = 4;
