import { formatCard } from '../card.ts';
import { type CardSet, size } from '../card-set.ts';
import type { Event, JsonObject, Viewer } from '../game.ts';
import { inOrder, kindOf, rate } from './combination.ts';
import { isOpening } from './rules.ts';
import { winners } from './score.ts';
import type { Move, ShangFact, State, View } from './state.ts';
import { format } from './text.ts';

/** All is public but the hands, of which only the number of cards is. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    match: state.match,
    phase: state.phase,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : null)),
    left: state.hands.map(size),
    turn: state.turn,
    top: state.top,
    checked: state.checked,
    played: state.played,
    turns: state.turns,
    tableStart: state.tableStart,
  };
}

const texts = (cards: CardSet): string[] => inOrder(cards).map(formatCard);

export function describe(view: View): JsonObject {
  const { viewer, match, phase, top } = view;
  const hand = viewer === 'table' ? null : view.hands[viewer];
  const turns = view.turns.map(({ seat, move }) => ({ seat, move: format(move) }));
  return {
    seat: viewer === 'table' ? null : viewer,
    phase,
    deal: match.deal,
    limit: match.limit,
    scores: match.totals,
    hand: hand ? texts(hand) : null,
    left: view.left,
    turn: phase === 'play' ? view.turn : null,
    opening: isOpening(view),
    toBeat: top && { seat: top.seat, cards: texts(top.cards), kind: kindOf(top.rating) },
    checked: view.checked.flatMap((checked, seat) => (checked ? [seat] : [])),
    table: turns.slice(view.tableStart),
    turns,
    played: texts(view.played),
  };
}

/** Everything that happens in Shang happens in the open, so all viewers are told the same. */
export function tell(before: State, event: Event<Move>, after: State): ShangFact[] {
  const { match } = after;
  if (event.kind === 'deal')
    return [{ kind: 'dealt', deal: match.deal, leader: after.turn, opening: isOpening(after) }];

  const { seat, move } = event;
  if (move.kind === 'check') {
    const checked: ShangFact = { kind: 'checked', seat };
    return after.top === null ? [checked, { kind: 'took-table', seat: after.turn }] : [checked];
  }
  const facts: ShangFact[] = [
    {
      kind: 'played',
      seat,
      cards: texts(move.cards),
      combination: kindOf(rate(move.cards)),
      left: size(after.hands[seat]!),
    },
  ];
  if (match === before.match) return facts;
  facts.push(
    { kind: 'went-out', seat },
    { kind: 'deal-scored', points: match.results.at(-1)!.points, totals: match.totals },
  );
  if (after.phase === 'over')
    facts.push({ kind: 'match-over', winners: winners(match.totals), totals: match.totals });
  return facts;
}
