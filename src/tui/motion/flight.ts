/** Cards on their way over a table: where they are from frame to frame, as pictures. */
import type { Viewer } from '../../engine/game.ts';
import { signed } from '../../front/number.ts';
import type { Area } from '../drawing/area.ts';
import { Canvas } from '../drawing/canvas.tsx';
import type { Piece } from '../drawing/piece.ts';
import type { Frames, Motion } from '../match/motion.ts';

/** What moves together: a play from where it was held to where it lies, or a trick from there to whoever takes it. */
interface Leg {
  readonly pieces: readonly Piece[];
  readonly kind: Exclude<keyof Motion, 'course'>;
  /** Where they come from, or where they go; the other end is where they lie. A hand that opens: all of it. */
  readonly other: Area;
}

/** Legs that follow one another. */
export interface Flight {
  readonly motion: Motion;
  /** At least one; the first is under way. */
  readonly legs: readonly Leg[];
  /** Which frame of it is drawn, from 1; at the last one it has landed, and the next leg begins. */
  readonly frame: number;
}

/** So many plays at once were not watched one by one: they lie there. */
const MOST = 2;

/**
 * The flight that a table shows which has become another one; null where nothing flies. What was under way there goes on before. Nothing
 * moves that is not drawn on one of them, so nothing is seen that was hidden.
 */
export function flightBetween(
  [before, after]: readonly [Canvas, Canvas],
  viewer: Viewer,
  motion: Motion,
  underWay: Flight | null,
): Flight | null {
  const newest = Math.max(-1, ...before.pieces.map(({ turn }) => turn));
  const played = after.pieces.filter(({ turn }) => turn > newest).sort((a, b) => a.turn - b.turn);
  if (played.length > MOST) return null;
  const legs = [...takenLegs(before, after), ...played.flatMap((piece) => playedLegs(piece, before, viewer))];
  if (legs.length === 0) return underWay;
  return underWay ? { ...underWay, legs: [...underWay.legs, ...legs] } : { motion, legs, frame: 1 };
}

/** A hand that was dealt opens; null if the table shows none. */
export const openingOf = ({ held }: Canvas, motion: Motion): Flight | null =>
  held.length === 0 ? null : { motion, legs: [{ kind: 'deal', pieces: [], other: around(held) }], frame: 1 };

/** A trick that was about to be taken, and lies there no more. */
function takenLegs({ pieces, places }: Canvas, after: Canvas): Leg[] {
  const taker = pieces[0]?.takenBy ?? null;
  const other = places.get(`seat ${taker!}`);
  const isGone = pieces.every(({ turn }) => after.pieces.every((piece) => piece.turn !== turn));
  if (taker === null || !other || !isGone) return [];
  // What took it covers the others where they meet.
  const inOrder = pieces.toSorted((a, b) => +(a.seat === taker) - +(b.seat === taker));
  return [{ kind: 'trick', pieces: inOrder, other }];
}

/** A play comes from its cards in the viewer's hand, else from its player. */
function playedLegs(piece: Piece, { places }: Canvas, viewer: Viewer): Leg[] {
  const { seat, cards } = piece;
  const held = seat === viewer ? cards.flatMap((card) => places.get(`card ${card}`) ?? []) : [];
  const from = held.length > 0 ? around(held) : places.get(`seat ${seat}`);
  return from ? [{ kind: 'card', pieces: [piece], other: from }] : [];
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

/** How long the frame stays that is drawn, in ms. */
export const frameLength = (flight: Flight): number => framesOf(flight).ms;

/** The frame after this one; null where all have landed. */
export function nextFrame(flight: Flight): Flight | null {
  const frame = flight.frame + 1;
  if (frame < framesOf(flight).count) return { ...flight, frame };
  const legs = flight.legs.slice(1);
  return legs.length === 0 ? null : { ...flight, legs, frame: 1 };
}

/** The table as it is meanwhile: what has not landed is on its way, or not there yet. */
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
  const onItsWay = (area: Area) => {
    const far = kind === 'card' ? 1 - way : way;
    return [
      Math.round(area.x + far * (middle(other, 'x', 'columns') - middle(area, 'x', 'columns'))),
      Math.round(area.y + far * (middle(other, 'y', 'rows') - middle(area, 'y', 'rows'))),
    ] as const;
  };
  for (const { area, picture } of pieces) canvas.paste(...onItsWay(area), picture);
  const brings = (kind === 'trick' && pieces[0]?.brings) || 0;
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

/** Leaves of a hand the cards around its middle: their share of all, from 0 to 1. */
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

/** Marks the play that came last in its upper edge; a play that is written as text has none. */
export function markNewest(canvas: Canvas): void {
  const { pieces, theme } = canvas;
  const newest = pieces.reduce<Piece | null>(
    (last, piece) => (last && last.turn > piece.turn ? last : piece),
    null,
  );
  if (newest === null) return;
  const { x, y, rows } = newest.area;
  const { texts, styles } = canvas.row(y);
  // It stands on an edge or a face: not above them, nor as a hole in a row that is filled in its lower half.
  const isOpen = styles[x + 2]?.background === undefined && [' ', theme.lines.lower].includes(texts[x + 2]!);
  if (rows >= EDGED && !isOpen) canvas.mark(x + 2, y, theme.lines.above, theme.strong);
}

/** Rows of a card with edges, at least. */
const EDGED = 3;
