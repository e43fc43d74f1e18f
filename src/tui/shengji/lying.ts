import type { Seat } from '../../engine/game.ts';
import { type Counts, NO_CARDS, parse } from '../../engine/shengji/cards.ts';
import { type Shape, shapeOf } from '../../engine/shengji/groups.ts';
import type { DealView, Fact, Play, Trick } from '../../engine/shengji/state.ts';
import { type Lie, lieOf } from '../../engine/shengji/trumps.ts';
import { dealView, handOf } from './selection.ts';
import type { ShengjiPosition } from './words.ts';

type TrickTaken = Fact & { readonly kind: 'trick-taken' };

/** What is shown of the trick on the table. */
interface ShownTrick {
  readonly plays: readonly Play[];
  readonly lead: Shape;
  /** Who wins it so far, or has won it. */
  readonly winner: Seat;
}

/** What lies on the table: as it is, or with a trick that has just been taken still there. */
export interface Lying {
  readonly view: DealView;
  readonly hand: Counts | null;
  readonly trick: ShownTrick | null;
  /** The trick is complete and stays for a moment. */
  readonly taken: boolean;
  /** Tricks of this deal before it. */
  readonly past: readonly Trick[];
}

/** Null between deals. */
export function lyingOf(position: ShengjiPosition): Lying | null {
  const { onTable, shown } = position;
  const now = dealView(position);
  const finished = shown?.lingering && shown.facts.find((fact) => fact.kind === 'trick-taken');
  if (finished && onTable.phase === 'play') {
    // After the last trick of a deal only the view before it has the table.
    const [view, hand] = now?.phase === 'play' ? [now, handOf(position)] : [onTable, NO_CARDS];
    const trick = trickOf(finished, lieOf(view.deal.trumps));
    return { view, hand, trick, taken: true, past: onTable.tricks };
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

function trickOf({ seat: winner, plays: told }: TrickTaken, lie: Lie): ShownTrick {
  const plays = told.map(({ seat, cards }) => ({ seat, cards: cards.map((text) => parse(text)!) }));
  return { plays, lead: shapeOf(plays[0]!.cards, lie)!, winner };
}
