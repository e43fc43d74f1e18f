import { bitCount, highestBit, lowestBit } from '../../engine/card-set.ts';
import { NO_TRUMP } from '../../engine/five-hundred/bids.ts';
import {
  enemiesOf,
  enemyTrumps,
  higherUnseen,
  highest,
  isAlly,
  isJoker,
  isMaster,
  isOut,
  JOKER_HEIGHT,
  onlyOf,
  type Reading,
  ruffers,
  sizeOf,
} from './reading.ts';
import { type Spot, spotAt } from './sim.ts';

const PLAIN_SUITS = 4;

/** Chooses a lead in a contract for tricks: draws trumps or sets up a long suit, then plays winners, then length. */
export function chooseLead(reading: Reading): Spot {
  const { hand, trump, sim } = reading;
  if (sizeOf(hand) === 1) return onlyOf(hand);
  const declaring = isAlly(reading, sim.contractor);
  return (
    (trump === NO_TRUMP ? makeGood(reading) : declaring ? drawTrumps(reading) : null) ??
    cashWinner(reading, declaring) ??
    fromLength(reading, declaring)
  );
}

function drawTrumps(reading: Reading): Spot | null {
  const { trump, seat, hand, sim } = reading;
  const held = hand[trump]!;
  if (held === 0 || enemyTrumps(reading) === 0) return null;
  const top = spotAt(trump, highestBit(held));
  if (isMaster(reading, top)) return top;
  if (seat !== sim.contractor) {
    // The contractor has the long trumps, so a partner's trump only lets it draw another round.
    return isOut(reading, sim.contractor, trump) ? null : top;
  }
  // Without the highest trump, the next highest drives it out if there are trumps to spare. A low one would only lose.
  return bitCount(held) >= higherUnseen(reading, top) + 2 ? top : null;
}

/** Without trumps, leads low from a long suit that lacks only the highest card; null if none does. Winners stay in hand to bring the lead back. */
function makeGood(reading: Reading): Spot | null {
  const { hand } = reading;
  let best: Spot | null = null;
  let most = 2;
  for (let suit = 0; suit < PLAIN_SUITS; suit++) {
    const held = hand[suit]!;
    if (bitCount(held) <= most || !isNextToMaster(reading, spotAt(suit, highestBit(held)))) continue;
    most = bitCount(held);
    best = spotAt(suit, lowestBit(held));
  }
  return best;
}

/** Returns a card that no unseen card of its suit beats, from the suit that is least likely to be ruffed; null if there is none. */
function cashWinner(reading: Reading, declaring: boolean): Spot | null {
  const { trump, hand, unseen } = reading;
  const enemies = enemiesOf(reading);
  let best: Spot | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let suit = 0; suit < PLAIN_SUITS; suit++) {
    const held = hand[suit]!;
    if (suit === trump || held === 0) continue;
    const masters = unseen[suit] === 0 ? held : held & (-2 << highestBit(unseen[suit]!));
    if (masters === 0 || ruffers(reading, suit, enemies) !== 0) continue;
    // Without trumps the longest suit with a winner; with trumps the one with the most cards still out.
    const n = bitCount(held);
    const room = trump === NO_TRUMP ? n : bitCount(unseen[suit]!) - n / 8;
    if (room > most) {
      most = room;
      best = spotAt(suit, lowestBit(masters));
    }
  }
  if (best !== null || !declaring || trump === NO_TRUMP) return best;
  // Trumps are kept for ruffing, and the Joker for a trick that no other card can win.
  const trumps = hand[trump]!;
  const low = trumps & ~(1 << JOKER_HEIGHT);
  if (low !== 0 && bitCount(trumps) === sizeOf(hand)) return spotAt(trump, lowestBit(low));
  return low !== trumps && enemyTrumps(reading) > 0 ? spotAt(trump, JOKER_HEIGHT) : null;
}

function fromLength(reading: Reading, declaring: boolean): Spot {
  const { trump, hand } = reading;
  let chosen = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let suit = 0; suit < PLAIN_SUITS; suit++) {
    if (suit === trump || hand[suit] === 0) continue;
    const worth = leadWorth(reading, suit, declaring);
    if (worth > most) {
      most = worth;
      chosen = suit;
    }
  }
  if (chosen < 0) return highest(hand, trump);
  const held = hand[chosen]!;
  const top = spotAt(chosen, highestBit(held));
  const runs = trump === NO_TRUMP && declaring && bitCount(held) >= 3 && isNextToMaster(reading, top);
  return runs ? top : spotAt(chosen, lowestBit(held));
}

/** Is exactly one unseen card of the suit higher? Leading it sets up the rest. */
const isNextToMaster = (reading: Reading, spot: Spot): boolean => higherUnseen(reading, spot) === 1;

/** How good a plain suit is to lead from if no card wins. */
function leadWorth(reading: Reading, suit: number, declaring: boolean): number {
  const { trump, hand, unseen, sim } = reading;
  const held = bitCount(hand[suit]!);
  const nearTop = isNextToMaster(reading, spotAt(suit, highestBit(hand[suit]!)));
  if (trump === NO_TRUMP) return held + (nearTop ? 2 : 0);
  let partnerRuffs = false;
  for (let seat = 0; seat < sim.voids.length; seat++)
    if (
      seat !== reading.seat &&
      isAlly(reading, seat) &&
      isOut(reading, seat, suit) &&
      !isOut(reading, seat, trump)
    )
      partnerRuffs = true;
  const enemyRuffs = ruffers(reading, suit, enemiesOf(reading)) !== 0;
  // A lead away from a king or queen is bad. A short suit makes room for ruffs.
  const guarded = held > 1 && nearTop ? 3 : 0;
  const short = hand[trump] !== 0 ? 4 - held : 0;
  const out = bitCount(unseen[suit]!);
  return (partnerRuffs ? 6 : 0) - (enemyRuffs ? (declaring ? 4 : 2) : 0) - guarded + short + out / 8;
}

/** Returns the suit that a lead names, or null. A Joker led without trumps names the suit in which its holder gains most. */
export function naming({ led, trump, hand }: Reading, spot: Spot): number | null {
  if (led !== null || trump !== NO_TRUMP || !isJoker(spot)) return null;
  let best = 0;
  let most = -1;
  for (let suit = 0; suit < PLAIN_SUITS; suit++) {
    // Measures a suit by its highest card and its length.
    let worth = 0;
    for (let rest = hand[suit]!; rest !== 0; rest &= rest - 1) worth += 4 + lowestBit(rest) / 4;
    if (worth > most) {
      most = worth;
      best = suit;
    }
  }
  return best;
}
