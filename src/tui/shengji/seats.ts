import type { Seat } from '../../engine/game.ts';
import { format, SEATS } from '../../engine/shengji/cards.ts';
import { cardsIn } from '../../engine/shengji/groups.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import { cardsLeft, isVoid, partyOf } from '../../engine/shengji/knowledge.ts';
import type { DealResult, DealView } from '../../engine/shengji/state.ts';
import { trickPoints } from '../../engine/shengji/trick.ts';
import { type Lie, lieOf, sorted } from '../../engine/shengji/trumps.ts';
import { count, inWords } from '../../engine/words.ts';
import { cut, widthOf, wrap } from '../../width.ts';
import { area } from '../drawing/area.ts';
import { faceOf, faceText } from '../drawing/face.ts';
import { drawFan, fanColumns } from '../drawing/fan.ts';
import { drawBox, drawBoxedPanels } from '../drawing/panel.ts';
import { groupsOf } from './groups.ts';
import type { Board } from './hand.ts';
import type { Lying } from './lying.ts';
import { boardTexts, playText, type ShengjiPosition, trumpSign } from './words.ts';

/** The seats in order of play from the viewer; from the first where nobody in particular looks. */
export const seatsFrom = ({ viewer }: ShengjiPosition): Seat[] =>
  Array.from({ length: SEATS }, (_, place) => ((viewer === 'table' ? 0 : viewer) + place) % SEATS);

/** A row a seat: level, party, cards left, points taken, suits shown out, and what it has played to the trick. */
export function drawSeats(board: Board): void {
  const { canvas, position } = board;
  const { seat: at, boxed, windowClass } = board.measures;
  const { strong } = canvas.theme;
  const { view, past } = board.lying;
  const head = at.first - (boxed ? 2 : 1);
  canvas.write(at.name, head, boardTexts.player, strong);
  canvas.write(at.level, head, boardTexts.level, strong);
  canvas.write(at.party, head, 'party', strong);
  canvas.writeRight(at.leftEnd, head, 'left', strong);
  if (view.phase === 'play') {
    canvas.writeRight(at.pointsEnd, head, at.pitch > 1 ? 'points' : 'pts', strong);
    if (at.void !== null) canvas.write(at.void, head, boardTexts.outOf, strong);
    canvas.write(at.played, head, windowClass === 80 ? `trick ${past.length + 1}` : 'played', strong);
  }
  seatsFrom(position).forEach((seat, place) => {
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
  drawName(board, y, seat, { dealer, taker });
  canvas.write(at.level, y, levelText(Math.min(standing.levels[seat]!, standing.rules.to)));
  canvas.writeRight(at.leftEnd, y, String(leftOnScreen(lying, seat)));
  canvas.write(at.party, y, partyText(lying, seat));
  if (view.phase !== 'play') return;
  canvas.writeRight(at.pointsEnd, y, String(view.points[seat]));
  if (at.void !== null) canvas.write(at.void, y, voids(lying, seat, position) || (at.pitch > 1 ? '–' : ''));
  drawPlay(board, y, seat);
}

/** Whose roles the names of a table show. */
interface Roles {
  readonly dealer: Seat | null;
  /** Who takes the trick that lies there; null while nobody has it. */
  readonly taker: Seat | null;
}

/** The name, inverse with a mark for whoever is to move and without for whoever takes the trick, and whether it is the Dealer's. */
export function drawName(
  { canvas, position: { speaker, turn, marked }, measures: { seat: at } }: Board,
  y: number,
  seat: Seat,
  { dealer, taker }: Roles,
): void {
  const { lines, inverse, strong, win } = canvas.theme;
  const role = dealer === seat ? '(D)' : '';
  const room = at.nameColumns - (role ? role.length + 1 : 0);
  const name = cut(speaker.seat(seat), room);
  const isToMove = taker === null && turn.includes(seat);
  canvas.places.set(`seat ${seat}`, area(at.name, y, widthOf(name), 1));
  if (marked.has(`seat ${seat}`) && !isToMove) canvas.plain(at.name - 1, y, lines.aside, win);
  const after = isToMove
    ? canvas.plain(at.name - 2, y, `${lines.pointer} ${name}`, inverse)
    : canvas.plain(at.name, y, name, taker === seat ? inverse : strong);
  if (role) canvas.plain(after + 1, y, role);
}

const partyText = ({ view }: Lying, seat: Seat): string => {
  const dealer = view.phase === 'draw' ? view.standing.dealer : view.deal.dealer;
  const party = view.phase === 'play' ? partyOf(view, seat) : dealer === seat ? 'house' : null;
  return boardTexts.party(party);
};

/** What a seat has taken and its party: `40 points · House`, or without a party while it is not known. */
export function seatText(view: DealView & { readonly phase: 'play' }, seat: Seat): string {
  const party = partyOf(view, seat);
  return [count(view.points[seat]!, 'point'), ...(party ? [boardTexts.party(party)] : [])].join(' · ');
}

/** How a seat stood when its deal had ended: as `seatText`. */
export const endedText = ({ taken, house }: DealResult, seat: Seat): string =>
  `${count(taken[seat]!, 'point')} · ${boardTexts.party(house.includes(seat) ? 'house' : 'player')}`;

/** Suits that a seat has shown it has none of, trumps by their suit: `♠♦`; without a trump suit they are the tops. */
function voids({ view }: Lying, seat: Seat, { speaker }: ShengjiPosition): string {
  if (view.phase !== 'play') return '';
  const { trumps } = view.deal;
  const { lines } = lieOf(trumps);
  return groupsOf(trumps)
    .filter(({ suit }) => isVoid(view, seat, lines[suit]!))
    .map(({ suit }) => trumpSign(suit, trumps, speaker))
    .join('');
}

/** The last card of a deal is played when the view already has no hands. */
function leftOnScreen({ view, trick, taken }: Lying, seat: Seat): number {
  if (view.phase !== 'play' || !taken || view.trick === null) return cardsLeft(view, seat);
  return view.left - (trick?.plays[0]?.cards.length ?? 0);
}

/** What a seat has played and how it stands in the trick; for whoever is to move that it is their turn. */
function drawPlay({ canvas, position, lying, measures: { seat: at } }: Board, y: number, seat: Seat): void {
  const { view, trick, taken, past } = lying;
  if (view.phase !== 'play') return;
  const { speaker, turn } = position;
  const room = at.playedEnd - at.played - 1;
  const play = trick?.plays.find((p) => p.seat === seat);
  if (!trick || !play) {
    if (!taken && turn.includes(seat)) canvas.write(at.played, y, turnText(seat, position, trick, at.pitch));
    return;
  }
  const wins = trick.winner === seat;
  const led = trick.plays[0]!.seat === seat;
  const lie = lieOf(view.deal.trumps);
  const notes = notesOn(wins, led, taken ? trickPoints(trick) : null);
  const faces = fanOf(play.cards, lie).map((card) => faceOf(speaker.card(format(card)), canvas.theme));
  const columns = fanColumns(faces);
  const laid = {
    turn: SEATS * past.length + trick.plays.indexOf(play),
    seat,
    cards: faces.map(faceText),
    takenBy: taken ? trick.winner : null,
  };
  if (at.pitch === 1 || columns > room) {
    const cards = playText(play.cards, lie, speaker, room);
    const after = at.played + widthOf(cards);
    canvas.lay(laid, area(at.played, y, widthOf(cards), 1), () =>
      canvas.write(at.played, y, cards, wins ? canvas.theme.strong : {}),
    );
    const note = notes.find((text) => after + 1 + widthOf(text) <= at.playedEnd);
    if (note) canvas.write(after + 1, y, note, wins ? canvas.theme.strong : {});
    return;
  }
  const after = at.played + columns;
  const note = notes.find((text) => after + 1 + widthOf(text) <= at.playedEnd);
  const foot = note ? '' : (notes.at(-1) ?? '');
  const fan = faces.map((face) => ({ ...face, foot }));
  canvas.lay(laid, area(at.played, y - 1, columns, 3), () =>
    drawFan(canvas, at.played, y - 1, fan, { winning: wins }),
  );
  if (note) canvas.write(after + 1, y, note, wins ? canvas.theme.strong : {});
}

/** From high to low. */
const fanOf = (cards: readonly number[], lie: Lie): number[] => sorted(cards, lie).reverse();

/** What is said beside a play, the fullest first. */
function notesOn(wins: boolean, led: boolean, points: number | null): string[] {
  if (!wins) return led ? ['led'] : [];
  if (points !== null) return [`takes ${points}`, 'takes'];
  return led ? ['led, ahead', 'ahead'] : ['ahead'];
}

function turnText(
  seat: Seat,
  { mover, turn }: ShengjiPosition,
  trick: Lying['trick'],
  pitch: number,
): string {
  if (seat !== mover || !turn.includes(seat)) return '';
  if (trick === null) return boardTexts.yourLead;
  const n = cardsIn(trick.lead);
  return boardTexts.yourTurn(count(n, 'card').replace(String(n), pitch === 1 ? String(n) : inWords(n)));
}

/** The table while the Dealer buries or names tickets, as everybody else sees it: who sits where, and what is going on. */
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
