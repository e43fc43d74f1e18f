import {
  type Board,
  CENTRE,
  DIAGONALS,
  LINES,
  type Space,
} from '../../../../src/engine/kings-court/board.ts';
import { cardColour, cardValue, isKing } from '../../../../src/engine/kings-court/cards.ts';
import { sevens, spaceValue } from '../../../../src/engine/kings-court/score.ts';

/**
 * The worth of an empty space for every card at once: a card scores `prime + byValue[its value] + byColour[its colour]`. It serves to
 * compare many cards on one space; `scoreOf` gives the parts of one placement.
 */
export interface Worth {
  readonly prime: number;
  /** Sevens, equal values in the row and column, and value chains; index = value, 1 to 6. */
  readonly byValue: readonly number[];
  /** Colour chains; index = colour, 0 to 3. */
  readonly byColour: readonly number[];
}

export function worthOf(board: Board, space: Space): Worth {
  const around = spaceValue(board, space);
  const byValue = [0, 0, 0, 0, 0, 0, 0];
  for (let value = 1; value <= 6; value++) byValue[value] = sevens(around, value);
  const byColour = [0, 0, 0, 0];

  const primeSuit = cardColour(board[CENTRE]!);
  let prime = 0;
  for (const other of LINES[space]!) {
    const met = board[other]!;
    if (met === null) continue;
    if (cardColour(met) === primeSuit) prime++;
    if (!isKing(met)) byValue[cardValue(met)]! += cardValue(met);
  }

  for (const diagonal of DIAGONALS[space]!) {
    const first = diagonal.length > 0 ? board[diagonal[0]!]! : null;
    if (first === null) continue;
    const value = cardValue(first);
    const colour = cardColour(first);
    let inColour = true;
    let inValue = !isKing(first);
    for (const other of diagonal) {
      const met = board[other]!;
      if (met === null) break;
      inColour &&= cardColour(met) === colour;
      inValue &&= cardValue(met) === value;
      if (inColour) byColour[colour]! += cardValue(met);
      if (inValue) byValue[value]! += value;
      if (!inColour && !inValue) break;
    }
  }
  return { prime, byValue, byColour };
}
