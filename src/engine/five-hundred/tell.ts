import type { Event, Seat, Viewer } from '../game.ts';
import { formatCard, letterOf, size, textsOf } from './cards.ts';
import { type Fact, type Move, type PlayPhase, type State, teamOf } from './state.ts';
import { playersIn, winningPlay } from './trick.ts';

/** Lists the events between two states, in order, as the viewer may know them. */
export function tell(before: State, event: Event<Move>, after: State, viewer: Viewer): Fact[] {
  if (event.kind === 'deal')
    return [{ kind: 'dealt', deal: after.standing.deals, dealer: after.standing.dealer }];
  return [...tellMove(before, event.seat, event.move, after, viewer), ...tellScore(after)];
}

function tellMove(before: State, seat: Seat, move: Move, after: State, viewer: Viewer): Fact[] {
  switch (move.kind) {
    case 'bid':
    case 'pass':
      return [
        { kind: 'call', seat, bid: move.kind === 'bid' ? move.bid : null },
        ...tellContract(after),
        ...tellWidow(after, viewer),
      ];
    case 'give':
      return [
        { kind: 'gave', seat, card: viewer === seat ? formatCard(move.card) : null },
        ...tellWidow(after, viewer),
      ];
    case 'bury':
      return [
        {
          kind: 'buried',
          seat,
          size: move.cards.length,
          cards: viewer === seat ? move.cards.map(formatCard) : null,
        },
      ];
    case 'play':
      return before.phase === 'play' ? tellPlay(before, seat, move) : [];
  }
}

function tellContract(after: State): Fact[] {
  if (after.phase !== 'give' && after.phase !== 'bury') return [];
  const { seat, bid, out } = after.contract;
  return [{ kind: 'contract', seat, bid, out }];
}

function tellWidow(after: State, viewer: Viewer): Fact[] {
  if (after.phase !== 'bury') return [];
  const { widow, contract } = after;
  const seat = contract.seat;
  return [{ kind: 'widow', seat, size: size(widow), cards: viewer === seat ? textsOf(widow) : null }];
}

function tellPlay(before: PlayPhase, seat: Seat, move: Move & { kind: 'play' }): Fact[] {
  const { contract, trick, tricks, taken } = before;
  const lead = trick.plays.length === 0;
  const suit = lead ? move.suit : trick.named;
  const played: Fact = {
    kind: 'played',
    seat,
    card: formatCard(move.card),
    lead,
    named: letterOf(move.suit),
  };
  const plays = [...trick.plays, { seat, card: move.card }];
  if (plays.length < playersIn(before)) return [played];
  const winner = winningPlay({ plays, named: suit }, contract.trump)!.seat;
  const contractors = taken + (teamOf(winner) === teamOf(contract.seat) ? 1 : 0);
  return [
    played,
    {
      kind: 'trick-taken',
      seat: winner,
      plays: plays.map(({ seat, card }) => ({ seat, cards: [formatCard(card)] })),
      named: letterOf(suit),
      contractors,
      defenders: tricks.length + 1 - contractors,
    },
  ];
}

/** The deal's result, if the move ended it. */
function tellScore(after: State): Fact[] {
  if (after.phase !== 'deal' && after.phase !== 'over') return [];
  const { scores, results, winners, dealer } = after.standing;
  const scored: Fact = { kind: 'deal-scored', result: results.at(-1)!, scores, dealer };
  return winners === null ? [scored] : [scored, { kind: 'match-over', winners, scores }];
}
