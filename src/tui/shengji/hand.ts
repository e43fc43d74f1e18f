import type { Card } from '../../engine/card.ts';
import { type Counts, format } from '../../engine/shengji/cards.ts';
import { cardsLeft } from '../../engine/shengji/knowledge.ts';
import type { DealView } from '../../engine/shengji/state.ts';
import type { TrumpChoice } from '../../engine/shengji/trumps.ts';
import type { Canvas } from '../drawing/canvas.tsx';
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
import { groupsOf } from './groups.ts';
import type { Measures } from './measures.ts';
import type { ShengjiPosition } from './words.ts';

/** A hand, and what is to be seen of it. */
export interface ShownHand {
  readonly position: ShengjiPosition;
  readonly view: DealView;
  readonly trumps: TrumpChoice;
  /** Null where the cards are not to be seen. */
  readonly hand: Counts | null;
  /** Copies of each kind that stand out: picked, to be called, or just drawn. */
  readonly raised: Counts;
  readonly cursor: Card | null;
  /** What may be played or named is closed below. */
  readonly open: (card: Card) => boolean;
  /** Kinds of which a duty speaks. */
  readonly owed: readonly Card[];
  /** Cards come one by one: they stand at the left, so that a new one moves only what is right of it. */
  readonly drawing: boolean;
}

/** Draws a hand as fans, one a group: in one row where it fits, else in two. */
export function drawHand(canvas: Canvas, shown: ShownHand, { hand: area, windowClass }: Measures): void {
  const groups = groupsIn(shown, canvas);
  const { columns, size } = area;
  const [rows, fan] = shown.drawing
    ? [drawnRows(groups, columns, windowClass >= 120 ? null : DRAWN_ABOVE, size), size]
    : fitted(groups, columns, size);
  rows.forEach((row, place) => {
    const x = shown.drawing ? 0 : Math.max(0, Math.floor((columns - groupsColumns(row, fan)) / 2));
    drawGroups(canvas, area.x + x, area.y + 1 + place * fanRows(fan), row, fan);
  });
}

type Rows = readonly (readonly FanGroup[])[];

/** Short fans give way to tall ones as soon as all cards fit in one row, the tallest to lower ones where they do not. */
function fitted(groups: readonly FanGroup[], columns: number, size: FanSize): [Rows, FanSize] {
  const tall = rowsOf(groups, columns, 'tall');
  const fits = tall.length === 1;
  if (fits && size !== 'taller') return [tall, 'tall'];
  return size === 'short' ? [rowsOf(groups, columns, size), size] : [tall, fits ? size : 'tall'];
}

/** While cards are drawn so many groups stand in the upper row: tops, spades and hearts. */
const DRAWN_ABOVE = 3;

function drawnRows(groups: readonly FanGroup[], columns: number, above: number | null, size: FanSize): Rows {
  const parts = above === null ? [groups] : [groups.slice(0, above), groups.slice(above)];
  const rows = parts.map((part) => part.filter((cards) => cards.length > 0));
  return rows.every((row) => groupsColumns(row, size) <= columns) ? rows : rowsOf(groups, columns, size);
}

function groupsIn(shown: ShownHand, { theme }: Canvas): FanGroup[] {
  const { position, hand, trumps, raised, cursor, open, owed } = shown;
  if (hand === null) {
    const seat = position.viewer === 'table' ? 0 : position.viewer;
    return [Array<FanCard>(cardsLeft(shown.view, seat)).fill({ ...DOWN, frame: theme.edge })];
  }
  const { speaker, marked } = position;
  return groupsOf(trumps).map(({ kinds }) =>
    kinds.flatMap((card) =>
      Array.from({ length: hand[card]! }, (_, copy): FanCard => {
        const state = copy < raised[card]! ? 'picked' : open(card) ? 'plain' : 'illegal';
        return {
          ...heldCard(speaker.card(format(card)), theme, state, owed.includes(card) ? 'owed' : undefined),
          cursor: copy === 0 && card === cursor,
          marked: copy === 0 && marked.has(`card ${format(card)}`),
        };
      }),
    ),
  );
}
