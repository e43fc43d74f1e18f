import { SUITS } from '../card.ts';
import type { Event, Seat, Viewer } from '../game.ts';
import { formatCard, size, textsOf } from './cards.ts';
import { winningPlay } from './play.ts';
import type { Fact500, Move, Playing, State } from './state.ts';
import { status } from './view.ts';

/** What happened between two states, in order, as far as the viewer may know it. */
export function tell(before: State, event: Event<Move>, after: State, viewer: Viewer): Fact500[] {
  if (event.kind === 'deal') return [{ kind: 'dealt', deal: after.match.deal, dealer: after.match.dealer }];
  return [...tellMove(before, event.seat, event.move, after, viewer), ...tellScore(before, after)];
}

function tellMove(before: State, seat: Seat, move: Move, after: State, viewer: Viewer): Fact500[] {
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

function tellContract(after: State): Fact500[] {
  if (after.phase !== 'give' && after.phase !== 'bury') return [];
  const { seat, bid, out } = after.contract;
  return [{ kind: 'contract', seat, bid, out }];
}

function tellWidow(after: State, viewer: Viewer): Fact500[] {
  if (after.phase !== 'bury') return [];
  const { widow, contract } = after;
  const seat = contract.seat;
  return [{ kind: 'widow', seat, size: size(widow), cards: viewer === seat ? textsOf(widow) : null }];
}

function tellPlay(before: Playing<never>, seat: Seat, move: Move & { kind: 'play' }): Fact500[] {
  const { match, contract, trick, tricks, taken } = before;
  const named = move.suit === null ? null : SUITS[move.suit]!;
  const played: Fact500 = { kind: 'played', seat, card: formatCard(move.card), named };
  const plays = [...trick.plays, { seat, card: move.card }];
  if (plays.length < match.seats - contract.out.length) return [played];
  const best = winningPlay({ plays, named: trick.named }, contract.trump)!;
  const contractors = taken + (best.seat % 2 === contract.seat % 2 ? 1 : 0);
  const defenders = tricks.length + 1 - contractors;
  return [played, { kind: 'trick', seat: best.seat, card: formatCard(best.card), contractors, defenders }];
}

function tellScore(before: State, after: State): Fact500[] {
  if (after.phase !== 'deal' && after.phase !== 'over') return [];
  if (before.match.results.length === after.match.results.length) return [];
  const { scores, dealer } = after.match;
  const result = after.match.results.at(-1)!;
  const scored: Fact500 =
    result.contract === null ? { kind: 'all-passed', dealer } : { kind: 'scored', result, scores };
  const { winners } = status(after);
  return winners === null ? [scored] : [scored, { kind: 'match-over', winners, scores }];
}
