import type { Card } from '../../engine/card.ts';
import { CENTRE, type Space } from '../../engine/kings-court/board.ts';
import { placeable } from '../../engine/kings-court/placing.ts';
import { type Score, scoreOf } from '../../engine/kings-court/score.ts';
import { boardOf, type Hand, type KingsCourt, type Move } from '../../engine/kings-court/state.ts';
import { ownHand } from '../../engine/kings-court/view.ts';
import type { Position } from '../table.ts';

export type CourtPosition = Position<KingsCourt>;

export interface Selection {
  /** The place of a card in the hand. */
  readonly card: number;
  readonly space: Space;
  /** Empty spaces show their Space Value instead of the score. */
  readonly values: boolean;
  /** How far `n` has gone through this card's spaces, 0 for the first; null while it has not been pressed. */
  readonly walk: number | null;
}

/** The viewer's own cards; none for a spectator. */
export const handOf = ({ view }: CourtPosition): Hand => ownHand(view) ?? [];

export const cardAt = (position: CourtPosition, { card }: Selection): Card | undefined =>
  handOf(position)[card];

/** The legal spaces of a card with the score that it would make there, in reading order. */
export function scoresOf(position: CourtPosition, card: Card): ReadonlyMap<Space, Score> {
  const board = boardOf(position.view);
  const spaces = placeable(board, handOf(position)).find((found) => found.card === card)?.spaces ?? [];
  return new Map(spaces.map((space) => [space, scoreOf(board, space, card)]));
}

/** The legal spaces of a card, those with the highest score first. */
export const ranked = (position: CourtPosition, card: Card): Space[] =>
  [...scoresOf(position, card)].sort(([, a], [, b]) => b.total - a.total).map(([space]) => space);

/** The legal spaces in the order in which `n` goes through them: the best first, or without assist in reading order, which gives nothing away. */
export const walked = (position: CourtPosition, card: Card): Space[] =>
  position.assist ? ranked(position, card) : [...scoresOf(position, card).keys()];

export function begin(position: CourtPosition, previous: Selection | null): Selection {
  const hand = handOf(position);
  const able = placeable(boardOf(position.view), hand);
  const values = previous?.values ?? false;
  const first = able[0];
  if (!first) return { card: 0, space: previous?.space ?? CENTRE, values: false, walk: null };
  // The cursor stays where it was while something can be placed there.
  const card = Math.max(0, hand.indexOf(first.card));
  const stays = previous && first.spaces.includes(previous.space);
  const space = stays ? previous.space : walked(position, first.card)[0]!;
  return { card, space, values, walk: null };
}

export function chosen(position: CourtPosition, selection: Selection): Move | null {
  const card = cardAt(position, selection);
  if (card === undefined) return null;
  if (placeable(boardOf(position.view), handOf(position)).length === 0) return { kind: 'pass' };
  return { kind: 'place', card, space: selection.space };
}

export const select = (position: CourtPosition, selection: Selection, move: Move): Selection =>
  move.kind === 'pass'
    ? selection
    : { ...selection, card: handOf(position).indexOf(move.card), space: move.space, walk: null };
