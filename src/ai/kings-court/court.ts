import type { Card } from '../../engine/card.ts';
import {
  AROUND,
  type Board,
  CENTRE,
  COURT,
  DIAGONALS,
  LINES,
  SIDES,
  SPACES,
  type Space,
} from '../../engine/kings-court/board.ts';
import { cardColour, cardValue, isKing, KING_VALUE } from '../../engine/kings-court/cards.ts';
import { EDITIONS } from '../../engine/kings-court/house-rules.ts';
import { type Scoring, sevens } from '../../engine/kings-court/score.ts';

/** The number of kinds of card in a colour, and of all kinds. */
const KINDS = 7;
export const CARDS = 28;

/** The score of a card on a space where it may not lie: below every real score. */
export const BARRED = -1000;

/** No card. */
export const NOTHING = -1;

/** The entries of a space in arrays by value (1 to 6), and in arrays by colour (0 to 3). */
const VALUES = 8;
const COLOURS = 4;

/** A board that is changed in place, with the worth of each empty space to every card. On taken spaces only `board` is valid. */
export interface Court {
  readonly board: Int8Array;
  primeSuit: number;
  scoring: Scoring;
  /** Number of cards besides the King. */
  laid: number;
  /** By card: number on the board. */
  readonly seen: Uint8Array;
  /** By space: number of cards around it without the King; the Space Value; the values on its side spaces, bit n for value n. */
  readonly touching: Uint8Array;
  readonly around: Uint8Array;
  readonly beside: Uint8Array;
  /** By space: Prime cards in its lines; the points of a Prime card there beyond that; by space and value: points of equal values in its lines. */
  readonly prime: Uint8Array;
  readonly primeMore: Uint8Array;
  readonly equals: Uint8Array;
  /** Points of chains, by space and value, and by space and colour. */
  readonly valueChains: Uint8Array;
  readonly colourChains: Uint8Array;
}

/** Points by the Rule of Sevens, by Space Value and card value. */
const SEVENS = new Int8Array((4 * KING_VALUE + 1) * VALUES).map((_, at) => {
  const value = at % VALUES;
  return value >= 1 && value <= 6 ? sevens((at / VALUES) | 0, value) : 0;
});
/** `SEVENS` without losses, for the rule that breaking seven halves the other points. */
const SEVENS_HIT = SEVENS.map((points) => Math.max(0, points));

const COLOUR_OF = Uint8Array.from({ length: CARDS }, (_, card) => cardColour(card));
const VALUE_OF = Uint8Array.from({ length: CARDS }, (_, card) => cardValue(card));

export const newCourt = (): Court => ({
  board: new Int8Array(SPACES.length),
  primeSuit: 0,
  scoring: EDITIONS.page,
  laid: 0,
  seen: new Uint8Array(CARDS),
  touching: new Uint8Array(SPACES.length),
  around: new Uint8Array(SPACES.length),
  beside: new Uint8Array(SPACES.length),
  prime: new Uint8Array(SPACES.length),
  primeMore: new Uint8Array(SPACES.length),
  equals: new Uint8Array(SPACES.length * VALUES),
  valueChains: new Uint8Array(SPACES.length * VALUES),
  colourChains: new Uint8Array(SPACES.length * COLOURS),
});

/** Sets a court to another board. */
export function layOut(court: Court, board: Board, scoring: Scoring): void {
  court.board.fill(NOTHING);
  court.primeSuit = COLOUR_OF[board[CENTRE]!]!;
  court.scoring = scoring;
  court.laid = 0;
  const { seen, touching, prime, primeMore, equals } = court;
  for (const part of [seen, touching, prime, primeMore, equals]) part.fill(0);
  for (const space of SPACES) {
    const card = board[space]!;
    if (card === null) continue;
    court.board[space] = card;
    count(court, space, card, 1);
  }
  for (const space of SPACES) {
    if (court.board[space] !== NOTHING) continue;
    survey(court, space);
    link(court, space);
  }
}

/** Lays a card on an empty space. */
export function lay(court: Court, space: Space, card: Card): void {
  court.board[space] = card;
  change(court, space, card, 1);
}

/** Takes back the card that was laid last. */
export function lift(court: Court, space: Space): void {
  const card = court.board[space]!;
  court.board[space] = NOTHING;
  change(court, space, card, -1);
}

function change(court: Court, space: Space, card: Card, by: 1 | -1): void {
  const { board } = court;
  count(court, space, card, by);
  for (const side of SIDES[space]!) survey(court, side);
  // Chains reach this space only from the first empty space of each diagonal.
  for (const diagonal of DIAGONALS[space]!)
    for (const other of diagonal)
      if (board[other] === NOTHING) {
        link(court, other);
        break;
      }
}

/** Adds (1) or removes (−1) a card for all spaces that it affects by its mere presence. */
function count(court: Court, space: Space, card: Card, by: 1 | -1): void {
  const { seen, touching, prime, primeMore, equals, primeSuit, scoring } = court;
  const value = VALUE_OF[card]!;
  const isPrime = COLOUR_OF[card] === primeSuit;
  const more = isPrime && scoring.prime === 'values' ? value - 1 : 0;
  seen[card]! += by;
  if (space !== CENTRE) {
    court.laid += by;
    for (const other of AROUND[space]!) touching[other]! += by;
  }
  for (const other of LINES[space]!) {
    if (isPrime) prime[other]! += by;
    if (more > 0) primeMore[other]! += by * more;
    if (value < KING_VALUE) equals[other * VALUES + value]! += by * value;
  }
}

/** Recomputes the sums of the side spaces of a space. */
function survey({ board, around, beside }: Court, space: Space): void {
  let sum = 0;
  let values = 0;
  for (const side of SIDES[space]!) {
    const card = board[side]!;
    if (card === NOTHING) continue;
    sum += VALUE_OF[card]!;
    values |= 1 << VALUE_OF[card]!;
  }
  around[space] = sum;
  beside[space] = values;
}

/** Recomputes the points of chains from a space. */
function link({ board, valueChains, colourChains }: Court, space: Space): void {
  const values = space * VALUES;
  const colours = space * COLOURS;
  for (let value = 1; value <= 6; value++) valueChains[values + value] = 0;
  for (let colour = 0; colour < COLOURS; colour++) colourChains[colours + colour] = 0;
  for (const diagonal of DIAGONALS[space]!) {
    const first = diagonal.length > 0 ? board[diagonal[0]!]! : NOTHING;
    if (first === NOTHING) continue;
    const value = VALUE_OF[first]!;
    const colour = COLOUR_OF[first]!;
    let inColour = true;
    let inValue = !isKing(first);
    for (const other of diagonal) {
      const met = board[other]!;
      if (met === NOTHING) break;
      inColour &&= COLOUR_OF[met] === colour;
      inValue &&= VALUE_OF[met] === value;
      if (inColour) colourChains[colours + colour]! += VALUE_OF[met]!;
      if (inValue) valueChains[values + value]! += value;
      if (!inColour && !inValue) break;
    }
  }
}

const BLUE: readonly boolean[] = COURT.map((court) => court === 'blue');

/** May a card lie on this empty space, apart from the rule of equal neighbours? */
export function isOpen({ board, touching, laid }: Court, space: Space): boolean {
  if (BLUE[space]) {
    for (const green of SIDES[space]!) if (board[green] === NOTHING) return false;
    return true;
  }
  return touching[space]! > 0 || laid === 0;
}

/** Writes the score of every card on an empty space, from index `at` on; `BARRED` where a card may not lie. */
export function pointsOn(court: Court, space: Space, points: Int16Array, at: number): void {
  const { prime, primeMore, primeSuit, equals, around, beside, valueChains, colourChains } = court;
  const halves = court.scoring.breaking === 'half';
  const bySevens = halves ? SEVENS_HIT : SEVENS;
  const open = isOpen(court, space);
  const barred = open ? beside[space]! : ALL_VALUES;
  const sevens = around[space]! * VALUES;
  const equal = space * VALUES;
  const chains = space * COLOURS;
  for (let value = 1; value <= 6; value++) {
    const to = at + value - 1;
    if ((barred >> value) & 1) {
      for (let colour = 0; colour < COLOURS; colour++) points[to + colour * KINDS] = BARRED;
      continue;
    }
    const base =
      prime[space]! + equals[equal + value]! + valueChains[equal + value]! + bySevens[sevens + value]!;
    points[to] = base + colourChains[chains]!;
    points[to + KINDS] = base + colourChains[chains + 1]!;
    points[to + 2 * KINDS] = base + colourChains[chains + 2]!;
    points[to + 3 * KINDS] = base + colourChains[chains + 3]!;
    points[to + primeSuit * KINDS]! += primeMore[space]!;
    if (halves && SEVENS[sevens + value]! < 0)
      for (let colour = 0; colour < COLOURS; colour++) points[to + colour * KINDS]! >>= 1;
  }
}

const ALL_VALUES = 0b1111110;

/** Returns the score of a card on a space, even if equal values lie beside it. */
export function pointsOf(court: Court, space: Space, card: Card): number {
  const entry = space * VALUES + VALUE_OF[card]!;
  const others =
    court.prime[space]! +
    (COLOUR_OF[card] === court.primeSuit ? court.primeMore[space]! : 0) +
    court.equals[entry]! +
    court.valueChains[entry]! +
    court.colourChains[space * COLOURS + COLOUR_OF[card]!]!;
  const bySeven = SEVENS[court.around[space]! * VALUES + VALUE_OF[card]!]!;
  return bySeven < 0 && court.scoring.breaking === 'half' ? others >> 1 : others + bySeven;
}
