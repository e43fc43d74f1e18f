import { type Card, formatCard } from '../../engine/card.ts';
import { cardsOf } from '../../engine/card-set.ts';
import { PASS_SIZE, passesTo } from '../../engine/gongzhu/rules.ts';
import { giverTo, receiverOf } from '../../engine/gongzhu/state.ts';
import { DIRECTIONS } from '../../engine/gongzhu/view.ts';
import { minus } from '../../front/number.ts';
import { padded, widthOf } from '../../width.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { DOWN, drawFace, FACES, type Face, faceOf } from '../drawing/face.ts';
import { drawBox } from '../drawing/panel.ts';
import type { StageLayout } from '../drawing/stage.ts';
import { lyingOf } from './lying.ts';
import { southOf } from './players.ts';
import type { GongzhuPosition, Selection } from './selection.ts';
import { passTexts, words } from './words.ts';

/** Columns from the cards that are passed to those that are received; three dots stand between them. */
const BETWEEN = 13;

/** In place of the trick: who has chosen, what goes and what comes, and where the next deals pass. */
export function drawPassing(
  canvas: Canvas,
  stageLayout: StageLayout,
  position: GongzhuPosition,
  selection: Selection | null,
): void {
  const { view, viewer, theme } = position;
  const { stage, boxed, face } = stageLayout;
  if (boxed) drawBox(canvas, stage, words.passing);
  if (view.phase !== 'pass') return;
  const { columns, rows } = FACES[face];
  const width = 2 * PASS_SIZE * columns + BETWEEN;
  const x = stage.x + (boxed ? Math.floor((stage.columns - width) / 2) : 4);
  const height = 8 + rows;
  let y = stage.y + (boxed ? Math.floor((stage.rows - height) / 2) : 1);
  for (const line of playerLines(position)) {
    const after = canvas.plain(x, y, line.name, theme.strong);
    canvas.write(after, y++, line.rest);
  }
  y++;
  if (viewer !== 'table') {
    const { speaker } = position;
    const chosen = goingOf(position, selection);
    const right = x + PASS_SIZE * columns + BETWEEN;
    const to = passTexts.to(speaker.seat(receiverOf(view.deal, viewer)));
    const from = passTexts.from(speaker.seat(giverTo(view.deal, viewer)));
    canvas.write(canvas.plain(x, y, to, theme.strong) + 2, y, passTexts.chosen(chosen.length, PASS_SIZE));
    canvas.write(canvas.plain(right, y, from, theme.strong) + 2, y, passTexts.faceDown);
    for (let place = 0; place < PASS_SIZE; place++) {
      const card = chosen[place];
      drawFace(canvas, x + place * columns, y + 1, card === undefined ? EMPTY_FACE : cardFace(card), face);
      drawFace(canvas, right + place * columns, y + 1, DOWN, face);
    }
    canvas.plain(x + PASS_SIZE * columns + 3, y + 1 + (rows >> 1), '·  ·  ·', theme.edge);
  }
  canvas.write(x, y + rows + 2, nextPasses(position));

  function cardFace(card: Card): Face {
    return faceOf(position.speaker.card(formatCard(card)), theme);
  }
}

const EMPTY_FACE: Face = { rank: '', suit: '', style: {}, state: 'plain' };

/** The cards that the viewer is about to pass, or has passed. */
function goingOf({ view, viewer }: GongzhuPosition, selection: Selection | null): readonly Card[] {
  if (selection) return selection.taken;
  if (view.phase !== 'pass' || viewer === 'table') return [];
  const gift = view.deal.gifts[viewer];
  return gift ? cardsOf(gift) : [];
}

/** The others, or all four before a spectator: `Bo    13 left · match 0    not yet`. */
function playerLines(position: GongzhuPosition): { readonly name: string; readonly rest: string }[] {
  const { view, viewer, speaker } = position;
  const { left, totals } = lyingOf(position);
  const south = southOf(position);
  const seats = [0, 1, 2, 3].map((turn) => (south + turn) & 3).slice(viewer === 'table' ? 0 : 1);
  const names = Math.max(3, ...seats.map((seat) => widthOf(speaker.seat(seat)))) + 3;
  const values = seats.map((seat) => passTexts.stands(left[seat]!, minus(totals[seat]!)));
  const wide = Math.max(...values.map(widthOf)) + 4;
  return seats.map((seat, place) => ({
    name: padded(speaker.seat(seat), names),
    rest:
      padded(values[place]!, wide) +
      (view.phase === 'pass' && view.waiting.includes(seat) ? passTexts.waits : passTexts.hasChosen),
  }));
}

/** The ways of the next three deals. */
function nextPasses({ view }: GongzhuPosition): string {
  const { deals, passing } = view.standing;
  if (passing === 'left') return passTexts.alwaysLeft;
  return passTexts.next([1, 2, 3].map((later) => DIRECTIONS[passesTo(passing, deals + later)]!));
}
