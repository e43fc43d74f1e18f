import type { Card } from '../card.ts';
import type { Seat } from '../game.ts';
import { type Counts, plus, pointsOf, SEATS, without, withSeat } from './cards.ts';
import { limitsAfterFollow, limitsAfterPlay, showsGap } from './follow.ts';
import { type Shape, shapeOf } from './groups.ts';
import { scoreDeal } from './score.ts';
import type { Gap, OpenTicket, PlayPhase, State, Trick } from './state.ts';
import { type Lie, lieOf, sorted, TRUMPS } from './trumps.ts';

/** Plays cards to a trick, and scores the deal after the last. */
export function playCards(state: PlayPhase, seat: Seat, unsorted: readonly Card[]): State {
  const lie = lieOf(state.deal.trumps);
  const cards = sorted(unsorted, lie);
  const { trick: before, shown } = state;
  const trick = addPlay(before, seat, cards, lie);
  const tickets = meetTickets(state.tickets, seat, cards, state.gone);
  const house = tickets === state.tickets ? state.house : houseOf(state.deal.dealer, tickets);
  const complete = trick.plays.length === SEATS;
  const next: PlayPhase = {
    phase: 'play',
    standing: state.standing,
    deal: state.deal,
    turn: complete ? trick.winner : (seat + 1) % SEATS,
    hands: withSeat(state.hands, seat, without(state.hands[seat]!, cards)),
    trick: complete ? null : trick,
    tricks: complete ? [...state.tricks, trick] : state.tricks,
    left: complete ? state.left - cards.length : state.left,
    tickets,
    house,
    points: complete
      ? withSeat(state.points, trick.winner, state.points[trick.winner]! + trickPoints(trick))
      : state.points,
    gone: plus(state.gone, cards),
    limits: withSeat(
      state.limits,
      seat,
      before === null
        ? limitsAfterPlay(state.limits[seat]!, cards)
        : limitsAfterFollow(state.limits[seat]!, before.lead, cards, lie),
    ),
    gaps: gapsAfter(state.gaps, seat, cards, before?.lead ?? null, lie),
    shown: shown[seat]!.length === 0 ? shown : withSeat(shown, seat, withoutShown(shown[seat]!, cards)),
    kitty: state.kitty,
  };
  if (next.left > 0) return next;
  const standing = scoreDeal(next, next.points, trick);
  return { phase: standing.winners === null ? 'deal' : 'over', standing };
}

/** The trick with one more play. The highest of the lead's form wins, trumps over the suit led; of equal ones the first. */
export function addPlay(trick: Trick | null, seat: Seat, cards: readonly Card[], lie: Lie): Trick {
  const shape = shapeOf(cards, lie);
  if (trick === null) {
    return { plays: [{ seat, cards }], lead: shape!, winner: seat, best: shape! };
  }
  const plays = [...trick.plays, { seat, cards }];
  return shape !== null && beats(shape, trick.best)
    ? { plays, lead: trick.lead, winner: seat, best: shape }
    : { plays, lead: trick.lead, winner: trick.winner, best: trick.best };
}

/** Do these cards beat the best so far? */
export const beats = (shape: Shape, best: Shape): boolean =>
  shape.size === best.size &&
  shape.length === best.length &&
  (shape.suit === best.suit ? shape.height > best.height : shape.suit === TRUMPS);

export const trickPoints = ({ plays }: Pick<Trick, 'plays'>): number =>
  plays.reduce((sum, { cards }) => sum + pointsOf(cards), 0);

/**
 * Marks the tickets that these cards meet. Page: the player who meets one joins the House immediately. Returns the same array if none is
 * met.
 */
export function meetTickets(
  tickets: readonly OpenTicket[],
  seat: Seat,
  cards: readonly Card[],
  gone: Counts,
): readonly OpenTicket[] {
  const meets = ({ ordinal, card, met }: OpenTicket): boolean => {
    const toCome = ordinal - gone[card]!;
    return met === null && toCome > 0 && toCome <= cards.filter((other) => other === card).length;
  };
  return tickets.some(meets)
    ? tickets.map((ticket) =>
        meets(ticket) ? { ordinal: ticket.ordinal, card: ticket.card, met: seat } : ticket,
      )
    : tickets;
}

/** The Dealer and the seats that have met a ticket, ascending. */
export const houseOf = (dealer: Seat, tickets: readonly OpenTicket[]): readonly Seat[] =>
  [...new Set([dealer, ...tickets.flatMap(({ met }) => met ?? [])])].sort((a, b) => a - b);

function gapsAfter(
  gaps: readonly Gap[],
  seat: Seat,
  cards: readonly Card[],
  lead: Shape | null,
  lie: Lie,
): readonly Gap[] {
  const concerns = (gap: Gap): boolean =>
    gap.seat === seat && cards.some((card) => lie.suits[card] === gap.suit);
  const kept = gaps.some(concerns)
    ? gaps.map((gap) =>
        concerns(gap)
          ? { ...gap, played: [...gap.played, ...cards.filter((card) => lie.suits[card] === gap.suit)] }
          : gap,
      )
    : gaps;
  if (lead === null || !showsGap(lead, cards, lie)) return kept;
  return [...kept, { seat, suit: lead.suit, size: lead.size, length: lead.length, played: cards }];
}

function withoutShown(shown: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const rest = shown.slice();
  for (const card of cards) {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}
