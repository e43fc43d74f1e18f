import { formatCard, suitOf } from '../../engine/card.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { type FaceState, faceOf } from '../drawing/face.ts';
import { drawHand, handSize, pickKeys } from '../drawing/hand.ts';
import type { StageLayout } from '../drawing/stage.ts';
import { type GongzhuPosition, handOf, legalIn, PICKS, type Selection } from './selection.ts';

/** Draws the viewer's cards at the foot of the table. */
export function drawOwnHand(
  canvas: Canvas,
  stageLayout: StageLayout,
  position: GongzhuPosition,
  selection: Selection | null,
): void {
  const { view, mover, speaker, theme, marked } = position;
  const hand = handOf(position);
  const legal = legalIn(position, hand);
  const keys = mover === null ? [] : pickKeys(legal, PICKS);
  const passing = view.phase === 'pass';
  const cards = hand.map((card, place) => {
    const cursor = selection?.cursor === card;
    const picked = selection !== null && (passing ? selection.taken.includes(card) : cursor);
    const state: FaceState = !legal[place] ? 'illegal' : picked ? 'picked' : 'plain';
    // The cursor's mark stands in the row of the lower edge of what is picked.
    return {
      face: {
        ...faceOf(speaker.card(formatCard(card)), theme, state, keys[place] ?? undefined),
        marked: marked.has(`card ${formatCard(card)}`),
      },
      cursor,
      first: place > 0 && suitOf(hand[place - 1]!) !== suitOf(card),
    };
  });
  drawHand(canvas, stageLayout.hand.y, cards, handSize(cards, stageLayout.hand.sizes, canvas.columns));
}
