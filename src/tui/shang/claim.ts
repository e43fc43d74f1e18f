import { type CardSet, EMPTY, FULL, isEmpty, minus, size, union } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { inOrder, NO_PLAY, rate, sizeOf } from '../../engine/shang/combination.ts';
import { playsOf } from '../../engine/shang/plays.ts';
import { moves } from '../../engine/shang/rules.ts';
import type { Move, View } from '../../engine/shang/state.ts';

/** Larger hands have too many divisions, and hardly ever a sure one. */
const LARGEST = 8;

/** The first of plays that empty the hand and that nobody can stop, whatever the others hold; null if there are none. */
export function claim(view: View, seat: Seat): Move | null {
  const hand = view.phase === 'play' ? (view.hands[seat] ?? EMPTY) : EMPTY;
  if (view.phase !== 'play' || view.turn !== seat || size(hand) > LARGEST) return null;
  const unseen = inOrder(minus(FULL, union(hand, view.played)));
  const most = Math.max(...view.cardsLeft.filter((_, other) => other !== seat));
  const judged = new Map<number, boolean>();
  /** All unseen cards in one hand could not beat it. */
  const isSure = (play: CardSet): boolean => {
    const rating = rate(play);
    const known = judged.get(rating);
    if (known !== undefined) return known;
    const sure =
      sizeOf(rating) > most || playsOf(unseen, sizeOf(rating), rating, unseen.length, 1).length === 0;
    judged.set(rating, sure);
    return sure;
  };
  const hopeless = new Set<string>();
  /** Can these cards all be led away, the last play even where it could be beaten? */
  const goesOut = (cards: CardSet): boolean => {
    const key = `${cards.low} ${cards.high}`;
    if (isEmpty(cards) || rate(cards) !== NO_PLAY) return true;
    if (hopeless.has(key)) return false;
    for (const play of playsOf(inOrder(cards))) if (isSure(play) && goesOut(minus(cards, play))) return true;
    hopeless.add(key);
    return false;
  };
  for (const move of moves(view, seat)) {
    if (move.kind !== 'play') continue;
    const rest = minus(hand, move.cards);
    if (isEmpty(rest) || (isSure(move.cards) && goesOut(rest))) return move;
  }
  return null;
}
