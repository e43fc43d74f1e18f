import type { AnyPosition } from '../table.ts';
import type { Key } from '../terminal/keys.ts';
import { area } from './area.ts';
import type { Canvas } from './canvas.tsx';
import { drawFace, FACES, type Face, type FaceSize, faceOf, faceText } from './face.ts';

export interface HandCard {
  readonly face: Face;
  /** The cursor stands on it. */
  readonly cursor: boolean;
  /** Begins a group: a gap is left before it. */
  readonly first: boolean;
  /** The key that a touch of it is. */
  readonly touch?: Key;
}

/** The key that a touch of a card is, by its canonical text. */
export const cardTouch = (name: string): Key => `card:${name}`;

/** Columns of a hand side by side, a blank one before each group. */
export const handColumns = (cards: readonly HandCard[], size: FaceSize): number =>
  cards.length * FACES[size].columns + cards.filter(({ first }) => first).length;

/** The largest of the sizes in which the whole hand fits, the largest also with shared edges; the last of them where none does. */
export const handSize = (cards: readonly HandCard[], sizes: readonly FaceSize[], columns: number): FaceSize =>
  sizes.find((size) => handColumns(cards, size) - (size === 'X' ? cards.length - 1 : 0) <= columns) ??
  sizes.at(-1)!;

/**
 * Draws a hand in the middle of the canvas from row y on, in two rows more than its faces have: what is picked stands one row higher,
 * the cursor's mark is in the row below what is not. Cards that do not fit side by side share their edges.
 */
export function drawHand(canvas: Canvas, y: number, cards: readonly HandCard[], size: FaceSize): void {
  const { theme } = canvas;
  const { columns, rows } = FACES[size];
  const full = handColumns(cards, size);
  const shared = full > canvas.columns ? 1 : 0;
  const width = full - shared * (cards.length - 1);
  let x = Math.max(0, Math.floor((canvas.columns - width) / 2));
  const placed = cards.map((card) => {
    if (card.first) x += 1;
    const at = x;
    x += columns - shared;
    return { ...card, x: at, picked: card.face.state === 'picked' };
  });
  const jointAt = (place: number): boolean => {
    const [before, card] = [placed[place - 1], placed[place]!];
    return shared > 0 && !card.first && before !== undefined && !before.picked && !card.picked;
  };
  // Picked ones last, so that nothing covers their edges.
  for (const raised of [false, true])
    placed.forEach(({ face, cursor, touch, x: at, picked }, place) => {
      if (picked !== raised) return;
      const top = y + (picked ? 0 : 1);
      drawFace(canvas, at, top, face, size);
      const own = area(at, top, columns, rows);
      canvas.held.push(own);
      canvas.places.set(`card ${faceText(face)}`, own);
      // Raised or not, a card is touched in one place.
      if (touch)
        canvas.touch(area(at, y, columns - (place < placed.length - 1 ? shared : 0), rows + 1), touch);
      if (!theme.cards && jointAt(place)) {
        const style = face.state === 'illegal' ? theme.dim : {};
        canvas.plain(at, top, theme.lines.teeDown, style);
        canvas.plain(at, top + rows - 1, theme.lines.teeUp, style);
      }
      if (cursor) canvas.plain(at + (columns >> 1), top + rows, theme.lines.up, theme.strong);
    });
}

/** A card of the viewer's hand, and how it stands there. */
export interface Held extends Pick<HandCard, 'cursor' | 'first'> {
  /** In canonical text: `QS`. */
  readonly name: string;
  readonly isLegal: boolean;
  readonly isPicked: boolean;
  /** The key that picks it; null: none does. */
  readonly key?: string | null | undefined;
}

/** The viewer's cards as a position names and marks them. */
export function handCards(
  { speaker, marked, theme }: Pick<AnyPosition, 'speaker' | 'marked' | 'theme'>,
  held: readonly Held[],
): HandCard[] {
  return held.map(({ name, isLegal, isPicked, key, cursor, first }): HandCard => {
    const state = !isLegal ? 'illegal' : isPicked ? 'picked' : 'plain';
    const face = faceOf(speaker.card(name), theme, state, key ?? undefined);
    return { face: { ...face, marked: marked.has(`card ${name}`) }, cursor, first, touch: cardTouch(name) };
  });
}

/** Draws the viewer's cards in the largest of the sizes that has room. */
export function drawHeld(
  canvas: Canvas,
  { y, sizes }: { readonly y: number; readonly sizes: readonly FaceSize[] },
  position: Pick<AnyPosition, 'speaker' | 'marked' | 'theme'>,
  held: readonly Held[],
): void {
  const cards = handCards(position, held);
  drawHand(canvas, y, cards, handSize(cards, sizes, canvas.columns));
}

/** Keys that pick cards: digits first, then letters. */
const PICKING = [...'1234567890abcdef'];

/** For each card the key that picks it: the first legal ones have `1` to `9`, `0`, and where `count` says so `a` to `f`. */
export function pickKeys(legal: readonly boolean[], count = 10): (string | null)[] {
  let next = 0;
  return legal.map((is) => (is && next < count ? (PICKING[next++] ?? null) : null));
}
