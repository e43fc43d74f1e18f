/** A calm table: the players with their plays, a line or two on the deal, and the hand. */
import type { Seat } from '../../engine/game.ts';
import { HAND, SEATS } from '../../engine/shengji/cards.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import { partyOf } from '../../engine/shengji/knowledge.ts';
import { fitting, widthOf } from '../../width.ts';
import { seatsFrom } from '../around.ts';
import { type Area, area } from '../drawing/area.ts';
import { FACES } from '../drawing/face.ts';
import { fixed, gap, rest, split } from '../drawing/split.ts';
import { isShown } from '../table.ts';
import type { Size } from '../terminal/screen.ts';
import type { Board } from './hand.ts';
import { drawName } from './seats.ts';
import { boardTexts, calmTexts } from './words.ts';

/** The places on a calm table. */
interface CalmTable {
  /** A place for each player, in the order of play. */
  readonly seats: readonly Area[];
  /** Do the seats stand around the trick? Otherwise one below the other. */
  readonly isRound: boolean;
  /** One row for each fact, or halves of one. */
  readonly facts: Area;
  readonly past: Area;
  readonly hand: Area;
}

/** The least size for seats around the trick. */
const ROUND: Size = { columns: 98, rows: 28 };
/** With fewer rows three seats stand side by side. */
const LOW = 13;
/** Rows of a seat around the trick: the name, and a fan. */
const SEAT = 4;
/** Columns of a seat in a row of three that fit a short name and all its notes. */
const TIGHT = 18;
/** The most columns of seats in rows. */
const WIDEST = 70;
/** Columns of the last trick in a row shared with others. */
const PAST = 26;

/** Returns the rows of a hand: the fewest, with the smallest cards, and the most that it uses. */
function handRows({ columns, rows }: Size, cards: number): { readonly least: number; readonly best: number } {
  const least = 2 * Math.ceil((cards * FACES.C.columns + 4) / columns);
  return { least, best: Math.max(least, rows >= ROUND.rows ? 12 : rows >= 20 ? 10 : 8) };
}

/** Places the seats around the trick in the order of play: south, two in the west, north, two in the east. */
function roundSeats(stage: Area): Area[] {
  const thirds = split(stage, 'across', [rest(), rest(), rest()]);
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
    return area(x + 6, stage.y + row, columns - 6, SEAT);
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

/** Returns the places of a calm table with all players. */
export function calmTableIn(size: Size): CalmTable {
  const { columns, rows } = size;
  const isRound = columns >= ROUND.columns && rows >= ROUND.rows;
  const beside = rows < LOW ? 3 : 1;
  const own = handRows(size, HAND);
  const [stage, , first, second, , hand] = split(area(0, 0, columns, rows), 'down', [
    isRound ? rest(3 * SEAT + 1) : fixed(beside > 1 ? 4 : SEATS),
    gap(1, 9),
    fixed(1),
    gap(1, 7),
    gap(1, 10),
    { ...own, gives: 8, grows: isRound ? 0 : 1 },
  ]);
  const inner = (at: Area) => {
    const wide = Math.min(at.columns, WIDEST);
    return area((columns - wide) >> 1, at.y, wide, at.rows);
  };
  const line = inner(first);
  const [facts, past] =
    second.rows > 0 ? [line, inner(second)] : split(line, 'across', [rest(), fixed(PAST)]);
  const seats = isRound ? roundSeats(stage) : rowSeats(inner(stage), beside);
  return { seats, isRound, facts, past, hand };
}

/** Divides an area between a choice without the other players, and a hand of this many cards. */
export const choiceOver = (size: Size, cards: number): { readonly choice: Area; readonly hand: Area } => {
  const [choice, , hand] = split(area(0, 0, size.columns, size.rows), 'down', [
    rest(3),
    gap(1, 9),
    { ...handRows(size, cards), gives: 8 },
  ]);
  return { choice, hand };
};

/** Columns of a name with the Dealer's mark, beside a play. */
const NAME = { narrow: 9, wide: 13 };
const NARROW = 50;

/** Draws the players: name, facts, and whatever `inside` draws. First comes the viewer; in rows, during the play, the leader of the trick. */
export function drawSeatsIn(
  board: Board,
  { seats, isRound }: Pick<CalmTable, 'seats' | 'isRound'>,
  inside: (at: Area, seat: Seat) => void,
): void {
  const { canvas, position, lying } = board;
  if (!isShown(position, 'seats')) return;
  const { view, trick, taken } = lying;
  const caller = view.phase === 'draw' ? view.standing.dealer : view.deal.dealer;
  const dealer = isShown(position, 'dealer') ? caller : null;
  const order = seatsFrom(position, SEATS);
  const leader = trick?.plays[0]?.seat ?? position.turn[0] ?? order[0]!;
  const first = isRound || view.phase !== 'play' ? 0 : order.indexOf(leader);
  [...order.slice(first), ...order.slice(0, first)].forEach((seat, place) => {
    const { x, y, columns, rows } = seats[place]!;
    const status = seatStatus(board, seat);
    const beside = columns < NARROW ? NAME.narrow : NAME.wide;
    const room = rows > 1 ? columns - 2 - widthOf(status) - 1 : beside;
    const after = drawName(board, area(x + 2, y, room, 1), seat, {
      dealer,
      taker: taken ? (trick?.winner ?? null) : null,
    });
    const start = rows > 2 ? after + 2 : x + columns - widthOf(status);
    canvas.write(start, y, status, canvas.theme.quiet);
    if (view.phase === 'play')
      canvas.noteScore(seat, view.points[seat]!, String, area(start, y, widthOf(status), 1));
    const own =
      rows > 1
        ? area(x + 2, y + (rows >> 1), columns - 2, rows - 1)
        : area(x + 2 + beside + 1, y, columns - beside - 3 - widthOf(status) - 1, 1);
    inside(own, seat);
  });
}

/** Returns a seat's level, if levels differ before the play, or a lesson names them; its party, unless the Dealer's mark shows it; and its points. */
function seatStatus({ position, lying: { view } }: Board, seat: Seat): string {
  const { levels, rules } = view.standing;
  const isPlay = view.phase === 'play';
  const differ = !isPlay && levels.some((level) => level !== levels[0]);
  const isTold = position.shows
    ? position.shows.has('levels') && (differ || !position.shows.has('taken'))
    : differ;
  const isDealer = isPlay && view.deal.dealer === seat && isShown(position, 'dealer');
  const party = isPlay && !isDealer && isShown(position, 'parties') ? partyOf(view, seat) : null;
  const points = isPlay && isShown(position, 'taken') ? view.points[seat]! : 0;
  return [
    ...(isTold ? [calmTexts.level(levelText(Math.min(levels[seat]!, rules.to)))] : []),
    ...(party ? [boardTexts.party(party)] : []),
    ...(points > 0 ? [String(points)] : []),
  ].join(' · ');
}

/** Draws the first text that fits, in the quiet tone. */
export const drawQuiet = (
  { canvas }: Board,
  { x, y, columns, rows }: Area,
  texts: readonly string[],
): void => {
  if (rows > 0) canvas.write(x, y, fitting([...texts, ''], columns), canvas.theme.quiet);
};

/** Draws the players while the Dealer decides alone, and says what. Returns the place of the hand. */
export function drawOthers(board: Board, now: string): Area {
  const { past, hand, ...table } = calmTableIn(board.size);
  drawSeatsIn(board, table, () => {});
  drawQuiet(board, table.facts, [now]);
  return hand;
}
