/** All hands at once, at their places round the table. */
import { cut, widthOf, wrap } from '../../width.ts';
import type { Canvas } from './canvas.tsx';
import { drawFace, FACES, faceOf, SLOT } from './face.ts';
import { drawFan, drawGroups, drawStack, type FanGroup, fanColumns, groupsColumns, heldCard } from './fan.ts';

/** What a player holds, and what lies before them. */
export interface ShownHand {
  readonly name: string;
  /** Behind the name: how many cards are left. */
  readonly note: string;
  /** From left to right, each card as a speaker writes it, those that belong together in one group. */
  readonly groups: readonly (readonly string[])[];
  readonly isToMove: boolean;
  /** What lies before the player; none before they have played. */
  readonly play: readonly string[];
  readonly isLed: boolean;
  readonly isWinning: boolean;
}

/** Cards in nobody's hand. */
export interface Apart {
  readonly name: string;
  readonly cards: readonly string[];
}

/** The columns and rows that a table of four takes. */
const FOUR = { columns: 78, rows: 17 };
/** The widest hand at a side, and at the top or bottom. */
const SIDE = 25;
const WIDE = 60;

/** Draws all hands: four at the sides of the table, others in cells; in text where fans have no room. */
export function drawAllHands(canvas: Canvas, hands: readonly ShownHand[], apart: readonly Apart[]): void {
  if (hands.length === 4 && drawFour(canvas, hands, apart)) return;
  drawCells(canvas, hands, apart);
}

const fansOf = (canvas: Canvas, { groups }: ShownHand): FanGroup[] =>
  groups.map((cards) => cards.map((card) => heldCard(card, canvas.theme)));

/** The cards of a hand in two fans of about the same length. */
function halves(groups: readonly FanGroup[]): FanGroup[] {
  const all = groups.flat();
  const first = Math.ceil(all.length / 2);
  return all.length < 4 ? [all] : [all.slice(0, first), all.slice(first)];
}

/** False where a hand is too wide. */
function drawFour(canvas: Canvas, hands: readonly ShownHand[], apart: readonly Apart[]): boolean {
  const fans = hands.map((hand) => fansOf(canvas, hand));
  const [south = [], west = [], north = [], east = []] = fans;
  const sides = [west, east].map(halves);
  const isWide = [south, north].some((groups) => groupsColumns(groups, 'short') > WIDE);
  if (isWide || sides.flat().some((cards) => fanColumns(cards) > SIDE)) return false;
  const x = Math.floor((canvas.columns - FOUR.columns) / 2);
  const y = Math.max(0, Math.floor((canvas.rows - FOUR.rows) / 2));
  const centred = (groups: readonly FanGroup[], row: number) => {
    if (groups.length === 0) return;
    drawGroups(
      canvas,
      x + Math.floor((FOUR.columns - groupsColumns(groups, 'short')) / 2),
      row,
      groups,
      'short',
    );
  };
  const name = (seat: number, at: number, row: number) => drawName(canvas, at, row, hands[seat]!);
  const middle = (seat: number) => x + Math.floor((FOUR.columns - widthOf(plateOf(hands[seat]!))) / 2);
  name(2, middle(2), y);
  centred(north, y + 1);
  name(1, x + 1, y + 6);
  sides.forEach((stack, side) => {
    const seat = side === 0 ? 1 : 3;
    const columns = Math.max(1, ...stack.map((cards) => fanColumns(cards)));
    const left = side === 0 ? x + 1 : x + FOUR.columns - 1 - columns;
    if (hands[seat]!.groups.length > 0) drawStack(canvas, left, y + 7, stack);
  });
  name(3, x + FOUR.columns - 1 - widthOf(plateOf(hands[3]!)), y + 6);
  centred(south, y + 13);
  name(0, middle(0), y + 16);
  const spots = [
    [37, 10],
    [30, 7],
    [37, 4],
    [44, 7],
  ] as const;
  if (hands.some(({ play }) => play.length > 0))
    spots.forEach(([column, row], seat) => void drawPlay(canvas, x + column, y + row, hands[seat]!));
  const lines = apart.flatMap(({ name: title, cards }) => [title, ...wrap(cards.join(' '), 18)]);
  lines.slice(0, 6).forEach((line, row) => void canvas.write(x, y + row, line));
  return true;
}

const plateOf = ({ name, note }: ShownHand): string => `  ${name}  ${note}`;

function drawName(canvas: Canvas, x: number, y: number, hand: ShownHand): void {
  const { theme } = canvas;
  if (hand.isToMove) canvas.plain(x, y, theme.lines.pointer, theme.strong);
  const style = hand.isToMove ? { ...theme.strong, ...theme.inverse } : theme.strong;
  canvas.plain(canvas.plain(x + 2, y, cut(hand.name, 16), style) + 2, y, hand.note);
}

/** A card or a fan that was played; a slot where nothing was. */
function drawPlay(canvas: Canvas, x: number, y: number, { play, isLed, isWinning }: ShownHand): void {
  const { theme } = canvas;
  const foot = isLed ? 'led' : undefined;
  if (play.length > 1) {
    const fan = play.map((card) => ({ ...heldCard(card, theme), ...(foot && { foot }) }));
    drawFan(canvas, x + 2 - Math.floor(fanColumns(fan) / 2), y, fan, { winning: isWinning });
  } else if (play[0] === undefined) drawFace(canvas, x, y, SLOT, 'M');
  else drawFace(canvas, x, y, faceOf(play[0], theme, isWinning ? 'winning' : 'plain', foot), 'M');
}

/** Hands in cells: two columns of three for six, from the lower left round, one column for fewer. */
function drawCells(canvas: Canvas, hands: readonly ShownHand[], apart: readonly Apart[]): void {
  const { theme } = canvas;
  const across = hands.length > 3 ? 2 : 1;
  const down = Math.ceil(hands.length / across);
  const rows = Math.floor((canvas.rows - (apart.length > 0 ? 1 : 0)) / down);
  const columns = Math.floor((canvas.columns - across + 1) / across);
  if (across === 2) canvas.vertical(columns, 0, rows * down);
  hands.forEach((hand, seat) => {
    const column = seat < down ? 0 : 1;
    const row = across === 1 ? seat : column === 0 ? down - 1 - seat : seat - down;
    drawCell(canvas, { x: column * (columns + 1), y: row * rows, columns, rows }, hand);
  });
  if (apart.length > 0) {
    const line = apart.map(({ name, cards }) => `${name} ${cards.join(' ')}`).join('   ');
    canvas.write(0, canvas.rows - 1, cut(line, canvas.columns), theme.dim);
  }
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

function drawCell(canvas: Canvas, { x, y, columns, rows }: Room, hand: ShownHand): void {
  const groups = fansOf(canvas, hand);
  const all = groups.flat();
  drawName(canvas, x + 1, y, hand);
  const face = FACES.M.columns;
  const isBeside = hand.play.length <= 1;
  const one = isBeside ? columns - 3 - face : columns - 3;
  // A card that was played, and a fan beside it.
  if (all.length > 0 && rows >= 4 && fanColumns(all) <= one) {
    drawFan(canvas, x + 1, y + 1, all);
    if (isBeside && hand.play.length > 0) drawPlay(canvas, x + columns - face - 1, y + 1, hand);
    else writePlay(canvas, x + columns - 1, y, hand);
    return;
  }
  writePlay(canvas, x + columns - 1, y, hand);
  const stack = halves(groups);
  if (all.length > 0 && rows >= 6 && stack.every((cards) => fanColumns(cards) <= columns - 3)) {
    drawStack(canvas, x + 1, y + 1, stack);
    return;
  }
  const bySuit = hand.groups.flatMap((cards) => wrap(inText(cards), columns - 5));
  const lines = bySuit.length < rows ? bySuit : wrap(hand.groups.map(inText).join(' '), columns - 5);
  lines.slice(0, rows - 1).forEach((line, row) => void canvas.write(x + 3, y + 1 + row, line));
}

/** What was played, at the right of the name. */
function writePlay(canvas: Canvas, end: number, y: number, { play, isLed }: ShownHand): void {
  if (play.length > 0) canvas.writeRight(end, y, `${inText(play)}${isLed ? ' led' : ''}`);
}

/** Cards as text: ranks of one suit run together, their suit behind them. */
export function inText(cards: readonly string[]): string {
  const words: string[] = [];
  let suit = '';
  for (const card of cards) {
    const own = /^[RB]J$|^JK$/.test(card) ? '' : card.slice(-1);
    if (own !== '' && own === suit) words.push(words.pop()!.slice(0, -1) + card);
    else words.push(card);
    suit = own;
  }
  return words.join(' ');
}
