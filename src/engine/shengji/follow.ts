import type { Card } from '../card.ts';
import { COPIES, type Counts, countsOf, format } from './cards.ts';
import {
  cardsIn,
  copiesIn,
  firstDifference,
  groupsFor,
  hasTolaji,
  isTolaji,
  type Shape,
  shapeOf,
} from './groups.ts';
import type { Refusal } from './state.ts';
import type { Lie } from './trumps.ts';

/** A hand's duty under a lead. */
export type Debt =
  /** The hand has no more cards of the suit than were led: all of them follow, with any others. */
  | { readonly kind: 'all'; readonly held: number }
  | { readonly kind: 'tolaji' }
  /** Only cards of the suit, with groups like these (index = size). */
  | { readonly kind: 'groups'; readonly groups: readonly number[] };

export function debtOf(lead: Shape, hand: Counts, lie: Lie): Debt {
  const line = lie.lines[lead.suit]!;
  let held = 0;
  for (const card of line) held += hand[card]!;
  if (held <= cardsIn(lead)) return { kind: 'all', held };
  if (isTolaji(lead) && hasTolaji(hand, lead.suit, lead, lie)) return { kind: 'tolaji' };
  return { kind: 'groups', groups: lead.size === 1 ? NO_GROUPS : groupsFor(lead, copiesIn(hand, line)) };
}

const NO_GROUPS: readonly number[] = [0, 0, 0, 0, 0];

/** Why these cards, all held, may not follow the lead; null if they may. */
export function checkFollow(lead: Shape, hand: Counts, cards: readonly Card[], lie: Lie): Refusal | null {
  const { suit } = lead;
  const expected = cardsIn(lead);
  if (cards.length !== expected) return { rule: 'wrong-number', expected, given: cards.length };
  let given = 0;
  for (const card of cards) if (lie.suits[card] === suit) given++;
  if (given === expected && expected === 1) return null;

  const debt = debtOf(lead, hand, lie);
  if (debt.kind === 'all') {
    return given === debt.held ? null : { rule: 'follow-suit', suit, owed: debt.held, given };
  }
  if (given < expected) return { rule: 'follow-suit', suit, owed: expected, given };
  if (debt.kind === 'tolaji') {
    const shape = shapeOf(cards, lie);
    return shape !== null && shape.size === lead.size && shape.length === lead.length
      ? null
      : { rule: 'follow-tolaji', suit, size: lead.size, length: lead.length };
  }
  const groups = groupsFor(lead, copiesIn(countsOf(cards), lie.lines[suit]!));
  const size = firstDifference(groups, debt.groups);
  if (size === 0) return null;
  return {
    rule: 'follow-groups',
    suit,
    size,
    owed: debt.groups[size]!,
    given: groups[size]!,
    cards: lie.lines[suit]!.filter((card) => hand[card]! >= size).map(format),
  };
}

/** The limits of a seat after it has played these cards. They are unchanged if only the number of copies is known. */
export function limitsAfterPlay(limits: Counts, cards: readonly Card[]): Counts {
  if (cards.every((card) => limits[card] === COPIES)) return limits;
  const result = limits.slice();
  for (const card of cards) if (limits[card]! < COPIES) result[card]!--;
  return result;
}

/**
 * The most copies of each kind that a seat can hold after this follow, given the most that it could hold before. A follow with fewer groups
 * than owed shows every group of that size in the hand.
 */
export function limitsAfterFollow(limits: Counts, lead: Shape, cards: readonly Card[], lie: Lie): Counts {
  const line = lie.lines[lead.suit]!;
  const after = limitsAfterPlay(limits, cards);
  if (cards.some((card) => lie.suits[card] !== lead.suit)) {
    if (line.every((card) => after[card] === 0)) return after;
    const result = after.slice();
    for (const card of line) result[card] = 0;
    return result;
  }
  if (lead.size === 1) return after;
  const result = after.slice();
  const played = countsOf(cards);
  const taken = line.map(() => 0);
  let missing = cardsIn(lead);
  for (let size = lead.size; size > 1; size--) {
    const fit = Math.floor(missing / size);
    const rests = line.map((card, i) => played[card]! - taken[i]!);
    const shown = rests.reduce((sum, rest) => sum + Math.floor(rest / size), 0);
    line.forEach((card, i) => {
      const group = size * Math.floor(rests[i]! / size);
      taken[i]! += group;
      // The hand had no further group of this kind before the follow.
      if (shown < fit) result[card] = Math.min(result[card]!, taken[i]! + size - 1 - played[card]!);
    });
    missing -= shown * size;
  }
  return result;
}

/** Does a follow show that the hand had no Tolaji like the lead, beyond what the limits say? */
export const showsGap = (lead: Shape, cards: readonly Card[], lie: Lie): boolean => {
  if (!isTolaji(lead) || cards.some((card) => lie.suits[card] !== lead.suit)) return false;
  const shape = shapeOf(cards, lie);
  return shape === null || shape.size !== lead.size || shape.length !== lead.length;
};
