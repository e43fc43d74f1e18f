import type { JsonObject, Seat, Viewer } from '../game.ts';
import { CENTRE, formatSpace, rowOf, SIZE } from './board.ts';
import { COLOURS, cardColour, formatCard } from './cards.ts';
import { valuesOf } from './lacks.ts';
import { toAct } from './rules.ts';
import type { Hand, Placement, State, View } from './state.ts';

export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  setup: state.setup,
  phase: state.phase,
  board: state.board,
  hands: state.hands.map((hand, seat) => (seat === viewer ? hand : null)),
  handSizes: state.hands.map((hand) => hand.length),
  stackSize: state.stack.length,
  lacks: state.lacks,
  turn: state.turn,
  passes: state.passes,
  scores: state.scores,
  last: state.last,
});

/** The hand of the seat that looks; null for a spectator. */
export const ownHand = (view: View): Hand | null =>
  view.viewer === 'table' ? null : (view.hands[view.viewer] ?? null);

export function describe(view: View): JsonObject {
  const king = view.board[CENTRE]!;
  const board = view.board.map((card) => (card === null ? null : formatCard(card)));
  return {
    viewer: view.viewer,
    phase: view.phase,
    layout: view.setup.layout,
    turn: toAct(view)[0] ?? null,
    king: king === null ? null : formatCard(king),
    primeSuit: king === null ? null : COLOURS[cardColour(king)]!,
    board: Array.from({ length: SIZE }, (_, row) => board.filter((_, space) => rowOf(space) === row)),
    hand: ownHand(view)?.map(formatCard) ?? null,
    handSizes: view.handSizes,
    lacks: view.lacks.map((hand) => hand.map(valuesOf)),
    stackSize: view.stackSize,
    passes: view.passes,
    scores: view.scores,
    last: view.last && describePlacement(view.last),
  };
}

const describePlacement = ({ seat, card, space, mercy, score }: Placement): JsonObject => ({
  seat: seat satisfies Seat,
  card: formatCard(card),
  space: formatSpace(space),
  mercy,
  score: {
    spaceValue: score.spaceValue,
    checkpoint: score.checkpoint,
    sum: score.sum,
    sevens: score.sevens,
    values: score.values,
    prime: score.prime,
    chains: score.chains,
    total: score.total,
  },
});
