import { decidingTotals, firstDeal, type Speaker, type Status } from '../../engine/game.ts';
import { list, within } from '../../engine/words.ts';
import { minus } from '../../front/number.ts';
import { padded } from '../../width.ts';
import type { SheetColumn, SheetRow, SheetTable } from './page.ts';

/** Who has a column of their own: a seat or a team. */
export interface Party {
  readonly name: string;
  /** Inside a sentence, where that differs: "you". */
  readonly within?: string;
  /** One a finished deal. */
  readonly points: readonly number[];
  readonly total: number;
}

/** The seats as parties. */
export const partiesOf = (status: Pick<Status, 'results' | 'scores' | 'only'>, speaker: Speaker): Party[] =>
  decidingTotals(status).map((total, seat) => ({
    name: speaker.seat(seat),
    within: within(speaker).seat(seat),
    points: status.results.map(({ points }) => points[seat]!),
    total,
  }));

/** A column between the number of a deal and the parties, e.g. who passed where. */
export interface LeadColumn {
  readonly title: string;
  readonly width: number;
  /** One a finished deal. */
  readonly cells: readonly string[];
}

export interface DealTable {
  readonly parties: readonly Party[];
  readonly status: Pick<Status, 'phase' | 'deal' | 'results' | 'only'>;
  readonly winner: Winner;
  readonly lead?: readonly LeadColumn[];
  /** What each deal was about, in a few words. */
  readonly notes?: readonly string[];
  /** How far a total is from the end of the match: a row of its own, `left  to 1000`. */
  readonly left?: { readonly to: string; of(total: number): string };
  /** How points of a deal are written; left out: with a proper minus sign. */
  points?(value: number): string;
  readonly columns: number;
}

export type Winner = 'highest' | 'lowest';

const NUMBER = 6;
/** A party's column in a window of a phone's width, in one of 80 columns, and in a wide one. */
const NARROWEST = 5;
const NARROW = 8;
const WIDE = 11;

/** Two blocks: the deals with a column a party, and under them totals, places and what is left to the end; of a match of one deal the places alone. */
export function dealTables(table: DealTable): [SheetTable, SheetTable] {
  const { parties, status, winner, lead = [], notes = [], left, points = minus } = table;
  const first = firstDeal(status);
  const lengths = lead.reduce((sum, { width }) => sum + width, NUMBER);
  const width = table.columns >= 98 ? WIDE : table.columns >= 56 ? NARROW : NARROWEST;
  const columns: SheetColumn[] = [
    { width: NUMBER },
    ...lead.map((column) => ({ width: column.width })),
    ...parties.map(() => ({ width, right: true })),
    { width: Number.POSITIVE_INFINITY, gap: 3 },
  ];
  const deals = parties[0]!.points.length;
  const totals = parties.map(({ total }) => total);
  const head: SheetRow = {
    cells: ['deal', ...lead.map(({ title }) => title), ...parties.map(({ name }) => name)],
  };
  const rows = Array.from(
    { length: deals },
    (_, deal): SheetRow => ({
      cells: [
        String(first + deal),
        ...lead.map(({ cells }) => cells[deal]!),
        ...parties.map((party) => points(party.points[deal]!)),
        notes[deal] ?? '',
      ],
      latest: deal === deals - 1,
    }),
  );
  const below = (name: string, cells: readonly string[], more = '', strong = false): SheetRow => ({
    cells: [padded(name, NUMBER) + more, ...cells],
    strong,
  });
  return [
    {
      kind: 'table',
      columns,
      head: true,
      rows: [head, ...rows],
      fold(count) {
        const sums = parties.map((party) => points(sum(party.points.slice(0, count))));
        return { cells: [upTo(count), ...lead.map(() => ''), ...sums] };
      },
    },
    {
      kind: 'table',
      // These rows have names as long as the columns for the number and the lead together.
      columns: [{ width: lengths }, ...columns.slice(1 + lead.length)],
      rows: [
        ...(status.only ? [] : [below('total', totals.map(minus), '', true)]),
        below('place', deals > 0 ? placesOf(totals, winner) : parties.map(() => NO_PLACE)),
        ...(left && !status.only ? [below('left', totals.map(left.of), left.to)] : []),
      ],
    },
  ];
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The number of a row that stands for the deals up to this one. */
const upTo = (deal: number): string => (deal === 1 ? '1' : `1-${deal}`);

/** Stands for a place while no deal is over. */
const NO_PLACE = '–';

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th'] as const;

/** The place of each total, from 1; equal ones share the better place. */
export function placesIn(totals: readonly number[], winner: Winner): number[] {
  const better = (a: number, b: number) => (winner === 'lowest' ? a < b : a > b);
  return totals.map((total) => totals.filter((other) => better(other, total)).length + 1);
}

/** As `placesIn`, in words: `1st`. */
export const placesOf = (totals: readonly number[], winner: Winner): string[] =>
  placesIn(totals, winner).map((place) => ORDINALS[place - 1]!);

/** "Cat wins", "You and Cat share the win"; `partners`: they win together. */
export function whoWins(winners: readonly number[], speaker: Speaker, partners = false): string {
  const names = list(winners.map((seat) => speaker.seat(seat)));
  if (winners.length > 1) return `${names} ${partners ? 'win' : 'share the win'}`;
  return `${names} ${winners[0] === speaker.you ? 'win' : 'wins'}`;
}
