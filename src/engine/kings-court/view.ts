import type { JsonObject, Status, Viewer } from '../game.ts';
import { CENTRE, formatSpace, rowOf, SIZE } from './board.ts';
import { COLOURS, cardColour, formatCard } from './cards.ts';
import { valuesOf } from './lacks.ts';
import { sumsOf } from './placed.ts';
import type { Sums } from './score.ts';
import {
  boardOf,
  cardsLeft,
  type DealtView,
  type Hand,
  type Placed,
  type Position,
  type State,
  scoresOf,
  type View,
} from './state.ts';

export function status(position: Position): Status {
  const { phase, standing } = position;
  const { deals, results, winners } = standing;
  return {
    phase,
    deal: deals,
    scores: scoresOf(position),
    results: results.map(({ points, unfilled }) => ({ points, unfilled })),
    winners,
  };
}

export function view(state: State, viewer: Viewer): View {
  if (state.phase === 'deal') return { viewer, phase: 'deal', standing: state.standing };
  const { standing, board, stackSize, lacks, passes, placed } = state;
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : null));
  const stack = null;
  if (state.phase === 'over')
    return { viewer, phase: 'over', standing, board, hands, stack, stackSize, lacks, passes, placed };
  const { turn, scores } = state;
  return {
    viewer,
    phase: 'play',
    standing,
    board,
    hands,
    stack,
    stackSize,
    lacks,
    turn,
    passes,
    scores,
    placed,
  };
}

/** The viewer's hand; null for a spectator, and before the deal. */
export const ownHand = (view: View): Hand | null =>
  view.viewer === 'table' || view.phase === 'deal' ? null : (view.hands[view.viewer] ?? null);

export function describe(view: View): JsonObject {
  const { viewer, phase, standing } = view;
  const king = boardOf(view)[CENTRE] ?? null;
  const board = boardOf(view).map((card) => (card === null ? null : formatCard(card)));
  return {
    seat: viewer === 'table' ? null : viewer,
    phase,
    layout: standing.layout,
    scoring: { ...standing.scoring },
    turn: view.phase === 'play' ? view.turn : null,
    king: king === null ? null : formatCard(king),
    primeSuit: king === null ? null : COLOURS[cardColour(king)]!,
    board: Array.from({ length: SIZE }, (_, row) => board.filter((_, space) => rowOf(space) === row)),
    hand: ownHand(view)?.map(formatCard) ?? null,
    ...(view.phase === 'deal' ? NOT_DEALT : describeDealt(view)),
    scores: scoresOf(view),
  };
}

const NOT_DEALT = {
  cardsLeft: null,
  lacks: null,
  stackSize: null,
  passes: 0,
  sums: null,
  last: null,
} as const;

const describeDealt = (view: DealtView): { [name in keyof typeof NOT_DEALT]: JsonObject[string] } => ({
  cardsLeft: view.hands.map((_, seat) => cardsLeft(view, seat)),
  lacks: view.lacks.map((hand) => hand.map(valuesOf)),
  stackSize: view.stackSize,
  passes: view.passes,
  sums: sumsOf(view.placed, view.hands.length).map(describeSums),
  last: describePlacement(view.placed.at(-1)),
});

const describeSums = ({ sevens, broken, values, prime, chains }: Sums): JsonObject => ({
  sevens,
  broken,
  values,
  prime,
  chains,
});

const describePlacement = (placement: Placed | undefined): JsonObject | null =>
  placement ? describeLaid(placement) : null;

const describeLaid = ({ seat, card, space, mercy, score }: Placed): JsonObject => ({
  seat,
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
