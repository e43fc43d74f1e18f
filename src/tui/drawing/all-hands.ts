/** All hands at once, in cells in the order of play. */
import { cut, fitting, linesIn, linesWithin, widthOf } from '../../width.ts';
import type { Size } from '../terminal/screen.ts';
import { type Area, area } from './area.ts';
import type { Canvas } from './canvas.tsx';
import { chipsColumns, drawGroupsIn, fits } from './chips.ts';
import { drawFace, FACES, faceOf } from './face.ts';
import { heldCard } from './fan.ts';
import { besideIn } from './panel.ts';

/** A player's cards and play. */
export interface ShownHand {
  readonly name: string;
  /** Texts after the name, in several lengths, the longest first: the number of cards left and the player's score. */
  readonly notes: readonly string[];
  /** From left to right, each card as a speaker writes it, in groups. */
  readonly groups: readonly (readonly string[])[];
  readonly isToMove: boolean;
  /** The cards of the present play; empty before it. */
  readonly play: readonly string[];
  readonly isLed: boolean;
  readonly isWinning: boolean;
}

/** Cards that belong to no hand. */
export interface Apart {
  readonly name: string;
  readonly cards: readonly string[];
}

/** Everybody's hand, and cards aside. */
export interface AllHands {
  readonly hands: readonly ShownHand[];
  readonly apart: readonly Apart[];
}

/** Least columns of a room for panels beside the hands. */
const ROOMY = 98;

/** Draws all hands in place of the table, with panels at their right if there is room. */
export function drawAllHands(canvas: Canvas, size: Size, all: AllHands, panels?: (at: Area) => void): void {
  const whole = area(0, 0, size.columns, size.rows);
  const [stage, beside] = panels ? besideIn(whole, ROOMY) : [whole, null];
  drawCells(canvas, stage, all);
  if (beside) panels?.(beside);
}

/** Draws hands in cells: more than three in two columns, from the lower left round; fewer in one. */
function drawCells(canvas: Canvas, at: Area, { hands, apart }: AllHands): void {
  const across = hands.length > 3 ? 2 : 1;
  const down = Math.ceil(hands.length / across);
  const rows = Math.floor((at.rows - (apart.length > 0 ? 1 : 0)) / down);
  const columns = Math.floor((at.columns - across + 1) / across);
  if (across === 2) canvas.vertical(columns, 0, rows * down);
  hands.forEach((hand, seat) => {
    const column = seat < down ? 0 : 1;
    const row = across === 1 ? seat : column === 0 ? down - 1 - seat : seat - down;
    drawCell(canvas, area(column * (columns + 1), row * rows, columns, rows), hand);
  });
  if (apart.length > 0) {
    const line = apart.map(({ name, cards }) => `${name} ${cards.join(' ')}`).join('   ');
    canvas.write(0, at.rows - 1, cut(line, at.columns));
  }
}

/** Draws a hand as large as it fits below its name, else as text. */
function drawCell(canvas: Canvas, at: Area, hand: ShownHand): void {
  const { theme } = canvas;
  drawHead(canvas, at, hand);
  const below = area(at.x + 1, at.y + 1, at.columns - 2, at.rows - 1);
  const groups = hand.groups.map((cards) => cards.map((card) => heldCard(card, theme)));
  if (groups.length === 0) return;
  if (fits(below, groups)) drawGroupsIn(canvas, below, groups);
  else drawText(canvas, at, hand);
}

const NAME = 16;
const LED = 'led';
/** The sign of the winning play, as in lists of tricks. */
const WINS = '*';

/** Draws a name with its notes, and the play to their right: as chips, or as text if they do not fit. */
function drawHead(canvas: Canvas, { x, y, columns }: Area, hand: ShownHand): void {
  const { theme } = canvas;
  const { play, isLed, isWinning, isToMove } = hand;
  const notes = [isLed ? LED : '', isWinning ? WINS : ''].filter(Boolean).join(' ');
  const name = cut(hand.name, NAME);
  const chips = chipsColumns(play.length) + widthOf(notes) + 1;
  const areChips = play.length > 0 && chips <= columns - widthOf(name) - 4;
  const text = [inText(play), notes].filter(Boolean).join(' ');
  const room = columns - (areChips ? chips : widthOf(text)) - 2;
  if (isToMove) canvas.plain(x, y, theme.lines.pointer, theme.strong);
  const style = isToMove ? { ...theme.strong, ...theme.inverse } : theme.strong;
  const after = canvas.plain(x + 2, y, name, style) + 2;
  canvas.write(after, y, fitting([...hand.notes, ''], room - widthOf(name) - 4));
  if (!areChips) {
    canvas.writeRight(x + columns - 1, y, text, isWinning ? theme.strong : {});
    return;
  }
  const from = x + columns - chips;
  play.forEach((card, place) => {
    const face = faceOf(card, theme, isWinning ? 'winning' : 'plain');
    drawFace(canvas, from + place * FACES.C.columns, y, face, 'C');
  });
  canvas.writeRight(x + columns - 1, y, notes);
}

/** Draws a hand as text, a line a group. If there are too many groups, the shortest neighbours share lines. A mark stands for cards without room. */
function drawText(canvas: Canvas, { x, y, columns, rows }: Area, { groups }: ShownHand): void {
  const texts = groups.map(inText);
  let few = texts;
  while (few.length >= rows && few.length > 1) few = withShortestJoined(few);
  const bySuit = few.flatMap((text) => linesIn(text, columns - 4));
  const lines = bySuit.length < rows ? bySuit : linesWithin(texts.join(' '), columns - 4, rows - 1);
  lines.forEach((line, row) => void canvas.write(x + 2, y + 1 + row, cut(line, columns - 4)));
}

/** Joins the two neighbours that make the shortest text. */
function withShortestJoined(texts: readonly string[]): string[] {
  const pairs = texts.slice(1).map((text, place) => `${texts[place]} ${text}`);
  const shortest = pairs.reduce(
    (best, pair, place) => (widthOf(pair) < widthOf(pairs[best]!) ? place : best),
    0,
  );
  return texts.toSpliced(shortest, 2, pairs[shortest]!);
}

/** Writes cards as text: ranks of one suit run together, tens with blanks around them, the suit at the end: `AK 10 9♥`. */
export function inText(cards: readonly string[]): string {
  const words: { ranks: string[]; suit: string }[] = [];
  for (const card of cards) {
    const isJoker = /^[RB]J$|^JK$/.test(card);
    const [rank, suit] = isJoker ? [card, ''] : [card.slice(0, -1), card.slice(-1)];
    const last = words.at(-1);
    if (last && last.suit === suit && suit !== '') last.ranks.push(rank);
    else words.push({ ranks: [rank], suit });
  }
  const joined = (ranks: readonly string[]) =>
    ranks.reduce((text, rank, place) => {
      const isWide = rank.length > 1 || (place > 0 && ranks[place - 1]!.length > 1);
      return text + (place > 0 && isWide ? ' ' : '') + rank;
    }, '');
  return words.map(({ ranks, suit }) => joined(ranks) + suit).join(' ');
}
