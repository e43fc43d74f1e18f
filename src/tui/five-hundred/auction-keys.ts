import { judgedBids } from '../../engine/five-hundred/auction.ts';
import { findBid, STRAINS } from '../../engine/five-hundred/bids.ts';
import type { FiveHundredPosition } from './layout.ts';
import { bidAt, placeOf, stepped } from './picker.ts';
import type { Key, Said, Selection } from './selection.ts';

/** Legal calls from low to high, pass last. */
const legalCalls = ({ view, mover }: FiveHundredPosition): Said[] => [
  ...(view.phase === 'bid' && mover !== null ? judgedBids(view, mover) : [])
    .filter(({ refusal }) => refusal === null)
    .sort((a, b) => a.bid.rank - b.bid.rank)
    .map(({ bid }) => bid.name),
  'pass',
];

export function auctionKeys(position: FiveHundredPosition, selection: Selection): Key[] {
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
