import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import { type Card, cardsOf, JOKER, size } from '../../engine/five-hundred/cards.ts';
import { namesSuit } from '../../engine/five-hundred/rules.ts';
import type { Move } from '../../engine/five-hundred/state.ts';
import { strengthIn, suitIn } from '../../engine/five-hundred/trumps.ts';
import type { Reason500 } from './reason.ts';
import {
  enemyTrumps,
  heldOf,
  highest,
  isAlly,
  isMaster,
  isOut,
  lowest,
  ruffers,
  type Seen,
  unseenOf,
} from './seen.ts';

const SUITS = [0, 1, 2, 3] as const;

/** Leads to a trick of a contract for tricks: draw trumps, then winners, then length. */
export function chooseLead(seen: Seen): Card {
  const { legal, trump } = seen;
  if (legal.length === 1) return legal[0]!;
  const declaring = isAlly(seen, seen.contractor);
  return (
    (declaring && trump !== NO_TRUMP ? drawTrumps(seen) : null) ??
    cashWinner(seen, declaring) ??
    fromLength(seen, declaring)
  );
}

function drawTrumps(seen: Seen): Card | null {
  const { trump, seat, contractor } = seen;
  const out = enemyTrumps(seen);
  const held = cardsOf(heldOf(seen, trump));
  if (out === 0 || held.length === 0) return null;
  const top = highest(held, trump);
  if (isMaster(seen, top)) return top;
  if (seat !== contractor) {
    // The contractor has the length: a partner's trump lets it draw another round.
    return isOut(seen, contractor, trump) ? null : top;
  }
  // Without the highest one, the next highest forces it out while there are trumps to spare; a low one would only lose.
  return held.length >= higherUnseen(seen, top) + 3 ? top : null;
}

/** A card that nothing unseen of its suit beats, from the suit that is least likely to be ruffed. */
function cashWinner(seen: Seen, declaring: boolean): Card | null {
  const { trump, legal } = seen;
  const winners = legal.filter((card) => {
    const suit = suitIn(card, trump);
    // Trumps are kept for ruffing, and the Joker for the trick that nothing else can win.
    if (card === JOKER) return trump !== NO_TRUMP && declaring && enemyTrumps(seen) > 0;
    if (suit === trump) return declaring && legal.every((other) => suitIn(other, trump) === trump);
    return isMaster(seen, card) && ruffers(seen, suit, seen.enemies).length === 0;
  });
  if (winners.length === 0) return null;
  // Without trumps the suit with most to run; with trumps the one most cards of which are still out.
  const room = (card: Card): number => {
    const suit = suitIn(card, trump);
    const held = size(heldOf(seen, suit));
    return trump === NO_TRUMP ? held : size(unseenOf(seen, suit)) - held / 8;
  };
  return winners.reduce((a, b) => (room(b) > room(a) ? b : a));
}

function fromLength(seen: Seen, declaring: boolean): Card {
  const { trump, legal } = seen;
  const side = legal.filter((card) => card !== JOKER && suitIn(card, trump) !== trump);
  if (side.length === 0) return trump === NO_TRUMP ? JOKER : highest(legal, trump);
  const suits = SUITS.filter((suit) => side.some((card) => suitIn(card, trump) === suit));
  const chosen = suits.reduce((a, b) =>
    leadWorth(seen, b, declaring) > leadWorth(seen, a, declaring) ? b : a,
  );
  const held = side.filter((card) => suitIn(card, trump) === chosen);
  const top = highest(held, trump);
  const runs = trump === NO_TRUMP && declaring && held.length >= 3 && isNextToMaster(seen, top);
  return runs ? top : lowest(held, trump);
}

/** What speaks for leading a card. */
export function leadReason(seen: Seen, card: Card): Reason500 {
  const { legal, trump, seat, contractor } = seen;
  if (legal.length === 1) return { because: 'only-card', card };
  const suit = suitIn(card, trump);
  const master = isMaster(seen, card);
  if (suit === trump && isAlly(seen, contractor)) {
    const out = enemyTrumps(seen);
    if (out > 0 && (master || seat === contractor)) return { because: 'draw-trumps', card, out };
    if (out > 0 && !isOut(seen, contractor, trump))
      return { because: 'return-trumps', card, seat: contractor };
  }
  if (master) {
    const [ruffer] = ruffers(seen, suit, seen.enemies);
    return ruffer === undefined
      ? { because: 'cash', card }
      : { because: 'may-be-ruffed', card, seat: ruffer };
  }
  const held = cardsOf(heldOf(seen, suit));
  const higher = higherUnseen(seen, card);
  if (held.length >= 3 && card === highest(held, trump)) {
    return { because: 'length', card, suit, held: held.length, higher };
  }
  return card === lowest(held, trump)
    ? { because: 'lead-low', card, suit }
    : { because: 'lead', card, higher };
}

const higherUnseen = (seen: Seen, card: Card): number => {
  const strength = strengthIn(card, seen.trump);
  return cardsOf(unseenOf(seen, suitIn(card, seen.trump))).filter(
    (other) => strengthIn(other, seen.trump) > strength,
  ).length;
};

/** Only one unseen card of the suit is higher: leading it makes the rest good. */
const isNextToMaster = (seen: Seen, card: Card): boolean => higherUnseen(seen, card) === 1;

/** How good a side suit is to lead from when nothing wins. */
function leadWorth(seen: Seen, suit: number, declaring: boolean): number {
  const { trump } = seen;
  const held = cardsOf(heldOf(seen, suit));
  const top = highest(held, trump);
  const out = size(unseenOf(seen, suit));
  if (trump === NO_TRUMP) return held.length + (isNextToMaster(seen, top) ? 2 : 0);
  const partners = seen.voids.filter((_, seat) => seat !== seen.seat && isAlly(seen, seat));
  const partnerRuffs = partners.some((bits) => ((bits >> suit) & 1) === 1 && ((bits >> trump) & 1) === 0);
  const enemyRuffs = ruffers(seen, suit, seen.enemies).length > 0;
  // A king or queen is not led away from; a short suit makes room for ruffs.
  const guarded = held.length > 1 && isNextToMaster(seen, top) ? 3 : 0;
  const short = size(heldOf(seen, trump)) > 0 ? 4 - held.length : 0;
  return (partnerRuffs ? 6 : 0) - (enemyRuffs ? (declaring ? 4 : 2) : 0) - guarded + short + out / 8;
}

/** The move that plays a card. A Joker led without trumps names the suit in which its holder has most to gain: the highest and most cards. */
export function playing(seen: Seen, card: Card): Move {
  if (seen.led !== null || !namesSuit(card, seen.trump)) return { kind: 'play', card, suit: null };
  const worth = (suit: number): number =>
    cardsOf(heldOf(seen, suit)).reduce((sum, held) => sum + 4 + strengthIn(held, seen.trump) / 4, 0);
  const suit = SUITS.reduce<number>((a, b) => (worth(b) > worth(a) ? b : a), 0);
  return { kind: 'play', card, suit };
}
