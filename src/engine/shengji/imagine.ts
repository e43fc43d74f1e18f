import type { Card } from '../card.ts';
import type { Seat, Viewer } from '../game.ts';
import { type Random, shuffled } from '../random.ts';
import { firstToDraw } from './calling.ts';
import {
  ALL_CARDS,
  COPIES,
  type Counts,
  cardsIn,
  countsOf,
  HAND,
  KINDS,
  KITTY,
  NO_CARDS,
  PACK,
  plus,
  SEATS,
} from './cards.ts';
import { distribute, type Holder } from './distribute.ts';
import { hasTolaji } from './groups.ts';
import { cardsLeft } from './knowledge.ts';
import type { BuryPhase, DrawPhase, Gap, Hidden, PlayPhase, State, TicketsPhase, View } from './state.ts';
import { type Lie, lieOf, sorted } from './trumps.ts';

/**
 * Imagines a state that this seat's view cannot rule out; every possible one has a chance. `buried`: the most copies of each kind in a kitty
 * that is hidden during play, ignored if no deal fits them. Left out: all copies.
 */
export function imagine(view: View, random: Random, buried = ALL_CARDS): State {
  switch (view.phase) {
    case 'draw':
      return imagineDraw(view, random);
    case 'bury':
      return imagineBury(view, random);
    case 'tickets': {
      const { hands, kitty } = imagineHands(view, ALL_LIMITS, [], NO_CARDS, ALL_CARDS, random);
      return { phase: 'tickets', standing: view.standing, deal: view.deal, hands, shown: view.shown, kitty };
    }
    case 'play':
      return imaginePlay(view, buried, random);
    default:
      return { phase: view.phase, standing: view.standing };
  }
}

type Viewed<Phase> = Phase & { readonly viewer: Viewer };

const ALL_LIMITS: readonly Counts[] = Array<Counts>(SEATS).fill(ALL_CARDS);

/** The cards of the pack that are in none of these lists. */
function unseenCards(...known: readonly (readonly Card[] | null)[]): Card[] {
  const left = ALL_CARDS.slice();
  for (const cards of known) for (const card of cards ?? []) left[card]!--;
  return PACK.filter((card, i) => i % COPIES < left[card]!);
}

const ORDER: readonly Card[] = Array.from({ length: KINDS }, (_, card) => card);
const handCards = (hand: Counts | null): Card[] => (hand ? cardsIn(hand, ORDER) : []);

/** The whole deck: every seat's cards in its places, then the kitty and the undrawn cards in theirs. */
function imagineDraw(view: Viewed<DrawPhase<Hidden>>, random: Random): State {
  const { standing, drawn, turn, stays, call, shown, viewer } = view;
  const own = viewer === 'table' ? [] : handCards(view.hands[viewer]!);
  const others = shown.map((cards, seat) => (seat === viewer ? [] : cards));
  const unseen = shuffled(unseenCards(own, ...others), random);
  const seats = others.map((cards, seat) => {
    if (seat === viewer) {
      const earlier = own.slice();
      const drew = view.drew[seat]!;
      if (drew !== null) earlier.splice(earlier.indexOf(drew), 1);
      return drew === null ? [] : [...shuffled(earlier, random), drew];
    }
    const rest = unseen.splice(unseen.length - (cardsLeft(view, seat) - cards.length));
    return shuffled([...cards, ...rest], random);
  });
  const first = firstToDraw(standing);
  const deck = Array.from({ length: drawn }, (_, i) => seats[(first + i) % SEATS]![Math.floor(i / SEATS)]!);
  deck.push(...unseen);
  const hands = seats.map(countsOf);
  const drew = seats.map((cards) => cards.at(-1) ?? null);
  return { phase: 'draw', standing, deck, drawn, hands, drew, turn, stays, call, shown };
}

function imagineBury(view: Viewed<BuryPhase<Hidden>>, random: Random): State {
  const { standing, deal, shown, viewer } = view;
  const own = viewer === 'table' ? null : view.hands[viewer]!;
  const dealers = viewer === deal.dealer;
  // Cards that others have shown are in their hands; cards that were turned up are in the kitty.
  const others = shown.map((cards, seat) => {
    if (seat === viewer) return [];
    return seat === deal.dealer && deal.call === null ? [] : cards;
  });
  const turnedUp = dealers ? [] : deal.turnedUp;
  const unseen = shuffled(unseenCards(handCards(own), turnedUp, ...others), random);
  const take = (n: number): Card[] => unseen.splice(unseen.length - n);
  const kitty = view.kitty ?? [...turnedUp, ...take(KITTY - turnedUp.length)];
  const hands = others.map((cards, seat) => {
    if (seat === viewer) return own!;
    const hand = countsOf([...cards, ...take(HAND - cards.length)]);
    return seat === deal.dealer ? plus(hand, kitty) : hand;
  });
  return { phase: 'bury', standing, deal, hands, shown, kitty };
}

function imaginePlay(view: Viewed<PlayPhase<Hidden>>, buried: Counts, random: Random): State {
  const { hands, kitty } = imagineHands(view, view.limits, view.gaps, view.gone, buried, random);
  return {
    phase: 'play',
    standing: view.standing,
    deal: view.deal,
    turn: view.turn,
    hands,
    trick: view.trick,
    tricks: view.tricks,
    left: view.left,
    tickets: view.tickets,
    house: view.house,
    points: view.points,
    gone: view.gone,
    limits: view.limits,
    gaps: view.gaps,
    shown: view.shown,
    kitty,
  };
}

/** Most attempts to deal hands that break no gap; then the hands are used as they are. */
const GAP_TRIES = 50;

/** Deals the hidden hands and the buried cards, within the limits shown by everyone's follows. */
function imagineHands(
  view: Viewed<TicketsPhase<Hidden> | PlayPhase<Hidden>>,
  limits: readonly Counts[],
  gaps: readonly Gap[],
  gone: Counts,
  buried: Counts,
  random: Random,
): { hands: readonly Counts[]; kitty: readonly Card[] } {
  const { deal, shown, viewer } = view;
  const lie = lieOf(deal.trumps);
  const own = viewer === 'table' ? NO_CARDS : view.hands[viewer]!;
  const hidden = ORDER.map((card) => COPIES - gone[card]! - own[card]!);
  for (const card of view.kitty ?? []) hidden[card]!--;

  const seats: Seat[] = [0, 1, 2, 3, 4, 5].filter((seat) => seat !== viewer);
  const known = seats.map((seat) => (seat === deal.dealer ? [] : shown[seat]!));
  // Cards that the Dealer has shown are in its hand or buried.
  const dealers = viewer === deal.dealer ? [] : shown[deal.dealer]!;
  for (const cards of [dealers, ...known]) for (const card of cards) hidden[card]!--;
  const dealerAt = seats.indexOf(deal.dealer);

  let tight: readonly Counts[] = limits;
  let kittyLimits = buried;
  for (let attempt = 0; ; attempt++) {
    const holders: Holder[] = seats.map((seat, i) => ({
      room: cardsLeft(view, seat) - known[i]!.length,
      limits: without(tight[seat]!, known[i]!),
    }));
    if (view.kitty === null) holders.push({ room: KITTY, limits: kittyLimits });
    const dealt = distribute(
      holders,
      hidden,
      { cards: dealers, holders: [dealerAt, holders.length - 1] },
      random,
    );
    if (dealt !== null) {
      const hands = [0, 1, 2, 3, 4, 5].map((seat) => {
        if (seat === viewer) return own;
        const i = seats.indexOf(seat);
        return plus(dealt[i]!, known[i]!);
      });
      const broken = gaps.filter((gap) => gap.seat !== viewer && breaks(gap, hands[gap.seat]!, lie));
      if (broken.length === 0 || attempt >= GAP_TRIES) {
        const kitty = view.kitty ?? sorted(handCards(dealt.at(-1)!), lie);
        return { hands, kitty };
      }
      tight = broken.reduce((all, gap) => narrowed(all, gap, lie, random), limits);
    } else if (kittyLimits !== ALL_CARDS) {
      kittyLimits = ALL_CARDS;
    } else if (tight === limits) {
      throw new Error('shengji: no deal explains the view');
    } else {
      tight = limits;
    }
  }
}

/** Removes cards from limits that allow them. */
function without(limits: Counts, cards: readonly Card[]): Counts {
  if (cards.length === 0) return limits;
  const result = limits.slice();
  for (const card of cards) result[card]!--;
  return result;
}

/** Would the hand have had a Tolaji at the moment when it showed that it had none? */
const breaks = (gap: Gap, hand: Counts, lie: Lie): boolean =>
  hasTolaji(plus(hand, gap.played), gap.suit, gap, lie);

/** Limits under which a gap is not broken in the same way: some kinds of the suit get too few copies for a group. */
function narrowed(limits: readonly Counts[], gap: Gap, lie: Lie, random: Random): readonly Counts[] {
  const played = countsOf(gap.played);
  const tight = limits[gap.seat]!.slice();
  for (const card of lie.lines[gap.suit]!) {
    if (played[card]! < gap.size && random.below(2) === 0) {
      tight[card] = Math.min(tight[card]!, gap.size - 1 - played[card]!);
    }
  }
  return limits.map((counts, seat) => (seat === gap.seat ? tight : counts));
}
