/** Placing a card, or passing. */

import { placementText } from '../../ai/kings-court/words.ts';
import type { Seat } from '../../engine/game.ts';
import {
  CENTRE,
  columnOf,
  formatSpace,
  rowOf,
  SIZE,
  SPACES,
  type Space,
} from '../../engine/kings-court/board.ts';
import { formatCard } from '../../engine/kings-court/cards.ts';
import { placeable } from '../../engine/kings-court/placing.ts';
import { boardOf, type KingsCourt, type Move, type View } from '../../engine/kings-court/state.ts';
import { scoreText } from '../../engine/kings-court/text.ts';
import { ownHand } from '../../engine/kings-court/view.ts';
import { DIRECTIONS, touchKey } from '../parts/card-keys.ts';
import type { Decision } from '../parts/decision.ts';
import { type Act, isShown } from '../table.ts';
import { spaceTouch } from './court.ts';
import {
  type CourtPosition,
  cardAt,
  handOf,
  NUMBERED,
  ranked,
  type Selection,
  scoresOf,
  walked,
} from './hand.ts';
import type { Lying } from './lying.ts';
import { drawTable } from './table.ts';
import { keyTexts, type Place, verdictTexts } from './words.ts';

export const place: Decision<KingsCourt, Selection, Lying, Extract<View, { readonly phase: 'play' }>> = {
  enter: (position, selection) => (chosen(position, selection)?.kind === 'pass' ? 'pass' : 'place'),
  chosen,
  select: (position, selection, move) =>
    move.kind === 'pass'
      ? selection
      : { ...selection, card: handOf(position).indexOf(move.card), space: move.space, walk: null },
  keys(position, selection) {
    const hand = handOf(position);
    const card = cardAt(position, selection);
    const jump = (step: 1 | -1): Act<KingsCourt, Selection> => {
      const spaces = card === undefined ? [] : walked(position, card);
      if (spaces.length === 0) return { say: keyTexts.noSpace };
      const walk = nextStep(position, selection, spaces, step);
      return { select: { ...selection, moved: true, walk, space: spaces[walk]! } };
    };
    const isEmpty = boardOf(position.view)[selection.space] === null;
    const pick = (place: number): Act<KingsCourt, Selection> => ({
      // A space that was picked before the turn may be filled by now.
      select: { ...selection, card: place, walk: null, moved: selection.moved || isEmpty },
    });
    return [
      {
        keys: Object.keys(DIRECTIONS),
        name: '←→↑↓',
        ...keyTexts.space,
        group: 'select',
        act: (key) => ({
          select: {
            ...selection,
            moved: true,
            space: stepped(selection.space, ...DIRECTIONS[key]!),
            walk: null,
          },
        }),
      },
      touchKey(SPACES.map(spaceTouch), verdictTexts.touch, (place) => ({
        select: { ...selection, moved: true, space: SPACES[place]!, walk: null },
      })),
      {
        keys: Array.from({ length: NUMBERED }, (_, place) => String(place + 1)),
        name: hand.length === 1 ? '1' : `1-${Math.min(hand.length, NUMBERED)}`,
        ...keyTexts.card,
        group: 'select',
        act: (key) =>
          hand[Number(key) - 1] === undefined ? { say: keyTexts.noCard(key) } : pick(Number(key) - 1),
      },
      {
        keys: ['Tab', 'Shift-Tab'],
        ...keyTexts.tab,
        group: 'select',
        quiet: true,
        act: (key) => pick((selection.card + (key === 'Tab' ? 1 : -1) + hand.length) % hand.length),
      },
      {
        keys: ['n'],
        ...(position.assist ? keyTexts.best : keyTexts.legal),
        group: 'select',
        essential: true,
        act: () => jump(1),
      },
      {
        keys: ['N'],
        ...(position.assist ? keyTexts.better : keyTexts.before),
        group: 'select',
        quiet: true,
        act: () => jump(-1),
      },
      {
        keys: ['w'],
        ...keyTexts.numbers(selection.values),
        group: 'look',
        act: () => ({ select: { ...selection, values: !selection.values } }),
      },
    ];
  },
  verdict(position, selection) {
    const move = chosen(position, selection);
    const { calm = false, speaker } = position;
    if (move?.kind === 'pass')
      return { selected: verdictTexts.pass, [calm ? 'worth' : 'note']: verdictTexts.passes };
    const card = cardAt(position, selection);
    if (card === undefined) return { selected: '' };
    const name = speaker.card(formatCard(card));
    const selected = placementText(name, formatSpace(selection.space));
    const scores = scoresOf(position, card);
    if (scores.size === 0) return { selected, note: verdictTexts.noSpace };
    const lying = boardOf(position.view)[selection.space];
    const note = verdictTexts.next(name, position.assist ? selection.walk !== null : null);
    if (lying != null && !selection.moved)
      return { selected: verdictTexts.choose(name, speaker.card(formatCard(lying))), note };
    const score = scores.get(selection.space);
    if (!score || !isShown(position, 'out')) return { selected, note };
    if (calm) {
      const worth = selection.values ? verdictTexts.sums : verdictTexts.comesFrom(scoreText(score, speaker));
      return { selected, worth };
    }
    return { selected, worth: verdictTexts.scores(score.total, placeOf(position, selection)), note };
  },
  draw: drawTable,
};

/** Null without a card, or while the cursor is still on a card of the board and has not moved. */
function chosen(position: CourtPosition, selection: Selection): Move | null {
  const card = cardAt(position, selection);
  if (card === undefined) return null;
  if (placeable(boardOf(position.view), handOf(position)).length === 0) return { kind: 'pass' };
  if (!selection.moved && boardOf(position.view)[selection.space] !== null) return null;
  return { kind: 'place', card, space: selection.space };
}

/** Returns the next space in a direction; past the edge the board begins anew. */
function stepped(space: Space, dx: number, dy: number): Space {
  const x = (columnOf(space) + dx + SIZE) % SIZE;
  const y = (rowOf(space) + dy + SIZE) % SIZE;
  const next = y * SIZE + x;
  return next === CENTRE ? stepped(next, dx, dy) : next;
}

/**
 * Returns the index in `spaces` to which `n` (step 1) or `N` (step −1) goes: first the best space, then the next best, round and round. Without
 * assist, spaces are in reading order, and `n` goes to the one after the cursor.
 */
function nextStep(
  { assist }: CourtPosition,
  { space, walk }: Selection,
  spaces: readonly Space[],
  step: 1 | -1,
): number {
  const around = (place: number) => (place + spaces.length) % spaces.length;
  if (walk !== null) return around((walk + step) % spaces.length);
  if (assist) return step > 0 ? 0 : spaces.length - 1;
  const after = spaces.findIndex((other) => other > space);
  if (step > 0) return Math.max(0, after);
  return around(spaces.findLastIndex((other) => other < space));
}

/** Returns the space's place among the card's spaces, the best first; null without assist. */
function placeOf(position: CourtPosition, selection: Selection): Place | null {
  if (!position.assist) return null;
  const spaces = ranked(position, cardAt(position, selection)!);
  return { place: spaces.indexOf(selection.space) + 1, of: spaces.length };
}

/** Returns the view of a seat as if it were to place a card; null if it may not choose ahead. */
export const ahead = (view: View, seat: Seat): View | null =>
  view.phase === 'play' && view.turn !== seat && (ownHand(view)?.length ?? 0) > 0
    ? { ...view, turn: seat }
    : null;
