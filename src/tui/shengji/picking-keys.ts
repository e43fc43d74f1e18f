import type { Card } from '../../engine/card.ts';
import { BLACK_JOKER, countsOf, format, RED_JOKER } from '../../engine/shengji/cards.ts';
import { sorted } from '../../engine/shengji/trumps.ts';
import { moveKey, nextAt } from './cursor.ts';
import { kindFor, RANK_KEYS } from './grid.ts';
import {
  type Answer,
  cardOffers,
  type Key,
  type Picking,
  type PickingContext,
  pickingContextOf,
} from './selection.ts';
import { groupWord, type ShengjiPosition } from './words.ts';

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
  return [
    {
      keys: ['Tab', 'Shift-Tab'],
      label: context.view.phase === 'bury' ? 'propose' : 'legal',
      help: 'the next of the legal choices, the most natural ones first',
      group: 'select',
      act: (key) => proposed(picked, key),
    },
    moveKey(context, selection, (card) => context.hand[card]! > 0),
    {
      keys: ['Space'],
      label: '+1',
      help: 'one more copy of the card under the cursor',
      group: 'select',
      act: () => oneMore(picked, selection.cursor),
    },
    {
      keys: ['p'],
      label: 'pair',
      help: 'a pair of the card under the cursor; again: three, four of a kind',
      group: 'select',
      act: () => paired(picked),
    },
    {
      keys: ['x'],
      label: 'extend',
      help: 'extend to a Tolaji: the next group up, else down',
      group: 'select',
      act: () => extended(picked),
    },
    {
      keys: [...RANK_KEYS],
      name: '2-9 0 JQKA',
      label: 'add',
      help: "the next copy of that rank in the cursor's row",
      group: 'select',
      act: (key) => ofRank(picked, key),
    },
    {
      keys: ['R', 'B'],
      label: 'add a red, black joker',
      group: 'select',
      quiet: true,
      act: (key) => oneMore(picked, key === 'R' ? RED_JOKER : BLACK_JOKER),
    },
    {
      keys: ['Backspace', 'Delete'],
      label: '-1',
      help: 'one copy fewer of the card under the cursor',
      group: 'select',
      quiet: true,
      act: () => oneFewer(picked),
    },
  ];
}

/** With `n` copies of a card taken, and the cursor on it. */
const withTaken = ({ selection }: PickedHand, card: Card, n: number): Answer => ({
  select: { ...selection, cursor: card, taken: selection.taken.with(card, n), at: null },
});

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
  if (taken === held) return { say: `Every ${nameOf(picked, card)} that you hold is taken.` };
  return withTaken(picked, card, taken + 1);
}

function oneFewer(picked: PickedHand): Answer {
  const { cursor, taken } = picked.selection;
  if (taken[cursor] === 0) return { say: `No ${nameOf(picked, cursor)} is taken.` };
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

/** One more of the rank that a key stands for, in the row of the cursor. */
function ofRank(picked: PickedHand, key: string): Answer {
  const { grid, trumps } = picked.context;
  const card = kindFor(grid, trumps, picked.selection.cursor, RANK_KEYS.indexOf(key as never));
  return card === null ? { say: 'There is no such card in this row.' } : oneMore(picked, card);
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
