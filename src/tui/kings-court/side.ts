/** The facts beside the board: players, a placement explained, all placements, and the signs of the board. */
import { placementText } from '../../ai/kings-court/words.ts';
import type { Seat } from '../../engine/game.ts';
import { formatSpace } from '../../engine/kings-court/board.ts';
import { formatCard, parseCard } from '../../engine/kings-court/cards.ts';
import { sumsOf } from '../../engine/kings-court/placed.ts';
import type { Placed } from '../../engine/kings-court/state.ts';
import { minus, signed } from '../../front/number.ts';
import { cut, fitting, flowed, padded, paddedLeft, widthOf } from '../../width.ts';
import type { AllHands } from '../drawing/all-hands.ts';
import { type Area, area } from '../drawing/area.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawPanels, type Panel, type PanelRow } from '../drawing/panel.ts';
import { placeSeat } from '../drawing/plate.ts';
import { keyName } from '../table.ts';
import { countedParts, partsInALine } from './counted.ts';
import { tileStyle } from './court.ts';
import type { CourtPosition } from './hand.ts';
import { type CourtLayout, NAMED, OPEN_CARD } from './layout.ts';
import { type CourtDrawing, placedIn, seatsInOrder, signOf } from './lying.ts';
import { legendTexts, words } from './words.ts';

/** The end of a player's line, after name and score. */
interface Tail {
  /** Columns that the name leaves to it. */
  readonly columns: number;
  /** Its heading, beside that of the score; '' for none. */
  readonly head: string;
  draw(seat: Seat, at: Area): void;
}

/** The most columns of a player's line without sums, and the least for the latest placement. */
const PLAYER = 34;
const TOLD = 27;
/** Columns of a latest placement, `R3 f6 +11`, with points of two figures. */
const LATEST = 9;
/** The least columns for the sums of a player's points, and the least rows for placements below a panel. */
const SUMMED = 46;
const LISTED = 14;

const hasSums = ({ position }: CourtDrawing, { facts }: CourtLayout): boolean =>
  !position.calm && facts.columns >= SUMMED && facts.rows >= LISTED;

/** Draws the players: score, and latest placement, open hand, or the sums of their points. */
export function drawPlayers(drawing: CourtDrawing, layout: CourtLayout): void {
  const { canvas, position } = drawing;
  const { players, pitch } = layout;
  const seats = position.players.length;
  const each = pitch > 0 ? 1 : Math.ceil(seats / players.rows);
  const columns = Math.floor(players.columns / each);
  const isWide = hasSums(drawing, layout) || Boolean(position.allHands);
  // In a line of several, the column before each name is for the mark of the player to move.
  const mark = each > 1 ? 1 : 0;
  const room = Math.min(columns - mark, isWide ? columns : PLAYER);
  const tail = position.allHands
    ? handTail(canvas, position.allHands, room)
    : isWide
      ? sumsTail(canvas, position)
      : latestTail(canvas, position, room);
  drawLines(drawing, pitch > 0, tail, (place) =>
    area(
      players.x + columns * (place % each) + mark,
      players.y + Math.max(1, pitch) * Math.floor(place / each),
      room,
      Math.max(1, pitch),
    ),
  );
}

/** Draws a line for each player, all in areas of the same size. `isHeaded`: is there a row above the first for headings? */
function drawLines(
  drawing: CourtDrawing,
  isHeaded: boolean,
  tail: Tail,
  areaOf: (place: number) => Area,
): void {
  const { canvas, position } = drawing;
  const { speaker, status, theme } = position;
  const width = Math.max(2, ...status.scores.map((score) => widthOf(minus(score))));
  const longest = Math.max(6, ...status.scores.map((_, seat) => widthOf(speaker.seat(seat))));
  const first = areaOf(0);
  const kept = tail.columns === 0 ? 0 : tail.columns + 1;
  const name = Math.min(longest, first.columns - 3 - width - kept);
  const end = 3 + name + width;
  if (isHeaded && tail.head !== '') {
    canvas.writeRight(first.x + end, first.y - 1, words.points, theme.quiet);
    canvas.writeRight(first.x + first.columns, first.y - 1, tail.head, theme.quiet);
  }
  seatsInOrder(position).forEach((seat, place) => {
    const { x, y, columns, rows } = areaOf(place);
    drawName(canvas, position, seat, area(x, y, name, 1));
    const score = status.scores[seat]!;
    canvas.writeRight(x + end, y, minus(score), theme.strong);
    canvas.noteScore(seat, score, minus, area(x + end - width, y, width, 1));
    tail.draw(seat, area(x + end + 1, y, columns - end - 1, rows));
  });
}

/** Draws the mark of the player to move, the sign of the latest placement, and the name. */
function drawName(canvas: Canvas, position: CourtPosition, seat: Seat, { x, y, columns }: Area): void {
  const { inverse, strong, lines } = canvas.theme;
  const called = cut(position.speaker.seat(seat), columns);
  const sign = signOf(position, seat);
  placeSeat(canvas, seat, area(x + 2, y, widthOf(called), 1));
  if (position.turn.includes(seat))
    canvas.plain(x - sign.length, y, `${lines.pointer}${sign} ${called}`, inverse);
  else canvas.plain(canvas.plain(x, y, sign.padEnd(2)), y, called, strong);
}

/** Shows a seat's last move: `R3 f6 +11`, in short its points, or that it passed. */
function latestTail(canvas: Canvas, position: CourtPosition, columns: number): Tail {
  const isTold = columns >= TOLD;
  const textsOf = (seat: Seat): string[] => {
    const fact = position.recent.findLast(
      (told) => (told.kind === 'placed' || told.kind === 'passed') && told.seat === seat,
    );
    if (fact?.kind === 'passed') return [isTold ? words.passes : ''];
    const placed = placedIn(position).findLast((placement) => placement.seat === seat);
    if (!placed) return [''];
    const points = signed(placed.score.total);
    return isTold ? [words.latestOf(nameOf(placed), points)] : [points, ''];
  };
  return {
    columns: isTold ? LATEST : 0,
    head: isTold ? words.latest : '',
    draw(seat, at) {
      const latest = fitting(textsOf(seat), at.columns);
      canvas.writeRight(at.x + at.columns, at.y, latest, canvas.theme.quiet);
    },
  };
}

/** Shows the sources of a player's points. */
function sumsTail(canvas: Canvas, position: CourtPosition): Tail {
  const sums = sumsOf(placedIn(position), position.players.length);
  const head = words.heads.join(' ');
  return {
    columns: widthOf(head) + 1,
    head,
    draw(seat, at) {
      const { sevens, broken, values, prime, chains } = sums[seat]!;
      const cells = [sevens, broken, values, prime, chains].map((points, place) =>
        paddedLeft(minus(points), widthOf(words.heads[place]!) + 1),
      );
      canvas.writeRight(at.x + at.columns, at.y, cells.join(''));
    },
  };
}

/** Shows the cards of an open hand as tiles. */
const handTail = (canvas: Canvas, { hands }: AllHands, room: number): Tail => ({
  columns: room - NAMED,
  head: words.hands,
  draw(seat, { x, y, columns }) {
    const each = Math.floor((columns + 1) / OPEN_CARD);
    hands[seat]!.groups.flat().forEach((text, place) => {
      const at = x + OPEN_CARD * (place % each);
      canvas.plain(at, y + Math.floor(place / each), text, tileStyle(parseCard(text)!, canvas.theme));
    });
  },
});

/** Draws the facts between players and hand: panels, and the meaning of the signs on the board. */
export function drawFacts(drawing: CourtDrawing, layout: CourtLayout): void {
  const { canvas, position, lying } = drawing;
  const { x, y, columns, rows } = layout.facts;
  const signs = signsShown(drawing);
  if (position.calm) {
    const [line = ''] = flowed(signs, Math.min(columns, PLAYER));
    if (rows > 0) canvas.plain(x, y + Math.min(1, rows - 1), line, canvas.theme.quiet);
    return;
  }
  const legend = flowed(signs, columns).slice(0, Math.max(0, rows - PARTS - 1));
  const room = rows - PARTS - legend.length - 4;
  // A blank row parts the legend from a raised card, if the latest placements of the others have room.
  const apart = room > 3 ? 1 : 0;
  const listed = room - apart;
  const top = y + rows - legend.length - apart;
  drawPanels(canvas, area(x, y + 1, columns, top - y - 1), [
    ...(lying.hides.worth ? [] : [explained(drawing, columns)]),
    ...(hasSums(drawing, layout) ? [placedPanel(drawing, columns, listed)] : []),
  ]);
  legend.forEach((line, row) => void canvas.plain(x, top + row, line, canvas.theme.quiet));
}

/** Rows of the panel that explains a placement: its title and four parts. */
const PARTS = 5;

/** Returns the meanings of signs that the board may show now, the most important first. */
function signsShown({ canvas, position, lying }: CourtDrawing): readonly string[] {
  const { hides, scores, values } = lying;
  // The verdict of a calm table explains the sums.
  const sums = position.calm ? [] : [legendTexts.sums];
  const numbers = values ? sums : scores ? [legendTexts.points] : [];
  return [
    ...(hides.worth ? [] : [...numbers, ...legendTexts.counting(canvas.theme.lines.falling)]),
    ...(position.calm || hides.court ? [] : legendTexts.court),
    ...(position.calm || hides.worth ? [] : legendTexts.others),
  ];
}

/** Returns the card under the cursor, or the latest placement, with its score part by part. Always of the same height. */
function explained(
  { position, selection, lying: { counted, card, cursor } }: CourtDrawing,
  columns: number,
): Panel {
  const { speaker } = position;
  if (counted === null) {
    const title = cursor === null ? words.toPlace : placementText(formatCard(card!), formatSpace(cursor));
    const text = cursor === null ? watching(position) : words.notHere(formatCard(card!));
    return { title, rows: [text, ' ', ' ', ' '] };
  }
  const where = placementText(formatCard(counted.card), formatSpace(counted.space));
  const latest = selection === null ? placedIn(position).at(-1) : undefined;
  const rows = countedParts(counted).map(({ name, texts, points }): PanelRow => {
    const value = signed(points);
    return { text: name + fitting(texts, columns - widthOf(name) - widthOf(value) - 1), value };
  });
  return {
    title: latest ? words.by(speaker.seat(latest.seat), where) : where,
    value: words.scored(counted.score.total),
    rows,
  };
}

const watching = ({ turn, speaker }: CourtPosition): string => {
  const [seat] = turn;
  if (seat === undefined) return words.over;
  return seat === speaker.you ? words.yourTurn : words.turn(speaker.seat(seat));
};

/** Returns the latest placements, `most` of them, the newest last. A sign stands before those since the viewer's own last one. */
function placedPanel({ position, lying }: CourtDrawing, columns: number, most: number): Panel {
  const { speaker } = position;
  const name = Math.min(10, Math.max(...position.players.map((_, seat) => widthOf(speaker.seat(seat)))));
  const rows = placedIn(position)
    .slice(-most)
    .map((placed): PanelRow => {
      const since = lying.since.find(({ space }) => space === placed.space);
      const who = padded(cut(speaker.seat(placed.seat), name), name);
      const head = `${since?.sign ?? ' '} ${who} ${nameOf(placed)}  `;
      const value = signed(placed.score.total);
      const room = columns - widthOf(head) - widthOf(value) - 1;
      const parts = placed.mercy ? words.mercy : partsInALine(placed.score, room);
      return { text: head + parts, value };
    });
  return {
    title: words.placed(keyName(position, ' (m)')),
    rows: rows.length > 0 ? rows : [words.nothingPlaced],
  };
}

const nameOf = ({ card, space }: Placed): string => `${formatCard(card)} ${formatSpace(space)}`;
