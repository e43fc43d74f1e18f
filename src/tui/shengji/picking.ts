/** Picking cards of a hand by suit, rank and group; and Tab's offers. */
import type { Card } from '../../engine/card.ts';
import { BLACK_JOKER, type Counts, countsOf, format, POINTS, RED_JOKER } from '../../engine/shengji/cards.ts';
import type { Price } from '../../engine/shengji/selections.ts';
import { suitName } from '../../engine/shengji/text.ts';
import { type Lie, TRUMPS } from '../../engine/shengji/trumps.ts';
import { cardTouch } from '../drawing/hand.ts';
import { NO_RANK_ONE, ONE_PICK, pickKey, touchKey } from '../parts/card-keys.ts';
import { touchTexts } from '../parts/words.ts';
import { groupBeside, kindBeside, kindsOfRank, kindsOfSuit, RANK_KEYS } from './groups.ts';
import { type Answer, type Context, pointedAt, type Selection, type ShengjiKey, withCards } from './hand.ts';
import { type Copies, groupWord, keyTexts, rankName, type ShengjiPosition, verdictTexts } from './words.ts';

/** An offer of Tab: a legal choice. The most natural ones come first. */
export interface TabOffer<T> {
  readonly choice: T;
  /** A word or two on the kind of choice, or ''. */
  readonly word: string;
}
export interface TabOffers<T> {
  readonly list: readonly TabOffer<T>[];
  /** Are there more than the listed ones? */
  readonly more: boolean;
}

/** Returns the price of `n` copies of a card: points count most, then trumps, then height, and a broken group costs extra. */
export const priceIn =
  (hand: Counts, lie: Lie, pointWeight: number): Price =>
  (card, n) => {
    if (n === 0) return 0;
    const trump = lie.suits[card] === TRUMPS ? 15 : 0;
    return n * (lie.heights[card]! + trump + pointWeight * POINTS[card]!) + (n < hand[card]! ? 4 : 0);
  };

/** Says which offer is picked: `Tab 2 of 7, most points.`; '' for none. */
export function offerText(at: number | null, offers: () => TabOffers<unknown>): string {
  if (at === null) return '';
  const { list, more } = offers();
  return verdictTexts.offer(at + 1, list.length, more, list[at]?.word ?? '');
}

const STEPS: { readonly [key: string]: 1 | -1 } = { Left: -1, h: -1, Right: 1, l: 1 };
const GROUPS: { readonly [key: string]: 1 | -1 } = { Up: -1, k: -1, Down: 1, j: 1 };

const held =
  ({ hand }: Context) =>
  (card: Card): boolean =>
    hand[card]! > 0;

/** Returns keys that move the cursor: arrows from kind to kind and from group to group, letters to a suit. `isThere`: the kinds that letters go to. */
export function moveKeys(context: Context, selection: Selection, isThere = held(context)): ShengjiKey[] {
  const { groups, open } = context;
  const go = (cursor: Card): Answer => ({ select: pointedAt(context, selection, cursor) });
  return [
    {
      keys: [...Object.keys(STEPS), ...Object.keys(GROUPS)],
      name: '←→↑↓',
      label: 'card',
      help: keyTexts.move,
      group: 'select',
      act: (key) =>
        go(
          STEPS[key]
            ? kindBeside(groups, open, selection.cursor, STEPS[key])
            : groupBeside(groups, open, selection.cursor, GROUPS[key]!),
        ),
    },
    {
      keys: ['S', 'H', 'D', 'C'],
      name: 'S H D C',
      label: 'suit',
      help: keyTexts.suit,
      group: 'select',
      act: (key) => {
        const suit = 'CDHS'.indexOf(key);
        const cursor = firstOfSuit(context, selection, suit, isThere);
        return cursor === null ? { say: keyTexts.noneOf(suitName(suit)) } : go(cursor);
      },
    },
  ];
}

/** Returns the first card of a printed suit that is there; for the trump suit, if the cursor is in it already, the first of the tops. */
function firstOfSuit(
  { groups, trumps }: Context,
  { cursor }: Selection,
  suit: number,
  isThere: (card: Card) => boolean,
): Card | null {
  const { own, tops } = kindsOfSuit(groups, trumps, suit);
  const first = own.find(isThere);
  const top = suit === trumps.suit ? tops.find(isThere) : undefined;
  return (first === undefined || first === cursor ? (top ?? first) : first) ?? null;
}

/** Returns the index for Tab or Shift-Tab in a list of this length, round and round; from null the first or the last. */
export const nextAt = (at: number | null, key: string, length: number): number =>
  at === null ? (key === 'Tab' ? 0 : length - 1) : (at + (key === 'Tab' ? 1 : -1) + length) % length;

/** A hand from which cards are being picked. */
interface PickedHand {
  readonly position: ShengjiPosition;
  readonly context: Context;
  readonly selection: Selection;
}

/** Returns keys that pick cards to play or to bury. `label`: of Tab. */
export function pickingKeys(
  picking: PickedHand,
  label: string,
  offers: () => TabOffers<readonly Card[]>,
): ShengjiKey[] {
  const { context, selection } = picking;
  const kinds = context.groups.flatMap((group) => group.kinds).filter(held(context));
  const [move, suit] = moveKeys(context, selection);
  const { calm } = picking.position;
  return [
    // A calm table names the first of the keys that choose.
    ...(calm ? [move!] : []),
    suit!,
    {
      keys: [...RANK_KEYS, 'T', '1'],
      name: '2-A',
      label: 'rank',
      help: keyTexts.rank,
      group: 'select',
      act: (key) => (key === '1' ? NO_RANK_ONE : ofRank(picking, key === 'T' ? '0' : key)),
    },
    {
      keys: ['Tab', 'Shift-Tab'],
      label,
      help: keyTexts.choices,
      group: 'select',
      act: (key) => proposed(picking, offers(), key),
    },
    ...(context.wanted === 1 ? [] : groupKeys(picking)),
    ...(calm ? [] : [move!]),
    touchKey(
      kinds.map(format).map(cardTouch),
      context.wanted === 1 ? touchTexts.once : touchTexts.some,
      (place) => touched(picking, kinds[place]!),
    ),
    ...(context.wanted === 1 ? [ONE_PICK] : copyKeys(picking)),
    {
      keys: ['R', 'B'],
      label: keyTexts.jokers,
      group: 'select',
      quiet: true,
      act: (key) => oneMore(picking, key === 'R' ? RED_JOKER : BLACK_JOKER),
    },
  ];
}

/** Returns keys that pick groups. */
const groupKeys = (picking: PickedHand): ShengjiKey[] => [
  { keys: ['p'], label: 'pair', help: keyTexts.pair, group: 'select', act: () => paired(picking) },
  { keys: ['x'], label: 'Tolaji', help: keyTexts.tolaji, group: 'select', act: () => extended(picking) },
];

/** Returns keys that pick copies of the card under the cursor, and put them back. */
const copyKeys = (picking: PickedHand): ShengjiKey[] => [
  pickKey(isWhole(picking), keyTexts.oneMore, () => toggled(picking)),
  {
    keys: ['Backspace', 'Delete'],
    name: 'Backsp',
    label: keyTexts.fewer,
    help: keyTexts.oneFewer,
    group: 'select',
    quiet: true,
    act: () => oneFewer(picking),
  },
];

/** Picks `n` copies of a card, and moves the cursor there. It picks no more cards than wanted; if one is wanted, the new one replaces the old one. */
function withPicked({ context, selection }: PickedHand, card: Card, n: number): Answer {
  const { wanted } = context;
  const picked = wanted === 1 && n === 1 ? countsOf([card]) : selection.picked.with(card, n);
  const count = (counts: Counts) => counts.reduce((sum, copies) => sum + copies, 0);
  if (wanted !== null && count(picked) > wanted && n > selection.picked[card]!)
    return { say: keyTexts.enough(wanted) };
  return { select: { ...selection, cursor: card, picked, at: null } };
}

const nameOf = ({ position }: PickedHand, card: Card): string => position.speaker.card(format(card));

/** Picks the next legal choice, or with Shift-Tab the one before. */
function proposed(
  { context, selection }: PickedHand,
  { list }: TabOffers<readonly Card[]>,
  key: string,
): Answer {
  const at = nextAt(selection.at, key, list.length);
  return { select: withCards(selection, list[at]!.choice, context.lie, at) };
}

function oneMore(picking: PickedHand, card: Card): Answer {
  const held = picking.context.hand[card]!;
  const picked = picking.selection.picked[card]!;
  if (held === 0) return { say: keyTexts.noneHeld(nameOf(picking, card)) };
  if (picking.context.wanted === 1) return withPicked(picking, card, 1);
  if (picked === held) return { say: keyTexts.allPicked({ card: nameOf(picking, card), n: held }) };
  return withPicked(picking, card, picked + 1);
}

/** Is every copy of the card under the cursor picked? */
const isWhole = ({ context, selection: { cursor, picked } }: Omit<PickedHand, 'position'>): boolean =>
  picked[cursor]! > 0 && picked[cursor] === context.hand[cursor];

/** Returns the copies that Space would put back; null if it picks one more. */
export const putBack = ({ position: { speaker }, ...picking }: PickedHand): Copies | null => {
  const { cursor, picked } = picking.selection;
  return isWhole(picking) ? { card: speaker.card(format(cursor)), n: picked[cursor]! } : null;
};

/** Picks one more copy of the card under the cursor; none after the last. */
const toggled = (picking: PickedHand): Answer =>
  isWhole(picking)
    ? withPicked(picking, picking.selection.cursor, 0)
    : oneMore(picking, picking.selection.cursor);

/** Picks a touched card, as if the cursor had gone there. */
const touched = ({ context, ...picking }: PickedHand, card: Card): Answer =>
  context.wanted === 1
    ? { select: pointedAt(context, picking.selection, card) }
    : toggled({ ...picking, context, selection: { ...picking.selection, cursor: card } });

function oneFewer(picking: PickedHand): Answer {
  const { cursor, picked } = picking.selection;
  if (picked[cursor] === 0) return { say: keyTexts.notPicked(nameOf(picking, cursor)) };
  return withPicked(picking, cursor, picked[cursor]! - 1);
}

/** Picks two copies of the card under the cursor, then one more each time, and after all copies two again. */
function paired(picking: PickedHand): Answer {
  const { cursor, picked } = picking.selection;
  const held = picking.context.hand[cursor]!;
  if (held < 2) return { say: keyTexts.oneHeld(nameOf(picking, cursor)) };
  const next = picked[cursor]! < 2 ? 2 : picked[cursor]! + 1;
  return withPicked(picking, cursor, next > held ? 2 : next);
}

/** Picks one more card of a key's rank in the cursor's group; of the trump rank the highest that remains. */
function ofRank(picking: PickedHand, key: string): Answer {
  const { groups, hand, trumps } = picking.context;
  const { cursor, picked } = picking.selection;
  const rank = RANK_KEYS.indexOf(key as never);
  const kinds = kindsOfRank(groups, cursor, rank);
  const next = kinds.find((card) => hand[card]! > picked[card]!) ?? kinds.find((card) => hand[card]! > 0);
  if (kinds.length === 0)
    return { say: rank === trumps.rank ? keyTexts.trumpRank(rankName(rank)) : keyTexts.noRank };
  return oneMore(picking, next ?? kinds[0]!);
}

/** Makes a picked Tolaji one group longer, upwards if possible, else downwards. A single card first becomes a pair. */
function extended(picking: PickedHand): Answer {
  const { hand, lie } = picking.context;
  const { cursor, picked } = picking.selection;
  const size = Math.max(2, picked[cursor]!);
  if (hand[cursor]! < size) return { say: keyTexts.noTolaji };
  if (picked[cursor]! < 2) return withPicked(picking, cursor, 2);
  const line = lie.lines[lie.suits[cursor]!]!;
  const heights = line.filter((card) => picked[card]! > 0).map((card) => lie.heights[card]!);
  for (const height of [Math.max(...heights) + 1, Math.min(...heights) - 1]) {
    const next = line.find((card) => lie.heights[card] === height && hand[card]! >= size);
    if (next !== undefined) return withPicked(picking, next, size);
  }
  return { say: keyTexts.noneNext(groupWord(size)) };
}
