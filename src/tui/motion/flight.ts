/** Cards on their way over a table: their places from frame to frame, as pictures. */
import type { Seat, Viewer } from '../../engine/game.ts';
import { signed } from '../../front/number.ts';
import type { Area } from '../drawing/area.ts';
import { Canvas } from '../drawing/canvas.tsx';
import type { Piece } from '../drawing/piece.ts';
import type { Frames, Motion } from '../match/motion.ts';

/** Pieces that move together: a play from hand to table, or a trick to its winner. */
interface Leg {
  readonly pieces: readonly Piece[];
  readonly kind: Exclude<keyof Motion, 'course'>;
  /** The end of the way at a player: a play starts there, a trick ends there. The other end is on the table. For a hand that opens: the whole hand. */
  readonly other: Area;
  /** The number that counts up from `from` by `by`. */
  readonly counts?: { readonly seat: Seat; readonly from: number; readonly by: number };
}

/** Legs that follow each other. */
export interface Flight {
  readonly motion: Motion;
  /** Never empty; the first is under way. */
  readonly legs: readonly Leg[];
  /** The number of the present frame of the first leg, from 1. At the last one it has landed, and the next leg begins. */
  readonly frame: number;
}

/** The most plays at once that fly. More of them were not watched one by one. */
const MOST = 2;

/** Returns the flight between two tables, after one under way; null if nothing flies. Only pieces drawn on a table move, so nothing hidden shows. */
export function flightBetween(
  [before, after]: readonly [Canvas, Canvas],
  viewer: Viewer,
  motion: Motion,
  underWay: Flight | null,
): Flight | null {
  const newest = Math.max(-1, ...before.pieces.map(({ turn }) => turn));
  const played = after.pieces.filter(({ turn }) => turn > newest).sort((a, b) => a.turn - b.turn);
  if (played.length > MOST) return null;
  const legs = [
    ...takenLegs(before, after),
    ...played.flatMap((piece) => playedLegs(piece, [before, after], viewer)),
  ];
  if (legs.length === 0) return underWay;
  return underWay ? { ...underWay, legs: [...underWay.legs, ...legs] } : { motion, legs, frame: 1 };
}

/** Returns the opening of a dealt hand; null if the table shows none. */
export const openingOf = ({ held }: Canvas, motion: Motion): Flight | null =>
  held.length === 0 ? null : { motion, legs: [{ kind: 'deal', pieces: [], other: around(held) }], frame: 1 };

/** Returns the legs of a finished trick that is no longer on the table. */
function takenLegs({ pieces, places }: Canvas, after: Canvas): Leg[] {
  const taker = pieces[0]?.takenBy ?? null;
  const other = places.get(`seat ${taker!}`);
  const isGone = pieces.every(({ turn }) => after.pieces.every((piece) => piece.turn !== turn));
  if (taker === null || !other || !isGone) return [];
  // The winning play covers the others where they meet.
  const inOrder = pieces.toSorted((a, b) => +(a.seat === taker) - +(b.seat === taker));
  return [{ kind: 'trick', pieces: inOrder, other }, ...countLegs(taker, pieces[0]!, after)];
}

/** Returns the legs of a play: from its cards in the viewer's hand, else from its player; then those of its own points. */
function playedLegs(piece: Piece, [{ places }, after]: readonly [Canvas, Canvas], viewer: Viewer): Leg[] {
  const { seat, cards } = piece;
  const held = seat === viewer ? cards.flatMap((card) => places.get(`card ${card}`) ?? []) : [];
  const from = held.length > 0 ? around(held) : places.get(`seat ${seat}`);
  if (!from) return [];
  const [count] = piece.takenBy === null ? countLegs(seat, piece, after) : [];
  const earned: Leg[] = count ? [{ ...count, kind: 'points', pieces: [piece] }, count] : [];
  return [{ kind: 'card', pieces: [piece], other: from }, ...earned];
}

/** Returns the leg of a number that counts up to its new value. A shorter one than before does not: the old one has no room. */
function countLegs(seat: Seat, { brings: by = 0 }: Piece, { scores }: Canvas): Leg[] {
  const score = scores.get(seat);
  if (!score || by === 0) return [];
  const from = score.value - by;
  if (score.write(from).length > score.area.columns) return [];
  return [{ kind: 'count', pieces: [], other: score.area, counts: { seat, from, by } }];
}

function around(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  return {
    x,
    y,
    columns: Math.max(...areas.map((area) => area.x + area.columns)) - x,
    rows: Math.max(...areas.map((area) => area.y + area.rows)) - y,
  };
}

const framesOf = ({ motion, legs }: Flight): Frames => motion[legs[0]!.kind];

/** Returns the time of the present frame, in ms. */
export const frameLength = (flight: Flight): number => framesOf(flight).ms;

/** Returns the flight one frame later; null when all have landed. */
export function nextFrame(flight: Flight): Flight | null {
  const frame = flight.frame + 1;
  if (frame < framesOf(flight).count) return { ...flight, frame };
  const legs = flight.legs.slice(1);
  return legs.length === 0 ? null : { ...flight, legs, frame: 1 };
}

/** Returns the table during a flight: pieces that have not landed are on their way, or not there yet. */
export function paintFlight(table: Canvas, flight: Flight): Canvas {
  const { legs, frame } = flight;
  const canvas = new Canvas(table.columns, table.rows, table.theme);
  canvas.paste(0, 0, table);
  const coming = new Set(
    legs.flatMap(({ kind, pieces }) => (kind === 'card' ? pieces.map(({ turn }) => turn) : [])),
  );
  for (const { turn, area, under } of table.pieces.toReversed())
    if (coming.has(turn)) canvas.paste(area.x, area.y, under);
  const [{ kind, pieces, other }] = legs as [Leg];
  const way = frame / framesOf(flight).count;
  if (kind === 'deal') coverHand(canvas, table, other, way);
  for (const leg of legs.toReversed())
    if (leg.counts) writeCount(canvas, table, leg.counts, leg === legs[0] && kind === 'count' ? way : 0);
  const onItsWay = (area: Area) => {
    const far = kind === 'card' ? 1 - way : way;
    return [
      Math.round(area.x + far * (middle(other, 'x', 'columns') - middle(area, 'x', 'columns'))),
      Math.round(area.y + far * (middle(other, 'y', 'rows') - middle(area, 'y', 'rows'))),
    ] as const;
  };
  if (kind !== 'points') for (const { area, picture } of pieces) canvas.paste(...onItsWay(area), picture);
  const brings = (kind !== 'card' && pieces[0]?.brings) || 0;
  if (brings !== 0) {
    const all = around(pieces.map(({ area }) => area));
    const text = ` ${signed(brings)} `;
    const own = {
      x: Math.round(middle(all, 'x', 'columns') - text.length / 2),
      columns: text.length,
      rows: 1,
    };
    const { good, bad } = table.theme;
    canvas.plain(
      ...onItsWay({ ...own, y: Math.round(middle(all, 'y', 'rows')) }),
      text,
      brings > 0 ? good : bad,
    );
  }
  return canvas;
}

/** Writes a number that has not reached its new value. `share`: of the way, from 0, below 1. */
function writeCount(canvas: Canvas, table: Canvas, counts: NonNullable<Leg['counts']>, share: number): void {
  const score = table.scores.get(counts.seat);
  if (!score) return;
  const { x, y, columns } = score.area;
  const text = score.write(counts.from + Math.trunc(share * counts.by));
  canvas.plain(x, y, text.padStart(columns), table.row(y).styles[x]);
}

/** Hides the outer cards of a hand. `share`: of the cards that stay, in the middle, 0 to 1. */
function coverHand(canvas: Canvas, table: Canvas, hand: Area, share: number): void {
  const far = (card: Area) => Math.abs(middle(card, 'x', 'columns') - middle(hand, 'x', 'columns'));
  const cards = table.held.toSorted((a, b) => far(a) - far(b));
  const seen = Math.ceil(share * cards.length);
  for (const card of cards.slice(seen)) canvas.fill(card, {});
  // Neighbours share their edges.
  for (const card of cards.slice(0, seen)) canvas.paste(card.x, card.y, table.part(card));
}

const middle = (area: Area, start: 'x' | 'y', length: 'columns' | 'rows'): number =>
  area[start] + (area[length] - 1) / 2;

/** Marks the newest play in its upper edge. A play written as text has no mark. */
export function markNewest(canvas: Canvas): void {
  const { pieces, theme } = canvas;
  const newest = pieces.reduce<Piece | null>(
    (last, piece) => (last && last.turn > piece.turn ? last : piece),
    null,
  );
  if (newest === null) return;
  const { x, y, rows } = newest.area;
  const { texts, styles } = canvas.row(y);
  // The mark needs an edge or a face: not the space above them, nor a row that is filled in its lower half.
  const isOpen = styles[x + 2]?.background === undefined && [' ', theme.lines.lower].includes(texts[x + 2]!);
  if (rows >= EDGED && !isOpen) canvas.mark(x + 2, y, theme.lines.above, theme.strong);
}

/** The fewest rows of a card with edges. */
const EDGED = 3;
