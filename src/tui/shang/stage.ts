/** The players and the plays on the table, and where everything stands. */

import { formatCard } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { type Move, SEATS, type Shang, type Turn } from '../../engine/shang/state.ts';
import { cut, widthOf, wrap } from '../../width.ts';
import { type Area, area } from '../drawing/area.ts';
import type { Drawing } from '../drawing/board.ts';
import { drawFace, FACES, type Face, type FaceSize, faceOf, faceText } from '../drawing/face.ts';
import { drawFan, fanColumns } from '../drawing/fan.ts';
import { drawBox } from '../drawing/panel.ts';
import type { TableSize, WindowClass } from '../drawing/size.ts';
import type { Selection } from './hand.ts';
import { byRank, heldByOthers, type Lying, lastDeed, opening, ruleText, topOf } from './lying.ts';
import { closeText, ordered, tableTitle } from './words.ts';

/** Columns of a player's row: where texts begin and where numbers end. */
export interface PlayerColumns {
  readonly name: number;
  readonly bars: number;
  /** Columns from one to the next of the small cards that stand for a hand. */
  readonly bar: number;
  readonly count: number;
  readonly total: number;
  /** The column after what the deal costs so far; left out where there is no such column. */
  readonly now?: number;
  readonly deed: number;
}

/** Where everything stands on the table, by its size. */
export interface Places {
  readonly face: FaceSize;
  /** A frame round the players and the plays. */
  readonly stage?: Area;
  /** The column after the last that players and plays may use. */
  readonly end: number;
  readonly player: PlayerColumns;
  /** Rows from one player to the next. */
  readonly pitch: number;
  /** Rows of the columns' names, of the first player, of older plays, of the plays' upper edges and of who made them. */
  readonly heading: number;
  readonly players: number;
  readonly older: number;
  readonly plays: number;
  readonly makers: number;
  /** Where a row of single cards or pairs begins; one of more cards begins further left. */
  readonly firstPlay: number;
  readonly firstLong: number;
  /** The row that tells what the others hold; left out where a box at the side does. */
  readonly out?: number;
  /** The row that tells what beats the present kind of play, and what the columns mean. */
  readonly rule?: number;
  /** The hand's first row. */
  readonly hand: number;
  /** What can be played, what the others hold, and the table before. */
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
    hand: 12,
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
    hand: 18,
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
    hand: 24,
    choices: area(83, 1, 35, 9),
    held: area(83, 10, 35, 8),
    last: area(83, 18, 35, 6),
  },
  160: {
    face: 'X',
    stage: area(1, 1, 80, 31),
    end: 80,
    player: { name: 6, bars: 17, bar: 2, count: 45, total: 52, now: 58, deed: 61 },
    pitch: 2,
    heading: 3,
    players: 5,
    older: 13,
    plays: 15,
    makers: 22,
    firstPlay: 16,
    firstLong: 7,
    rule: 25,
    hand: 32,
    choices: area(83, 1, 35, 13),
    held: area(83, 14, 35, 8),
    last: area(83, 22, 35, 10),
  },
};

/** In the largest windows all stands further apart. */
const LARGEST: Places = {
  ...PLACES[160],
  stage: area(1, 1, 104, 41),
  end: 104,
  player: { name: 16, bars: 29, bar: 2, count: 58, total: 66, now: 73, deed: 77 },
  pitch: 3,
  heading: 5,
  players: 7,
  older: 20,
  plays: 22,
  makers: 29,
  firstPlay: 18,
  firstLong: 10,
  rule: 34,
  hand: 42,
  choices: area(107, 1, 42, 17),
  held: area(107, 18, 42, 9),
  last: area(107, 27, 42, 15),
};

const placesOf = ({ windowClass, rows }: TableSize): Places => (rows > 43 ? LARGEST : PLACES[windowClass]);

/** What the drawing functions of this table work on, and where everything stands. */
export interface Board extends Drawing<Shang, Selection, Lying> {
  readonly places: Places;
}

export const boardOf = (drawing: Drawing<Shang, Selection, Lying>): Board => ({
  ...drawing,
  places: placesOf(drawing.size),
});

/** The column of the line before the panel, where there are no boxes. */
export const dividerIn = ({ windowClass }: TableSize): number | undefined =>
  windowClass === 80 ? 55 : undefined;

/** Draws players, plays and rule. */
export function drawStage(board: Board): void {
  const { canvas, size, places, lying } = board;
  const { stage, out, rule } = places;
  if (stage) drawBox(canvas, stage, tableTitle(lying.past.length + 1));
  const line = dividerIn(size);
  if (line !== undefined) canvas.vertical(line, 0, places.hand);
  drawPlayers(board);
  drawTable(board);
  if (rule !== undefined) drawRule(board, rule);
  if (out !== undefined) drawOut(board, out);
}

/** So few cards are a warning to the others. */
const LOW = 3;

/** A line a player in the order of play, the viewer last. */
function drawPlayers(board: Board): void {
  const { canvas, places, position } = board;
  const { player: at, heading, players, pitch } = places;
  const { strong } = canvas.theme;
  const { scores } = position.status;
  // Long totals grow to the right, clear of the warning beside the cards.
  const total = at.total + Math.max(...scores.map((score) => String(score).length)) - 1;
  canvas.plain(at.name, heading, 'player', strong);
  canvas.plain(at.bars, heading, 'cards left', strong);
  canvas.writeRight(at.total + 1, heading, 'total', strong);
  if (at.now !== undefined) canvas.writeRight(at.now, heading, 'now', strong);
  canvas.plain(at.deed, heading, 'this table', strong);
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
  canvas.places.set(`seat ${seat}`, area(at.name, y, widthOf(name), 1));
  const beats = topOf(lying.table)?.seat === seat;
  if (!shown?.lingering && turn.includes(seat)) {
    canvas.plain(at.name - 2, y, `${lines.pointer} ${name}`, inverse);
  } else {
    if (marked.has(`seat ${seat}`)) canvas.plain(at.name - 1, y, lines.aside, strong);
    canvas.plain(at.name, y, name, beats ? strong : {});
  }
  const gap = ' '.repeat(at.bar - 1);
  canvas.plain(at.bars, y, Array<string>(cards).fill(lines.hidden).join(gap));
  canvas.writeRight(at.count, y, String(cards));
  if (cards === 0) canvas.plain(at.count + 1, y, 'OUT', strong);
  else if (cards <= LOW) canvas.plain(at.count + 1, y, 'LOW', strong);
  canvas.writeRight(total, y, String(status.scores[seat]));
  if (at.now !== undefined) canvas.writeRight(at.now, y, String(cards));
  const deed = lastDeed(seat, lying, position, end - at.deed);
  canvas.write(at.deed, y, cut(deed, end - at.deed), beats ? strong : {});
}

type Play = Extract<Move, { kind: 'play' }>;
interface Played {
  readonly turn: Turn;
  readonly move: Play;
  readonly led: boolean;
  /** Among the turns of the deal. */
  readonly number: number;
}

/** The plays of a table in a row, first play at the left, the one to beat heavy; those that have no room are a line above. */
function drawTable(board: Board): void {
  const { canvas, places, position, lying } = board;
  const before = lying.past.flat().length;
  const plays = lying.table.flatMap((turn, place): Played[] =>
    turn.move.kind === 'play' ? [{ turn, move: turn.move, led: place === 0, number: before + place }] : [],
  );
  const { face, plays: y, player, firstPlay, firstLong, end, makers } = places;
  if (plays.length === 0) {
    canvas.write(player.name, y + (FACES[face].rows >> 1), opening(position));
    return;
  }
  const faces = plays.map(({ move }) => facesOf(move, board));
  const columns = Math.max(...faces.map((cards) => playColumns(cards, face)));
  const first = faces[0]!.length > 2 ? firstLong : firstPlay;
  const pitch = Math.max(columns + 1, PITCH[face]);
  const room = Math.floor((end - first - columns) / pitch) + 1;
  const shown = plays.slice(-room);
  drawOlder(board, plays.slice(0, -room));
  const top = topOf(lying.table);
  const isTaken = position.shown?.lingering ?? false;
  shown.forEach(({ turn, led, number }, place) => {
    const x = first + place * pitch;
    const cards = faces[faces.length - shown.length + place]!;
    const play = {
      turn: number,
      seat: turn.seat,
      cards: cards.map(faceText),
      takenBy: isTaken && top ? top.seat : null,
    };
    canvas.lay(play, area(x, y, playColumns(cards, face), FACES[face].rows), () =>
      drawPlay(board, { x, y, cards, winning: turn === top }),
    );
    const takes = turn === top && isTaken;
    const said = led ? ' led' : '';
    const name = cut(position.speaker.seat(turn.seat), pitch - 1 - said.length) + said;
    const at = Math.max(first - 1, x + Math.floor((columns - widthOf(name)) / 2));
    canvas.plain(at, makers, name, takes ? canvas.theme.inverse : {});
  });
}

/** `4♣4♦ You · 5♣5♦ Bo ·`: what was played before those that are drawn; of a long story, its end. */
function drawOlder(
  { canvas, places: { older, firstLong, end }, position: { speaker } }: Board,
  plays: readonly Played[],
): void {
  const texts = plays.map(
    ({ turn, move }) => `${closeText(move.cards, speaker)} ${speaker.seat(turn.seat)} ·`,
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

/** From one single card to the next. */
const PITCH: { readonly [face in FaceSize]: number } = { C: 10, T: 10, S: 10, M: 10, L: 13, X: 16 };

interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly cards: readonly Face[];
  readonly winning: boolean;
}

/** The cards of a play, what a lesson speaks of marked. */
const facesOf = ({ cards }: Play, { position: { speaker, marked, theme } }: Board): Face[] =>
  ordered(cards)
    .map(formatCard)
    .map((name) => ({ ...faceOf(speaker.card(name), theme), marked: marked.has(`card ${name}`) }));

function drawPlay({ canvas, places: { face } }: Board, { x, y, cards, winning }: Drawn): void {
  if (face === 'M' && cards.length > 1) {
    drawFan(canvas, x, y, cards, { winning });
    return;
  }
  cards.forEach((card, place) => {
    drawFace(canvas, x + COVERED * place, y, { ...card, state: winning ? 'winning' : 'plain' }, face);
  });
}

/** Columns of a play: a card's face, a fan of small ones, or large ones over each other with rank and suit in sight. */
const playColumns = (cards: readonly Face[], size: FaceSize): number =>
  size === 'M' && cards.length > 1 ? fanColumns(cards) : FACES[size].columns + COVERED * (cards.length - 1);

/** Columns that are seen of a card under another. */
const COVERED = 4;

/** The rule for beating the present kind of play, and the meaning of a column without a name elsewhere. */
function drawRule({ canvas, places: { player, end }, position }: Board, y: number): void {
  const { strong } = canvas.theme;
  const { name: x, now } = player;
  const [kind, text] = ruleText(position);
  wrap(kind + text, end - x).forEach((line, row) => {
    if (row > 0) canvas.write(x, y + row, line);
    else canvas.write(canvas.plain(x, y, kind, strong), y, line.slice(kind.length));
  });
  if (now === undefined) return;
  const after = canvas.plain(x, y + 2, 'now', strong);
  canvas.plain(after, y + 2, ': what the deal would cost each player if it ended here.');
}

/** Columns of a rank in the row of them. */
const RANK = 3;

/** `OUT    A  K  Q …`, and below each rank how many of it the others hold. */
function drawOut({ canvas, places, position }: Board, y: number): void {
  const { name: x } = places.player;
  const cards = heldByOthers(position);
  if (!cards) return;
  const { strong, edge } = canvas.theme;
  let end = canvas.plain(x, y, 'OUT', strong) + 2 + RANK;
  for (const { rank, copies } of byRank(cards)) {
    canvas.writeRight(end, y, rank, strong);
    canvas.writeRight(end, y + 1, copies === 0 ? '·' : String(copies), copies === 0 ? edge : {});
    end += RANK;
  }
}
