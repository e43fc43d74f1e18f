import {
  cards,
  cardsOf,
  EMPTY,
  FULL,
  isEmpty,
  minus,
  setOf,
  size,
  union,
} from '../../../src/engine/card-set.ts';
import { isRefusal } from '../../../src/engine/game.ts';
import { shang } from '../../../src/engine/shang/index.ts';
import type { Move, State } from '../../../src/engine/shang/state.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';

export const move = (text: string): Move => {
  const read = shang.parse(text);
  if (isRefusal(read)) throw new Error(`${text}: ${read.rule}`);
  return read;
};

/** A fresh table in the second deal with these hands; the cards named nowhere have been played. */
export function holding(hands: readonly string[], changes: Partial<State> = {}): State {
  const held = hands.map(cards);
  return {
    ...shang.start({ seats: 4, options: { limit: 26 } }),
    match: { limit: 26, deal: 2, totals: [0, 0, 0, 0], results: [{ points: [0, 0, 0, 0], out: 0 }] },
    phase: 'play',
    hands: held,
    played: minus(FULL, held.reduce(union, EMPTY)),
    ...changes,
  };
}

/** The first deal of a match with these hands of 13 (rest at random but fixed), dealt from a stacked deck. */
export function dealt(hands: readonly string[]): State {
  const held = hands.map(cards);
  const free = cardsOf(minus(FULL, held.reduce(union, EMPTY)));
  const full = [0, 1, 2, 3].map((seat) => {
    const own = cardsOf(held[seat] ?? EMPTY);
    return [...own, ...free.splice(0, 13 - own.length)];
  });
  const deck = Array.from({ length: 52 }, (_, i) => full[i % 4]![Math.floor(i / 4)]!);
  if (size(setOf(deck)) !== 52 || !isEmpty(minus(FULL, setOf(deck)))) throw new Error('not a deck');
  return shang.deal(shang.start({ seats: 4, options: { limit: 26 } }), deck);
}

/** Plays moves, each by the seat whose turn it is. */
export function afterMoves(state: State, ...texts: readonly string[]): State {
  return texts.reduce((now, text) => {
    const refusal = shang.check(now, now.turn, move(text));
    if (refusal) throw new Error(`${text}: ${shang.refusalText(refusal, plainSpeaker)}`);
    return shang.play(now, now.turn, move(text));
  }, state);
}

/** The sentence that refuses this move to this seat (by default the one to act), or null. */
export function refused(
  state: State,
  text: string,
  seat = state.turn,
): { rule: string; text: string } | null {
  const refusal = shang.check(state, seat, move(text));
  return refusal && { rule: refusal.rule, text: shang.refusalText(refusal, plainSpeaker) };
}

export const listed = (state: State): string[] => [...shang.moves(state, state.turn)].map(shang.format);

/** All ranks of a suit, e.g. `suit('C')`. */
export const suit = (letter: string): string => [...'23456789TJQKA'].map((rank) => rank + letter).join(' ');
