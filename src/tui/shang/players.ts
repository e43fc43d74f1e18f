import type { Seat } from '../../engine/game.ts';
import { SEATS } from '../../engine/shang/state.ts';
import { cut, widthOf } from '../../width.ts';
import { area } from '../drawing/area.ts';
import { lastDeed, topOf } from './lying.ts';
import type { Board } from './places.ts';

/** So few cards are a warning to the others. */
const LOW = 3;

/** A line a player in the order of play, the viewer last. */
export function drawPlayers(board: Board): void {
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
