/** The viewer's hand: the selected cards, those that a decision asks for, and its picture. */
import type { Card } from '../../engine/card.ts';
import { BLACK_JOKER, type Counts, cardsIn, countsOf, format, NO_CARDS } from '../../engine/shengji/cards.ts';
import { cardsLeft } from '../../engine/shengji/knowledge.ts';
import type { DealView, Shengji, Ticket } from '../../engine/shengji/state.ts';
import { type Lie, lieOf, sorted, TRUMPS, type TrumpChoice } from '../../engine/shengji/trumps.ts';
import { southOf } from '../around.ts';
import type { Area } from '../drawing/area.ts';
import type { Drawing } from '../drawing/board.ts';
import { drawGroupsIn } from '../drawing/chips.ts';
import { DOWN } from '../drawing/face.ts';
import {
  drawGroups,
  type FanCard,
  type FanGroup,
  type FanSize,
  fanRows,
  groupsColumns,
  heldCard,
  rowsOf,
} from '../drawing/fan.ts';
import { cardTouch } from '../drawing/hand.ts';
import { drawRule, type RuleWords } from '../drawing/rule.ts';
import { backKey } from '../parts/card-keys.ts';
import type { Decision } from '../parts/decision.ts';
import type { Act, TableKey } from '../table.ts';
import { type Group, groupsOf } from './groups.ts';
import { handOf, type Lying, totalOf, trumpsOf, unseenIn } from './lying.ts';
import type { Measures } from './measures.ts';
import { boardTexts, type ShengjiPosition, trumpSign } from './words.ts';

export interface Selection {
  /** The kind under the cursor. */
  readonly cursor: Card;
  /** Cards picked to play or to bury. */
  readonly picked: Counts;
  readonly tickets: readonly Ticket[];
  /** A third ticket, until the player says which of the two it replaces; else null. */
  readonly third: Ticket | null;
  /** During the draw the index of the call, null to stay. Else the index of the pick among Tab's offers, null if it was picked card by card. */
  readonly at: number | null;
  /** The panel shows the trick this many before the last one. Past the first trick it begins again at the last. */
  readonly back: number;
  /** Are unseen cards shown in place of the hand? */
  readonly unseen: boolean;
}

/** A key of this table, and its answer. */
export type ShengjiKey = TableKey<Shengji, Selection>;
export type Answer = Act<Shengji, Selection>;

/** The arguments of this table's drawing functions, with all places. */
export interface Board<View extends DealView = DealView> extends Drawing<Shengji, Selection, Lying<View>> {
  readonly measures: Measures;
}

/** A decision of this game. All of them share a large hand, of which each phase shows something else. */
export interface HandDecision<View extends DealView = DealView>
  extends Decision<Shengji, Selection, Lying<View>, View> {
  /** Like `TableUi.begin`. */
  begin(position: ShengjiPosition<View>): Selection;
  /** Returns the words in the rule above a table without boxes. */
  rule(position: ShengjiPosition<View>, selection: Selection | null): readonly RuleWords[];
  draw(board: Board<View>): void;
  /** Draws a calm table without the hand. Returns the place of the hand. */
  calm(board: Board<View>): Area;
  /** Returns the hand below the part that `draw` draws. */
  hand(board: Board<View>): ShownHand;
}

/** The mover's hand and its order under the trumps, with the needs of the decision, for its keys. */
export interface Context {
  readonly hand: Counts;
  readonly trumps: TrumpChoice;
  readonly lie: Lie;
  readonly groups: readonly Group[];
  /** May the mover name, play or bury this card? */
  readonly open: (card: Card) => boolean;
  /** The number of cards to pick; null for any number. */
  readonly wanted: number | null;
}

/** Returns the context of a position with a mover. Left out of `asked`: every held card is open, and any number is wanted. */
export function contextOf(
  position: ShengjiPosition<DealView>,
  asked: Partial<Pick<Context, 'open' | 'wanted'>> = {},
): Context {
  const trumps = trumpsOf(position.view);
  const hand = handOf(position) ?? NO_CARDS;
  const open = (card: Card) => hand[card]! > 0;
  return { hand, trumps, lie: lieOf(trumps), groups: groupsOf(trumps), open, wanted: null, ...asked };
}

/** Returns the selection at the beginning, with the cursor on a card. Left out: the first of the longest plain suit. */
export const beginOn = (context: Context, cursor = firstOfLongest(context)): Selection => ({
  ...{ cursor, picked: NO_CARDS, tickets: [], third: null, at: null },
  ...{ back: 0, unseen: false },
});

function firstOfLongest({ hand, groups, open }: Context): Card {
  const [longest] = groups
    .filter(({ suit }) => suit !== TRUMPS)
    .sort((a, b) => totalOf(hand, b.kinds) - totalOf(hand, a.kinds));
  return (
    longest!.kinds.find((card) => hand[card]! > 0) ??
    groups.flatMap(({ kinds }) => kinds).find(open) ??
    BLACK_JOKER
  );
}

/** Returns the selection with the cursor on a card. If one card is wanted, that card is picked. */
export const pointedAt = ({ wanted }: Context, selection: Selection, cursor: Card): Selection =>
  wanted === 1 ? { ...selection, cursor, picked: countsOf([cursor]), at: null } : { ...selection, cursor };

/** Returns the selection with these cards picked, and the cursor on the highest. `at`: their index among Tab's offers, or null. */
export const withCards = (
  selection: Selection,
  cards: readonly Card[],
  lie: Lie,
  at: number | null = null,
): Selection => ({
  ...selection,
  cursor: sorted(cards, lie).at(-1) ?? selection.cursor,
  picked: countsOf(cards),
  at,
});

/** Returns the picked cards in canonical order. */
export const pickedCards = ({ picked }: Selection, { order }: Lie): Card[] => cardsIn(picked, order);

/** Returns the picked cards, or null if they are too few. */
export function chosenCards({ lie, wanted }: Context, selection: Selection): Card[] | null {
  const cards = pickedCards(selection, lie);
  return cards.length < (wanted ?? 1) ? null : cards;
}

/** Returns keys that show an earlier trick, or unseen cards. */
export function lookKeys(
  position: ShengjiPosition<DealView>,
  selection: Selection,
  quiet = false,
): ShengjiKey[] {
  const { view } = position;
  const isBegun = view.phase === 'play' && view.tricks.length > 0;
  const back: ShengjiKey = {
    ...backKey(selection, isBegun ? null : 'No trick is over yet.'),
    help: 'the trick before the one shown, and so on back',
    quiet,
  };
  const unseen: ShengjiKey = {
    keys: ['n'],
    label: selection.unseen ? 'your hand' : 'not seen',
    help: 'copies of each card that you have not seen; again: your hand',
    group: 'look',
    quiet: true,
    act: () =>
      unseenIn(position, view)
        ? { select: { ...selection, unseen: !selection.unseen } }
        : { say: 'Nothing is played yet: all other cards are with the others or in the kitty.' },
  };
  return position.assist ? [back, unseen] : [back];
}

/** The parts of a hand to show in a phase. */
export interface ShownHand {
  /** Copies of each kind that are raised: picked, to be called, or just drawn. */
  readonly raised: Counts;
  /** Illegal cards have no lower edge. Left out: all are legal. */
  readonly open?: (card: Card) => boolean;
  /** Kinds of an obligation. */
  readonly owed?: readonly Card[];
  /** Do cards come one by one? Then they stand at the left, so that a new one moves only those to its right, and there is no cursor. */
  readonly drawing?: boolean;
  /** The phase's words in the rule above the hand: cards still out, buried cards. */
  readonly words?: readonly RuleWords[];
  /** The column of a vertical line from above that ends on that rule, in a table without boxes. */
  readonly line?: number;
}

/** Counts these cards by group: `trumps 7   ♥ 5   ♠ 2   ♦ 6`. */
export function bySuit({ position: { speaker }, lying }: Board, counts: Counts): string {
  const trumps = trumpsOf(lying.view);
  const named = ({ suit, kinds }: Group, place: number) => {
    const high = trumps.suit === null ? boardTexts.tops : boardTexts.trumps;
    return `${place > 0 ? trumpSign(suit, trumps, speaker) : high} ${totalOf(counts, kinds)}`;
  };
  return groupsOf(trumps).map(named).join('   ');
}

/** Draws a hand and the rule above it. Each group is a fan: in one row if they fit, else in two. */
export function drawHand(board: Board, shown: ShownHand): void {
  const { canvas, lying, measures } = board;
  const { rule, boxed, windowClass } = measures;
  const { columns, size, ...area } = measures.hand;
  const own = lying.hand;
  const words: RuleWords[] = [...(shown.words ?? [])];
  if (own !== null) {
    const total = own.reduce((sum, n) => sum + n, 0);
    words.unshift({ title: `${boardTexts.hand} ${total}`, text: bySuit(board, own), at: boxed ? 1 : 0 });
  }
  drawRule(canvas, rule, words, boxed ? undefined : shown.line);
  const groups = groupsIn(board, shown);
  const [rows, fan] = shown.drawing
    ? [drawnRows(groups, columns, windowClass >= 120 ? null : DRAWN_ABOVE, size), size]
    : fitted(groups, columns, size);
  rows.forEach((row, place) => {
    const x = shown.drawing ? 0 : Math.max(0, Math.floor((columns - groupsColumns(row, fan)) / 2));
    drawGroups(canvas, area.x + x, area.y + 1 + place * fanRows(fan), row, fan);
  });
}

/** Draws a hand on a calm table, as large as there is room. */
export const drawHandIn = (board: Board, at: Area, shown: ShownHand): void =>
  drawGroupsIn(board.canvas, at, groupsIn(board, shown), shown.drawing);

type Rows = readonly (readonly FanGroup[])[];

/** Returns rows and size of the fans. Short fans become tall ones once all fit in one row; the tallest become lower if they do not. */
function fitted(groups: readonly FanGroup[], columns: number, size: FanSize): [Rows, FanSize] {
  const tall = rowsOf(groups, columns, 'tall');
  const fits = tall.length === 1;
  if (fits && size !== 'taller') return [tall, 'tall'];
  return size === 'short' ? [rowsOf(groups, columns, size), size] : [tall, fits ? size : 'tall'];
}

/** The number of groups in the upper row during the draw: tops, spades and hearts. */
const DRAWN_ABOVE = 3;

function drawnRows(groups: readonly FanGroup[], columns: number, above: number | null, size: FanSize): Rows {
  const parts = above === null ? [groups] : [groups.slice(0, above), groups.slice(above)];
  const rows = parts.map((part) => part.filter((cards) => cards.length > 0));
  return rows.every((row) => groupsColumns(row, size) <= columns) ? rows : rowsOf(groups, columns, size);
}

function groupsIn({ canvas, position, lying, selection }: Board, shown: ShownHand): FanGroup[] {
  const { theme } = canvas;
  const { view, hand } = lying;
  if (hand === null)
    return [Array<FanCard>(cardsLeft(view, southOf(position))).fill({ ...DOWN, frame: theme.edge })];
  const { raised, open = () => true, owed = [], drawing } = shown;
  const { speaker, marked } = position;
  return groupsOf(trumpsOf(view)).map(({ kinds }) =>
    kinds.flatMap((card) =>
      Array.from({ length: hand[card]! }, (_, copy): FanCard => {
        const state = copy < raised[card]! ? 'picked' : open(card) ? 'plain' : 'illegal';
        return {
          ...heldCard(speaker.card(format(card)), theme, state, owed.includes(card) ? 'owed' : undefined),
          cursor: copy === 0 && !drawing && card === selection?.cursor,
          marked: copy === 0 && marked.has(`card ${format(card)}`),
          touch: cardTouch(format(card)),
        };
      }),
    ),
  );
}
