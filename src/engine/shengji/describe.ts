import type { Card } from '../card.ts';
import type { JsonObject, Seat } from '../game.ts';
import { callCards, trumpRank } from './calling.ts';
import { type Counts, cardsIn, format, isJoker } from './cards.ts';
import { levelText } from './settings.ts';
import type { Call, Deal, PlayView, Shown, Trick, View } from './state.ts';
import { copiesToCome, handSize, isVoid, partyOf } from './table.ts';
import { type Lie, lieOf, lieWhileDrawing, sorted } from './trumps.ts';

const SUIT_TEXTS = ['C', 'D', 'H', 'S', 'T'] as const;
const SEAT_NUMBERS: readonly Seat[] = [0, 1, 2, 3, 4, 5];

/** A view as the protocol shows it; docs/protocol.md says what the fields are. */
export function describe(view: View): JsonObject {
  const { standing, viewer, phase } = view;
  const base = {
    seat: viewer === 'table' ? null : viewer,
    phase,
    deal: standing.results.length + (phase === 'between' || phase === 'over' ? 0 : 1),
    levels: standing.levels.map((level) => levelText(Math.min(level, standing.settings.to))),
  };
  switch (view.phase) {
    case 'draw': {
      const lie = lieWhileDrawing(trumpRank(standing));
      return {
        ...base,
        dealer: standing.dealer,
        turn: view.turn,
        trumpRank: levelText(trumpRank(standing) + 2),
        call: describeCall(view.call),
        hand: describeHand(ownHand(view), lie),
        drew: view.drew === null ? null : format(view.drew),
        cardsLeft: SEAT_NUMBERS.map((seat) => handSize(view, seat)),
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
        cardsLeft: SEAT_NUMBERS.map((seat) => handSize(view, seat)),
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

function describePlay(view: PlayView): JsonObject {
  const lie = lieOf(view.deal.trumps);
  return {
    ...describeDeal(view.deal),
    turn: view.turn,
    hand: describeHand(ownHand(view), lie),
    cardsLeft: SEAT_NUMBERS.map((seat) => handSize(view, seat)),
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

const describeDeal = ({ dealer, trumps, call, turnedUp }: Deal): JsonObject => ({
  dealer,
  trumpRank: levelText(trumps.rank + 2),
  trumpSuit: trumps.suit === null ? null : SUIT_TEXTS[trumps.suit]!,
  call: describeCall(call),
  turnedUp: turnedUp.map(format),
});

const describeCall = (call: Call | null): JsonObject | null =>
  call && {
    seat: call.seat,
    cards: callCards(call).map(format),
    suit: isJoker(call.card) ? null : SUIT_TEXTS[Math.floor(call.card / 13)]!,
  };

const describeTrick = ({ plays, winner }: Trick): JsonObject => ({
  plays: plays.map(({ seat, cards }) => ({ seat, cards: cards.map(format) })),
  winner,
});

const describeShown = (shown: Shown, lie: Lie): string[][] => shown.map((cards) => texts(cards, lie));
const describeHand = (hand: Counts | null, lie: Lie): string[] | null =>
  hand && cardsIn(hand, lie.order).map(format);
const texts = (cards: readonly Card[], lie: Lie): string[] => sorted(cards, lie).map(format);

const ownHand = (view: Exclude<View, { phase: 'between' | 'over' }>): Counts | null =>
  view.viewer === 'table' ? null : view.hands[view.viewer]!;
