import { checkBid, judgedBids } from '../../engine/five-hundred/auction.ts';
import { type BidName, LEVELS, STRAINS } from '../../engine/five-hundred/bids.ts';
import { refusalText } from '../../engine/five-hundred/text.ts';
import type { FiveHundredPosition } from './lying.ts';
import { bidAt, bidOfColumn, bidOfStrain, stepped } from './picker.ts';
import type { Done, Key, Said, Selection } from './selection.ts';

/** What the keys of the auction work with. */
interface Bidding {
  readonly position: FiveHundredPosition;
  readonly selection: Selection;
  /** In the order of `legalBids`. */
  readonly legal: readonly BidName[];
  /** The same, to look a bid up. */
  readonly isLegal: ReadonlySet<BidName>;
}

/** Legal bids from low to high; of equal ones the six before the Inkle. */
const legalBids = ({ view, mover }: FiveHundredPosition): BidName[] =>
  (view.phase === 'bid' && mover !== null ? judgedBids(view, mover) : [])
    .filter(({ refusal }) => refusal === null)
    .sort((a, b) => a.bid.rank - b.bid.rank)
    .map(({ bid }) => bid.name);

export function auctionKeys(position: FiveHundredPosition, selection: Selection): Key[] {
  const legal = legalBids(position);
  const bidding: Bidding = { position, selection, legal, isLegal: new Set(legal) };
  return [
    {
      keys: ['Left', 'Right'],
      name: '←→',
      label: 'number',
      help: 'more or fewer tricks; among the Inkles the suit',
      group: 'select',
      act: (key) => step(bidding, key),
    },
    {
      keys: ['Up', 'Down', 'k', 'j'],
      name: '↑↓',
      label: 'suit',
      help: 'trumps; below them Nello and Inkle',
      group: 'select',
      act: (key) => step(bidding, key),
    },
    ...directKeys(bidding),
    {
      keys: ['Tab', 'Shift-Tab'],
      label: 'next legal',
      help: 'the next legal bid, the one before',
      group: 'select',
      quiet: true,
      act: (key) => nextLegal(bidding, key === 'Tab' ? 1 : -1),
    },
  ];
}

/** The last digits of `LEVELS`. */
const COLUMN_KEYS: readonly string[] = LEVELS.map((level) => String(level % 10));

/** Keys that name a bid, or a part of one. */
const directKeys = (bidding: Bidding): Key[] => [
  {
    keys: COLUMN_KEYS,
    name: '6-9 0',
    label: 'tricks',
    help: 'so many tricks, 0 for ten',
    group: 'select',
    quiet: true,
    act: (key) => ofColumn(bidding, COLUMN_KEYS.indexOf(key)),
  },
  {
    keys: ['s', 'c', 'd', 'h', 'n', 'S', 'C', 'D', 'H', 'N'],
    name: 's c d h n',
    label: 'suit',
    help: 'trumps, N for No-Trump',
    group: 'select',
    quiet: true,
    act: (key) => ofStrain(bidding, key),
  },
  { keys: ['p'], label: 'pass', group: 'select', act: () => picked(bidding, 'pass') },
  {
    keys: ['I'],
    label: 'Inkle',
    help: 'a signal of a weak six',
    group: 'select',
    quiet: true,
    act: () => ofColumn(bidding, 'inkle'),
  },
  {
    keys: ['L'],
    label: 'Nello',
    help: 'to lose every trick',
    group: 'select',
    quiet: true,
    act: () => judged(bidding, 'nello'),
  },
];

const picked = ({ selection }: Bidding, call: Said): Done => ({
  select: { ...selection, call, column: null },
});

/** Picks a bid, or says why it may not be called. */
function judged(bidding: Bidding, name: BidName): Done {
  const { view, mover, speaker } = bidding.position;
  const refusal = view.phase === 'bid' && mover !== null ? checkBid(view, mover, name) : null;
  return refusal === null ? picked(bidding, name) : { say: refusalText(refusal, speaker) };
}

/** A step in the table of bids; from nothing picked, or a pass, to the lowest bid of a number of tricks. */
function step(bidding: Bidding, key: string): Done {
  const { selection, legal, isLegal } = bidding;
  const { call, column } = selection;
  if (call !== null && call !== 'pass')
    return { select: { ...selection, ...stepped({ call, column }, key, isLegal) } };
  const lowest = legal.find((name) => /^\d/.test(name)) ?? legal[0];
  return lowest === undefined ? { say: 'No bid is higher: only a pass is left.' } : picked(bidding, lowest);
}

/** See `bidOfColumn`. Where no strain is legal, the refusal of No-Trump, the highest, tells why. */
const ofColumn = (bidding: Bidding, column: number | 'inkle'): Done =>
  judged(
    bidding,
    bidOfColumn(column, bidding.selection.call, bidding.isLegal) ?? bidAt(STRAINS.indexOf('NT'), column),
  );

/** See `bidOfStrain`, of the strain whose name begins with `letter`. Where none is legal, the refusal of ten tricks tells why. */
function ofStrain(bidding: Bidding, letter: string): Done {
  const row = STRAINS.findIndex((strain) => strain[0] === letter.toUpperCase());
  return judged(bidding, bidOfStrain(row, bidding.selection.call, bidding.isLegal) ?? `10${STRAINS[row]!}`);
}

/** Goes round the legal bids and the pass. */
function nextLegal(bidding: Bidding, by: 1 | -1): Done {
  const calls: readonly Said[] = [...bidding.legal, 'pass'];
  const { call } = bidding.selection;
  const at = call === null ? -1 : calls.indexOf(call);
  const from = at < 0 && by < 0 ? 0 : at;
  return picked(bidding, calls[(from + by + calls.length) % calls.length]!);
}
