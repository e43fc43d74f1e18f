import { formatCard } from '../card.ts';
import { type CardSet, size } from '../card-set.ts';
import type { Event, Seat } from '../game.ts';
import { inOrder, kindOf, rate } from './combination.ts';
import { isOpening } from './rules.ts';
import type { Fact, Move, State } from './state.ts';

/** The facts of a step. Everything happens in the open, so they are the same for all viewers. */
export function tell(_before: State, event: Event<Move>, after: State): readonly Fact[] {
  if (event.kind === 'deal') return tellDeal(after);
  const { seat, move } = event;
  return move.kind === 'check' ? tellCheck(seat, after) : tellPlay(seat, move.cards, after);
}

const tellDeal = (after: State): Fact[] =>
  after.phase === 'play'
    ? [{ kind: 'dealt', deal: after.standing.deals, leader: after.turn, opening: isOpening(after) }]
    : [];

function tellCheck(seat: Seat, after: State): Fact[] {
  const checked: Fact = { kind: 'checked', seat };
  return after.phase === 'play' && after.top === null
    ? [checked, { kind: 'took-table', seat: after.turn }]
    : [checked];
}

function tellPlay(seat: Seat, cards: CardSet, after: State): Fact[] {
  const facts: Fact[] = [
    {
      kind: 'played',
      seat,
      cards: inOrder(cards).map(formatCard),
      combination: kindOf(rate(cards)),
      cardsLeft: size(after.hands[seat]!),
    },
  ];
  if (after.phase === 'play') return facts;

  const { scores, results, winners } = after.standing;
  facts.push({ kind: 'went-out', seat }, { kind: 'deal-scored', points: results.at(-1)!.points, scores });
  if (winners) facts.push({ kind: 'match-over', winners, scores });
  return facts;
}
