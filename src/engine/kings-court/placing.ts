import type { Card } from '../card.ts';
import { pick, type Random } from '../random.ts';
import { AROUND, type Board, CENTRE, COURT, SIDES, SPACES, type Space } from './board.ts';
import { cardValue, formatCard } from './cards.ts';
import type { Hand, Placement, Refusal } from './state.ts';

/** The values of cards that are placed, as bits: all but the King's. */
const CARD_VALUES = 0b1111110;

/** Has the board no card but the King? */
const isBare = (board: Board): boolean => board.every((card, space) => card === null || space === CENTRE);

/** Page: no card may be placed beside the King alone. */
function touchesCard(board: Board, space: Space): boolean {
  const around = AROUND[space]!;
  for (let i = 0; i < around.length; i++) if (board[around[i]!] !== null && around[i] !== CENTRE) return true;
  return false;
}

const BLUE: readonly boolean[] = COURT.map((court) => court === 'blue');

function greensFilled(board: Board, blue: Space): boolean {
  for (const green of SIDES[blue]!) if (board[green] === null) return false;
  return true;
}

/** The open spaces for any card, in reading order, before the rule of equal neighbours. */
interface Open {
  readonly spaces: readonly Space[];
  /** For each open space, the values beside it: see `valuesBeside`. */
  readonly beside: readonly number[];
}

// Finds the open spaces in one pass. Every choice of a bot begins here, and counting by index is a third faster than for … of.
function findOpen(board: Board): Open {
  const spaces: Space[] = [];
  const beside: number[] = [];
  for (let space = 0; space < SPACES.length; space++) {
    if (board[space] !== null) continue;
    const values = valuesBeside(board, space);
    const isOpen = BLUE[space]
      ? greensFilled(board, space)
      : (values & CARD_VALUES) > 0 || touchesCard(board, space);
    if (!isOpen) continue;
    spaces.push(space);
    beside.push(values);
  }
  // Layout `empty`: the first card may be placed on any space that is not blue, and has no neighbour.
  if (spaces.length > 0 || !isBare(board)) return { spaces, beside };
  const free = SPACES.filter((space) => board[space] === null && !BLUE[space]);
  return { spaces: free, beside: free.map(() => 0) };
}

/** The open spaces, see `findOpen`. */
export const openSpaces = (board: Board): readonly Space[] => findOpen(board).spaces;

/** The values on the side spaces, as bits; a card placed here must have another one. */
export function valuesBeside(board: Board, space: Space): number {
  const sides = SIDES[space]!;
  let values = 0;
  for (let i = 0; i < sides.length; i++) {
    const card = board[sides[i]!]!;
    if (card !== null) values |= 1 << cardValue(card);
  }
  return values;
}

/** A card of a hand and its legal spaces, at least one, in reading order. */
export interface Placeable {
  readonly card: Card;
  readonly spaces: readonly Space[];
}

/** The different cards of a hand that can be placed, in canonical order. */
export function placeable(board: Board, hand: Hand): Placeable[] {
  const { spaces, beside } = findOpen(board);
  const found: Placeable[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card === hand[i - 1]) continue;
    const free = spaces.filter((_, j) => !((beside[j]! >> cardValue(card)) & 1));
    if (free.length > 0) found.push({ card, spaces: free });
  }
  // Mercy rule: the last card of a hand with no legal space may be placed beside equal values.
  return found.length === 0 && hand.length === 1 ? [{ card: hand[0]!, spaces }] : found;
}

/** All placements of a hand's cards, in canonical order. */
export function* placements(board: Board, hand: Hand): Generator<Placement> {
  for (const { card, spaces } of placeable(board, hand))
    for (const space of spaces) yield { kind: 'place', card, space };
}

/** Draws one of the placements, all equally likely; null if there is none. Counts them instead of listing them. */
export function samplePlacement(board: Board, hand: Hand, random: Random): Placement | null {
  const { spaces, beside } = findOpen(board);
  const counts: number[] = [];
  let n = 0;
  for (let i = 0; i < hand.length; i++) {
    const count = hand[i] === hand[i - 1] ? 0 : countFree(beside, cardValue(hand[i]!));
    counts.push(count);
    n += count;
  }
  if (n === 0) {
    const [mercy] = placeable(board, hand);
    return mercy ? { kind: 'place', card: mercy.card, space: pick(mercy.spaces, random) } : null;
  }
  let at = random.below(n);
  let i = 0;
  for (; at >= counts[i]!; i++) at -= counts[i]!;
  const card = hand[i]!;
  let j = 0;
  while ((beside[j]! >> cardValue(card)) & 1 || at-- > 0) j++;
  return { kind: 'place', card, space: spaces[j]! };
}

/** Number of these sets without the value. */
function countFree(sets: readonly number[], value: number): number {
  let n = 0;
  for (let i = 0; i < sets.length; i++) n += ~(sets[i]! >> value) & 1;
  return n;
}

/** Does the mercy rule apply to this hand? */
const hasMercy = (board: Board, hand: Hand): boolean =>
  hand.length === 1 && findOpen(board).beside.every((values) => (values >> cardValue(hand[0]!)) & 1);

/** The values with a legal space, as bits. */
export function placeableValues(board: Board): number {
  let values = 0;
  for (const beside of findOpen(board).beside) values |= ~beside;
  return values & CARD_VALUES;
}

export function checkPass(board: Board, hand: Hand): Refusal | null {
  const [first] = placeable(board, hand);
  return first ? { rule: 'must-place', card: first.card, space: first.spaces[0]! } : null;
}

const isOfValue = (card: Card | null, value: number): boolean => card !== null && cardValue(card) === value;

export function checkPlace(board: Board, hand: Hand, { card, space }: Placement): Refusal | null {
  if (!hand.includes(card)) return { rule: 'not-held', card: formatCard(card) };
  const by = board[space];
  if (by !== null && by !== undefined) return { rule: 'taken', space, by };
  const at = SIDES[space]!.find((side) => isOfValue(board[side]!, cardValue(card)));
  if (at !== undefined && !hasMercy(board, hand))
    return { rule: 'equal-neighbour', card, neighbour: board[at]!, at };
  if (COURT[space] === 'blue') {
    const empty = SIDES[space]!.filter((green) => board[green] === null);
    return empty.length > 0 ? { rule: 'green-first', space, empty } : null;
  }
  return touchesCard(board, space) || isBare(board) ? null : { rule: 'touches-no-card', space };
}
