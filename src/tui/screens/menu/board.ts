import { shareText } from '../../../front/records.ts';
import type { GameParts } from '../../../games.ts';
import type { FinishedMatch } from '../../../store/saved.ts';
import { aloneIn } from '../../../store/statistics.ts';
import { cut, fitting, paddedLeft, widthOf, wrap } from '../../../width.ts';
import type { Draft } from '../../draft.ts';
import { area } from '../../drawing/area.ts';
import { Canvas } from '../../drawing/canvas.tsx';
import { FACES } from '../../drawing/face.ts';
import { drawBox } from '../../drawing/panel.ts';
import type { TableSize } from '../../drawing/size.ts';
import type { Binding } from '../../keys.ts';
import { pitchIn } from '../../parts/frame.tsx';
import { firstShown, touchRow } from '../../parts/list-keys.ts';
import { posterOf } from '../../tables.ts';
import type { Theme } from '../../theme.ts';
import { drawPosterCard } from './card.ts';
import { drawDraft, drawDraftLine } from './draft.ts';
import type { MenuMemory } from './keys.ts';
import { keptTexts, type ListedMatch, matchText, seatsText } from './words.ts';

export interface MenuBoard {
  readonly catalogue: readonly GameParts[];
  readonly state: MenuMemory;
  /** The open matches that are listed. */
  readonly open: readonly ListedMatch[];
  readonly played: readonly FinishedMatch[];
  readonly draft: Draft;
  readonly seat: number;
  readonly bindings: readonly Binding[];
}

/** Keys that the menu writes out under the games, in their order, as far as they work. */
const WRITTEN = [...'dgmtor'];
/** Rows of the match that would begin. */
const DRAFT_ROWS = 5;
/** From 100 columns on: columns of the boxes at the left, and rows of those and the chosen game's. */
const LEFT = 71;
const BOXES = 16;

/** The menu between banner and verdict. */
export function paintMenu(board: MenuBoard, { windowClass, columns, rows }: TableSize, theme: Theme): Canvas {
  const canvas = new Canvas(columns, rows, theme);
  const { catalogue, open } = board;
  if (columns < FULL.columns || rows < FULL.rows) {
    drawSmall(canvas, board);
    return canvas;
  }
  if (windowClass === 80) {
    const games = open.length + (open.length > 0 ? 1 : 0);
    drawKept(canvas, 0, 0, columns, board, 'Continue');
    drawGames(canvas, 0, games, columns, board, 1);
    drawWritten(canvas, games + catalogue.length + 1, board);
    drawDraft(canvas, rows - DRAFT_ROWS, board, true);
    return canvas;
  }
  const spare = rows - BOXES - 2 - DRAFT_ROWS;
  const top = Math.floor(spare / 3);
  const kept = open.length === 0 ? 0 : open.length + 2;
  if (kept > 0) {
    drawBox(canvas, area(0, top, LEFT, kept), 'Continue');
    drawKept(canvas, 2, top + 1, LEFT - 4, board, '');
  }
  const inside = BOXES - kept - 2;
  drawBox(canvas, area(0, top + kept, LEFT, BOXES - kept), 'Games', 'played   won');
  drawGames(canvas, 2, top + kept + 1, LEFT - 4, board, 2 * catalogue.length - 1 <= inside ? 2 : 1);
  drawChosen(canvas, LEFT + 1, top, columns - LEFT - 1, board, windowClass >= 120);
  drawWritten(canvas, top + BOXES + 1, board);
  drawDraft(canvas, top + BOXES + 2 + Math.min(1, spare), board, false);
  return canvas;
}

/** The least room for all of the menu. */
const FULL = { columns: 78, rows: 17 };

/** In a small window: the match that was left last, the games, and in a line the match that would begin. */
function drawSmall(canvas: Canvas, board: MenuBoard): void {
  const { columns, rows } = canvas;
  const pitch = pitchIn(canvas);
  const kept = pitch === 1 ? board.open.length : Math.min(1, board.open.length);
  drawKept(canvas, 0, 0, columns, board, '', kept);
  drawGames(canvas, 0, kept * pitch, columns, board, pitch);
  const games = (kept + board.catalogue.length) * pitch;
  const spare = rows - games - 2 * pitch - 1;
  const y = games + Math.max(0, Math.min(1, spare));
  const end = drawWritten(canvas, y, board);
  if (end < rows) drawDraftLine(canvas, end + Math.max(0, Math.min(1, rows - end - 1)), board);
}

/** A line of a list: the mark of what is chosen, its key and its title. Answers the column after the title's. */
function drawItem(canvas: Canvas, x: number, y: number, key: string, title: string, chosen: boolean): number {
  const { inverse, strong, lines } = canvas.theme;
  if (!chosen) return canvas.write(x, y, `  ${key}  ${title}`);
  return canvas.write(x, y, `${lines.pointer} ${key}  ${title}`, { ...strong, ...inverse });
}

/** The matches that can be gone on with, a line each; only so many where they are not all shown, the chosen one among them. */
function drawKept(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  { catalogue, state, open }: MenuBoard,
  title: string,
  most = open.length,
): void {
  const first = firstShown(Math.max(0, state.open), open.length, most);
  open.slice(first, first + most).forEach((match, place) => {
    const chosen = first + place === state.open;
    const key = first + place === 0 ? 'c' : ' ';
    const pitch = pitchIn(canvas);
    touchRow(canvas, area(x, y + place * pitch, columns, pitch), first + place, state.open);
    const whole = matchText(match, catalogue);
    const room = columns - 5 - 2 - (title ? widthOf(title) + 2 : 0);
    const text = fitting(keptTexts(match), room - widthOf(whole));
    const what = cut(whole, room - widthOf(text));
    if (title === '') drawItem(canvas, x, y + place, key, what, chosen);
    else canvas.write(drawItem(canvas, x, y + place, key, title, chosen) + 2, y + place, what);
    canvas.writeRight(x + columns, y + place, text);
  });
}

/** Fewest columns for more of a game than its title and how often it was played. */
const NAMED = 44;

/** The games, a line each, `pitch` rows apart: seats, what each is about, how often it was played and won. */
function drawGames(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  { catalogue, state, open, played }: MenuBoard,
  pitch: number,
): void {
  const words = pitch === 1 && columns > LEFT ? ' played' : '';
  const chosen = state.open >= 0 ? -1 : state.game;
  const titles = columns < NAMED ? 20 : 16;
  catalogue.forEach(({ game }, place) => {
    const row = y + pitch * place;
    const record = aloneIn(played, game.id);
    const share = paddedLeft(shareText(record.won, record.played), 4);
    const told = record.played === 0 ? 'new' : `${record.played}${words} ${share}`;
    touchRow(canvas, area(x, row, columns, pitch), open.length + place, open.length + chosen);
    drawItem(canvas, x, row, String(place + 1), cut(game.title, titles), place === chosen);
    canvas.writeRight(x + columns, row, told);
    if (columns < NAMED) return;
    canvas.write(x + 21, row, seatsText(game));
    const right = columns - 30 - widthOf(told) - 2;
    if (right > 0) canvas.write(x + 30, row, cut(game.tagline, right));
  });
}

/** The chosen game: four of its cards, how it is played, and how the player has done. */
function drawChosen(
  canvas: Canvas,
  x: number,
  y: number,
  columns: number,
  { catalogue, state, played }: MenuBoard,
  large: boolean,
): void {
  const { game } = catalogue[state.game]!;
  const poster = posterOf(game);
  const size = large ? 'L' : 'M';
  const inside = columns - 4;
  drawBox(canvas, area(x, y, columns, BOXES), `${state.game + 1} ${game.title}`, large ? poster?.aim : '');
  let row = y + 1;
  if (poster) {
    const cards = Object.entries(poster.cards);
    const { columns: width, rows: height } = FACES[size];
    const pitch = Math.min(width + 3, Math.floor((inside - width) / (cards.length - 1)));
    const left = x + 2 + Math.floor((inside - pitch * (cards.length - 1) - width) / 2);
    cards.forEach(([card, worth], place) => {
      drawPosterCard(canvas, left + pitch * place, row, card, size);
      canvas.writeCentred(left + pitch * place, row + height, width, worth);
    });
    row += height + 2;
    const apart = poster.play.flatMap((sentence) => wrap(sentence, inside));
    // Where each sentence cannot begin a line of its own they are one text.
    const lines = row + apart.length < y + BOXES - 2 ? apart : wrap(poster.play.join(' '), inside);
    for (const line of lines) canvas.write(x + 2, row++, line);
  }
  const record = aloneIn(played, game.id);
  const told =
    record.played === 0
      ? 'You have not finished a match of it yet.'
      : `${record.played} played, ${record.won} won: ${shareText(record.won, record.played)}`;
  wrap(told, inside).forEach((line, place, all) => {
    canvas.write(x + 2, y + BOXES - 1 - all.length + place, line, canvas.theme.strong);
  });
}

/** Keys that open something, with what they open, on as many lines as they take and there are. Answers the row below. */
function drawWritten(canvas: Canvas, y: number, { bindings }: MenuBoard): number {
  const pitch = pitchIn(canvas);
  const left = pitch > 1 ? 1 : 2;
  let [x, row] = [left, y];
  for (const key of WRITTEN) {
    const binding = bindings.find(({ keys }) => keys[0] === key);
    if (!binding) continue;
    const { label } = binding;
    const width = key.length + 1 + widthOf(label);
    if (x + width > canvas.columns) [x, row] = [left, row + pitch];
    if (row + pitch > canvas.rows) return row;
    canvas.write(
      canvas.plain(x, row, key, canvas.theme.strong) + 1,
      row,
      label[0]!.toUpperCase() + label.slice(1),
    );
    canvas.touch(area(x, row, width, pitch), key);
    x += width + 2;
  }
  return row + pitch;
}
