import type { GameTypes } from '../../engine/game.ts';
import type { Drawing } from '../drawing/board.ts';
import type { Position, TableKey, TableUi, Verdict } from '../table.ts';

interface Phased extends GameTypes {
  view: { readonly phase: string };
}

/**
 * A player's decision in one phase of a game: its keys, its words and its picture. `View` is the view in that phase, so a decision never asks which
 * phase it is. Functions without a comment are those of `TableUi`.
 */
export interface Decision<G extends Phased, Selection, Lying, View extends G['view'] = G['view']> {
  readonly enter: string | ((position: Position<G, View>, selection: Selection) => string);
  chosen(position: Position<G, View>, selection: Selection): G['move'] | null;
  select(position: Position<G, View>, selection: Selection, move: G['move']): Selection;
  keys(position: Position<G, View>, selection: Selection): TableKey<G, Selection>[];
  verdict(position: Position<G, View>, selection: Selection): Verdict;
  /** Draws the subject of the phase. The hand and other common parts are drawn elsewhere. */
  draw(drawing: Drawing<G, Selection, Lying>): void;
}

/** The decisions of a game by the phase of the view. Phases without one ask nobody. */
export type Decisions<G extends Phased, Selection, Lying> = {
  readonly [Phase in G['view']['phase']]?: Decision<
    G,
    Selection,
    Lying,
    Extract<G['view'], { readonly phase: Phase }>
  >;
};

type Answers = 'enter' | 'chosen' | 'select' | 'keys' | 'verdict';

/** Returns the functions of a table that its decisions answer, each in its phase. */
export function answeredBy<G extends Phased, Selection, Lying>(
  decisions: Decisions<G, Selection, Lying>,
): Required<Pick<TableUi<G, Selection>, Answers>> {
  const now = ({ view }: Position<G>) =>
    (decisions as Readonly<Record<string, Decision<G, Selection, Lying> | undefined>>)[view.phase];
  return {
    enter(position, selection) {
      const enter = now(position)?.enter ?? '';
      return typeof enter === 'string' ? enter : enter(position, selection);
    },
    chosen: (position, selection) => now(position)?.chosen(position, selection) ?? null,
    select: (position, selection, move) => now(position)?.select(position, selection, move) ?? selection,
    keys: (position, selection) => now(position)?.keys(position, selection) ?? [],
    verdict: (position, selection) => now(position)?.verdict(position, selection) ?? { selected: '' },
  };
}
