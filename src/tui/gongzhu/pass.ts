/** Passing three cards. */

import { type Card, formatCard } from '../../engine/card.ts';
import { cardsOf } from '../../engine/card-set.ts';
import { PASS_SIZE } from '../../engine/gongzhu/rules.ts';
import { type Gongzhu, giverTo, receiverOf, type View } from '../../engine/gongzhu/state.ts';
import { type Face, faceOf, SLOT } from '../drawing/face.ts';
import { cardTouch } from '../drawing/hand.ts';
import { drawBeside, drawLeaving } from '../drawing/stage.ts';
import { backKey, cursorKeys, numberKey, pickKey, touchKey } from '../parts/card-keys.ts';
import type { Decision } from '../parts/decision.ts';
import { touchTexts } from '../parts/words.ts';
import { type Board, handOf, layoutOf, legalIn, PICKS, type Selection } from './hand.ts';
import type { GongzhuPosition, Lying } from './lying.ts';
import { dearCards, panelsOf } from './side.ts';
import { keyTexts, passTexts } from './words.ts';

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
  draw: drawPassing,
};

/** Picks a card for passing, or puts it back. */
function toggled(selection: Selection, card: Card) {
  const { picked } = selection;
  if (picked.length === PASS_SIZE && !picked.includes(card)) return { say: keyTexts.three };
  const next = picked.includes(card) ? picked.filter((other) => other !== card) : [...picked, card];
  return { select: { ...selection, cursor: card, picked: next } };
}

/** Draws the cards to pass and to whom, the giver, and the values of cards. */
function drawPassing(board: Board): void {
  const { canvas, position, selection } = board;
  const { view, viewer, speaker, theme } = position;
  const layout = layoutOf(board);
  drawBeside(canvas, layout, [null, dearCards(position)], (columns) => panelsOf(board, columns));
  if (view.phase !== 'pass' || viewer === 'table') return;
  const chosen = goingOf(position, selection).map((card) => faceOf(speaker.card(formatCard(card)), theme));
  const to = passTexts.goesTo(speaker.seat(receiverOf(view.deal, viewer)));
  const from = passTexts.comeFrom(speaker.seat(giverTo(view.deal, viewer)));
  drawLeaving(canvas, layout, to, [...chosen, ...Array<Face>(PASS_SIZE - chosen.length).fill(SLOT)], from);
}

/** Returns the cards that the viewer is about to pass, or has passed. */
function goingOf({ view, viewer }: GongzhuPosition, selection: Selection | null): readonly Card[] {
  if (selection) return selection.picked;
  if (view.phase !== 'pass' || viewer === 'table') return [];
  const gift = view.deal.gifts[viewer];
  return gift ? cardsOf(gift) : [];
}
