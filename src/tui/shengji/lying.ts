/** The cards on the table, the cards that the viewer sees, and the log. */

import type { Card } from '../../engine/card.ts';
import type { Seat, Speaker } from '../../engine/game.ts';
import { trumpRank } from '../../engine/shengji/calling.ts';
import { ALL_CARDS, type Counts, NO_CARDS, parse } from '../../engine/shengji/cards.ts';
import { type Shape, shapeOf } from '../../engine/shengji/groups.ts';
import type { DealView, Fact, Play, Trick } from '../../engine/shengji/state.ts';
import { factText } from '../../engine/shengji/text.ts';
import { type Lie, lieOf, type TrumpChoice } from '../../engine/shengji/trumps.ts';
import { logTexts, playText, type ShengjiPosition } from './words.ts';

/** The view in one phase of a deal. */
export type ViewIn<Phase extends DealView['phase']> = Extract<DealView, { readonly phase: Phase }>;

/** Returns trumps as far as they are known: during the draw there is no trump suit. */
export const trumpsOf = (view: DealView): TrumpChoice =>
  view.phase === 'draw' ? { rank: trumpRank(view.standing), suit: null } : view.deal.trumps;

export function dealView({ view }: Pick<ShengjiPosition, 'view'>): DealView | null {
  return view.phase === 'deal' || view.phase === 'over' ? null : view;
}

/** Returns the viewer's cards; null if they see none. */
export function handOf({ view, viewer }: Pick<ShengjiPosition, 'view' | 'viewer'>): Counts | null {
  const deal = dealView({ view });
  return deal === null || viewer === 'table' ? null : deal.hands[viewer]!;
}

type TrickTaken = Fact & { readonly kind: 'trick-taken' };

/** A trick on the table. */
interface ShownTrick {
  readonly plays: readonly Play[];
  readonly lead: Shape;
  /** The winner so far, or of the finished trick. */
  readonly winner: Seat;
}

/** The cards on the table: the present ones, or a trick that was just won. */
export interface Lying<View extends DealView = DealView> {
  readonly view: View;
  readonly hand: Counts | null;
  readonly trick: ShownTrick | null;
  /** Is the trick complete, staying for a moment? */
  readonly taken: boolean;
  /** Tricks of this deal before it. */
  readonly past: readonly Trick[];
}

/** Null between deals. */
export function lyingOf(position: ShengjiPosition): Lying | null {
  const { onTable, shown } = position;
  const now = dealView(position);
  const finished = shown?.lingering && shown.facts.find((fact) => fact.kind === 'trick-taken');
  if (finished && onTable.phase === 'play') {
    // After the last trick of a deal the new view has no table any more, so the view before it is used.
    const [view, hand] = now?.phase === 'play' ? [now, handOf(position)] : [onTable, NO_CARDS];
    const trick = trickOf(finished, lieOf(view.deal.trumps));
    // The points come with the trick, when it leaves the table.
    return { view: { ...view, points: onTable.points }, hand, trick, taken: true, past: onTable.tricks };
  }
  if (now === null) return null;
  const playing = now.phase === 'play';
  return {
    view: now,
    hand: handOf(position),
    trick: playing ? now.trick : null,
    taken: false,
    past: playing ? now.tricks : [],
  };
}

function trickOf({ seat: winner, plays: told }: TrickTaken, lie: Lie): ShownTrick {
  const plays = told.map(({ seat, cards }) => ({ seat, cards: cards.map((text) => parse(text)!) }));
  return { plays, lead: shapeOf(plays[0]!.cards, lie)!, winner };
}

/** Returns copies that the viewer neither holds nor has seen, nor buried, by kind. Null if that says nothing yet, or if no help is wanted. */
export function unseenIn(position: ShengjiPosition, view: DealView): Counts | null {
  const hand = handOf(position);
  if (!position.assist || hand === null || (view.phase !== 'play' && view.phase !== 'tickets')) return null;
  const buried = (card: Card): number => view.kitty?.filter((other) => other === card).length ?? 0;
  const gone = view.phase === 'play' ? view.gone : null;
  return ALL_CARDS.map((all, card) => all - hand[card]! - buried(card) - (gone?.[card] ?? 0));
}

/** Returns the number of copies of these kinds together. */
export const totalOf = (counts: Counts, kinds: readonly Card[]): number =>
  kinds.reduce((sum, card) => sum + counts[card]!, 0);

/** Returns the log of the deal, a line a trick: `Trick 5: Bo K♦ K♦ · Cat J♦ J♦ … Fay A♦ A♦ won · You 3♦ 3♦, 40 points.`; the present one play by play. */
export function log(steps: readonly (readonly Fact[])[], speaker: Speaker): string[][] {
  const whole = steps.findLastIndex((facts) => facts.some(({ kind }) => kind === 'trick-taken'));
  let trick = 0;
  let trumps: TrumpChoice = { rank: 0, suit: null };
  return steps.map((facts, step) =>
    facts.flatMap((fact) => {
      if (fact.kind === 'dealt') trick = 0;
      if (fact.kind === 'trumps') trumps = { rank: fact.level - 2, suit: fact.suit };
      if (fact.kind === 'played' && step <= whole) return [];
      if (fact.kind !== 'trick-taken') return [factText(fact, speaker)];
      trick++;
      const lie = lieOf(trumps);
      const plays = fact.plays.map(({ seat, cards }) => {
        const text = playText(
          cards.map((card) => parse(card)!),
          lie,
          speaker,
        );
        return logTexts.play(speaker.seat(seat), text, seat === fact.seat);
      });
      return [logTexts.trick(trick, plays, fact.points)];
    }),
  );
}
