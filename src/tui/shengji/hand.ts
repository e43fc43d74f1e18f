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
import { type FanCard, type FanGroup, heldCard } from '../drawing/fan.ts';
import { cardTouch } from '../drawing/hand.ts';
import { backKey } from '../parts/card-keys.ts';
import type { Decision } from '../parts/decision.ts';
import type { Act, TableKey } from '../table.ts';
import { type Group, groupsOf } from './groups.ts';
import { handOf, type Lying, totalOf, trumpsOf, unseenIn } from './lying.ts';
import { handTexts, keyTexts, type ShengjiPosition } from './words.ts';

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

/** The arguments of this table's drawing functions. */
export type Board<View extends DealView = DealView> = Drawing<Shengji, Selection, Lying<View>>;

/** A decision of this game. All of them share a large hand, of which each phase shows something else. */
export interface HandDecision<View extends DealView = DealView>
  extends Decision<Shengji, Selection, Lying<View>, View> {
  /** Like `TableUi.begin`. */
  begin(position: ShengjiPosition<View>): Selection;
  /** Draws the table without the hand. Returns the place of the hand. */
  draw(board: Board<View>): Area;
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
    ...backKey(selection, isBegun ? null : keyTexts.noTrick),
    help: keyTexts.earlier,
    quiet,
  };
  const unseen: ShengjiKey = {
    keys: ['n'],
    label: selection.unseen ? keyTexts.yourHand : keyTexts.notSeen,
    help: keyTexts.unseen,
    group: 'look',
    quiet: true,
    act: () =>
      unseenIn(position, view)
        ? { select: { ...selection, unseen: !selection.unseen } }
        : { say: keyTexts.nothingSeen },
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
}

/** Draws a hand as large as there is room. */
export const drawHand = (board: Board, at: Area, shown: ShownHand): void =>
  drawGroupsIn(board.canvas, at, groupsIn(board, shown), shown.drawing);

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
          ...heldCard(
            speaker.card(format(card)),
            theme,
            state,
            owed.includes(card) ? handTexts.must : undefined,
          ),
          cursor: copy === 0 && !drawing && card === selection?.cursor,
          marked: copy === 0 && marked.has(`card ${format(card)}`),
          touch: cardTouch(format(card)),
        };
      }),
    ),
  );
}
