import { findBid, trumpOf } from '../../engine/five-hundred/bids.ts';
import { formatCard, setOf } from '../../engine/five-hundred/cards.ts';
import { sortedHand, suitIn } from '../../engine/five-hundred/trumps.ts';
import { count } from '../../engine/words.ts';
import { drawHeld, pickKeys } from '../drawing/hand.ts';
import { legalIn } from './selection.ts';
import type { Board } from './stages.ts';

/** Cards that have a key while they are chosen for burying: a Nello contractor holds sixteen. */
export const BURIAL_KEYS = 16;

/** The viewer's hand, trumps first; in the auction as if the bid that is picked were the contract. */
export function drawOwnHand({ canvas, position, lying, selection, table }: Board): void {
  const { mover, viewer, theme } = position;
  const { hand, contract, view } = lying;
  const burying = view.phase === 'bury';
  const choosing = mover !== null && view.phase !== 'bid';
  if (viewer !== 'table' && contract?.out.includes(viewer) && !choosing) {
    const text = `You sit out; your ${count(hand.length, 'card')} are laid aside.`;
    canvas.writeCentred(0, table.hand.y + 2, canvas.columns, text, theme.strong);
    return;
  }
  const bid = selection?.call == null ? undefined : findBid(selection.call);
  const trump = contract?.trump ?? (bid ? trumpOf(bid) : null);
  const sorted = sortedHand(setOf(hand), trump);
  const legal = legalIn(position, sorted);
  const keys = choosing ? pickKeys(legal, burying ? BURIAL_KEYS : 10) : [];
  const held = sorted.map((card, place) => {
    const cursor = choosing && selection?.cursor === card;
    const before = sorted[place - 1];
    return {
      name: formatCard(card),
      isLegal: legal[place]!,
      isPicked: burying ? choosing && selection?.taken.includes(card) === true : cursor,
      key: keys[place] ?? '',
      cursor,
      first: before !== undefined && suitIn(before, trump ?? 4) !== suitIn(card, trump ?? 4),
    };
  });
  drawHeld(canvas, table.hand, position, held);
}
