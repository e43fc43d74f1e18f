/** The players and the plays on the table, with all places. */

import { formatCard } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { SEATS, type Shang } from '../../engine/shang/state.ts';
import { cut, widthOf, wrap } from '../../width.ts';
import { type Area, area } from '../drawing/area.ts';
import type { Drawing } from '../drawing/board.ts';
import { drawFace, FACES, type Face, type FaceSize, faceOf, faceText } from '../drawing/face.ts';
import { drawFan, fanColumns } from '../drawing/fan.ts';
import { drawBox } from '../drawing/panel.ts';
import { placeSeat } from '../drawing/plate.ts';
import type { TableSize, WindowClass } from '../drawing/size.ts';
import type { Spot } from '../drawing/stage.ts';
import type { Selection, ShangPosition } from './hand.ts';
import {
  byRank,
  heldByOthers,
  isPlay,
  type Lying,
  lastDeed,
  opening,
  type PlayTurn,
  ruleText,
  topOf,
} from './lying.ts';
import { closeText, columnTexts, ordered, tableTitle } from './words.ts';

/** Columns of a player's row: where texts begin, and where numbers end. */
export interface PlayerColumns {
  readonly name: number;
  readonly bars: number;
  /** Columns from one small card of a hand to the next. */
  readonly bar: number;
  readonly count: number;
  readonly total: number;
  /** The column after the present cost of the deal. Left out: there is no such column. */
  readonly now?: number;
  readonly deed: number;
}

/** The places on the table, by its size. */
export interface Places {
  /** The size of the cards of plays. */
  readonly face: FaceSize;
  /** The frame of players and plays. */
  readonly stage?: Area;
  /** The column after the last one for players and plays. */
  readonly end: number;
  readonly player: PlayerColumns;
  /** Rows from one player to the next. */
  readonly pitch: number;
  /** Rows of the columns' names, of the first player, of older plays, of the plays' upper edges, and of their players. */
  readonly heading: number;
  readonly players: number;
  readonly older: number;
  readonly plays: number;
  readonly makers: number;
  /** The first column of a row of single cards or pairs; longer plays begin further left. */
  readonly firstPlay: number;
  readonly firstLong: number;
  /** The row with the others' cards. Left out: a box at the side has them. */
  readonly out?: number;
  /** The row with the rule for beating the present kind of play, and the meaning of the columns. */
  readonly rule?: number;
  /** The hand's first row, and the sizes that its cards may have. */
  readonly hand: { readonly y: number; readonly sizes: readonly FaceSize[] };
  /** Areas for legal plays, the others' cards, and the last table. */
  readonly choices: Area;
  readonly held?: Area;
  readonly last: Area;
}

const PLACES: { readonly [windowClass in WindowClass]: Places } = {
  80: {
    face: 'M',
    end: 55,
    player: { name: 3, bars: 11, bar: 1, count: 28, total: 34, deed: 37 },
    pitch: 1,
    heading: 0,
    players: 1,
    older: 5,
    plays: 6,
    makers: 9,
    firstPlay: 7,
    firstLong: 3,
    out: 10,
    hand: { y: 12, sizes: ['M'] },
    choices: area(57, 0, 21, 7),
    last: area(57, 8, 21, 4),
  },
  100: {
    face: 'M',
    stage: area(0, 0, 65, 18),
    end: 63,
    player: { name: 3, bars: 16, bar: 1, count: 33, total: 41, deed: 45 },
    pitch: 1,
    heading: 1,
    players: 2,
    older: 7,
    plays: 8,
    makers: 11,
    firstPlay: 7,
    firstLong: 3,
    out: 15,
    rule: 13,
    hand: { y: 18, sizes: ['M'] },
    choices: area(67, 0, 31, 10),
    last: area(67, 10, 31, 8),
  },
  120: {
    face: 'L',
    stage: area(1, 1, 80, 23),
    end: 80,
    player: { name: 6, bars: 17, bar: 2, count: 45, total: 52, now: 58, deed: 61 },
    pitch: 1,
    heading: 2,
    players: 4,
    older: 9,
    plays: 10,
    makers: 15,
    firstPlay: 18,
    firstLong: 7,
    rule: 18,
    hand: { y: 24, sizes: ['L', 'M'] },
    choices: area(83, 1, 35, 9),
    held: area(83, 10, 35, 8),
    last: area(83, 18, 35, 6),
  },
  160: {
    face: 'L',
    stage: area(1, 1, 104, 31),
    end: 104,
    player: { name: 16, bars: 29, bar: 2, count: 58, total: 66, now: 73, deed: 77 },
    pitch: 2,
    heading: 3,
    players: 5,
    older: 14,
    plays: 16,
    makers: 21,
    firstPlay: 18,
    firstLong: 10,
    rule: 25,
    hand: { y: 32, sizes: ['X', 'L', 'M'] },
    choices: area(107, 1, 40, 13),
    held: area(107, 14, 40, 8),
    last: area(107, 22, 40, 10),
  },
};

/** The arguments of this table's drawing functions, with all places. */
export interface Board extends Drawing<Shang, Selection, Lying> {
  readonly places: Places;
}

export const boardOf = (drawing: Drawing<Shang, Selection, Lying>): Board => ({
  ...drawing,
  places: PLACES[drawing.size.windowClass],
});

/** Returns the column of the line before the panel; undefined with boxes. */
export const dividerIn = ({ windowClass }: TableSize): number | undefined =>
  windowClass === 80 ? 55 : undefined;

/** Draws players, plays and rule. */
export function drawStage(board: Board): void {
  const { canvas, size, places, lying } = board;
  const { stage, out, rule } = places;
  if (stage) drawBox(canvas, stage, tableTitle(lying.past.length + 1));
  const line = dividerIn(size);
  if (line !== undefined) canvas.vertical(line, 0, places.hand.y);
  drawPlayers(board);
  drawTable(board);
  if (rule !== undefined) drawRule(board, rule);
  if (out !== undefined) drawOut(board, out);
}

/** The most cards left that are a warning to the others. */
export const LOW = 3;

/** Draws a line for each player in the order of play, the viewer last. */
function drawPlayers(board: Board): void {
  const { canvas, places, position } = board;
  const { player: at, heading, players, pitch } = places;
  const { strong } = canvas.theme;
  const { scores } = position.status;
  // Long totals grow to the right, so that they do not touch the warning beside the cards.
  const total = at.total + Math.max(...scores.map((score) => String(score).length)) - 1;
  canvas.plain(at.name, heading, columnTexts.player, strong);
  canvas.plain(at.bars, heading, columnTexts.left, strong);
  canvas.writeRight(at.total + 1, heading, columnTexts.total, strong);
  if (at.now !== undefined) canvas.writeRight(at.now, heading, columnTexts.now, strong);
  canvas.plain(at.deed, heading, columnTexts.table, strong);
  const south = position.viewer === 'table' ? SEATS - 1 : position.viewer;
  for (let turn = 1; turn <= SEATS; turn++) {
    const seat = (south + turn) % SEATS;
    drawPlayer(board, { seat, y: players + pitch * (turn - 1), total });
  }
}

interface Row {
  readonly seat: Seat;
  readonly y: number;
  /** The column after the total. */
  readonly total: number;
}

function drawPlayer(board: Board, { seat, y, total }: Row): void {
  const { canvas, position, lying } = board;
  const { player: at, end } = board.places;
  const { view, speaker, turn, status, shown, marked } = position;
  const { lines, inverse, strong } = canvas.theme;
  const cards = view.cardsLeft[seat]!;
  const name = cut(speaker.seat(seat), at.bars - at.name - 1);
  placeSeat(canvas, seat, area(at.name, y, widthOf(name), 1));
  const beats = topOf(lying.table)?.seat === seat;
  if (!shown?.lingering && turn.includes(seat)) {
    canvas.plain(at.name - 2, y, `${lines.pointer} ${name}`, inverse);
  } else {
    if (marked.has(`seat ${seat}`)) canvas.plain(at.name - 1, y, lines.aside, strong);
    canvas.plain(at.name, y, name, beats ? strong : {});
  }
  const gap = ' '.repeat(at.bar - 1);
  canvas.plain(at.bars, y, Array<string>(cards).fill(lines.full).join(gap));
  canvas.writeRight(at.count, y, String(cards));
  if (cards === 0) canvas.plain(at.count + 1, y, columnTexts.out, strong);
  else if (cards <= LOW) canvas.plain(at.count + 1, y, columnTexts.low, strong);
  canvas.writeRight(total, y, String(status.scores[seat]));
  if (at.now !== undefined) canvas.writeRight(at.now, y, String(cards));
  const deed = lastDeed(seat, lying, position, end - at.deed);
  canvas.write(at.deed, y, cut(deed, end - at.deed), beats ? strong : {});
}

/** A play on the table. */
export interface TablePlay {
  readonly turn: PlayTurn;
  readonly led: boolean;
  /** The number of its turn in the deal. */
  readonly number: number;
}

/** Returns the plays on the table in order. */
export function playsOn({ past, table }: Lying): TablePlay[] {
  const before = past.flat().length;
  return table.flatMap((turn, place) =>
    isPlay(turn) ? [{ turn, led: place === 0, number: before + place }] : [],
  );
}

/** Draws the plays of a table in a row, the first at the left, the one to beat heavy. Those without room are a line above. */
function drawTable(board: Board): void {
  const { canvas, places, position, lying } = board;
  const plays = playsOn(lying);
  const { face, plays: y, player, firstPlay, firstLong, end, makers } = places;
  if (plays.length === 0) {
    canvas.write(player.name, y + (FACES[face].rows >> 1), opening(position));
    return;
  }
  const faces = plays.map((play) => facesOf(play, position));
  const columns = Math.max(...faces.map((cards) => playColumns(cards, face)));
  const first = faces[0]!.length > 2 ? firstLong : firstPlay;
  const pitch = Math.max(columns + 1, PITCH[face]);
  const room = Math.floor((end - first - columns) / pitch) + 1;
  const shown = plays.slice(-room);
  drawOlder(board, plays.slice(0, -room));
  shown.forEach((play, place) => {
    const { turn, led } = play;
    const x = first + place * pitch;
    layPlay(board, play, { x, y }, face);
    const takes = turn === topOf(lying.table) && position.shown?.lingering;
    const said = led ? columnTexts.led : '';
    const name = cut(position.speaker.seat(turn.seat), pitch - 1 - said.length) + said;
    const at = Math.max(first - 1, x + Math.floor((columns - widthOf(name)) / 2));
    canvas.plain(at, makers, name, takes ? canvas.theme.inverse : {});
  });
}

/** Writes the plays before the drawn ones: `4♣4♦ You · 5♣5♦ Bo ·`; if they are too long, only the end. */
function drawOlder(
  { canvas, places: { older, firstLong, end }, position: { speaker } }: Board,
  plays: readonly TablePlay[],
): void {
  const texts = plays.map(
    ({ turn: { move, seat } }) => `${closeText(move.cards, speaker)} ${speaker.seat(seat)} ·`,
  );
  const room = end - firstLong;
  let line = '';
  for (let left = texts.length; left > 0; left--) {
    const dots = left > 1 ? '… ' : '';
    const next = `${texts[left - 1]}${line && ' '}${line}`;
    if (widthOf(dots) + widthOf(next) > room) {
      line = `… ${line}`;
      break;
    }
    line = next;
  }
  canvas.write(firstLong, older, line);
}

/** Columns from one single card to the next. */
const PITCH: { readonly [face in FaceSize]: number } = { C: 10, T: 10, S: 10, M: 10, L: 13, X: 16 };

/** Returns the cards of a play as faces, with a lesson's marks. */
export const facesOf = (
  { turn: { move } }: TablePlay,
  { speaker, marked, theme }: Pick<ShangPosition, 'speaker' | 'marked' | 'theme'>,
): Face[] =>
  ordered(move.cards)
    .map(formatCard)
    .map((name) => ({ ...faceOf(speaker.card(name), theme), marked: marked.has(`card ${name}`) }));

/** Draws a play with its upper left corner at a spot; the one to beat is heavy. */
export function layPlay(
  { canvas, position, lying }: Drawing<Shang, Selection, Lying>,
  play: TablePlay,
  { x, y }: Spot,
  size: FaceSize,
): void {
  const { turn, number } = play;
  const top = topOf(lying.table);
  const winning = turn === top;
  const cards = facesOf(play, position);
  const takenBy = position.shown?.lingering && top ? top.seat : null;
  const lies = { turn: number, seat: turn.seat, cards: cards.map(faceText), takenBy };
  canvas.lay(lies, area(x, y, playColumns(cards, size), FACES[size].rows), () => {
    if (size === 'M' && cards.length > 1) drawFan(canvas, x, y, cards, { winning });
    else
      cards.forEach((card, place) => {
        const face = { ...card, state: winning ? ('winning' as const) : card.state };
        drawFace(canvas, x + seenColumns(size) * place, y, face, size);
      });
  });
}

/** Returns the columns of a play: a card's face, a fan of small ones, or overlapping large ones with rank and suit visible. */
export const playColumns = (cards: readonly Face[], size: FaceSize): number =>
  size === 'M' && cards.length > 1
    ? fanColumns(cards)
    : FACES[size].columns + seenColumns(size) * (cards.length - 1);

/** Returns the visible columns of a covered card. */
const seenColumns = (size: FaceSize): number => Math.min(4, FACES[size].columns);

/** Draws the rule for beating the present kind of play, and the meaning of a column without a name elsewhere. */
function drawRule({ canvas, places: { player, end }, position }: Board, y: number): void {
  const { strong } = canvas.theme;
  const { name: x, now } = player;
  const [kind, text] = ruleText(position);
  wrap(kind + text, end - x).forEach((line, row) => {
    if (row > 0) canvas.write(x, y + row, line);
    else canvas.write(canvas.plain(x, y, kind, strong), y, line.slice(kind.length));
  });
  if (now === undefined) return;
  const after = canvas.plain(x, y + 2, columnTexts.now, strong);
  canvas.plain(after, y + 2, columnTexts.nowMeans);
}

/** Columns of a rank in the row of ranks. */
const RANK = 3;

/** Draws `OUT    A  K  Q …`, and below each rank how many of it the others hold. */
function drawOut({ canvas, places, position }: Board, y: number): void {
  const { name: x } = places.player;
  const cards = heldByOthers(position);
  if (!cards) return;
  const { strong, edge } = canvas.theme;
  let end = canvas.plain(x, y, columnTexts.out, strong) + 2 + RANK;
  for (const { rank, copies } of byRank(cards)) {
    canvas.writeRight(end, y, rank, strong);
    canvas.writeRight(end, y + 1, copies === 0 ? '·' : String(copies), copies === 0 ? edge : {});
    end += RANK;
  }
}
