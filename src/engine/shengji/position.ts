import * as v from 'valibot';
import { RANKS, SUITS } from '../card.ts';
import type { Json } from '../game.ts';
import { cardBy, DEAL, each, POINTS, readPosition, seatOf, wrongCards } from '../laid-out.ts';
import { firstToDraw, trumpRank } from './calling.ts';
import { ALL_CARDS, COPIES, countsOf, DRAWS, HAND, KITTY, NO_CARDS, parse, plus, SEATS } from './cards.ts';
import { sortedTickets } from './rules.ts';
import type { Call, Standing, State } from './state.ts';
import { parse as parseMove } from './text.ts';
import { houseOf } from './trick.ts';
import { lieOf } from './trumps.ts';

const CARD = cardBy(parse);
const CARDS = v.array(CARD);
const SEAT = seatOf(SEATS);
const LEVEL = v.pipe(
  v.picklist(RANKS),
  v.transform((rank) => RANKS.indexOf(rank) + 2),
);
const TICKETS = v.pipe(
  v.string(),
  v.transform((text) => {
    const move = parseMove(`tickets ${text}`);
    return 'kind' in move && move.kind === 'tickets' ? move.tickets : [];
  }),
  v.length(2),
);
const POSITION = v.strictObject({
  phase: v.optional(v.picklist(['draw', 'bury', 'tickets', 'play']), 'play'),
  deal: v.optional(DEAL, 2),
  levels: v.optional(each(SEATS, LEVEL)),
  dealer: v.optional(v.nullable(SEAT), 0),
  trumpSuit: v.optional(v.nullable(v.picklist(SUITS)), null),
  hands: each(SEATS, CARDS),
  kitty: v.optional(CARDS, []),
  call: v.optional(v.strictObject({ seat: SEAT, cards: v.pipe(CARDS, v.minLength(1)) })),
  leader: v.optional(SEAT),
  tickets: v.optional(TICKETS, '1AC 1AD'),
  met: v.optional(v.pipe(v.array(v.nullable(SEAT)), v.length(2)), [null, null]),
  gone: v.optional(CARDS, []),
  points: v.optional(each(SEATS, POINTS), [0, 0, 0, 0, 0, 0]),
});
type Position = v.InferOutput<typeof POSITION>;

/** Reads a deal in which the last calls, a burial, tickets or a lead are due. Hands of seats that do not move may be left empty. */
export function layOut(start: State, given: Json): State | string {
  const position = readPosition(POSITION, given);
  if (typeof position === 'string') return position;
  const { phase, hands, kitty, gone, dealer } = position;
  const most = phase === 'bury' ? HAND + KITTY : HAND;
  const wrong = wrongCards(hands, [...kitty, ...gone], COPIES, most);
  if (wrong !== null) return wrong;
  const levels = position.levels ?? start.standing.levels;
  const { from, to } = start.standing.rules;
  if (levels.some((level) => level < from || level > to))
    return 'Levels lie between the options "from" and "to".';
  const standing = { ...start.standing, deals: position.deal, levels, dealer };
  if (phase === 'draw') return lastCalls(standing, position);
  if (dealer === null) return 'Only while drawing may there be no Dealer.';
  return dealt(standing, position, dealer);
}

function lastCalls(standing: Standing, { hands, kitty, call, leader }: Position): State | string {
  if (kitty.length !== KITTY) return `The kitty has ${KITTY} cards.`;
  const [card, ...more] = call?.cards ?? [];
  if (more.some((other) => other !== card)) return 'A call has identical cards.';
  return {
    phase: 'draw',
    standing,
    // Nobody looks at drawn cards in the deck again.
    deck: [...Array<number>(DRAWS).fill(0), ...kitty],
    drawn: DRAWS,
    hands: hands.map(countsOf),
    drew: Array(SEATS).fill(null),
    turn: leader ?? firstToDraw(standing),
    stays: 0,
    call: call ? ({ seat: call.seat, card: card!, count: call.cards.length } satisfies Call) : null,
    shown: hands.map((_, seat) => (call?.seat === seat ? call.cards : [])),
  };
}

function dealt(standing: Standing, position: Position, dealer: number): State | string {
  const { phase, kitty, trumpSuit, met, points } = position;
  const hands = position.hands.map(countsOf);
  const trumps = { rank: trumpRank(standing), suit: trumpSuit === null ? null : SUITS.indexOf(trumpSuit) };
  const deal = { dealer, trumps, call: null, turnedUp: [] };
  const shown = hands.map(() => []);
  if (phase === 'bury' || phase === 'tickets') return { phase, standing, deal, hands, shown, kitty };
  const turn = position.leader ?? dealer;
  const left = position.hands[turn]!.length;
  const tickets = sortedTickets(position.tickets, lieOf(trumps)).map((ticket) => ({
    ...ticket,
    met: met[position.tickets.indexOf(ticket)]!,
  }));
  return {
    phase: 'play',
    standing,
    deal,
    turn,
    hands,
    trick: null,
    tricks: [],
    left,
    tickets,
    house: houseOf(dealer, tickets),
    points,
    gone: plus(NO_CARDS, position.gone),
    limits: Array(SEATS).fill(ALL_CARDS),
    gaps: [],
    shown,
    kitty,
  };
}
