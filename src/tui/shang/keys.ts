import { type Card, RANKS, rankOf } from '../../engine/card.ts';
import { setOf } from '../../engine/card-set.ts';
import { inOrder, kindOf, NO_PLAY, rate, rateSingle, sizeOf } from '../../engine/shang/combination.ts';
import { CHECK, type Shang } from '../../engine/shang/state.ts';
import { rankText } from '../../front/ranks.ts';
import { placeAround, valueAround } from '../around.ts';
import { cursorKeys, NO_RANK_ONE, ONE_PICK, pickKey } from '../parts/card-keys.ts';
import type { Act, TableKey } from '../table.ts';
import { handOf, type ShangPosition, SORTS } from './hand.ts';
import { tablesIn } from './lying.ts';
import { placeOf, playsFor, playsOne, type Selection, taking } from './selection.ts';

type Done = Act<Shang, Selection>;
type ShangKey = TableKey<Shang, Selection>;

export function keys(position: ShangPosition, selection: Selection): ShangKey[] {
  const hand = handOf(position, selection.sort).map(({ card }) => card);
  const goTo = (place: number) => ({
    select: playsOne(position) ? taking(selection, [hand[place]!]) : { ...selection, cursor: hand[place]! },
  });
  return [
    ...cursorKeys(hand.length, hand.indexOf(selection.cursor), goTo),
    rankKey(position, selection),
    ...(playsOne(position) ? [ONE_PICK] : groupKeys(position, selection)),
    ...playKeys(position, selection),
    ...lookKeys(position, selection),
  ];
}

const rankKey = (position: ShangPosition, selection: Selection): ShangKey => ({
  keys: ['2', '3', '4', '5', '6', '7', '8', '9', '0', 'T', 'J', 'Q', 'K', 'A', '1'],
  name: '2-A',
  label: 'rank',
  help: '2-9 0 J Q K A: next of it, 0 for ten',
  group: 'select',
  act: (key) =>
    key === '1' ? NO_RANK_ONE : ofRank(position, selection, RANKS.indexOf(key === '0' ? 'T' : (key as 'T'))),
});

/** Keys that pick several cards one by one, or put them back. */
const groupKeys = (position: ShangPosition, selection: Selection): ShangKey[] => [
  pickKey(selection.taken.includes(selection.cursor), 'pick the card, or put it back', () =>
    toggled(selection, [selection.cursor]),
  ),
  {
    keys: ['p'],
    label: 'pair or group',
    help: 'the pair or group of a card',
    group: 'select',
    quiet: true,
    act: () => group(position, selection),
  },
  {
    keys: ['Backspace'],
    name: 'Backsp',
    label: 'one fewer',
    help: 'put the last card back',
    group: 'select',
    quiet: true,
    act: () => ({ select: taking(selection, selection.taken.slice(0, -1)) }),
  },
];

/** Keys that pick whole plays. Those for a fresh table are on the key bar there, the check elsewhere. */
function playKeys(position: ShangPosition, selection: Selection): ShangKey[] {
  const fresh = position.view.top === null;
  return [
    {
      keys: ['Tab', 'Shift-Tab'],
      label: 'plays',
      help: 'legal plays, weakest first',
      group: 'select',
      act: (key) => nextPlay(position, selection, key === 'Tab' ? 1 : -1),
    },
    {
      keys: ['Down', 'j', 'Up', 'k'],
      name: '↑↓',
      label: 'kind',
      help: 'weakest play of a kind',
      group: 'select',
      quiet: !fresh,
      act: (key) => nextKind(position, selection, key === 'Down' || key === 'j' ? 1 : -1),
    },
    {
      keys: ['.'],
      label: 'check',
      help: 'check: out of this table',
      group: 'play',
      quiet: fresh,
      act: () => ({ play: CHECK }),
    },
  ];
}

/** Keys that change what is shown. */
const lookKeys = (position: ShangPosition, selection: Selection): ShangKey[] => [
  {
    keys: ['t'],
    label: 'sort',
    help: 'hand by rank, suit, shape',
    group: 'look',
    quiet: true,
    act: () => resorted(selection),
  },
  {
    keys: ['v'],
    label: 'last table',
    help: 'the last table, and earlier',
    group: 'look',
    quiet: true,
    act: () => lookedBack(position, selection),
  },
];

function resorted(selection: Selection): Done {
  return { select: { ...selection, sort: valueAround(SORTS, selection.sort, 1) } };
}

/** The panel shows the table before the one that it shows now, and after the first of the deal the last again. */
function lookedBack({ view }: ShangPosition, selection: Selection): Done {
  const past = tablesIn(view.turns).length - 1;
  if (past === 0) return { say: 'No table of this deal is over yet.' };
  if (past === 1) return { say: 'There was only one table before this one: the panel shows it.' };
  return { select: { ...selection, back: (selection.back + 1) % past } };
}

/** Picks these cards as well, or puts them back where all of them are picked. */
function toggled(selection: Selection, cards: readonly Card[]): Done {
  const { taken } = selection;
  const others = taken.filter((card) => !cards.includes(card));
  const all = cards.every((card) => taken.includes(card));
  return { select: { ...taking(selection, all ? others : [...others, ...cards]), cursor: cards.at(-1)! } };
}

/**
 * Against a single card, one card of the rank: first the lowest that beats it, then the next one of the rank, round and round.
 * Otherwise one more card of the rank; once all of them are picked, none.
 */
function ofRank(position: ShangPosition, selection: Selection, rank: number): Done {
  const copies = heldOf(position, rank);
  if (copies.length === 0) return { say: `You hold no ${rankText(RANKS[rank]!)}.` };
  const { top } = position.view;
  if (top !== null && sizeOf(top.rating) === 1) {
    const { taken, typed } = selection;
    const at = typed === rank && taken.length === 1 ? copies.indexOf(taken[0]!) : -1;
    const beating = copies.findIndex((card) => rateSingle(card) > top.rating);
    const card = copies[at < 0 ? Math.max(0, beating) : (at + 1) % copies.length]!;
    return { select: { ...taking(selection, [card]), typed: rank } };
  }
  const left = copies.filter((card) => !selection.taken.includes(card));
  return toggled(selection, left.length === 0 ? copies : [left[0]!]);
}

/** Picks as many cards of the cursor's rank as the table asks for: two against a pair, else all of them. */
function group(position: ShangPosition, selection: Selection): Done {
  const { top } = position.view;
  const asked = top !== null && sizeOf(top.rating) === 2 ? 2 : 4;
  return toggled(selection, heldOf(position, rankOf(selection.cursor)).slice(0, asked));
}

const heldOf = (position: ShangPosition, rank: number): Card[] =>
  handOf(position, 'rank').flatMap(({ card }) => (rankOf(card) === rank ? [card] : []));

/** Steps through the legal plays; where there are none, to the check. */
function nextPlay(position: ShangPosition, selection: Selection, step: 1 | -1): Done {
  const plays = playsFor(position);
  if (plays.length === 0) return { select: { ...selection, taken: [], check: true } };
  const place = stepped(placeOf(plays, selection.taken), step, plays.length);
  return { select: taking(selection, inOrder(plays[place]!.cards)) };
}

/** Steps to the weakest legal play of the next kind. */
function nextKind(position: ShangPosition, selection: Selection, step: 1 | -1): Done {
  const plays = playsFor(position);
  if (plays.length === 0) return nextPlay(position, selection, step);
  const starts = plays.flatMap(({ rating }, place) =>
    place === 0 || kindOf(rating) !== kindOf(plays[place - 1]!.rating) ? [place] : [],
  );
  const rating = rate(setOf(selection.taken));
  const at =
    rating === NO_PLAY ? -1 : starts.findIndex((start) => kindOf(plays[start]!.rating) === kindOf(rating));
  const place = starts[stepped(at, step, starts.length)]!;
  return { select: taking(selection, inOrder(plays[place]!.cards)) };
}

/** The place before or after this one in a circle; from −1 to the first or the last. */
const stepped = (at: number, step: 1 | -1, length: number): number =>
  at < 0 && step < 0 ? length - 1 : placeAround(at, step, length);
