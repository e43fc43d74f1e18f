import { type Card, rankOf } from '../../engine/card.ts';
import { combinations } from '../../engine/combinations.ts';
import type { Seat } from '../../engine/game.ts';
import { callCards, possibleCalls, trumpRank } from '../../engine/shengji/calling.ts';
import { type Counts, format, HAND, isJoker, KITTY, pointsOf } from '../../engine/shengji/cards.ts';
import { anyCards } from '../../engine/shengji/moves.ts';
import { sortedTickets } from '../../engine/shengji/rules.ts';
import type { BuryView, Call, DrawView, Move, Ticket, TicketsView } from '../../engine/shengji/state.ts';
import { type Lie, lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import type { Choice } from '../bot.ts';
import type { ShengjiReason } from './reason.ts';
import { cheapest } from './selection.ts';
import { pricesOf } from './worth.ts';

type SetupChoice = Choice<Move, ShengjiReason>;

/** Trumps of a full hand that are enough to call; jokers and trump-rank cards weigh more. */
const ENOUGH = 11;
const HONOUR = 1.5;
/** How many more it takes to replace another's call. */
const REPLACING = 1.5;
/** Cards to see before a suit is judged. */
const EARLIEST = 15;

/** What to do before the first lead: call or stay, bury, announce. */
export function chooseSetup(view: DrawView | BuryView | TicketsView, seat: Seat): SetupChoice {
  switch (view.phase) {
    case 'draw':
      return chooseCall(view, seat);
    case 'bury':
      return chooseBurial(view, seat);
    case 'tickets':
      return chooseTickets(view, seat);
  }
}

/** Calls the suit of which the hand promises the most trumps, if it promises enough. */
function chooseCall(view: DrawView, seat: Seat): SetupChoice {
  const best = bestCall(view, seat);
  const calling = best !== null && !waits(view, seat) && best.surplus >= 0;
  const cards = calling ? callCards(best.call) : null;
  return {
    move: cards ? { kind: 'call', cards } : { kind: 'stay' },
    reason: callReason(view, seat, cards, best),
  };
}

const drawnBy = ({ hands }: DrawView, seat: Seat): number => hands[seat]!.reduce((sum, n) => sum + n, 0);

/** Its own call stands, or there is too little to judge by. */
const waits = (view: DrawView, seat: Seat): boolean =>
  view.call?.seat === seat || drawnBy(view, seat) < EARLIEST;

/** What speaks for calling with these cards, or for staying (null). */
export function callReason(
  view: DrawView,
  seat: Seat,
  cards: readonly Card[] | null,
  best: Best | null = bestCall(view, seat),
): ShengjiReason {
  const of = drawnBy(view, seat);
  const told = (suit: number | null) => ({
    suit,
    trumps: trumpCount(view.hands[seat]!, trumpRank(view.standing), suit),
    of,
  });
  if (cards) return { because: 'call', ...told(suitOf(cards[0]!)) };
  if (best === null) return { because: 'no-call', held: of };
  if (view.call?.seat === seat) return { because: 'called' };
  if (of < EARLIEST) return { because: 'early', held: of };
  return { because: best.surplus < 0 ? 'short' : 'waits', ...told(suitOf(best.call.card)) };
}

interface Best {
  readonly call: Call;
  /** How many more trumps than enough a full hand of such cards would have. */
  readonly surplus: number;
}

/** The call of the suit with most trumps in hand; null where none is possible. */
function bestCall(view: DrawView, seat: Seat): Best | null {
  const hand = view.hands[seat]!;
  const calls = possibleCalls(view, seat);
  if (calls.length === 0) return null;
  let best: Call = calls[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const call of calls) {
    const weight = trumpWeight(hand, trumpRank(view.standing), suitOf(call.card));
    // More cards than needed give away what need not be shown yet.
    if (weight > most) {
      most = weight;
      best = call;
    }
  }
  const enough = ENOUGH + (view.call === null ? 0 : REPLACING);
  return { call: best, surplus: (most * HAND) / drawnBy(view, seat) - enough };
}

/** Trumps more or fewer than enough at which a call is worth thinking about. */
const DOUBTFUL = 1.5;

/** The best call and staying, where it is not plain which is better. */
export function likelyCalls(view: DrawView, seat: Seat): Move[] {
  const best = waits(view, seat) ? null : bestCall(view, seat);
  if (best === null || Math.abs(best.surplus) > DOUBTFUL) return [];
  return [{ kind: 'call', cards: callCards(best.call) }, { kind: 'stay' }];
}

/** The suit that becomes trumps by a call with this card; null with a joker. */
const suitOf = (card: Card): number | null => (isJoker(card) ? null : Math.floor(card / 13));

function trumpWeight(hand: Counts, rank: number, suit: number | null): number {
  const { suits } = lieOf({ rank, suit });
  return hand.reduce((sum, n, card) => {
    if (suits[card] !== TRUMPS) return sum;
    return sum + n * (isJoker(card) || rankOf(card) === rank ? HONOUR : 1);
  }, 0);
}

function trumpCount(hand: Counts, rank: number, suit: number | null): number {
  const { suits } = lieOf({ rank, suit });
  return hand.reduce((sum, n, card) => (suits[card] === TRUMPS ? sum + n : sum), 0);
}

/** What a point in the kitty costs: it counts several times if the Player party wins the last trick. */
const BURIED_POINT = 1.2;
/** Cards of a suit as short as this go more readily: an empty suit is ruffed. */
const SHORT = 6;
const TRUMP_BURIED = 6;

function chooseBurial(view: BuryView, seat: Seat): SetupChoice {
  const cards = burial(view.hands[seat]!, lieOf(view.deal.trumps), BURIED_POINT, null);
  return { move: { kind: 'bury', cards }, reason: burialReason(view, seat, cards) };
}

/** What speaks for burying these cards. */
export function burialReason(view: BuryView, seat: Seat, cards: readonly Card[]): ShengjiReason {
  const lie = lieOf(view.deal.trumps);
  const hand = view.hands[seat]!;
  const lengths = lie.lines.map((line) => line.reduce((sum, card) => sum + hand[card]!, 0));
  const left = lengths.map(
    (length, suit) => length - cards.filter((card) => lie.suits[card] === suit).length,
  );
  const voids = [0, 1, 2, 3].filter((suit) => lengths[suit]! > 0 && left[suit] === 0);
  return { because: 'bury', points: pointsOf(cards), voids };
}

/** The six cards a hand misses least, if a buried point costs so much; rather of the favoured suit, if one is named. */
function burial(hand: Counts, lie: Lie, point: number, favoured: number | null): Card[] {
  const keep = pricesOf(hand, lie);
  const lengths = lie.lines.map((line) => line.reduce((sum, card) => sum + hand[card]!, 0));
  return cheapest(anyCards(hand, lie, KITTY), (card, n) => {
    const suit = lie.suits[card]!;
    if (suit === TRUMPS) return n * TRUMP_BURIED + keep(card, n);
    const short = suit === favoured ? 0 : 0.5 * Math.min(lengths[suit]!, SHORT);
    return keep(card, n) * (suit === favoured ? 0.5 : 1) + n * (point * pointsOf([card]) + short);
  });
}

/** Burials with other ideas: each plain suit emptied rather than the others, points counted little or much. */
export function likelyBurials(view: BuryView, seat: Seat): Move[] {
  const lie = lieOf(view.deal.trumps);
  const hand = view.hands[seat]!;
  const ideas = [0.3, 2.5].map((point) => burial(hand, lie, point, null));
  for (const suit of [0, 1, 2, 3]) ideas.push(burial(hand, lie, BURIED_POINT, suit));
  return ideas.map((cards) => ({ kind: 'bury', cards }));
}

/** Asks for the aces that follow its own: it cashes these, then leads the suit. */
function chooseTickets(view: TicketsView, seat: Seat): SetupChoice {
  const [first, second] = wishes(view, seat) as [Wish, Wish];
  return {
    move: {
      kind: 'tickets',
      tickets: sortedTickets([first.ticket, second.ticket], lieOf(view.deal.trumps)),
    },
    reason: ticketReason(view, seat, first.ticket),
  };
}

/** What speaks for asking for a ticket. */
export function ticketReason(view: TicketsView, seat: Seat, { ordinal, card }: Ticket): ShengjiReason {
  const lie = lieOf(view.deal.trumps);
  const hand = view.hands[seat]!;
  const length = lie.lines[lie.suits[card]!]!.reduce((sum, other) => sum + hand[other]!, 0);
  return { because: 'tickets', ordinal, card: format(card), held: hand[card]!, length };
}

/** Pairs of the best tickets. */
export function likelyTickets(view: TicketsView, seat: Seat, among: number): Move[] {
  const lie = lieOf(view.deal.trumps);
  return [...combinations(wishes(view, seat).slice(0, among), 2)].map((pair) => ({
    kind: 'tickets',
    tickets: sortedTickets(
      pair.map(({ ticket }) => ticket),
      lie,
    ),
  }));
}

/** What may be asked for, the best first. */
const wishes = (view: TicketsView, seat: Seat): Wish[] =>
  [0, 1, 2, 3]
    .flatMap((suit) => wish(suit, view.hands[seat]!, view.kitty ?? [], lieOf(view.deal.trumps)))
    .sort((a, b) => b.value - a.value);

interface Wish {
  readonly ticket: Ticket;
  readonly value: number;
}

/** The ticket for the highest plain card of a suit of which copies are still out, and how good it is. */
function wish(suit: number, hand: Counts, buried: readonly Card[], lie: Lie): Wish[] {
  const line = lie.lines[suit]!;
  const length = line.reduce((sum, card) => sum + hand[card]!, 0);
  return line.slice(-2).flatMap((card) => {
    const held = hand[card]!;
    const out = 4 - held - buried.filter((other) => other === card).length;
    if (out <= 0) return [];
    const top = card === line.at(-1) ? 0 : 8;
    return [
      {
        ticket: { ordinal: held + 1, card },
        value: 2 * out - 3 * held - top + (length > held ? Math.min(length, 6) : -6),
      },
    ];
  });
}
