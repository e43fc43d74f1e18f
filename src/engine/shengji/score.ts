import type { BySeat, Seat } from '../game.ts';
import { format, pointsOf, SEATS } from './cards.ts';
import { cardsIn, type Form } from './groups.ts';
import type { HouseRules } from './house-rules.ts';
import { meetingsIn } from './meetings.ts';
import type { DealResult, PlayPhase, Standing, Trick } from './state.ts';
import { lieOf, sorted } from './trumps.ts';

/** The party that goes up, and its number of levels. */
export interface Advance {
  readonly party: 'house' | 'player';
  readonly levels: number;
}

/** The table of levels. `points`: the Player party's. */
export function advanceFor(points: number, deadZone: boolean): Advance {
  if (points === 0) return { party: 'house', levels: 3 };
  if (points < 80) return { party: 'house', levels: 2 };
  if (points < 160) return { party: 'house', levels: 1 };
  return { party: 'player', levels: Math.floor((points - 160) / 80) + (deadZone ? 0 : 1) };
}

/** The factor of the kitty's points if the Player party wins the last trick: twice the number of cards led. */
export const kittyFactor = (led: Form): number => 2 * cardsIn(led);

/** The level after an advance. It stops at `to`; one more level from there is the win. */
const advanced = (level: number, by: number, { to }: HouseRules): number =>
  by === 0 ? level : level === to ? to + 1 : Math.min(to, level + by);

/** The standing after a deal's last trick, with its result. */
export function scoreDeal(state: PlayPhase, points: BySeat<number>, last: Trick): Standing {
  const { standing, house, deal } = state;
  const { rules } = standing;
  const isHouse = (seat: Seat): boolean => house.includes(seat);
  const inTricks = points.reduce((sum, n, seat) => (isHouse(seat) ? sum : sum + n), 0);
  const kittyPoints = isHouse(last.winner) ? 0 : pointsOf(state.kitty) * kittyFactor(last.lead);
  const playerPoints = inTricks + kittyPoints;
  const advance = advanceFor(playerPoints, rules.deadZone);
  const wins = (seat: Seat): boolean => isHouse(seat) === (advance.party === 'house');

  const levels = standing.levels.map((level, seat) =>
    wins(seat) ? advanced(level, advance.levels, rules) : level,
  );
  const result: DealResult = {
    points: levels.map((level, seat) => level - standing.levels[seat]!),
    playerPoints,
    kittyPoints,
    house,
    dealer: deal.dealer,
    taken: points,
    last: { seat: last.winner, size: last.lead.size, length: last.lead.length },
    kitty: sorted(state.kitty, lieOf(deal.trumps)).map(format),
    tickets: ticketsOf(state),
    levels: standing.levels,
    next: nextDealer(deal.dealer, wins),
  };
  const results = [...standing.results, result];
  return {
    ...standing,
    levels,
    dealer: result.next,
    results,
    winners: winnersOf(levels, standing.deals, rules),
  };
}

function ticketsOf({ tickets, tricks, deal }: PlayPhase): DealResult['tickets'] {
  const meetings = meetingsIn(tricks, tickets, deal.dealer);
  return tickets.map((ticket) => {
    const meeting = meetings.find((each) => each.ticket === ticket);
    return {
      ordinal: ticket.ordinal,
      card: format(ticket.card),
      met: ticket.met,
      trick: meeting ? meeting.trick + 1 : null,
      joins: meeting?.joins ?? false,
    };
  });
}

/** The next member of the winning party after the present Dealer; a House of one keeps its Dealer. */
function nextDealer(dealer: Seat, wins: (seat: Seat) => boolean): Seat {
  for (let step = 1; step < SEATS; step++) {
    const seat = (dealer + step) % SEATS;
    if (wins(seat)) return seat;
  }
  return dealer;
}

/** The seats that have gone up from the last level or, after the last deal, those on the highest level; null while the match goes on. */
function winnersOf(levels: BySeat<number>, dealt: number, { to, deals }: HouseRules): readonly Seat[] | null {
  const seatsOn = (level: number): Seat[] => levels.flatMap((l, seat) => (l === level ? [seat] : []));
  const won = seatsOn(to + 1);
  if (won.length > 0) return won;
  return dealt === deals ? seatsOn(Math.max(...levels)) : null;
}
