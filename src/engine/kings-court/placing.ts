import type { Card } from '../card.ts';
import type { Random } from '../random.ts';
import { AROUND, type Board, CENTRE, COURT, SIDES, SPACES, type Space } from './board.ts';
import { cardValue, formatCard } from './cards.ts';
import type { Hand, Place, Refusal } from './state.ts';

/** Does nothing but the King lie on the board? */
const isBare = (board: Board): boolean => board.every((card, space) => card === null || space === CENTRE);

/** Page: the King alone cannot have a card built off it. */
function touchesCard(board: Board, space: Space): boolean {
  for (const other of AROUND[space]!) if (board[other] !== null && other !== CENTRE) return true;
  return false;
}

function greensFilled(board: Board, blue: Space): boolean {
  for (const green of SIDES[blue]!) if (board[green] === null) return false;
  return true;
}

/** The empty spaces on which a card may lie as far as equal values beside it do not forbid it, in reading order. */
export function openSpaces(board: Board): Space[] {
  const open: Space[] = [];
  for (const space of SPACES) if (board[space] === null && isOpen(board, space)) open.push(space);
  // Layout `empty`: the first card may open any space that is not blue.
  if (open.length > 0 || !isBare(board)) return open;
  return SPACES.filter((space) => board[space] === null && COURT[space] !== 'blue');
}

const isOpen = (board: Board, space: Space): boolean =>
  COURT[space] === 'blue' ? greensFilled(board, space) : touchesCard(board, space);

/** The values on the side spaces, which no card placed here may have: bit n for value n. */
export function valuesBeside(board: Board, space: Space): number {
  let values = 0;
  for (const side of SIDES[space]!) {
    const card = board[side]!;
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
  const open = openSpaces(board);
  const beside = open.map((space) => valuesBeside(board, space));
  const found: Placeable[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card === hand[i - 1]) continue;
    const spaces: Space[] = [];
    for (let j = 0; j < open.length; j++) if (!((beside[j]! >> cardValue(card)) & 1)) spaces.push(open[j]!);
    if (spaces.length > 0) found.push({ card, spaces });
  }
  // Mercy rule: a single card with no legal space may lie beside equal values.
  return found.length === 0 && hand.length === 1 ? [{ card: hand[0]!, spaces: open }] : found;
}

/** All placements of a hand's cards, in canonical order. */
export function* placements(board: Board, hand: Hand): Generator<Place> {
  for (const { card, spaces } of placeable(board, hand))
    for (const space of spaces) yield { kind: 'place', card, space };
}

/** One of the placements, all equally likely, or null if there is none. */
export function samplePlacement(board: Board, hand: Hand, random: Random): Place | null {
  const found = placeable(board, hand);
  let n = 0;
  for (const { spaces } of found) n += spaces.length;
  if (n === 0) return null;
  let at = random.below(n);
  for (const { card, spaces } of found) {
    if (at < spaces.length) return { kind: 'place', card, space: spaces[at]! };
    at -= spaces.length;
  }
  return null;
}

/** Is the mercy rule in force for this hand? */
const hasMercy = (board: Board, hand: Hand): boolean =>
  hand.length === 1 &&
  openSpaces(board).every((space) => (valuesBeside(board, space) >> cardValue(hand[0]!)) & 1);

/** The values that have a legal space: bit n for value n. */
export function placeableValues(board: Board): number {
  let values = 0;
  for (const space of openSpaces(board)) values |= ~valuesBeside(board, space);
  return values & 0b1111110;
}

export function checkPass(board: Board, hand: Hand): Refusal | null {
  const [first] = placeable(board, hand);
  return first ? { rule: 'must-place', card: first.card, space: first.spaces[0]! } : null;
}

const isOfValue = (card: Card | null, value: number): boolean => card !== null && cardValue(card) === value;

export function checkPlace(board: Board, hand: Hand, { card, space }: Place): Refusal | null {
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
