import { SUIT_NAMES, SUITS } from '../../engine/card.ts';
import { type BidName, bidOf, NO_TRUMP, trumpOf } from '../../engine/five-hundred/bids.ts';
import { type Card, formatCard, JOKER } from '../../engine/five-hundred/cards.ts';
import { bidText, cardName } from '../../engine/five-hundred/text.ts';
import type { Seat, Speaker } from '../../engine/game.ts';
import { count, inWords, list, verb } from '../../engine/words.ts';

/** Why the bot of 500 moves as it does. Tricks are estimates of what the team takes, in tenths. */
export type Reason =
  | { readonly because: 'worth'; readonly bid: BidName; readonly tenths: number }
  | { readonly because: 'inkle'; readonly bid: BidName; readonly tenths: number; readonly partner: Seat }
  | { readonly because: 'weak'; readonly bid: BidName; readonly tenths: number }
  | { readonly because: 'pass-over'; readonly bid: BidName; readonly tenths: number }
  | { readonly because: 'partner-bid'; readonly seat: Seat; readonly bid: BidName }
  | { readonly because: 'outbid'; readonly seat: Seat; readonly bid: BidName; readonly tenths: number }
  | { readonly because: 'nello'; readonly percent: number }
  | { readonly because: 'give'; readonly card: Card; readonly seat: Seat; readonly lower: number }
  | {
      readonly because: 'bury';
      readonly kept: number;
      readonly trump: number | null;
      readonly voids: readonly number[];
      /** The cards that the policy would bury too. */
      readonly usual: boolean;
      readonly cards: readonly Card[];
    }
  | { readonly because: 'bury-nello'; readonly card: Card }
  | { readonly because: 'draw-trumps'; readonly card: Card; readonly out: number }
  | { readonly because: 'return-trumps'; readonly card: Card; readonly seat: Seat }
  | { readonly because: 'cash'; readonly card: Card }
  | { readonly because: 'may-be-ruffed'; readonly card: Card; readonly seat: Seat }
  | {
      readonly because: 'length';
      readonly card: Card;
      readonly suit: number;
      readonly held: number;
      readonly higher: number;
    }
  | { readonly because: 'lead'; readonly card: Card; readonly higher: number }
  /** `top`: the highest card held of the suit, null where there is no other. */
  | { readonly because: 'lead-low'; readonly card: Card; readonly suit: number; readonly top: Card | null }
  | { readonly because: 'only-card'; readonly card: Card }
  | { readonly because: 'partner-wins'; readonly card: Card; readonly seat: Seat; readonly winning: Card }
  | { readonly because: 'win-last'; readonly card: Card; readonly over: Card; readonly cheapest: boolean }
  | { readonly because: 'win-sure'; readonly card: Card; readonly over: Card }
  | { readonly because: 'third-high'; readonly card: Card; readonly over: Card }
  /** `lowest`: no lower card would win. */
  | { readonly because: 'ruff'; readonly card: Card; readonly suit: number; readonly lowest: boolean }
  | { readonly because: 'second-low'; readonly card: Card; readonly winning: Card }
  | { readonly because: 'cannot-win'; readonly card: Card; readonly winning: Card }
  | { readonly because: 'leaves'; readonly card: Card; readonly seat: Seat; readonly winning: Card }
  | { readonly because: 'beats'; readonly card: Card; readonly over: Card }
  | { readonly because: 'takes'; readonly card: Card }
  | { readonly because: 'duck'; readonly card: Card; readonly under: Card; readonly highest: boolean }
  | { readonly because: 'nello-shed'; readonly card: Card; readonly worst: boolean }
  | { readonly because: 'nello-hope'; readonly card: Card }
  | { readonly because: 'nello-over'; readonly card: Card }
  | { readonly because: 'nello-trap'; readonly card: Card; readonly seat: Seat }
  | { readonly because: 'nello-stay'; readonly card: Card; readonly seat: Seat; readonly winning: Card }
  | { readonly because: 'nello-under'; readonly card: Card; readonly seat: Seat; readonly winning: Card }
  | { readonly because: 'nello-void'; readonly card: Card; readonly seat: Seat }
  | { readonly because: 'nello-clear'; readonly card: Card; readonly seat: Seat };

const EFFECTIVE_SUITS = [...SUIT_NAMES, 'the Joker'] as const;

/** "2 higher cards are unseen", "no higher card is unseen". */
const unseen = (higher: number): string =>
  higher === 0
    ? 'no higher card is unseen'
    : `${count(higher, 'higher card')} ${higher === 1 ? 'is' : 'are'} unseen`;

function buried({ voids, usual, cards }: Reason & { because: 'bury' }, speaker: Speaker): string {
  if (!usual)
    return `buries ${cards.map((card) => (card === JOKER ? 'Joker' : speaker.card(formatCard(card)))).join(' ')}`;
  return voids.length > 0
    ? `gets rid of ${list(voids.map((suit) => speaker.suit(SUITS[suit]!)))}`
    : 'buries what wins least';
}

/** An estimate in words, no finer than it deserves: "seven tricks", "seven or eight tricks". */
function tricksText(tenths: number): string {
  const whole = Math.floor(tenths / 10);
  const rest = tenths % 10;
  if (rest >= 3 && rest <= 7) return `${inWords(whole)} or ${inWords(whole + 1)} tricks`;
  const near = rest > 7 ? whole + 1 : whole;
  return `${inWords(near)} ${near === 1 ? 'trick' : 'tricks'}`;
}

/** What the worth of a hand in a bid comes from. */
const strengthOf = (name: BidName): string =>
  trumpOf(bidOf(name)) === NO_TRUMP ? 'high cards' : 'trumps and high cards';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a switch, a sentence for each reason
export function reasonText(reason: Reason, speaker: Speaker): string {
  const card = (c: Card): string => cardName(formatCard(c), speaker);
  const first = (c: Card): string => (c === JOKER ? 'The Joker' : card(c));
  const seat = (s: Seat): string => (s === speaker.you ? 'you' : speaker.seat(s));
  const bid = (name: BidName): string => bidText(name, speaker);
  switch (reason.because) {
    case 'worth':
      return `Bids ${bid(reason.bid)}: ${strengthOf(reason.bid)} are worth ${tricksText(reason.tenths)} to the team.`;
    case 'inkle':
      return `${bid(reason.bid)} tells ${seat(reason.partner)} of ${strengthOf(reason.bid)} worth ${tricksText(reason.tenths)}.`;
    case 'weak':
      return `Passes: the best bid, ${bid(reason.bid)}, promises the team only ${tricksText(reason.tenths)}.`;
    case 'pass-over':
      return `Passes, although ${bid(reason.bid)} promises ${tricksText(reason.tenths)}.`;
    case 'partner-bid':
      return `Passes: ${seat(reason.seat)} has bid ${bid(reason.bid)} and nothing higher promises more.`;
    case 'outbid':
      return `Passes: ${tricksText(reason.tenths)} are too few to go over ${bid(reason.bid)} of ${seat(reason.seat)}.`;
    case 'nello':
      return `Nello: such a hand loses every trick about ${reason.percent} times in 100.`;
    case 'give':
      return reason.lower === 0
        ? `Gives ${seat(reason.seat)} ${card(reason.card)}: no card held is lower.`
        : `Gives ${seat(reason.seat)} ${card(reason.card)} and keeps ${count(reason.lower, 'lower card')}.`;
    case 'bury':
      return `Keeps ${count(reason.kept, reason.trump === null ? 'high card' : 'trump')} and ${buried(reason, speaker)}.`;
    case 'bury-nello':
      return `Buries what could win: ${card(reason.card)} above all.`;
    case 'draw-trumps':
      return `${first(reason.card)} draws trumps: ${reason.out} ${reason.out === 1 ? 'is' : 'are'} unseen.`;
    case 'return-trumps':
      return `${first(reason.card)} helps ${seat(reason.seat)} draw trumps.`;
    case 'cash':
      return `${first(reason.card)} should win: no unseen card of its suit is higher.`;
    case 'may-be-ruffed':
      return `${first(reason.card)} is the highest of its suit, but ${seat(reason.seat)} may ruff it.`;
    case 'length':
      return `${first(reason.card)} from ${reason.held} in ${EFFECTIVE_SUITS[reason.suit]}: ${unseen(reason.higher)}.`;
    case 'lead':
      return `Leads ${card(reason.card)}: ${unseen(reason.higher)}.`;
    case 'lead-low':
      return reason.top === null
        ? `Leads ${card(reason.card)}, the last of its suit in hand.`
        : `Leads low: ${card(reason.card)} keeps ${card(reason.top)} for later.`;
    case 'only-card':
      return `${first(reason.card)} is the only card that may be played.`;
    case 'partner-wins':
      return `${first(reason.card)} is enough: ${seat(reason.seat)} is winning with ${card(reason.winning)}.`;
    case 'win-last':
      return reason.cheapest
        ? `Last to play: ${card(reason.card)} is the cheapest that beats ${card(reason.over)}.`
        : `Last to play: ${card(reason.card)} beats ${card(reason.over)}.`;
    case 'win-sure':
      return `${first(reason.card)} beats ${card(reason.over)} and nobody behind is known to beat it.`;
    case 'third-high':
      return `${first(reason.card)} beats ${card(reason.over)} and makes the next player spend more.`;
    case 'ruff':
      return `No ${EFFECTIVE_SUITS[reason.suit]} left: ${card(reason.card)} trumps${reason.lowest ? ', as low as it can' : ' high'}.`;
    case 'second-low':
      return `Plays low, ${card(reason.card)}: a partner may still beat ${card(reason.winning)}.`;
    case 'cannot-win':
      return `Nothing in hand beats ${card(reason.winning)}: ${card(reason.card)} costs least.`;
    case 'duck':
      return reason.highest
        ? `${first(reason.card)} is the highest that stays under ${card(reason.under)}.`
        : `${first(reason.card)} stays under ${card(reason.under)}.`;
    case 'leaves':
      return `${first(reason.card)} leaves ${card(reason.winning)} of ${seat(reason.seat)} winning.`;
    case 'beats':
      return `${first(reason.card)} beats ${card(reason.over)}.`;
    case 'takes':
      return `${first(reason.card)} takes the trick.`;
    case 'nello-shed':
      return reason.worst
        ? `Cannot follow, so the most dangerous card goes: ${card(reason.card)}.`
        : `Cannot follow: ${card(reason.card)} goes.`;
    case 'nello-hope':
      return `${first(reason.card)} is the lowest that may be played; someone must go over it.`;
    case 'nello-over':
      return `${first(reason.card)} is ahead: someone behind must go over it.`;
    case 'nello-trap':
      return `${speaker.seat(reason.seat)} may have to go over ${card(reason.card)}.`;
    case 'nello-stay':
      return `${first(reason.card)} leaves ${card(reason.winning)} winning: ${seat(reason.seat)} may have to go over it.`;
    case 'nello-under':
      return `${first(reason.card)} leaves the trick to ${seat(reason.seat)} and ${card(reason.winning)}.`;
    case 'nello-void':
      return `${verb(speaker, reason.seat, 'have', 'has')} none of the suit led: ${card(reason.card)} may go.`;
    case 'nello-clear':
      return `${speaker.seat(reason.seat)} cannot take this trick any more: ${card(reason.card)} may go.`;
  }
}
