import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { format, SEATS } from '../../engine/shengji/cards.ts';
import { cardsIn } from '../../engine/shengji/groups.ts';
import { levelText } from '../../engine/shengji/house-rules.ts';
import { partyOf } from '../../engine/shengji/knowledge.ts';
import type { DealResult, DealView } from '../../engine/shengji/state.ts';
import { trickPoints } from '../../engine/shengji/trick.ts';
import { type Lie, lieOf, sorted } from '../../engine/shengji/trumps.ts';
import { count } from '../../engine/words.ts';
import { cut, fitting, widthOf } from '../../width.ts';
import { seatsFrom } from '../around.ts';
import { type Area, area } from '../drawing/area.ts';
import { drawFace, FACES, faceOf, faceText } from '../drawing/face.ts';
import { drawFan, fanColumns } from '../drawing/fan.ts';
import type { Play } from '../drawing/piece.ts';
import { drawName, MARK, plateOf } from '../drawing/plate.ts';
import { isShown } from '../table.ts';
import type { Board } from './hand.ts';
import { trumpsOf } from './lying.ts';
import type { TablePlaces } from './places.ts';
import { boardTexts, cardsText, playNotes, playText } from './words.ts';

/** Columns of a name with the Dealer's mark, beside a play. */
const NAME_ROOM = { narrow: 9, wide: 13 };
const NARROW = 50;
/** The most columns of a seat's facts in a narrow window. */
const STATUS = 13;

/** Draws the players: name, facts, and whatever `inside` draws. First comes the viewer; in rows, during the play, the leader of the trick. */
export function drawSeats(
  board: Board,
  { seats, isRound, panels }: TablePlaces,
  inside: (at: Area, seat: Seat) => void,
): void {
  const { canvas, position, lying } = board;
  if (!isShown(position, 'seats')) return;
  const { view, trick, taken } = lying;
  const caller = view.phase === 'draw' ? view.standing.dealer : view.deal.dealer;
  const dealer = isShown(position, 'dealer') ? caller : null;
  const order = seatsFrom(position, SEATS);
  const leader = trick?.plays[0]?.seat ?? position.turn[0] ?? order[0]!;
  const first = isRound || view.phase !== 'play' ? 0 : order.indexOf(leader);
  [...order.slice(first), ...order.slice(0, first)].forEach((seat, place) => {
    const { x, y, columns, rows } = seats[place]!;
    // The panel of players says the rest during the play.
    const isNarrow = columns < NARROW;
    const name = widthOf(position.speaker.seat(seat)) + (dealer === seat ? 4 : 0);
    const most = rows > 1 ? columns - 3 - name : isNarrow ? STATUS : columns;
    const texts = statusTexts(board, seat).slice(isNarrow ? -2 : 0);
    const status = panels && view.phase === 'play' ? '' : fitting(texts, most);
    const beside = isNarrow ? NAME_ROOM.narrow : NAME_ROOM.wide;
    const room = rows > 1 ? columns - 2 - widthOf(status) - 1 : beside;
    const after = drawSeatName(board, area(x + 2, y, room, 1), seat, {
      dealer,
      taker: taken ? (trick?.winner ?? null) : null,
    });
    const start = rows > 2 ? after + 2 : x + columns - widthOf(status);
    canvas.write(start, y, status, canvas.theme.quiet);
    if (view.phase === 'play' && !panels)
      canvas.noteScore(seat, view.points[seat]!, String, area(start, y, widthOf(status), 1));
    const own =
      rows > 1
        ? area(x + 2, y + (rows >> 1), columns - 2, rows - 1)
        : area(x + 2 + beside + 1, y, columns - beside - 3 - widthOf(status) - 1, 1);
    inside(own, seat);
  });
}

/** Returns a seat's level, if levels differ before the play, or a lesson names them; its party, unless the Dealer's mark shows it; and its points. The fullest text first. */
function statusTexts({ position, lying: { view } }: Board, seat: Seat): readonly string[] {
  const { levels, rules } = view.standing;
  const isPlay = view.phase === 'play';
  const differ = !isPlay && levels.some((level) => level !== levels[0]);
  const isTold = position.shows
    ? position.shows.has('levels') && (differ || !position.shows.has('taken'))
    : differ;
  const isDealer = isPlay && view.deal.dealer === seat && isShown(position, 'dealer');
  const party = isPlay && !isDealer && isShown(position, 'parties') ? partyOf(view, seat) : null;
  const points = isPlay && isShown(position, 'taken') ? view.points[seat]! : 0;
  const parts = [
    ...(isTold ? [boardTexts.level(levelText(Math.min(levels[seat]!, rules.to)))] : []),
    ...(party ? [boardTexts.party(party)] : []),
  ];
  return boardTexts.status(parts, points || null);
}

/** Draws the first text that fits, in the quiet tone. */
export const drawQuiet = (
  { canvas }: Board,
  { x, y, columns, rows }: Area,
  texts: readonly string[],
): void => {
  if (rows > 0) canvas.write(x, y, fitting([...texts, ''], columns), canvas.theme.quiet);
};

/** The roles that the names of a table show. */
interface Roles {
  readonly dealer: Seat | null;
  /** The winner of the finished trick; null while it is played. */
  readonly taker: Seat | null;
}

/** Draws a name: inverse for the trick's winner; inverse after a pointer for the player to move; `(D)` after the Dealer's. Returns the column after it. */
function drawSeatName(
  { canvas, position }: Board,
  { x, y, columns }: Area,
  seat: Seat,
  { dealer, taker }: Roles,
): number {
  const role = dealer === seat ? ' (D)' : '';
  const plate = plateOf(position, seat, taker);
  const name = cut(plate.name, columns - role.length);
  return canvas.plain(drawName(canvas, x - MARK, y, { ...plate, name }), y, role);
}

/** Says a seat's points and party: `40 points · House`, or without a party while it is unknown. */
export function seatText(view: DealView & { readonly phase: 'play' }, seat: Seat): string {
  const party = partyOf(view, seat);
  return [count(view.points[seat]!, 'point'), ...(party ? [boardTexts.party(party)] : [])].join(' · ');
}

/** Says a seat's points and party at the end of a deal. */
export const endedText = ({ taken, house }: DealResult, seat: Seat): string =>
  `${count(taken[seat]!, 'point')} · ${boardTexts.party(house.includes(seat) ? 'house' : 'player')}`;

/** Draws a seat's play and its rank in the trick, or that it is its turn. `at`: its first row has the ranks; with three rows cards are a fan. */
export function drawPlay(board: Board, at: Area, seat: Seat): void {
  const { canvas, position, lying } = board;
  const { view, trick, taken, past } = lying;
  if (view.phase !== 'play') return;
  const play = trick?.plays.find((p) => p.seat === seat);
  if (!trick || !play) {
    if (!taken && position.turn.includes(seat)) canvas.write(at.x, at.y, turnText(seat, board));
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
  const notes = playNotes({ wins, led, taken, points: value || null });
  drawCards(board, at, { cards: play.cards, wins, notes, laid });
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

/** Draws cards as a fan, as chips, or as text, and beside them as many notes as fit. */
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
  // Without a ground of its own a ten would touch the next card.
  if (canvas.theme.cards && chips <= room && isNoted(chips)) {
    put(chips, () => {
      faces.forEach((face, place) => {
        drawFace(canvas, x + place * FACES.C.columns, y, face, 'C');
      });
    });
    return;
  }
  const text = playText(cards, lie, speaker, room);
  put(widthOf(text) + 1, () => void canvas.write(x, y, text, style));
}

/** Returns the cards from high to low. */
const fanOf = (cards: readonly number[], lie: Lie): number[] => sorted(cards, lie).reverse();

function turnText(seat: Seat, { position, lying: { trick } }: Board): string {
  const { mover, turn } = position;
  if (seat !== mover || !turn.includes(seat)) return '';
  return trick === null ? boardTexts.yourLead : cardsText(cardsIn(trick.lead));
}
