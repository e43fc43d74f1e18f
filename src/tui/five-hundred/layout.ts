import { SUITS } from '../../engine/card.ts';
import { bidOf, trumpOf } from '../../engine/five-hundred/bids.ts';
import { type Card, type Cards, NONE, parseCard, remove } from '../../engine/five-hundred/cards.ts';
import { winningPlay } from '../../engine/five-hundred/play.ts';
import type {
  Call,
  Contract,
  Fact500,
  FiveHundred,
  TakenTrick,
  Trick,
  View,
} from '../../engine/five-hundred/state.ts';
import { sortedHand } from '../../engine/five-hundred/trumps.ts';
import { handSize } from '../../engine/five-hundred/view.ts';
import type { BySeat, Seat } from '../../engine/game.ts';
import type { Position } from '../table.ts';

export type Position500 = Position<FiveHundred>;

/** What lies on the table: as the view has it, or, while a step lingers, as it lay before it was swept away. */
export interface Layout {
  readonly view: View;
  readonly calls: readonly Call[];
  /** Null while the auction is on. */
  readonly contract: Contract | null;
  readonly trick: Trick;
  /** Who wins the trick as it stands; null before the lead. */
  readonly best: Seat | null;
  /** The trick is over: `best` takes it. */
  readonly swept: boolean;
  /** Tricks before this one, in order. */
  readonly past: readonly TakenTrick[];
  /** Tricks taken so far by the contractors and by the defenders, a swept one included. */
  readonly contractors: number;
  readonly defenders: number;
  /** Cards in hand. */
  readonly left: BySeat<number>;
  /** The viewer's hand, trumps first; empty for a spectator. */
  readonly hand: readonly Card[];
}

const NO_TRICK: Trick = { plays: [], named: null };

export function layoutOf({ view: now, viewer, shown }: Position500): Layout {
  const view = shown?.lingering ? shown.before : now;
  const facts = shown?.lingering ? shown.facts : [];
  const played = facts.find((fact) => fact.kind === 'played');
  const contract = contractIn(view, facts);
  const trick = view.phase === 'play' ? view.trick : NO_TRICK;
  const whole = played === undefined ? trick : withPlay(trick, played);
  const past = view.phase === 'play' ? view.tricks : [];
  const trumps = contract === null ? null : contract.trump;
  const best = trumps === null ? null : (winningPlay(whole, trumps)?.seat ?? null);
  const taken = view.phase === 'play' ? view.taken : 0;
  const closed = facts.find((fact) => fact.kind === 'trick');
  return {
    view,
    calls: callsIn(view, facts),
    contract,
    trick: whole,
    best,
    swept: closed !== undefined,
    past,
    contractors: closed?.contractors ?? taken,
    defenders: closed?.defenders ?? past.length - taken,
    left: Array.from(
      { length: view.match.seats },
      (_, seat) => handSize(view, seat) - (played?.seat === seat ? 1 : 0),
    ),
    hand: viewer === 'table' ? [] : sortedHand(handOf(view, viewer, played), trumps),
  };
}

type Played = Fact500 & { readonly kind: 'played' };

function handOf(view: View, viewer: Seat, played: Played | undefined): Cards {
  const hand = 'hands' in view ? (view.hands[viewer] ?? NONE) : NONE;
  return played?.seat === viewer ? remove(hand, parseCard(played.card)!) : hand;
}

const withPlay = ({ plays, named }: Trick, { seat, card, named: letter }: Played): Trick => ({
  plays: [...plays, { seat, card: parseCard(card)! }],
  named: letter === null ? named : SUITS.indexOf(letter as (typeof SUITS)[number]),
});

function callsIn(view: View, facts: readonly Fact500[]): readonly Call[] {
  const calls = view.phase === 'bid' ? view.calls : 'contract' in view ? view.contract.calls : [];
  const last = facts.find((fact) => fact.kind === 'call');
  return last === undefined ? calls : [...calls, { seat: last.seat, bid: last.bid }];
}

function contractIn(view: View, facts: readonly Fact500[]): Contract | null {
  if ('contract' in view) return view.contract;
  const made = facts.find((fact) => fact.kind === 'contract');
  if (made === undefined) return null;
  const { seat, bid, out } = made;
  return { seat, bid, out, trump: trumpOf(bidOf(bid)), calls: callsIn(view, facts) };
}
