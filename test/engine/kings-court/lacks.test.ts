import { describe, expect, test } from 'vitest';
import {
  join,
  type Lacks,
  leave,
  nothingShown,
  showLack,
  valuesOf,
} from '../../../src/engine/kings-court/lacks.ts';
import { randomFor } from '../../../src/engine/random.ts';

const VALUES = [1, 2, 3];

/** All hands of so many cards, as ascending texts of values such as `113`. */
const allHands = (size: number): string[] =>
  size === 0 ? [''] : allHands(size - 1).flatMap((hand) => VALUES.map((value) => `${value}${hand}`));
const sorted = (hand: string): string => [...hand].sort().join('');
const distinct = (hands: string[]): string[] => [...new Set(hands.map(sorted))].sort();

/** The hands whose cards can be matched with the sets, found by trying all orders. */
const allowed = (lacks: Lacks): string[] =>
  distinct(
    allHands(lacks.length).filter((hand) =>
      [...hand].every((value, place) => ((lacks[place]! >> Number(value)) & 1) === 0),
    ),
  );

describe('the values that passes rule out', () => {
  test('stay ruled out for the cards kept, not for a card drawn later', () => {
    let lacks = showLack(nothingShown(3), 0b0010);
    lacks = join(leave(lacks, 2));
    expect(lacks).toStrictEqual([0, 0b0010, 0b0010]);
    // Value 1 can only be the card drawn.
    expect(leave(lacks, 1)).toStrictEqual([0b0010, 0b0010]);
    // Another value is taken to come from the cards kept: the new card may still be a 1.
    expect(leave(lacks, 3)).toStrictEqual([0, 0b0010]);
    expect(valuesOf(0b1010010)).toStrictEqual([1, 4, 6]);
  });

  test('leave exactly the hands that some history of passes, placements and draws allows', () => {
    let restricted = 0;
    for (let run = 0; run < 400; run++) {
      const random = randomFor('lacks', run);
      const size = 1 + random.below(3);
      let lacks = nothingShown(size);
      let hands = distinct(allHands(size));
      for (let turn = 0; turn < 8 && lacks.length > 0; turn++) {
        // A true hand decides what can happen next, so that the history is possible.
        const truth = hands[random.below(hands.length)]!;
        if (random.below(2) === 0) {
          const shown = VALUES.filter((value) => !truth.includes(`${value}`) && random.below(2) === 0);
          lacks = showLack(
            lacks,
            shown.reduce((set, value) => set | (1 << value), 0),
          );
          hands = hands.filter((hand) => !shown.some((value) => hand.includes(`${value}`)));
        } else {
          const value = truth[random.below(truth.length)]!;
          lacks = leave(lacks, Number(value));
          hands = hands.filter((hand) => hand.includes(value)).map((hand) => hand.replace(value, ''));
          if (random.below(3) > 0) {
            lacks = join(lacks);
            hands = hands.flatMap((hand) => VALUES.map((drawn) => hand + drawn));
          }
          hands = distinct(hands);
        }
        expect(allowed(lacks)).toStrictEqual(hands);
        if (lacks.some((set) => set > 0)) restricted++;
      }
    }
    expect(restricted).toBeGreaterThan(500);
  });
});
