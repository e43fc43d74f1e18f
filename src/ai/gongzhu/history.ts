import { type Card, card as cardNamed } from '../../engine/card.ts';
import { EMPTY, has, minus } from '../../engine/card-set.ts';
import type { Seat } from '../../engine/game.ts';
import { NOTHING_TAKEN } from '../../engine/gongzhu/score.ts';
import { type PlayPhase, receiverOf, type State, tricksOf } from '../../engine/gongzhu/state.ts';
import { newTrick } from '../../engine/trick.ts';
import { lossBy } from './choose.ts';
import { putDown, tableOf } from './table.ts';

/** A card that looks worse than another by so many points is played e times less often. */
const LOSS = 20;

/** No play is stranger than this: people, and other bots, see things differently. */
const STRANGEST = 2;

/** Cards that are passed on where that is possible, and how much: 1 for one that is kept e times less often than an indifferent one. */
const PASSED_ON: readonly (readonly [Card, number])[] = Object.entries({
  QS: 1.2,
  TC: 1.2,
  AH: 0.85,
  KH: 0.85,
  QH: 0.6,
  JH: 0.6,
  TH: 0.35,
  AS: 0.6,
  KS: 0.6,
  AC: 0.6,
  KC: 0.6,
  QC: 0.4,
  JC: 0.4,
}).map(([text, strange]) => [cardNamed(text), strange]);

/** How well a world explains what the other seats have passed and played in it, above 0, at most 1. */
export const likelihood = (world: State, me: Seat): number =>
  world.phase === 'play' ? Math.exp(-strangeToKeep(world, me) - strangeToPlay(world, me)) : 1;

/** Whoever got this seat's cards has passed on what is worst of its own, and nobody else gave it any. */
function strangeToKeep({ deal }: PlayPhase, me: Seat): number {
  if (deal.to === 0) return 0;
  const kept = minus(deal.hands[receiverOf(deal, me)]!, deal.gifts[me]!);
  let strange = 0;
  for (const [card, passedOn] of PASSED_ON) if (has(kept, card)) strange += passedOn;
  return strange;
}

/** Plays the deal once more, to see whether the policy would have played as the others did. */
function strangeToPlay(world: PlayPhase, me: Seat): number {
  const tricks = tricksOf(world);
  const turn = tricks[0]!.leader;
  const table = tableOf({
    ...world,
    turn,
    trick: newTrick(turn),
    past: null,
    played: EMPTY,
    taken: NOTHING_TAKEN,
  });
  let strange = 0;
  for (const { leader, cards } of tricks)
    for (let step = 0; step < 4; step++) {
      const seat = (leader + step) & 3;
      const card = cards[seat]!;
      if (card === null) break;
      if (seat !== me) strange += Math.min(STRANGEST, lossBy(table, card) / LOSS);
      putDown(table, card);
    }
  return strange;
}
