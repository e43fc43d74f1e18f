import { cardOf, RANKS, SPADES, SUITS } from '../../engine/card.ts';
import { type CardSet, FULL, has, minus, size, union } from '../../engine/card-set.ts';
import { rankText } from '../../front/ranks.ts';
import { widthOf } from '../../width.ts';
import type { Panel } from '../drawing/panel.ts';
import type { ShangPosition } from './hand.ts';
import type { Board } from './places.ts';

/** The cards in the other hands; null for who has no hand of their own, or wants no help. */
function heldByOthers({ view, viewer, assist }: ShangPosition): CardSet | null {
  const own = viewer === 'table' ? null : view.hands[viewer];
  return own && assist && view.phase === 'play' ? minus(FULL, union(view.played, own)) : null;
}

interface RankOut {
  readonly rank: string;
  /** For each suit from the highest, whether this card is among them. */
  readonly suits: readonly boolean[];
  readonly copies: number;
}

/** From the aces down. */
function byRank(cards: CardSet): RankOut[] {
  return RANKS.map((rank, place) => {
    const suits = SUITS.map((_, suit) => has(cards, cardOf(SPADES - suit, place)));
    return { rank: rankText(rank), suits, copies: suits.filter(Boolean).length };
  }).reverse();
}

/** Columns of a rank in the row of them. */
const RANK = 3;

/** `OUT    A  K  Q …`, and below each rank how many of it the others hold. */
export function drawOut({ canvas, places, position }: Board, y: number): void {
  const { name: x } = places.player;
  const cards = heldByOthers(position);
  if (!cards) return;
  const { strong, edge } = canvas.theme;
  let end = canvas.plain(x, y, 'OUT', strong) + 2 + RANK;
  for (const { rank, copies } of byRank(cards)) {
    canvas.writeRight(end, y, rank, strong);
    canvas.writeRight(end, y + 1, copies === 0 ? '·' : String(copies), copies === 0 ? edge : {});
    end += RANK;
  }
}

/** Every card that the others hold, by rank, and of which ranks they can have no pair. */
export function heldPanel(position: ShangPosition, columns: number): Panel | null {
  const cards = heldByOthers(position);
  if (!cards) return null;
  const { speaker } = position;
  const letters = ['S', 'H', 'D', 'C'].map((suit) => speaker.suit(suit));
  const ranks = byRank(cards);
  const entries = ranks.map(
    ({ rank, suits }) => `${rank} ${suits.map((out, place) => (out ? letters[place] : '·')).join('')}`,
  );
  // A ten takes a column more than the others.
  const perRow = Math.floor((columns + 1) / 8);
  const rows = Array.from({ length: Math.ceil(entries.length / perRow) }, (_, row) =>
    entries.slice(row * perRow, (row + 1) * perRow).join('  '),
  );
  const total = size(cards);
  return {
    title: 'Held by the others',
    value: total === 1 ? '1 card' : `${total} cards`,
    rows: [...rows, '', pairsText(ranks, columns)],
  };
}

/** Of which ranks there can be no pair; where those are many, of which there can be one. */
function pairsText(ranks: readonly RankOut[], columns: number): string {
  const named = (wanted: (copies: number) => boolean) =>
    ranks.flatMap(({ rank, copies }) => (wanted(copies) ? [rank] : [])).join(' ');
  const none = named((copies) => copies < 2);
  const some = named((copies) => copies > 1);
  if (none === '') return '';
  if (some === '') return 'no pair can be left';
  const text = `${none}: no pair can be left`;
  return widthOf(text) <= columns ? text : `pairs: only of ${some}`;
}
