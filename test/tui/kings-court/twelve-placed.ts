import { parseSpace } from '../../../src/engine/kings-court/board.ts';
import { EDITIONS } from '../../../src/engine/kings-court/house-rules.ts';
import { boardBefore } from '../../../src/engine/kings-court/placed.ts';
import { type Score, scoreOf } from '../../../src/engine/kings-court/score.ts';
import type { Placed, PlayPhase } from '../../../src/engine/kings-court/state.ts';
import { card } from '../../engine/kings-court/cards.ts';
import { picture, stateOf } from '../../engine/kings-court/positions.ts';

const BOARD = picture(`
  G4 .  B5 .  R2 .  B3
  .  .  .  .  .  .  .
  G5 .  .  .  .  .  Y1
  .  .  .  GK .  .  .
  R4 .  G4 .  G5 .  B4
  G6 Y2 G3 Y1 B2 R3 B1
  R4 Y6 Y4 B5 Y4 G1 R6`);

/** What the first two placements of each seat are taken to have scored together: sevens, values, prime, chains. */
const EARLIER = [
  [7, 4, 2, 8],
  [28, 6, 1, 2],
  [14, 12, 2, 16],
  [28, 0, 3, 4],
] as const;

/** Each of four players has placed three cards; seat 0 holds R1 R2 G1 B2 B6 Y6 and is to move. */
export function twelvePlaced(): PlayPhase {
  const laid = ['a6 G6', 'b6 Y2', 'c6 G3', 'd6 Y1', 'e6 B2', 'b7 Y6', 'd7 B5', 'c5 G4'];
  const latest = ['f6 R3', 'g6 B1', 'f7 G1', 'e5 G5'];
  const bare = [...laid, ...latest].map((text, place) => {
    const [space, name] = text.split(' ') as [string, string];
    return { seat: place % 4, card: card(name), space: parseSpace(space)!, mercy: false };
  });
  const placed: Placed[] = bare.map((each, at) => ({
    ...each,
    score:
      at < laid.length
        ? earlier(each.seat, at < 4)
        : scoreOf(boardBefore(BOARD, bare as Placed[], at), each.space, each.card, EDITIONS.page),
  }));
  const hands = ['R1 R2 G1 B2 B6 Y6', 'R1 R2 R3 R4 R5 R6', 'Y1 Y2 Y3 Y4 Y5 Y6', 'B1 B2 B3 B4 B5 B6'];
  return { ...stateOf(BOARD, hands, '', [32, 55, 59, 53]), placed };
}

function earlier(seat: number, first: boolean): Score {
  const [sevens, values, prime, chains] = first ? EARLIER[seat]! : [0, 0, 0, 0];
  const total = sevens + values + prime + chains;
  return { spaceValue: 0, checkpoint: 7, sum: 0, sevens, values, prime, chains, total };
}
