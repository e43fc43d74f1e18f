import { formatCard } from '../../engine/card.ts';
import type { Move, Turn } from '../../engine/shang/state.ts';
import { cut, widthOf } from '../../width.ts';
import { area } from '../drawing/area.ts';
import { drawFace, FACES, type Face, type FaceSize, faceOf, faceText } from '../drawing/face.ts';
import { drawFan } from '../drawing/fan.ts';
import { opening, topOf } from './lying.ts';
import { type Board, COVERED, playColumns } from './places.ts';
import { closeText, ordered } from './words.ts';

type Play = Extract<Move, { kind: 'play' }>;
interface Played {
  readonly turn: Turn;
  readonly move: Play;
  readonly led: boolean;
  /** Among the turns of the deal. */
  readonly number: number;
}

/** The plays of a table in a row, first play at the left, the one to beat heavy; those that have no room are a line above. */
export function drawTable(board: Board): void {
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
const PITCH: { readonly [face in FaceSize]: number } = { M: 10, L: 13, X: 16 };

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
