import { type Card, cardOf, rankOf, suitOf } from '../../engine/card.ts';
import { BLACK_JOKER, RED_JOKER } from '../../engine/shengji/cards.ts';
import { TRUMPS, type TrumpChoice } from '../../engine/shengji/trumps.ts';
import { placeAround, valueAround } from '../around.ts';

/** Cards that stand together in a hand. */
export interface Group {
  /** The effective suit. */
  readonly suit: number;
  /** From high to low. */
  readonly kinds: readonly Card[];
}

/** Suits of a hand without a trump suit, black and red in turn. */
const WITHOUT_TRUMPS = [3, 2, 0, 1] as const;
/** The other three suits after trumps of each suit: colours in turn, so the one with a colour of its own is in the middle. */
const BEHIND_TRUMPS = [
  [2, 3, 1],
  [3, 2, 0],
  [3, 1, 0],
  [2, 0, 1],
] as const;

/** Returns a hand's groups: trumps with jokers and trump-rank cards first, then the suits. Neighbours in a Tolaji stand side by side. */
export function groupsOf({ rank, suit }: TrumpChoice): readonly Group[] {
  const plain = suit === null ? WITHOUT_TRUMPS : BEHIND_TRUMPS[suit]!;
  const ranks = Array.from({ length: 13 }, (_, i) => 12 - i).filter((other) => other !== rank);
  const ofSuit = (one: number) => ranks.map((other) => cardOf(one, other));
  const first = suit === null ? [] : [suit];
  const tops = [...first, ...WITHOUT_TRUMPS.filter((one) => one !== suit)].map((one) => cardOf(one, rank));
  return [
    { suit: TRUMPS, kinds: [RED_JOKER, BLACK_JOKER, ...tops, ...first.flatMap(ofSuit)] },
    ...plain.map((one) => ({ suit: one, kinds: ofSuit(one) })),
  ];
}

const groupWith = (groups: readonly Group[], card: Card): Group =>
  groups.find(({ kinds }) => kinds.includes(card))!;

/** Returns the kind `step` places on among those open to the cursor, round the ends of the hand. */
export const kindBeside = (
  groups: readonly Group[],
  open: (card: Card) => boolean,
  from: Card,
  step: 1 | -1,
): Card =>
  valueAround(
    groups.flatMap(({ kinds }) => kinds).filter((card) => card === from || open(card)),
    from,
    step,
  );

/** Returns the first open kind of the nearest group after this one that has any; with `step` −1, of the nearest before. */
export function groupBeside(
  groups: readonly Group[],
  open: (card: Card) => boolean,
  from: Card,
  step: 1 | -1,
): Card {
  const at = groups.indexOf(groupWith(groups, from));
  for (let k = 1; k <= groups.length; k++) {
    const first = groups[placeAround(at, k * step, groups.length)]!.kinds.find(open);
    if (first !== undefined) return first;
  }
  return from;
}

/** Keys of ranks, low to high. */
export const RANK_KEYS = ['2', '3', '4', '5', '6', '7', '8', '9', '0', 'J', 'Q', 'K', 'A'] as const;

/** Returns the kinds of a rank key in the cursor's group, from high to low; several only for the trump rank. */
export const kindsOfRank = (groups: readonly Group[], from: Card, rank: number): readonly Card[] =>
  groupWith(groups, from).kinds.filter((card) => card < BLACK_JOKER && rankOf(card) === rank);

/** Returns the kinds for the key of a printed suit: `own`, without tops, and for the trump suit `tops`, to which the key goes when pressed again. */
export function kindsOfSuit(
  groups: readonly Group[],
  { rank, suit: trumps }: TrumpChoice,
  suit: number,
): { readonly own: readonly Card[]; readonly tops: readonly Card[] } {
  const { kinds } = groups.find((group) => group.suit === (suit === trumps ? TRUMPS : suit))!;
  const isTop = (card: Card) => card >= BLACK_JOKER || rankOf(card) === rank;
  return {
    own: kinds.filter((card) => !isTop(card) && suitOf(card) === suit),
    tops: kinds.filter(isTop),
  };
}
