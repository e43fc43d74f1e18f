import { COLOURS } from '../../../engine/kings-court/cards.ts';
import { capital } from '../../../engine/words.ts';
import { shareText } from '../../../front/records.ts';
import type { GameParts } from '../../../games.ts';
import type { FinishedMatch } from '../../../store/saved.ts';
import { aloneIn } from '../../../store/statistics.ts';
import { cut, fitting, paddedLeft, widthOf, wrap } from '../../../width.ts';
import { type Draft, playersOf, valueIn } from '../../draft.ts';
import { area } from '../../drawing/area.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import { drawFace, drawFramed, FACES, type Face, type FaceSize, faceOf } from '../../drawing/face.ts';
import type { Binding } from '../../keys.ts';
import { firstShown, touchRow } from '../../parts/list-keys.ts';
import { pitchIn } from '../../parts/room.ts';
import type { Poster } from '../../poster.ts';
import { posterOf } from '../../tables.ts';
import type { Size } from '../../terminal/screen.ts';
import type { Theme } from '../../theme.ts';
import type { MenuMemory } from './memory.ts';
import { keptTexts, type ListedMatch, matchText, ownTexts, seatsText } from './words.ts';

export interface MenuBoard {
  readonly catalogue: readonly GameParts[];
  readonly state: MenuMemory;
  /** The open matches in the menu. */
  readonly open: readonly ListedMatch[];
  readonly played: readonly FinishedMatch[];
  readonly draft: Draft;
  readonly seat: number;
  readonly bindings: readonly Binding[];
}

/** Keys that the menu writes out below the games, in this order, if they work: for pages, and for the next match. */
const PAGES = [...'dgmtor'];
const DRAFT = [...'n+beh'];
/** The least size for the whole menu. In a wider window it takes these columns. */
const FULL = { columns: 78, rows: 17 };
const WIDEST = 100;
/** Least rows for large cards. */
const LARGE = 24;
/** Columns to the left of a game's title. */
const TITLE = 5;

/** Draws the menu between banner and verdict. */
export function paintMenu(board: MenuBoard, { columns, rows }: Size, theme: Theme): Canvas {
  const canvas = new Canvas(columns, rows, theme);
  if (columns < FULL.columns || rows < FULL.rows) drawSmall(canvas, board);
  else drawFull(canvas, board);
  return canvas;
}

/** Draws open matches, the games with facts on the chosen one, and the next match. Blank rows separate them if there is room. */
function drawFull(canvas: Canvas, board: MenuBoard): void {
  const { catalogue, state, open } = board;
  const { rows } = canvas;
  const columns = Math.min(WIDEST, canvas.columns);
  const x = (canvas.columns - columns) >> 1;
  const poster = posterOf(catalogue[state.game]!.game);
  const size = rows < LARGE ? 'M' : 'L';
  const told = poster ? FACES[size].rows + 1 : 0;
  let spare = rows - open.length - catalogue.length - told - 3;
  const blank = (): number => (spare-- > 0 ? 1 : 0);
  const kept = open.length > 0 ? open.length + blank() : 0;
  const games = catalogue.length + told + blank();
  const draft = 2 + blank();
  const top = Math.floor(Math.max(0, spare) / 3);
  drawKept(canvas, x, top, columns, board);
  if (poster) drawPoster(canvas, x, top + kept + state.game + 1, columns, poster, size);
  drawGames(canvas, x, top + kept, columns, board, 1, told);
  drawDraftLine(canvas, x + 2, top + kept + games, columns - 2, board);
  drawWritten(canvas, x, top + kept + games + 1, board, DRAFT);
  drawWritten(canvas, x, top + kept + games + draft, board, PAGES);
}

/** Draws a small window: the latest open match, the games, and a line with the next match. */
function drawSmall(canvas: Canvas, board: MenuBoard): void {
  const { columns, rows } = canvas;
  const pitch = pitchIn(canvas);
  const kept = pitch === 1 ? board.open.length : Math.min(1, board.open.length);
  drawKept(canvas, 0, 0, columns, board, kept);
  drawGames(canvas, 0, kept * pitch, columns, board, pitch, 0);
  const games = (kept + board.catalogue.length) * pitch;
  const spare = rows - games - 2 * pitch - 1;
  const y = games + Math.max(0, Math.min(1, spare));
  const end = drawWritten(canvas, 0, y, board, PAGES);
  if (end < rows) drawDraftLine(canvas, 0, end + Math.max(0, Math.min(1, rows - end - 1)), columns, board);
}

/** Draws the open matches, a line each. If not all fit, the chosen one is among those shown. */
function drawKept(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  { catalogue, state, open }: MenuBoard,
  most = open.length,
): void {
  const first = firstShown(Math.max(0, state.open), open.length, most);
  const pitch = pitchIn(canvas);
  open.slice(first, first + most).forEach((match, place) => {
    const row = y + place * pitch;
    const whole = matchText(match, catalogue);
    const room = columns - TITLE - 2;
    const text = fitting(keptTexts(match), room - widthOf(whole));
    canvas.write(x + 2, row, first + place === 0 ? 'c' : '');
    canvas.write(x + TITLE, row, cut(whole, room - widthOf(text)));
    canvas.writeRight(x + columns, row, text);
    touchRow(canvas, area(x, row, columns, pitch), first + place, state.open);
  });
}

/** The fewest columns for more of a game than its title and the number of matches. */
const NAMED = 44;

/** Draws the games, a line each, `pitch` rows apart: seats, subject, matches played and won. Below the chosen one, `told` rows stay free. */
function drawGames(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  { catalogue, state, open, played }: MenuBoard,
  pitch: number,
  told: number,
): void {
  const isNarrow = columns < NAMED;
  const chosen = state.open >= 0 ? -1 : state.game;
  catalogue.forEach(({ game }, place) => {
    const row = y + pitch * place + (place > state.game ? told : 0);
    const record = aloneIn(played, game.id);
    const share = paddedLeft(shareText(record.won, record.played), 4);
    const text = record.played === 0 ? '' : `${record.played}${isNarrow ? '' : ' played'} ${share}`;
    canvas.write(x + 2, row, String(place + 1));
    canvas.write(x + TITLE, row, cut(game.title, isNarrow ? 20 : 16));
    canvas.writeRight(x + columns, row, text);
    if (!isNarrow) {
      canvas.write(x + 21, row, seatsText(game), canvas.theme.quiet);
      canvas.write(x + 30, row, cut(game.tagline, columns - 30 - (text ? widthOf(text) + 2 : 0)));
    }
    const rows = pitch + (place === state.game ? told : 0);
    touchRow(canvas, area(x, row, columns, rows), open.length + place, open.length + chosen);
  });
}

/** Draws four cards of the chosen game, and beside them how it is played and won. */
function drawPoster(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  { cards, play, aim }: Poster,
  size: 'M' | 'L',
): void {
  const { columns: width, rows: height } = FACES[size];
  let at = x + TITLE;
  for (const [card, worth] of Object.entries(cards)) {
    drawPosterCard(canvas, at, y, card, size);
    canvas.writeCentred(at, y + height, width, worth);
    at += width + 2;
  }
  const lines = wrap([...play, `${capital(aim)}.`].join(' '), x + columns - at - 1);
  lines.forEach((line, row) => void canvas.write(at + 1, y + row, line));
}

/** Draws keys with their actions, on as many lines as they take and there are. Returns the row below. */
function drawWritten(
  canvas: Canvas,
  from: number,
  y: number,
  { bindings }: MenuBoard,
  keys: readonly string[],
): number {
  const pitch = pitchIn(canvas);
  const left = from + (pitch > 1 ? 1 : 2);
  let [x, row] = [left, y];
  for (const key of keys) {
    const binding = bindings.find(({ keys }) => keys[0] === key);
    if (!binding) continue;
    const { label, name = key } = binding;
    const width = widthOf(name) + 1 + widthOf(label);
    if (x + width > canvas.columns) [x, row] = [left, row + pitch];
    if (row + pitch > canvas.rows) return row;
    canvas.write(canvas.plain(x, row, name, canvas.theme.strong) + 1, row, label);
    canvas.touch(area(x, row, width, pitch), key);
    x += width + 2;
  }
  return row + pitch;
}

/** Draws the next match in a line: its players, the level of its bots, and with enough room a seed and the house rules of its own. */
function drawDraftLine(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  { catalogue, state, draft, seat }: MenuBoard,
): void {
  const { strong, inverse } = canvas.theme;
  const players = playersOf(draft).map(({ name, bot }) => (bot === null ? name : 'bot'));
  const { options } = catalogue[state.game]!.game;
  const changed = options.filter((spec) => valueIn(draft, spec) !== spec.default).length;
  const fits = (text: string) => 5 * players.length + widthOf(text) <= columns;
  const level = ownTexts(draft.level, cut(draft.seed, 24), changed).find(fits) ?? '';
  const room = Math.floor((columns - widthOf(level)) / players.length) - 2;
  let at = x;
  players.forEach((player, place) => {
    const here = place === seat;
    const name = cut(player, room);
    at = canvas.plain(at, y, here ? `[${name}]` : ` ${name} `, here ? { ...strong, ...inverse } : {});
  });
  canvas.writeRight(x + columns, y, level);
}

/** Draws a card of any game by its canonical text. */
function drawPosterCard(canvas: Canvas, x: number, y: number, card: string, size: FaceSize): void {
  const { theme } = canvas;
  const colour = COLOURS.find((letter) => card[0] === letter);
  if (!colour || !/^.[\dK]$/.test(card)) {
    drawFace(canvas, x, y, faceFrom(card, theme), size);
    return;
  }
  // Rank and suit change places, as on the board of King's Court.
  const [rank, suit] = size === 'M' ? [colour, card[1]!] : [card[1]!, colour];
  const [style, frame] = [theme.tile[colour], theme.courtEdge[colour]];
  drawFramed(canvas, x, y, { rank, suit, style, frame, state: 'plain' }, size);
}

function faceFrom(card: string, theme: Theme): Face {
  const suit = theme.suits[card.at(-1) as keyof Theme['suits']];
  return faceOf(suit && card !== 'JK' ? card.slice(0, -1) + suit.glyph : card, theme);
}
