import type { Card } from '../../engine/card.ts';
import { callCards, possibleCalls, trumpRank } from '../../engine/shengji/calling.ts';
import { BLACK_JOKER, type Counts, cardsIn, countsOf, KITTY, NO_CARDS } from '../../engine/shengji/cards.ts';
import { cardsIn as cardsInForm } from '../../engine/shengji/groups.ts';
import { sortedTickets } from '../../engine/shengji/rules.ts';
import type {
  Call,
  DealView,
  Hidden,
  Move,
  Shengji,
  Ticket,
  TicketsPhase,
} from '../../engine/shengji/state.ts';
import { type Lie, lieOf, sorted, TRUMPS, type TrumpChoice } from '../../engine/shengji/trumps.ts';
import type { Act, TableKey } from '../table.ts';
import { type Group, groupsOf } from './groups.ts';
import { buryOffers, type Offers, playOffers } from './offers.ts';
import { owedIn } from './owed.ts';
import type { ShengjiPosition } from './words.ts';

interface Common {
  /** The kind that the cursor stands on. */
  readonly cursor: Card;
  /** How many tricks before the last one the panel shows. */
  readonly back: number;
  /** What is not seen yet is shown in place of the hand. */
  readonly unseen: boolean;
}
/** While drawing: which of the possible calls, or null to stay. */
export interface Calling extends Common {
  readonly kind: 'call';
  readonly at: number | null;
}
/** Cards picked to be played or buried. */
export interface Picking extends Common {
  readonly kind: 'cards';
  readonly taken: Counts;
  /** The index of what was picked among what Tab offers; null when cards were picked one by one. */
  readonly at: number | null;
}
export interface Naming extends Common {
  readonly kind: 'tickets';
  readonly tickets: readonly Ticket[];
  /** A third ticket, until the player says which of the two it replaces; else null. */
  readonly third: Ticket | null;
  readonly at: number | null;
}
export type Selection = Calling | Picking | Naming;

/** A key of this table, and what one is answered with. */
export type Key = TableKey<Shengji, Selection>;
export type Answer = Act<Shengji, Selection>;

/** Trumps as far as they are known: while drawing there is no trump suit yet. */
export const trumpsOf = (view: DealView): TrumpChoice =>
  view.phase === 'draw' ? { rank: trumpRank(view.standing), suit: null } : view.deal.trumps;

export function dealView({ view }: Pick<ShengjiPosition, 'view'>): DealView | null {
  return view.phase === 'deal' || view.phase === 'over' ? null : view;
}

/** The viewer's cards, or null where none are to be seen. */
export function handOf({ view, viewer }: Pick<ShengjiPosition, 'view' | 'viewer'>): Counts | null {
  const deal = dealView({ view });
  return deal === null || viewer === 'table' ? null : deal.hands[viewer]!;
}

/** What the keys of a decision work with: the view, the mover's hand, and where its cards stand under the trumps. */
export interface PickingContext {
  readonly view: DealView;
  readonly hand: Counts;
  readonly trumps: TrumpChoice;
  readonly lie: Lie;
  readonly groups: readonly Group[];
  /** The cards that the mover may name, play or bury. */
  readonly open: (card: Card) => boolean;
  /** How many cards are to be picked; null where any number may be. */
  readonly wanted: number | null;
}

/** Expects a position with a mover. */
export function pickingContextOf(position: ShengjiPosition): PickingContext {
  const view = dealView(position)!;
  const trumps = trumpsOf(view);
  const hand = handOf(position) ?? NO_CARDS;
  const lead = view.phase === 'play' ? view.trick?.lead : undefined;
  return {
    view,
    hand,
    trumps,
    lie: lieOf(trumps),
    groups: groupsOf(trumps),
    open: openIn(view, hand),
    wanted: view.phase === 'bury' ? KITTY : lead ? cardsInForm(lead) : null,
  };
}

function openIn(view: DealView, hand: Counts): (card: Card) => boolean {
  if (view.phase === 'play') return (card) => owedIn(view).most[card]! > 0;
  if (view.phase === 'tickets') return (card) => mayBeNamed(view, card);
  return (card) => hand[card]! > 0;
}

/** Tickets name no joker, and at some tables no trump. */
export const mayBeNamed = ({ standing, deal }: TicketsPhase<Hidden>, card: Card): boolean =>
  card < BLACK_JOKER && (standing.rules.ticketTrumps || lieOf(deal.trumps).suits[card] !== TRUMPS);

/** The calls that the mover can make now. */
export const callsOf = ({ view, mover }: ShengjiPosition): readonly Call[] =>
  view.phase === 'draw' && mover !== null ? possibleCalls(view, mover) : [];

/** The cards that Tab offers: plays or burials. */
export const cardOffers = (view: DealView): Offers<readonly Card[]> =>
  view.phase === 'bury'
    ? buryOffers(view)
    : view.phase === 'play'
      ? playOffers(view)
      : { list: [], more: false };

/** The cursor begins on what is owed, else in the suit led, else in the longest plain suit; on the first card there, whatever advice says. */
function firstCursor({ view, hand, groups, open }: PickingContext): Card {
  const held = (kinds: readonly Card[]) => kinds.filter((card) => hand[card]! > 0);
  const kinds = groups.flatMap((group) => held(group.kinds));
  const byLength = groups
    .filter(({ suit }) => suit !== TRUMPS)
    .sort((a, b) => lengthOf(hand, b) - lengthOf(hand, a))
    .flatMap((group) => held(group.kinds));
  const longest = byLength[0] ?? groups.flatMap((group) => group.kinds).find(open) ?? BLACK_JOKER;
  if (view.phase !== 'play' || view.trick === null) return longest;
  const owed = owedIn(view).kinds;
  const { lines } = lieOf(view.deal.trumps);
  const led = kinds.filter((card) => lines[view.trick!.lead.suit]!.includes(card));
  return kinds.find((card) => owed.includes(card)) ?? led.find(open) ?? longest;
}

const lengthOf = (hand: Counts, { kinds }: Group): number =>
  kinds.reduce((sum, card) => sum + hand[card]!, 0);

export function begin(position: ShengjiPosition): Selection {
  const context = pickingContextOf(position);
  const cursor = firstCursor(context);
  const common = { cursor, back: 0, unseen: false };
  switch (context.view.phase) {
    case 'draw':
      return { ...common, kind: 'call', at: null };
    case 'tickets':
      return { ...common, kind: 'tickets', tickets: [], third: null, at: null };
    default:
      // What is owed without a choice is picked from the beginning.
      return pointedAt(context, { ...common, kind: 'cards', taken: forced(context.view), at: null }, cursor);
  }
}

const forced = (view: DealView): Counts => (view.phase === 'play' ? owedIn(view).least : NO_CARDS);

/** With the cursor on a card; where one card follows, that card is picked. */
export const pointedAt = <S extends Picking | Naming>(
  { wanted }: PickingContext,
  selection: S,
  cursor: Card,
): S =>
  selection.kind === 'cards' && wanted === 1
    ? { ...selection, cursor, taken: countsOf([cursor]), at: null }
    : { ...selection, cursor };

/** The cards picked, in canonical order. */
export const takenCards = ({ taken }: Picking, { order }: Lie): Card[] => cardsIn(taken, order);

export function chosen(position: ShengjiPosition, selection: Selection): Move | null {
  const { view, lie, wanted } = pickingContextOf(position);
  switch (selection.kind) {
    case 'call': {
      const call = selection.at === null ? null : callsOf(position)[selection.at];
      return call ? { kind: 'call', cards: callCards(call) } : { kind: 'stay' };
    }
    case 'tickets':
      return selection.tickets.length < 2
        ? null
        : { kind: 'tickets', tickets: sortedTickets(selection.tickets, lie) };
    case 'cards': {
      const cards = takenCards(selection, lie);
      if (cards.length === 0 || (wanted !== null && cards.length < wanted)) return null;
      return { kind: view.phase === 'bury' ? 'bury' : 'play', cards };
    }
  }
}

/** The selection that stands for a legal move, e.g. the one that a hint names. */
export function select(position: ShengjiPosition, selection: Selection, move: Move): Selection {
  const { cursor, back, unseen } = selection;
  const { lie } = pickingContextOf(position);
  switch (move.kind) {
    case 'stay':
      return { kind: 'call', cursor, back, unseen, at: null };
    case 'call': {
      const at = callsOf(position).findIndex(
        ({ card, count }) => card === move.cards[0] && count === move.cards.length,
      );
      return { kind: 'call', cursor, back, unseen, at: at < 0 ? null : at };
    }
    case 'tickets':
      return {
        kind: 'tickets',
        cursor: move.tickets[0]?.card ?? cursor,
        back,
        unseen,
        tickets: move.tickets,
        third: null,
        at: null,
      };
    default:
      return {
        kind: 'cards',
        cursor: sorted(move.cards, lie).at(-1) ?? cursor,
        back,
        unseen,
        taken: countsOf(move.cards),
        at: null,
      };
  }
}
