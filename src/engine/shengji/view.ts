import type { Card } from '../card.ts';
import type { BySeat, JsonObject, Seat, Status, Viewer } from '../game.ts';
import { callCards, suitCalled, trumpRank } from './calling.ts';
import { type Counts, cardsIn, format } from './cards.ts';
import { levelLetter } from './house-rules.ts';
import { cardsLeft, copiesToCome, isVoid, partyOf } from './knowledge.ts';
import type {
  Call,
  Deal,
  DealView,
  Hidden,
  PlayPhase,
  Position,
  ShownCards,
  State,
  Trick,
  View,
} from './state.ts';
import { type Lie, lieOf, lieWhileDrawing, sorted } from './trumps.ts';

const SUIT_TEXTS = ['C', 'D', 'H', 'S', 'T'] as const;
const SEAT_NUMBERS: readonly Seat[] = [0, 1, 2, 3, 4, 5];

export const status = ({ phase, standing }: Position): Status => ({
  phase,
  deal: standing.deals,
  scores: standing.levels,
  results: standing.results,
  winners: standing.winners,
});

/** The viewer's knowledge: the own hand, the own burial, and all that happened on the table. */
export function view(state: State, viewer: Viewer): View {
  switch (state.phase) {
    case 'draw': {
      const { standing, drawn, turn, stays, call, shown } = state;
      const hands = ownOnly(state.hands, viewer);
      const drew = ownOnly(state.drew, viewer);
      return { phase: 'draw', viewer, standing, deck: null, drawn, hands, drew, turn, stays, call, shown };
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

/** A view in the protocol's form; docs/protocol.md describes the fields. */
export function describe(view: View): JsonObject {
  const { standing, viewer, phase } = view;
  const base = {
    seat: viewer === 'table' ? null : viewer,
    phase,
    deal: standing.deals,
    levels: standing.levels.map((level) => levelLetter(Math.min(level, standing.rules.to))),
  };
  switch (view.phase) {
    case 'draw': {
      const lie = lieWhileDrawing(trumpRank(standing));
      const drew = viewer === 'table' ? null : view.drew[viewer]!;
      return {
        ...base,
        dealer: standing.dealer,
        turn: view.turn,
        trumpRank: levelLetter(trumpRank(standing) + 2),
        call: describeCall(view.call),
        hand: describeHand(ownHand(view), lie),
        drew: drew === null ? null : format(drew),
        cardsLeft: SEAT_NUMBERS.map((seat) => cardsLeft(view, seat)),
        drawn: view.drawn,
        lastCalls: view.stays !== null,
        stays: view.stays ?? 0,
        shown: describeShown(view.shown, lie),
      };
    }
    case 'bury':
    case 'tickets': {
      const { deal } = view;
      const lie = lieOf(deal.trumps);
      return {
        ...base,
        ...describeDeal(deal),
        turn: deal.dealer,
        hand: describeHand(ownHand(view), lie),
        cardsLeft: SEAT_NUMBERS.map((seat) => cardsLeft(view, seat)),
        [phase === 'bury' ? 'kitty' : 'buried']: view.kitty === null ? null : texts(view.kitty, lie),
        shown: describeShown(view.shown, lie),
      };
    }
    case 'play':
      return { ...base, ...describePlay(view) };
    default:
      return { ...base, dealer: standing.dealer };
  }
}

function describePlay(view: DealView & PlayPhase<Hidden>): JsonObject {
  const lie = lieOf(view.deal.trumps);
  return {
    ...describeDeal(view.deal),
    turn: view.turn,
    hand: describeHand(ownHand(view), lie),
    cardsLeft: SEAT_NUMBERS.map((seat) => cardsLeft(view, seat)),
    tickets: view.tickets.map((ticket) => ({
      ordinal: ticket.ordinal,
      card: format(ticket.card),
      toCome: copiesToCome(ticket, view.gone),
      met: ticket.met,
    })),
    parties: SEAT_NUMBERS.map((seat) => partyOf(view, seat)),
    points: view.points,
    trick: view.trick && describeTrick(view.trick),
    tricks: view.tricks.map(describeTrick),
    buried: view.kitty === null ? null : texts(view.kitty, lie),
    shown: describeShown(view.shown, lie),
    voids: SEAT_NUMBERS.map((seat) => SUIT_TEXTS.filter((_, suit) => isVoid(view, seat, lie.lines[suit]!))),
  };
}

const suitText = (suit: number | null): string | null => (suit === null ? null : SUIT_TEXTS[suit]!);

const describeDeal = ({ dealer, trumps, call, turnedUp }: Deal): JsonObject => ({
  dealer,
  trumpRank: levelLetter(trumps.rank + 2),
  trumpSuit: suitText(trumps.suit),
  call: describeCall(call),
  turnedUp: turnedUp.map(format),
});

const describeCall = (call: Call | null): JsonObject | null =>
  call && {
    seat: call.seat,
    cards: callCards(call).map(format),
    suit: suitText(suitCalled(call.card)),
  };

const describeTrick = ({ plays, winner }: Trick): JsonObject => ({
  plays: plays.map(({ seat, cards }) => ({ seat, cards: cards.map(format) })),
  winner,
});

const describeShown = (shown: ShownCards, lie: Lie): string[][] => shown.map((cards) => texts(cards, lie));
const describeHand = (hand: Counts | null, lie: Lie): string[] | null =>
  hand && cardsIn(hand, lie.order).map(format);
const texts = (cards: readonly Card[], lie: Lie): string[] => sorted(cards, lie).map(format);

const ownHand = (view: DealView): Counts | null =>
  view.viewer === 'table' ? null : view.hands[view.viewer]!;
