import { expect, test } from 'vitest';
import { lay, layOut, lift, newCourt, pointsOf } from '../../src/ai/kings-court/court.ts';
import { type Board, CENTRE, EMPTY_BOARD, SPACES, type Space } from '../../src/engine/kings-court/board.ts';
import { KINDS_OF_CARD, KINGS } from '../../src/engine/kings-court/cards.ts';
import { type Scoring, scoreOf } from '../../src/engine/kings-court/score.ts';
import { randomFor } from '../../src/engine/random.ts';
import { SCORINGS } from '../engine/kings-court/positions.ts';

const court = newCourt();

/** What every kind of card scores on every empty space: by the court, and by the rules. */
const byCourt = (empty: readonly Space[]) =>
  empty.map((space) => KINDS_OF_CARD.map((card) => pointsOf(court, space, card)));
const byRules = (board: Board, empty: readonly Space[], scoring: Scoring) =>
  empty.map((space) => KINDS_OF_CARD.map((card) => scoreOf(board, space, card, scoring).total));

test('a court keeps the scores of the rules on random boards, as cards come and go', () => {
  const random = randomFor('court');
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  for (let n = 0; n < 40; n++) {
    const scoring = SCORINGS[n % 4]!;
    // Few kinds of card, so that chains are long.
    const kinds = [pick(KINDS_OF_CARD), pick(KINDS_OF_CARD), pick(KINDS_OF_CARD)];
    const share = 10 * (n % 10);
    const board = EMPTY_BOARD.map((_, space) =>
      space === CENTRE ? pick(KINGS) : random.below(100) < share ? pick(kinds) : null,
    );
    layOut(court, board, scoring);
    const empty = SPACES.filter((space) => board[space] === null);
    expect(byCourt(empty)).toStrictEqual(byRules(board, empty, scoring));
    for (let laid = 0; laid < 3; laid++) {
      const space = pick(empty);
      const card = pick(KINDS_OF_CARD);
      const after = board.with(space, card);
      const left = empty.filter((other) => other !== space);
      lay(court, space, card);
      expect(byCourt(left)).toStrictEqual(byRules(after, left, scoring));
      lift(court, space);
      expect(byCourt(empty)).toStrictEqual(byRules(board, empty, scoring));
    }
  }
});
