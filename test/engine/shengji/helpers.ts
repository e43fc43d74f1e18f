import type { Card } from '../../../src/engine/card.ts';
import type { Seat } from '../../../src/engine/game.ts';
import {
  ALL_CARDS,
  countsOf,
  PACK,
  parse as parseCard,
  plus,
  SEATS,
} from '../../../src/engine/shengji/cards.ts';
import { shengji } from '../../../src/engine/shengji/index.ts';
import type { DealPhase, Move, PlayPhase, Refusal, State } from '../../../src/engine/shengji/state.ts';
import type { TrumpChoice } from '../../../src/engine/shengji/trumps.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';

/** The cards of a text such as `5H 5H RJ`. */
export const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const card = parseCard(word);
      if (card === undefined) throw new RangeError(`${word} is not a card`);
      return card;
    });

/** The move of a text that is known to be one. */
export const move = (text: string): Move => shengji.parse(text) as Move;

/** `4S`: level 4, spades trump; `4-`: no trump suit. */
export const trumps = (text: string): TrumpChoice => ({
  rank: '23456789TJQKA'.indexOf(text[0]!),
  suit: text[1] === '-' ? null : 'CDHS'.indexOf(text[1]!),
});

export const options = (changes: Record<string, boolean | number | string | null> = {}) => ({
  seats: 6,
  options: { ...Object.fromEntries(shengji.options.map((spec) => [spec.name, spec.default])), ...changes },
});

/** A deck in which each seat draws the cards given first and the kitty is as given; the rest in the pack's order. */
export function deckWith(
  hands: readonly string[],
  { kitty = '', first = 0 }: { kitty?: string; first?: Seat } = {},
): Card[] {
  const held = hands.map(cards);
  const last = cards(kitty);
  const left = ALL_CARDS.slice();
  for (const card of [...held.flat(), ...last]) left[card]!--;
  const rest = PACK.filter((card, i) => i % 4 < left[card]!);
  while (last.length < 6) last.push(rest.pop()!);
  const deck = Array.from({ length: 210 }, (_, i) => {
    const seat = (first + i) % SEATS;
    return held[seat]?.shift() ?? rest.shift()!;
  });
  return [...deck, ...last];
}

/** Plays moves one after another; throws on one that is not allowed. */
export function playAll(state: State, ...texts: readonly string[]): State {
  let now = state;
  for (const text of texts) {
    const seat = shengji.toAct(now)[0]!;
    const refusal = shengji.check(now, seat, move(text));
    if (refusal) throw new Error(`${text}: ${sentence(refusal)}`);
    now = shengji.play(now, seat, move(text));
  }
  return now;
}

/** Everyone stays until the state is no longer one of drawing. */
export function stayAll(state: State): State {
  let now = state;
  while (now.phase === 'draw') now = shengji.play(now, now.turn, { kind: 'stay' });
  return now;
}

export const sentence = (refusal: Refusal | null): string | null =>
  refusal && shengji.refusalText(refusal, plainSpeaker);

/** A position of play in which seat 0 is Dealer and to act, and each seat holds exactly the cards given. */
export function playing(
  hands: readonly string[],
  {
    trump = '4S',
    kitty = '',
    tickets = '1AC 1AD',
  }: { trump?: string; kitty?: string; tickets?: string } = {},
): PlayPhase {
  const start = shengji.start(options()) as DealPhase;
  const counts = Array.from({ length: SEATS }, (_, seat) => countsOf(cards(hands[seat] ?? '')));
  const announced = move(`tickets ${tickets}`);
  return {
    phase: 'play',
    standing: { ...start.standing, deals: 1, dealer: 0 },
    deal: { dealer: 0, trumps: trumps(trump), call: null, turnedUp: [] },
    turn: 0,
    hands: counts,
    trick: null,
    tricks: [],
    left: cards(hands[0] ?? '').length,
    tickets: announced.kind === 'tickets' ? announced.tickets.map((t) => ({ ...t, met: null })) : [],
    house: [0],
    points: [0, 0, 0, 0, 0, 0],
    gone: counts.reduce<number[]>(
      (gone, hand) => gone.map((n, card) => n - hand[card]!),
      plus(ALL_CARDS, []).map((n, card) => n - countsOf(cards(kitty))[card]!),
    ),
    limits: Array(SEATS).fill(ALL_CARDS),
    gaps: [],
    shown: Array(SEATS).fill([]),
    kitty: cards(kitty),
  };
}
