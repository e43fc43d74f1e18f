import { formatCard } from '../../engine/card.ts';
import { size as sizeOfSet } from '../../engine/card-set.ts';
import type { Move, Turn } from '../../engine/shang/state.ts';
import { cut, widthOf } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { drawFace, drawFan, FACES, type FaceSize, faceOf } from '../drawing/face.ts';
import type { ShangPosition } from './hand.ts';
import { type Layout, opening, topOf } from './layout.ts';
import { COVERED, type Places, playColumns } from './places.ts';
import { closeText, ordered } from './words.ts';

type Play = Extract<Move, { kind: 'play' }>;
interface Played {
  readonly turn: Turn;
  readonly move: Play;
  readonly led: boolean;
}

/** The plays of a table in a row, first play at the left, the one to beat heavy; those that have no room are a line above. */
export function drawTable(canvas: Canvas, places: Places, position: ShangPosition, layout: Layout): void {
  const plays = layout.table.flatMap((turn, place): Played[] =>
    turn.move.kind === 'play' ? [{ turn, move: turn.move, led: place === 0 }] : [],
  );
  const { face, plays: y, player, firstPlay, firstLong, end, makers } = places;
  if (plays.length === 0) {
    canvas.write(player.name, y + (FACES[face].rows >> 1), opening(position));
    return;
  }
  const count = sizeOfSet(plays[0]!.move.cards);
  const columns = playColumns(count, face);
  const first = count > 2 ? firstLong : firstPlay;
  const pitch = Math.max(columns + 1, PITCH[face]);
  const room = Math.floor((end - first - columns) / pitch) + 1;
  const shown = plays.slice(-room);
  drawOlder(canvas, places, position, plays.slice(0, -room));
  const top = topOf(layout.table);
  shown.forEach(({ turn, move, led }, place) => {
    const x = first + place * pitch;
    drawPlay(canvas, places, position, { x, y, cards: move, winning: turn === top });
    const takes = turn === top && (position.shown?.lingering ?? false);
    const said = led ? ' led' : '';
    const name = cut(position.speaker.seat(turn.seat), pitch - 1 - said.length) + said;
    const at = Math.max(first - 1, x + Math.floor((columns - widthOf(name)) / 2));
    canvas.plain(at, makers, name, takes ? canvas.theme.inverse : {});
  });
}

/** `4♣4♦ You · 5♣5♦ Bo ·`: what was played before those that are drawn; of a long story, its end. */
function drawOlder(
  canvas: Canvas,
  { older, firstLong, end }: Places,
  { speaker }: ShangPosition,
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
  readonly cards: Play;
  readonly winning: boolean;
}

function drawPlay(
  canvas: Canvas,
  { face }: Places,
  { speaker, marked }: ShangPosition,
  { x, y, cards, winning }: Drawn,
): void {
  const names = ordered(cards.cards).map(formatCard);
  const texts = names.map((name) => speaker.card(name));
  const isMarked = names.map((name) => marked.has(`card ${name}`));
  if (face === 'M' && texts.length > 1) {
    drawFan(canvas, x, y, texts, { winning, marked: isMarked });
    return;
  }
  texts.forEach((text, place) => {
    const card = faceOf(text, canvas.theme, winning ? 'winning' : 'plain');
    drawFace(canvas, x + COVERED * place, y, { ...card, marked: isMarked[place]! }, face);
  });
}
