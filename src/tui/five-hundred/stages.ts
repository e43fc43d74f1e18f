/** The places on the tables of 500: for four the stage that other games use, for six one of its own. */
import type { FiveHundred } from '../../engine/five-hundred/state.ts';
import type { Drawing } from '../drawing/board.ts';
import type { TableSize, WindowClass } from '../drawing/size.ts';
import { type Spot, type Stage, stageLayoutIn } from '../drawing/stage.ts';
import type { Selection } from './hand.ts';
import type { Lying } from './lying.ts';

/** The arguments of this table's drawing functions, with all places. */
export interface Board extends Drawing<FiveHundred, Selection, Lying> {
  readonly table: Table500;
  /** Columns inside a panel. */
  readonly inside: number;
}

/** `rows`: the last row for panels. Left out: as far as the stage. */
export function boardOf(drawing: Drawing<FiveHundred, Selection, Lying>, rows?: number): Board {
  const { size, lying } = drawing;
  const table = tableIn(size, lying.view.standing.seats);
  const { panels, boxed } = table;
  const high = rows === undefined ? panels : { ...panels, rows: rows - panels.y };
  return { ...drawing, table: { ...table, panels: high }, inside: panels.columns - (boxed ? 4 : 0) };
}

/** The places of a table of 500. */
interface Table500 extends Stage {
  /** The place of the auction in a line while cards are played; null if a panel has it, and plates have room for words. */
  readonly bids: (Spot & { readonly columns: number }) | null;
}

/** Columns between the name and the facts of a plate. */
const GAPS: { readonly [windowClass in WindowClass]: number } = { 80: 1, 100: 2, 120: 3, 160: 3 };

const BIDS: { readonly [windowClass in WindowClass]: Table500['bids'] } = {
  80: { x: 2, y: 11, columns: 53 },
  100: { x: 2, y: 16, columns: 61 },
  120: null,
  160: null,
};

/** For six players two plates one below the other at each side, and the cards in three columns. */
const SIX: { readonly [windowClass in WindowClass]: Pick<Table500, 'cards' | 'plates' | 'middle'> } = {
  80: {
    cards: sides([25, 7], [18, 6], [18, 2], [25, 1], [32, 2], [32, 6]),
    plates: sides([0, 10], [1, 6], [1, 2], [0, 0], [37, 2], [37, 6]),
    middle: null,
  },
  100: {
    cards: sides([30, 10], [21, 9], [21, 4], [30, 3], [39, 4], [39, 9]),
    plates: sides([1, 14], [2, 9], [2, 4], [1, 1], [45, 4], [45, 9]),
    middle: { x: 26, y: 7, columns: 13, rows: 1 },
  },
  120: {
    cards: sides([38, 14], [28, 12], [28, 6], [38, 4], [48, 6], [48, 12]),
    plates: sides([2, 20], [9, 13], [9, 7], [2, 2], [57, 7], [57, 13]),
    middle: { x: 35, y: 11, columns: 13, rows: 1 },
  },
  160: {
    cards: sides([48, 19], [35, 16], [35, 8], [48, 5], [61, 8], [61, 16]),
    plates: sides([2, 27], [16, 18], [16, 10], [2, 2], [71, 10], [71, 18]),
    middle: { x: 44, y: 15, columns: 17, rows: 1 },
  },
};

function sides(...spots: readonly (readonly [x: number, y: number])[]): Spot[] {
  return spots.map(([x, y]) => ({ x, y }));
}

function tableIn(size: TableSize, seats: number): Table500 {
  const { windowClass } = size;
  const stage = stageLayoutIn(size);
  const common = { ...stage, plateGap: GAPS[windowClass], bids: BIDS[windowClass] };
  if (seats === 6) return { ...common, ...SIX[windowClass] };
  const [south, west, north, east] = stage.plates;
  // South has no captured cards, so its plate may be a row lower, away from its card.
  if (windowClass === 80) return { ...common, plates: [{ ...south, y: south.y + 1 }, west, north, east] };
  return { ...common, ...(windowClass === 120 && { middle: { x: 35, y: 11, columns: 14, rows: 1 } }) };
}
