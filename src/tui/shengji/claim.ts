import type { Card } from '../../engine/card.ts';
import type { Seat } from '../../engine/game.ts';
import { ALL_CARDS, type Counts, cardsIn, NO_CARDS } from '../../engine/shengji/cards.ts';
import { shapeOf } from '../../engine/shengji/groups.ts';
import { isVoid } from '../../engine/shengji/knowledge.ts';
import type { Move, View } from '../../engine/shengji/state.ts';
import { type Lie, lieOf, TRUMPS } from '../../engine/shengji/trumps.ts';
import { takesAll } from '../match/sure.ts';

/**
 * Cards to lead where every trick left is the seat's; else null. They go one by one, trumps first; what makes a group stays for the last
 * trick, on which the kitty hangs, as far as it can.
 */
export function claim(view: View, seat: Seat): Move | null {
  if (view.phase !== 'play' || view.turn !== seat || view.trick !== null) return null;
  const lie = lieOf(view.deal.trumps);
  const hand = view.hands[seat] ?? NO_CARDS;
  const buried = (card: Card): number => view.kitty?.filter((other) => other === card).length ?? 0;
  const unseen = ALL_CARDS.map((all, card) => all - hand[card]! - buried(card) - view.gone[card]!);
  const others = view.limits.flatMap((_, other) => (other === seat ? [] : [other]));
  const suits = lie.lines.map((line) => ({
    own: heightsOf(hand, line, lie),
    unseen: others.every((other) => isVoid(view, other, line)) ? [] : heightsOf(unseen, line, lie),
  }));
  if (!takesAll(suits.slice(0, TRUMPS), suits[TRUMPS]!)) return null;
  const held = cardsIn(hand, lie.order);
  return { kind: 'play', cards: shapeOf(held, lie) ? held : [nextSingle(held, hand, lie)] };
}

const heightsOf = (counts: Counts, line: readonly Card[], { heights }: Lie): number[] =>
  cardsIn(counts, line).map((card) => heights[card]!);

/** Trumps first, then the suits whose lowest card is held in fewest copies; in a suit the highest first. */
function nextSingle(held: readonly Card[], hand: Counts, { suits, lines, places }: Lie): Card {
  const lowest = (suit: number): number => hand[lines[suit]!.find((card) => hand[card]! > 0)!]!;
  const order = (card: Card): number => (suits[card] === TRUMPS ? 0 : lowest(suits[card]!));
  return held.reduce((a, b) => {
    const earlier = order(b) - order(a) || suits[b]! - suits[a]!;
    return earlier < 0 || (earlier === 0 && places[b]! > places[a]!) ? b : a;
  });
}
