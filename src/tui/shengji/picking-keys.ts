import type { Card } from '../../engine/card.ts';
import { BLACK_JOKER, type Counts, countsOf, format, RED_JOKER } from '../../engine/shengji/cards.ts';
import { sorted } from '../../engine/shengji/trumps.ts';
import { NO_RANK_ONE, ONE_PICK, pickKey } from '../parts/card-keys.ts';
import { moveKeys, nextAt } from './cursor.ts';
import { kindsOfRank, RANK_KEYS } from './groups.ts';
import {
  type Answer,
  cardOffers,
  type Key,
  type Picking,
  type PickingContext,
  pickingContextOf,
} from './selection.ts';
import { groupWord, keyTexts, rankName, type ShengjiPosition } from './words.ts';

/** A hand of which cards are being picked. */
interface PickedHand {
  readonly position: ShengjiPosition;
  readonly context: PickingContext;
  readonly selection: Picking;
}

/** The keys that pick cards to be played or buried. */
export function pickingKeys(position: ShengjiPosition, selection: Picking): Key[] {
  const picked: PickedHand = { position, context: pickingContextOf(position), selection };
  const { context } = picked;
  const [move, suit] = moveKeys(context, selection);
  return [
    suit!,
    {
      keys: [...RANK_KEYS, 'T', '1'],
      name: '2-A',
      label: 'rank',
      help: keyTexts.rank,
      group: 'select',
      act: (key) => (key === '1' ? NO_RANK_ONE : ofRank(picked, key === 'T' ? '0' : key)),
    },
    {
      keys: ['Tab', 'Shift-Tab'],
      label: context.view.phase === 'bury' ? 'propose' : 'choices',
      help: keyTexts.choices,
      group: 'select',
      act: (key) => proposed(picked, key),
    },
    ...(context.wanted === 1 ? [] : groupKeys(picked)),
    move!,
    ...(context.wanted === 1 ? [ONE_PICK] : copyKeys(picked)),
    {
      keys: ['R', 'B'],
      label: keyTexts.jokers,
      group: 'select',
      quiet: true,
      act: (key) => oneMore(picked, key === 'R' ? RED_JOKER : BLACK_JOKER),
    },
  ];
}

/** The keys that pick groups. */
const groupKeys = (picked: PickedHand): Key[] => [
  { keys: ['p'], label: 'pair', help: keyTexts.pair, group: 'select', act: () => paired(picked) },
  { keys: ['x'], label: 'Tolaji', help: keyTexts.tolaji, group: 'select', act: () => extended(picked) },
];

/** The keys that pick copies of the card under the cursor, and put them back. */
const copyKeys = (picked: PickedHand): Key[] => [
  pickKey(isWhole(picked), keyTexts.oneMore, () => toggled(picked)),
  {
    keys: ['Backspace', 'Delete'],
    name: 'Backsp',
    label: 'one fewer',
    help: keyTexts.oneFewer,
    group: 'select',
    quiet: true,
    act: () => oneFewer(picked),
  },
];

/**
 * With `n` copies of a card picked, and the cursor on it. More cards than are asked for are not picked; where one follows, it takes the
 * place of another.
 */
function withTaken({ context, selection }: PickedHand, card: Card, n: number): Answer {
  const { wanted } = context;
  const taken = wanted === 1 && n === 1 ? countsOf([card]) : selection.taken.with(card, n);
  const count = (counts: Counts) => counts.reduce((sum, copies) => sum + copies, 0);
  if (wanted !== null && count(taken) > wanted && n > selection.taken[card]!)
    return { say: keyTexts.enough(wanted) };
  return { select: { ...selection, cursor: card, taken, at: null } };
}

const nameOf = ({ position }: PickedHand, card: Card): string => position.speaker.card(format(card));

/** The legal choice after, or for Shift-Tab before, the one that was proposed last. */
function proposed({ context, selection }: PickedHand, key: string): Answer {
  const { list } = cardOffers(context.view);
  const at = nextAt(selection.at, key, list.length);
  const { choice } = list[at]!;
  return {
    select: { ...selection, cursor: sorted(choice, context.lie).at(-1)!, taken: countsOf(choice), at },
  };
}

function oneMore(picked: PickedHand, card: Card): Answer {
  const held = picked.context.hand[card]!;
  const taken = picked.selection.taken[card]!;
  if (held === 0) return { say: `You hold no ${nameOf(picked, card)}.` };
  if (picked.context.wanted === 1) return withTaken(picked, card, 1);
  if (taken === held) return { say: keyTexts.allPicked(nameOf(picked, card), held) };
  return withTaken(picked, card, taken + 1);
}

/** Is every copy of the card under the cursor picked? */
const isWhole = ({ context, selection: { cursor, taken } }: PickedHand): boolean =>
  taken[cursor]! > 0 && taken[cursor] === context.hand[cursor];

/** One copy more of the card under the cursor; once all are picked, none. */
const toggled = (picked: PickedHand): Answer =>
  isWhole(picked) ? withTaken(picked, picked.selection.cursor, 0) : oneMore(picked, picked.selection.cursor);

function oneFewer(picked: PickedHand): Answer {
  const { cursor, taken } = picked.selection;
  if (taken[cursor] === 0) return { say: keyTexts.notPicked(nameOf(picked, cursor)) };
  return withTaken(picked, cursor, taken[cursor]! - 1);
}

/** Two copies of the card under the cursor, then one more each time, and after all that are held two again. */
function paired(picked: PickedHand): Answer {
  const { cursor, taken } = picked.selection;
  const held = picked.context.hand[cursor]!;
  if (held < 2) return { say: `You hold one ${nameOf(picked, cursor)}: no pair.` };
  const next = taken[cursor]! < 2 ? 2 : taken[cursor]! + 1;
  return withTaken(picked, cursor, next > held ? 2 : next);
}

/** One more of the rank that a key stands for, in the group of the cursor; of the trump rank the highest that is left. */
function ofRank(picked: PickedHand, key: string): Answer {
  const { groups, hand, trumps } = picked.context;
  const { cursor, taken } = picked.selection;
  const rank = RANK_KEYS.indexOf(key as never);
  const kinds = kindsOfRank(groups, cursor, rank);
  const next = kinds.find((card) => hand[card]! > taken[card]!) ?? kinds.find((card) => hand[card]! > 0);
  if (kinds.length === 0)
    return { say: rank === trumps.rank ? keyTexts.trumpRank(rankName(rank)) : keyTexts.noRank };
  return oneMore(picked, next ?? kinds[0]!);
}

/** A Tolaji one group longer, upwards if that is possible, else downwards. A single card becomes a pair first. */
function extended(picked: PickedHand): Answer {
  const { hand, lie } = picked.context;
  const { cursor, taken } = picked.selection;
  const size = Math.max(2, taken[cursor]!);
  if (hand[cursor]! < size) return { say: 'A Tolaji is made of pairs, threes or fours.' };
  if (taken[cursor]! < 2) return withTaken(picked, cursor, 2);
  const line = lie.lines[lie.suits[cursor]!]!;
  const heights = line.filter((card) => taken[card]! > 0).map((card) => lie.heights[card]!);
  for (const height of [Math.max(...heights) + 1, Math.min(...heights) - 1]) {
    const next = line.find((card) => lie.heights[card] === height && hand[card]! >= size);
    if (next !== undefined) return withTaken(picked, next, size);
  }
  return { say: `You hold no ${groupWord(size)} next to these.` };
}
