import { type BidName, findBid, LEVELS, STRAINS } from '../../engine/five-hundred/bids.ts';
import { offers } from '../../engine/five-hundred/offers.ts';
import type { Position500 } from './layout.ts';
import type { Key500, Said, Selection } from './selection.ts';

/** The picker's columns: Inkles, then six to ten tricks. Its rows are the strains, and below them stand pass and Nello. */
export const COLUMNS = ['inkle', ...LEVELS] as const;

export const bidAt = (row: number, column: number): BidName => {
  const [kind, strain] = [COLUMNS[column]!, STRAINS[row]!];
  return kind === 'inkle' ? `inkle ${strain}` : `${kind}${strain}`;
};

type Place = readonly [row: number, column: number];

const placeOf = (call: Said): Place => {
  const bid = findBid(call);
  if (bid?.strain == null) return [STRAINS.length, call === 'pass' ? 0 : 1];
  const column = bid.inkle ? 0 : LEVELS.indexOf(bid.tricks as (typeof LEVELS)[number]) + 1;
  return [STRAINS.indexOf(bid.strain), column];
};

const callAt = ([row, column]: Place): Said => {
  if (row === STRAINS.length) return column === 0 ? 'pass' : 'nello';
  return bidAt(row, column);
};

/** One step in the picker, over legal and illegal bids alike: the verdict says why one is not to be had. */
function stepped(call: Said, key: string): Said {
  const [row, column] = placeOf(call);
  const [down, right] = STEPS[key]!;
  const last = STRAINS.length;
  if (row === last) {
    // Pass stands below the bids of six, Nello below those of eight.
    if (down < 0) return bidAt(last - 1, column === 0 ? 1 : 3);
    return right === 0 ? call : callAt([last, right < 0 ? 0 : 1]);
  }
  if (row + down === last) return column < 3 ? 'pass' : 'nello';
  const clamp = (place: number, end: number) => Math.max(0, Math.min(end, place));
  return callAt([clamp(row + down, last), clamp(column + right, COLUMNS.length - 1)]);
}

const STEPS: { readonly [key: string]: Place } = {
  Up: [-1, 0],
  k: [-1, 0],
  Down: [1, 0],
  j: [1, 0],
  Left: [0, -1],
  h: [0, -1],
  Right: [0, 1],
  l: [0, 1],
};

/** Legal calls from low to high, pass last. */
const legalCalls = (position: Position500): Said[] => [
  ...offers(position.view, position.mover!)
    .filter(({ refusal }) => refusal === null)
    .sort((a, b) => a.bid.rank - b.bid.rank)
    .map(({ bid }) => bid.name),
  'pass',
];

export function auctionKeys(position: Position500, selection: Selection): Key500[] {
  const { call } = selection;
  const pick = (next: Said) => ({ select: { ...selection, call: next } });
  const lowest = () => {
    const legal = legalCalls(position);
    return legal.find((name) => /^\d/.test(name)) ?? legal[0]!;
  };
  return [
    {
      keys: ['Left', 'Right', 'Up', 'Down', 'h', 'l', 'k', 'j'],
      name: '←→↑↓',
      label: 'bid',
      help: 'over the bids (also h j k l)',
      group: 'select',
      act: (key) => pick(call === null ? lowest() : stepped(call, key)),
    },
    {
      keys: ['6', '7', '8', '9', '0'],
      name: '6-9',
      label: 'tricks',
      help: 'so many tricks, 0 for ten',
      group: 'select',
      act: (key) => pick(`${key === '0' ? 10 : (Number(key) as 6 | 7 | 8 | 9)}${strainOf(call) ?? 'S'}`),
    },
    {
      keys: ['S', 'C', 'D', 'H', 'N'],
      name: 'SCDHN',
      label: 'suit',
      help: 'trumps, N for No-Trump',
      group: 'select',
      act: (key) =>
        pick(
          bidAt(
            STRAINS.findIndex((strain) => strain[0] === key),
            columnOf(call),
          ),
        ),
    },
    { keys: ['p'], label: 'pass', group: 'select', act: () => pick('pass') },
    {
      keys: ['I'],
      label: 'Inkle',
      help: 'a signal of a weak six',
      group: 'select',
      quiet: true,
      act: () => pick(`inkle ${strainOf(call) ?? 'S'}`),
    },
    {
      keys: ['L'],
      label: 'Nello',
      help: 'to lose every trick',
      group: 'select',
      quiet: true,
      act: () => pick('nello'),
    },
    {
      keys: ['Tab', 'Shift-Tab'],
      label: 'next legal',
      help: 'and Shift-Tab: the one before',
      group: 'select',
      quiet: true,
      act: (key) => {
        const legal = legalCalls(position);
        const at = call === null ? -1 : legal.indexOf(call);
        const step = key === 'Tab' ? 1 : at < 0 ? 0 : -1;
        return pick(legal[(at + step + legal.length) % legal.length]!);
      },
    },
  ];
}

const strainOf = (call: Said | null) => (call === null ? null : (findBid(call)?.strain ?? null));

const columnOf = (call: Said | null): number => (strainOf(call) === null ? 1 : placeOf(call!)[1]);
