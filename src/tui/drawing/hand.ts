import type { AnyPosition } from '../table.ts';
import type { Key } from '../terminal/keys.ts';
import { area } from './area.ts';
import type { Canvas } from './canvas.tsx';
import { drawFace, FACES, type Face, type FaceSize, faceOf, faceText } from './face.ts';

export interface HandCard {
  readonly face: Face;
  /** Is the cursor on it? */
  readonly cursor: boolean;
  /** Does it begin a group? Then a gap comes before it. */
  readonly first: boolean;
  /** The key that a touch presses. */
  readonly touch?: Key;
}

/** Returns the key for a touch of a card, by its canonical text. */
export const cardTouch = (name: string): Key => `card:${name}`;

/** Returns the columns of a hand side by side, with a blank one before each group. */
export const handColumns = (cards: readonly HandCard[], size: FaceSize): number =>
  cards.length * FACES[size].columns + cards.filter(({ first }) => first).length;

/** Returns the largest size in which the whole hand fits. The largest may share edges. If none fits, the last of them. */
export const handSize = (cards: readonly HandCard[], sizes: readonly FaceSize[], columns: number): FaceSize =>
  sizes.find((size) => handColumns(cards, size) - (size === 'X' ? cards.length - 1 : 0) <= columns) ??
  sizes.at(-1)!;

/**
 * Draws a hand in the middle of the canvas from row y on, in two rows more than its faces have. Picked cards stand one row higher; the cursor's mark
 * is in the row below the others. Cards that do not fit side by side share edges.
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
  // Picked cards are drawn last, so that no card covers their edges.
  for (const raised of [false, true])
    placed.forEach(({ face, cursor, touch, x: at, picked }, place) => {
      if (picked !== raised) return;
      const top = y + (picked ? 0 : 1);
      drawFace(canvas, at, top, face, size);
      const own = area(at, top, columns, rows);
      canvas.held.push(own);
      canvas.places.set(`card ${faceText(face)}`, own);
      // A card is touched in the same place, raised or not.
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

/** A card of the viewer's hand with its state. */
export interface Held extends Pick<HandCard, 'cursor' | 'first'> {
  /** In canonical text: `QS`. */
  readonly name: string;
  readonly isLegal: boolean;
  readonly isPicked: boolean;
  /** The key that picks it; null for none. */
  readonly key?: string | null | undefined;
}

/** Returns the viewer's cards with the names and marks of a position. */
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

/** Keys that pick cards: digits first, then letters. */
const PICKING = [...'1234567890abcdef'];

/** Returns the key that picks each card, null for none: the first legal ones have `1` to `9`, `0`, and with a larger `count` `a` to `f`. */
export function pickKeys(legal: readonly boolean[], count = 10): (string | null)[] {
  let next = 0;
  return legal.map((is) => (is && next < count ? (PICKING[next++] ?? null) : null));
}
