import { type Card, rankOf } from '../../engine/card.ts';
import { type Counts, format, isJoker } from '../../engine/shengji/cards.ts';
import type { TrumpChoice } from '../../engine/shengji/trumps.ts';
import { padded, widthOf } from '../../width.ts';
import { type Canvas, suitStyle } from '../drawing/canvas.tsx';
import type { Style } from '../terminal/cells.ts';
import { type GridRow, gridOf, rankText, suitLetter } from './grid.ts';
import type { Measures } from './measures.ts';
import { totalOf } from './unseen.ts';
import type { ShengjiPosition } from './words.ts';

/** Where the cells begin, after the suit, `TR` and the number of its cards. */
const CELLS = 8;

export interface HandGrid {
  readonly position: ShengjiPosition;
  readonly trumps: TrumpChoice;
  readonly hand: Counts | null;
  /** Copies taken of each kind; null where none are picked. */
  readonly taken: Counts | null;
  readonly cursor: Card | null;
  /** Cards that are in no legal play are dimmed. */
  readonly open: (card: Card) => boolean;
  /** Empty cells are marked too: the cursor may stand on any. */
  readonly every: boolean;
  /** Copies of each kind that are neither held nor played, or null where they are not told. */
  readonly unseen: Counts | null;
  /** The grid shows `unseen` in place of the hand. */
  readonly swapped: boolean;
}

/**
 * Up to 41 cards: jokers and trump-rank cards in a row of their own, then one row a suit, one column a rank, copies written
 * out, those taken in brackets, the pointer at the cursor and before its suit. At the right what is unseen of the suit, and in
 * large windows below each rank what is unseen of it.
 */
export function drawGrid(canvas: Canvas, grid: HandGrid, measures: Measures): void {
  const { hand, trumps, unseen, swapped, cursor } = grid;
  const { strong, edge, lines } = canvas.theme;
  const { cell, columns, boxed } = measures;
  const [top, ...suits] = gridOf(trumps);
  let y = measures.grid;
  drawTop(canvas, y, top!, grid, measures);
  y++;
  suits[0]!.kinds.forEach((card, place) => {
    canvas.write(CELLS + 1 + place * cell, y, rankText(card), strong);
  });
  if (unseen) canvas.writeRight(columns, y, 'unseen');
  y++;
  for (const row of suits) {
    const letter = suitLetter(row.suit!);
    const here = cursor !== null && row.kinds.includes(cursor);
    if (here) canvas.plain(0, y, lines.pointer, strong);
    const sign = grid.position.speaker.suit(letter);
    canvas.plain(1, y, sign, suitStyle(letter, canvas.theme));
    if (row.suit === trumps.suit) canvas.plain(2, y, 'TR');
    if (hand) canvas.writeRight(6, y, String(totalOf(hand, row.kinds)));
    if (unseen) canvas.writeRight(columns, y, String(totalOf(unseen, row.kinds)));
    row.kinds.forEach((card, place) => {
      drawCell(canvas, CELLS + place * cell, y, card, cell, grid);
    });
    y++;
    if (!boxed) continue;
    if (unseen && !swapped) {
      canvas.plain(1, y, 'unseen', edge);
      row.kinds.forEach((card, place) => {
        canvas.plain(CELLS + 1 + place * cell, y, unseen[card] ? String(unseen[card]) : '·', edge);
      });
    }
    y++;
  }
}

/** Jokers and trump-rank cards; at the right how many of them are unseen, by name where there is room. */
function drawTop(canvas: Canvas, y: number, { kinds }: GridRow, grid: HandGrid, measures: Measures): void {
  const { hand, unseen, swapped, position } = grid;
  const { strong } = canvas.theme;
  const { topCell, columns, windowClass } = measures;
  if (swapped) canvas.plain(0, y, 'NOT SEEN', strong);
  else canvas.plain(canvas.plain(0, y, 'TOP', strong) + 1, y, hand ? String(totalOf(hand, kinds)) : '');
  kinds.forEach((card, place) => {
    drawCell(canvas, CELLS + place * topCell, y, card, topCell, grid);
  });
  if (unseen === null) return;
  if (windowClass === 80 || swapped) {
    canvas.writeRight(columns, y, `out ${totalOf(unseen, kinds)}`);
    return;
  }
  const [joint, gap] = windowClass === 100 ? ['', ' '] : [' ', '  '];
  const names = kinds.map((card) => `${position.speaker.card(format(card))}${joint}${unseen[card]}`);
  canvas.writeRight(columns, y, `out ${names.join(gap)}`);
}

function drawCell(canvas: Canvas, x: number, y: number, card: Card, width: number, grid: HandGrid): void {
  const { hand, trumps, taken, cursor, open, every, unseen, swapped, position } = grid;
  const { lines, inverse, dim, strong } = canvas.theme;
  const suit = isJoker(card) ? strong : suitStyle(format(card), canvas.theme);
  const here = cursor === card;
  // In the row of a suit a card is written as its rank alone; elsewhere with its suit.
  const wide = isJoker(card) || rankOf(card) === trumps.rank;
  const copy = wide ? position.speaker.card(format(card)) : rankText(card);
  if (swapped && unseen) {
    const number = String(unseen[card] || '·');
    canvas.plain(x + 1, y, wide ? `${copy} ${number}` : number, unseen[card] ? suit : {});
    return;
  }
  const number = hand?.[card] ?? 0;
  const picked = taken?.[card] ?? 0;
  const marked = position.marked.has(`card ${format(card)}`);
  const sign = marked ? lines.aside : here ? lines.pointer : ' ';
  const mark = picked > 0 && !here ? '[' : sign;
  if (number === 0) {
    const text = mark + (every ? '-' : ' ');
    canvas.plain(x, y, here ? padded(text, 3) : text, here ? inverse : {});
    return;
  }
  const style: Style = {
    ...suit,
    ...(picked > 0 || marked ? strong : {}),
    ...(here ? inverse : {}),
    ...(open(card) ? {} : dim),
  };
  const full = mark + copy.repeat(picked) + (picked > 0 ? ']' : '') + copy.repeat(number - picked);
  // Four copies of which some are taken would be a column too wide for a small cell: the others are written as a number.
  const text = widthOf(full) <= width ? full : `${mark}${picked}${copy}]${number - picked || ''}`;
  canvas.plain(x, y, text, style);
}
