import type { Event, Seat, Viewer } from '../game.ts';
import { CENTRE } from './board.ts';
import type { DealPhase, Fact, Move, State } from './state.ts';

export function tell(before: State, event: Event<Move>, after: State, viewer: Viewer): readonly Fact[] {
  if (after.phase === 'deal') return [];
  const facts = event.kind === 'deal' ? tellDeal(after, viewer) : tellMove(before, event, after, viewer);
  const { scores, winners } = after.standing;
  return winners ? [...facts, { kind: 'match-over', scores, winners }] : facts;
}

type Dealt = Exclude<State, DealPhase>;

function tellDeal({ standing, board, hands }: Dealt, viewer: Viewer): Fact[] {
  const { layout, first } = standing;
  const hand = viewer === 'table' ? null : (hands[viewer] ?? null);
  return [{ kind: 'dealt', king: board[CENTRE]!, layout, first, hand }];
}

function tellMove(
  before: State,
  { seat, move }: { readonly seat: Seat; readonly move: Move },
  after: Dealt,
  viewer: Viewer,
): Fact[] {
  if (move.kind === 'pass') return [{ kind: 'passed', seat }];
  const placed: Fact = { kind: 'placed', ...after.placed.at(-1)! };
  const drawn = before.phase === 'play' ? before.stack[0] : undefined;
  if (drawn === undefined) return [placed];
  const card = viewer === seat ? drawn : null;
  return [placed, { kind: 'drew', seat, card, stackSize: after.stackSize }];
}
