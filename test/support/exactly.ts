import { chooseCard } from '../../src/ai/gongzhu/choose.ts';
import { likelihood } from '../../src/ai/gongzhu/history.ts';
import type { Card } from '../../src/engine/card.ts';
import {
  add,
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  has,
  minus,
  size,
  union,
} from '../../src/engine/card-set.ts';
import type { Seat } from '../../src/engine/game.ts';
import { mayBeWith, playedBy } from '../../src/engine/gongzhu/knowledge.ts';
import { draftOf, isPlayedOut, legalCards, putDown } from '../../src/engine/gongzhu/rules.ts';
import { scoreDeal } from '../../src/engine/gongzhu/score.ts';
import { type DealDraft, heldBy, type PlayPhase, SEATS } from '../../src/engine/gongzhu/state.ts';

/** A deal that a seat cannot rule out, and how likely it is beside others. */
interface World {
  readonly state: PlayPhase;
  readonly weight: number;
}

/** All deals that a seat cannot rule out in a deal without passing: the hidden cards with the other seats in every way. */
export function allWorlds(state: PlayPhase, me: Seat): World[] {
  const unseen = minus(FULL, union(state.played, heldBy(state, me)));
  const played = playedBy(state);
  const others = Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => seat !== me);
  const worlds: World[] = [];
  const give = (hands: readonly CardSet[], [first, ...rest]: readonly Card[]): void => {
    if (first === undefined) {
      const dealt = state.deal.hands.map((own, seat) =>
        seat === me ? own : union(played[seat]!, hands[seat]!),
      );
      const world = { ...state, deal: { ...state.deal, hands: dealt } };
      worlds.push({ state: world, weight: likelihood(world, me) });
      return;
    }
    for (const seat of others)
      if (size(hands[seat]!) < size(heldBy(state, seat)) && has(mayBeWith(state, unseen, me, seat), first))
        give(hands.with(seat, add(hands[seat]!, first)), rest);
  };
  give(Array(SEATS).fill(EMPTY), cardsOf(unseen));
  return worlds;
}

/** An imagined deal on its way. */
interface Course {
  readonly draft: DealDraft;
  readonly weight: number;
}

/**
 * Returns the exact worth of each legal card to its player over all deals, in points fewer than the others on average. The policy plays for the
 * others. The player goes on by the policy, or as well as can be: one card for all deals in which the same cards have fallen.
 */
export function exactly(worlds: readonly World[], me: Seat, goesOn: 'policy' | 'best'): Map<Card, number> {
  const all = worlds.reduce((sum, { weight }) => sum + weight, 0);
  const courses = worlds.map(({ state, weight }) => ({ draft: draftOf(state), weight: weight / all }));
  const legal = cardsOf(legalCards(worlds[0]!.state, me));
  return new Map(legal.map((card) => [card, worthOf(after(courses, card), me, goesOn)]));
}

const after = (courses: readonly Course[], card: Card): Course[] =>
  courses.map(({ draft, weight }) => {
    const copy = draftOf(draft);
    putDown(copy, card);
    return { draft: copy, weight };
  });

function worthOf(courses: readonly Course[], me: Seat, goesOn: 'policy' | 'best'): number {
  let worth = 0;
  const alike = new Map<string, Course[]>();
  for (const course of courses) {
    const { draft, weight } = course;
    let fallen = '';
    while (!isPlayedOut(draft) && (draft.turn !== me || goesOn === 'policy')) {
      const card = chooseCard(draft);
      fallen += ` ${card}`;
      putDown(draft, card);
    }
    if (isPlayedOut(draft)) {
      const { points } = scoreDeal(draft.taken);
      worth += weight * ((points.reduce((sum, one) => sum + one, 0) - points[me]!) / 3 - points[me]!);
    } else alike.set(fallen, [...(alike.get(fallen) ?? []), course]);
  }
  for (const group of alike.values()) {
    const legal = cardsOf(legalCards(group[0]!.draft, me));
    worth += Math.max(...legal.map((card) => worthOf(after(group, card), me, goesOn)));
  }
  return worth;
}
