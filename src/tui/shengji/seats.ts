import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { format, SEATS } from '../../engine/shengji/cards.ts';
import { cardsIn } from '../../engine/shengji/groups.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import { cardsLeft, isVoid, partyOf } from '../../engine/shengji/knowledge.ts';
import type { DealResult, DealView } from '../../engine/shengji/state.ts';
import { trickPoints } from '../../engine/shengji/trick.ts';
import { type Lie, lieOf, sorted } from '../../engine/shengji/trumps.ts';
import { count } from '../../engine/words.ts';
import { cut, widthOf, wrap } from '../../width.ts';
import { seatsFrom } from '../around.ts';
import { type Area, area } from '../drawing/area.ts';
import { drawFace, FACES, faceOf, faceText } from '../drawing/face.ts';
import { drawFan, fanColumns } from '../drawing/fan.ts';
import { drawBox, drawBoxedPanels } from '../drawing/panel.ts';
import type { Play } from '../drawing/piece.ts';
import { placeSeat } from '../drawing/plate.ts';
import { groupsOf } from './groups.ts';
import type { Board } from './hand.ts';
import { type Lying, trumpsOf } from './lying.ts';
import { boardTexts, cardsText, playNotes, playText, type ShengjiPosition, trumpSign } from './words.ts';

/** Draws a row for each seat: level, party, cards left, points, suits shown out, and its play. */
export function drawSeats(board: Board): void {
  const { canvas, position } = board;
  const { seat: at, boxed, windowClass } = board.measures;
  const { strong } = canvas.theme;
  const { view, past } = board.lying;
  const head = at.first - (boxed ? 2 : 1);
  canvas.write(at.name, head, boardTexts.player, strong);
  canvas.write(at.level, head, boardTexts.level, strong);
  canvas.write(at.party, head, boardTexts.partyHead, strong);
  canvas.writeRight(at.leftEnd, head, boardTexts.left, strong);
  if (view.phase === 'play') {
    canvas.writeRight(at.pointsEnd, head, boardTexts.pointsHead(at.pitch > 1), strong);
    if (at.void !== null) canvas.write(at.void, head, boardTexts.outOf, strong);
    canvas.write(at.played, head, boardTexts.played(windowClass === 80 ? past.length + 1 : null), strong);
  }
  seatsFrom(position, SEATS).forEach((seat, place) => {
    drawSeat(board, at.first + place * at.pitch, seat);
  });
}

function drawSeat(board: Board, y: number, seat: Seat): void {
  const { canvas, position, lying } = board;
  const { seat: at } = board.measures;
  const { view } = lying;
  const { standing } = view;
  const dealer = view.phase === 'draw' ? standing.dealer : view.deal.dealer;
  const taker = lying.taken ? (lying.trick?.winner ?? null) : null;
  drawName(board, area(at.name, y, at.nameColumns, 1), seat, { dealer, taker });
  canvas.write(at.level, y, levelText(Math.min(standing.levels[seat]!, standing.rules.to)));
  canvas.writeRight(at.leftEnd, y, String(leftOnScreen(lying, seat)));
  canvas.write(at.party, y, partyText(lying, seat));
  if (view.phase !== 'play') return;
  const points = view.points[seat]!;
  canvas.writeRight(at.pointsEnd, y, String(points));
  canvas.noteScore(seat, points, String, area(at.pointsEnd - 3, y, 3, 1));
  if (at.void !== null) canvas.write(at.void, y, voids(lying, seat, position) || (at.pitch > 1 ? '–' : ''));
  drawPlay(board, area(at.played, y, at.playedEnd - at.played, at.pitch), seat);
}

/** The roles that the names of a table show. */
interface Roles {
  readonly dealer: Seat | null;
  /** The winner of the finished trick; null while it is played. */
  readonly taker: Seat | null;
}

/** Draws a name: inverse for the trick's winner; inverse after a pointer for the player to move; `(D)` after the Dealer's. Returns the column after it. */
export function drawName(
  { canvas, position: { speaker, turn, marked } }: Board,
  { x, y, columns }: Area,
  seat: Seat,
  { dealer, taker }: Roles,
): number {
  const { lines, inverse, strong, win } = canvas.theme;
  const role = dealer === seat ? '(D)' : '';
  const name = cut(speaker.seat(seat), columns - (role ? role.length + 1 : 0));
  const isToMove = taker === null && turn.includes(seat);
  placeSeat(canvas, seat, area(x, y, widthOf(name), 1));
  if (marked.has(`seat ${seat}`) && !isToMove) canvas.plain(x - 1, y, lines.aside, win);
  const after = isToMove
    ? canvas.plain(x - 2, y, `${lines.pointer} ${name}`, inverse)
    : canvas.plain(x, y, name, taker === seat ? inverse : strong);
  return role ? canvas.plain(after + 1, y, role) : after;
}

const partyText = ({ view }: Lying, seat: Seat): string => {
  const dealer = view.phase === 'draw' ? view.standing.dealer : view.deal.dealer;
  const party = view.phase === 'play' ? partyOf(view, seat) : dealer === seat ? 'house' : null;
  return boardTexts.party(party);
};

/** Says a seat's points and party: `40 points · House`, or without a party while it is unknown. */
export function seatText(view: DealView & { readonly phase: 'play' }, seat: Seat): string {
  const party = partyOf(view, seat);
  return [count(view.points[seat]!, 'point'), ...(party ? [boardTexts.party(party)] : [])].join(' · ');
}

/** Says a seat's points and party at the end of a deal. */
export const endedText = ({ taken, house }: DealResult, seat: Seat): string =>
  `${count(taken[seat]!, 'point')} · ${boardTexts.party(house.includes(seat) ? 'house' : 'player')}`;

/** Writes the suits that a seat has shown to be out of, trumps by their suit: `♠♦`; without a trump suit trumps are the tops. */
function voids({ view }: Lying, seat: Seat, { speaker }: ShengjiPosition): string {
  if (view.phase !== 'play') return '';
  const { trumps } = view.deal;
  const { lines } = lieOf(trumps);
  return groupsOf(trumps)
    .filter(({ suit }) => isVoid(view, seat, lines[suit]!))
    .map(({ suit }) => trumpSign(suit, trumps, speaker))
    .join('');
}

/** The last card of a deal is still shown when the view already has no hands. */
function leftOnScreen({ view, trick, taken }: Lying, seat: Seat): number {
  if (view.phase !== 'play' || !taken || view.trick === null) return cardsLeft(view, seat);
  return view.left - (trick?.plays[0]?.cards.length ?? 0);
}

/** Draws a seat's play and its rank in the trick, or that it is its turn. `at`: its first row has the ranks; with three rows cards are a fan. */
export function drawPlay(board: Board, at: Area, seat: Seat): void {
  const { canvas, position, lying } = board;
  const { view, trick, taken, past } = lying;
  if (view.phase !== 'play') return;
  const play = trick?.plays.find((p) => p.seat === seat);
  if (!trick || !play) {
    if (!taken && position.turn.includes(seat)) canvas.write(at.x, at.y, turnText(seat, board, at.rows));
    return;
  }
  const wins = trick.winner === seat;
  const led = trick.plays[0]!.seat === seat;
  const value = trickPoints(trick);
  const laid = {
    turn: SEATS * past.length + trick.plays.indexOf(play),
    seat,
    takenBy: taken ? trick.winner : null,
    brings: taken ? value : 0,
  };
  const points = position.calm ? value || null : taken ? value : null;
  drawCards(board, at, { cards: play.cards, wins, notes: playNotes({ wins, led, taken, points }), laid });
}

/** Cards in front of a player. */
interface LyingCards {
  readonly cards: readonly Card[];
  readonly wins: boolean;
  /** Notes beside them, the fullest first. */
  readonly notes: readonly string[];
  /** How they were played. Left out: nothing moves. */
  readonly laid?: Omit<Play, 'cards'>;
}

/** Draws cards as a fan, on a calm table as chips, or as text, and beside them as many notes as fit. */
export function drawCards(
  { canvas, position, lying }: Board,
  { x, y, columns: room, rows }: Area,
  { cards, wins, notes, laid }: LyingCards,
): void {
  const { speaker } = position;
  const lie = lieOf(trumpsOf(lying.view));
  const state = wins ? 'winning' : 'plain';
  const style = wins ? canvas.theme.strong : {};
  const faces = fanOf(cards, lie).map((card) => faceOf(speaker.card(format(card)), canvas.theme, state));
  const noteAt = (columns: number) => notes.find((text) => columns + 1 + widthOf(text) <= room);
  const isNoted = (columns: number) => notes.length === 0 || noteAt(columns) !== undefined;
  const put = (columns: number, draw: (foot: string) => void) => {
    const note = noteAt(columns);
    const at = rows > 1 ? area(x, y - 1, columns, 3) : area(x, y, columns, 1);
    const paint = () => draw(note ? '' : (notes.at(-1) ?? ''));
    if (laid) canvas.lay({ ...laid, cards: faces.map(faceText) }, at, paint);
    else paint();
    if (note) canvas.write(x + columns + 1, y, note, style);
  };
  const fan = fanColumns(faces);
  if (rows > 1 && fan < room) {
    put(fan, (foot) =>
      drawFan(
        canvas,
        x,
        y - 1,
        faces.map((face) => ({ ...face, foot })),
        { winning: wins },
      ),
    );
    return;
  }
  const chips = faces.length * FACES.C.columns;
  if (position.calm && chips <= room && isNoted(chips)) {
    put(chips, () => {
      faces.forEach((face, place) => {
        drawFace(canvas, x + place * FACES.C.columns, y, face, 'C');
      });
    });
    return;
  }
  const text = playText(cards, lie, speaker, room - 1);
  put(widthOf(text), () => void canvas.write(x, y, text, style));
}

/** Returns the cards from high to low. */
const fanOf = (cards: readonly number[], lie: Lie): number[] => sorted(cards, lie).reverse();

function turnText(seat: Seat, { position, lying: { trick } }: Board, rows: number): string {
  const { mover, turn, calm } = position;
  if (seat !== mover || !turn.includes(seat)) return '';
  if (trick === null) return boardTexts.yourLead;
  const n = cardsIn(trick.lead);
  const cards = rows === 1 && !calm ? count(n, 'card') : cardsText(n);
  return calm ? cards : boardTexts.yourTurn(cards);
}

/** Draws the table for everybody else while the Dealer buries or names tickets: the players, and what is going on. */
export function drawWaiting(board: Board, ...sentences: readonly [string, ...string[]]): void {
  const { canvas } = board;
  const { boxed, stage, panel, columns, seat } = board.measures;
  const [now, ...more] = sentences;
  if (boxed) {
    drawBox(canvas, stage, now);
    const rows = more.flatMap((text) => wrap(text, panel.columns - 4));
    drawBoxedPanels(canvas, panel, [{ title: boardTexts.next, rows, grows: true }]);
  } else {
    const x = seat.pointsEnd + 3;
    const rows = sentences.flatMap((text) => [...wrap(text, columns - x), '']);
    rows.forEach((text, row) => {
      canvas.write(x, seat.first + row, text);
    });
  }
  drawSeats(board);
}
