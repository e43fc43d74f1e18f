import { formatCard } from '../card.ts';
import { type CardSet, size } from '../card-set.ts';
import type { JsonObject, Status, Viewer } from '../game.ts';
import { inOrder, kindOf } from './combination.ts';
import { isOpening } from './rules.ts';
import type { Position, State, View } from './state.ts';
import { format } from './text.ts';

export const status = ({ phase, standing }: Position): Status => ({
  phase,
  deal: standing.deals,
  scores: standing.scores,
  results: standing.results,
  winners: standing.winners,
});

/**
 * Hides the hands but for their sizes; all else is public. The fields are written out: a search makes many views, and spreading is slow.
 */
export function view(state: State, viewer: Viewer): View {
  const { phase, standing, top, checked, played, turns, tableStart } = state;
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : null));
  const cardsLeft = state.hands.map(size);
  return phase === 'play'
    ? { viewer, phase, standing, hands, cardsLeft, top, checked, played, turns, tableStart, turn: state.turn }
    : { viewer, phase, standing, hands, cardsLeft, top, checked, played, turns, tableStart };
}

const texts = (cards: CardSet): string[] => inOrder(cards).map(formatCard);

export function describe(view: View): JsonObject {
  const { viewer, phase, standing, top } = view;
  const hand = viewer === 'table' ? null : view.hands[viewer];
  const turns = view.turns.map(({ seat, move }) => ({ seat, move: format(move) }));
  return {
    seat: viewer === 'table' ? null : viewer,
    phase,
    deal: standing.deals,
    limit: standing.limit,
    scores: standing.scores,
    hand: hand ? texts(hand) : null,
    cardsLeft: view.cardsLeft,
    turn: phase === 'play' ? view.turn : null,
    opening: isOpening(view),
    toBeat: top && { seat: top.seat, cards: texts(top.cards), kind: kindOf(top.rating) },
    checked: view.checked.flatMap((checked, seat) => (checked ? [seat] : [])),
    table: turns.slice(view.tableStart),
    turns,
    played: texts(view.played),
  };
}
