/** Nello: a partner gives the contractor a card through the widow. */
import type { FiveHundred, View } from '../../engine/five-hundred/state.ts';
import type { Decision } from '../parts/decision.ts';
import { cardKeys, type Selection } from './hand.ts';
import type { Lying } from './lying.ts';
import { drawPlay } from './play.ts';
import { giftTexts, nameOf } from './words.ts';

export const give: Decision<FiveHundred, Selection, Lying, Extract<View, { readonly phase: 'give' }>> = {
  enter: 'give',
  chosen: (_, { cursor }) => (cursor === null ? null : { kind: 'give', card: cursor }),
  select: (_, selection, move) => (move.kind === 'give' ? { ...selection, cursor: move.card } : selection),
  keys: (position, selection) => cardKeys(position, selection),
  verdict: ({ view, speaker }, { cursor }) => ({
    selected: cursor === null ? giftTexts.choose : giftTexts.give(nameOf(cursor, speaker)),
    note: giftTexts.helps(speaker.seat(view.contract.seat)),
  }),
  draw: drawPlay,
};
