import type { Card } from '../../engine/card.ts';
import { BLACK_JOKER, format, RED_JOKER } from '../../engine/shengji/cards.ts';
import { sorted } from '../../engine/shengji/trumps.ts';
import { moveKey, nextAt } from './cursor.ts';
import { kindFor, RANK_KEYS } from './grid.ts';
import { type Answer, cardOffers, type Desk, deskOf, type Key, type Picking } from './selection.ts';
import { groupWord, type ShengjiPosition } from './words.ts';

/** The keys that pick cards to be played or buried. */
export function pickingKeys(position: ShengjiPosition, selection: Picking): Key[] {
  const desk = deskOf(position);
  const { hand, lie } = desk;
  const { speaker } = position;
  const { cursor, taken } = selection;
  const name = (card: Card): string => speaker.card(format(card));
  const take = (card: Card, n: number): Answer => ({
    select: { ...selection, cursor: card, taken: taken.with(card, n), at: null },
  });
  const oneMore = (card: Card): Answer => {
    if (hand[card] === 0) return { say: `You hold no ${name(card)}.` };
    if (taken[card] === hand[card]) return { say: `Every ${name(card)} that you hold is taken.` };
    return take(card, taken[card]! + 1);
  };
  return [
    {
      keys: ['Tab', 'Shift-Tab'],
      label: desk.view.phase === 'bury' ? 'propose' : 'legal',
      help: 'the next of the legal choices, the most natural ones first',
      group: 'select',
      act: (key) => {
        const { list } = cardOffers(desk.view);
        const at = nextAt(selection.at, key, list.length);
        const { choice } = list[at]!;
        const counts = choice.reduce(
          (sum, card) => sum.with(card, sum[card]! + 1),
          taken.map(() => 0),
        );
        return { select: { ...selection, cursor: sorted(choice, lie).at(-1)!, taken: counts, at } };
      },
    },
    moveKey(desk, selection, (card) => hand[card]! > 0),
    {
      keys: ['Space'],
      label: '+1',
      help: 'one more copy of the card under the cursor',
      group: 'select',
      act: () => oneMore(cursor),
    },
    {
      keys: ['p'],
      label: 'pair',
      help: 'a pair of the card under the cursor; again: three, four of a kind',
      group: 'select',
      act: () => {
        if (hand[cursor]! < 2) return { say: `You hold one ${name(cursor)}: no pair.` };
        const next = taken[cursor]! < 2 ? 2 : taken[cursor]! + 1;
        return take(cursor, next > hand[cursor]! ? 2 : next);
      },
    },
    {
      keys: ['x'],
      label: 'extend',
      help: 'extend to a Tolaji: the next group up, else down',
      group: 'select',
      act: () => {
        const grown = extended(desk, selection);
        return typeof grown === 'string' ? { say: grown } : { select: { ...selection, ...grown, at: null } };
      },
    },
    {
      keys: [...RANK_KEYS],
      name: '2-9 0 JQKA',
      label: 'add',
      help: "the next copy of that rank in the cursor's row",
      group: 'select',
      act: (key) => {
        const rank = RANK_KEYS.indexOf(key as never);
        const card = kindFor(desk.grid, desk.trumps, cursor, rank);
        return card === null ? { say: 'There is no such card in this row.' } : oneMore(card);
      },
    },
    {
      keys: ['R', 'B'],
      label: 'add a red, black joker',
      group: 'select',
      quiet: true,
      act: (key) => oneMore(key === 'R' ? RED_JOKER : BLACK_JOKER),
    },
    {
      keys: ['Backspace', 'Delete'],
      label: '-1',
      help: 'one copy fewer of the card under the cursor',
      group: 'select',
      quiet: true,
      act: () =>
        taken[cursor]! > 0 ? take(cursor, taken[cursor]! - 1) : { say: `No ${name(cursor)} is taken.` },
    },
  ];
}

/** The selection with a Tolaji one group longer, upwards if that is possible, else downwards; or why there is none. */
function extended(
  { hand, lie }: Desk,
  { cursor, taken }: Picking,
): Pick<Picking, 'cursor' | 'taken'> | string {
  const size = Math.max(2, taken[cursor]!);
  if (hand[cursor]! < size) return 'A Tolaji is made of pairs, threes or fours.';
  if (taken[cursor]! < 2) return { cursor, taken: taken.with(cursor, 2) };
  const line = lie.lines[lie.suits[cursor]!]!;
  const row = line.filter((card) => taken[card]! > 0);
  const heights = row.map((card) => lie.heights[card]!);
  for (const height of [Math.max(...heights) + 1, Math.min(...heights) - 1]) {
    const next = line.find((card) => lie.heights[card] === height && hand[card]! >= size);
    if (next !== undefined) return { cursor: next, taken: taken.with(next, size) };
  }
  return `You hold no ${groupWord(size)} next to these.`;
}
