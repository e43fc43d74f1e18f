import { findBid, trumpOf } from '../../engine/five-hundred/bids.ts';
import { formatCard, setOf } from '../../engine/five-hundred/cards.ts';
import { sortedHand, suitIn } from '../../engine/five-hundred/trumps.ts';
import { count } from '../../engine/words.ts';
import type { Canvas } from '../drawing/canvas.tsx';
import { faceOf } from '../drawing/face.ts';
import { drawHand, type HandCard, handSize, pickKeys } from '../drawing/hand.ts';
import type { TableSize } from '../drawing/size.ts';
import { stageLayoutIn } from '../drawing/stage.ts';
import type { FiveHundredPosition, Layout } from './layout.ts';
import { legalIn, type Selection } from './selection.ts';
import { nameOf } from './words.ts';

/** Cards that have a key while they are chosen for burying: a Nello contractor holds sixteen. */
export const BURIAL_KEYS = 16;

/** The viewer's hand, trumps first; in the auction as if the bid that is picked were the contract. */
export function drawOwnHand(
  canvas: Canvas,
  position: FiveHundredPosition,
  { hand, contract, view }: Layout,
  selection: Selection | null,
  size: TableSize,
): void {
  const { mover, viewer, speaker, theme, marked } = position;
  const { y, sizes } = stageLayoutIn(size).hand;
  const burying = view.phase === 'bury';
  const choosing = mover !== null && view.phase !== 'bid';
  if (viewer !== 'table' && contract?.out.includes(viewer) && !choosing) {
    const text = `You sit out; your ${count(hand.length, 'card')} are laid aside.`;
    canvas.writeCentred(0, y + 2, canvas.columns, text, theme.strong);
    return;
  }
  const bid = selection?.call == null ? undefined : findBid(selection.call);
  const trump = contract?.trump ?? (bid ? trumpOf(bid) : null);
  const sorted = sortedHand(setOf(hand), trump);
  const legal = legalIn(position, sorted);
  const keys = choosing ? pickKeys(legal, burying ? BURIAL_KEYS : 10) : [];
  const cards = sorted.map((card, place): HandCard => {
    const cursor = choosing && selection?.cursor === card;
    const picked = burying ? choosing && selection?.taken.includes(card) === true : cursor;
    const before = sorted[place - 1];
    const state = !legal[place] ? 'illegal' : picked ? 'picked' : 'plain';
    return {
      face: {
        ...faceOf(nameOf(card, speaker), theme, state, keys[place] ?? ''),
        marked: marked.has(`card ${formatCard(card)}`),
      },
      cursor,
      first: before !== undefined && suitIn(before, trump ?? 4) !== suitIn(card, trump ?? 4),
    };
  });
  drawHand(canvas, y, cards, handSize(cards, sizes, canvas.columns));
}
