import * as v from 'valibot';
import type { Json } from '../game.ts';
import { cardBy, each, POINTS, readPosition, seatOf, wrongCards } from '../laid-out.ts';
import { type Board, CENTRE, SIZE } from './board.ts';
import { COPIES, isKing, parseCard } from './cards.ts';
import { nothingShown } from './lacks.ts';
import type { State } from './state.ts';

const CARD = cardBy(parseCard);
/** A space of the board: a card, or a dot if it is empty. */
const SPACE = v.union([
  v.pipe(
    v.literal('.'),
    v.transform(() => null),
  ),
  CARD,
]);
/** A row of the board as text, its spaces separated by blanks. */
const ROW = v.pipe(
  v.string(),
  v.transform((text) => text.trim().split(/\s+/, SIZE + 1)),
  v.array(SPACE),
  v.length(SIZE),
);
const schemaFor = (seats: number) =>
  v.strictObject({
    board: v.pipe(v.array(ROW), v.length(SIZE)),
    hands: each(seats, v.array(CARD)),
    stack: v.optional(v.array(CARD), []),
    turn: v.optional(seatOf(seats), 0),
    scores: v.optional(each(seats, POINTS), Array<number>(seats).fill(0)),
  });

/** Reads a board on which a placement is due; earlier placements are unknown. */
export function layOut({ standing }: State, given: Json): State | string {
  const position = readPosition(schemaFor(standing.scores.length), given);
  if (typeof position === 'string') return position;
  const { stack, turn, scores } = position;
  const board: Board = position.board.flat();
  const hands = position.hands.map((hand) => hand.toSorted((a, b) => a - b));
  const laid = board.filter((card) => card !== null);
  const wrong = wrongCards(hands, [...laid, ...stack], COPIES, standing.fullHand);
  if (wrong !== null) return wrong;
  const king = board[CENTRE] ?? null;
  const others = [...board.toSpliced(CENTRE, 1), ...hands.flat(), ...stack];
  if (king === null || !isKing(king) || others.some((card) => card !== null && isKing(card))) {
    return 'A position has one King on d4, and no other anywhere.';
  }
  if (hands[turn]!.length === 0) return 'The seat to act needs a card.';
  return {
    phase: 'play',
    standing: { ...standing, deals: 1 },
    board,
    hands,
    stack,
    stackSize: stack.length,
    lacks: hands.map((hand) => nothingShown(hand.length)),
    turn,
    passes: 0,
    scores,
    placed: [],
  };
}
