import type { Seat } from '../../engine/game.ts';
import { cardsIn } from '../../engine/shengji/cards.ts';
import type { Playing, Shengji, Standing } from '../../engine/shengji/state.ts';
import { lieOf } from '../../engine/shengji/trumps.ts';
import { view } from '../../engine/shengji/view.ts';
import type { SearchPlan } from '../search.ts';
import { likelyPlays } from './play.ts';
import { read, sameParty } from './reading.ts';
import { likelyBurials, likelyCalls, likelyTickets } from './setup.ts';
import { priceOfAll, pricesOf } from './worth.ts';

const PLAYS = 5;
/** Tickets are searched among so many of the best. */
const TICKETS = 4;
/** What a level is worth, in points. */
const LEVEL = 10;
/** To the end of the trick: what comes later has little to do with one play, and drowns what has. */
const TRICK = 6;
/** From so many cards in hand on everything is played to the end. */
const LAST_CARDS = 8;

export const shengjiPlan: SearchPlan<Shengji> = {
  candidates(view, seat) {
    switch (view.phase) {
      case 'draw':
        return likelyCalls(view, seat);
      case 'bury':
        return likelyBurials(view, seat);
      case 'tickets':
        return likelyTickets(view, seat, TICKETS);
      case 'play':
        return likelyPlays(view, seat, PLAYS);
      default:
        return [];
    }
  },
  worth: (state, seat) =>
    state.phase === 'play' ? worthOnTheWay(state, seat) : worthAtTheEnd(state.standing, seat),
  unit: 'point',
  // What a call or a burial comes to is soon lost among 400 points: only what is clearly better replaces the policy's own.
  caution: (view) => (view.phase === 'play' ? 1 : 4),
  horizon(view) {
    if (view.phase !== 'play' || view.left <= LAST_CARDS) return Number.POSITIVE_INFINITY;
    return TRICK - (view.trick?.plays.length ?? 0) - 1;
  },
  rollouts(view) {
    if (view.phase === 'draw') return 32;
    if (view.phase !== 'play') return 64;
    return view.left <= LAST_CARDS ? 160 : 400;
  },
};

/** How far the points are from the border between the parties, and the levels gained less those of the others. */
function worthAtTheEnd({ results }: Standing, seat: Seat): number {
  const { playerPoints, house, points } = results.at(-1)!;
  const margin = (playerPoints - 160) * (house.includes(seat) ? -1 : 1);
  const levels = points.reduce((sum, n) => sum + n, 0);
  return margin + LEVEL * (points[seat]! - levels / points.length);
}

/** The points that friends have less those of enemies, and what the cards they still hold are worth. */
function worthOnTheWay(state: Playing, seat: Seat): number {
  const lie = lieOf(state.deal.trumps);
  const reading = read(view(state, seat) as Parameters<typeof read>[0], seat);
  return state.points.reduce((sum, points, other) => {
    const hand = state.hands[other]!;
    const kept = priceOfAll(cardsIn(hand, lie.order), pricesOf(hand, lie));
    return sum + (2 * sameParty(reading, seat, other) - 1) * (points + kept);
  }, 0);
}
