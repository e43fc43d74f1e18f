import { describe, expect, test } from 'vitest';
import { Protocol } from '../../src/cli/protocol.ts';
import type { JsonObject } from '../../src/engine/game.ts';
import { catalogue } from '../../src/games.ts';

const tried = (game: string, position: JsonObject, more: JsonObject = {}) =>
  JSON.parse(
    new Protocol(catalogue, () => 'fresh').answer(JSON.stringify({ do: 'try', game, position, ...more })),
  ) as JsonObject;

/** The first cards of a suit from the 3 up. */
const suit = (letter: string, count: number) =>
  [...'3456789TJQKA'].slice(0, count).map((rank) => rank + letter);
const HEARTS = suit('H', 12).slice(1);
/** All cards but those of one trick. */
const LEFT = [...'CDHS']
  .flatMap((letter) => suit(letter, 12).concat(`2${letter}`))
  .filter((card) => !['QS', 'QH', '2C', '3C'].includes(card));
const NELLO = ['nello', 'pass', 'pass', 'pass'];
const SEVEN = ['7H', 'pass', 'pass', 'pass'];
const EMPTY_ROW = '. . . . . . .';
const BOARD = [EMPTY_ROW, EMPTY_ROW, '. . . R3 . . .', '. . . BK . . .', EMPTY_ROW, EMPTY_ROW, EMPTY_ROW];

describe('a position that cannot arise is refused', () => {
  test.each<[string, JsonObject, string]>([
    [
      'shang',
      { hands: [[...suit('C', 12), '3D', '4D'], ['5D'], ['6D'], ['7D']] },
      'A hand has at most 13 cards here.',
    ],
    [
      'gongzhu',
      {
        hands: [0, 1, 2, 3].map((seat) => LEFT.slice(12 * seat, 12 * seat + 12)),
        taken: [['QS'], ['QH'], [], []],
      },
      'More tricks must have been "taken" than were played.',
    ],
    ['500', { phase: 'bid', hands: [HEARTS, [], [], []] }, 'A hand has at most 10 cards here.'],
    [
      '500',
      { phase: 'give', auction: NELLO, hands: [['4H'], [], [], []] },
      'In this position seat 2 has no legal move.',
    ],
    [
      '500',
      { phase: 'bury', auction: SEVEN, hands: [HEARTS, [], [], []] },
      'The contractor buries out of 15 cards.',
    ],
    [
      '500',
      { phase: 'bury', auction: NELLO, hands: [HEARTS, [], [], []] },
      'The contractor buries out of 16 cards.',
    ],
    [
      '500',
      { phase: 'play', auction: SEVEN, hands: [HEARTS, [], [], []] },
      'A hand has at most 10 cards here.',
    ],
    [
      '500',
      { phase: 'play', auction: SEVEN, took: [5, 4, 0, 0], hands: [['4H', '5H'], [], [], []] },
      'A hand has at most 1 card here.',
    ],
    [
      'shengji',
      { hands: [[...suit('H', 12), ...suit('C', 12), ...suit('D', 12)], [], [], [], [], []] },
      'A hand has at most 35 cards here.',
    ],
    [
      'shengji',
      { phase: 'bury', hands: [['4H', '5H'], [], [], [], [], []] },
      'In this position seat 0 has no legal move.',
    ],
    [
      'kings-court',
      { board: BOARD, hands: [['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'B1'], [], [], []] },
      'A hand has at most 6 cards here.',
    ],
  ])('%s %j', (game, position, error) => {
    expect(tried(game, position)).toStrictEqual({ ok: false, error });
  });
});
