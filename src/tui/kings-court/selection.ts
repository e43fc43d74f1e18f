import type { Card } from '../../engine/card.ts';
import { CENTRE, columnOf, formatSpace, rowOf, SIZE, type Space } from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { placeable } from '../../engine/kings-court/placing.ts';
import { type Score, scoreOf } from '../../engine/kings-court/score.ts';
import type { Hand, KingsCourt, KingsCourtMove } from '../../engine/kings-court/state.ts';
import type { Act, Position, TableKey } from '../table.ts';

export type CourtPosition = Position<KingsCourt>;

export interface Selection {
  /** The place of a card in the hand. */
  readonly card: number;
  readonly space: Space;
  /** Empty spaces show their Space Value instead of the score. */
  readonly values: boolean;
}

export const handOf = ({ view, viewer }: CourtPosition): Hand =>
  viewer === 'table' ? [] : (view.hands[viewer] ?? []);

export const cardAt = (position: CourtPosition, { card }: Selection): Card | undefined =>
  handOf(position)[card];

/** The legal spaces of a card with the score that it would make there, in reading order. */
export function scoresOf(position: CourtPosition, card: Card): ReadonlyMap<Space, Score> {
  const { board } = position.view;
  const spaces = placeable(board, handOf(position)).find((found) => found.card === card)?.spaces ?? [];
  return new Map(spaces.map((space) => [space, scoreOf(board, space, card)]));
}

/** The legal spaces of a card, those with the highest score first. */
export const ranked = (position: CourtPosition, card: Card): Space[] =>
  [...scoresOf(position, card)].sort(([, a], [, b]) => b.total - a.total).map(([space]) => space);

export function begin(position: CourtPosition, previous: Selection | null): Selection {
  const hand = handOf(position);
  const able = placeable(position.view.board, hand);
  const first = able[0];
  if (!first) return { card: 0, space: previous?.space ?? CENTRE, values: false };
  // The cursor stays where it was while something can be placed there.
  const card = Math.max(0, hand.indexOf(first.card));
  const spaces = position.assist ? ranked(position, first.card) : first.spaces;
  const space = previous && first.spaces.includes(previous.space) ? previous.space : spaces[0]!;
  return { card, space, values: previous?.values ?? false };
}

export function chosen(position: CourtPosition, selection: Selection): KingsCourtMove | null {
  const card = cardAt(position, selection);
  if (card === undefined) return null;
  if (placeable(position.view.board, handOf(position)).length === 0) return { kind: 'pass' };
  return { kind: 'place', card, space: selection.space };
}

export const select = (position: CourtPosition, selection: Selection, move: KingsCourtMove): Selection =>
  move.kind === 'pass'
    ? selection
    : { ...selection, card: handOf(position).indexOf(move.card), space: move.space };

/** The next space in a direction; past the edge the board begins anew. */
function stepped(space: Space, dx: number, dy: number): Space {
  const x = (columnOf(space) + dx + SIZE) % SIZE;
  const y = (rowOf(space) + dy + SIZE) % SIZE;
  const next = y * SIZE + x;
  return next === CENTRE ? stepped(next, dx, dy) : next;
}

const DIRECTIONS: { readonly [key: string]: readonly [dx: number, dy: number] } = {
  Left: [-1, 0],
  Right: [1, 0],
  Up: [0, -1],
  Down: [0, 1],
  h: [-1, 0],
  l: [1, 0],
  k: [0, -1],
  j: [0, 1],
};

export function keys(position: CourtPosition, selection: Selection): TableKey<KingsCourt, Selection>[] {
  const hand = handOf(position);
  const card = cardAt(position, selection);
  const jump = (step: 1 | -1): Act<KingsCourt, Selection> => {
    const spaces =
      card === undefined
        ? []
        : position.assist
          ? ranked(position, card)
          : [...scoresOf(position, card).keys()];
    if (spaces.length === 0) return { say: 'This card has no legal space.' };
    const at = spaces.indexOf(selection.space);
    const place = at < 0 ? 0 : (at + step + spaces.length) % spaces.length;
    return { select: { ...selection, space: spaces[place]! } };
  };
  const take = (place: number): Act<KingsCourt, Selection> => ({ select: { ...selection, card: place } });
  return [
    {
      keys: Object.keys(DIRECTIONS),
      name: '←→↑↓',
      label: 'space',
      help: 'the next space (also h j k l)',
      group: 'select',
      act: (key) => ({ select: { ...selection, space: stepped(selection.space, ...DIRECTIONS[key]!) } }),
    },
    {
      keys: ['1', '2', '3', '4', '5', '6', '7'],
      name: hand.length === 1 ? '1' : `1-${hand.length}`,
      label: 'card',
      help: 'the card with this number',
      group: 'select',
      act: (key) =>
        hand[Number(key) - 1] === undefined ? { say: `There is no card ${key}.` } : take(Number(key) - 1),
    },
    {
      keys: ['Tab', 'Shift-Tab'],
      label: 'next card',
      help: 'the next card, Shift-Tab: the one before',
      group: 'select',
      quiet: true,
      act: (key) => take((selection.card + (key === 'Tab' ? 1 : -1) + hand.length) % hand.length),
    },
    {
      keys: ['n', 'N'],
      label: position.assist ? 'best' : 'next legal',
      help: position.assist
        ? 'the best space of this card, then the next best; N: back'
        : 'the next legal space; N: back',
      group: 'select',
      act: (key) => jump(key === 'n' ? 1 : -1),
    },
    {
      keys: ['w'],
      label: selection.values ? 'scores' : 'values',
      help: 'Space Values or scores on the empty spaces',
      group: 'look',
      act: () => ({ select: { ...selection, values: !selection.values } }),
    },
  ];
}

export function verdict(
  position: CourtPosition,
  selection: Selection,
): { readonly selected: string; readonly note?: string } {
  const move = chosen(position, selection);
  if (move?.kind === 'pass')
    return { selected: 'pass', note: 'None of your cards fits anywhere: Enter passes.' };
  const card = cardAt(position, selection);
  if (card === undefined) return { selected: '' };
  const selected = `${position.speaker.card(formatCard(card))} on ${formatSpace(selection.space)}`;
  const scores = scoresOf(position, card);
  if (scores.size === 0)
    return { selected, note: 'This card has no legal space now; Tab takes the next one.' };
  const score = scores.get(selection.space);
  const legal = `${scores.size} legal ${scores.size === 1 ? 'space' : 'spaces'} for this card`;
  if (!score) return { selected, note: `${legal}.` };
  const rank = ranked(position, card).indexOf(selection.space) + 1;
  const standing = position.assist ? `, ${rank === 1 ? 'the best' : `number ${rank}`} of ${legal}` : '';
  return { selected, note: `Scores ${score.total}${standing}.` };
}
