import { type Card, card, formatCard, HEARTS, SUITS, suitOf } from '../card.ts';
import {
  add,
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  has,
  includes,
  intersection,
  isEmpty,
  minus,
  ranksOf,
  SUIT_SETS,
  setOf,
  suitPart,
  union,
} from '../card-set.ts';
import type { BySeat, Seat, TableSetup } from '../game.ts';
import { addCard, ledCard, newTrick, nextSeat, type Trick, winnerOf, withSeat } from '../trick.ts';
import { houseRulesOf, type Passing } from './house-rules.ts';
import { ALL_HEARTS, KEPT, NOTHING_TAKEN, POINTED, scoreDeal } from './score.ts';
import {
  type DealDraft,
  giverTo,
  type Hidden,
  heldBy,
  type Move,
  type PassPhase,
  PLAYS,
  type PlayPhase,
  type Position,
  type Refusal,
  SEATS,
  type Standing,
  type State,
} from './state.ts';

export const PASS_SIZE = 3;
const TWO_OF_CLUBS = card('2C');
export const OPENING = setOf([TWO_OF_CLUBS]);

export function start(table: TableSetup): State {
  const { limit, passing } = houseRulesOf(table);
  return {
    phase: 'deal',
    // The fields have the same order as in `closeDeal`: objects of two shapes would cost random deals a sixth of their speed.
    standing: {
      limit,
      passing,
      deals: 0,
      scores: [0, 0, 0, 0],
      results: [],
      winners: null,
    },
  };
}

/** Page: left, right, across, then a deal without passing, and from the left again. */
const ROUND = [1, 3, 2, 0] as const;
const PLACES: { readonly [passing in Passing]: (deal: number) => number } = {
  'left-right-across-hold': (deal) => ROUND[(deal - 1) % 4]!,
  none: () => 0,
  left: () => 1,
};

/** How many places on the cards of deal `deal` (from 1) are passed: 1 left, 2 across, 3 right, 0 nowhere. */
export const passesTo = (passing: Passing, deal: number): number => PLACES[passing](deal);

export function deal(state: State, deck: readonly Card[]): State {
  const standing = { ...state.standing, deals: state.standing.deals + 1 };
  const hands = [0, 1, 2, 3].map((seat) => everyFourth(deck, seat));
  const to = passesTo(standing.passing, standing.deals);
  const gifts = [null, null, null, null];
  return to === 0
    ? beginPlay(standing, { to, hands, gifts })
    : { phase: 'pass', standing, deal: { to, hands, gifts }, waiting: [0, 1, 2, 3] };
}

/** The cards of a seat: they are dealt one at a time to seats 0, 1, 2, 3, 0, 1 … */
function everyFourth(deck: readonly Card[], seat: Seat): CardSet {
  const hand: Card[] = [];
  for (let place = seat; place < deck.length; place += SEATS) hand.push(deck[place]!);
  return setOf(hand);
}

export function beginPlay(standing: Standing, deal: PlayPhase['deal']): PlayPhase {
  const turn = deal.hands.findIndex((hand) => has(hand, TWO_OF_CLUBS));
  return {
    phase: 'play',
    standing,
    deal,
    turn,
    trick: newTrick(turn),
    past: null,
    played: EMPTY,
    taken: NOTHING_TAKEN,
    // The leader of the first trick holds the 2♣.
    may: deal.hands.map((_, seat) => (seat === turn ? FULL : minus(FULL, OPENING))),
  };
}

export function toAct(position: Position): readonly Seat[] {
  if (position.phase === 'play') return [position.turn];
  return position.phase === 'pass' ? position.waiting : [];
}

/** Page: a heart discarded on any trick breaks hearts, as does a heart led. */
export const heartsBroken = (position: { readonly played: CardSet }): boolean =>
  ranksOf(position.played, HEARTS) !== 0;

/** The cards a seat may play if it is its turn; none if its hand is hidden. */
export function legalCards(position: PlayPhase<Hidden>, seat: Seat): CardSet {
  const hand = heldBy(position, seat);
  if (hand === null) return EMPTY;
  const led = ledCard(position.trick);
  if (led === null) {
    if (position.past === null) return intersection(hand, OPENING);
    return heartsBroken(position) ? hand : without(hand, ALL_HEARTS);
  }
  const following = suitPart(hand, suitOf(led));
  if (!isEmpty(following)) return following;
  return position.past === null ? without(hand, POINTED) : hand;
}

/** The hand without the barred cards, or the whole hand if that leaves nothing. */
function without(hand: CardSet, barred: CardSet): CardSet {
  const rest = minus(hand, barred);
  return isEmpty(rest) ? hand : rest;
}

export function check(position: Position, seat: Seat, move: Move): Refusal | null {
  switch (position.phase) {
    case 'over':
      return { rule: 'match-over' };
    case 'deal':
      return { rule: 'not-now', due: 'deal' };
    case 'pass':
      if (!position.waiting.includes(seat)) return { rule: 'not-your-turn', turn: position.waiting };
      if (move.kind !== 'pass') return { rule: 'not-now', due: 'pass' };
      return checkPass(position.deal.hands[seat] ?? EMPTY, move.cards);
    case 'play':
      if (position.turn !== seat) return { rule: 'not-your-turn', turn: [position.turn] };
      if (move.kind !== 'play') return { rule: 'not-now', due: 'play' };
      return checkPlay(position, heldBy(position, seat) ?? EMPTY, move.card);
  }
}

function checkPass(hand: CardSet, cards: readonly Card[]): Refusal | null {
  let named = EMPTY;
  for (const c of cards) {
    if (!has(hand, c)) return { rule: 'not-held', card: formatCard(c) };
    if (has(named, c)) return { rule: 'same-card-twice', card: formatCard(c) };
    named = add(named, c);
  }
  return cards.length === PASS_SIZE ? null : { rule: 'pass-three', named: cards.length };
}

function checkPlay(position: PlayPhase<Hidden>, hand: CardSet, c: Card): Refusal | null {
  if (!has(hand, c)) return { rule: 'not-held', card: formatCard(c) };
  const firstTrick = position.past === null;
  const led = ledCard(position.trick);
  if (led === null) {
    if (firstTrick) return c === TWO_OF_CLUBS ? null : { rule: 'two-of-clubs-leads' };
    // Page: a heart is led only if one was played before, or from a hand of hearts alone.
    if (suitOf(c) !== HEARTS || heartsBroken(position) || includes(ALL_HEARTS, hand)) return null;
    return { rule: 'hearts-not-broken' };
  }
  const suit = suitOf(led);
  if (suitOf(c) === suit) return null;
  if (ranksOf(hand, suit) !== 0) return { rule: 'follow-suit', suit: SUITS[suit]! };
  // Rulings 1 and 3: a pointed card is played to the first trick only from a hand of pointed cards alone.
  if (firstTrick && has(POINTED, c) && !includes(POINTED, hand))
    return { rule: 'no-points-on-first-trick', card: formatCard(c) };
  return null;
}

export function* moves(position: Position, seat: Seat): Iterable<Move> {
  if (position.phase === 'pass' && position.waiting.includes(seat)) {
    const hand = cardsOf(position.deal.hands[seat] ?? EMPTY);
    for (let i = 0; i < hand.length; i++)
      for (let j = i + 1; j < hand.length; j++)
        for (let k = j + 1; k < hand.length; k++)
          yield { kind: 'pass', cards: [hand[i]!, hand[j]!, hand[k]!] };
  } else if (position.phase === 'play' && position.turn === seat) {
    for (const c of cardsOf(legalCards(position, seat))) yield PLAYS[c]!;
  }
}

export function play(state: State, seat: Seat, move: Move): State {
  if (state.phase === 'play' && move.kind === 'play') return playCard(state, move.card);
  if (state.phase === 'pass' && move.kind === 'pass') return passCards(state, seat, setOf(move.cards));
  throw new RangeError(`a ${move.kind} in phase ${state.phase}: not checked`);
}

function passCards(state: PassPhase, seat: Seat, gift: CardSet): State {
  const { standing, deal } = state;
  const { to, hands } = deal;
  const gifts = withSeat(deal.gifts, seat, gift);
  const waiting = state.waiting.filter((other) => other !== seat);
  if (waiting.length > 0) return { phase: 'pass', standing, deal: { to, hands, gifts }, waiting };
  const exchanged = hands.map((hand, holder) =>
    union(minus(hand, gifts[holder]!), gifts[giverTo(deal, holder)]!),
  );
  return beginPlay(standing, { to, hands: exchanged, gifts });
}

/** The power of a card in a trick: Page: the highest card of the suit led. */
export const power = (c: Card, led: Card): number => (suitOf(c) === suitOf(led) ? c : -1);

function playCard(state: PlayPhase, c: Card): State {
  const draft = draftOf(state);
  putDown(draft, c);
  return isPlayedOut(draft) ? closeDeal(draft.standing, draft.taken) : draft;
}

/** A draft of a deal in play. The fields are written out: a spread makes objects of another shape, and rollouts a quarter slower. */
export const draftOf = ({ standing, deal, turn, trick, past, played, taken, may }: PlayPhase): DealDraft => ({
  phase: 'play',
  standing,
  deal,
  turn,
  trick,
  past,
  played,
  taken,
  may,
});

const FULL_HALF = 0x3ffffff;

/** Has every card of the deal been played? */
export const isPlayedOut = ({ played: { low, high } }: { readonly played: CardSet }): boolean =>
  low === FULL_HALF && high === FULL_HALF;

/** Plays a legal card for the seat to act. */
export function putDown(draft: DealDraft, c: Card): void {
  const { turn: seat } = draft;
  draft.may = shownBy(draft, c);
  const trick = addCard(draft.trick, seat, c);
  draft.trick = trick;
  draft.played = add(draft.played, c);
  draft.turn = nextSeat(seat);
  if (draft.turn === trick.leader) closeTrick(draft, trick);
}

function closeTrick(draft: DealDraft, trick: Trick): void {
  const winner = winnerOf(trick, power);
  draft.taken = withTrick(draft.taken, winner, trick);
  draft.past = { leader: trick.leader, cards: trick.cards, winner, before: draft.past };
  draft.trick = newTrick(winner);
  draft.turn = winner;
}

/** Returns the cards that each seat may have held, once the seat to act has played this card. */
function shownBy(position: PlayPhase, c: Card): BySeat<CardSet> {
  const { may, turn, trick, past } = position;
  const led = ledCard(trick);
  const suit = suitOf(c);
  if (led === null) {
    // A heart led before hearts are broken comes from a hand of hearts alone.
    const onlyHearts = suit === HEARTS && !heartsBroken(position);
    return onlyHearts ? withSeat(may, turn, intersection(may[turn]!, ALL_HEARTS)) : may;
  }
  if (suit === suitOf(led)) return may;
  const others = minus(may[turn]!, SUIT_SETS[suitOf(led)]!);
  // A pointed card on the first trick comes from a hand of pointed cards alone.
  const onlyPointed = past === null && has(POINTED, c);
  return withSeat(may, turn, onlyPointed ? intersection(others, POINTED) : others);
}

function withTrick(taken: BySeat<CardSet>, winner: Seat, trick: Trick): BySeat<CardSet> {
  const kept = intersection(setOf(trick.cards as BySeat<Card>), KEPT);
  return isEmpty(kept) ? taken : withSeat(taken, winner, union(taken[winner]!, kept));
}

function closeDeal(standing: Standing, taken: BySeat<CardSet>): State {
  const { points, shooter } = scoreDeal(taken);
  const scores = standing.scores.map((score, seat) => score + points[seat]!);
  // Page: the match ends when anyone has more than 1000 points; the least points win. Ruling: equal lowest share the win.
  const over = Math.max(...scores) > standing.limit;
  const lowest = Math.min(...scores);
  return {
    phase: over ? 'over' : 'deal',
    standing: {
      limit: standing.limit,
      passing: standing.passing,
      deals: standing.deals,
      scores,
      results: [...standing.results, { points, taken, shooter }],
      winners: over ? [0, 1, 2, 3].filter((seat) => scores[seat] === lowest) : null,
    },
  };
}
