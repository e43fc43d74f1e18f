import { NO_TRUMP } from '../../../../src/engine/five-hundred/bids.ts';
import { type Card, cardsOf, JOKER, SUIT_NUMBERS, size } from '../../../../src/engine/five-hundred/cards.ts';
import type { Move } from '../../../../src/engine/five-hundred/state.ts';
import { namesSuit } from '../../../../src/engine/five-hundred/trick.ts';
import { strengthIn, suitIn } from '../../../../src/engine/five-hundred/trumps.ts';
import {
  enemyTrumps,
  heldOf,
  highest,
  isAlly,
  isMaster,
  isOut,
  lowest,
  type Reading,
  ruffers,
  unseenOf,
} from './reading.ts';

/** Leads to a trick of a contract for tricks: draw trumps, then winners, then length. */
export function chooseLead(reading: Reading): Card {
  const { legal, trump } = reading;
  if (legal.length === 1) return legal[0]!;
  const declaring = isAlly(reading, reading.contractor);
  return (
    (declaring && trump !== NO_TRUMP ? drawTrumps(reading) : null) ??
    cashWinner(reading, declaring) ??
    fromLength(reading, declaring)
  );
}

function drawTrumps(reading: Reading): Card | null {
  const { trump, seat, contractor } = reading;
  const out = enemyTrumps(reading);
  const held = cardsOf(heldOf(reading, trump));
  if (out === 0 || held.length === 0) return null;
  const top = highest(held, trump);
  if (isMaster(reading, top)) return top;
  if (seat !== contractor) {
    // The contractor has the length: a partner's trump lets it draw another round.
    return isOut(reading, contractor, trump) ? null : top;
  }
  // Without the highest trump, the next highest forces it out while there are trumps to spare; a low one would only lose.
  return held.length >= higherUnseen(reading, top) + 3 ? top : null;
}

/** A card that no unseen card of its suit beats, from the suit that is least likely to be ruffed. */
function cashWinner(reading: Reading, declaring: boolean): Card | null {
  const { trump, legal } = reading;
  const winners = legal.filter((card) => {
    const suit = suitIn(card, trump);
    // Trumps are kept for ruffing, and the Joker for a trick that nothing else can win.
    if (card === JOKER) return trump !== NO_TRUMP && declaring && enemyTrumps(reading) > 0;
    if (suit === trump) return declaring && legal.every((other) => suitIn(other, trump) === trump);
    return isMaster(reading, card) && ruffers(reading, suit, reading.enemies).length === 0;
  });
  if (winners.length === 0) return null;
  // Without trumps the suit with most to run; with trumps the one with the most cards still out.
  const room = (card: Card): number => {
    const suit = suitIn(card, trump);
    const held = size(heldOf(reading, suit));
    return trump === NO_TRUMP ? held : size(unseenOf(reading, suit)) - held / 8;
  };
  return winners.reduce((a, b) => (room(b) > room(a) ? b : a));
}

function fromLength(reading: Reading, declaring: boolean): Card {
  const { trump, legal } = reading;
  const side = legal.filter((card) => card !== JOKER && suitIn(card, trump) !== trump);
  if (side.length === 0) return trump === NO_TRUMP ? JOKER : highest(legal, trump);
  const suits = SUIT_NUMBERS.filter((suit) => side.some((card) => suitIn(card, trump) === suit));
  const chosen = suits.reduce((a, b) =>
    leadWorth(reading, b, declaring) > leadWorth(reading, a, declaring) ? b : a,
  );
  const held = side.filter((card) => suitIn(card, trump) === chosen);
  const top = highest(held, trump);
  const runs = trump === NO_TRUMP && declaring && held.length >= 3 && isNextToMaster(reading, top);
  return runs ? top : lowest(held, trump);
}

const higherUnseen = (reading: Reading, card: Card): number => {
  const strength = strengthIn(card, reading.trump);
  return cardsOf(unseenOf(reading, suitIn(card, reading.trump))).filter(
    (other) => strengthIn(other, reading.trump) > strength,
  ).length;
};

/** Only one unseen card of the suit is higher: leading it makes the rest good. */
const isNextToMaster = (reading: Reading, card: Card): boolean => higherUnseen(reading, card) === 1;

/** How good a side suit is to lead from without a winner. */
function leadWorth(reading: Reading, suit: number, declaring: boolean): number {
  const { trump } = reading;
  const held = cardsOf(heldOf(reading, suit));
  const top = highest(held, trump);
  const out = size(unseenOf(reading, suit));
  if (trump === NO_TRUMP) return held.length + (isNextToMaster(reading, top) ? 2 : 0);
  const partners = reading.voids.filter((_, seat) => seat !== reading.seat && isAlly(reading, seat));
  const partnerRuffs = partners.some((bits) => ((bits >> suit) & 1) === 1 && ((bits >> trump) & 1) === 0);
  const enemyRuffs = ruffers(reading, suit, reading.enemies).length > 0;
  // A king or queen is not led away from; a short suit makes room for ruffs.
  const guarded = held.length > 1 && isNextToMaster(reading, top) ? 3 : 0;
  const short = size(heldOf(reading, trump)) > 0 ? 4 - held.length : 0;
  return (partnerRuffs ? 6 : 0) - (enemyRuffs ? (declaring ? 4 : 2) : 0) - guarded + short + out / 8;
}

/** The move that plays a card. A Joker led without trumps names its holder's most promising suit, by the height and number of its cards. */
export function playing(reading: Reading, card: Card): Move {
  if (reading.led !== null || !namesSuit(card, reading.trump)) return { kind: 'play', card, suit: null };
  const worth = (suit: number): number =>
    cardsOf(heldOf(reading, suit)).reduce((sum, held) => sum + 4 + strengthIn(held, reading.trump) / 4, 0);
  const suit = SUIT_NUMBERS.reduce<number>((a, b) => (worth(b) > worth(a) ? b : a), 0);
  return { kind: 'play', card, suit };
}
