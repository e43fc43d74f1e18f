import { type Counts, NO_CARDS, parse } from '../../engine/shengji/cards.ts';
import type { PlayView, Trick } from '../../engine/shengji/state.ts';
import { addPlay } from '../../engine/shengji/trick.ts';
import { lieOf } from '../../engine/shengji/trumps.ts';
import { dealView, handOf } from './selection.ts';
import type { DealView, ShengjiPosition } from './words.ts';

/** What lies on the table: as it is, or with a trick that has just been taken still there. */
export interface Layout {
  readonly view: DealView;
  readonly hand: Counts | null;
  readonly trick: Trick | null;
  /** The trick is complete and stays for a moment. */
  readonly taken: boolean;
  /** Tricks of this deal before it. */
  readonly past: readonly Trick[];
}

/** Null between deals. */
export function layoutOf(position: ShengjiPosition): Layout | null {
  const now = dealView(position);
  const closed = closedTrick(position);
  if (closed) {
    // After the last trick of a deal only the view before it has the table.
    const view = now?.phase === 'play' ? now : closed.before;
    const hand = now?.phase === 'play' ? handOf(position) : NO_CARDS;
    return { view, hand, trick: closed.trick, taken: true, past: closed.before.tricks };
  }
  if (now === null) return null;
  const playing = now.phase === 'play';
  return {
    view: now,
    hand: handOf(position),
    trick: playing ? now.trick : null,
    taken: false,
    past: playing ? now.tricks : [],
  };
}

/** The trick that the step shown has completed. */
function closedTrick({
  shown,
}: ShengjiPosition): { readonly trick: Trick; readonly before: PlayView } | null {
  if (!shown?.lingering || shown.before.phase !== 'play') return null;
  const { before, facts } = shown;
  const played = facts.find((fact) => fact.kind === 'played');
  if (!played || !facts.some(({ kind }) => kind === 'trick')) return null;
  const cards = played.cards.map((text) => parse(text)!);
  return { trick: addPlay(before.trick, played.seat, cards, lieOf(before.deal.trumps)), before };
}
