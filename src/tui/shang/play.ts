/** Playing to a table, or checking. */
import { type Card, formatCard, RANKS, rankOf } from '../../engine/card.ts';
import { type CardSet, EMPTY, FULL, isEmpty, minus, setOf, size, union } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { brokenBy } from '../../engine/shang/assist.ts';
import { inOrder, kindOf, NO_PLAY, rate, rateSingle, sizeOf } from '../../engine/shang/combination.ts';
import { playsOf } from '../../engine/shang/plays.ts';
import { check, isOpening, moves } from '../../engine/shang/rules.ts';
import { CHECK, type Move, type Shang, type View } from '../../engine/shang/state.ts';
import { combinationText } from '../../engine/shang/text.ts';
import { capital, within } from '../../engine/words.ts';
import { rankText } from '../../front/ranks.ts';
import { widthOf } from '../../width.ts';
import { placeAround, valueAround } from '../around.ts';
import { cardTouch } from '../drawing/hand.ts';
import { cursorKeys, NO_RANK_ONE, ONE_PICK, pickKey, touchKey } from '../parts/card-keys.ts';
import type { Decision } from '../parts/decision.ts';
import { touchTexts } from '../parts/words.ts';
import type { Act, TableKey, Verdict } from '../table.ts';
import {
  handOf,
  picking,
  placeOf,
  playsFor,
  playsOne,
  type Selection,
  type ShangPosition,
  SORTS,
} from './hand.ts';
import { type Lying, tablesIn } from './lying.ts';
import { drawTable } from './stage.ts';
import { cardsText, keyTexts, verdictTexts } from './words.ts';

type Done = Act<Shang, Selection>;
type ShangKey = TableKey<Shang, Selection>;

/** Columns of a line in the smallest window. The frame adds LEGAL, or why a play is refused. */
const WIDTH = 78;

export const play: Decision<Shang, Selection, Lying, Extract<View, { readonly phase: 'play' }>> = {
  enter: (_, { check: isCheck }) => (isCheck ? 'check' : 'play'),
  chosen,
  select: (_, selection, move) =>
    move.kind === 'check'
      ? { ...selection, picked: [], check: true }
      : picking(selection, inOrder(move.cards)),
  keys(position, selection) {
    const hand = handOf(position, selection.sort).map(({ card }) => card);
    const touches = hand.map(formatCard).map(cardTouch);
    const goTo = (place: number) => ({
      select: playsOne(position)
        ? picking(selection, [hand[place]!])
        : { ...selection, cursor: hand[place]! },
    });
    return [
      ...cursorKeys(hand.length, hand.indexOf(selection.cursor), goTo),
      rankKey(position, selection),
      ...(playsOne(position)
        ? [touchKey(touches, touchTexts.once, goTo), ONE_PICK]
        : [
            touchKey(touches, touchTexts.some, (place) => toggled(selection, [hand[place]!])),
            ...groupKeys(position, selection),
          ]),
      ...playKeys(position, selection),
      ...lookKeys(position, selection),
    ];
  },
  verdict(position, selection) {
    const { view, mover } = position;
    const move = chosen(position, selection);
    if (mover === null) return { selected: '' };
    if (move === null) return { selected: whatNow(position) };
    if (move.kind === 'check') return { selected: verdictTexts.check, ...checkVerdict(position) };
    const { cards } = move;
    const { picked } = selection;
    const selected = picked.length <= 5 ? playText(cards, position) : verdictTexts.cards(picked.length);
    if (check(view, mover, move) !== null) return { selected, note: toBeat(position) };
    if (picked.length === view.cardsLeft[mover]) return { selected, worth: verdictTexts.goesOut };
    return {
      selected,
      worth: view.top ? beating(position, selection) : verdictTexts.leads,
      note: broken(position, cards) || others(position),
    };
  },
  draw: drawTable,
};

function chosen(_: ShangPosition, { picked, check: isCheck }: Selection): Move | null {
  if (isCheck) return CHECK;
  return picked.length === 0 ? null : { kind: 'play', cards: setOf(picked) };
}

const rankKey = (position: ShangPosition, selection: Selection): ShangKey => ({
  keys: ['2', '3', '4', '5', '6', '7', '8', '9', '0', 'T', 'J', 'Q', 'K', 'A', '1'],
  name: '2-A',
  label: 'rank',
  help: keyTexts.rank,
  group: 'select',
  act: (key) =>
    key === '1' ? NO_RANK_ONE : ofRank(position, selection, RANKS.indexOf(key === '0' ? 'T' : (key as 'T'))),
});

/** Returns keys that pick several cards one by one, or put them back. */
const groupKeys = (position: ShangPosition, selection: Selection): ShangKey[] => [
  {
    ...pickKey(selection.picked.includes(selection.cursor), keyTexts.pick, () =>
      toggled(selection, [selection.cursor]),
    ),
    // A calm table names few keys, and explains Space in words.
    essential: !position.calm,
  },
  {
    keys: ['p'],
    label: keyTexts.group,
    help: keyTexts.groupHelp,
    group: 'select',
    quiet: true,
    act: () => group(position, selection),
  },
  {
    keys: ['Backspace'],
    name: 'Backsp',
    label: keyTexts.fewer,
    help: keyTexts.fewerHelp,
    group: 'select',
    quiet: true,
    act: () => ({ select: picking(selection, selection.picked.slice(0, -1)) }),
  },
];

/** Returns keys that pick whole plays. The key bar has those for a fresh table there, and the check elsewhere. */
function playKeys(position: ShangPosition, selection: Selection): ShangKey[] {
  const fresh = position.view.top === null;
  return [
    {
      keys: ['Tab', 'Shift-Tab'],
      label: 'plays',
      help: keyTexts.plays,
      group: 'select',
      essential: position.calm === true && fresh,
      act: (key) => nextPlay(position, selection, key === 'Tab' ? 1 : -1),
    },
    {
      keys: ['Down', 'j', 'Up', 'k'],
      name: '↑↓',
      label: 'kind',
      help: keyTexts.kind,
      group: 'select',
      quiet: !fresh,
      act: (key) => nextKind(position, selection, key === 'Down' || key === 'j' ? 1 : -1),
    },
    {
      keys: ['.'],
      label: 'check',
      help: keyTexts.check,
      group: 'play',
      quiet: fresh,
      essential: position.calm === true,
      act: () => ({ play: CHECK }),
    },
  ];
}

/** Returns keys that change the view. */
const lookKeys = (position: ShangPosition, selection: Selection): ShangKey[] => [
  {
    keys: ['t'],
    label: 'sort',
    help: keyTexts.sort,
    group: 'look',
    quiet: true,
    act: () => ({ select: { ...selection, sort: valueAround(SORTS, selection.sort, 1) } }),
  },
  {
    keys: ['v'],
    label: keyTexts.last,
    help: keyTexts.lastHelp,
    group: 'look',
    quiet: true,
    act: () => lookedBack(position, selection),
  },
];

/** Shows the table before the present one in the panel; after the first of the deal comes the last again. */
function lookedBack({ view }: ShangPosition, selection: Selection): Done {
  const past = tablesIn(view.turns).length - 1;
  if (past === 0) return { say: keyTexts.noTable };
  if (past === 1) return { say: keyTexts.oneTable };
  return { select: { ...selection, back: (selection.back + 1) % past } };
}

/** Picks these cards as well, or puts them back if all of them are picked. */
function toggled(selection: Selection, cards: readonly Card[]): Done {
  const { picked } = selection;
  const others = picked.filter((card) => !cards.includes(card));
  const all = cards.every((card) => picked.includes(card));
  return { select: { ...picking(selection, all ? others : [...others, ...cards]), cursor: cards.at(-1)! } };
}

/** Picks by rank. Against a single card: the lowest of the rank that beats it, then the next, in turn. Otherwise one more, or none after the last. */
function ofRank(position: ShangPosition, selection: Selection, rank: number): Done {
  const copies = heldOf(position, rank);
  if (copies.length === 0) return { say: keyTexts.holdsNone(rankText(RANKS[rank]!)) };
  const { top } = position.view;
  if (top !== null && sizeOf(top.rating) === 1) {
    const { picked, typed } = selection;
    const at = typed === rank && picked.length === 1 ? copies.indexOf(picked[0]!) : -1;
    const beating = copies.findIndex((card) => rateSingle(card) > top.rating);
    const card = copies[at < 0 ? Math.max(0, beating) : (at + 1) % copies.length]!;
    return { select: { ...picking(selection, [card]), typed: rank } };
  }
  const left = copies.filter((card) => !selection.picked.includes(card));
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

/** Steps through the legal plays; if there are none, to the check. */
function nextPlay(position: ShangPosition, selection: Selection, step: 1 | -1): Done {
  const plays = playsFor(position);
  if (plays.length === 0) return { select: { ...selection, picked: [], check: true } };
  const place = stepped(placeOf(plays, selection.picked), step, plays.length);
  return { select: picking(selection, inOrder(plays[place]!.cards)) };
}

/** Steps to the weakest legal play of the next kind. */
function nextKind(position: ShangPosition, selection: Selection, step: 1 | -1): Done {
  const plays = playsFor(position);
  if (plays.length === 0) return nextPlay(position, selection, step);
  const starts = plays.flatMap(({ rating }, place) =>
    place === 0 || kindOf(rating) !== kindOf(plays[place - 1]!.rating) ? [place] : [],
  );
  const rating = rate(setOf(selection.picked));
  const at =
    rating === NO_PLAY ? -1 : starts.findIndex((start) => kindOf(plays[start]!.rating) === kindOf(rating));
  const place = starts[stepped(at, step, starts.length)]!;
  return { select: picking(selection, inOrder(plays[place]!.cards)) };
}

/** Returns the place before or after this one in a circle; from −1 the first or the last. */
const stepped = (at: number, step: 1 | -1, length: number): number =>
  at < 0 && step < 0 ? length - 1 : placeAround(at, step, length);

/** Writes cards, with the kind if there are several: `pair 9♣ 9♦`. */
function playText(cards: CardSet, { speaker }: ShangPosition): string {
  const rating = rate(cards);
  const text = cardsText(cards, speaker);
  return rating === NO_PLAY || kindOf(rating) === 'single' ? text : verdictTexts.play(kindOf(rating), text);
}

function toBeat({ view: { top }, speaker }: ShangPosition): string {
  if (top === null) return '';
  const cards = cardsText(top.cards, speaker);
  const kind = kindOf(top.rating);
  const play =
    kind === 'single'
      ? verdictTexts.play(kind, cards)
      : verdictTexts.atLength(combinationText(top.rating, speaker), cards);
  return verdictTexts.toBeat(play, within(speaker).seat(top.seat));
}

/** Returns the line before a pick: the play that is needed, and the keys for it. */
function whatNow(position: ShangPosition): string {
  const { view, speaker } = position;
  if (isOpening(view)) return verdictTexts.yourOpening(speaker.card('2C'));
  if (view.top === null) return verdictTexts.yourLead;
  const plays = playsFor(position).length;
  return plays === 0 ? verdictTexts.nothingBeats : verdictTexts.beatIt(plays);
}

/** Returns the second line on a legal play: on a fresh table that it breaks nothing, else the number of plays. */
const others = (position: ShangPosition): string =>
  position.view.top === null ? verdictTexts.breaksNothing : verdictTexts.goThrough(playsFor(position).length);

function beating(position: ShangPosition, { picked }: Selection): string {
  const plays = playsFor(position);
  const place = placeOf(plays, picked);
  const which =
    plays.length === 1 ? 'only' : place === 0 ? 'lowest' : place === plays.length - 1 ? 'highest' : null;
  return verdictTexts.beats(cardsText(position.view.top!.cards, position.speaker), which);
}

function checkVerdict(position: ShangPosition): Omit<Verdict, 'selected'> {
  const { top } = position.view;
  if (top === null) return {};
  const cards = cardsText(top.cards, position.speaker);
  return playsFor(position).length > 0
    ? { worth: verdictTexts.outThen, note: verdictTexts.couldBeat(cards) }
    : { worth: verdictTexts.cannotBeat(cards), note: capital(verdictTexts.outThen) };
}

/** Says what the play breaks in the rest of the hand, as far as it fits. */
function broken({ view, mover, speaker }: ShangPosition, cards: CardSet): string {
  const names = brokenBy(view.hands[mover!]!, cards).map(({ rating }) => combinationText(rating, speaker));
  if (names.length === 0) return '';
  for (let told = names.length; told > 0; told--) {
    const text = verdictTexts.breaks(names.slice(0, told), names.length - told);
    if (widthOf(text) <= WIDTH) return text;
  }
  return verdictTexts.breaksMany(names.length);
}

/** Returns the view of a seat as if it were its turn: to beat the play on the table, or to lead if that is its own; null if it may not choose. */
export function ahead(view: View, seat: Seat): View | null {
  if (view.phase !== 'play' || view.turn === seat || isEmpty(view.hands[seat] ?? EMPTY)) return null;
  return { ...view, turn: seat, top: view.top?.seat === seat ? null : view.top };
}

/** The most cards of a hand to check. Larger hands have too many divisions, and hardly ever a sure one. */
const LARGEST = 8;

/** Returns the first of a series of plays that surely empties the hand, whatever the others hold; null if there is none. */
export function claim(view: View, seat: Seat): Move | null {
  const hand = view.phase === 'play' ? (view.hands[seat] ?? EMPTY) : EMPTY;
  if (view.phase !== 'play' || view.turn !== seat || size(hand) > LARGEST) return null;
  const unseen = inOrder(minus(FULL, union(hand, view.played)));
  const most = Math.max(...view.cardsLeft.filter((_, other) => other !== seat));
  const judged = new Map<number, boolean>();
  /** Is a play unbeatable, even by all unseen cards in one hand? */
  const isSure = (play: CardSet): boolean => {
    const rating = rate(play);
    const known = judged.get(rating);
    if (known !== undefined) return known;
    const sure =
      sizeOf(rating) > most || playsOf(unseen, sizeOf(rating), rating, unseen.length, 1).length === 0;
    judged.set(rating, sure);
    return sure;
  };
  const hopeless = new Set<string>();
  /** Can these cards all be led away? The last play may be beatable. */
  const goesOut = (cards: CardSet): boolean => {
    const key = `${cards.low} ${cards.high}`;
    if (isEmpty(cards) || rate(cards) !== NO_PLAY) return true;
    if (hopeless.has(key)) return false;
    for (const play of playsOf(inOrder(cards))) if (isSure(play) && goesOut(minus(cards, play))) return true;
    hopeless.add(key);
    return false;
  };
  for (const move of moves(view, seat)) {
    if (move.kind !== 'play') continue;
    const rest = minus(hand, move.cards);
    if (isEmpty(rest) || (isSure(move.cards) && goesOut(rest))) return move;
  }
  return null;
}
