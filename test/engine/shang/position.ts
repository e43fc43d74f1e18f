import { cardsOf, EMPTY, FULL, isEmpty, minus, setOf, size, union } from '../../../src/engine/card-set.ts';
import { isRefusal, type Seat } from '../../../src/engine/game.ts';
import { shang } from '../../../src/engine/shang/index.ts';
import { beginPlay } from '../../../src/engine/shang/rules.ts';
import type { Move, PlayPhase, Standing, State } from '../../../src/engine/shang/state.ts';
import { plainSpeaker } from '../../../src/engine/words.ts';
import { cards } from '../../support/cards.ts';

export const move = (text: string): Move => {
  const read = shang.parse(text);
  if (isRefusal(read)) throw new Error(`${text}: ${read.rule}`);
  return read;
};

/** In the second deal, nobody having lost a point. */
export const STANDING: Standing = {
  limit: 26,
  deals: 2,
  leader: 0,
  scores: [0, 0, 0, 0],
  results: [{ points: [0, 0, 0, 0], out: 0, last: [], left: [[], [], [], []] }],
  winners: null,
};

/** A fresh table in the second deal with these hands; the cards named nowhere have been played. */
export function holding(hands: readonly string[], changes: Partial<PlayPhase> = {}): PlayPhase {
  const held = hands.map(cards);
  return {
    ...beginPlay(STANDING, held, 0),
    played: minus(FULL, held.reduce(union, EMPTY)),
    ...changes,
  };
}

/** The first deal of a match with these hands of 13 (rest at random but fixed), dealt from a stacked deck. */
export function dealt(hands: readonly string[]): PlayPhase {
  const held = hands.map(cards);
  const free = cardsOf(minus(FULL, held.reduce(union, EMPTY)));
  const full = [0, 1, 2, 3].map((seat) => {
    const own = cardsOf(held[seat] ?? EMPTY);
    return [...own, ...free.splice(0, 13 - own.length)];
  });
  const deck = Array.from({ length: 52 }, (_, i) => full[i % 4]![Math.floor(i / 4)]!);
  if (size(setOf(deck)) !== 52 || !isEmpty(minus(FULL, setOf(deck)))) throw new Error('not a deck');
  return playing(shang.deal(shang.start({ seats: 4, options: { limit: 26 } }), deck));
}

/** A state in which somebody is to move. */
export function playing(state: State): PlayPhase {
  if (state.phase !== 'play') throw new Error(`nobody is to move in phase ${state.phase}`);
  return state;
}

/** Plays moves, each by the seat whose turn it is; the deal goes on. */
export const afterMoves = (state: PlayPhase, ...texts: readonly string[]): PlayPhase =>
  texts.reduce((now, text) => playing(afterMove(now, text)), state);

/** Plays a move, which may be the last of the deal. */
export function afterMove(state: PlayPhase, text: string): State {
  const refusal = shang.check(state, state.turn, move(text));
  if (refusal) throw new Error(`${text}: ${shang.refusalText(refusal, plainSpeaker)}`);
  return shang.play(state, state.turn, move(text));
}

/** The sentence that refuses this move to this seat, or null. */
export function refused(state: State, text: string, seat: Seat): { rule: string; text: string } | null {
  const refusal = shang.check(state, seat, move(text));
  return refusal && { rule: refusal.rule, text: shang.refusalText(refusal, plainSpeaker) };
}

export const listed = (state: PlayPhase): string[] => [...shang.moves(state, state.turn)].map(shang.format);

/** All ranks of a suit, e.g. `suit('C')`. */
export const suit = (letter: string): string => [...'23456789TJQKA'].map((rank) => rank + letter).join(' ');
