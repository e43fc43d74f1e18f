import type { Event, Seat, Viewer } from '../game.ts';
import { trumpRank } from './calling.ts';
import { format } from './cards.ts';
import { isTolaji } from './groups.ts';
import type { Fact, Move, PlayPhase, State, Trick } from './state.ts';
import { addPlay, houseOf, meetTickets, trickPoints } from './trick.ts';
import { lieOf, sorted } from './trumps.ts';

/** The facts of a step that the viewer may know, in order. Staying is left out: it happens 200 times a deal. */
export function tell(before: State, event: Event<Move>, after: State, viewer: Viewer): Fact[] {
  if (event.kind === 'deal') {
    const { standing } = after;
    return [{ kind: 'dealt', deal: standing.deals, dealer: standing.dealer, level: trumpRank(standing) + 2 }];
  }
  const { seat, move } = event;
  switch (move.kind) {
    case 'call':
      return [
        { kind: 'call', seat, card: format(move.cards[0]!), count: move.cards.length },
        ...tellTrumps(after, viewer),
      ];
    case 'stay':
      return tellTrumps(after, viewer);
    case 'bury':
      return after.phase === 'tickets'
        ? [{ kind: 'buried', dealer: seat, cards: viewer === seat ? after.kitty.map(format) : null }]
        : [];
    case 'tickets':
      return after.phase === 'play'
        ? [
            {
              kind: 'tickets',
              dealer: seat,
              tickets: after.tickets.map(({ ordinal, card }) => ({ ordinal, card: format(card) })),
            },
          ]
        : [];
    case 'play':
      return before.phase === 'play' ? tellPlay(before, seat, move.cards, after) : [];
  }
}

/** The facts of the end of the drawing. */
function tellTrumps(after: State, viewer: Viewer): Fact[] {
  if (after.phase !== 'bury') return [];
  const { dealer, trumps, turnedUp } = after.deal;
  const cards = viewer === dealer ? after.kitty.map(format) : null;
  return [
    ...(turnedUp.length > 0 ? [{ kind: 'turned-up', cards: turnedUp.map(format) } as const] : []),
    { kind: 'trumps', dealer, level: trumps.rank + 2, suit: trumps.suit },
    { kind: 'kitty', dealer, cards },
  ];
}

function tellPlay(before: PlayPhase, seat: Seat, unsorted: readonly number[], after: State): Fact[] {
  const lie = lieOf(before.deal.trumps);
  const cards = sorted(unsorted, lie);
  const trick = addPlay(before.trick, seat, cards, lie);
  const lead = before.trick === null;
  const facts: Fact[] = [
    { kind: 'played', seat, cards: cards.map(format), lead, tolaji: lead && isTolaji(trick.lead) },
    ...tellTickets(before, seat, cards),
  ];
  if (after.phase === 'play' && after.trick !== null) return facts;
  facts.push(tellTrick(trick));
  if (after.phase === 'play') return facts;
  const { standing } = after;
  facts.push({
    kind: 'deal-scored',
    result: standing.results.at(-1)!,
    kitty: before.kitty.map(format),
    levels: standing.levels,
  });
  if (standing.winners !== null) facts.push({ kind: 'match-over', winners: standing.winners });
  return facts;
}

function tellTickets(before: PlayPhase, seat: Seat, cards: readonly number[]): Fact[] {
  const tickets = meetTickets(before.tickets, seat, cards, before.gone);
  const isHouse = before.house.includes(seat);
  const met = tickets.filter((ticket, i) => ticket.met !== before.tickets[i]!.met);
  const facts: Fact[] = met.map(({ ordinal, card }, i) => ({
    kind: 'ticket-met',
    seat,
    ordinal,
    card: format(card),
    joins: !isHouse && i === 0,
  }));
  if (met.length > 0 && tickets.every((ticket) => ticket.met !== null)) {
    facts.push({ kind: 'parties', house: houseOf(before.deal.dealer, tickets) });
  }
  return facts;
}

const tellTrick = (trick: Trick): Fact => ({
  kind: 'trick-taken',
  seat: trick.winner,
  plays: trick.plays.map(({ seat, cards }) => ({ seat, cards: cards.map(format) })),
  points: trickPoints(trick),
});
