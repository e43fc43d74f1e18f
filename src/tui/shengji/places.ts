/** The places on the table: players, lines of facts, panels, and the hand. */
import { HAND, SEATS } from '../../engine/shengji/cards.ts';
import { type Area, area } from '../drawing/area.ts';
import { FACES } from '../drawing/face.ts';
import { besideIn } from '../drawing/panel.ts';
import { fixed, gap, rest, sideBySide, split } from '../drawing/split.ts';
import type { Size } from '../terminal/screen.ts';
import type { Board } from './hand.ts';

/** The places on a table with all players. */
export interface TablePlaces {
  /** A place for each player, in the order of play. */
  readonly seats: readonly Area[];
  /** Do the seats stand around the trick? Otherwise one below the other. */
  readonly isRound: boolean;
  /** One row for each fact, or halves of one. */
  readonly facts: Area;
  readonly past: Area;
  /** Null on a calm table, and in a narrow window. */
  readonly panels: Area | null;
  readonly hand: Area;
}

/** The least rows for seats around the trick; the least columns for them, without panels and beside them. */
const ROUND = { rows: 28, columns: 98, beside: 80 };
/** With fewer rows three seats stand side by side. */
const ABREAST = 13;
/** Rows of a seat around the trick: the name, and a fan. */
const SEAT = 4;
/** Columns of a seat around the trick that fit a fan of four cards and the points of the trick beside it. */
const INSIDE = 24;
/** Columns of a seat in a row of three that fit a short name and all its notes. */
const TIGHT = 18;
/** The most columns of seats in rows. */
const WIDEST = 70;
/** Columns of the last trick in a row shared with others. */
const PAST = 26;
/** A row below the hand and the cursor's mark, which a foot of one line more may cover. */
const UNDER = gap(1, 9);

/** Returns the rows of a hand: the fewest, with the smallest cards, and the most that it uses. */
function handRows({ columns, rows }: Size, cards: number): { readonly least: number; readonly best: number } {
  const least = 2 * Math.ceil((cards * FACES.C.columns + 4) / columns);
  return { least, best: Math.max(least, rows >= ROUND.rows ? 12 : rows >= 20 ? 10 : 8) };
}

/** Parts an area into the stage and the panels. There are none on a calm table, or if the stage would have fewer than `least` columns. */
function stageIn({ position }: Board, at: Area, least = 0): readonly [stage: Area, panels: Area | null] {
  const [stage, panels] = besideIn(at);
  return position.calm || stage.columns < least ? [at, null] : [stage, panels];
}

/** Places the seats around the trick in the order of play: south, two in the west, north, two in the east. */
function roundSeats(stage: Area): Area[] {
  const thirds = sideBySide(stage, 3);
  const upper = (stage.rows - 2 * SEAT - 1) >> 1;
  const [last, lower] = [stage.rows - SEAT, upper + SEAT + 1];
  const places = [
    [1, last],
    [0, lower],
    [0, upper],
    [1, 0],
    [2, upper],
    [2, lower],
  ] as const;
  return places.map(([third, row]) => {
    const { x, columns } = thirds[third]!;
    const aside = Math.min(6, columns - INSIDE);
    return area(x + aside, stage.y + row, columns - aside, SEAT);
  });
}

/** Places the seats one below the other or, with few rows, three side by side in two rows each. */
function rowSeats(stage: Area, beside: number): Area[] {
  const columns = Math.floor(stage.columns / beside);
  const rows = beside > 1 ? 2 : 1;
  // A blank column separates two seats, if names have room besides.
  const apart = beside > 1 && columns > TIGHT ? 1 : 0;
  const place = (seat: number) =>
    area(
      stage.x + (seat % beside) * columns,
      stage.y + rows * Math.floor(seat / beside),
      columns - apart,
      rows,
    );
  return Array.from({ length: SEATS }, (_, seat) => place(seat));
}

/** Returns the places on a table with all players. */
export function placesIn(board: Board): TablePlaces {
  const { columns, rows } = board.size;
  const [{ columns: wide }, panels] = stageIn(board, area(0, 0, columns, rows));
  const isRound = wide >= (panels ? ROUND.beside : ROUND.columns) && rows >= ROUND.rows;
  const beside = rows < ABREAST ? 3 : 1;
  const lines = beside > 1 ? fixed(4) : panels ? rest(SEATS) : fixed(SEATS);
  const [stage, , first, second, , hand] = split(area(0, 0, columns, rows), 'down', [
    isRound ? rest(3 * SEAT + 1) : lines,
    gap(1, 10),
    fixed(1),
    gap(1, 7),
    gap(1, 11),
    { ...handRows(board.size, HAND), gives: 8, grows: isRound || panels ? 0 : 1 },
    // Panels need the row.
    panels ? fixed(0) : UNDER,
  ]);
  const inner = (at: Area, most = WIDEST) => {
    const own = Math.min(wide, most);
    return area((wide - own) >> 1, at.y, own, at.rows);
  };
  const line = inner(first);
  const [facts, past] =
    second.rows > 0
      ? [line, { ...inner(second), columns: wide - line.x }]
      : split(line, 'across', [rest(), fixed(PAST)]);
  const seats = isRound ? roundSeats(inner(stage, wide)) : rowSeats(inner(stage), beside);
  return { seats, isRound, facts, past, panels: panels && { ...panels, rows: hand.y }, hand };
}

/** Divides the table between a choice without the other players, panels, and a hand of this many cards. `least`: the fewest columns of the choice. */
export function choicePlaces(board: Board, cards: number, least = 0) {
  const { columns, rows } = board.size;
  const [upper, hand] = split(area(0, 0, columns, rows), 'down', [
    rest(3),
    { ...handRows(board.size, cards), gives: 8 },
    UNDER,
  ]);
  const [choice, panels] = stageIn(board, upper, least);
  return { choice, panels, hand };
}
