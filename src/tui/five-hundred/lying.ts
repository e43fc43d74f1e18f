import { SUITS } from '../../engine/card.ts';
import { bidOf, trumpOf } from '../../engine/five-hundred/bids.ts';
import { type Card, NONE, parseCard, remove, setOf } from '../../engine/five-hundred/cards.ts';
import type {
  Call,
  Contract,
  Fact,
  FiveHundred,
  TakenTrick,
  Trick,
  View,
} from '../../engine/five-hundred/state.ts';
import { winningPlay } from '../../engine/five-hundred/trick.ts';
import { sortedHand } from '../../engine/five-hundred/trumps.ts';
import { handSize } from '../../engine/five-hundred/view.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import type { Position } from '../table.ts';

export type FiveHundredPosition = Position<FiveHundred>;

/** The cards on the table: those of the view or, while a step lingers, those before the table was cleared. */
export interface Lying {
  readonly view: View;
  readonly calls: readonly Call[];
  /** Null during the auction. */
  readonly contract: Contract | null;
  readonly trick: Trick;
  /** The winner of the trick so far; null before the lead. */
  readonly best: Seat | null;
  /** Is the trick over? Then `best` has won it. */
  readonly swept: boolean;
  /** Tricks before this one, in order. */
  readonly past: readonly TakenTrick[];
  /** Tricks won by the contractors and by the defenders, the finished one included. */
  readonly contractors: number;
  readonly defenders: number;
  /** Cards in hand. */
  readonly cardsLeft: BySeat<number>;
  /** The cards of the widow, once the viewer has seen them; null before that, and for the others. */
  readonly widow: readonly Card[] | null;
  /** The viewer's hand, trumps first; empty for a spectator. */
  readonly hand: readonly Card[];
}

const NO_TRICK: Trick = { plays: [], named: null };

export function lyingOf({ onTable: view, viewer, shown }: FiveHundredPosition): Lying {
  const facts = shown?.lingering ? shown.facts : [];
  const taken = facts.find((fact) => fact.kind === 'trick-taken');
  const contract = contractIn(view, facts);
  const trumps = contract === null ? null : contract.trump;
  const past = view.phase === 'play' ? view.tricks : [];
  const trick = taken !== undefined ? trickOf(taken) : view.phase === 'play' ? view.trick : NO_TRICK;
  const best = taken?.seat ?? (trumps === null ? null : (winningPlay(trick, trumps)?.seat ?? null));
  const won = view.phase === 'play' ? view.taken : 0;
  // While the step lingers, the view is the one before the last card of the trick.
  const closing = taken === undefined ? null : trick.plays.at(-1)!;
  const held = viewer !== 'table' && 'hands' in view ? (view.hands[viewer] ?? NONE) : NONE;
  const hand = closing !== null && closing.seat === viewer ? remove(held, closing.card) : held;
  return {
    view,
    calls: callsIn(view, facts),
    contract,
    trick,
    best,
    swept: taken !== undefined,
    past,
    contractors: taken?.contractors ?? won,
    defenders: taken?.defenders ?? past.length - won,
    cardsLeft: Array.from(
      { length: view.standing.seats },
      (_, seat) => handSize(view, seat) - (closing?.seat === seat ? 1 : 0),
    ),
    widow: widowIn(view, facts, trumps),
    hand: sortedHand(hand, trumps),
  };
}

function widowIn(view: View, facts: readonly Fact[], trumps: number | null): readonly Card[] | null {
  const taken = facts.find((fact) => fact.kind === 'widow');
  const texts = taken === undefined ? null : taken.cards;
  const widow = view.phase === 'bury' ? view.widow : texts && setOf(texts.map((text) => parseCard(text)!));
  return widow && sortedHand(widow, trumps);
}

const trickOf = ({ plays, named }: Fact & { readonly kind: 'trick-taken' }): Trick => ({
  plays: plays.map(({ seat, cards }) => ({ seat, card: parseCard(cards[0]!)! })),
  named: named === null ? null : SUITS.indexOf(named as (typeof SUITS)[number]),
});

function callsIn(view: View, facts: readonly Fact[]): readonly Call[] {
  const calls = view.phase === 'bid' ? view.calls : 'contract' in view ? view.contract.calls : [];
  const last = facts.find((fact) => fact.kind === 'call');
  return last === undefined ? calls : [...calls, { seat: last.seat, bid: last.bid }];
}

function contractIn(view: View, facts: readonly Fact[]): Contract | null {
  if ('contract' in view) return view.contract;
  const made = facts.find((fact) => fact.kind === 'contract');
  if (made === undefined) return null;
  const { seat, bid, out } = made;
  return { seat, bid, out, trump: trumpOf(bidOf(bid)), calls: callsIn(view, facts) };
}
