import { checkBid, judgedBids } from '../../engine/five-hundred/auction.ts';
import { type BidName, findBid, type Level, STRAINS } from '../../engine/five-hundred/bids.ts';
import { refusalText } from '../../engine/five-hundred/text.ts';
import type { FiveHundredPosition } from './layout.ts';
import { bidAt, bidOfLevel, bidOfStrain, stepped } from './picker.ts';
import type { Key, Said, Selection } from './selection.ts';

/** Legal bids from low to high; of equal ones the six before the Inkle. */
const legalBids = ({ view, mover }: FiveHundredPosition): BidName[] =>
  (view.phase === 'bid' && mover !== null ? judgedBids(view, mover) : [])
    .filter(({ refusal }) => refusal === null)
    .sort((a, b) => a.bid.rank - b.bid.rank)
    .map(({ bid }) => bid.name);

export function auctionKeys(position: FiveHundredPosition, selection: Selection): Key[] {
  const { call } = selection;
  const { view, mover, speaker } = position;
  const inOrder = legalBids(position);
  const legal = new Set(inOrder);
  const calls: readonly Said[] = [...inOrder, 'pass'];
  const pick = (next: Said) => ({ select: { ...selection, call: next } });
  /** Picks a bid, or says why it is not to be had; null: why `otherwise` is not. */
  const pickLegal = (name: BidName | null, otherwise: BidName) => {
    const wanted = name ?? otherwise;
    const refusal = view.phase === 'bid' && mover !== null ? checkBid(view, mover, wanted) : null;
    return refusal === null ? pick(wanted) : { say: refusalText(refusal, speaker) };
  };
  const strain = call === null ? null : (findBid(call)?.strain ?? null);
  return [
    {
      keys: ['Left', 'Right', 'h', 'l'],
      name: '←→',
      label: 'number',
      help: 'more or fewer tricks; among the Inkles the suit',
      group: 'select',
      act: (key) => move(key),
    },
    {
      keys: ['Up', 'Down', 'k', 'j'],
      name: '↑↓',
      label: 'suit',
      help: 'trumps; below them Nello and Inkle',
      group: 'select',
      act: (key) => move(key),
    },
    {
      keys: ['6', '7', '8', '9', '0'],
      name: '6-9 0',
      label: 'tricks',
      help: 'so many tricks, 0 for ten',
      group: 'select',
      quiet: true,
      act(key) {
        const level = (key === '0' ? 10 : Number(key)) as Level;
        return pickLegal(bidOfLevel(level, call, legal), `${level}NT`);
      },
    },
    {
      keys: ['S', 'C', 'D', 'H', 'N'],
      name: 'SCDHN',
      label: 'suit',
      help: 'trumps, N for No-Trump',
      group: 'select',
      quiet: true,
      act(key) {
        const row = STRAINS.findIndex((each) => each[0] === key);
        return pickLegal(bidOfStrain(row, call, legal), `10${STRAINS[row]!}`);
      },
    },
    { keys: ['p'], label: 'pass', group: 'select', act: () => pick('pass') },
    {
      keys: ['I'],
      label: 'Inkle',
      help: 'a signal of a weak six',
      group: 'select',
      quiet: true,
      act() {
        const same = strain === null ? null : (`inkle ${strain}` as const);
        const lowest = STRAINS.map((_, row) => bidAt(row, 'inkle')).find((name) => legal.has(name));
        return pickLegal(same !== null && legal.has(same) ? same : (lowest ?? null), 'inkle NT');
      },
    },
    {
      keys: ['L'],
      label: 'Nello',
      help: 'to lose every trick',
      group: 'select',
      quiet: true,
      act: () => pickLegal('nello', 'nello'),
    },
    {
      keys: ['Tab', 'Shift-Tab'],
      label: 'next legal',
      help: 'and Shift-Tab: the one before',
      group: 'select',
      quiet: true,
      act(key) {
        const at = call === null ? -1 : calls.indexOf(call);
        const step = key === 'Tab' ? 1 : at < 0 ? 0 : -1;
        return pick(calls[(at + step + calls.length) % calls.length]!);
      },
    },
  ];

  function move(key: string) {
    const from = call === null || call === 'pass' ? null : call;
    if (from !== null) return pick(stepped(from, key, legal));
    const lowest = inOrder.find((name) => /^\d/.test(name)) ?? inOrder[0];
    return lowest === undefined ? { say: 'No bid is higher: only a pass is left.' } : pick(lowest);
  }
}
