import type { BySeat, Viewer } from '../game.ts';
import { drawnHand, latestDrawn } from './calling.ts';
import type { State, View } from './state.ts';

/** What this viewer may know: their own hand, what they buried, and all that happened on the table. */
export function view(state: State, viewer: Viewer): View {
  switch (state.phase) {
    case 'draw': {
      const { standing, drawn, turn, stays, call, shown } = state;
      const own = viewer === 'table' ? null : drawnHand(state, viewer);
      const hands = [0, 1, 2, 3, 4, 5].map((seat) => (seat === viewer ? own : null));
      const drew = viewer === 'table' ? null : latestDrawn(state, viewer);
      return { phase: 'draw', viewer, standing, drawn, turn, stays, call, shown, hands, drew };
    }
    case 'bury': {
      const { standing, deal, shown } = state;
      const hands = ownOnly(state.hands, viewer);
      const kitty = viewer === deal.dealer ? state.kitty : null;
      return { phase: 'bury', viewer, standing, deal, hands, shown, kitty };
    }
    case 'tickets': {
      const { standing, deal, shown } = state;
      const hands = ownOnly(state.hands, viewer);
      const kitty = viewer === deal.dealer ? state.kitty : null;
      return { phase: 'tickets', viewer, standing, deal, hands, shown, kitty };
    }
    case 'play':
      return {
        phase: 'play',
        viewer,
        standing: state.standing,
        deal: state.deal,
        turn: state.turn,
        hands: ownOnly(state.hands, viewer),
        trick: state.trick,
        tricks: state.tricks,
        left: state.left,
        tickets: state.tickets,
        house: state.house,
        points: state.points,
        gone: state.gone,
        limits: state.limits,
        gaps: state.gaps,
        shown: state.shown,
        kitty: viewer === state.deal.dealer ? state.kitty : null,
      };
    default:
      return { phase: state.phase, viewer, standing: state.standing };
  }
}

const ownOnly = <T>(hands: BySeat<T>, viewer: Viewer): (T | null)[] =>
  hands.map((hand, seat) => (seat === viewer ? hand : null));
