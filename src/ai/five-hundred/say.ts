import { SUITS } from '../../engine/card.ts';
import { BIDS } from '../../engine/five-hundred/bids.ts';
import { formatCard } from '../../engine/five-hundred/cards.ts';
import { bidText, parse } from '../../engine/five-hundred/text.ts';
import type { Speaker } from '../../engine/game.ts';
import { ofHundred } from '../adviser/figures.ts';
import { byChange, mean, type Often, share } from '../adviser/sayings.ts';
import type { Comparison, Findings, Saying, Wording } from '../adviser/wording.ts';
import { MATCH } from './auction.ts';
import { planOf } from './fates.ts';
import { bidNamed, type Fact, OUTCOME, type Part } from './parts.ts';
import { clauses, partWords, plainClauses, warnings, words } from './words.ts';

type FiveHundredComparison = Comparison<Fact>;

export const fiveHundredWording: Wording<Part, Fact> = {
  part: (part) => partWords[part],
  sayings: (part, about) => SAYINGS[part](about),
  plain: (part) => plainClauses[part],
  move: moveText,
  plan: planOf,
  isChoice: (move) => move.startsWith('bury '),
  warning,
};

const SAYINGS: { readonly [part in Part]: (about: FiveHundredComparison) => Saying[] } = {
  outcome(about) {
    const { best, other, speaker } = about;
    const bid = best.usual('bid');
    const name = bid === 0 ? '' : bidText(bidNamed(bid), speaker);
    if (best.share('bid', bid) < 1 || other.share('bid', bid) < 1)
      return changesOf(about, isMostly(about, bid) ? called(name) : called());
    return changesOf(about, [
      ['oursMade', 'more', (often) => clauses.isMade(name, often)],
      ['theirsSet', 'more', (often) => clauses.isSet(name, often)],
    ]);
  },
  height: (about) => [mean(about, 'height', 'more', clauses.height, 1)],
  against: (about) => [mean(about, 'tricks', 'more', clauses.tricks, 10, 1)],
  match: (about) => [
    share(about, 'match', 1, 'more', clauses.won, [0, 2 * MATCH]),
    share(about, 'match', -1, 'less', clauses.lost, [0, 2 * MATCH]),
  ],
};

/** The most that one outcome of a deal can be worth against another, in points: 10 No-Trump made and set. */
const BEST_TO_WORST = 1040;

/** An outcome, whether more or less of it is good for the seat's side, and its clause. */
type Outcome = readonly [outcome: keyof typeof OUTCOME, good: Saying['good'], clause: Often];

/** Do both moves end in this bid of the opponents in more than half of the deals? */
const isMostly = ({ best, other }: FiveHundredComparison, bid: number): boolean =>
  bid < 0 && best.share('bid', bid) > 0.5 && other.share('bid', bid) > 0.5;

/** Returns the possible ends of an auction that is still on. `bid`: the opponents' bid in which it mostly ends. */
const called = (bid?: string): readonly Outcome[] => [
  ['oursMade', 'more', clauses.weMake],
  ['oursSet', 'less', clauses.weAreSet],
  [
    'theirsMade',
    'less',
    bid === undefined ? clauses.theyMake : (often) => clauses.theyMostlyMake(bid, often),
  ],
  [
    'theirsSet',
    'more',
    bid === undefined ? clauses.theyAreSet : (often) => clauses.theyAreMostlySet(bid, often),
  ],
];

/** Returns how often each outcome came about, the largest change first. */
const changesOf = (about: FiveHundredComparison, outcomes: readonly Outcome[]): Saying[] =>
  byChange(
    outcomes.map(([outcome, good, clause]) =>
      share(about, 'outcome', OUTCOME[outcome], good, clause, [0, BEST_TO_WORST]),
    ),
  );

/** Says how often an advised bid becomes the contract and, if it is mostly set, how often it is made and set; null for other moves. */
function warning(best: Findings<Fact>): string | null {
  const move = parse(best.move);
  if ('rule' in move || move.kind !== 'bid') return null;
  const stands = best.share('bid', 1 + BIDS.findIndex(({ name }) => name === move.bid));
  const [made, set] = ofHundred(
    (['oursMade', 'oursSet'] as const).map((name) => best.share('outcome', OUTCOME[name])),
  ) as [number, number];
  const played = warnings.stands(Math.round(100 * stands));
  return made < set ? `${played} ${warnings.mostlySet(made, set)}` : played;
}

/** Writes a move without its verb: "7♥", "Inkle ♣", "8 No-Trump", a Joker with the suit it names. */
function moveText(text: string, speaker: Speaker): string {
  const move = parse(text);
  if ('rule' in move) throw new RangeError(`not a move of 500: ${text}`);
  const name = (card: number): string => speaker.card(formatCard(card));
  switch (move.kind) {
    case 'bid':
      return bidText(move.bid, speaker);
    case 'pass':
      return words.pass;
    case 'give':
      return name(move.card);
    case 'bury':
      return move.cards.map(name).join(' ');
    case 'play':
      return move.suit === null
        ? name(move.card)
        : words.naming(name(move.card), speaker.suit(SUITS[move.suit]!));
  }
}
