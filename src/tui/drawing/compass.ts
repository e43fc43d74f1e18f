/** All hands at once, in their places round the table. */
import { cut, fitting, linesIn, widthOf, wrap } from '../../width.ts';
import type { Size } from '../terminal/screen.ts';
import { type Area, area } from './area.ts';
import type { Canvas } from './canvas.tsx';
import { drawFace, FACES, type FaceSize, faceOf, SLOT } from './face.ts';
import {
  drawFan,
  drawGroups,
  drawStack,
  type FanGroup,
  type FanSize,
  fanColumns,
  groupsColumns,
  heldCard,
  stackRows,
} from './fan.ts';
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

/** Draws all hands in place of the table: four at its sides, with panels if there is room; others in cells; as text if fans do not fit. */
export function drawAllHands(canvas: Canvas, size: Size, all: AllHands, panels?: (at: Area) => void): void {
  const whole = area(0, 0, size.columns, size.rows);
  const fits = (at: Area) =>
    all.hands.length === 4 && SIZES.some(([fan, card]) => drawFour(canvas, at, all, fan, card));
  if (panels) {
    const [stage, beside] = besideIn(whole);
    if (fits(stage)) {
      panels(beside);
      return;
    }
  }
  if (!fits(whole)) drawCells(canvas, whole, all);
}

/** Sizes of hands and of the trick, the largest first. */
const SIZES: readonly (readonly [FanSize, FaceSize])[] = [
  ['tall', 'X'],
  ['tall', 'L'],
  ['short', 'M'],
];

/** The most columns of the hand at the top or bottom, and blank columns round the trick. */
const WIDE = 60;
/** The fewest columns for the name and the notes of a player beside large cards. */
const NOTED = 26;
const APART = 2;

const fansOf = (canvas: Canvas, { groups }: ShownHand): FanGroup[] =>
  groups.map((cards) => cards.map((card) => heldCard(card, canvas.theme)));

/** Splits the cards of a hand into this many fans of about the same length. */
function parted(groups: readonly FanGroup[], fans: number): FanGroup[] {
  const all = groups.flat();
  const each = Math.ceil(all.length / fans);
  return Array.from({ length: fans }, (_, place) => all.slice(place * each, (place + 1) * each)).filter(
    (cards) => cards.length > 0,
  );
}

const halves = (groups: readonly FanGroup[]): FanGroup[] => parted(groups, groups.flat().length < 4 ? 1 : 2);

/** Draws four hands. Returns false if one does not fit. */
function drawFour(
  canvas: Canvas,
  area: Area,
  { hands, apart }: AllHands,
  size: FanSize,
  card: FaceSize,
): boolean {
  const [south = [], west = [], north = [], east = []] = hands.map((hand) => fansOf(canvas, hand));
  const sides = [west, east].map(halves);
  const { columns, rows } = FACES[card];
  const middle = area.x + Math.ceil((area.columns - columns) / 2);
  const side = middle - columns - APART - 1 - area.x;
  if (size === 'tall' && side < NOTED) return false;
  const isWide = [south, north].some((groups) => groupsColumns(groups, size) > WIDE);
  if (isWide || sides.flat().some((cards) => fanColumns(cards, size) >= side)) return false;
  const ends = 1 + stackRows(1, size);
  const spare = area.rows - 2 * ends - 3 * rows;
  if (spare < 0) return false;
  const gap = Math.min(1, Math.floor(spare / 4));
  const top = area.y + Math.floor(spare / 2) - gap;
  const trick = top + ends + gap;
  const foot = trick + 3 * rows + gap;
  const centred = (width: number) => area.x + Math.floor((area.columns - width) / 2);
  const name = (seat: number, at: number, row: number) => drawName(canvas, at, row, hands[seat]!, side);
  const inMiddle = (seat: number) => centred(widthOf(plateOf(hands[seat]!, side)));
  const drawEnd = (groups: readonly FanGroup[], row: number) =>
    drawGroups(canvas, centred(groupsColumns(groups, size)), row, groups, size);
  name(2, inMiddle(2), top);
  if (north.length > 0) drawEnd(north, top + 1);
  const beside = trick + Math.ceil((3 * rows - 1 - stackRows(2, size)) / 2);
  const right = area.x + area.columns - 1;
  name(1, area.x + 1, beside);
  name(3, right - widthOf(plateOf(hands[3]!, side)), beside);
  sides.forEach((stack, place) => {
    const width = Math.max(1, ...stack.map((cards) => fanColumns(cards, size)));
    const x = place === 0 ? area.x + 1 : right - width;
    if (stack.length > 0) drawStack(canvas, x, beside + 1, stack, size);
  });
  if (south.length > 0) drawEnd(south, foot);
  name(0, inMiddle(0), foot + ends - 1);
  if (hands.some(({ play }) => play.length > 0))
    drawTrick(canvas, { x: middle, y: trick }, hands, size, card);
  drawApart(canvas, area, apart, centred(groupsColumns(north, size)) - area.x);
  return true;
}

/** Draws the trick between four players: south's card below, west's at the left. */
function drawTrick(
  canvas: Canvas,
  { x, y }: Pick<Area, 'x' | 'y'>,
  hands: readonly ShownHand[],
  size: FanSize,
  card: FaceSize,
): void {
  const { columns, rows } = FACES[card];
  const aside = columns + APART;
  const spots = [
    [x, y + 2 * rows],
    [x - aside, y + rows],
    [x, y],
    [x + aside, y + rows],
  ] as const;
  spots.forEach(([at, top], seat) => {
    const hand = hands[seat]!;
    if (hand.play.length <= 1) drawPlayed(canvas, at, top, hand, card);
    else {
      const fan = fanOf(canvas, hand);
      const width = fanColumns(fan, size);
      // Several cards of west end, and those of east begin, at the middle of their place.
      const left = [x + Math.floor((columns - width) / 2), x + Math.floor(columns / 2) - width][seat % 2]!;
      const row = top + Math.floor((rows - stackRows(1, size)) / 2);
      drawFan(canvas, seat === 3 ? x + Math.ceil(columns / 2) : left, row, fan, {
        size,
        winning: hand.isWinning,
      });
    }
  });
}

/** Draws cards aside at the upper left, in this many columns. */
function drawApart(canvas: Canvas, { x, y, rows }: Area, apart: readonly Apart[], columns: number): void {
  const lines = apart.flatMap(({ name, cards }) => [
    { text: name, style: canvas.theme.strong },
    ...wrap(cards.join(' '), Math.min(24, columns - 1)).map((text) => ({ text, style: {} })),
  ]);
  lines
    .slice(0, Math.floor(rows / 3))
    .forEach(({ text, style }, row) => void canvas.write(x + 1, y + row, text, style));
}

const NAME = 16;

const noteOf = ({ name, notes }: ShownHand, columns: number): string =>
  fitting([...notes, ''], columns - widthOf(cut(name, NAME)) - 4);

const plateOf = (hand: ShownHand, columns: number): string =>
  `  ${cut(hand.name, NAME)}  ${noteOf(hand, columns)}`;

function drawName(canvas: Canvas, x: number, y: number, hand: ShownHand, columns: number): void {
  const { theme } = canvas;
  if (hand.isToMove) canvas.plain(x, y, theme.lines.pointer, theme.strong);
  const style = hand.isToMove ? { ...theme.strong, ...theme.inverse } : theme.strong;
  canvas.write(canvas.plain(x + 2, y, cut(hand.name, NAME), style) + 2, y, noteOf(hand, columns));
}

const LED = 'led';

/** Draws a played card, or a slot before it. */
function drawPlayed(
  canvas: Canvas,
  x: number,
  y: number,
  { play: [card], isLed, isWinning }: ShownHand,
  size: FaceSize,
): void {
  const state = isWinning ? 'winning' : 'plain';
  const face = card === undefined ? SLOT : faceOf(card, canvas.theme, state, isLed ? LED : undefined);
  drawFace(canvas, x, y, face, size);
}

const fanOf = ({ theme }: Canvas, { play, isLed }: ShownHand): FanGroup =>
  play.map((card) => heldCard(card, theme, 'plain', isLed ? LED : undefined));

/** Draws hands in cells: for six in two columns of three, from the lower left round; for fewer in one column. */
function drawCells(canvas: Canvas, area: Area, { hands, apart }: AllHands): void {
  const across = hands.length > 3 ? 2 : 1;
  const down = Math.ceil(hands.length / across);
  const rows = Math.floor((area.rows - (apart.length > 0 ? 1 : 0)) / down);
  const columns = Math.floor((area.columns - across + 1) / across);
  if (across === 2) canvas.vertical(columns, 0, rows * down);
  hands.forEach((hand, seat) => {
    const column = seat < down ? 0 : 1;
    const row = across === 1 ? seat : column === 0 ? down - 1 - seat : seat - down;
    const cell = { x: column * (columns + 1), y: row * rows, columns, rows };
    drawCell(canvas, cell, hand, column === 0 && across === 2);
  });
  if (apart.length > 0) {
    const line = apart.map(({ name, cards }) => `${name} ${cards.join(' ')}`).join('   ');
    canvas.write(0, area.rows - 1, cut(line, area.columns));
  }
}

/** Draws the hand of a cell as the largest fans that fit, or as text. The play stands beside them, or below or to the right of the name. */
function drawCell(canvas: Canvas, area: Area, hand: ShownHand, isLeft: boolean): void {
  const { x, y, columns, rows } = area;
  const groups = fansOf(canvas, hand);
  const fits = SIZES.flatMap(([size, card]) =>
    [1, 2, 3].map((fans) => ({ size, card, stack: parted(groups, fans) })),
  ).find(({ size, stack }) => {
    const used = 1 + stackRows(stack.length, size);
    const isNarrow = stack.every((cards) => fanColumns(cards, size) <= columns - 2);
    // Tall fans one below the other are only for cells with room for a play.
    return isNarrow && used + (size === 'short' || stack.length < 2 ? 0 : stackRows(1, size)) <= rows;
  });
  if (groups.length === 0 || fits === undefined) {
    drawHead(canvas, area, hand);
    drawText(canvas, area, hand);
    return;
  }
  const { size, card, stack } = fits;
  drawStack(canvas, x + 1, y + 1, stack, size);
  const widest = 1 + Math.max(...stack.map((cards) => fanColumns(cards, size)));
  const face = FACES[card];
  const under = y + 1 + stackRows(stack.length, size);
  const isSingle = hand.play.length === 1;
  const play = fanOf(canvas, hand);
  const small = under + stackRows(1, size) <= y + rows ? size : 'short';
  if (isSingle && widest + face.columns + 1 < columns && face.rows < rows)
    drawPlayed(canvas, x + columns - face.columns - 1, y + 1, hand, card);
  else if (
    hand.play.length > 0 &&
    under + stackRows(1, small) <= y + rows &&
    fanColumns(play, small) < columns
  ) {
    const at = isLeft ? x + columns - 1 - fanColumns(play, small) : x + 1;
    drawFan(canvas, at, under, play, { size: small, winning: hand.isWinning });
  } else {
    drawHead(canvas, area, hand);
    return;
  }
  drawName(canvas, x, y, hand, columns);
}

/** Draws a hand as text, a line a group. If there are too many groups, the shortest neighbours share lines. */
function drawText(canvas: Canvas, { x, y, columns, rows }: Area, { groups }: ShownHand): void {
  const texts = groups.map(inText);
  let few = texts;
  while (few.length >= rows && few.length > 1) few = withShortestJoined(few);
  const bySuit = few.flatMap((text) => linesIn(text, columns - 4));
  const lines = bySuit.length < rows ? bySuit : wrap(texts.join(' '), columns - 4);
  lines.slice(0, rows - 1).forEach((line, row) => void canvas.write(x + 2, y + 1 + row, line));
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

/** Draws a name, with the play to its right. */
function drawHead(canvas: Canvas, { x, y, columns }: Area, hand: ShownHand): void {
  const { play, isLed } = hand;
  const text = [inText(play), ...(isLed ? [LED] : [])].join(' ');
  drawName(canvas, x, y, hand, columns - widthOf(text) - 2);
  canvas.writeRight(x + columns - 1, y, text);
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
