/** The viewer's cards, and the picked card and space. */
import type { Card } from '../../engine/card.ts';
import { CENTRE, type Space } from '../../engine/kings-court/board.ts';
import { placeable } from '../../engine/kings-court/placing.ts';
import { type Score, scoreOf } from '../../engine/kings-court/score.ts';
import { boardOf, type Hand, type KingsCourt } from '../../engine/kings-court/state.ts';
import { ownHand } from '../../engine/kings-court/view.ts';
import type { Position } from '../table.ts';

export type CourtPosition = Position<KingsCourt>;

export interface Selection {
  /** The index of a card in the hand. */
  readonly card: number;
  readonly space: Space;
  /** Do empty spaces show their Space Value in place of the score? */
  readonly values: boolean;
  /** The place of `n` among this card's spaces, from 0; null before it is pressed. */
  readonly walk: number | null;
  /** Has the cursor moved since the turn began, or was a card picked for an empty space? */
  readonly moved?: boolean;
}

/** Returns the viewer's own cards; empty for a spectator. */
export const handOf = ({ view }: CourtPosition): Hand => ownHand(view) ?? [];

/** The number of cards with number keys. Tab reaches the others of a longer hand. */
export const NUMBERED = 7;

export const cardAt = (position: CourtPosition, { card }: Selection): Card | undefined =>
  handOf(position)[card];

/** Returns the legal spaces of a card with its score on each, in reading order. */
export function scoresOf(position: CourtPosition, card: Card): ReadonlyMap<Space, Score> {
  const board = boardOf(position.view);
  const spaces = placeable(board, handOf(position)).find((found) => found.card === card)?.spaces ?? [];
  const { scoring } = position.view.standing;
  return new Map(spaces.map((space) => [space, scoreOf(board, space, card, scoring)]));
}

/** Returns the legal spaces of a card, the highest score first. */
export const ranked = (position: CourtPosition, card: Card): Space[] =>
  [...scoresOf(position, card)].sort(([, a], [, b]) => b.total - a.total).map(([space]) => space);

/** Returns the legal spaces in the order of `n`: the best first or, without assist, in reading order, which gives nothing away. */
export const walked = (position: CourtPosition, card: Card): Space[] =>
  position.assist ? ranked(position, card) : [...scoresOf(position, card).keys()];

/** Begins with the first card that fits and the cursor's last space, at first the King's. Neither is advice. */
export function begin(position: CourtPosition, previous: Selection | null): Selection {
  const hand = handOf(position);
  const [first] = placeable(boardOf(position.view), hand);
  return {
    card: first ? Math.max(0, hand.indexOf(first.card)) : 0,
    space: previous?.space ?? CENTRE,
    values: first !== undefined && (previous?.values ?? false),
    walk: null,
  };
}
