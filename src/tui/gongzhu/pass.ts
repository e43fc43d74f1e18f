/** Passing three cards. */

import { type Card, formatCard } from '../../engine/card.ts';
import { cardsOf } from '../../engine/card-set.ts';
import { PASS_SIZE, passesTo } from '../../engine/gongzhu/rules.ts';
import { type Gongzhu, giverTo, receiverOf, type View } from '../../engine/gongzhu/state.ts';
import { DIRECTIONS } from '../../engine/gongzhu/view.ts';
import { minus } from '../../front/number.ts';
import { padded, widthOf } from '../../width.ts';
import { seatsFrom } from '../around.ts';
import { drawLeaving, drawLists } from '../drawing/calm.ts';
import { DOWN, drawFace, FACES, type Face, faceOf, SLOT } from '../drawing/face.ts';
import { cardTouch } from '../drawing/hand.ts';
import { drawBox } from '../drawing/panel.ts';
import { stageLayoutIn } from '../drawing/stage.ts';
import { backKey, cursorKeys, numberKey, pickKey, touchKey } from '../parts/card-keys.ts';
import type { Decision } from '../parts/decision.ts';
import { touchTexts } from '../parts/words.ts';
import { type Board, calmOf, handOf, legalIn, PICKS, type Selection } from './hand.ts';
import type { GongzhuPosition, Lying } from './lying.ts';
import { dearCards } from './side.ts';
import { keyTexts, passTexts, words } from './words.ts';

export const pass: Decision<Gongzhu, Selection, Lying, Extract<View, { readonly phase: 'pass' }>> = {
  enter: 'pass',
  chosen: (_, { picked }) =>
    picked.length < PASS_SIZE ? null : { kind: 'pass', cards: picked.toSorted((a, b) => a - b) },
  select: (_, selection, move) =>
    move.kind === 'pass' ? { ...selection, cursor: move.cards[0]!, picked: move.cards } : selection,
  keys(position, selection) {
    const hand = handOf(position);
    const toggle = (place: number) => toggled(selection, hand[place]!);
    return [
      ...cursorKeys(hand.length, hand.indexOf(selection.cursor), (place) => ({
        select: { ...selection, cursor: hand[place]! },
      })),
      numberKey(legalIn(position, hand), keyTexts.pickNumbered, toggle, { count: PICKS }),
      touchKey(hand.map(formatCard).map(cardTouch), touchTexts.some, toggle),
      pickKey(selection.picked.includes(selection.cursor), keyTexts.pick, () =>
        toggled(selection, selection.cursor),
      ),
      backKey(selection, keyTexts.noTrick),
    ];
  },
  verdict({ view, speaker, mover }, { picked }) {
    const receiver = speaker.seat(receiverOf(view.deal, mover ?? 0));
    const missing = PASS_SIZE - picked.length;
    const names = picked.map((card) => speaker.card(formatCard(card)));
    return {
      selected:
        picked.length === 0 ? passTexts.nothing(receiver) : passTexts.picked(receiver, names, missing),
      note: missing === 0 ? passTexts.ready : passTexts.how,
    };
  },
  draw: (board) => (board.position.calm ? drawCalm(board) : drawPassing(board)),
};

/** Picks a card for passing, or puts it back. */
function toggled(selection: Selection, card: Card) {
  const { picked } = selection;
  if (picked.length === PASS_SIZE && !picked.includes(card)) return { say: keyTexts.three };
  const next = picked.includes(card) ? picked.filter((other) => other !== card) : [...picked, card];
  return { select: { ...selection, cursor: card, picked: next } };
}

/** Draws a calm table: the cards to pass and to whom, the giver, and the values of cards. */
function drawCalm(board: Board): void {
  const { canvas, position, selection } = board;
  const { view, viewer, speaker, theme } = position;
  const layout = calmOf(board);
  drawLists(canvas, layout, [null, dearCards(position)]);
  if (view.phase !== 'pass' || viewer === 'table') return;
  const chosen = goingOf(position, selection).map((card) => faceOf(speaker.card(formatCard(card)), theme));
  const to = passTexts.goesTo(speaker.seat(receiverOf(view.deal, viewer)));
  const from = passTexts.comeFrom(speaker.seat(giverTo(view.deal, viewer)));
  drawLeaving(canvas, layout, to, [...chosen, ...Array<Face>(PASS_SIZE - chosen.length).fill(SLOT)], from);
}

/** Columns from the passed cards to the received ones, with three dots between them. */
const BETWEEN = 13;

/** Draws, in place of the trick, who has chosen, the cards passed and received, and the directions of the next deals. */
function drawPassing({ canvas, position, selection, lying, size }: Board): void {
  const { view, viewer, theme } = position;
  const { stage, boxed, face } = stageLayoutIn(size);
  if (boxed) drawBox(canvas, stage, words.passing);
  if (view.phase !== 'pass') return;
  const { columns, rows } = FACES[face];
  const width = 2 * PASS_SIZE * columns + BETWEEN;
  const x = stage.x + (boxed ? Math.floor((stage.columns - width) / 2) : 4);
  const height = 8 + rows;
  let y = stage.y + (boxed ? Math.floor((stage.rows - height) / 2) : 1);
  for (const line of playerLines(position, lying)) {
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

/** Returns the cards that the viewer is about to pass, or has passed. */
function goingOf({ view, viewer }: GongzhuPosition, selection: Selection | null): readonly Card[] {
  if (selection) return selection.picked;
  if (view.phase !== 'pass' || viewer === 'table') return [];
  const gift = view.deal.gifts[viewer];
  return gift ? cardsOf(gift) : [];
}

/** Returns a line for each of the others, or of all four for a spectator: `Bo    13 left · match 0    not yet`. */
function playerLines(
  position: GongzhuPosition,
  { left, totals }: Lying,
): { readonly name: string; readonly rest: string }[] {
  const { view, viewer, speaker } = position;
  const seats = seatsFrom(position, 4).slice(viewer === 'table' ? 0 : 1);
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

/** Says the directions of the next three deals. */
function nextPasses({ view, status }: GongzhuPosition): string {
  if (status.only) return '';
  const { deals, passing } = view.standing;
  if (passing === 'left') return passTexts.alwaysLeft;
  return passTexts.next([1, 2, 3].map((later) => DIRECTIONS[passesTo(passing, deals + later)]!));
}
